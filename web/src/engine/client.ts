/**
 * The engine, asked from the page.
 *
 * A worker cannot be told anything while it computes, and shared memory would need headers that static hosts do
 * not send. So a search is stopped by ending its worker; another one stands ready to take over at once.
 */

import { module } from '../rules/load'
import type { Report } from '../rules/types'
import type { FromWorker, SearchRequest, ToWorker } from './protocol'

/** The search was stopped by the page. */
export class Stopped extends Error {}

interface Task {
  id: number
  onReport: ((report: Report) => void) | undefined
  resolve(report: Report | null): void
  reject(error: Error): void
}

export class EngineClient {
  private worker: Worker | undefined
  private spare: Worker | undefined
  private task: Task | undefined
  private lastId = 0

  /** Whether it is thinking. */
  get busy(): boolean {
    return this.task !== undefined
  }

  /** Gets a worker ready before it is needed. */
  warmUp(): void {
    this.worker ??= this.hire()
  }

  /**
   * Searches a position; one search at a time, a new one stops the old one. The answer is null when the game
   * is over. Rejects with `Stopped` when it was stopped.
   */
  search(request: SearchRequest, onReport?: (report: Report) => void): Promise<Report | null> {
    this.stop()
    const id = ++this.lastId
    const worker = (this.worker ??= this.hire())
    return new Promise((resolve, reject) => {
      this.task = { id, onReport, resolve, reject }
      void module().then(() => this.task?.id === id && tell(worker, { kind: 'search', id, request }))
    })
  }

  /** Stops the search, if there is one. */
  stop(): void {
    const task = this.task
    if (!task) return
    this.task = undefined
    this.worker?.terminate()
    this.worker = this.spare
    this.spare = undefined
    task.reject(new Stopped('the search was stopped'))
  }

  /** Forgets all positions: for a new game. */
  forget(): void {
    this.stop()
    if (this.worker) tell(this.worker, { kind: 'forget' })
  }

  /** Ends all workers. */
  close(): void {
    this.stop()
    this.worker?.terminate()
    this.spare?.terminate()
    this.worker = this.spare = undefined
  }

  private hire(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => this.hear(worker, data))
    worker.addEventListener('error', (event) => this.fail(worker, event.message))
    const networks = new URL('networks/', document.baseURI).href
    void module().then((module) => tell(worker, { kind: 'start', module, networks }))
    return worker
  }

  private hear(worker: Worker, message: FromWorker): void {
    const task = this.task
    if (worker !== this.worker || message.id !== task?.id) return
    if (message.kind === 'report') {
      // Whoever thinks for long may be stopped: somebody should stand ready then.
      this.spare ??= this.hire()
      task.onReport?.(message.report)
      return
    }
    this.task = undefined
    if (message.kind === 'done') task.resolve(message.report)
    else task.reject(new Error(message.message))
  }

  private fail(worker: Worker, message: string): void {
    if (worker === this.spare) this.spare = undefined
    if (worker !== this.worker) return
    this.worker = undefined
    const task = this.task
    this.task = undefined
    task?.reject(new Error(message || 'the engine failed'))
  }
}

function tell(worker: Worker, message: ToWorker): void {
  worker.postMessage(message)
}
