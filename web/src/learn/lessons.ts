/** The tutorial: one rule a lesson. The keys are those of `locales/`. */

import type { Space } from '../rules/types'
import type { Task } from './task'

export interface Lesson extends Task {
  id: string
  title: string
  /** The rule. */
  text: string
  /** What to do. */
  ask: string
  /** What has been learned. */
  done: string
  /** What is said to a legal move that does not do it. */
  miss?: string
  /** A space that the words speak of. */
  space?: Space
  /** Shows hands and points. */
  tally?: boolean
  /** Shows a button to pass. */
  pass?: boolean
  /** Legal moves are not shown, whatever the settings say: they would give the answer away. */
  bare?: boolean
}

export const LESSONS: Lesson[] = [
  {
    id: 'enter',
    title: 'web-learn-enter',
    text: 'web-learn-enter-text',
    ask: 'web-learn-enter-ask',
    done: 'web-learn-enter-done',
    position: 'hex x4/x5/x6/x7/x6/x5/x4 b 18/18 0',
    goal: { move: 'enter' },
    solution: ['d4']
  },
  {
    id: 'band',
    title: 'web-learn-band',
    text: 'web-learn-band-text',
    ask: 'web-learn-band-ask',
    done: 'web-learn-band-done',
    position: 'hex x4/x5/x6/x3,b,w,x2/x6/x5/x4 b 17/17 0',
    goal: { move: 'enter' },
    solution: ['e4']
  },
  {
    id: 'capture',
    title: 'web-learn-capture',
    text: 'web-learn-capture-text',
    ask: 'web-learn-capture-ask',
    done: 'web-learn-capture-done',
    position: 'hex x4/x5/x3,w,x2/x3,b,w,x2/x3,b,x2/x5/x4 b 16/16 0',
    goal: { move: 'capture' },
    solution: ['e4-d5']
  },
  {
    id: 'stack',
    title: 'web-learn-stack',
    text: 'web-learn-stack-text',
    ask: 'web-learn-stack-ask',
    done: 'web-learn-stack-done',
    position: 'hex x4/x5/x3,b,x2/x3,wb,w,x2/x3,b,x2/x5/x4 b 15/16 0',
    goal: { move: 'capture', from: 'd4' },
    solution: ['d4-d5'],
    space: 'd4'
  },
  {
    id: 'cut',
    title: 'web-learn-cut',
    text: 'web-learn-cut-text',
    ask: 'web-learn-cut-ask',
    done: 'web-learn-cut-done',
    position: 'hex x4/x,b,x3/x2,w,x3/x3,b,x3/x3,w,x2/x3,b,x/x4 b 15/16 0',
    goal: { refused: 'would-split', from: 'd4' },
    solution: ['d4-c3'],
    space: 'd4'
  },
  {
    id: 'keep',
    title: 'web-learn-keep',
    text: 'web-learn-keep-text',
    ask: 'web-learn-keep-ask',
    done: 'web-learn-keep-done',
    position: 'hex x4/x5/x2,w,x3/x3,b,x3/x,b,bw,x3/x2,b,x2/x4 b 14/16 0',
    goal: { move: 'capture' },
    solution: ['f3-e3'],
    bare: true
  },
  {
    id: 'three',
    title: 'web-learn-three',
    text: 'web-learn-three-text',
    ask: 'web-learn-three-ask',
    done: 'web-learn-three-done',
    position: 'hex x4/x5/x3,w,x2/x3,wb,bw,x2/x3,b,x2/x5/x4 b 15/15 0',
    goal: { move: 'capture', to: ['d5'] },
    solution: ['e4-d5'],
    space: 'd5',
    bare: true
  },
  {
    id: 'pass',
    title: 'web-learn-pass',
    text: 'web-learn-pass-text',
    ask: 'web-learn-pass-ask',
    done: 'web-learn-pass-done',
    position: 'hex@5 x4/x5/x2,bw,w,wb,x/x3,b,w,w,x/x3,b,x2/x5/x4 b 1/0 0',
    goal: { over: true },
    reply: 'pass',
    solution: ['e5', 'pass'],
    tally: true,
    pass: true
  },
  {
    id: 'sleep',
    title: 'web-learn-sleep',
    text: 'web-learn-sleep-text',
    ask: 'web-learn-sleep-ask',
    done: 'web-learn-sleep-done',
    position: 'hex@4 x4/x2,bbw,x2/x2,b,w,x2/x2,w,b,x3/x,w,x4/x5/x4 b 0/0 0',
    goal: { asleep: ['b3'] },
    solution: ['c3-d3'],
    space: 'b3',
    tally: true,
    bare: true
  },
  {
    id: 'score',
    title: 'web-learn-score',
    text: 'web-learn-score-text',
    ask: 'web-learn-score-ask',
    done: 'web-learn-score-done',
    miss: 'web-learn-score-miss',
    position: 'hex@4 x4/x5/x3,wb,w,x/x2,bw,bw,b,x2/x6/x5/x4 b 0/0 1',
    goal: { over: true, lead: 1 },
    reply: 'pass',
    solution: ['d5-d4', 'pass'],
    tally: true,
    pass: true
  },
  {
    id: 'libre',
    title: 'web-learn-libre',
    text: 'web-learn-libre-text',
    ask: 'web-learn-libre-ask',
    done: 'web-learn-libre-done',
    position: 'libre 0,0:b;1,0:w b 17/17 0',
    goal: { move: 'enter' },
    solution: ['0,1'],
    bare: true
  },
  {
    id: 'strong',
    title: 'web-learn-strong',
    text: 'web-learn-strong-text',
    ask: 'web-learn-strong-ask',
    done: 'web-learn-strong-done',
    position: 'libre 0,0:b;0,1:b;1,0:w;2,0:w b 16/16 0',
    goal: { move: 'enter', to: ['-1,0', '0,-1', '0,2', '-1,2'] },
    solution: ['-1,0'],
    bare: true
  }
]

export function lessonOf(id: string): Lesson | undefined {
  return LESSONS.find((lesson) => lesson.id === id)
}
