/** Two browsers play each other, on a server that is killed, over lines that break. */

import { expect, test } from 'vitest'
import { lot } from './app'
import { atPly, meet, moveOnce, NO_LINE, offer, playOn, seeTheEnd, Server, server, withServer } from './online'

withServer()

test('two people play to the end on the hexagonal board; one loses the line on the way', async () => {
  const players = await meet(server)
  await playOn(players, 1, undefined, 5)
  const { ply, turn } = await players.b.state()
  const [mover, away] = turn === 'b' ? [players.b, players.w] : [players.w, players.b]
  await away.context.setOffline(true)
  // It is said in words, and nothing can be moved there.
  await away.page.locator('.message.bad').filter({ hasText: 'connection is lost' }).waitFor()
  expect(await away.page.locator('.board-area.locked').count()).toBe(1)
  await moveOnce(mover, lot(7))
  await mover.until((state) => state.ply === ply + 1)
  expect((await away.state()).ply).toBe(ply)
  await away.context.setOffline(false)
  await atPly(away, ply + 1)
  await playOn(players, 2)
  await seeTheEnd(players)
  const ends = await Promise.all(Object.values(players).map((app) => app.message().textContent()))
  expect(ends.map((text) => text?.trim()).join()).toMatch(/You win|You lose|draw/)
  for (const app of Object.values(players)) await app.close(NO_LINE)
})

test('the one whose turn it is loses the line: the board is locked until the page is in step; who looks back keeps his place', async () => {
  const players = await meet(server)
  await playOn(players, 13, undefined, 4)
  const { b: mover, w: reader } = players
  await reader.page.locator('ol button').first().click()
  await reader.says(/Looking back: move 1/)
  for (const app of [mover, reader]) await app.context.setOffline(true)
  await mover.page.locator('.message.bad').filter({ hasText: 'the board is locked' }).waitFor()
  await reader.page.locator('.board-area.locked').waitFor()
  // He tries, and nothing comes of it: neither here nor, later, on the server.
  const space = (await mover.state()).entries[0]!
  await mover.act(space)
  await mover.page.keyboard.press('p')
  expect((await mover.state()).ply).toBe(4)
  expect(await mover.page.locator('.bar-bottom .pieces.ready').count()).toBe(0)
  await mover.context.setOffline(false)
  await atPly(mover, 4)
  await mover.act(space)
  await mover.until((state) => state.ply === 5 && state.last?.to === space)
  await reader.context.setOffline(false)
  await expect.poll(() => reader.page.locator('ol button').count()).toBe(5)
  expect((await reader.state()).ply).toBe(1)
  await reader.button('Back to the game').click()
  await atPly(reader, 5)
  for (const app of Object.values(players)) await app.close(NO_LINE)
})

test('two people play to the end in Libre, while the server is killed and started again', async () => {
  const players = await meet(server, { board: 'Libre', time: 'None' })
  let kills = 0
  await playOn(players, 3, async (ply) => {
    if (ply !== 4 && ply !== 9) return
    await server.kill()
    for (const app of Object.values(players)) await app.page.locator('.message.bad').filter({ hasText: 'connection is lost' }).waitFor()
    await server.startAgain()
    for (const app of Object.values(players)) await atPly(app, ply)
    kills++
  })
  expect(kills).toBe(2)
  await seeTheEnd(players)
  for (const app of Object.values(players)) await app.close(NO_LINE)
})

test('a take-back is asked for and granted, a draw declined, something said; the other reads it in his own language', async () => {
  const players = await meet(server)
  await playOn(players, 4, undefined, 3)
  const { turn } = await players.b.state()
  expect(turn).toBe('w')
  await players.b.button('Ask to take back').click()
  await players.w.says(/would like to take a move back/)
  await players.w.button('Accept').click()
  for (const app of Object.values(players)) await atPly(app, 2)
  await playOn(players, 5, undefined, 2)
  await players.b.button('Offer a draw').click()
  await players.w.button('Decline').click()
  await players.b.says(/has declined/)
  await players.w.go('/settings')
  await players.w.page.getByRole('radio', { name: 'Deutsch' }).check({ force: true })
  await players.w.page.goBack()
  await atPly(players.w, 4)
  await players.b.button('Say something').click()
  await players.b.button('Good luck!').click()
  await players.w.page.locator('.said').getByText('Viel Glück!').waitFor()
  await players.b.button('Resign').click()
  await players.b.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click()
  await players.b.says('You lose: you resigned.')
  await players.w.says('Du gewinnst: Die andere Seite hat aufgegeben.')
  for (const app of Object.values(players)) await app.close()
})

test('a rematch begins with colours changed; those who watch see both games', async () => {
  const players = await meet(server)
  await playOn(players, 6, undefined, 2)
  const address = await players.b.page.evaluate(() => location.hash)
  const watcher = await server.visit(`/${address}`)
  await atPly(watcher, 2)
  await players.b.page.getByText('1 person is watching').waitFor()
  expect(await watcher.button('Resign').count()).toBe(0)
  await playOn(players, 7, undefined, 2)
  await atPly(watcher, 4)
  await players.w.button('Resign').click()
  await players.w.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click()
  await watcher.says(/Black wins/)
  await players.b.button('Rematch').click()
  await players.w.says(/would like a rematch/)
  await players.w.button('Accept').click()
  for (const app of Object.values(players)) {
    await expect.poll(() => app.page.evaluate(() => location.hash)).not.toBe(address)
    await atPly(app, 0)
  }
  await playOn({ b: players.w, w: players.b }, 8, undefined, 2)
  await watcher.page.getByRole('link', { name: 'To the next game' }).click()
  await atPly(watcher, 2)
  for (const app of [players.b, players.w, watcher]) await app.close()
})

test('two tabs are one person: both show the same game, and either moves', async () => {
  const players = await meet(server)
  const tab = await players.b.tab(`/${await players.b.page.evaluate(() => location.hash)}`)
  await atPly(tab, 0)
  await moveOnce(tab, lot(9))
  await atPly(players.b, 1)
  await playOn(players, 10, undefined, 2)
  await atPly(tab, 3)
  // Whoever looks back keeps his place while the game goes on.
  await tab.page.locator('ol button').first().click()
  await tab.says(/Looking back: move 1/)
  await playOn(players, 11, undefined, 1)
  await expect.poll(() => tab.page.locator('ol button').count()).toBe(4)
  expect((await tab.state()).ply).toBe(1)
  await tab.button('Back to the game').click()
  await atPly(tab, 4)
  await players.w.close()
  await players.b.close()
})

test('two phones in one room, over plain http: a code, a name made up, a game to the end', async () => {
  const room = await Server.start('lan')
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
  const b = await room.visit('/#/online', phone)
  expect(await b.page.evaluate(() => isSecureContext)).toBe(false)
  const link = await offer(b, 'Play a friend', { time: '5 + 5' })
  await b.page.getByRole('img', { name: 'The link as a QR code' }).waitFor()
  // Without the newer clipboard of secure pages.
  await b.button('Copy').click()
  await b.button('Copied').waitFor()
  const w = await room.visit(link.slice(room.address.length), phone)
  await w.button('Accept').click()
  await playOn({ b, w }, 12)
  await seeTheEnd({ b, w })
  await b.button('Count and next steps').tap()
  await expect.poll(() => b.button('Rematch').evaluate((button) => button.getBoundingClientRect().bottom < innerHeight)).toBe(true)
  await b.close(/Cross-Origin-Opener-Policy/)
  await w.close(/Cross-Origin-Opener-Policy/)
  await room.end()
})
