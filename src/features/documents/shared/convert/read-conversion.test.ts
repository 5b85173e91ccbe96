import { expect, test } from 'vitest'

import type { AssistantContext, OpenItem } from '#core/assistant/shared/port.ts'
import { readMessage } from '#core/assistant/shared/read-message.ts'
import type { DocumentType } from '#core/items/shared/kinds.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { composeDocument } from '../letter/compose-document.ts'
import { letterTotals } from '../letter/letter-facts.ts'
import { readRequest } from '../reading/read-request.ts'
import type { DocumentRequest } from '../document-request.ts'
import { documentSkill } from '../skill.ts'
import { letterConverter, type LetterConversion } from './read-conversion.ts'

const today = '2026-11-21' as IsoDay
const itemOf = (sentence: string, type: DocumentType): OpenItem => ({
  id: 'itm_1',
  kind: 'document',
  title: 'Surat',
  documentType: type,
  content: composeDocument(readRequest(readMessage(sentence, today), type)),
  selection: null,
})
const goods = 'dari Toko Sinar Jaya untuk PT Maju Bersama: 100 kaos polo @ 45.000 dan 50 topi @ 25.000, DP 50%'
const offer = itemOf(`surat penawaran ${goods}`, 'surat_penawaran')
const invoice = itemOf(`invoice ${goods}`, 'invoice')
const plain = itemOf('invoice untuk Bu Sari: 10 kue @ 5.000', 'invoice')

const read = (text: string, item: OpenItem, isOpen = true) => {
  const context: AssistantContext = {
    today,
    timeZone: 'Asia/Jakarta',
    ownerName: null,
    turns: [],
    ...(isOpen ? { openItem: item } : { lastMade: item }),
  }
  return letterConverter.readConversion(text, item, context)
}
const made = (text: string, item: OpenItem, isOpen = true) => {
  const found = read(text, item, isOpen)
  if (found === null || 'ask' in found) throw new Error(`nothing made by: ${text} → ${found?.ask ?? 'nothing'}`)
  return { type: found.documentType, ...(found.request as LetterConversion) }
}

test.each([
  ['buatkan invoice dari penawaran ini', 'invoice'],
  ['tolong bikinin invoicenya dong', 'invoice'],
  ['jadikan kontrak', 'kontrak'],
  ['jadiin kontrak aja', 'kontrak'],
  ['ubah penawaran ini jadi invoice', 'invoice'],
  ['penawaran ini dijadikan kontrak ya', 'kontrak'],
  ['penawarannya disetujui, buatkan kontraknya', 'kontrak'],
  ['bikin kuitansinya', 'kuitansi'],
  ['sudah dibayar lunas, buatkan kuitansi', 'kuitansi'],
  ['udah lunas nih, bikinin kwitansi', 'kuitansi'],
  ['buatkan surat perjanjian berdasarkan penawaran ini', 'kontrak'],
  ['lanjut ke invoice', 'invoice'],
  ['buatkan invoice', 'invoice'],
  ['terbitkan tagihannya', 'invoice'],
  ['jadikan penawaran ini invoice', 'invoice'],
  ['oke deal, tolong dibuatkan invoice dari surat itu', 'invoice'],
] as const)('CHAT-15 DOC-08 an open offer: %s', (text, type) => {
  const found = made(text, offer)
  expect(found.type).toBe(type)
  expect(letterTotals(found.content.letter).total).toBe(5_750_000)
})

test.each([
  'buatkan invoice dari penawaran tadi',
  'jadikan invoice',
  'sudah dibayar lunas, buatkan kuitansi',
  'bikin kontraknya',
])('CHAT-15 DOC-08 what the chat made last: %s', (text) => {
  expect(made(text, offer, false).source.id).toBe('itm_1')
})

test.each([
  ['buatkan kuitansi untuk DP-nya', 2_875_000, 'down_payment'],
  ['bikin kuitansi uang muka', 2_875_000, 'down_payment'],
  ['sisanya sudah dibayar, buatkan kuitansi pelunasan', 2_875_000, 'balance'],
  ['sudah dibayar lunas, buatkan kuitansi', 5_750_000, 'full'],
  ['buatkan kuitansi sebesar 2 juta dari invoice ini', 2_000_000, { amount: 2_000_000 }],
  ['oke skalian bikin kuitansi dp nya 1,5 juta, dia bayar hari ini', 1_500_000, { amount: 1_500_000 }],
  ['dp 1.500.000 sudah masuk, bikin kuitansinya', 1_500_000, { amount: 1_500_000 }],
  ['DP nya udah ditransfer 1.500.000, bikinin kuitansinya', 1_500_000, { amount: 1_500_000 }],
] as const)('DOC-08 which part a receipt is for: %s', (text, total, part) => {
  const found = made(text, invoice)
  expect([found.type, found.part]).toEqual(['kuitansi', part])
  expect(letterTotals(found.content.letter).total).toBe(total)
})

test.each(['buatkan surat jalannya', 'buatkan surat jalan dari penawaran ini', 'bikin tanda terima barangnya'])(
  'DOC-08 goods that are brought: %s',
  (text) => {
    const { content } = made(text, offer)
    expect([content.letter.title, content.letter.lines.length]).toEqual(['SURAT JALAN', 2])
  },
)

test('DOC-08 what is said besides goes into the new paper', () => {
  const { letter } = made('jadikan invoice, jatuh tempo 14 hari, pakai PPN', offer).content
  expect([letter.dueDate, letter.tax?.percent]).toEqual(['2026-12-05', 12])
})

test.each([
  ['buatkan kuitansi pelunasan', plain],
  ['buatkan kuitansi DP dari invoice ini', plain],
  ['buatkan kuitansi sebesar 90 juta dari invoice ini', plain],
] as const)('DOC-08 asks back where the letter does not hold it: %s', (text, item) => {
  expect(read(text, item)).toMatchObject({ ask: expect.stringContaining('ontoh') })
})

test.each([
  'apa bedanya invoice dan kuitansi?',
  'jangan buat invoice dulu',
  'gimana cara bikin invoice dari penawaran?',
  'kalau jadi kontrak, isinya apa?',
  'buatkan invoice untuk Bu Sari: 10 kue @ 5.000',
  'ubah harga kaos jadi 50.000',
  'kasih diskon 10%',
  'tambah ongkir 50rb',
  'hapus topi',
  'invoice saya belum dibayar',
  'makasih ya',
  'penawarannya bagus',
  'ganti penerima jadi Bu Sri',
])('CHAT-15 makes nothing out of the letter: %s', (text) => {
  expect(read(text, offer)).toBeNull()
})

test.each([
  'buatkan kuitansi untuk sewa tenda 2 juta dari Pak Budi, sudah dibayar lunas',
  'buatkan kuitansi untuk tagihan listrik 200rb dari Bu Sari',
  'invoicenya Bu Sari: 10 kue @ 5.000, tolong buatkan',
  'udah lunas, buatkan kuitansi Pak Joko 500 ribu untuk sewa sound system',
  'buatkan kontrak sewa ruko 35 juta setahun dengan Pak Hasan',
])('CHAT-15 a letter with facts of its own is not made of the last one: %s', (text) => {
  expect(read(text, offer)).toBeNull()
  expect(read(text, offer, false)).toBeNull()
})

test('CHAT-15 without anything open, an order with no pointing word stays an order of its own', () => {
  expect(read('buatkan invoice', offer, false)).toBeNull()
  expect(read('buatkan kontrak kerja sama', offer, false)).toBeNull()
})

test('DOC-08 the item names its source, and the words its number and sum', () => {
  const found = read('jadikan invoice', offer)
  if (found === null || 'ask' in found || !documentSkill.maker) throw new Error('nothing made')
  const context: AssistantContext = { today, timeZone: 'Asia/Jakarta', ownerName: null, turns: [], openItem: offer }
  const item = documentSkill.maker.composeItem(found.request as LetterConversion, context)
  expect(item).toMatchObject({
    documentType: 'invoice',
    title: 'Invoice PT Maju Bersama',
    metadata: { convertedFrom: { id: 'itm_1', title: 'Surat', documentType: 'surat_penawaran' } },
  })
  expect(documentSkill.maker.introduce(found.request as LetterConversion, item, context)).toMatch(
    /dari Surat Penawaran[\s\S]*5\.750\.000/,
  )
})

const afterWords = (...words: string[]): AssistantContext => ({
  today,
  timeZone: 'Asia/Jakarta',
  ownerName: null,
  turns: words.map((content) => ({ sender: 'user' as const, content })),
  lastMade: offer,
})
const contractAfter = (...words: string[]): string => {
  const found = letterConverter.readConversion('lanjut jadikan kontrak', offer, afterWords(...words))
  if (found === null || 'ask' in found) throw new Error('nothing made')
  return JSON.stringify((found.request as LetterConversion).content.body)
}

test('DOC-08 when a contract begins may be told before it is ordered', () => {
  expect(contractAfter('sudah deal, mulai 1 Desember 2026 selama 6 bulan')).toContain('1 Desember 2026')
  // What a turn before another order told belongs to that order.
  expect(contractAfter('mulai 1 Desember 2026', 'tolong buatkan penawarannya')).not.toContain('1 Desember 2026')
})

const order = itemOf(
  'PO ke Grosir Benang Sentosa dari Toko Rajut Cantik: benang katun 60 gulung @22.000, jarum rajut 24 biji @7.500',
  'surat_resmi',
)
const paperOf = (text: string): DocumentRequest => {
  const found = read(text, order, false)
  if (found === null || 'ask' in found) throw new Error(`nothing made by: ${text}`)
  return found.request as DocumentRequest
}

test('DOC-08 a record that ordered goods came has its rows without sums, who gave and who took', () => {
  const { form, lines, recipient, sender, signer } = paperOf(
    'barangnya udah dateng semua. dari PO tadi bikinin berita acara penerimaan barang, yg nyerahin Pak Dodi, yg nerima Siti Khodijah',
  )
  expect([form, sender.company, signer.name, recipient.name]).toEqual([
    'serah_terima',
    'Grosir Benang Sentosa',
    'Dodi',
    'Siti Khodijah',
  ])
  expect(lines.map(({ price, quantity }) => [quantity, price])).toEqual([
    [60, null],
    [24, null],
  ])
})

test('DOC-08 a complaint about ordered goods goes to who was to bring them', () => {
  const { recipient, sender, subject } = paperOf('benangnya kurang 2 gulung, buatkan surat komplainnya ke mereka')
  expect([sender.company, recipient.company, subject]).toEqual([
    'Toko Rajut Cantik',
    'Grosir Benang Sentosa',
    'keluhan pesanan benang katun dan jarum rajut',
  ])
})

test('DOC-08 a record of other goods is an order of its own', () => {
  expect(read('bikin berita acara serah terima 2 laptop dari Toko Maju ke Pak Heru', order, false)).toBeNull()
})
