/* tslint:disable */
/* eslint-disable */

/**
 * The engine with its memory.
 */
export class Engine {
    free(): void;
    [Symbol.dispose](): void;
    /**
     * Forgets all positions: for a new game.
     */
    forget(): void;
    /**
     * An engine whose memory takes about so many mebibytes.
     */
    constructor(mebibytes: number);
    /**
     * Chooses a move as a player of this level, 1 to 10, would. Levels below the highest take well under half a
     * second; the highest takes what `limits` allow. `game` is the name under which the game is kept: it makes the
     * opponent one person throughout it. Otherwise as [`Engine::search`].
     *
     * # Errors
     * When the position or the limits cannot be read, or there is no such level.
     */
    playAtLevel(line: string, board_files: string[], level: number, game: string, limits: string, listener: any): string;
    /**
     * Reviews the main line of a game, given as `.abn`: JSON for [`Game::annotate`](crate::Game::annotate), with a
     * summary for each player. `limits` are those for a position. The listener hears `{"done":3,"total":40}`.
     *
     * # Errors
     * When the game or the limits cannot be read.
     */
    review(abn: string, board_files: string[], limits: string, listener: any): string;
    /**
     * Searches a position, telling the listener after each depth; the answer is the last report, or `null` when
     * the game is over. `limits` is JSON: `depth`, `nodes`, `movetime`, `left` and `increment`, times in
     * milliseconds.
     *
     * # Errors
     * When the position or the limits cannot be read.
     */
    search(line: string, board_files: string[], limits: string, listener: any): string;
    /**
     * Gives the engine a book to open games by, at strong levels: see [`Engine::play_at_level`]. It is never looked into for
     * analysis.
     *
     * # Errors
     * When the text is no book, or a damaged one.
     */
    setBook(text: string): void;
    /**
     * How many of the best moves are looked at in full.
     */
    setLines(lines: number): void;
    /**
     * Judges by this network, on the board that it is for; elsewhere by the hand-written terms.
     *
     * # Errors
     * When the bytes are no network.
     */
    setNetwork(bytes: Uint8Array | number[]): void;
    /**
     * The board whose network the engine has.
     */
    readonly networkBoard: string | undefined;
}

/**
 * A game with its variations. Nodes of its tree have numbers that stay; 0 is the start.
 */
export class Game {
    free(): void;
    [Symbol.dispose](): void;
    /**
     * Writes a review, as [`Engine::review`](crate::engine::Engine::review) makes it, into the record: signs for
     * mistakes, better lines as variations, and how the game stands after each move. Moves that have gone since
     * are left out.
     *
     * # Errors
     * When the text is no review.
     */
    annotate(review: string): void;
    /**
     * Whether the computer is to move at a node, which was just played, or is only looked at. It plays the colours
     * `b`, `w`, `bw`, or none.
     */
    computerReplies(node: number, played: boolean, computers: string): boolean;
    /**
     * Deletes a move with all that follows it.
     *
     * # Errors
     * See [`Game::scene`].
     */
    delete(node: number): void;
    /**
     * A game without moves that starts from a position line.
     *
     * # Errors
     * When the line is no position.
     */
    static fromPosition(line: string, board_files: string[]): Game;
    /**
     * Makes the line to a node the main line.
     *
     * # Errors
     * See [`Game::scene`].
     */
    makeMain(node: number): void;
    /**
     * A new game on a board such as `hex`, `square:5`, `hex:3@9`, or one of the board files.
     *
     * # Errors
     * When there is no such board, or a board file has a fault.
     */
    constructor(variant: string, board_files: string[]);
    /**
     * Goes on playing from a node: its line becomes the main line, and what was agreed on before counts no longer.
     *
     * # Errors
     * See [`Game::scene`].
     */
    playOn(node: number): void;
    /**
     * Plays a move behind a node: `{"node":5}`, or `{"refusal":{...}}` where the rules forbid it.
     *
     * # Errors
     * When the text is no move.
     */
    play(node: number, text: string): string;
    /**
     * Where playing again what was taken back leads from a node.
     */
    playedAgain(node: number, computers: string): number | undefined;
    /**
     * Moves a variation one place forward.
     *
     * # Errors
     * See [`Game::scene`].
     */
    promote(node: number): void;
    /**
     * What speaks for a move at a node, the weightiest first.
     *
     * # Errors
     * When the text is no move.
     */
    reasons(node: number, text: string): string;
    /**
     * Why a move would be refused, or `null`.
     *
     * # Errors
     * When the text is no move.
     */
    refusal(node: number, text: string): string;
    /**
     * The board to draw. In Libre it grows with the band.
     *
     * # Errors
     * When there is no such node, as everywhere below.
     */
    scene(node: number): string;
    /**
     * Sets what people say after a move; what an analysis has said there stays, as does what is drawn.
     *
     * # Errors
     * See [`Game::scene`].
     */
    setComment(node: number, text: string): void;
    /**
     * Sets what is drawn on the board after a move: `d4` for a circle, `d4->c3` for an arrow.
     *
     * # Errors
     * When a text is neither.
     */
    setDrawings(node: number, texts: string[]): void;
    /**
     * Sets the judgements on a move.
     *
     * # Errors
     * See [`Game::scene`].
     */
    setGlyphs(node: number, glyphs: Uint8Array | number[]): void;
    /**
     * Sets the result of a game that was broken off: `1-0`, `0-1`, `1/2-1/2`, or `*` to go on.
     *
     * # Errors
     * When the moves say otherwise.
     */
    setResult(result: string): void;
    /**
     * Sets a tag such as `Black`, or takes it out where the value is empty.
     *
     * # Errors
     * When the name is none, or the game itself answers for the tag.
     */
    setTag(name: string, value: string): void;
    /**
     * What each stack scores as if the game ended at a node: `{"d4":2,"c3":0}`.
     *
     * # Errors
     * See [`Game::scene`].
     */
    stackPoints(node: number): string;
    /**
     * The position after a node's move.
     *
     * # Errors
     * See [`Game::scene`].
     */
    state(node: number): string;
    /**
     * Where taking back leads from a node.
     */
    takenBack(node: number, computers: string): number | undefined;
    /**
     * The game as `.abn` text, with Stein's or the slanted names.
     */
    toAbn(slanted: boolean): string;
    /**
     * All moves with their variations, the result, and the tags.
     *
     * # Errors
     * None: the page's other calls all have this form.
     */
    tree(): string;
    /**
     * Why the stack on a space can capture nothing: the most telling refusal, or `null` where it can, or
     * where nothing of the opponent's stands beside it.
     *
     * # Errors
     * When the text is no space.
     */
    whyStuck(node: number, space: string): string;
}

/**
 * An opening book that has been fetched.
 */
export class OpeningBook {
    free(): void;
    [Symbol.dispose](): void;
    /**
     * What it knows of the position of a line: `BookPage`, or `null`.
     *
     * # Errors
     * When the line is no position.
     */
    lookUp(line: string, board_files: string[]): string;
    /**
     * A book from its text.
     *
     * # Errors
     * When it is none, or damaged.
     */
    constructor(text: string);
    /**
     * The nodes of the search of each position.
     */
    readonly nodes: number;
    /**
     * How many positions it knows.
     */
    readonly positions: number;
}

/**
 * What was played in some games on one board.
 */
export class PlayedGames {
    free(): void;
    [Symbol.dispose](): void;
    /**
     * Counts the games of an `.abn` that are on the board. What cannot be read does not count.
     */
    add(abn: string): void;
    /**
     * The moves that were played in the position of a line, the most frequent one first: `PlayedMove[]`.
     *
     * # Errors
     * When the line is no position.
     */
    lookUp(line: string): string;
    /**
     * No games yet, for the board and the pieces of a position line.
     *
     * # Errors
     * When the line is no position.
     */
    constructor(line: string, board_files: string[]);
    /**
     * How many games it has.
     */
    readonly games: number;
}

/**
 * The name of the board in a file.
 *
 * # Errors
 * When the file has a fault, with its place.
 */
export function boardFileName(file: string): string;

/**
 * Checks a set-up given as JSON: `{"line":"hex ...","faults":[]}`, or the faults and no line.
 *
 * # Errors
 * When the JSON is none, or names no board, no space or no colour.
 */
export function checkSetup(draft: string, board_files: string[]): string;

/**
 * Reads games from a text: position lines, bare moves, or `.abn`, whichever it looks like.
 *
 * # Errors
 * At the first fault, with its place.
 */
export function importGames(text: string, board_files: string[], slanted: boolean): Game[];

/**
 * Whether a text looks like records of Abstract Play: a module of its own makes `.abn` of them.
 */
export function isAbstractPlay(text: string): boolean;

/**
 * The board of a set-up to be drawn, with stacks on these spaces: in Libre there is ground around them.
 *
 * # Errors
 * When there is no such board, or no such space on it.
 */
export function setupScene(variant: string, stacks: string[], board_files: string[]): string;

export type InitInput = RequestInfo | URL | Response | BufferSource | WebAssembly.Module;

export interface InitOutput {
    readonly memory: WebAssembly.Memory;
    readonly __wbg_engine_free: (a: number, b: number) => void;
    readonly __wbg_game_free: (a: number, b: number) => void;
    readonly __wbg_openingbook_free: (a: number, b: number) => void;
    readonly __wbg_playedgames_free: (a: number, b: number) => void;
    readonly boardFileName: (a: number, b: number) => [number, number, number, number];
    readonly checkSetup: (a: number, b: number, c: number, d: number) => [number, number, number, number];
    readonly engine_forget: (a: number) => void;
    readonly engine_networkBoard: (a: number) => [number, number];
    readonly engine_new: (a: number) => number;
    readonly engine_playAtLevel: (a: number, b: number, c: number, d: number, e: number, f: number, g: number, h: number, i: number, j: number, k: any) => [number, number, number, number];
    readonly engine_review: (a: number, b: number, c: number, d: number, e: number, f: number, g: number, h: any) => [number, number, number, number];
    readonly engine_search: (a: number, b: number, c: number, d: number, e: number, f: number, g: number, h: any) => [number, number, number, number];
    readonly engine_setBook: (a: number, b: number, c: number) => [number, number];
    readonly engine_setLines: (a: number, b: number) => void;
    readonly engine_setNetwork: (a: number, b: number, c: number) => [number, number];
    readonly game_annotate: (a: number, b: number, c: number) => [number, number];
    readonly game_computerReplies: (a: number, b: number, c: number, d: number, e: number) => number;
    readonly game_delete: (a: number, b: number) => [number, number];
    readonly game_fromPosition: (a: number, b: number, c: number, d: number) => [number, number, number];
    readonly game_makeMain: (a: number, b: number) => [number, number];
    readonly game_new: (a: number, b: number, c: number, d: number) => [number, number, number];
    readonly game_play: (a: number, b: number, c: number, d: number) => [number, number, number, number];
    readonly game_playOn: (a: number, b: number) => [number, number];
    readonly game_playedAgain: (a: number, b: number, c: number, d: number) => number;
    readonly game_promote: (a: number, b: number) => [number, number];
    readonly game_reasons: (a: number, b: number, c: number, d: number) => [number, number, number, number];
    readonly game_refusal: (a: number, b: number, c: number, d: number) => [number, number, number, number];
    readonly game_scene: (a: number, b: number) => [number, number, number, number];
    readonly game_setComment: (a: number, b: number, c: number, d: number) => [number, number];
    readonly game_setDrawings: (a: number, b: number, c: number, d: number) => [number, number];
    readonly game_setGlyphs: (a: number, b: number, c: number, d: number) => [number, number];
    readonly game_setResult: (a: number, b: number, c: number) => [number, number];
    readonly game_setTag: (a: number, b: number, c: number, d: number, e: number) => [number, number];
    readonly game_stackPoints: (a: number, b: number) => [number, number, number, number];
    readonly game_state: (a: number, b: number) => [number, number, number, number];
    readonly game_takenBack: (a: number, b: number, c: number, d: number) => number;
    readonly game_toAbn: (a: number, b: number) => [number, number];
    readonly game_tree: (a: number) => [number, number, number, number];
    readonly game_whyStuck: (a: number, b: number, c: number, d: number) => [number, number, number, number];
    readonly importGames: (a: number, b: number, c: number, d: number, e: number) => [number, number, number, number];
    readonly isAbstractPlay: (a: number, b: number) => number;
    readonly openingbook_lookUp: (a: number, b: number, c: number, d: number, e: number) => [number, number, number, number];
    readonly openingbook_new: (a: number, b: number) => [number, number, number];
    readonly openingbook_nodes: (a: number) => number;
    readonly openingbook_positions: (a: number) => number;
    readonly playedgames_add: (a: number, b: number, c: number) => void;
    readonly playedgames_games: (a: number) => number;
    readonly playedgames_lookUp: (a: number, b: number, c: number) => [number, number, number, number];
    readonly playedgames_new: (a: number, b: number, c: number, d: number) => [number, number, number];
    readonly setupScene: (a: number, b: number, c: number, d: number, e: number, f: number) => [number, number, number, number];
    readonly __wbindgen_malloc: (a: number, b: number) => number;
    readonly __wbindgen_realloc: (a: number, b: number, c: number, d: number) => number;
    readonly __wbindgen_free: (a: number, b: number, c: number) => void;
    readonly __wbindgen_externrefs: WebAssembly.Table;
    readonly __externref_table_dealloc: (a: number) => void;
    readonly __externref_table_alloc: () => number;
    readonly __externref_drop_slice: (a: number, b: number) => void;
    readonly __wbindgen_start: () => void;
}

export type SyncInitInput = BufferSource | WebAssembly.Module;

/**
 * Instantiates the given `module`, which can either be bytes or
 * a precompiled `WebAssembly.Module`.
 *
 * @param {{ module: SyncInitInput }} module - Passing `SyncInitInput` directly is deprecated.
 *
 * @returns {InitOutput}
 */
export function initSync(module: { module: SyncInitInput } | SyncInitInput): InitOutput;

/**
 * If `module_or_path` is {RequestInfo} or {URL}, makes a request and
 * for everything else, calls `WebAssembly.instantiate` directly.
 *
 * @param {{ module_or_path: InitInput | Promise<InitInput> }} module_or_path - Passing `InitInput` directly is deprecated.
 *
 * @returns {Promise<InitOutput>}
 */
export default function __wbg_init (module_or_path?: { module_or_path: InitInput | Promise<InitInput> } | InitInput | Promise<InitInput>): Promise<InitOutput>;
