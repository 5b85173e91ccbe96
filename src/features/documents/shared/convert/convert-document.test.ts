import fc from 'fast-check'
import { expect, test } from 'vitest'

import { readMessage } from '#core/assistant/shared/read-message.ts'
import { AppError } from '#core/errors/shared/app-error.ts'
import { type DocumentType, documentTypes } from '#core/items/shared/kinds.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'
import { bySoak } from '#tests/support/soak.ts'

import { composeDocument } from '../letter/compose-document.ts'
import type { DocumentContent } from '../content/document-content.ts'
import { letterTotals } from '../letter/letter-facts.ts'
import { letterData, type LetterData } from '../letter.ts'
import { readRequest } from '../reading/read-request.ts'
import { blockTexts } from '../revise/body-range.ts'
import { convertDocument, matterOf } from './convert-document.ts'
import { conversionsOf } from './conversions.ts'

const today = '2026-12-02' as IsoDay
const written = '2026-11-21' as IsoDay
const letterOf = (sentence: string, type: DocumentType = 'surat_penawaran'): DocumentContent => {
  const content = composeDocument(readRequest(readMessage(sentence, written), type))
  return { ...content, letter: { ...content.letter, letterNumber: '007/SP/XI/2026' } }
}
const offer = letterOf(
  'Buatkan surat penawaran dari Toko Sinar Jaya untuk Bapak Budi Santoso, PT Maju Bersama: 100 kaos polo @ 45.000 dan 50 topi @ 25.000, ongkir 75.000, diskon 10%, DP 50%, berlaku 14 hari, garansi jahitan 30 hari',
)

const pairs = documentTypes.flatMap((from) =>
  conversionsOf(from).flatMap((to) => (to === 'surat_jalan' ? [] : [[from, to] as const])),
)

const text = fc.string({ maxLength: 12 }).map((words) => words.replaceAll(/[\n\r]/g, ' '))
const share = fc.oneof(
  fc.record({ percent: fc.integer({ min: 0, max: 100 }) }),
  fc.record({ amount: fc.integer({ min: 0, max: 5_000_000 }) }),
)
const party = fc.record({ name: text, title: text, company: text, address: text })
const letters = fc.record({
  sender: fc.record({ name: text, address: text, phone: text, email: text, website: text, npwp: text }),
  recipient: party,
  lines: fc.array(
    fc.record({
      description: fc.oneof(text, fc.constantFrom('sewa ruko', 'deposit', 'kaos')),
      quantity: fc.option(fc.integer({ min: 1, max: 9_999 })),
      unit: fc.constantFrom('', 'pcs', 'bulan', 'tahun', 'kg'),
      price: fc.option(fc.integer({ min: 0, max: 90_000_000 }), { freq: 8 }),
    }),
    { maxLength: 8 },
  ),
  charges: fc.array(fc.record({ label: fc.constantFrom('ongkos kirim', 'deposit', 'jasa'), amount: fc.nat(900_000) }), {
    maxLength: 3,
  }),
  discount: fc.option(share),
  tax: fc.option(
    fc.record({ percent: fc.integer({ min: 0, max: 100 }), otherBase: fc.boolean(), included: fc.boolean() }),
  ),
  downPayment: fc.option(share),
  bankAccounts: fc.array(fc.record({ bank: text, number: text, holder: text }), { maxLength: 2 }),
  signer: fc.record({ name: text, title: text }),
  place: text,
  counterparty: fc.option(party.map((person) => ({ ...person, role: 'PIHAK KEDUA' }))),
})

const kept = ({ sender, signer, bankAccounts, place }: LetterData) => ({ sender, signer, bankAccounts, place })
const rowsOf = ({ lines, charges, discount, tax }: LetterData) => ({ lines, charges, discount, tax })

test('DOC-08 any paper of a sale becomes the next one with 0 retyping: parties, rows and totals are the same', () => {
  fc.assert(
    fc.property(letters, fc.constantFrom(...pairs), (facts, [from, to]) => {
      const source: DocumentContent = {
        ...offer,
        letter: letterData.parse({ ...offer.letter, ...facts, documentType: from }),
      }
      const before = structuredClone(source)
      const { letter, body } = convertDocument(source, to, today)
      expect(source).toEqual(before)
      expect(letterData.parse(letter)).toEqual(letter)
      expect([letter.documentType, letter.date, letter.letterNumber]).toEqual([to, today, ''])
      expect(kept(letter)).toEqual(kept(source.letter))
      expect(rowsOf(letter)).toEqual(rowsOf(source.letter))
      const { counterparty, recipient } = source.letter
      const party = counterparty && (counterparty.name || counterparty.company) ? counterparty : recipient
      expect(letter.recipient).toMatchObject({ name: party.name, company: party.company, address: party.address })
      const facing = to === 'kontrak' ? letter.counterparty : letter.recipient
      expect(facing).toMatchObject({ name: party.name, company: party.company })
      const [old, fresh] = [letterTotals(source.letter), letterTotals(letter)]
      expect([fresh.total, fresh.subtotal, fresh.tax, fresh.inWords]).toEqual([
        old.total,
        old.subtotal,
        old.tax,
        old.inWords,
      ])
      // A receipt for all of it has nothing left to pay.
      const due = to === 'kuitansi' ? [0, fresh.total] : [old.downPayment, old.balance]
      expect([fresh.downPayment, fresh.balance]).toEqual(due)
      // No place that a composer keeps for words of a message is left over.
      expect(JSON.stringify(body)).not.toContain('"type":"told"')
      const said = [letter.subject, ...blockTexts(body)].join('\n')
      expect(said).toContain('No. 007/SP/XI/2026 tanggal 21 November 2026')
    }),
    { numRuns: bySoak(300, 1_500) },
  )
})

test('DOC-08 the new paper reads like one: subject, reference, terms, no number and no day of the old one', () => {
  const invoice = convertDocument(offer, 'invoice', today)
  expect(invoice.letter).toMatchObject({ subject: 'Kaos Polo dan Topi', dueDate: '', validityDays: null })
  const said = blockTexts(invoice.body).join('\n')
  expect(said).toContain('Tagihan ini dibuat sesuai Surat Penawaran No. 007/SP/XI/2026 tanggal 21 November 2026.')
  expect(said).toMatch(/garansi jahitan 30 hari/i)
  const contract = convertDocument(offer, 'kontrak', today)
  expect(contract.letter.counterparty).toMatchObject({ role: 'PIHAK KEDUA', name: 'Bapak Budi Santoso' })
  expect(blockTexts(contract.body).join('\n')).toContain(
    'Perjanjian ini dibuat sesuai Surat Penawaran No. 007/SP/XI/2026',
  )
  expect(contract.letter.subject).toBe('Pengadaan Kaos Polo dan Topi')
  const receipt = convertDocument(invoice, 'kuitansi', today)
  expect(receipt.letter.subject).toBe('Pembayaran kaos polo dan topi sesuai Invoice tanggal 2 Desember 2026')
  expect(convertDocument(receipt, 'invoice', today).letter.subject).toBe('Kaos Polo dan Topi')
})

test('DOC-08 a receipt for a part states that part alone, and says which', () => {
  const { downPayment, balance } = letterTotals(offer.letter)
  const down = convertDocument(offer, 'kuitansi', today, 'down_payment')
  expect(letterTotals(down.letter).total).toBe(downPayment)
  expect(down.letter.subject).toContain('Uang muka 50% kaos polo dan topi sesuai Surat Penawaran No. 007/SP/XI/2026')
  const rest = convertDocument(offer, 'kuitansi', today, 'balance')
  expect(letterTotals(rest.letter).total).toBe(balance)
  expect(downPayment + (balance ?? 0)).toBe(letterTotals(offer.letter).total)
  expect(letterTotals(convertDocument(offer, 'kuitansi', today, { amount: 1_000_000 }).letter).total).toBe(1_000_000)
})

const codeOf = (work: () => unknown): string => {
  try {
    work()
    return 'none'
  } catch (error) {
    return error instanceof AppError ? error.code : 'other'
  }
}

test('DOC-08 what does not follow is refused: a part that is not there, more than the total, a report', () => {
  const plain = letterOf('surat penawaran untuk Pak Budi: 10 kaos @ 45.000')
  expect(codeOf(() => convertDocument(plain, 'kuitansi', today, 'down_payment'))).toBe('conversion_not_possible')
  expect(codeOf(() => convertDocument(plain, 'kuitansi', today, { amount: 450_001 }))).toBe('conversion_not_possible')
  expect(codeOf(() => convertDocument(plain, 'kuitansi', today, { amount: 450_000 }))).toBe('none')
  expect(codeOf(() => convertDocument(plain, 'laporan', today))).toBe('conversion_not_possible')
  expect(codeOf(() => convertDocument(plain, 'surat_penawaran', today))).toBe('conversion_not_possible')
})

test('DOC-08 a delivery note brings the goods with their numbers and names no price', () => {
  const note = convertDocument(offer, 'surat_jalan', today)
  expect(note.letter).toMatchObject({ documentType: 'surat_resmi', title: 'SURAT JALAN', charges: [], tax: null })
  expect(note.letter.lines.map(({ description, quantity, price }) => [description, quantity, price])).toEqual([
    ['kaos polo', 100, null],
    ['topi', 50, null],
  ])
  const said = blockTexts(note.body).join('\n')
  expect(said).toContain('Barang dikirim sesuai Surat Penawaran No. 007/SP/XI/2026 tanggal 21 November 2026.')
  expect(said).not.toMatch(/Rp|45\.000/)
  const service = letterOf('invoice untuk Bu Sari: jasa desain logo 1.500.000', 'invoice')
  expect(codeOf(() => convertDocument(service, 'surat_jalan', today))).toBe('conversion_not_possible')
})

test('DOC-08 looks stay: the font of the source is the font of what comes of it', () => {
  const styled: DocumentContent = { ...offer, look: { font: 'Arial', size: 11 } }
  expect(convertDocument(styled, 'invoice', today).look).toEqual({ font: 'Arial', size: 11 })
  expect(matterOf({ ...offer.letter, subject: '' })).toBe('kaos polo dan topi')
})
