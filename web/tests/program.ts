/** The program that the tests are of. */
export const PROGRAM = process.env['ABANDE'] ?? new URL('../../target/debug/abande', import.meta.url).pathname
