/* Random bytes under the name by which Rust's standard library asks Windows 10 for them: wine before version 9 has none. */

#include <windows.h>
#include <ntsecapi.h>

__declspec(dllexport) BOOL WINAPI ProcessPrng(PUCHAR bytes, SIZE_T count) {
    return RtlGenRandom(bytes, (ULONG)count);
}
