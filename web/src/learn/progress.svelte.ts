/** What a learner has done, kept from visit to visit. */

import { SvelteSet } from 'svelte/reactivity'
import { remember, remembered } from '../storage/local'

const KEY = 'abande-learn'

/** The ids of lessons and exercises; those of exercises have dashes. */
export class Progress {
  private readonly done: SvelteSet<string>

  constructor() {
    this.done = new SvelteSet(restored())
  }

  has({ id }: { id: string }): boolean {
    return this.done.has(id)
  }

  /** How many of these are done. */
  count(all: { id: string }[]): number {
    return all.filter((one) => this.has(one)).length
  }

  /** The first of these that is not done. */
  next<T extends { id: string }>(all: T[]): T | undefined {
    return all.find((one) => !this.has(one))
  }

  add({ id }: { id: string }): void {
    this.done.add(id)
    this.keep()
  }

  clear(): void {
    this.done.clear()
    this.keep()
  }

  private keep(): void {
    remember(KEY, [...this.done])
  }
}

function restored(): string[] {
  const saved = remembered(KEY)
  return Array.isArray(saved) ? saved.filter((id) => typeof id === 'string') : []
}
