import '../board'
import './app.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { speak, wantedLanguage } from './i18n/words.svelte'
import { loadRules } from './rules/load'

const target = document.getElementById('app')!

try {
  await Promise.all([loadRules(), speak(wantedLanguage())])
  mount(App, { target })
} catch (error) {
  // The words may be what is missing, so this is said in English.
  target.textContent = `Abande could not start: ${error instanceof Error ? error.message : String(error)}`
}

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  // After the page is there: what is kept for later must not make anyone wait now.
  const register = () => void navigator.serviceWorker.register('./sw.js').catch(console.warn)
  if (document.readyState === 'complete') register()
  else addEventListener('load', register)
}
