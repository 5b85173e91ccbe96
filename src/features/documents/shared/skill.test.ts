import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'

import type { AssistantContext } from '#core/assistant/shared/port.ts'
import type { Reading } from '#core/assistant/shared/reading.ts'
import { documentTypes } from '#core/items/shared/kinds.ts'
import { rupiah } from '#core/text/shared/rupiah.ts'
import { isoDay } from '#core/time-and-ids/shared/zoned-date.ts'
import { goodsOf, offerReading, readingOf } from '#tests/support/readings.ts'
import { bySoak } from '#tests/support/soak.ts'

import { listBlanks } from './content/blanks.ts'
import { documentContent, type DocumentContent } from './content/document-content.ts'
import { documentRequest } from './document-request.ts'
import { officialFormOf } from './reading/official-forms.ts'
import { namedMatter } from './reading/named-matter.ts'
import { documentSkill } from './skill.ts'
import { toRenderTree } from './content/to-render-tree.ts'
import { blockRuns } from './content/tree-runs.ts'

const context: AssistantContext = { today: offerReading.today, timeZone: 'Asia/Jakarta', ownerName: null, turns: [] }

const textOf = (content: DocumentContent): string =>
  toRenderTree(content, '')
    .blocks.map((block) =>
      blockRuns(block)
        .map(({ text }) => text)
        .join(' '),
    )
    .join('\n')

const make = (reading: Reading, type: string | null = null) => {
  const { maker } = documentSkill
  if (!maker) throw new Error('documents can be made')
  const request = z.parse(documentRequest, maker.readRequest(reading, type, context))
  const item = maker.composeItem(request, context)
  const content = z.parse(documentContent, item.content)
  const words = maker.introduce(request, item, context).replaceAll('\u00a0', ' ')
  return { item, content, words, text: textOf(content) }
}

describe('DOC-02 the offer of the journey', () => {
  const offer = make(offerReading, 'surat_penawaran')

  test('DOC-02 every fact of the sentence stands in the letter', () => {
    for (const fact of [
      'Toko Sinar Jaya',
      'SURAT PENAWARAN',
      '21 November 2026',
      'Penawaran Harga Kaos Polo dan Topi',
      'Yth. Bapak Budi Santoso\nPT Maju Bersama\ndi tempat',
      'Dengan hormat,',
      'Kaos polo 100 45.000 4.500.000',
      'Topi 50 25.000 1.250.000',
      'Total Rp 5.750.000',
      'lima juta tujuh ratus lima puluh ribu rupiah',
      'berlaku selama 14 hari, yaitu sampai dengan 5 Desember 2026',
      'Hormat kami,',
    ]) {
      expect(offer.text).toContain(fact)
    }
  })

  test('DOC-02 what the sentence lacks is a visible blank, and nothing is invented', () => {
    expect(listBlanks(offer.content).map(({ name }) => name)).toEqual([
      'Alamat usaha',
      'Nomor telepon',
      'Nomor surat',
      'Nama penanda tangan',
      'Jabatan penanda tangan',
    ])
  })

  test('DOC-02 the chat says for whom, how much, how reckoned, and what is still open', () => {
    expect(offer.item.title).toBe('Surat Penawaran PT Maju Bersama')
    expect(offer.item.description).toBe('Surat penawaran untuk Bapak Budi Santoso, PT Maju Bersama')
    expect(offer.words).toContain('Total **Rp 5.750.000** (100 × 45.000 + 50 × 25.000).')
    expect(offer.words).toContain('Berlaku 14 hari, sampai 5 Desember 2026.')
    expect(offer.words).toContain('Tinggal Anda isi: alamat usaha, nomor telepon, nama penanda tangan,')
    expect(offer.words).not.toContain('nomor surat')
  })
})

describe('DOC-03 an invoice', () => {
  const invoice = make(
    readingOf({
      text: 'invoice untuk Bu Sari Dewi',
      sender: { name: 'toko kue mawar' },
      recipient: { name: 'Bu Sari Dewi' },
      goods: [goodsOf('kue lapis', 3, 150_000, 'loyang')],
      charges: [{ label: 'ongkos kirim', amount: rupiah(25_000) }],
      discount: { percent: 10 },
      tax: { percent: null, included: false },
      downPayment: { percent: 50 },
      dueDays: 7,
      bankAccounts: [{ bank: 'BCA', number: '1234567890', holder: 'Sari Dewi' }],
    }),
    'invoice',
  )

  test('DOC-03 discount, charge, the three PPN rows, total, down payment and account', () => {
    expect(invoice.item.title).toBe('Invoice Ibu Sari Dewi')
    for (const fact of [
      'INVOICE',
      'Toko Kue Mawar',
      'Ditagihkan kepada:\nIbu Sari Dewi',
      'Kue lapis 3 loyang 150.000 450.000',
      'Subtotal 450.000 Diskon 10% −45.000 Ongkos kirim 25.000',
      'Dasar pengenaan pajak (DPP) 430.000 DPP nilai lain (11/12) 394.167 PPN 12% 47.300 Total Rp 477.300',
      'Uang muka 50% 238.650 Sisa pembayaran Rp 238.650',
      '28 November 2026',
      'BCA 1234567890 Sari Dewi',
    ]) {
      expect(invoice.text).toContain(fact)
    }
  })

  test('DOC-03 PPN stays absent unless it is asked for', () => {
    const plain = make(readingOf({ goods: [goodsOf('kue lapis', 3, 150_000)] }), 'invoice')
    expect(plain.text).not.toMatch(/PPN|DPP|NPWP/)
    expect(plain.text).toContain('Total Rp 450.000')
  })

  test('DOC-03 a stated total that differs is told, never put over the reckoned one', () => {
    const wrong = make(readingOf({ goods: [goodsOf('kue', 3, 150_000)], statedTotal: rupiah(400_000) }), 'invoice')
    expect(wrong.text).toContain('Total Rp 450.000')
    expect(wrong.words).toContain('Anda menyebut total Rp 400.000')
  })
})

test('DOC-03 dozens priced by the piece, sums for a whole line, and a lone amount keep their totals', () => {
  const glasses = { name: 'gelas', quantity: 2, unit: 'lusin', price: rupiah(5_000), amount: rupiah(120_000) }
  expect(make(readingOf({ goods: [glasses] }), 'invoice').text).toContain('Gelas (2 lusin) 24 buah 5.000 120.000')
  const work = { name: 'pengecatan', quantity: 7, unit: 'hari', price: null, amount: rupiah(1_000_000) }
  expect(make(readingOf({ goods: [work] }), 'invoice').text).toContain('Pengecatan (7 hari) 1 paket 1.000.000')
  const lone = readingOf({ subject: 'jasa desain logo', amounts: [rupiah(2_500_000)] })
  expect(make(lone, 'invoice').text).toContain('Total Rp 2.500.000')
})

test('DOC-03 an offer of unit prices without quantities is a price list without a total', () => {
  const goods = ['kaos', 'topi'].map((name) => ({
    name,
    quantity: null,
    unit: null,
    price: rupiah(9_000),
    amount: null,
  }))
  const { text } = make(readingOf({ goods }), 'surat_penawaran')
  expect(text).toContain('Harga Satuan (Rp)')
  expect(text).not.toContain('Total')
})

const said = (type: string, part: Partial<Reading> = {}, text = `buatkan ${type}`) =>
  make(readingOf({ text, sender: { company: 'CV Karya Abadi' }, recipient: { name: 'Pak Joko' }, ...part }), type)

const receipt = (amount: number) =>
  make(readingOf({ sender: { name: 'Pak Anton' }, subject: 'sewa ruko', amounts: [rupiah(amount)] }), 'kuitansi').text

const entry = (name: string, amount: number) => ({
  name,
  quantity: null,
  unit: null,
  price: rupiah(amount),
  amount: rupiah(amount),
})

describe('DOC-08 every type has its own parts', () => {
  test('DOC-08 contract: komparisi, articles, both signatures, duty stamp', () => {
    const { text } = said('kontrak', {
      subject: 'kontrak kerja sama katering',
      statedTotal: rupiah(12_000_000),
      downPayment: { percent: 30 },
    })
    for (const part of [
      'KONTRAK KERJA SAMA Nomor:',
      'tentang\nKATERING',
      'Pada hari ini Sabtu, tanggal Dua Puluh Satu, bulan November, tahun Dua Ribu Dua Puluh Enam (21-11-2026)',
      'selanjutnya disebut  PIHAK PERTAMA',
      'Pasal 15\nPENUTUP',
      'Rp 12.000.000 (dua belas juta rupiah)',
      'sebesar Rp 3.600.000, dan sisanya sebesar Rp 8.400.000',
      'Meterai Rp10.000',
    ]) {
      expect(text).toContain(part)
    }
  })

  test('DOC-08 receipt: payer, amount in words, stamp only above 5 million', () => {
    expect(receipt(7_000_000)).toContain('Bapak Anton Tujuh juta rupiah Sewa ruko')
    expect(receipt(7_000_000)).toContain('Meterai Rp10.000')
    expect(receipt(5_000_000)).not.toContain('Meterai')
  })

  test('DOC-08 invitation: day, hours, place and matter', () => {
    const { text, item } = said(
      'surat_resmi',
      {
        subject: 'rapat evaluasi',
        dates: [{ day: isoDay(2026, 11, 23)!, role: 'event' }],
        times: ['09.00'],
        places: ['Ruang Rapat Lantai 2'],
      },
      'surat undangan rapat jam 09.00 WIB',
    )
    expect(text).toContain('Undangan Rapat Evaluasi')
    expect(text).toContain('Senin, 23 November 2026 pukul 09.00 WIB sampai dengan selesai Ruang Rapat Lantai 2')
    expect(item.title).toBe('Surat Undangan Bapak Joko')
  })

  test.each([
    ['kuitansi', 'KUITANSI'],
    ['proposal', 'PROPOSAL BISNIS'],
    ['laporan', 'LAPORAN'],
    ['surat_resmi', 'SURAT RESMI'],
    ['surat-perjalanan-dinas', 'SURAT PERJALANAN DINAS'],
  ])('DOC-02 DOC-08 %s carries its title and its letterhead', (type, title) => {
    const { text } = said(type)
    expect(text.split('\n')[0]).toContain('CV Karya Abadi')
    expect(text.split('\n')[1]).toContain(title)
  })

  test('DOC-08 a pay slip is a report of its own form: its title and the sums, and nothing is argued', () => {
    const slip = said('laporan', { goods: [entry('gaji pokok', 2_000_000)] }, 'slip gaji Siti, gaji pokok 2jt')
    expect(slip.text).toContain('SLIP GAJI')
    expect(slip.text).toContain('2.000.000')
    expect(slip.text).not.toMatch(/Pendahuluan|Saran/)
    const kept = said(
      'laporan',
      { goods: [entry('gaji pokok', 2_000_000)], discount: { amount: rupiah(300_000) } },
      'slip gaji Siti, gaji pokok 2jt, potongan kasbon 300rb',
    )
    expect(kept.text).toContain('Potongan')
    expect(kept.text).not.toContain('Diskon')
  })

  test('DOC-08 a report keeps money in and money out apart', () => {
    const { text } = said('laporan', { goods: [entry('pendapatan', 10_000_000), entry('biaya gaji', 4_000_000)] })
    expect(text).toContain('Laba Rp 6.000.000')
    expect(text).not.toContain('14.000.000')
  })
})

test.each([
  ['surat_resmi', 'Buatkan surat undangan rapat evaluasi untuk Bapak Joko', 'undangan rapat evaluasi'],
  ['surat_resmi', 'bikin undangan syukuran toko baru, Sabtu', 'undangan syukuran toko baru'],
  ['surat_resmi', 'surat pengunduran diri dari CV Karya', 'pengunduran diri'],
  ['surat_resmi', 'surat ke pelanggan', ''],
  ['invoice', 'invoice jasa desain logo 2,5 juta', 'jasa desain logo'],
  ['surat_penawaran', 'penawaran harga kaos polo untuk PT A', 'kaos polo'],
  ['surat_penawaran', 'surat penawaran dari Toko A', ''],
  ['kontrak', 'kontrak sewa ruko antara A dan B', 'sewa ruko'],
  ['laporan', 'laporan tentang penjualan dan stok, bulan ini', 'penjualan dan stok'],
  ['proposal', 'proposal pembukaan cabang kedua untuk bank', 'pembukaan cabang kedua'],
] as const)('DOC-08 %s: %s is about %s', (type, text, matter) => expect(namedMatter(type, text)).toBe(matter))

test('DOC-08 a letter with a name of its own carries it as its title', () => {
  const { text, item } = said('surat_resmi', {}, 'surat pengunduran diri')
  expect(text).toContain('SURAT PENGUNDURAN DIRI')
  expect(item.title).toBe('Surat Pengunduran Diri Bapak Joko')
})

test('DOC-08 a person without a business signs alone and writes as saya', () => {
  const { text } = make(readingOf({ sender: { name: 'pak hendra' }, recipient: { company: 'Dinas Pendidikan' } }))
  expect(text).toContain('Yth. Kepala Dinas Pendidikan')
  expect(text).toContain('Hormat saya, Hendra')
  expect(text).not.toMatch(/kami|jabatan/)
})

test('DOC-08 no reading makes the composer fail, whatever type is asked for', () => {
  const text = fc.oneof(fc.string(), fc.constantFrom('', ' ', '[isi x]', 'PT A', 'Bapak', '**', 'a : b'))
  const money = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }).map(rupiah)
  const share = fc.option(fc.oneof(fc.record({ percent: fc.double() }), fc.record({ amount: money })))
  const party = fc.record(
    { name: text, company: text, title: text, address: text, phone: text, email: text },
    { requiredKeys: [] },
  )
  const day = fc
    .tuple(fc.integer({ min: 1, max: 9999 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
    .map(([year, month, date]) => isoDay(year, month, date)!)
  const reading: fc.Arbitrary<Reading> = fc.record({
    text: fc.oneof(text, fc.constantFrom('surat undangan', 'surat kuasa', 'surat tugas', 'surat keterangan kerja')),
    today: day,
    sender: fc.option(party),
    recipient: fc.option(party),
    parties: fc.array(party, { maxLength: 3 }),
    goods: fc.array(
      fc.record({
        name: text,
        quantity: fc.option(fc.double()),
        unit: fc.option(text),
        price: fc.option(money),
        amount: fc.option(money),
      }),
      { maxLength: 4 },
    ),
    charges: fc.array(fc.record({ label: text, amount: money }), { maxLength: 3 }),
    discount: share,
    tax: fc.option(fc.record({ percent: fc.option(fc.double()), included: fc.boolean() })),
    downPayment: share,
    statedTotal: fc.option(money),
    dates: fc.array(
      fc.record({
        day,
        role: fc.option(fc.constantFrom('letter', 'due', 'event', 'start', 'end', 'valid_until')),
      }),
      { maxLength: 4 },
    ),
    times: fc.array(text, { maxLength: 2 }),
    validityDays: fc.option(fc.double()),
    dueDays: fc.option(fc.integer()),
    term: fc.option(fc.record({ amount: fc.double(), unit: fc.constantFrom('hari', 'minggu', 'bulan', 'tahun') })),
    places: fc.array(text, { maxLength: 2 }),
    subject: fc.option(text),
    signer: fc.option(party),
    letterNumber: fc.option(text),
    phones: fc.array(text, { maxLength: 2 }),
    emails: fc.array(text, { maxLength: 2 }),
    npwp: fc.option(text),
    bankAccounts: fc.array(fc.record({ bank: text, number: text, holder: fc.option(text) }), { maxLength: 2 }),
    amounts: fc.array(money, { maxLength: 3 }),
    percents: fc.array(fc.double(), { maxLength: 2 }),
    terms: fc.array(text, { maxLength: 3 }),
  })
  const type = fc.option(fc.oneof(fc.constantFrom(...documentTypes), text))
  fc.assert(
    fc.property(reading, type, (facts, named) => {
      const { item, words, content } = make(facts, named)
      expect(item.title.length).toBeGreaterThan(0)
      expect(words.length).toBeGreaterThan(0)
      expect(JSON.parse(JSON.stringify(content))).toEqual(content)
    }),
    { numRuns: bySoak(300, 1_500) },
  )
})

test.each([
  ['berita acara etalase, diserahkan 23 November', 'serah_terima'],
  ['berita acara kerusakan barang', 'berita_acara'],
] as const)('DOC-08 %s: %s', (text, form) => expect(officialFormOf(text)).toBe(form))
