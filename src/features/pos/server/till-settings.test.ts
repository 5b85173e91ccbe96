import { beforeEach, expect, test } from 'vitest'

import { useTestDatabase } from '#tests/support/database.ts'
import { addUser } from '#tests/support/people.ts'
import { createPosServer, type PosServer } from '#tests/support/pos-server.ts'
import { madeUpQris } from '#tests/support/qris-codes.ts'
import { openTill } from '#tests/support/selling-till.ts'

import { noCharges } from '../shared/charges.ts'
import { noRounding } from '../shared/rounding-rule.ts'
import { store } from './index.ts'

const testDatabase = useTestDatabase()
let server: PosServer
let owner: string
beforeEach(async () => {
  server = createPosServer(testDatabase.database)
  owner = await addUser(testDatabase.database)
})

const goods = [{ name: 'Kopi', price: 5_000, stock: 20 }]

test('POS-06 what the owner decides reaches the till, what is not named stays', async () => {
  const { inWorkspace, till } = await openTill(server, owner, goods)
  const usual = {
    qris: null,
    receiptColumns: 32,
    receiptFooter: '',
    chargeRules: noCharges,
    roundingRule: noRounding,
    debtLimit: null,
    kitchenSlip: false,
    hasPin: false,
    freeDiscount: 1_000,
    timeZone: 'Asia/Jakarta',
  }
  expect((await inWorkspace('GET', '/till-settings')).body.data).toEqual(usual)
  const code = madeUpQris()
  await inWorkspace('PATCH', '/till-settings', { qris: ` ${code}\n` })
  const chargeRules = { serviceRate: 500, taxRate: 1_000, taxName: 'PB1' }
  await inWorkspace('PATCH', '/till-settings', { chargeRules })
  const roundingRule = { step: 500, way: 'nearest' }
  await inWorkspace('PATCH', '/till-settings', { roundingRule })
  await inWorkspace('PATCH', '/till-settings', { kitchenSlip: true, debtLimit: 200_000 })
  await inWorkspace('PATCH', '/till-settings', { receiptColumns: 48, receiptFooter: ' Sampai jumpa ' })
  const decided = {
    qris: code,
    receiptColumns: 48,
    receiptFooter: 'Sampai jumpa',
    chargeRules,
    roundingRule,
    debtLimit: 200_000,
    kitchenSlip: true,
    hasPin: false,
    freeDiscount: 1_000,
    timeZone: 'Asia/Jakarta',
  }
  expect((await inWorkspace('GET', '/till-settings')).body.data).toEqual(decided)
  expect((await till('GET', '/shop')).body.data).toMatchObject(decided)
  expect((await inWorkspace('PATCH', '/till-settings', { qris: null })).body.data).toEqual({ ...decided, qris: null })
  expect((await till('GET', '/shop')).body.data.qris).toBeNull()
})

test('POS-06 a code that is no shop’s own is refused with its reason, and the one before stays', async () => {
  const { inWorkspace } = await openTill(server, owner, goods)
  await inWorkspace('PATCH', '/till-settings', { qris: madeUpQris() })
  for (const [qris, problem] of [
    [madeUpQris().replace('SENJA', 'SENJI'), 'damaged'],
    [madeUpQris({ national: '' }), 'not-national'],
    [madeUpQris({ country: 'SG' }), 'foreign'],
    ['https://contoh.test', 'not-qris'],
  ]) {
    const answer = await inWorkspace('PATCH', '/till-settings', { qris })
    expect(answer.body).toMatchObject({ code: 'qris_unusable', details: { problem } })
    expect(answer.status).toBe(422)
  }
  for (const body of [{ receiptColumns: 40 }, { receiptFooter: 'x'.repeat(201) }, { qris: 'x'.repeat(601) }])
    expect((await inWorkspace('PATCH', '/till-settings', body)).body.code).toBe('invalid_request')
  expect((await inWorkspace('GET', '/till-settings')).body.data).toMatchObject({
    qris: madeUpQris(),
    receiptColumns: 32,
  })
})

test('POS-06, OPS-05 the settings are the owner’s alone: others find nothing, the till’s cookie decides nothing', async () => {
  const { id, till, inWorkspace } = await openTill(server, owner, goods)
  const other = await addUser(testDatabase.database)
  for (const method of ['GET', 'PATCH']) {
    const body = method === 'GET' ? undefined : { qris: madeUpQris() }
    const path = `/api/pos/${id}/till-settings`
    expect((await server.call(other, method, path, body)).body.code).toBe('not_found')
    expect((await server.call(null, method, path, body)).status).toBe(401)
    expect((await till(method, '/till-settings', body)).status).toBe(404)
  }
  expect((await inWorkspace('GET', '/till-settings')).body.data.qris).toBeNull()
})

test('POS-06, CHAT-15 the words on receipts are the same, whether chat or the settings have changed them', async () => {
  const { id, till, inWorkspace } = await openTill(server, owner, goods)
  const { body: item } = await server.call(owner, 'GET', `/api/items/${id}`)
  const content = await testDatabase.database.transaction(async (tx) =>
    store.applyChanges?.(item.content, [{ op: 'receipt-note', value: 'Datang lagi ya' }], { tx, item }),
  )
  expect(content).toMatchObject({ businessInfo: { name: 'Warung Bu Sri' } })
  expect((await till('GET', '/shop')).body.data.receiptFooter).toBe('Datang lagi ya')
  const chargeRules = { serviceRate: 500, taxRate: 1_000, taxName: 'PB1' }
  await testDatabase.database.transaction(async (tx) =>
    store.applyChanges?.(item.content, [{ op: 'charges', value: chargeRules }], { tx, item }),
  )
  expect((await till('GET', '/shop')).body.data.chargeRules).toEqual(chargeRules)
  await inWorkspace('PATCH', '/till-settings', { receiptFooter: 'Sampai jumpa' })
  expect(await store.viewContent?.(testDatabase.database, item)).toMatchObject({
    settings: { receiptNote: 'Sampai jumpa', chargeRules },
  })
})
