import { expect, test, vi } from 'vitest'

import { AppError } from '#core/errors/shared/app-error.ts'

import { emptyShelf, type LocalShelf } from './local-items.ts'
import { createLocalSender } from './local-sender.ts'

/** A server that stores each key once, and a device that keeps shelves, both as real as a test needs them. */
const world = () => {
  const stored = new Map<string, string>()
  const shelves = new Map<string, LocalShelf>()
  const state = { failure: null as AppError | null, losesAnswer: false, isFull: false, calls: 0 }
  const held = { until: Promise.resolve() }
  const sender = createLocalSender({
    create: async ({ key, title }) => {
      state.calls += 1
      const { failure } = state
      await held.until
      if (failure) throw failure
      const id = stored.get(key) ?? `srv-${title}`
      stored.set(key, id)
      if (state.losesAnswer) throw new AppError('offline')
      return { id }
    },
    read: async (owner) => shelves.get(owner) ?? emptyShelf,
    change: async (owner, change) => {
      if (state.isFull) return null
      const after = change(shelves.get(owner) ?? emptyShelf)
      shelves.set(owner, after)
      return after
    },
    show: () => undefined,
    now: () => new Date('2026-11-21T07:00:00Z'),
  })
  const waiting = (owner = 'u1') => shelves.get(owner)?.items ?? []
  return { stored, state, held, sender, waiting }
}
const text = (title: string) => ({ title, content: 'isi' })

test('ITEM-05 a document that the server takes leaves nothing on the device', async () => {
  const { sender, waiting } = world()
  expect(await sender.save('u1', text('a'))).toEqual({ where: 'server', id: 'srv-a' })
  expect(waiting()).toEqual([])
})

test('ITEM-05 a failed create stays on the device and is sent later once, under the same key', async () => {
  const { sender, state, stored, waiting } = world()
  state.failure = new AppError('offline')
  expect(await sender.save('u1', text('a'))).toEqual({ where: 'device', refusal: null })
  expect(await sender.save('u1', text('b'))).toEqual({ where: 'device', refusal: null })
  expect(waiting().map(({ title }) => title)).toEqual(['b', 'a'])
  state.calls = 0
  expect((await sender.sendAll('u1')).size).toBe(0)
  expect(state.calls).toBe(1)
  state.failure = null
  const [first, second] = await Promise.all([sender.sendAll('u1'), sender.sendAll('u1')])
  expect(first).toBe(second)
  expect([...first.values()]).toEqual(['srv-a', 'srv-b'])
  expect([waiting(), stored.size]).toEqual([[], 2])
  await sender.sendAll('u1')
  expect(stored.size).toBe(2)
})

test('ITEM-05 an answer that was lost makes no second document', async () => {
  const { sender, state, stored, waiting } = world()
  state.losesAnswer = true
  expect(await sender.save('u1', text('a'))).toMatchObject({ where: 'device' })
  expect(stored.size).toBe(1)
  state.losesAnswer = false
  expect([...(await sender.sendAll('u1')).values()]).toEqual(['srv-a'])
  expect([waiting(), stored.size]).toEqual([[], 1])
})

test('ITEM-05 a refusal is kept with its sentence and does not hold up the others', async () => {
  const { sender, state, waiting } = world()
  state.failure = new AppError('insufficient_points')
  const saved = await sender.save('u1', text('a'))
  expect(saved).toMatchObject({ where: 'device' })
  expect(saved.where === 'device' && saved.refusal).toBeTruthy()
  await sender.save('u1', text('b'))
  state.calls = 0
  await sender.sendAll('u1')
  expect(state.calls).toBe(2)
  expect(waiting().every(({ refusal }) => refusal !== null)).toBe(true)
})

test('ITEM-05 a device that keeps nothing says so; another person’s work is not sent', async () => {
  const { sender, state, waiting, stored } = world()
  state.failure = new AppError('offline')
  await sender.save('u2', text('punya orang'))
  state.isFull = true
  expect(await sender.save('u1', text('a'))).toEqual({ where: 'nowhere', refusal: null })
  state.isFull = false
  state.failure = null
  await sender.sendAll('u1')
  expect(stored.size).toBe(0)
  expect(waiting('u2')).toHaveLength(1)
})

test('ITEM-05 what was taken away while it was on its way does not come back', async () => {
  const { sender, state, waiting } = world()
  state.failure = new AppError('offline')
  await sender.save('u1', text('a'))
  const [item] = waiting()
  const sending = sender.sendAll('u1')
  await sender.remove('u1', item?.id ?? '')
  await sending
  expect(waiting()).toEqual([])
})

test('ITEM-05 a press that meets an attempt which is just failing sends it again by itself', async () => {
  const { sender, state, held, waiting, stored } = world()
  state.failure = new AppError('offline')
  await sender.save('u1', text('a'))
  const [item] = waiting()
  const server: { answer?: () => void } = {}
  held.until = new Promise((done) => {
    server.answer = done
  })
  state.calls = 0
  const failing = sender.sendAll('u1')
  await vi.waitUntil(() => state.calls > 0)
  const pressed = sender.sendNow('u1', item!)
  state.failure = null
  server.answer?.()
  expect((await failing).size).toBe(0)
  expect(await pressed).toEqual({ where: 'server', id: 'srv-a' })
  expect([waiting(), stored.size]).toEqual([[], 1])
})

test('ITEM-05 a press opens what an attempt under way brings to the server, and says why a text still waits', async () => {
  const { sender, state, waiting } = world()
  state.failure = new AppError('offline')
  await sender.save('u1', text('a'))
  const [item] = waiting()
  expect(await sender.sendNow('u1', item!)).toEqual({ where: 'device', refusal: null })
  state.failure = null
  state.calls = 0
  const sending = sender.sendAll('u1')
  expect(await sender.sendNow('u1', item!)).toEqual({ where: 'server', id: 'srv-a' })
  await sending
  expect(state.calls).toBe(1)
})
