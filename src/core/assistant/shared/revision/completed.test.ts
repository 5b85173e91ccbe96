import { expect, test } from 'vitest'

import { kindSkills } from '#tests/support/kind-skills.ts'
import type { ItemKind } from '#core/items/shared/kinds.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { understandMessage } from '../intent/understand-message.ts'
import type { AssistantContext, OpenItem } from '../port.ts'
import { readMessage } from '../read-message.ts'
import { markOf } from './anew.ts'
import { completed } from './completed.ts'

const today = '2026-11-21' as IsoDay
const base: AssistantContext = { today, timeZone: 'Asia/Jakarta', ownerName: null, turns: [] }

const made = (kind: ItemKind, order: string, documentType: string | null = null): OpenItem => {
  const { maker } = kindSkills[kind]
  if (maker === null) throw new Error(`${kind} cannot be made`)
  const { content, title } = maker.composeItem(
    maker.readRequest(readMessage(order, today), documentType, base),
    base,
  ) as { content: { goods?: readonly object[] }; title: string }
  const products = content.goods?.map((good, at) => ({ ...good, id: `prd_${at}` }))
  return {
    id: 'itm',
    kind,
    title,
    documentType,
    content: { ...content, ...(products ? { products } : {}) },
    selection: null,
  }
}

const after = (order: string, message: string, item: OpenItem) =>
  completed(message, item, kindSkills, {
    ...base,
    turns: [
      { sender: 'user', content: order },
      { sender: 'ai', content: 'Jadi.', did: 'made' },
    ],
  })

test('CHAT-15 POINT-06 what completes an order of next to nothing is proposed as a change of what it made', () => {
  const bill = 'bikin invoice dong buat bu lilis'
  expect(
    after(bill, 'isinya gorden 3 set 450rb sama pasang 150rb', made('document', bill, 'invoice'))?.summary,
  ).toMatch(/^Gorden: 3 set × Rp\s450\.000\. Pasang: Rp\s150\.000\. Total jadi Rp\s1\.500\.000\.$/u)
  const till = 'bikin kasir buat warung saya'
  expect(after(till, 'kopi 5rb teh 4rb', made('pos', till))?.changes).toMatchObject([
    { op: 'product-add', product: { name: 'Kopi', price: 5000 } },
    { op: 'product-add', product: { name: 'Teh', price: 4000 } },
  ])
  const site = 'bikin website toko kue'
  expect(after(site, 'namanya Dapur Nenek, brownies 45rb, bolu 35rb', made('website', site))?.differences).toEqual(
    expect.arrayContaining([{ label: 'Brownies', before: '', after: expect.stringContaining('45.000') }]),
  )
  const deck = 'buatin ppt buat rapat sama dinas koperasi'
  expect(after(deck, 'omset 24 juta sebulan, karyawan 6 orang', made('presentation', deck))?.summary).toContain(
    'Angka penting',
  )
})

test('CHAT-15 what is not as its order made it, or is asked or ordered anew, is completed by nothing', () => {
  const bill = 'bikin invoice buat bu lilis'
  const goods = 'gorden 3 set 450rb'
  const item = made('document', bill, 'invoice')
  expect(after(bill, goods, item)).not.toBeNull()
  expect(after(bill, goods, made('document', `${bill}, jatuh tempo 7 hari`, 'invoice'))).toBeNull()
  expect(after(bill, 'gorden 3 set 450rb itu kemahalan ga?', item)).toBeNull()
  expect(after(bill, 'buatkan kuitansi 450rb dari Pak Budi', item)).toBeNull()
  expect(after(`${bill} 2 set 100rb`, goods, made('document', `${bill} 2 set 100rb`, 'invoice'))).toBeNull()
})

test('POINT-06 what was made of next to nothing is not made a second time, whatever is told behind it', () => {
  const order = 'bikin kasir buat warung saya'
  const turns = [
    { sender: 'user' as const, content: order },
    { sender: 'ai' as const, content: 'Jadi.' },
  ]
  const goods = 'kopi 5rb, teh 4rb'
  expect(understandMessage(goods, kindSkills, { turns }).outcome).toBe('request')
  const known = turns.map((turn) => (turn.sender === 'ai' ? { ...turn, did: 'made' as const } : turn))
  expect(understandMessage(goods, kindSkills, { turns: known }).outcome).toBe('answer')
})

const answering = (message: string, asked = 'gan bisa bikin surat jalan buat proyek ga?') =>
  understandMessage(message, kindSkills, {
    turns: [
      { sender: 'user', content: asked },
      { sender: 'ai', content: 'Bisa.' },
    ],
  })

test('CHAT-16 who asks whether a thing can be made, and then tells its matter, has ordered it', () => {
  expect(answering('ok. semen 50 sak, besi 30 batang')).toMatchObject({
    outcome: 'request',
    source: 'buatkan surat jalan buat proyek\nsemen 50 sak, besi 30 batang',
  })
  expect(answering('semen 50 sak, besi 30 batang').outcome).toBe('request')
  expect(answering('semen 50 sak cukup ga?').outcome).toBe('answer')
  expect(answering('makasih infonya').outcome).toBe('answer')
  expect(answering('ok. semen 50 sak, besi 30 batang', 'surat jalan itu apa?').outcome).toBe('answer')
})

test('CHAT-15 a content is known again however its fields are ordered', () => {
  expect(markOf({ one: 1, two: [{ three: 3, four: null }] })).toBe(markOf({ two: [{ four: null, three: 3 }], one: 1 }))
  expect(markOf({ one: 1 })).not.toBe(markOf({ one: 2 }))
})

test('CHAT-16 what is put off completes no order, whatever it tells besides', () => {
  const order = 'saya mau kirim penawaran kue kering ke kantor suami'
  const item = made('document', order, 'surat_penawaran')
  const told = 'saya tanya Pak Rudi dulu soal harganya'
  expect(after(order, `besok aja ya bikin penawarannya, ${told}`, item)).toBeNull()
  expect(after(order, 'nastar 20 toples @ 75rb untuk Pak Rudi', item)).not.toBeNull()
})
