import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { version } from '../../package.json'

test('the app has the version of the program', () => {
  const manifest = readFileSync(new URL('../../../Cargo.toml', import.meta.url), 'utf8')
  expect(/^version = "(.+)"$/m.exec(manifest)?.[1]).toBe(version)
})
