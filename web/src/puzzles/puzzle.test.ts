import { expect, test } from 'vitest'
import { readPuzzles } from './puzzle'

const LINE = { id: 'hex-1', board: 'hex', position: 'hex x4/x5/x6/x7/x6/x5/x4 b 18/18 0', solution: 'd4 d5 pass', themes: ['cut'], rating: 1400, proven: true, margin: 150, gap: 300, last: 'c3' }

test('a puzzle a line, with remarks between them', () => {
  const text = `# made by a command\n${JSON.stringify(LINE)}\n\n# more\n${JSON.stringify({ ...LINE, id: 'hex-2', proven: false })}\n`
  const [first, second, ...others] = readPuzzles(text, 'hex.jsonl')
  expect(first).toEqual({ id: 'hex-1', board: 'hex', position: LINE.position, solution: ['d4', 'd5', 'pass'], themes: ['cut'], rating: 1400, proven: true, margin: 150, last: 'c3' })
  expect([second?.id, second?.proven, others]).toEqual(['hex-2', false, []])
})

test('what is none is told with its place', () => {
  const faulty = (change: object) => () => readPuzzles(`# remark\n${JSON.stringify({ ...LINE, ...change })}`, 'snub.jsonl')
  expect(() => readPuzzles('<!doctype html>', 'hex.jsonl')).toThrow(/^hex\.jsonl, line 1: /)
  expect(faulty({ solution: 'd4 d5' })).toThrow('snub.jsonl, line 2: a solution begins and ends')
  expect(faulty({ solution: '' })).toThrow('a solution')
  expect(faulty({ id: 7 })).toThrow('an id')
  expect(faulty({ themes: 'cut' })).toThrow('themes')
})
