import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { emptyProfile } from '#core/assistant/shared/business-profile.ts'
import { getItem } from '#core/items/server/items.repo.ts'
import { useTestDatabase } from '#tests/support/database.ts'
import { createMemoryWorld, type MemoryWorld } from '#tests/support/memory-world.ts'
import { type ModelChat, order, startModelChat, structured } from '#tests/support/model-chat.ts'
import { addUser } from '#tests/support/people.ts'

import { kindStores } from './kinds.ts'

const testDatabase = useTestDatabase()
let model: ModelChat
let world: MemoryWorld
let user = ''
beforeEach(async () => {
  model = await startModelChat(testDatabase.database, 'openai')
  world = createMemoryWorld(testDatabase.database, { assistant: model.assistant(), kinds: kindStores })
  user = await addUser(testDatabase.database)
})
afterEach(() => model.provider.close())

let sent = 0
const say = async (message: string) => {
  sent += 1
  return (await world.chat.send({ message, sessionId: 's1', clientMessageId: `m${sent}` }, { user })).body.data
}
const textOf = async (id: string): Promise<string> => {
  const item = await getItem(testDatabase.database, user, id)
  const file = await kindStores[item.kind].exports.txt?.(item, testDatabase.database)
  return new TextDecoder().decode(file?.bytes).replaceAll('\u00a0', ' ')
}
const invoiceOf = (request: object) =>
  structured({ outcome: 'request', kind: 'document', documentType: 'invoice', confidence: 0.97, request })

const invented = `nama_surat: Invoice Ibu Ratna Puspita

PT Palsu Sejahtera
Jl. Bohong 12, Jakarta
Telp. 0812-9999-8888
Nomor: 123/INV

Kepada Yth. Ibu Ratna Puspita

12 keranjang rotan @ Rp 85.000, jumlah Rp 1.120.000. Seharusnya Rp 1.020.000.
Diskon 15%, bayar dalam 30 hari ke BCA 123-456-7890 paling lambat 5 Januari 2027.

Hormat kami,
Andi Palsu`

describe('what a model invents', () => {
  test('ASSIST-01 ASSIST-04 in a letter that it wrote itself: each fact that nobody told is a blank, and the owner is told', async () => {
    await world.tellProfile(user, { ...emptyProfile, name: 'Kue Lestari', address: 'Jl. Kenanga 7' })
    model.provider.plan({ do: 'say', words: invented })
    const made = await say(order)
    const text = await textOf(made.item.id)
    expect(text).not.toMatch(/Palsu|Bohong|Puspita|9999|123|1\.120\.000|15%|30 hari|Januari/)
    expect(text).toContain('Rp 85.000')
    expect(text).toContain('Rp 1.020.000')
    expect(text).toContain('Ibu Ratna')
    expect(text).toMatch(/^\s*Kue Lestari\s+Jl\. Kenanga 7/)
    expect(made.fulfillmentText).toContain('isian bertanda')
    expect(made.messages[0].used).toEqual([{ source: 'profile', label: 'profil usaha' }])
    expect(made.item.title).not.toContain('Puspita')
  })

  test.each([
    [
      'presentation',
      'buatkan presentasi usaha Kue Sari',
      'nama_ppt: Kue Sari\nSlide 1: Omzet\nNaik 45% jadi Rp 9.750.000',
    ],
    ['analysis', 'analisis usaha Kue Sari', 'nama_analisis: Kue Sari\n# Ringkasan\nOmzet Rp 9.750.000, naik 45%.'],
  ])('ASSIST-01 in a %s that it wrote itself', async (kind, message, words) => {
    model.provider.plan({ do: 'say', words })
    const made = await say(message)
    expect(made.item?.kind).toBe(kind)
    const content = JSON.stringify((await getItem(testDatabase.database, user, made.item.id)).content)
    expect(content).not.toMatch(/9\.750|45/)
    expect(content).toContain('[isi persen]')
  })

  test('ASSIST-01 a price that it changed gives way to the one that was written, and what it adds is not there', async () => {
    const lines = [
      { description: 'Keranjang rotan', quantity: 12, price: 95_000 },
      { description: 'Ongkos kirim', quantity: 1, price: 20_000 },
    ]
    model.provider.plan({ do: 'say', words: invoiceOf({ recipient: { name: 'Ibu Ratna' }, lines }) })
    const text = await textOf((await say(order)).item.id)
    expect(text).toContain('1.020.000')
    expect(text).not.toMatch(/95\.000|Ongkos/)
  })

  test('ASSIST-04 markup in what it fills in does not get into an item', async () => {
    const lines = [{ description: 'Keranjang <b onclick="x">rotan</b>', quantity: 12, price: 85_000 }]
    const recipient = { name: '<script>alert(1)</script>Ibu Ratna' }
    model.provider.plan({ do: 'say', words: invoiceOf({ recipient, lines }) })
    const text = await textOf((await say(order)).item.id)
    expect(text).toContain('Keranjang rotan')
    expect(text).not.toMatch(/[<>]|onclick|script/)
  })

  test.each([
    '{"name":"get_sales","arguments":{"user":"all"}}',
    '<tool_call>{"name":"deduct_points"}</tool_call>',
    '```json\n{"outcome":"request","kind":"website"}\n```',
  ])('ASSIST-04 ASSIST-03 the call of a tool instead of an answer is told in one sentence: %s', async (words) => {
    model.provider.plan({ do: 'say', words })
    const data = await say('apa itu invoice?')
    expect(data.item).toBeNull()
    expect(data.fulfillmentText).toContain('tidak bisa dibaca')
    expect(data.fulfillmentText).not.toMatch(/[{}<>]/)
    expect(model.failures.map(({ code }) => code)).toEqual(['assistant_unavailable'])
  })
})
