/** Who one is here, what is offered, which games go on: whatever screen is open. */

import { play as sound } from '../sound/sound'
import { newId } from '../storage/games'
import { remember, remembered } from '../storage/local'
import { settings } from '../storage/settings.svelte'
import { insist, type Pause } from '../ui/insist'
import { SIGNED_IN } from '../ui/server.svelte'
import { Api, type Answer } from './api'
import { browserWorld, Connection, type Status, type World } from './connection'
import { sideOf } from './game-state'
import { OnlineGame } from './online-game.svelte'
import { ServerClock } from './server-clock'
import type { MyGame, Person, Seek, ServerMessage, Snapshot, WireError, Wants } from './wire'

/** Milliseconds. */
const STRANGER_WAIT = 8000

/** Somebody is wanted elsewhere in the app. */
export type Call = { kind: 'game'; game: string; opponent?: string } | { kind: 'challenge'; seek: Seek }

export class OnlineStore {
  me: Person | undefined = $state.raw()
  /** Whether it is known who one is, or that one is nobody yet. */
  ready = $state(false)
  /** Why it is not known yet. */
  trouble: WireError | undefined = $state.raw()
  status: Status = $state('idle')
  seeks: Seek[] = $state.raw([])
  challenges: Seek[] = $state.raw([])
  mine: MyGame[] = $state.raw([])
  /** My games as they were when they were fetched: who plays, on what. */
  snapshots: ReadonlyMap<string, Snapshot> = $state.raw(new Map())
  /** The game whose page is open. */
  game: OnlineGame | undefined = $state.raw()
  call: Call | undefined = $state.raw()
  readonly clock = new ServerClock()
  private readonly line: Connection
  /** Games that one has begun oneself: nobody needs to be called to them. */
  private readonly expected = new Set<string>()
  private heardOfMe = false
  /** Who one is changes just now. */
  private renewing = false
  /** Somebody becomes a guest just now: asked for twice at once, that makes one. */
  private becoming: Promise<Answer<Person>> | undefined

  constructor(
    readonly api = new Api(),
    world: World = browserWorld(),
    private readonly pause?: Pause
  ) {
    this.line = new Connection(world, {
      status: (status) => this.onStatus(status),
      message: (message) => this.onMessage(message),
      signIn: () => this.dismissed()
    })
  }

  /** Begins, and goes on until the page is closed. */
  async start(): Promise<void> {
    addEventListener('online', () => this.line.wake())
    addEventListener('offline', () => this.line.doubt())
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && this.line.wake())
    await insist(() => this.learnMe(), this.pause)
    this.ready = true
    this.line.start()
  }

  /** Asks who one is. Only those are asked for who have been here: nobody else's console needs to complain. */
  private async learnMe(): Promise<'done' | number> {
    if (remembered(SIGNED_IN) !== true) return 'done'
    const { value, error } = await this.api.me()
    this.trouble = error?.code === 'unauthorized' ? undefined : error
    if (value) this.me = value
    else if (error.code === 'unauthorized') remember(SIGNED_IN, false)
    else return (error.retry_after ?? 0) * 1000
    return 'done'
  }

  /** Somebody: a guest with a name made for him where he is nobody yet. */
  async person(): Promise<Answer<Person>> {
    if (this.me) return { value: this.me }
    this.becoming ??= this.becomeGuest().finally(() => (this.becoming = undefined))
    return this.becoming
  }

  /** A guest is made where one is nobody. */
  private async becomeGuest(): Promise<Answer<Person>> {
    // In another tab one may have become somebody meanwhile.
    if (remembered(SIGNED_IN) === true) {
      const known = await this.enter(() => this.api.me())
      if (known.value || known.error.code !== 'unauthorized') return known
    }
    const guest = await this.enter(() => this.api.beGuest())
    // This browser has an account after all.
    return guest.error?.code === 'conflict' ? this.enter(() => this.api.me()) : guest
  }

  /** Signs in, or makes an account. The sockets of who one was before end by it: that is no news. */
  async enter(act: () => Promise<Answer<Person>>): Promise<Answer<Person>> {
    this.renewing = true
    const answer = await act()
    this.renewing = false
    if (answer.value) this.signedIn(answer.value)
    return answer
  }

  /** Signs out, here or everywhere. */
  async leave(everywhere: boolean): Promise<WireError | undefined> {
    this.renewing = true
    const { error } = await this.api.signOut(everywhere)
    this.renewing = false
    // Who is signed out already has what he wants.
    if (error && error.code !== 'unauthorized') return error
    this.signedOut()
    return undefined
  }

  /** Gives the account up, or the guest. */
  async forget(password: string | undefined): Promise<WireError | undefined> {
    this.renewing = true
    const { error } = await this.api.deleteAccount(password)
    this.renewing = false
    if (!error) this.signedOut()
    return error
  }

  private signedIn(person: Person): void {
    this.me = person
    remember(SIGNED_IN, true)
    this.heardOfMe = false
    this.line.restart()
  }

  /** Here or elsewhere, by oneself or by the server. */
  private signedOut(): void {
    this.me = undefined
    remember(SIGNED_IN, false)
    this.mine = []
    this.challenges = []
    this.snapshots = new Map()
    this.line.restart()
  }

  /** The server knows us no more. Where it never did, it is asked again after a while, and not at once. */
  private dismissed(): void {
    if (this.renewing) return
    if (this.me) this.signedOut()
    else setTimeout(() => this.line.restart(), STRANGER_WAIT)
  }

  async makeSeek(id: string, wants: Wants): Promise<Answer<Seek>> {
    const who = await this.person()
    if (who.error) return who
    return this.api.makeSeek(id, wants)
  }

  async accept(seek: string): Promise<WireError | undefined> {
    const who = await this.person()
    if (who.error) return who.error
    const { value, error } = await this.api.accept(seek)
    if (error) return error
    this.goTo(value)
    return undefined
  }

  async decline(seek: string): Promise<WireError | undefined> {
    const { error } = await this.api.decline(seek)
    if (!error) this.challenges = this.challenges.filter(({ id }) => id !== seek)
    return error
  }

  async withdraw(seek: string): Promise<WireError | undefined> {
    const { error } = await this.api.withdraw(seek)
    if (!error) this.seeks = this.seeks.filter(({ id }) => id !== seek)
    return error
  }

  /** Opens the page of a game. */
  goTo(game: string): void {
    this.expected.add(game)
    if (this.call?.kind === 'game' && this.call.game === game) this.call = undefined
    location.hash = `#/online/game/${game}`
  }

  /** The game whose page is opened; the answer ends it. */
  watch(id: string): () => void {
    const game = new OnlineGame(id, (message) => this.line.send(message), this.clock, () => this.me?.id)
    this.game = game
    this.expected.add(id)
    if (this.status === 'open') game.opened()
    const timer = setInterval(() => game.tick(), 100)
    return () => {
      clearInterval(timer)
      if (this.game === game) this.game = undefined
      game.close()
    }
  }

  /** Which of my games wait for me, these first. */
  get myGames(): { game: MyGame; snapshot: Snapshot | undefined; yourTurn: boolean }[] {
    const games = this.mine.map((game) => ({ game, snapshot: this.snapshots.get(game.game), yourTurn: this.isMyTurn(game) }))
    return games.sort((a, b) => Number(b.yourTurn) - Number(a.yourTurn))
  }

  /** How many games wait for me. */
  get waiting(): number {
    return this.mine.filter((game) => this.isMyTurn(game)).length
  }

  private isMyTurn({ game, turn }: MyGame): boolean {
    const snapshot = this.snapshots.get(game)
    return snapshot !== undefined && turn !== null && sideOf(snapshot, this.me?.id) === turn
  }

  private onStatus(status: Status): void {
    this.status = status
    if (status === 'open') {
      this.line.send({ subscribe: { lobby: true } })
      if (this.me) this.line.send({ subscribe: { me: true } })
      this.game?.opened()
    } else this.game?.lost()
  }

  private onMessage(message: ServerMessage): void {
    if ('pong' in message) {
      const trip = this.line.roundTrip(message.pong)
      if (trip !== undefined) this.clock.heard(message.at, trip)
    }
    if ('lobby' in message) this.onLobby(message.lobby)
    else if ('me' in message) void this.onMe(message.me)
    else this.game?.hear(message)
  }

  private onLobby(lobby: { seeks: Seek[] } | { add: Seek[]; remove: string[] }): void {
    if ('seeks' in lobby) this.seeks = lobby.seeks
    else {
      const gone = new Set([...(lobby.remove ?? []), ...(lobby.add ?? []).map(({ id }) => id)])
      this.seeks = [...this.seeks.filter(({ id }) => !gone.has(id)), ...(lobby.add ?? [])]
    }
  }

  private async onMe({ challenges = [], games = [] }: { challenges: Seek[]; games: MyGame[] }): Promise<void> {
    const before = this.mine
    const waited = new Set(before.filter((game) => this.isMyTurn(game)).map(({ game }) => game))
    const firstWord = !this.heardOfMe
    this.heardOfMe = true
    const fresh = challenges.filter(({ id }) => !this.challenges.some((known) => known.id === id))
    this.challenges = challenges
    const { call } = this
    if (call?.kind === 'challenge' && !challenges.some(({ id }) => id === call.seek.id)) this.call = undefined
    this.mine = games
    if (games.some(({ game }) => !this.snapshots.has(game))) await this.fetchMine()
    // Another word may have come meanwhile; it tells what there is to tell.
    if (this.mine !== games) return
    if (firstWord) return
    const begun = games.find(({ game }) => !before.some((known) => known.game === game) && !this.expected.has(game))
    const turned = games.some((game) => this.isMyTurn(game) && !waited.has(game.game) && game.game !== this.game?.id)
    if (begun) this.called({ kind: 'game', game: begun.game, ...this.opponentIn(begun.game) })
    else if (fresh[0]) this.called({ kind: 'challenge', seek: fresh[0] })
    else if (turned && settings.sound) sound('call')
  }

  private called(call: Call): void {
    if (settings.sound) sound('call')
    // Whoever waits here goes there at once; whoever does something else is asked.
    if (call.kind === 'game' && /^#\/online\/?(seek\/.*)?$/.test(location.hash)) this.goTo(call.game)
    else this.call = call
  }

  private opponentIn(id: string): { opponent?: string } {
    const snapshot = this.snapshots.get(id)
    const side = snapshot && sideOf(snapshot, this.me?.id)
    return snapshot && side ? { opponent: (side === 'black' ? snapshot.white : snapshot.black).name } : {}
  }

  private async fetchMine(): Promise<void> {
    if (!this.me) return
    const { value } = await this.api.games({ player: this.me.name, status: 'live', limit: 100 })
    if (value) this.snapshots = new Map(value.map((snapshot) => [snapshot.id, snapshot]))
  }
}

/** A random name for something that is asked for. */
export const freshId = newId
