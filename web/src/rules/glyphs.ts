/** The sign in the record of a move before which somebody has asked for a hint: `$240`. */
export const HINTED = 240
