import { expect, test } from 'vitest'
import { joinGuests } from './join-guests.ts'

const setUp = () => {
  let made = 0
  let fails = false
  const join = joinGuests(async () => {
    made += 1
    if (fails) throw new Error('no guest today')
    return { userId: `guest_${made}`, setCookies: [`guest=${made}`] }
  })
  const call = async (cookie: string | null, clientMessageId: string | null) =>
    (await join(new Headers(cookie === null ? {} : { cookie }), clientMessageId)).userId
  return {
    call,
    failNext: (next: boolean) => {
      fails = next
    },
  }
}

test('CHAT-04 calls of one browser with one client message id become one guest', async () => {
  const { call } = setUp()
  const guests = await Promise.all(Array.from({ length: 5 }, () => call('session=ended', 'c1')))
  expect(new Set([...guests, await call('session=ended', 'c1')]).size).toBe(1)
})

test('CHAT-04 other browsers, other messages and calls without a cookie get guests of their own', async () => {
  const { call } = setUp()
  const guests = await Promise.all([
    call('session=one', 'c1'),
    call('session=two', 'c1'),
    call('session=one', 'c2'),
    call('session=one', null),
    call('session=one', null),
    call(null, 'c1'),
    call(null, 'c1'),
  ])
  expect(new Set(guests).size).toBe(7)
})

test('CHAT-04 a guest that could not be made is made by the next call', async () => {
  const { call, failNext } = setUp()
  failNext(true)
  await expect(call('session=ended', 'c1')).rejects.toThrow('no guest today')
  failNext(false)
  expect(await call('session=ended', 'c1')).toBe('guest_2')
})
