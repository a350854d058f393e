import { expect, test, vi } from 'vitest'

vi.mock('./words.svelte', () => ({ t: (key: string, args?: object) => [key, ...Object.values(args ?? {})].join(' ') }))

const { endText } = await import('./game-words')

test('how a game ended: by points, to a person against the computer by "you"', () => {
  expect(endText({ result: '15-12', winner: 'b' })).toBe('result-win color-black 15 12')
  expect(endText({ result: '15-12', winner: 'b' }, 'b')).toBe('web-you-win 15 12')
  expect(endText({ result: '15-12', winner: 'b' }, 'w')).toBe('web-you-lose 12 15')
  for (const you of [undefined, 'w'] as const) expect(endText({ result: '9-9' }, you)).toBe('result-draw 9')
  expect(endText({ result: '0-0' })).toBe('result-draw 0')
  expect(endText({ result: '1/2-1/2' })).toBe('result-drawn')
})

test('by resignation and by time, whoever was ahead', () => {
  const lost = (ending?: string) => ({ result: '0-1', winner: 'w' as const, ending })
  expect(endText(lost('resignation'))).toBe('result-won-resigned color-white color-black')
  expect(endText(lost('resignation'), 'b')).toBe('web-you-resigned')
  expect(endText(lost('resignation'), 'w')).toBe('web-you-win-resigned')
  expect(endText(lost('time forfeit'))).toBe('result-won-time color-white color-black')
  expect(endText(lost('time forfeit'), 'b')).toBe('web-you-lose-time')
  expect(endText(lost('time forfeit'), 'w')).toBe('web-you-win-time')
  expect(endText(lost())).toMatch(/^result-won color-white/)
})
