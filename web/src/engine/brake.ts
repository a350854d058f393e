/**
 * How a page stops a search. A worker hears nothing while it computes, and a browser lets a worker that is ended
 * compute for two seconds more. So they share a number: the last task that nobody wants any more.
 *
 * Browsers share memory only in pages whose headers keep them to themselves; see `crates/server/src/headers.rs`, and
 * the service worker for hosts that send none.
 */
export class Brake {
  private readonly last: Int32Array

  constructor(readonly memory: SharedArrayBuffer) {
    this.last = new Int32Array(memory)
  }

  /** A brake, where the browser allows it. */
  static forPage(): Brake | undefined {
    return globalThis.crossOriginIsolated ? new Brake(new SharedArrayBuffer(4)) : undefined
  }

  /** Stops a task, and all that were given before it. */
  stop(task: number): void {
    Atomics.store(this.last, 0, task)
  }

  stopped(task: number): boolean {
    return task <= Atomics.load(this.last, 0)
  }
}
