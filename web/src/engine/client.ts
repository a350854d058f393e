/**
 * The engine, asked from the page.
 *
 * A search is stopped by a brake that page and worker share. Where there is none, its worker is ended, and another
 * one stands ready to take over at once.
 */

import { module } from '../rules/load'
import type { Progress, Report } from '../rules/types'
import { Brake } from './brake'
import type { FromWorker, ReviewRequest, SearchRequest, ToWorker } from './protocol'

/** The search was stopped by the page. */
export class Stopped extends Error {}

type Ended = Extract<FromWorker, { kind: 'done' | 'reviewed' }>

interface Task {
  id: number
  /** Hears what comes before the end. */
  hear(message: FromWorker): void
  resolve(message: Ended): void
  reject(error: Error): void
}

export class EngineClient {
  private worker: Worker | undefined
  private spare: Worker | undefined
  private task: Task | undefined
  private lastId = 0
  private readonly brake = Brake.forPage()

  /** Whether it is thinking. */
  get busy(): boolean {
    return this.task !== undefined
  }

  /** Gets a worker ready before it is needed. */
  warmUp(): void {
    this.worker ??= this.hire()
  }

  /**
   * Searches a position; one task at a time, a new one stops the old one. The answer is null when the game
   * is over. Rejects with `Stopped` when it was stopped.
   */
  async search(request: SearchRequest, onReport?: (report: Report) => void): Promise<Report | null> {
    const hear = (message: FromWorker) => message.kind === 'report' && onReport?.(message.report)
    const ended = await this.ask((id) => ({ kind: 'search', id, request }), hear)
    return ended.kind === 'done' ? ended.report : null
  }

  /** Reviews a game, as `search` searches: the answer is for `Game.annotate`. */
  async review(request: ReviewRequest, onProgress?: (progress: Progress) => void): Promise<string> {
    const hear = (message: FromWorker) => message.kind === 'progress' && onProgress?.(message.progress)
    const ended = await this.ask((id) => ({ kind: 'review', id, request }), hear)
    return ended.kind === 'reviewed' ? ended.review : ''
  }

  private ask(message: (id: number) => ToWorker, hear: (message: FromWorker) => void): Promise<Ended> {
    this.stop()
    const id = ++this.lastId
    const worker = (this.worker ??= this.hire())
    return new Promise((resolve, reject) => {
      this.task = { id, hear, resolve, reject }
      void module().then(() => this.task?.id === id && tell(worker, message(id)))
    })
  }

  /** Stops the search, if there is one. */
  stop(): void {
    const task = this.task
    if (!task) return
    this.task = undefined
    if (this.brake) {
      this.brake.stop(task.id)
    } else {
      this.worker?.terminate()
      this.worker = this.spare
      this.spare = undefined
    }
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
    const brake = this.brake?.memory
    void module().then((module) => tell(worker, { kind: 'start', module, networks, brake }))
    return worker
  }

  private hear(worker: Worker, message: FromWorker): void {
    const task = this.task
    if (worker !== this.worker || message.id !== task?.id) return
    if (message.kind === 'report' || message.kind === 'progress') {
      // Whoever thinks for long may be stopped: somebody should stand ready then.
      if (!this.brake) this.spare ??= this.hire()
      task.hear(message)
      return
    }
    this.task = undefined
    if (message.kind === 'failed') task.reject(new Error(message.message))
    else task.resolve(message)
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
