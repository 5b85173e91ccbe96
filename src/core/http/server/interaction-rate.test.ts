import { expect, test } from 'vitest'

import { createInteractionWatch, isSuspicious, suspicionLevel } from './interaction-rate.ts'

test('OPS-07 the levels of suspicion by rate per second', () => {
  const rates = [0, 0.09, 0.1, 0.49, 0.5, 0.99, 1, 1.99, 2, 50]
  expect(rates.map(suspicionLevel)).toEqual([0, 0, 0.1, 0.1, 0.3, 0.3, 0.6, 0.6, 0.9, 0.9])
  expect([0, 0.1, 0.3, 0.6, 0.9].map(isSuspicious)).toEqual([false, false, false, true, true])
})

const watchAt = () => {
  const logged: [string, object, string][] = []
  let now = 0
  const note =
    (level: string) =>
    (facts: object, message: string): void =>
      void logged.push([level, facts, message])
  const watch = createInteractionWatch({ info: note('info'), warn: note('warn') } as never, () => now)
  return {
    logged,
    /** `count` interactions, `gap` milliseconds apart. */
    act: (who: string, count: number, gap: number): void => {
      for (let index = 0; index < count; index += 1) {
        watch(who, `req_${logged.length}`)
        now += gap
      }
    },
  }
}

test('OPS-07 somebody who works by hand is never logged', () => {
  const { logged, act } = watchAt()
  act('user_1', 100, 15_000)
  expect(logged).toEqual([])
})

test('OPS-07 each change of level is logged once, without a word about the person', () => {
  const { logged, act } = watchAt()
  act('ibu.sri@toko.example', 300, 100)
  expect(logged.map(([level, facts]) => [level, (facts as { level: number }).level])).toEqual([
    ['info', 0.1],
    ['info', 0.3],
    ['warn', 0.6],
    ['warn', 0.9],
  ])
  expect(logged[2]).toEqual([
    'warn',
    { requestId: 'req_2', perSecond: 1, level: 0.6, suspicious: true },
    'interaction rate',
  ])
  expect(JSON.stringify(logged)).not.toContain('sri')
  // Others are not suspected with them.
  act('user_2', 3, 100)
  expect(logged).toHaveLength(4)
})

test('OPS-07 whoever calms down is no longer suspicious', () => {
  const { logged, act } = watchAt()
  act('user_1', 130, 100)
  act('user_1', 2, 120_000)
  expect(logged.at(-1)).toMatchObject(['info', { level: 0, suspicious: false }, 'interaction rate'])
})
