/** Which screen is shown, by the address behind `#`. */

export type Screen = 'play' | 'link' | 'online' | 'learn' | 'puzzles' | 'analyse' | 'games' | 'statistics' | 'settings' | 'rules' | 'about'

const SCREENS: Screen[] = ['play', 'link', 'online', 'learn', 'puzzles', 'analyse', 'games', 'statistics', 'settings', 'rules', 'about']

const route = $state({ screen: fromAddress(), argument: argumentOf(location.hash) })

function fromAddress(): Screen {
  const name = location.hash.replace(/^#\/?/, '').split(/[/?]/, 1)[0]
  return SCREENS.find((screen) => screen === name) ?? 'play'
}

addEventListener('hashchange', () => {
  route.screen = fromAddress()
  route.argument = argumentOf(location.hash)
})

export function screen(): Screen {
  return route.screen
}

/** What stands behind the screen's name: `#/analyse/g=...` has `g=...`. */
export function routeArgument(): string {
  return route.argument
}

/** Whether the address has this argument still. Not by `routeArgument`: one who goes elsewhere is heard of a moment later. */
export function isStillAt(argument: string): boolean {
  return argumentOf(location.hash) === argument
}

function argumentOf(hash: string): string {
  const rest = hash.replace(/^#\/?/, '')
  return rest.slice(rest.search(/[/?]|$/) + 1)
}
