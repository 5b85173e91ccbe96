import { sql } from 'drizzle-orm'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { createChatServer } from '#tests/support/chat-server.ts'
import { useTestDatabase } from '#tests/support/database.ts'
import { addUser } from '#tests/support/people.ts'

const testDatabase = useTestDatabase()
const unwatched = pg.Client.prototype.query

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

test('CHAT-04 a new message, its place in the chat and its reply are written by one statement', async () => {
  const { database } = testDatabase
  const user = await addUser(database)
  const { send } = createChatServer(database)
  await send({ message: 'halo', sessionId: 's1' }, { user })
  const said: string[] = []
  const query = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...given) {
    const [first] = given as unknown as [string | { readonly text: string }]
    said.push(typeof first === 'string' ? first : first.text)
    return unwatched.apply(this, given)
  })
  await send({ message: 'masih di sana?', sessionId: 's1', clientMessageId: 'c1' }, { user })
  query.mockRestore()
  const storing = said.slice(said.findIndex((text) => text.includes('for share')))
  const written = storing.filter((text) => /\b(?:insert into|update) /.test(text))
  expect(written[0]).toMatch(/^insert into "chat_sessions"/)
  expect(written[1]).toMatch(/insert into "chat_messages".*update "chat_sessions".*insert into "chat_replies"/s)
})
