import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { createChatServer } from '#tests/support/chat-server.ts'
import { useTestDatabase } from '#tests/support/database.ts'
import { addUser } from '#tests/support/people.ts'

const testDatabase = useTestDatabase()

test('CHAT-04 what an answer needs is read while the message is stored, and nothing is said before it stands', async () => {
  const { database } = testDatabase
  const user = await addUser(database)
  const profileOf = vi.fn<() => Promise<null>>(async () => null)
  const { open, assistant } = createChatServer(database, { profileOf })
  let answer: Promise<Response> | undefined
  await database.transaction(async (tx) => {
    await tx.execute(sql`lock table chat_replies in share mode`)
    answer = Promise.resolve(open({ message: 'halo', sessionId: 's1' }, { user }))
    await vi.waitFor(() => expect(profileOf).toHaveBeenCalledExactlyOnceWith(user))
    expect(assistant.understood).toEqual([])
  })
  expect(await (await answer)?.text()).toContain('Anda menulis: halo')
  expect(profileOf).toHaveBeenCalledOnce()
})

test('CHAT-04 what an account has told is read before its message has a place in the chat', async () => {
  const { database } = testDatabase
  const user = await addUser(database)
  const profileOf = vi.fn<() => Promise<null>>(async () => null)
  const { open } = createChatServer(database, { profileOf })
  let answer: Promise<Response> | undefined
  await database.transaction(async (tx) => {
    await tx.execute(sql`lock table chat_sessions in share mode`)
    answer = Promise.resolve(open({ message: 'halo', sessionId: 's1' }, { user }))
    await vi.waitFor(() => expect(profileOf).toHaveBeenCalledExactlyOnceWith(user))
  })
  expect(await (await answer)?.text()).toContain('Anda menulis: halo')
  expect(profileOf).toHaveBeenCalledOnce()
})

test('CHAT-04 what could not be read ahead is read again', async () => {
  const { database } = testDatabase
  const user = await addUser(database)
  const profileOf = vi
    .fn<() => Promise<null>>(async () => null)
    .mockRejectedValueOnce(new Error('the connection broke'))
  const { send } = createChatServer(database, { profileOf })
  expect(await send({ message: 'halo', sessionId: 's1' }, { user })).toMatchObject({
    body: { success: true, message: 'Anda menulis: halo' },
  })
  expect(profileOf).toHaveBeenCalledTimes(2)
})
