import { expect, test } from 'vitest'
import { Listeners } from './listeners'

test('everybody hears everything until they have heard enough', () => {
  const listeners = new Listeners<string>()
  const heard: string[] = []
  const stop = listeners.listen((event) => heard.push(`one ${event}`))
  listeners.listen((event) => heard.push(`two ${event}`))
  listeners.tell('moved')
  stop()
  listeners.tell('over')
  expect(heard).toEqual(['one moved', 'two moved', 'two over'])
})
