/** The board alone, for other pages: `dist/board/abande-board.js`. */

import { defineConfig } from 'vite'
import { compress } from './build/compress'

export default defineConfig({
  publicDir: false,
  plugins: [compress()],
  build: {
    target: 'es2022',
    outDir: 'dist/board',
    reportCompressedSize: false,
    lib: { entry: 'board/index.ts', formats: ['es'], fileName: () => 'abande-board.js' }
  }
})
