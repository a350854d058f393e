"""Curves as a picture: SVG, without any library. A notebook shows it by itself."""

from __future__ import annotations

import os
from html import escape

__all__ = ["Curve"]

_WIDTH, _HEIGHT, _LEFT, _RIGHT, _TOP, _BOTTOM = 640, 360, 52, 96, 32, 44
# Told apart by everybody: Okabe and Ito's colours.
_COLORS = ["#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9"]


class Curve:
    """Shares from 0 to 1 that change with time, a line for each name.

    >>> curve = Curve("minutes", "points")
    >>> curve.add("level 1", 0.5, 0.25)
    >>> curve._repr_svg_().startswith("<svg")
    True
    """

    def __init__(self, across: str, up: str) -> None:
        self.across = across
        self.up = up
        self.lines: dict[str, list[tuple[float, float]]] = {}

    def add(self, name: str, x: float, y: float) -> None:
        """Adds a point to the line of this name."""
        self.lines.setdefault(name, []).append((x, y))

    def save(self, path: str | os.PathLike[str]) -> None:
        """Writes the picture."""
        with open(path, "w", encoding="utf-8") as file:
            file.write(self._repr_svg_())

    def _repr_svg_(self) -> str:
        most = max((x for line in self.lines.values() for x, _ in line), default=1.0) or 1.0

        def place(x: float, y: float) -> tuple[float, float]:
            right, up = x / most * (_WIDTH - _LEFT - _RIGHT), y * (_HEIGHT - _TOP - _BOTTOM)
            return round(_LEFT + right, 1), round(_HEIGHT - _BOTTOM - up, 1)

        parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {_HEIGHT}" width="{_WIDTH}" '
            f'font-family="sans-serif" font-size="13" fill="#333">',
            f'<rect width="{_WIDTH}" height="{_HEIGHT}" fill="#fff"/>',
        ]
        for quarter in range(5):
            left, y = place(0, quarter / 4)
            right, _ = place(most, 0)
            parts.append(f'<path d="M{left} {y}H{right}" stroke="#ccc"/>')
            parts.append(f'<text x="{left - 6}" y="{y + 4}" text-anchor="end">{25 * quarter} %</text>')
        for fifth in range(6):
            x, y = place(most * fifth / 5, 0)
            parts.append(f'<text x="{x}" y="{y + 18}" text-anchor="middle">{most * fifth / 5:.2g}</text>')
        parts.append(f'<text x="{_LEFT}" y="{_HEIGHT - 6}">{escape(self.across)}</text>')
        parts.append(f'<text x="{_LEFT}" y="{_TOP - 14}">{escape(self.up)}</text>')
        # Names stand where their lines end, or below one another where several end there.
        labels: dict[str, float] = {}
        lowest = 0.0
        for name, line in sorted(self.lines.items(), key=lambda item: -item[1][-1][1]):
            labels[name] = lowest = max(place(*line[-1])[1], lowest + 15)
        for number, (name, line) in enumerate(self.lines.items()):
            color = _COLORS[number % len(_COLORS)]
            points = " ".join(f"{x},{y}" for x, y in (place(*point) for point in line))
            parts.append(f'<polyline points="{points}" fill="none" stroke="{color}" stroke-width="2"/>')
            parts.append(f'<text x="{place(*line[-1])[0] + 6}" y="{labels[name] + 4}" fill="{color}">{escape(name)}</text>')
        return "\n".join([*parts, "</svg>\n"])
