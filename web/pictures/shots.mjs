// What the pictures show: the main screens, on each board.

const DESK = { width: 1200, height: 750 }
const PHONE = { width: 390, height: 844 }

/** Some moves on each board, as the engine plays them. */
const GAMES = {
  hexagonal: 'd4 d3 d2 d5 c5 b4 d2-d3 d6 a3 d6-c5 a3-b4 a3 b5 c4 b5-c5 a3-b4 b5 e2 f1',
  square: 'd4 e3 d2 d3 c3 b2 c2 b4 f4 e4 b3 d3-d4 c3-d4 e5 b5 e5-f4 c3 e3-d2 c2-d2',
  'snub-square': 'd4 e5 f5 g5 g6 c4 g6-g5 c4-d4 g4 d5 c4 b4 b3 d3 b3-b4 g6 g7 f7 e7',
  Libre:
    '0,1 1,0->0,0 0,1->0,0 1,0 0,1 1,0->0,1 -1,1 0,1->-1,1 0,1 -1,0 -2,1 -1,0->-2,1 1,-1 0,2 -1,2 0,3 1,1 2,1 1,0 1,-2 0,-1'
}

const RECORD = `[Event "An evening game"]
[Black "Ada"]
[White "Bo"]
[Board "hex"]
[Result "*"]

1. d4 d3 2. d2 d5 3. c5 b4 {Far from the rest.} 4. d2-d3 d6 (4... c4!? 5. e3) 5. a3 d6-c5 6. a3-b4 a3 7. b5 c4
8. b5-c5 a3-b4 9. b5 e2 10. f1 *
`

const button = (page, name) => page.getByRole('button', { name, exact: true })

async function act(page, space) {
  await page.locator(`abande-board .space[data-space="${space}"] .hit`).click({ force: true })
}

async function ply(page, number) {
  await page.waitForFunction((number) => document.querySelector('abande-board')?.state?.ply === number, number)
}

/** A game for two at one screen, up to where it gets interesting. */
function played(board) {
  return async (page) => {
    await button(page, 'New game').click()
    for (const choice of ['Two at this screen', board]) {
      await page.getByRole('radio', { name: choice, exact: true }).check({ force: true })
    }
    await button(page, 'Start').click()
    await ply(page, 0)
    for (const [index, move] of GAMES[board].split(' ').entries()) {
      // A minus sign may begin a number in Libre, so there an arrow parts the spaces.
      for (const space of move.split(board === 'Libre' ? '->' : '-')) await act(page, space)
      await ply(page, index + 1)
    }
    // Who sleeps has been explained by then.
    const note = button(page, 'Got it')
    if (await note.count()) await note.click()
    await page.evaluate(() => scrollTo(0, 0))
  }
}

async function analysed(page) {
  await ply(page, 0)
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, RECORD)
  await page.getByRole('heading', { name: 'An evening game' }).waitFor()
  await button(page, 'Review the game').click()
  await page.getByRole('columnheader', { name: 'Blunder' }).waitFor({ timeout: 300_000 })
  await button(page, 'To the end').click()
  await page.getByRole('switch', { name: 'Engine' }).click()
  await page.getByRole('list', { name: 'Best lines' }).getByRole('button').nth(2).waitFor()
  await page.waitForTimeout(3000)
  await page.evaluate(() => scrollTo(0, 0))
}

/** A try that the rules refuse, with the parts that the band would fall into. */
async function refused(page) {
  await ply(page, 0)
  await act(page, 'd4')
  await page.locator('.message.good').waitFor()
}

export const shots = [
  { name: 'play-hex', size: DESK, path: '#/play', steps: played('hexagonal') },
  { name: 'play-square', size: DESK, path: '#/play', steps: played('square') },
  { name: 'play-snub', size: DESK, path: '#/play', theme: 'dark', steps: played('snub-square') },
  { name: 'play-libre', size: DESK, path: '#/play', steps: played('Libre') },
  { name: 'learn', size: DESK, path: '#/learn' },
  { name: 'lesson', size: DESK, path: '#/learn/cut', steps: refused },
  { name: 'analyse', size: DESK, path: '#/analyse', steps: analysed },
  { name: 'phone-play', size: PHONE, phone: true, path: '#/play', steps: played('hexagonal') },
  { name: 'phone-learn', size: PHONE, phone: true, path: '#/learn/cut', steps: refused },
  { name: 'phone-analyse', size: PHONE, phone: true, path: '#/analyse', steps: analysed }
]
