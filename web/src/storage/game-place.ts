/** A place in a game: the record, and the moves that lead there. */

import type { SavedGame } from './games'

export type GamePlace = Pick<SavedGame, 'abn' | 'boardFiles' | 'path'>
