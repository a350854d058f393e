import { expect, test } from 'vitest'
import { packageOf, toldOf } from './third-party'

test('a module belongs to its innermost package', () => {
  expect(packageOf('/a/web/node_modules/svelte/src/index.js')).toBe('svelte')
  expect(packageOf('/a/node_modules/svelte/node_modules/@some/thing/index.js')).toBe('@some/thing')
  expect(packageOf('\0vite/preload-helper.js')).toBe('vite')
  expect(packageOf('/a/web/src/main.ts')).toBeUndefined()
})

test('a collection tells of what stands between its lines', () => {
  const line = '-'.repeat(100)
  const collection = `It has this in it.\n\n${line}\n@some/thing 1.0.0, svelte 5.1.2,\nRust's standard library\n\nCopyright\n\n${line}\nclsx 2.0.0\n\nMIT\n`
  expect([...toldOf(collection)]).toEqual(['@some/thing', 'svelte', "Rust's standard", 'clsx'])
})
