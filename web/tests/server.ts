/** Starts the program for the tests, and ends it after them. */

import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { TestProject } from 'vitest/node'
import { PROGRAM } from './program'

declare module 'vitest' {
  interface ProvidedContext {
    address: string
  }
}

export default async function setup(project: TestProject): Promise<() => void> {
  const server = spawn(PROGRAM, ['serve', '--port', '0', '--no-open'], { stdio: ['ignore', 'pipe', 'inherit'] })
  const address = await new Promise<string>((resolve, reject) => {
    server.once('error', reject)
    server.once('exit', (code) => reject(new Error(`${PROGRAM} ended with ${code}`)))
    createInterface(server.stdout).once('line', (line) => {
      const found = /http:\/\/\S+/.exec(line)?.[0]
      if (found) resolve(found)
      else reject(new Error(`no address in '${line}'`))
    })
  })
  project.provide('address', address)
  return () => void server.kill()
}
