// The engine as wasm, on fixed positions with a fixed number of nodes: a line of JSON with `nodes` and `ms`, the time
// of the processor.
// Usage: node engine.mjs BOARD NODES POSITION... (run by `cargo xtask bench web`)

import { readFileSync } from 'node:fs'
import { Engine, initSync } from '../generated/abande.js'

const file = (path) => readFileSync(new URL(path, import.meta.url))
const [board, nodes, ...positions] = process.argv.slice(2)

initSync({ module: file('../generated/abande_bg.wasm') })
const engine = new Engine(16)
engine.setNetwork(file(`../../crates/engine/networks/${board}.nn`))
const search = (line, limit) => {
  engine.forget()
  const start = process.cpuUsage()
  const report = JSON.parse(engine.search(line, [], JSON.stringify({ nodes: limit }), { report() {}, stopped: () => false }))
  const { user, system } = process.cpuUsage(start)
  return { nodes: report.nodes, ms: (user + system) / 1000 }
}
search(positions[0], 20_000) // for the compiler of the browser to warm up
const found = positions.map((line) => search(line, Number(nodes)))
const sum = (name) => found.reduce((sum, one) => sum + one[name], 0)
console.log(JSON.stringify({ nodes: sum('nodes'), ms: sum('ms') }))
