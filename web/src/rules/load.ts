/** Loads the rules. Everything else may count on them once the app has started. */

import { initSync } from '../../generated/abande'
import url from '../../generated/abande_bg.wasm?url'

let compiled: Promise<WebAssembly.Module> | undefined

/** The compiled rules and engine: the worker gets them too, so that they are compiled once. */
export function module(): Promise<WebAssembly.Module> {
  compiled ??= compile()
  return compiled
}

async function compile(): Promise<WebAssembly.Module> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  // Some static hosts give no type for wasm, and streaming insists on it.
  const typed = response.headers.get('content-type')?.startsWith('application/wasm')
  return typed ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer())
}

export async function loadRules(): Promise<void> {
  initSync({ module: await module() })
}
