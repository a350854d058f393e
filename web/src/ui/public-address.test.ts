import { expect, test } from 'vitest'
import { isPrivate, linkTo, soundAddress } from './public-address'

const at = (href: string) => new URL(href) as unknown as Location

test.each([
  ['http://127.0.0.1:8080/', true],
  ['http://localhost/abande/', true],
  ['http://[::1]:3000/', true],
  ['file:///home/ann/abande/index.html', true],
  ['https://play.example.org/', false],
  ['http://127.example.org/', false]
])('%s is private: %s', (href, own) => expect(isPrivate(at(href))).toBe(own))

test('a link is made for the public address only where this one is private', () => {
  expect(linkTo('analyse', '1.x', at('http://127.0.0.1:80/#/play'), 'https://example.org/abande/')).toBe('https://example.org/abande/#/analyse/1.x')
  expect(linkTo('analyse', '1.x', at('http://127.0.0.1:8080/#/play'), undefined)).toBe('http://127.0.0.1:8080/#/analyse/1.x')
  expect(linkTo('analyse', '1.x', at('https://abande.net/app/#/play'), 'https://example.org/')).toBe('https://abande.net/app/#/analyse/1.x')
  expect(linkTo('link', '1.x', at('https://abande.net/app/#/play'))).toBe('https://abande.net/app/#/link/1.x')
})

test.each([
  ['example.org/abande', 'https://example.org/abande'],
  [' http://example.org/#/play ', 'http://example.org/'],
  ['', undefined],
  ['localhost:8080', undefined],
  ['javascript:alert(1)', undefined],
  ['a b', undefined]
])('the address %s', (text, address) => expect(soundAddress(text)).toBe(address))
