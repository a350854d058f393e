/**
 * How the board looks. Pages change it by setting the custom properties on the element.
 *
 * Shapes have `fill-opacity` and `stroke-opacity`: for `opacity` a browser would draw each on a sheet of its own.
 */

export const STYLE = `
:host {
  --surface: #dcc59b; --surface-rim: #c4a874; --line: #a98d5c; --hollow: #cdb283; --label: #523e1a;
  --black-face: #34323a; --black-side: #17161a; --black-rim: #5a5763; --black-mark: #f4efe4;
  --white-face: #fdf9ef; --white-side: #cfc5ae; --white-edge: #75694f; --white-rim: #e3d9c4; --white-mark: #3b352a;
  --accent: #00695f; --last: #b45309; --refused: #b3261e; --shadow: rgb(60 40 10 / .28);
  --part-1: #0072b2; --part-2: #d55e00; --part-3: #8a3f7c; --part-4: #00795a;
  --tip: #2a2620; --tip-text: #fdf9ef; --ground: #ece4d5; --drawn: #8a2f9e;
  display: block; position: relative; contain: content; min-block-size: 0;
  -webkit-tap-highlight-color: transparent;
}
:host([theme=dark]) {
  --surface: #3b3a36; --surface-rim: #2c2b28; --line: #64615a; --hollow: #302f2c; --label: #c5beb0;
  --black-face: #17161b; --black-side: #050506; --black-rim: #8f8c9a; --black-mark: #e9e4d8;
  --white-face: #ece5d6; --white-side: #a39a86; --white-edge: #a39a86; --white-rim: #cfc6b3; --white-mark: #2f2a20;
  --accent: #5cd6c4; --last: #f5b04c; --refused: #ff8a80; --shadow: rgb(0 0 0 / .5);
  --part-1: #56b4e9; --part-2: #f0903c; --part-3: #d99ccb; --part-4: #3fc79a;
  --tip: #f2ecdf; --tip-text: #26231d; --ground: #34312d; --drawn: #dfa2ee;
}
:host([theme=contrast]) {
  --surface: #fff; --surface-rim: #000; --line: #000; --hollow: #fff; --label: #000;
  --black-face: #000; --black-side: #000; --black-rim: #fff; --black-mark: #fff;
  --white-face: #fff; --white-side: #fff; --white-edge: #000; --white-rim: #000; --white-mark: #000;
  --accent: #0000d0; --last: #a000a0; --refused: #c00000; --shadow: transparent;
  --part-1: #0000d0; --part-2: #c04000; --part-3: #800080; --part-4: #006000;
  --tip: #000; --tip-text: #fff; --ground: #fff; --drawn: #008000;
}
svg { display: block; inline-size: 100%; block-size: 100%; user-select: none; -webkit-user-select: none; overflow: hidden; }
:host(:not([endless])) svg { overflow: visible; }
text { font-family: inherit; text-anchor: middle; pointer-events: none; }
.surface { fill: var(--surface); stroke: var(--surface); stroke-width: 108; stroke-linejoin: round; }
.rim { fill: none; stroke: var(--surface-rim); stroke-width: 114; stroke-linejoin: round; }
.links { stroke: var(--line); stroke-width: 2.5; stroke-opacity: .75; }
.hollow { fill: var(--hollow); stroke: var(--line); stroke-width: 2; }
:host([endless]) .hollow { fill: var(--ground); stroke: color-mix(in srgb, var(--line) 55%, var(--ground)); }
:host([endless]) .links { stroke-opacity: .3; }
.name { fill: var(--label); font-size: 21px; }
.on-piece { font-size: 17px; font-weight: 600; fill: var(--label); paint-order: stroke; stroke: var(--surface); stroke-width: 5px; }
.edge { fill: var(--label); font-size: 25px; }
.shadow { fill: var(--shadow); }
.piece.b .face { fill: var(--black-face); stroke: var(--black-rim); stroke-width: 1.5; }
.piece.b .side { fill: var(--black-side); stroke: var(--black-rim); stroke-width: 1; }
.piece.b .bevel { fill: none; stroke: var(--black-rim); stroke-width: 1.5; stroke-opacity: .55; }
.piece.w .face { fill: var(--white-face); stroke: var(--white-edge); stroke-width: 1.5; }
.piece.w .side { fill: var(--white-side); stroke: var(--white-side); stroke-width: 1; }
.piece.w .bevel { fill: none; stroke: var(--white-side); stroke-width: 1.5; stroke-opacity: .6; }
:host([theme=contrast]) .face, :host([theme=contrast]) .side { stroke: #000; stroke-width: 3; }
:host([theme=contrast]) .b .face, :host([theme=contrast]) .b .side { stroke: #fff; stroke-width: 2; }
.mark path, .mark circle { fill: none; stroke-width: 3; }
.mark.b path { stroke: var(--black-mark); }
.mark.w circle { stroke: var(--white-mark); }
.mark text { font-size: 27px; font-weight: 700; }
.mark.b text { fill: var(--black-mark); }
.mark.w text { fill: var(--white-mark); }
.asleep .piece.b .face { fill: color-mix(in srgb, var(--black-face) 42%, var(--surface)); stroke: color-mix(in srgb, var(--black-side) 40%, var(--surface)); }
.asleep .piece.b .side { fill: color-mix(in srgb, var(--black-side) 40%, var(--surface)); }
.asleep .piece.w .face { fill: color-mix(in srgb, var(--white-face) 45%, var(--surface)); }
.asleep .piece.w .side { fill: color-mix(in srgb, var(--white-side) 55%, var(--surface)); }
.asleep .mark { fill-opacity: .7; stroke-opacity: .7; }
.sleep { font-size: 30px; font-weight: 800; font-style: italic; fill: var(--label); paint-order: stroke; stroke: var(--surface); stroke-width: 8px; stroke-linejoin: round; }
.last { fill: none; stroke: var(--last); stroke-width: 6; }
.last-from { stroke-dasharray: 12 9; stroke-width: 4; }
.entry { fill: var(--accent); fill-opacity: .7; pointer-events: none; }
.entry.around { fill: none; stroke: var(--accent); stroke-width: 5; stroke-opacity: .8; }
.mover { fill: none; stroke: var(--accent); stroke-width: 4; stroke-dasharray: 3 9; stroke-linecap: round; stroke-opacity: .9; }
.target { fill: none; stroke: var(--accent); stroke-width: 6; stroke-dasharray: 17 10; stroke-linecap: round; }
.chosen { fill: none; stroke: var(--accent); stroke-width: 8; }
.ghost { opacity: .62; pointer-events: none; }
.carried { pointer-events: none; opacity: .9; }
.lifted .stack { opacity: .35; }
.fault { fill: none; stroke: var(--refused); stroke-width: 8; stroke-dasharray: 20 10; }
.part { fill-opacity: .55; }
.part-1 { fill: var(--part-1); } .part-2 { fill: var(--part-2); } .part-3 { fill: var(--part-3); } .part-4 { fill: var(--part-4); }
.tie { stroke-width: 56; stroke-linecap: round; stroke-opacity: .55; }
.tie-1 { stroke: var(--part-1); } .tie-2 { stroke: var(--part-2); } .tie-3 { stroke: var(--part-3); } .tie-4 { stroke: var(--part-4); }
.part-name { font-size: 24px; font-weight: 700; fill: #fff; paint-order: stroke; stroke: rgb(0 0 0 / .75); stroke-width: 5px; }
.arrow { stroke: var(--accent); fill: none; stroke-width: 13; stroke-opacity: .8; pointer-events: none; }
.arrow-head { fill: var(--accent); fill-opacity: .85; pointer-events: none; }
.threat.arrow { stroke: var(--refused); stroke-dasharray: 16 10; }
.threat.arrow-head { fill: var(--refused); }
.drawn.arrow { stroke: var(--drawn); stroke-width: 11; }
.drawn.arrow-head { fill: var(--drawn); }
circle.drawn.arrow { stroke-width: 8; }
.sketch { stroke-opacity: .5; fill-opacity: .5; }
.ruler { fill: var(--label); paint-order: stroke; stroke: var(--ground); stroke-linejoin: round; font-variant-numeric: tabular-nums; pointer-events: none; }
.label-sign { fill: var(--tip); stroke: var(--tip-text); stroke-width: 2; pointer-events: none; }
.label { font-size: 25px; font-weight: 700; fill: var(--tip-text); }
.weak { fill-opacity: .4; stroke-opacity: .4; }
.hit { fill: none; pointer-events: all; cursor: default; outline: none; touch-action: manipulation; }
:host([endless]) svg { touch-action: none; cursor: grab; }
.hit.can { cursor: pointer; }
.hit.drag { touch-action: none; }
.space:focus { outline: none; }
.space:focus-visible .hit { stroke: var(--accent); stroke-width: 6; }
.space:focus-visible .hit { stroke-dasharray: 14 6; }
.tip {
  position: absolute; z-index: 2; pointer-events: none; padding: .4rem .65rem; border-radius: .5rem; max-inline-size: 14rem;
  background: var(--tip); color: var(--tip-text); font-size: .85rem; line-height: 1.35; white-space: pre-line; translate: -50% calc(-100% - .6rem);
}
.tip.below { translate: -50% .6rem; }
.tip[hidden] { display: none; }
/* Above the names at the lower edge. */
.controls { position: absolute; inset-inline-end: .5rem; inset-block-end: 1.9rem; display: grid; gap: .35rem; }
.controls[hidden] { display: none; }
button {
  display: grid; place-items: center; inline-size: 2.75rem; block-size: 2.75rem; padding: 0;
  border: 1px solid var(--line); border-radius: .6rem; background: var(--surface); color: var(--label); cursor: pointer;
}
button[hidden] { display: none; }
button svg { inline-size: 1.4rem; block-size: 1.4rem; fill: none; stroke: currentcolor; stroke-width: 2; overflow: visible; }
button:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.off-view { position: absolute; z-index: 1; border-radius: 50%; background: var(--last); border-color: var(--last); color: var(--surface); }
.spoken { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
@media (forced-colors: active) {
  /* What is drawn keeps its colours, or letters would vanish on pieces: those of the system, but for the players' own. */
  svg {
    forced-color-adjust: none;
    --surface: Canvas; --surface-rim: CanvasText; --line: CanvasText; --hollow: Canvas; --label: CanvasText; --ground: Canvas;
    --black-face: #000; --black-side: #000; --black-rim: #fff; --black-mark: #fff;
    --white-face: #fff; --white-side: #fff; --white-rim: #000; --white-mark: #000;
    --accent: Highlight; --last: LinkText; --refused: LinkText; --shadow: CanvasText; --drawn: LinkText;
  }
  .piece.w .face, .piece.w .side { stroke: #000; }
}
`
