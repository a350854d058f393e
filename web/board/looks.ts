/**
 * Boards and pieces of other stuff than wood, by the attribute `look`. Marks keep the colours of the theme; in high contrast
 * there is one look only. `looks.test.ts` sees to it that everybody can tell everything apart.
 */

export const LOOKS = `
:host([look=slate]) {
  --surface: #b9c4cc; --surface-rim: #98a6b0; --line: #6c7d8a; --hollow: #aab7c0; --label: #22303b;
  --black-face: #20303f; --black-side: #0d161f; --black-rim: #4d6173; --black-mark: #f2f5f7;
  --white-face: #fbfcfd; --white-side: #c3ccd3; --white-edge: #56656f; --white-rim: #dde4e9; --white-mark: #22303b;
  --ground: #dfe5e9;
}
:host([look=slate][theme=dark]) {
  --surface: #37434e; --surface-rim: #2a333c; --line: #65747f; --hollow: #2c3640; --label: #d2dce4;
  --black-face: #10171e; --black-side: #04070a; --black-rim: #8597a6; --black-mark: #e6ecf0;
  --white-face: #e8edf1; --white-side: #9aa7b1; --white-edge: #9aa7b1; --white-rim: #c6d0d7; --white-mark: #1d2831;
  --ground: #242c33;
}
:host([look=paper]) {
  --surface: #f5f2ea; --surface-rim: #cbc4b2; --line: #8d8574; --hollow: #eae5d8; --label: #463f31;
  --black-face: #2b2b2b; --black-side: #0f0f0f; --black-rim: #5c5c5c; --black-mark: #ffffff;
  --white-face: #ffffff; --white-side: #b4ab98; --white-edge: #6f6654; --white-rim: #d8d1c0; --white-mark: #2b2b2b;
  --ground: #fbf9f4;
}
:host([look=paper][theme=dark]) {
  --surface: #2b2b2b; --surface-rim: #3d3d3d; --line: #757575; --hollow: #222222; --label: #d6d6d6;
  --black-face: #0c0c0c; --black-side: #000000; --black-rim: #8f8f8f; --black-mark: #f0f0f0;
  --white-face: #f2f2f2; --white-side: #a3a3a3; --white-edge: #a3a3a3; --white-rim: #cfcfcf; --white-mark: #1b1b1b;
  --ground: #1f1f1f;
}
`
