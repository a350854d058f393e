import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { words } from './build/words'

export default defineConfig({
  plugins: [svelte(), words()],
  test: { include: ['board/**/*.test.ts', 'build/**/*.test.ts', 'src/**/*.test.ts'], environment: 'node', testTimeout: 60_000 }
})
