/** Where others find the app: a link to one's own machine is of no use to them. */

import { remember, remembered } from '../storage/local'

const KEY = 'abande-public-address'

/** Whether an address is one's own machine, or a file on it. */
export function isPrivate({ protocol, hostname }: Pick<Location, 'protocol' | 'hostname'>): boolean {
  return protocol === 'file:' || /^(localhost|.*\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1\])$/.test(hostname)
}

/** The address that somebody has set; undefined where there is none. */
export function publicAddress(): string | undefined {
  const kept = remembered(KEY)
  return typeof kept === 'string' ? soundAddress(kept) : undefined
}

export function setPublicAddress(text: string): void {
  remember(KEY, soundAddress(text) ?? '')
}

/** An address as links begin with it; undefined where the text is none that others could open. */
export function soundAddress(text: string): string | undefined {
  const written = text.trim()
  if (written === '') return undefined
  try {
    const url = new URL(/^[a-z]+:\/\//i.test(written) ? written : `https://${written}`)
    if (!/^https?:$/.test(url.protocol) || isPrivate(url)) return undefined
    return url.href.split('#', 1)[0]
  } catch {
    return undefined
  }
}

/** The whole link to a screen. On one's own machine it begins with the public address, if there is one. */
export function linkTo(screen: 'analyse' | 'link', argument: string, here: Location = location, set = publicAddress()): string {
  const own = here.href.split('#', 1)[0]!
  return `${isPrivate(here) ? (set ?? own) : own}#/${screen}/${argument}`
}
