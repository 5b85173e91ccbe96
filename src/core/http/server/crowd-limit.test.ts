import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { AppError } from '#core/errors/shared/app-error.ts'

import { callersOf, createCrowdLimit, fairly } from './crowd-limit.ts'

const refusalOf = (enter: () => () => void): string => {
  try {
    enter()
    return 'in'
  } catch (error) {
    return error instanceof AppError ? error.code : String(error)
  }
}

test('OPS-05 whoever comes and goes: never more than the room holds, never more of one than its share, all places come back', () => {
  const step = fc.oneof(
    fc.record({ enters: fc.subarray(['budi', 'siti', '10.0.0.1', '10.0.0.2'], { minLength: 1 }) }),
    fc.record({ leaves: fc.nat(30) }),
  )
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 1, max: 4 }),
      fc.array(step),
      (most, share, steps) => {
        const room = createCrowdLimit({ most, mostOfOne: share })
        const inside: { whose: readonly string[]; leave: () => void }[] = []
        const partOf = (who: string): number => inside.filter(({ whose }) => whose.includes(who)).length
        const enter = (whose: readonly string[]): [string, string] => {
          const isShareGone = whose.some((who) => partOf(who) >= share)
          const should = isShareGone ? 'too_many_at_once' : inside.length >= most ? 'server_busy' : 'in'
          const got = refusalOf(() => {
            const leave = room.enter(whose)
            inside.push({ whose, leave })
            return leave
          })
          return [got, should]
        }
        for (const each of steps) {
          const [gone] = 'leaves' in each ? inside.splice(each.leaves, 1) : []
          gone?.leave()
          gone?.leave()
          const [got, should] = 'enters' in each ? enter(each.enters) : []
          expect([got, room.size()]).toEqual([should, inside.length])
        }
        for (const { leave } of inside) leave()
        expect(room.size()).toBe(0)
        expect(refusalOf(() => room.enter(['budi', 'siti', '10.0.0.1', '10.0.0.2']))).toBe('in')
      },
    ),
  )
})

test('OPS-05 one address fills a quarter of the room and no more; a proxy on this machine speaks for many', () => {
  const room = createCrowdLimit(fairly(8))
  const come = (address: string, person: string | null = null): string =>
    refusalOf(() => room.enter(callersOf(address, person)))
  expect([1, 2, 3].map(() => come('203.0.113.7'))).toEqual(['in', 'in', 'too_many_at_once'])
  // Signing in elsewhere does not give a person another share.
  expect([come('203.0.113.8', 'usr_1'), come('203.0.113.9', 'usr_1'), come('203.0.113.10', 'usr_1')]).toEqual([
    'in',
    'in',
    'too_many_at_once',
  ])
  expect(['127.0.0.1', '::1', '::ffff:127.0.0.1', '127.0.0.1', '127.0.0.1'].map((address) => come(address))).toEqual([
    'in',
    'in',
    'in',
    'in',
    'server_busy',
  ])
})
