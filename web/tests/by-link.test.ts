/** Games by link: two browsers that know nothing of each other, no server between them, only links that are passed. */

import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { App, closeBrowser, lot, openBrowser } from './app'
import { faults } from './axe'
import { leftovers, messages } from './words'

beforeAll(openBrowser)
afterAll(closeBrowser)

/** The app as a static host has it: nothing answers but files. Whatever else were asked for, the page would complain of. */
async function visit(path = '/'): Promise<App> {
  return App.open({}, path, (page) =>
    page.context().route('**/api/**', (route) => (route.request().url().endsWith('/health') ? route.fulfill({ json: { status: 'static' } }) : route.fulfill({ status: 404 })))
  )
}

/** Begins a game by link. */
async function begin(app: App, choices: string[], name: string, pieces?: number): Promise<void> {
  await app.button('New game').click()
  await app.page.getByRole('radio', { name: 'By link, with a friend' }).check({ force: true })
  await app.page.getByRole('textbox', { name: 'Your name' }).fill(name)
  for (const choice of choices) await app.page.getByRole('radio', { name: choice, exact: true }).check({ force: true })
  if (pieces !== undefined) {
    await app.page.getByText('Size, pieces, clock').click()
    await app.page.getByRole('spinbutton').fill(String(pieces))
  }
  await app.start()
  await app.page.getByRole('heading', { name: 'Game by link' }).waitFor({ state: 'attached' })
}

const field = (app: App) => app.page.getByRole('textbox', { name: 'The link to send' })

/** Copies the link; what stands behind `#`. */
async function send(app: App): Promise<string> {
  await app.button('Copy link').click()
  await app.button('Copied').waitFor()
  const link = await field(app).inputValue()
  expect(link.startsWith(`${inject('address')}/#/link/1.`), link).toBe(true)
  return link.split('#')[1]!
}

async function move(app: App, space: string): Promise<void> {
  const { ply } = await app.state()
  await app.act(space)
  await app.until((state) => state.ply === ply + 1)
}

/** Two friends, after so many moves: Ann has Black, Ben White. The answer has the links, the first one first. */
async function friends(moves: string[]): Promise<{ ann: App; ben: App; links: string[] }> {
  const ann = await visit()
  await begin(ann, ['Black', 'hexagonal'], 'Ann')
  await move(ann, moves[0]!)
  const links = [await send(ann)]
  const ben = await visit(`/#${links[0]}`)
  await ben.page.getByRole('textbox', { name: 'Your name' }).fill('Ben')
  await ben.button('I play White').click()
  for (const [at, space] of moves.slice(1).entries()) {
    const [mover, other] = at % 2 === 0 ? [ben, ann] : [ann, ben]
    await move(mover, space)
    links.push(await send(mover))
    await other.go(links.at(-1)!)
    await other.says(/^Your turn/)
  }
  return { ann, ben, links }
}

test.each([
  ['hexagonal', 3],
  ['Libre', 4]
])('two friends play a whole game on the board %s', async (board, pieces) => {
  const ann = await visit()
  await begin(ann, ['Black', board], 'Ann', pieces)
  await ann.says('Your turn: you play Black')
  expect(await faults(ann)).toEqual([])
  const choose = lot(18)
  let [mover, other, ben]: (App | undefined)[] = [ann, undefined, undefined]
  for (;;) {
    const state = await mover!.state()
    if (state.captures.length > 0 && choose(3) === 0) {
      const { from, to } = state.captures[choose(state.captures.length)]!
      await mover!.act(from)
      await mover!.act(to)
    } else if (state.entries.length > 0) {
      await mover!.act(state.entries[choose(state.entries.length)]!)
    } else {
      await mover!.pass()
    }
    const made = await mover!.until((next) => next.ply > state.ply)
    const link = await send(mover!)
    if (!other) {
      ben = other = await visit(`/#${link}`)
      await ben.page.getByRole('heading', { name: 'Ann invites you to a game' }).waitFor()
      expect(await faults(ben)).toEqual([])
      await ben.page.getByRole('textbox', { name: 'Your name' }).fill('Ben')
      await ben.button('I play White').click()
    } else {
      await other.go(link)
    }
    // The friend sees the very same position, and the move that was made.
    const seen = await other.until((next) => next.ply === made.ply)
    expect(seen.line).toBe(made.line)
    expect(seen.last?.text).toBe(made.last?.text)
    if (made.over) break
    await other.says(/^Your turn: you play/)
    ;[mover, other] = [other, mover!]
  }
  const { b, w } = (await ann.state()).score
  const words = (mine: number, others: number) => (b === w ? `A draw, ${b}–${b}.` : `You ${mine > others ? 'win' : 'lose'} ${mine}–${others}.`)
  await ann.says(words(b, w))
  await ben!.says(words(w, b))
  await ann.page.getByRole('heading', { name: 'How it counts' }).waitFor()
  // One game in each browser, by the names of both.
  for (const app of [ann, ben!]) {
    await app.go('/games')
    await app.page.getByText('1 game', { exact: true }).waitFor()
    await app.page.getByRole('button', { name: /^Ann – Ben.*Game by link/ }).waitFor()
    await app.close()
  }
})

test('a move that is not sent can be taken back, and survives a reload; the list says how games stand', async () => {
  const app = await visit()
  await begin(app, ['White', 'square'], '')
  // White waits: the friend is invited first.
  await app.says('Now send the link')
  await app.page.getByText('Your friend begins').waitFor()
  await app.go('/games')
  await app.page.getByRole('button', { name: /You.*link not sent yet/ }).click()
  const invitation = await send(app)
  await app.page.getByRole('heading', { name: 'Waiting for your friend' }).waitFor()

  const ben = await visit(`/#${invitation}`)
  await ben.button('I play Black').click()
  await move(ben, 'd4')
  await ben.page.reload()
  await ben.until((state) => state.ply === 1)
  await ben.says('Now send the link')
  await ben.button('Take back').first().click()
  await ben.until((state) => state.ply === 0)
  await move(ben, 'c3')
  const answer = await send(ben)
  await ben.page.getByText('Your friend may have the link already').waitFor()
  // Now it is out: taking it back is possible, but not without a word.
  await ben.button('Take back').click()
  await ben.page.getByRole('dialog').getByText('may have the link with this move already').waitFor()
  await ben.button('Cancel').click()
  expect((await ben.state()).ply).toBe(1)
  await ben.go('/games')
  await ben.page.getByRole('button', { name: /waiting for your friend/ }).waitFor()

  // The other pastes the whole message.
  await app.page.getByRole('textbox', { name: /paste it here/ }).fill('no link')
  await app.button('Open').click()
  await app.page.getByText('There is no link to a game in this text.').waitFor()
  await app.page.getByRole('textbox', { name: /paste it here/ }).fill(`My move: ${inject('address')}/#${answer} Bye!`)
  await app.button('Open').click()
  await app.says('Your turn: you play White')
  expect((await app.state()).stacks['c3']).toBe('b')
  await app.go('/games')
  await app.page.getByRole('button', { name: /your turn/ }).waitFor()
  await ben.close()
  await app.close()
})

test('an older link shows where the game is, and the old position on demand; one’s own link does no harm', async () => {
  const { ann, ben, links } = await friends(['d4', 'c3', 'd3', 'c4'])
  await ann.go(links[1]!)
  await ann.page.getByText('This link is older: the game has gone on by 2 moves since.').waitFor()
  expect((await ann.state()).ply).toBe(4)
  await ann.button('Look at the old position').click()
  await ann.until((state) => state.ply === 2)
  await ann.says('Looking back: move 2 of 4')
  await ann.button('Back to the game').click()
  await ann.says('Your turn: you play Black')
  // The last one, which was sent from here or came, changes nothing, however often it is opened.
  for (const app of [ben, ann, ben]) {
    await app.go(links[3]!)
    await app.until((state) => state.ply === 4)
    await expect.poll(() => app.page.evaluate(() => location.hash)).toMatch(/^#\/link\/[0-9a-f]{32}$/)
    expect(await app.page.getByText('This link is older').count()).toBe(0)
  }
  await ben.says('Black to move')
  // The link that was answered, while the answer is here and not sent yet.
  await move(ann, 'd5')
  await ann.go(links[3]!)
  await ann.says('Now send the link')
  expect((await ann.state()).ply).toBe(5)
  await ann.close()
  await ben.close()
})

test('where two links disagree both are shown, one is chosen, and neither is lost', async () => {
  const { ann, ben, links } = await friends(['d4', 'c3', 'd3'])
  // Ann takes her last move back after it was sent, and sends another one. Ben has answered the first.
  await ann.button('Take back').click()
  await ann.button('Take back all the same').click()
  await ann.until((state) => state.ply === 2)
  await move(ann, 'c4')
  const other = await send(ann)
  await move(ben, 'd5')
  await ben.go(other)
  await ben.page.getByRole('heading', { name: 'The link and your game differ' }).waitFor()
  await ben.page.getByText('The first 2 moves are the same').waitFor()
  const [mine, theirs] = [ben.page.locator('.line').nth(0), ben.page.locator('.line').nth(1)]
  expect((await mine.innerText()).replaceAll(/\s+/g, ' ')).toMatch(/You have.*Black.* d3.*White.* d5/)
  expect((await theirs.innerText()).replaceAll(/\s+/g, ' ')).toMatch(/The link has.*Black.* c4/)
  await theirs.getByRole('button', { name: 'Show' }).click()
  await ben.until((state) => state.ply === 3 && state.stacks['c4'] === 'b')
  await mine.getByRole('button', { name: 'Show' }).click()
  await ben.until((state) => state.ply === 4 && state.stacks['d5'] === 'w')
  expect(await faults(ben)).toEqual([])
  await ben.button('Go on with the link’s').click()
  await ben.says('Your turn: you play White')
  expect((await ben.state()).stacks['c4']).toBe('b')
  await ben.go('/games')
  await ben.page.getByText('2 games', { exact: true }).waitFor()
  await ben.page.getByRole('button', { name: /^Ann – Ben \(other moves\).*4 moves/ }).waitFor()
  await ben.page.getByRole('button', { name: /^Ann – Ben your turn.*Game by link/ }).click()

  // Ann gets the first line from somewhere again, and keeps her own: it waits to be sent.
  await ann.go(links[2]!)
  await ann.button('Go on with mine').click()
  await ann.says('Now send the link')
  expect((await ann.state()).stacks['c4']).toBe('b')
  await ann.go('/games')
  await ann.page.getByText('2 games', { exact: true }).waitFor()
  // And the game goes on.
  await ben.until((state) => state.ply === 3)
  await move(ben, 'd5')
  await ann.go(await send(ben))
  await ann.says('Your turn: you play Black')
  await ann.close()
  await ben.close()
})

test('a link that was cut or changed says so, and nothing is lost', async () => {
  const { ann, ben, links } = await friends(['d4', 'c3'])
  const link = links[1]!
  for (const broken of [link.slice(0, -9), link.slice(0, 30) + (link[30] === 'x' ? 'y' : 'x') + link.slice(31), '/link/1.', '/link/1.abc']) {
    await ann.go(broken)
    await ann.page.getByText('This link is damaged or was cut off.').waitFor()
    expect((await ann.state()).ply).toBe(2)
    await ann.go(link)
    await ann.page.getByText('This link is damaged').waitFor({ state: 'detached' })
    await ann.says('Your turn: you play Black')
  }
  const nobody = await visit(`/#${link.slice(0, -9)}`)
  await nobody.page.getByText('This link is damaged or was cut off.').waitFor()
  expect(await faults(nobody)).toEqual([])
  await nobody.go('/link/00000000000000000000000000000000')
  await nobody.page.getByText('This game is not kept in this browser.').waitFor()
  await nobody.go('/link/9.abc')
  await nobody.page.getByText('made by a newer version').waitFor()
  for (const app of [nobody, ann, ben]) await app.close()
})

test('a game from a place in another one takes its moves along; a draw goes with a move; the title tells whose turn it is', async () => {
  const ann = await visit('/#/analyse')
  for (const space of ['d4', 'c3', 'd3', 'c4']) await move(ann, space)
  await ann.button('Play from here').click()
  await ann.page.getByRole('radio', { name: 'By link, with a friend' }).check({ force: true })
  await ann.page.getByRole('textbox', { name: 'Your name' }).fill('Ann')
  await ann.page.getByRole('radio', { name: 'Black', exact: true }).check({ force: true })
  await ann.start()
  await ann.says('Your turn: you play Black')
  await expect.poll(() => ann.page.title()).toBe('● Your turn – Abande')
  expect(await ann.page.locator('ol button').count()).toBe(4)
  expect(await ann.button('Take back').isDisabled()).toBe(true)
  await move(ann, 'd5')
  await ann.page.getByRole('checkbox', { name: 'Offer a draw with this move' }).check()
  const offer = await send(ann)
  await ann.says('You have offered a draw. White to move')
  expect(await ann.page.title()).toBe('Abande')

  // On the smallest phone the answers are in sight.
  const ben = await App.open({ viewport: { width: 320, height: 640 } }, `/#${offer}`)
  const answer = ben.button('I play White')
  await expect.poll(() => answer.evaluate((button) => button.getBoundingClientRect().bottom < document.querySelector('header')!.getBoundingClientRect().top)).toBe(true)
  await answer.click()
  await ben.says('Ann offers a draw: accept it, or make your move')
  await expect.poll(() => ben.page.title()).toBe('● Your turn – Abande')
  expect((await ben.state()).ply).toBe(5)
  expect(await ben.page.locator('ol button').count()).toBe(5)
  expect(await faults(ben)).toEqual([])
  await ben.button('Accept the draw').click()
  await ben.says('A draw by agreement.')
  await ann.go(await send(ben))
  await ann.says('A draw by agreement.')
  await ann.go('/games')
  await ann.page.getByRole('button', { name: /^Ann – .*Game by link/ }).waitFor()
  await ann.close()
  await ben.close()
})

test('whoever goes elsewhere while a link is being kept stays there', async () => {
  const { ann, ben } = await friends(['d4', 'c3'])
  await move(ann, 'd3')
  const link = await send(ann)
  // In the very moment in which the game is kept: the page itself hears of it only later.
  await ben.page.evaluate(() => {
    const { put } = IDBObjectStore.prototype
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...values: Parameters<typeof put>) {
      if (this.name === 'games') this.transaction.addEventListener('complete', () => (location.hash = '#/games'), { once: true })
      return put.apply(this, values)
    }
  })
  await ben.page.evaluate((link) => (location.hash = `#${link}`), link)
  await ben.page.getByRole('button', { name: /^Ann – Ben.*your turn/ }).waitFor()
  expect(await ben.page.evaluate(() => location.hash)).toBe('#/games')
  await ann.close()
  await ben.close()
})

test('resigning is sent as a move is; a rematch has the colours changed', async () => {
  const { ann, ben } = await friends(['d4', 'c3', 'd3'])
  await ben.button('Resign').click()
  await ben.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click()
  await ben.says('You lose: you resigned.')
  await ann.go(await send(ben))
  await ann.says('You win: the other side resigned.')
  await ann.button('Rematch').click()
  await ann.page.getByRole('heading', { name: 'Send this link to Ben' }).waitFor()
  expect((await ann.state()).ply).toBe(0)
  await ben.go(await send(ann))
  await ben.button('I am Ben (Black)').click()
  await ben.says('Your turn: you play Black')
  await ann.close()
  await ben.close()
})

test('whoever is invited sees the size and the pieces; the toolbar stays where it is; ? lists the keys', async () => {
  const ann = await visit()
  await ann.resize(390, 844)
  await ann.button('New game').click()
  await ann.page.getByRole('radio', { name: 'By link, with a friend' }).check({ force: true })
  for (const choice of ['Black', 'hexagonal']) await ann.page.getByRole('radio', { name: choice, exact: true }).check({ force: true })
  await ann.page.getByText('Size, pieces, clock').click()
  await ann.page.getByRole('radio', { name: '3', exact: true }).check({ force: true })
  await ann.page.getByRole('spinbutton').fill('9')
  await ann.start()
  await ann.says('Your turn: you play Black')
  const place = () => ann.page.getByRole('toolbar').evaluate((bar) => Math.round(bar.getBoundingClientRect().top + scrollY))
  const before = await place()
  await move(ann, 'c3')
  await ann.says('Now send the link')
  expect(await place()).toBe(before)
  const link = await send(ann)
  expect(await place()).toBe(before)
  const ben = await visit(`/#${link}`)
  await ben.page.getByText(/hexagonal, 3 spaces per side, 9 pieces each · 1 move/).waitFor()
  await ben.button('I play White').click()
  const { entries } = await ben.state()
  await move(ben, entries[0]!)
  await ann.go(await send(ben))
  await ann.says('Your turn: you play Black')
  expect(await place()).toBe(before)
  await ann.page.keyboard.press('?')
  await ann.page.getByRole('dialog').getByText('Take back').waitFor()
  expect(await faults(ann)).toEqual([])
  await ann.escape()
  await ann.close()
  await ben.close()
})

test.each(['de', 'fr', 'es', 'it'])('nothing is left in English: %s', async (code) => {
  const words = (key: string) => messages(code).get(key)!
  const { ann, ben, links } = await friends(['d4', 'c3', 'd3'])
  const app = await App.open({ locale: `${code}-XX` }, `/#${links[0]}`)
  const left: string[] = []
  const look = async (where: string) => void left.push(...(await leftovers(app, code)).map((text) => `${where}: ${text}`))
  await app.page.getByRole('heading', { level: 2 }).waitFor()
  await look('the invitation')
  await app.page.locator('form button[type=submit]').click()
  await app.page.locator('.message.turn').waitFor()
  await look('one’s turn')
  await move(app, 'd5')
  await app.button(words('web-link-copy')).waitFor()
  await look('a move to send')
  await app.button(words('web-link-copy')).click()
  await app.button(words('web-analyse-copied')).waitFor()
  await look('waiting')
  await app.button(words('web-undo')).click()
  await app.page.getByRole('dialog').waitFor()
  await look('taking back')
  await app.escape()
  await app.page.keyboard.press('?')
  await look('keys')
  await app.escape()
  // Ben has made another move.
  await app.go(links[2]!)
  await app.button(words('web-link-fork-go-theirs')).waitFor()
  await look('two lines')
  await app.button(words('web-link-fork-go-theirs')).click()
  await app.until((state) => state.ply === 3 && state.stacks['d3'] === 'b')
  await app.go(links[0]!)
  await app.button(words('web-link-older-show')).waitFor()
  await look('an older link')
  await app.button(words('web-understood')).click()
  await app.button(words('web-resign')).click()
  await look('resigning')
  await app.page.getByRole('dialog').getByRole('button', { name: words('web-resign') }).click()
  await app.page.locator('.message.end').waitFor()
  await look('the end')
  await app.go('/link/1.abc')
  await app.page.getByRole('alert').waitFor()
  await look('a damaged link')
  expect(left).toEqual([])
  for (const each of [app, ann, ben]) await each.close()
})

test('who only watches moves nothing, follows the links, and may say later who he is', async () => {
  const { ann, ben, links } = await friends(['d4', 'c3', 'd3'])
  const carl = await visit(`/#${links[1]}`)
  await carl.page.getByRole('heading', { name: 'Ann – Ben' }).waitFor()
  await carl.button('I am only watching').click()
  await carl.says('You are only watching. Black to move')
  await carl.act('d3')
  expect((await carl.state()).ply).toBe(2)
  await carl.go(links[2]!)
  await carl.until((state) => state.ply === 3)
  await carl.says('You are only watching. White to move')
  expect(await carl.button('Copy link').count()).toBe(0)
  await carl.button('I play in this game').click()
  await carl.button('I am Ben (White)').click()
  await carl.says('Your turn: you play White')
  for (const app of [carl, ann, ben]) await app.close()
})

test('phones share by their own sheet; closing it sends nothing', async () => {
  const app = await visit()
  await app.page.evaluate(() => {
    const asked: ShareData[] = []
    Object.assign(window, { asked })
    Object.assign(navigator, {
      share: async (data: ShareData) => {
        asked.push(data)
        if (asked.length === 1) throw new DOMException('closed', 'AbortError')
      }
    })
  })
  await begin(app, ['Black', 'snub-square'], 'Ann')
  await move(app, 'd4')
  await app.button('Share…').click()
  await app.says('Now send the link')
  await app.button('Share…').click()
  await app.page.getByRole('heading', { name: 'Waiting for your friend' }).waitFor()
  const asked = await app.page.evaluate(() => (window as unknown as { asked: ShareData[] }).asked)
  expect(asked).toHaveLength(2)
  expect(asked[1]!.url).toContain('#/link/1.')
  expect(asked[1]!.text).toBe('Abande: your turn!')
  await app.close()
})

test('over plain http, where browsers withhold the clipboard, the link is copied all the same', async () => {
  const app = await App.open({}, '/', (page) =>
    page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'clipboard', { get: () => undefined }))
  )
  await begin(app, ['Black', 'hexagonal'], '')
  await move(app, 'd4')
  const link = await send(app)
  const paste = app.page.getByRole('textbox', { name: /paste it here/ })
  await paste.focus()
  await app.page.keyboard.press('ControlOrMeta+v')
  expect((await paste.inputValue()).split('#')[1]).toBe(link)
  await app.close()
})

test('a link that is opened in another tab goes on in both', async () => {
  const { ann, ben } = await friends(['d4', 'c3', 'd3'])
  await move(ben, 'c4')
  const link = await send(ben)
  const tab = await ann.context.newPage()
  await tab.goto(`${inject('address')}/#${link}`)
  await tab.getByText('Your turn: you play Black').waitFor()
  await ann.says('Your turn: you play Black')
  expect((await ann.state()).ply).toBe(4)
  await ann.close()
  await ben.close()
})
