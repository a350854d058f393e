import { beforeAll, describe, expect, test } from 'vitest'
import { Game } from '../rules/game'
import { loadBuiltRules } from '../rules/load-built'
import { Attempt } from './attempt.svelte'
import { EXERCISES, exercisesOf, THEMES } from './exercises'
import { lessonOf, LESSONS } from './lessons'
import { Progress } from './progress.svelte'
import { reasonsFor } from './reasons'
import { reached } from './task'

beforeAll(loadBuiltRules)

/** Does what the task's own solution says, legal or not. */
function solve(attempt: Attempt): void {
  for (const move of attempt.task.solution) {
    attempt.play(move)
  }
}

describe.each(LESSONS)('lesson $id', (lesson) => {
  test('is won by its solution, and only at its end', () => {
    const attempt = new Attempt(lesson)
    for (const move of lesson.solution) {
      expect(attempt.status).toBe('open')
      attempt.play(move)
    }
    expect(attempt.status).toBe('done')
    expect(attempt.player).toBe('none')
  })

  test('is not won by every try', () => {
    const start = Game.from(lesson.position)
    const { entries, captures, turn } = start.state(0)
    const everything = [...entries, ...captures.map(({ from, to }) => `${from}->${to}`), 'pass', ...start.scene(0).spaces.map(({ id }) => id)]
    const statuses = everything.map((move) => {
      const attempt = new Attempt(lesson)
      attempt.play(move)
      return attempt.status
    })
    expect(turn).toBe('b')
    expect(statuses.some((status) => status !== 'done')).toBe(true)
  })

  test('points its solution out', () => {
    const attempt = new Attempt(lesson)
    expect(attempt.pointed).toBeUndefined()
    attempt.hint()
    const pointed = attempt.pointed
    expect(pointed).not.toBe('pass')
    const { from, to } = pointed as { from?: string; to: string }
    attempt.play(from === undefined ? to : `${from}->${to}`)
    const { last } = attempt.shown.state
    if (lesson.goal.refused) expect(attempt.shown.refusal?.code).toBe(lesson.goal.refused)
    else expect(lesson.reply ? attempt.tried?.text : last?.text).toBe(lesson.solution[0])
  })
})

test('a refused try tells the reason and the spaces, and changes nothing', () => {
  const attempt = new Attempt(lessonOf('band')!)
  const heard: string[] = []
  attempt.events.listen((event) => heard.push(event))
  attempt.attempt('a1')
  expect(attempt.shown.refusal).toMatchObject({ code: 'not-next-to-band', spaces: ['a1'] })
  expect(attempt.status).toBe('open')
  expect(attempt.shown.state.ply).toBe(0)
  attempt.play('e4')
  expect(attempt.shown.refusal).toBeUndefined()
  expect(heard).toEqual(['refused', 'moved', 'done'])
})

test('the refusal that a lesson asks for wins it, and its parts stay marked', () => {
  const attempt = new Attempt(lessonOf('cut')!)
  attempt.stuck('c3')
  expect(attempt.status).toBe('open')
  attempt.stuck('d4')
  expect(attempt.status).toBe('done')
  expect(attempt.shown.refusal?.parts).toHaveLength(2)
})

test('a legal move that misses stays until one tries again', () => {
  const attempt = new Attempt(lessonOf('sleep')!)
  attempt.play('d4->d3')
  expect(attempt.status).toBe('missed')
  attempt.play('c3->c4')
  expect(attempt.shown.state.ply).toBe(1)
  attempt.again()
  expect(attempt.shown.state.ply).toBe(0)
  solve(attempt)
  expect(attempt.status).toBe('done')
  expect(attempt.shown.state.sleepers).toEqual(['b3'])
})

test('the opponent answers where the lesson goes on', () => {
  const attempt = new Attempt(lessonOf('pass')!)
  attempt.play('pass')
  expect(attempt.shown.refusal?.code).toBe('hand-not-empty')
  attempt.play('e5')
  expect(attempt.shown.state.passes).toBe(1)
  expect(attempt.shown.state.turn).toBe('b')
  attempt.play('pass')
  expect(attempt.status).toBe('done')
})

test('a game that is over without a lead is missed', () => {
  const attempt = new Attempt(lessonOf('score')!)
  attempt.play('pass')
  expect(attempt.shown.state.over).toBe(true)
  expect(attempt.status).toBe('missed')
})

test('goals look at all that they name', () => {
  const game = Game.from(lessonOf('three')!.position)
  const after = game.state(game.follow(['e4->d5']))
  expect(reached({ move: 'capture' }, 'b', after)).toBe(true)
  expect(reached({ move: 'enter' }, 'b', after)).toBe(false)
  expect(reached({ move: 'capture', from: 'd4' }, 'b', after)).toBe(false)
  expect(reached({ moves: ['d4-c4'] }, 'b', after)).toBe(false)
  expect(reached({ to: ['c4'] }, 'b', after)).toBe(false)
  expect(reached({ over: true }, 'b', after)).toBe(false)
  expect(reached({ lead: 99 }, 'b', after)).toBe(false)
  expect(reached({ asleep: ['c4'] }, 'b', after)).toBe(false)
  expect(reached({ refused: 'too-high' }, 'b', after)).toBe(false)
})

describe('exercises', () => {
  test('there are several of each theme, on all boards', () => {
    expect(EXERCISES.length).toBeGreaterThanOrEqual(24)
    for (const theme of THEMES) {
      expect(new Set(exercisesOf(theme).map(({ board }) => board))).toEqual(new Set(['hex', 'square', 'snub', 'libre']))
    }
  })

  test.each(EXERCISES)('$id: one move does it, and its line goes on to the end', (exercise) => {
    expect(exercise.goal.moves).toHaveLength(1)
    for (const move of Object.keys(exercise.margins)) {
      const attempt = new Attempt(exercise)
      attempt.play(move)
      expect(attempt.status).toBe(exercise.margins[move] === exercise.best ? 'done' : 'missed')
    }
    const attempt = new Attempt(exercise)
    solve(attempt)
    let steps = 1
    while (attempt.demonstrate(exercise.line)) steps++
    expect(steps).toBe(exercise.line.length - 1)
    const { over, score } = attempt.shown.state
    expect(over).toBe(true)
    expect(score[attempt.learner] - score[attempt.learner === 'b' ? 'w' : 'b']).toBe(exercise.best)
  })
})

test('progress is counted, and lasts as long as the page where nothing can be kept', () => {
  const progress = new Progress()
  expect(progress.next(LESSONS)?.id).toBe('enter')
  progress.add(LESSONS[0]!)
  progress.add(LESSONS[2]!)
  expect(progress.next(LESSONS)?.id).toBe('band')
  expect(progress.count(LESSONS)).toBe(2)
  progress.clear()
  expect(progress.count(LESSONS)).toBe(0)
})

test('hints of an exercise come in steps: where to look, the move, and why', () => {
  const exercise = EXERCISES.find(({ id }) => id === 'hex-keep-1')!
  const attempt = new Attempt(exercise, 3)
  expect([attempt.lookAt, attempt.pointed]).toEqual([undefined, undefined])
  attempt.hint()
  expect([attempt.lookAt, attempt.pointed]).toEqual([{ stack: 'd5' }, undefined])
  attempt.hint()
  expect([attempt.lookAt, attempt.pointed]).toEqual([undefined, { from: 'd5', to: 'c4' }])
  attempt.hint()
  attempt.hint()
  expect(attempt.hints).toBe(3)
  expect(attempt.pointed).toEqual({ from: 'd5', to: 'c4' })
})

test('what a move brings about', () => {
  const sleep = lessonOf('sleep')!
  expect(reasonsFor(sleep.position, 'c3-d3').slept).toContain('b3')
  const three = lessonOf('three')!
  expect(reasonsFor(three.position, 'e4-d5').final).toBe('d5')
  expect(reasonsFor(lessonOf('enter')!.position, 'd4')).toEqual({ slept: [], woken: [] })
})
