import { describe, expect, test } from 'vitest'

import { createGate } from './sign-in-gate.ts'
import { createSignInLimiter } from './sign-in-limiter.ts'

describe('the limit of failed sign-ins', () => {
  test('OPS-05 counts per address and e-mail, forgets after success and after the window', () => {
    const limiter = createSignInLimiter({ most: 2, windowMilliseconds: 1_000 })
    const begin = (address: string, email: string, now = 0): boolean => {
      try {
        limiter.begin(address, email, now)
        return true
      } catch {
        return false
      }
    }
    expect([begin('a', 'x@y.z'), begin('a', ' X@Y.z'), begin('a', 'x@y.z')]).toEqual([true, true, false])
    expect([begin('b', 'x@y.z'), begin('a', 'lain@y.z')]).toEqual([true, true])
    expect(begin('a', 'x@y.z', 1_001)).toBe(true)
    limiter.succeed('a', 'x@y.z')
    expect([begin('a', 'x@y.z', 1_002), begin('a', 'x@y.z', 1_002), begin('a', 'x@y.z', 1_002)]).toEqual([
      true,
      true,
      false,
    ])
  })

  test('OPS-05 remembers a bounded number of pairs', () => {
    const limiter = createSignInLimiter({ keys: 10 })
    for (let n = 0; n < 1_000; n += 1) limiter.begin('a', `${n}@contoh.test`)
    expect(limiter.size()).toBe(10)
  })
})

describe('the gate of sign-ins', () => {
  test('OPS-05 lets so many through at once, in order, also after failures', async () => {
    const gate = createGate(2)
    let running = 0
    let most = 0
    const order: number[] = []
    const work = (n: number) =>
      gate(async () => {
        running += 1
        most = Math.max(most, running)
        order.push(n)
        await new Promise((resolve) => setImmediate(resolve))
        running -= 1
        if (n % 3 === 0) throw new Error('failed')
        return n
      })
    const results = await Promise.allSettled(Array.from({ length: 9 }, (_, n) => work(n)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(6)
    expect([most, running, order]).toEqual([2, 0, [0, 1, 2, 3, 4, 5, 6, 7, 8]])
  })
})
