import { beforeAll, beforeEach, expect, test } from 'vitest'

import { getItem, listItems } from '#core/items/server/items.repo.ts'
import { getBalance } from '#core/points/server/charges.ts'
import { auditLedger } from '#core/points/server/repair.ts'
import { convertRoutes } from '#features/documents/server/index.ts'
import { type Ask, easyAppCheck, verifiedPeople } from '#tests/support/app-check.ts'
import type { ChatServer } from '#tests/support/chat-server.ts'
import { useTestDatabase } from '#tests/support/database.ts'
import { addUser } from '#tests/support/people.ts'
import { routesByHeader } from '#tests/support/routes-by-header.ts'
import { createWholeChat } from '#tests/support/whole-chat.ts'

import { kindStores } from './kinds.ts'

const store = useTestDatabase()
let chat: ChatServer
let http: ReturnType<typeof routesByHeader>
let user = ''
beforeAll(() => {
  http = routesByHeader(convertRoutes({ database: store.database, kinds: kindStores }), {
    appCheck: easyAppCheck(store.database),
  })
})
beforeEach(async () => {
  chat = createWholeChat(store.database)
  user = await addUser(store.database)
})

const offer =
  'Buatkan surat penawaran dari Toko Sinar Jaya untuk Bapak Budi Santoso, PT Maju Bersama: 100 kaos polo @ 45.000 dan 50 topi @ 25.000, berlaku 14 hari'

let sent = 0
const say = async (message: string, openItem?: unknown) => {
  sent += 1
  const body = { message, sessionId: 's1', clientMessageId: `m${sent}`, ...(openItem ? { openItem } : {}) }
  return (await chat.send(body, { user })).body.data
}
const balance = async () => (await store.database.transaction((tx) => getBalance(tx, user))).balance
const letter = async (id: string) =>
  ((await getItem(store.database, user, id)).content as { letter: Record<string, unknown> }).letter
const askAs =
  (owner: string, more: Readonly<Record<string, string>> = {}): Ask =>
  async (method, path, body) =>
    http.request(`http://127.0.0.1:3000${path}`, {
      method,
      headers: { 'x-user': owner, 'content-type': 'application/json', ...more },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
const verified = verifiedPeople(askAs)
const convert = async (id: string, body: unknown, owner = user) => {
  const answer = await askAs(owner, await verified(owner))('POST', `/api/items/${id}/convert`, body)
  return { status: answer.status, body: await answer.json() }
}

test('DOC-08 CHAT-15 offer, contract, invoice, receipt: four sentences, nothing typed twice', async () => {
  const { id: offerId } = (await say(offer)).item
  const contract = (await say('jadikan kontrak', { id: offerId })).item
  const invoice = (await say('buatkan invoice dari kontrak ini', { id: contract.id })).item
  // The chat goes on from what it made last, without anything open.
  const receipt = (await say('sudah dibayar lunas, buatkan kuitansi')).item
  const letters = await Promise.all([offerId, contract.id, invoice.id, receipt.id].map(letter))
  expect(letters.map(({ documentType }) => documentType)).toEqual(['surat_penawaran', 'kontrak', 'invoice', 'kuitansi'])
  const year = String(letters[0]?.['letterNumber']).slice(-4)
  expect(letters.map(({ letterNumber }) => letterNumber)).toEqual(
    ['SP', 'PKS', 'INV', 'KW'].map((code) => expect.stringMatching(new RegExp(`^001/${code}/[IVX]+/${year}$`))),
  )
  for (const one of letters.slice(1)) expect(one).toMatchObject({ lines: letters[0]?.['lines'] })
  const summaries = await listItems(store.database, user)
  expect(summaries.find(({ id }) => id === receipt.id)?.metadata['convertedFrom']).toMatchObject({
    id: invoice.id,
    documentType: 'invoice',
    letterNumber: letters[2]?.['letterNumber'],
  })
  expect(await auditLedger(store.database)).toEqual([])
})

test('AUTH-11 the next paper of a sale is a document made by the server: its call needs a verified app', async () => {
  const { id } = (await say(offer)).item
  const answer = await askAs(user)('POST', `/api/items/${id}/convert`, { documentType: 'invoice' })
  expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'app_check_not_initialized' }])
})

test('CHAT-15 CHAT-18 a letter that its owner has put aside is not changed, nor is what the chat made last', async () => {
  const { id } = (await say(offer)).item
  const data = await say('ubah harga kaos jadi 50.000', { id, apart: true })
  expect([data.item, data.messages[0].proposal ?? null]).toEqual([null, null])
  const meant = await say('ubah harga kaos jadi 50.000', { id })
  expect(meant.messages[0].proposal).toMatchObject({ itemId: id })
})

test('POINT-06 DOC-08 converting costs a document once for a key, and nothing where it cannot be done', async () => {
  const { id } = (await say(offer)).item
  const before = await balance()
  const body = { documentType: 'invoice', resultId: 'ketuk-1' }
  const answers = await Promise.all(Array.from({ length: 5 }, () => convert(id, body)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect(new Set(answers.map((answer) => answer.body.data.id)).size).toBe(1)
  expect(await balance()).toBe(before - 50)
  const refused = await convert(id, { documentType: 'kuitansi', part: 'balance', resultId: 'ketuk-2' })
  expect([refused.status, refused.body.code]).toEqual([422, 'conversion_not_possible'])
  expect((await convert(id, { documentType: 'tak-ada' })).status).toBe(400)
  expect(await balance()).toBe(before - 50)
  expect((await convert(id, body, await addUser(store.database))).status).toBe(404)
})
