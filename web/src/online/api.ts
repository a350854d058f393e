/** What is asked of the server over HTTP. Nothing here throws: what goes wrong is an answer too. */

import { language } from '../i18n/words.svelte'
import type { Person, Seek, Snapshot, WireError, Wants } from './wire'

export type Answer<T> = { value: T; error?: undefined } | { value?: undefined; error: WireError }

/** Which games are searched. */
export interface GameQuery {
  player?: string
  board?: string
  result?: string
  status?: 'live' | 'over'
  before?: string
  limit?: number
}

type Fetch = (path: string, init: RequestInit) => Promise<Response>

const JSON_TYPE = 'application/json'
const ABN_TYPE = 'application/vnd.abande.abn'

export class Api {
  constructor(private readonly fetch: Fetch = (path, init) => globalThis.fetch(`api/v1/${path}`, init)) {}

  /** Who I am, by the session's cookie. */
  me(): Promise<Answer<Person>> {
    return this.ask('GET', 'me')
  }

  person(name: string): Promise<Answer<Person>> {
    return this.ask('GET', `people/${encodeURIComponent(name)}`)
  }

  async beGuest(): Promise<Answer<Person>> {
    return this.signIn('guests', {})
  }

  async makeAccount(name: string, password: string): Promise<Answer<Person>> {
    return this.signIn('accounts', { name, password })
  }

  async openSession(name: string, password: string): Promise<Answer<Person>> {
    return this.signIn('sessions', { name, password })
  }

  /** With a cookie: no token ever gets into the page. */
  private async signIn(path: string, who: object): Promise<Answer<Person>> {
    const { value, error } = await this.ask<{ person: Person }>('POST', path, { ...who, cookie: true })
    return error ? { error } : { value: value.person }
  }

  /** Signs out here, or everywhere. */
  signOut(everywhere: boolean): Promise<Answer<undefined>> {
    return this.ask('DELETE', everywhere ? 'sessions' : 'sessions/current')
  }

  changePassword(old: string, fresh: string): Promise<Answer<undefined>> {
    return this.ask('PUT', 'me/password', { old, new: fresh })
  }

  deleteAccount(password: string | undefined): Promise<Answer<undefined>> {
    return this.ask('DELETE', 'me', password === undefined ? {} : { password })
  }

  /** All that the server has about me, as a text. */
  data(): Promise<Answer<string>> {
    return this.text('me/data')
  }

  /** The names of those whom I have blocked. */
  async blocks(): Promise<Answer<string[]>> {
    const { value, error } = await this.ask<{ people: Person[] }>('GET', 'blocks')
    return error ? { error } : { value: value.people.map(({ name }) => name) }
  }

  block(name: string, blocked: boolean): Promise<Answer<undefined>> {
    return this.ask(blocked ? 'PUT' : 'DELETE', `blocks/${encodeURIComponent(name)}`)
  }

  report(person: string, text: string, game?: string): Promise<Answer<undefined>> {
    return this.ask('POST', 'reports', { person, text, ...(game === undefined ? {} : { game }) })
  }

  /** Offers a game. The id is chosen here: asked again after a lost answer, it is the same seek. */
  async makeSeek(id: string, wants: Wants): Promise<Answer<Seek>> {
    const { value, error } = await this.ask<{ seek: Seek }>('POST', 'seeks', { ...wants, id })
    return error ? { error } : { value: value.seek }
  }

  async seeks(): Promise<Answer<Seek[]>> {
    const { value, error } = await this.ask<{ seeks: Seek[] }>('GET', 'seeks')
    return error ? { error } : { value: value.seeks }
  }

  seek(id: string): Promise<Answer<Seek>> {
    return this.ask('GET', `seeks/${encodeURIComponent(id)}`)
  }

  /** The answer is the game. */
  async accept(seek: string): Promise<Answer<string>> {
    const { value, error } = await this.ask<{ game: string }>('POST', `seeks/${encodeURIComponent(seek)}/accept`, {})
    return error ? { error } : { value: value.game }
  }

  decline(seek: string): Promise<Answer<undefined>> {
    return this.ask('POST', `seeks/${encodeURIComponent(seek)}/decline`, {})
  }

  withdraw(seek: string): Promise<Answer<undefined>> {
    return this.ask('DELETE', `seeks/${encodeURIComponent(seek)}`)
  }

  /** Games, newest first. */
  async games(query: GameQuery): Promise<Answer<Snapshot[]>> {
    const wanted = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
    const { value, error } = await this.text(`games?${new URLSearchParams(wanted.map(([key, value]) => [key, String(value)]))}`)
    if (error) return { error }
    const lines = value.split('\n').filter((line) => line.trim() !== '')
    return { value: lines.map((line) => JSON.parse(line) as Snapshot) }
  }

  /** The record of a game as the server writes it: it tells the day on which the game began. */
  record(id: string): Promise<Answer<string>> {
    return this.text(`games/${encodeURIComponent(id)}`, 'GET', undefined, ABN_TYPE)
  }

  private async ask<T>(method: string, path: string, body?: object): Promise<Answer<T>> {
    const { value, error } = await this.text(path, method, body)
    if (error) return { error }
    return { value: (value === '' ? undefined : JSON.parse(value)) as T }
  }

  private async text(path: string, method = 'GET', body?: object, accept?: string): Promise<Answer<string>> {
    try {
      const response = await this.fetch(path, {
        method,
        headers: { 'Accept-Language': language(), ...(body ? { 'Content-Type': JSON_TYPE } : {}), ...(accept ? { Accept: accept } : {}) },
        credentials: 'same-origin',
        cache: 'no-store',
        ...(body ? { body: JSON.stringify(body) } : {})
      })
      const text = await response.text()
      return response.ok ? { value: text } : { error: errorOf(response, text) }
    } catch {
      return { error: { code: 'unreachable', message: '' } }
    }
  }
}

/** What is said in the answer, or what its status alone tells. */
function errorOf(response: Response, text: string): WireError {
  try {
    const { error } = JSON.parse(text) as { error?: Partial<WireError> }
    if (typeof error?.code === 'string') return { ...error, code: error.code, message: error.message ?? '' }
  } catch {
    // Not ours: something between us and the server has answered.
  }
  const code = response.status === 429 ? 'too_many' : response.status === 401 ? 'unauthorized' : response.status === 404 ? 'not_found' : 'unavailable'
  return { code, message: '' }
}
