import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { compress } from './build/compress'
import { networks } from './build/networks'
import { serviceWorker } from './build/service-worker'
import { thirdParty } from './build/third-party'
import { words } from './build/words'
import { version } from './package.json'

export default defineConfig({
  // Relative, so that the app runs from any folder of any static host.
  base: './',
  plugins: [svelte(), words(), networks(), thirdParty(), serviceWorker(), compress()],
  build: { target: 'es2022', assetsInlineLimit: 0, reportCompressedSize: false, modulePreload: { polyfill: false } },
  define: { 'import.meta.env.VITE_VERSION': JSON.stringify(version) },
  worker: { format: 'es', plugins: () => [thirdParty({ inWorker: true })] },
  server: { fs: { allow: ['..'] } }
})
