import { defineConfig } from 'vitest/config'

/** Tests in a real browser, of the built client as the program serves it. */
export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    include: ['tests/**/*.test.ts'],
    globalSetup: 'tests/server.ts',
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // Other programs may keep the machine busy: what is waited for comes when it comes.
    expect: { poll: { timeout: 20_000 } },
    maxWorkers: 2
  }
})
