//! Arrays that are written here and read in Python: numpy owns them, and Python sees them read-only.

use numpy::ndarray::{Dimension, IntoDimension};
use numpy::{Element, PyArray, PyArrayMethods as _, PyReadwriteArray};
use pyo3::prelude::*;

/// An array, and the read-only view of it that Python gets, the same one every time.
pub(crate) struct Shown<T, D> {
    array: Py<PyArray<T, D>>,
    view: Py<PyAny>,
}

impl<T: Element, D: Dimension> Shown<T, D> {
    pub(crate) fn zeros(py: Python<'_>, shape: impl IntoDimension<Dim = D>) -> PyResult<Shown<T, D>> {
        let array = PyArray::zeros(py, shape, false);
        let view = array.call_method0("view")?;
        view.call_method1("setflags", (false,))?;
        Ok(Shown { array: array.unbind(), view: view.unbind() })
    }

    /// The array, to be written.
    pub(crate) fn writing<'py>(&self, py: Python<'py>) -> PyResult<PyReadwriteArray<'py, T, D>> {
        Ok(self.array.bind(py).try_readwrite()?)
    }

    /// What Python gets: the view, or a fresh array.
    pub(crate) fn shown<'py>(&self, py: Python<'py>, copy: bool) -> PyResult<Bound<'py, PyAny>> {
        let view = self.view.bind(py);
        if copy { view.call_method0("copy") } else { Ok(view.clone()) }
    }
}
