/** The engine in the browser searches the very tree that it searches elsewhere. */

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { Engine } from '../../generated/abande'
import { loadBuiltRules } from '../rules/load-built'

loadBuiltRules()

const file = (path: string) => readFileSync(new URL(`../../../crates/engine/${path}`, import.meta.url))
const lines = (path: string) => file(path).toString().split('\n')

/** As for the signature elsewhere. */
const MEBIBYTES = 4

const listener = { report() {}, stopped: () => false }

/** The nodes of a board's searches to fixed depths. */
function nodes(board: string): number {
  const searches = lines('suites/signature.txt').flatMap((line) => {
    const [, depth, position] = /^search (\d+) (.*)$/.exec(line) ?? []
    return position?.split(/[ @]/, 1)[0] === board ? [{ depth, position }] : []
  })
  const boardFiles = board === 'wheel' ? [file('suites/wheel.toml').toString()] : []
  return searches.reduce((sum, { depth, position }) => {
    const engine = new Engine(MEBIBYTES)
    if (boardFiles.length === 0) engine.setNetwork(file(`networks/${board}.nn`))
    const report = JSON.parse(engine.search(position, boardFiles, `{"depth":${depth}}`, listener))
    engine.free()
    return sum + report.nodes
  }, 0)
}

const pinned = lines('tests/data/signature.txt').filter((line) => /^\w/.test(line))

test.each(pinned)('the signature of %s', (line) => {
  const [board = '', search] = line.split(' ')
  expect(nodes(board)).toBe(Number(search))
})
