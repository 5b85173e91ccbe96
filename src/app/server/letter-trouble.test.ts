import { beforeAll, beforeEach, expect, test } from 'vitest'

import { createHttp } from '#core/http/server/mount.ts'
import { getItem, listItems } from '#core/items/server/items.repo.ts'
import { itemRoutes } from '#core/items/server/items.routes.ts'
import { getBalance } from '#core/points/server/charges.ts'
import { auditLedger } from '#core/points/server/repair.ts'
import type { ChatServer } from '#tests/support/chat-server.ts'
import { useTestDatabase } from '#tests/support/database.ts'
import { addUser } from '#tests/support/people.ts'
import { silentLogger } from '#tests/support/silent-logger.ts'
import { createWholeChat } from '#tests/support/whole-chat.ts'

import { kindStores } from './kinds.ts'

const store = useTestDatabase()
let chat: ChatServer
let http: ReturnType<typeof createHttp>
let user = ''
beforeAll(() => {
  http = createHttp({
    routes: itemRoutes({ database: store.database, kinds: kindStores }),
    publicUrl: 'http://127.0.0.1:3000',
    logger: silentLogger,
    identify: async () => ({ role: 'user', userId: user }),
    addressOf: () => '10.0.0.1',
    translate: () => null,
  })
})
beforeEach(async () => {
  chat = createWholeChat(store.database)
  user = await addUser(store.database)
})

let sent = 0
const say = async (message: string, openItem?: unknown) => {
  sent += 1
  const body = { message, sessionId: 's1', clientMessageId: `m${sent}`, ...(openItem ? { openItem } : {}) }
  return (await chat.send(body, { user })).body.data
}
const balance = async () => (await store.database.transaction((tx) => getBalance(tx, user))).balance
const contentOf = async (id: string) =>
  (await getItem(store.database, user, id)).content as { letter: Record<string, unknown>; body: unknown }
const save = async (id: string, body: unknown) => {
  const answer = await http.request(`http://127.0.0.1:3000/api/items/${id}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: await answer.json() }
}
const exported = async (id: string, format: string) => {
  const answer = await http.request(`http://127.0.0.1:3000/api/items/${id}/export?format=${format}`)
  return { status: answer.status, text: await answer.text() }
}

test('DOC-02 POINT-06 an order with a number that is used: told by its letter and the next one, nothing made or charged', async () => {
  await say('Buatkan invoice nomor 007/INV/XI/2026 untuk Bu Sari: 10 kue @ 5.000')
  const before = await balance()
  const body = { sessionId: 's1', clientMessageId: 'doubled' }
  const refused = await chat.send(
    { ...body, message: 'Buatkan invoice nomor 007/INV/XI/2026 untuk Pak Joko: 20 kue @ 5.000' },
    { user },
  )
  expect(refused.body).toMatchObject({ success: false, code: 'letter_number_used' })
  expect(refused.body.details.messages[0].content).toMatch(
    /Nomor 007\/INV\/XI\/2026 sudah dipakai di "Invoice Ibu Sari"\. Pakai nomor lain, misalnya 008\/INV\/\S+\.$/,
  )
  expect(await balance()).toBe(before)
  expect(await listItems(store.database, user)).toHaveLength(1)
  expect(await auditLedger(store.database)).toEqual([])
})

test('DOC-02 a save with a used number is refused by name, the older text stays, and a stale one says so first', async () => {
  const first = (await say('Buatkan invoice untuk Bu Sari: 10 kue @ 5.000')).item.id
  const second = (await say('Buatkan invoice untuk Pak Joko: 20 kue @ 5.000')).item.id
  const { letterNumber } = (await contentOf(first)).letter
  const content = await contentOf(second)
  const doubled = { ...content, letter: { ...content.letter, letterNumber } }
  const refused = await save(second, { baseVersion: 1, content: doubled })
  expect([refused.status, refused.body.code]).toEqual([409, 'letter_number_used'])
  expect(refused.body.error).toContain('"Invoice Ibu Sari"')
  expect((await getItem(store.database, user, second)).version).toBe(1)
  expect((await save(second, { baseVersion: 1, content })).status).toBe(200)
  const stale = await save(second, { baseVersion: 1, content: doubled })
  expect([stale.status, stale.body.code]).toEqual([409, 'stale_version'])
})

test('DOC-12 ASSIST-06 markup beside a name is no part of it; what the owner writes himself is text everywhere', async () => {
  const { id } = (await say('Buatkan invoice untuk Bu <script>alert(1)</script> Sari: 10 "kue" & <b>roti</b> @ 5.000'))
    .item
  const made = await exported(id, 'txt')
  expect([made.status, made.text.includes('Sari'), made.text.includes('alert')]).toEqual([200, true, false])
  const content = await contentOf(id)
  const recipient = { ...(content.letter['recipient'] as object), name: 'Sari <script>alert(1)</script> & "Kue"' }
  const saved = await save(id, { baseVersion: 1, content: { ...content, letter: { ...content.letter, recipient } } })
  expect(saved.status).toBe(200)
  expect((await exported(id, 'txt')).text).toContain('Sari <script>alert(1)</script> & "Kue"')
  expect((await exported(id, 'pdf')).text.startsWith('%PDF-')).toBe(true)
  expect((await exported(id, 'docx')).status).toBe(200)
})

test('DOC-03 absurd quantities and sums are never guessed: the letter is made, its total is open and told', async () => {
  const data = await say('Buatkan invoice untuk Bu Sari: 999999999999 kue @ 999.999.999.999')
  expect(data.messages[0].content).toMatch(/belum bisa dihitung|Total/)
  const { letter } = await contentOf(data.item.id)
  expect(letter['documentType']).toBe('invoice')
  expect((await exported(data.item.id, 'pdf')).status).toBe(200)
})

test('DOC-03 a stated total that contradicts the rows is told, and the rows count', async () => {
  const data = await say('Buatkan invoice untuk Bu Sari: 10 kue @ 5.000, total 75.000')
  expect(data.messages[0].content).toContain('hitungan saya berbeda')
})

test('DOC-10 content that is no letter is refused, an empty letter is kept and exported as what it is', async () => {
  const { id } = (await say('Buatkan invoice untuk Bu Sari: 10 kue @ 5.000')).item
  const content = await contentOf(id)
  for (const wrong of [null, {}, 'teks', { ...content, letter: { ...content.letter, lines: 'x' } }])
    expect((await save(id, { baseVersion: 1, content: wrong })).body.code).toBe('invalid_content')
  const empty = { ...content, body: { type: 'doc', content: [{ type: 'paragraph' }] } }
  expect((await save(id, { baseVersion: 1, content: empty })).status).toBe(200)
  expect((await exported(id, 'pdf')).text.startsWith('%PDF-')).toBe(true)
})
