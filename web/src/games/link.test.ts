import { expect, test } from 'vitest'
import { BrokenLink, fromLink, toLink } from './link'

const GAME = { abn: '[Black "Ada Ünal"]\n[Board "bow-tie"]\n\n1. d4 c3 {a – b} *\n', boardFiles: ['name = "bow-tie"'], path: [] as string[] }

test('a game comes back from its link, which needs no escaping', async () => {
  const link = await toLink(GAME)
  expect(link).toMatch(/^1\.[\w-]+$/)
  expect(encodeURIComponent(link)).toBe(link)
  expect(await fromLink(link)).toEqual(GAME)
  const place = { ...GAME, path: ['d4', '-1,2->0,1'] }
  expect(await toLink(place)).toMatch(/^2\.[\w-]+$/)
  expect(await fromLink(await toLink(place))).toEqual(place)
})

test('long games make short links', async () => {
  const abn = Array.from({ length: 60 }, (_, number) => `${number + 1}. d4-c3 e4-d5`).join(' ')
  expect((await toLink({ abn, boardFiles: [], path: [] })).length).toBeLessThan(abn.length / 2)
})

test('links by hand are refused with the reason', async () => {
  const link = await toLink(GAME)
  const reason = (argument: string) =>
    fromLink(argument).then(
      () => 'read',
      (error: unknown) => (error instanceof BrokenLink ? error.reason : String(error))
    )
  expect(await reason(`3.${link.slice(2)}`)).toBe('version')
  for (const broken of ['', '1', '1.', 'g=5', '1.!!!', '1.AAAA', link.slice(0, -9), `${link}.more`, `1.${'_'.repeat(40)}`]) {
    expect(await reason(broken), broken).toBe('damaged')
  }
})

test('a link that unpacks to very much is refused', async () => {
  const link = await toLink({ abn: ' '.repeat(5_000_000), boardFiles: [], path: [] })
  await expect(fromLink(link)).rejects.toBeInstanceOf(BrokenLink)
})
