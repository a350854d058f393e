import { expect, test } from 'vitest'
import { fileName } from './files'

test('names of files are plain', () => {
  expect(fileName('Ada – Bö: “Final” / 3', 'abn')).toBe('Ada-Bo-Final-3.abn')
  expect(fileName('…', 'svg')).toBe('abande.svg')
})
