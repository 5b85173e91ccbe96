import { describe, expect, test } from 'vitest'

import { kindSkills } from '#tests/support/kind-skills.ts'

import { ordersForAnother } from './go-on.ts'
import { orderedAgain } from './said-otherwise.ts'
import { understandMessage } from './understand-message.ts'

const order = 'Buatkan invoice untuk Bu Rina 20 kotak nasi @ 25.000'

const after = (message: string, ...earlier: string[]) =>
  understandMessage(message, kindSkills, {
    turns: earlier.flatMap((content) => [
      { sender: 'user' as const, content },
      { sender: 'ai' as const, content: 'Baik, Juragan.' },
    ]),
  })

describe('going on from earlier turns', () => {
  test.each([
    ['buat lagi kayak tadi tapi buat Bu Ani', 'Buatkan invoice untuk Bu Ani 20 kotak nasi @ 25.000'],
    ['bikin satu lagi buat Pak Made, sama persis', 'Buatkan invoice untuk Pak Made 20 kotak nasi @ 25.000'],
    ['sama kayak tadi tapi 30 kotak', 'Buatkan invoice untuk Bu Rina 30 kotak nasi @ 25.000'],
    ['buatkan lagi utk Toko Melati harganya 27rb', 'Buatkan invoice untuk Toko Melati 20 kotak nasi @ 27rb'],
  ])('CHAT-16 %s', (message, source) => {
    expect(after(message, order)).toMatchObject({
      outcome: 'request',
      kind: 'document',
      documentType: 'invoice',
      source,
    })
  })

  test.each([
    [
      'yg sama tapi buat Bu Tutik, dia bayarnya 950rb',
      'kuitansi terima dari Bu Tutik uang kontrakan 950rb, penerima H. Idrus',
    ],
    ['satu lagi buat Bu Tutik', 'kuitansi terima dari Bu Tutik uang kontrakan 1.200.000, penerima H. Idrus'],
  ])('CHAT-16 another receipt is for who paid, and keeps who took it: %s', (message, source) => {
    const receipt = 'kuitansi terima dari Bu Sumarni uang kontrakan 1.200.000, penerima H. Idrus'
    expect(orderedAgain(receipt, message, 'kuitansi')).toBe(source)
  })

  test('CHAT-16 a day told without its month is that day of the month', () => {
    expect(
      orderedAgain('surat tugas utk Nanang tanggal 24 November 2026', 'tanggalnya 26, bikin juga buat Rendi'),
    ).toBe('surat tugas utk Rendi tanggal 26 November 2026')
  })

  test.each([
    ['sama buat Frans, jadi dua suratnya', true],
    ['Sama buat Bu Ani ya', true],
    ['sama buat karyawan baru juga', false],
    ['sama ongkir 20rb', false],
  ])('CHAT-16 one more for somebody: %s', (message, isOne) => {
    expect(ordersForAnother(message)).toBe(isOne)
  })

  test('CHAT-16 several sums are left as they are', () => {
    const two = 'invoice untuk Bu Rina 3 meja @ 400rb dan 2 kursi @ 150rb'
    expect(orderedAgain(two, 'buat lagi buat Bu Ani harganya 500rb')).toBe(
      'invoice untuk Bu Ani 3 meja @ 400rb dan 2 kursi @ 150rb',
    )
  })

  test.each([
    ['apa bisa dibuat lagi kayak tadi?', [order]],
    ['jangan bikin lagi kayak tadi', [order]],
    ['nanti aja bikin satu lagi', [order]],
    ['buat lagi kayak tadi tapi buat Bu Ani', []],
    ['buat lagi kayak tadi tapi buat Bu Ani', ['makasih ya min']],
    ['makasih, sama persis yang saya mau', []],
  ] as const)('CHAT-16 makes nothing: %s', (message, earlier) => {
    expect(after(message, ...earlier).outcome).toBe('answer')
  })

  test('CHAT-16 the matter may stand in what was told before', () => {
    const told = 'saya jualan keripik pisang di Lampung, 15rb per bungkus'
    expect(after('dari cerita tadi bikinin ppt dong', told)).toMatchObject({
      outcome: 'request',
      kind: 'presentation',
      source: expect.stringContaining(told),
    })
    expect(after('dari cerita tadi bikinin ppt dong').outcome).toBe('answer')
  })

  test('CHAT-16 facts that follow a bare order complete it', () => {
    expect(after('dari Pak Eko 500rb buat bayar kos', 'mau bikin kuitansi')).toMatchObject({
      outcome: 'request',
      documentType: 'kuitansi',
      source: 'mau bikin kuitansi\ndari Pak Eko 500rb buat bayar kos',
    })
    expect(after('berapa lama jadinya kalau 500rb?', 'mau bikin kuitansi').outcome).toBe('answer')
  })
})

describe('several things in one message', () => {
  test('CHAT-16 without facts it is asked which comes first', () => {
    expect(after('tolong bikinin surat penawaran, kontrak, sama invoice sekalian')).toMatchObject({
      outcome: 'answer',
      topic: {
        reason: 'several',
        documentType: 'surat_penawaran',
        besides: [
          { kind: 'document', documentType: 'kontrak' },
          { kind: 'document', documentType: 'invoice' },
        ],
      },
    })
  })

  test('CHAT-16 with facts the first is made, without the name of the next', () => {
    expect(after('buatkan invoice dan kuitansi buat Bu Ani 3 kue 50rb')).toMatchObject({
      outcome: 'request',
      documentType: 'invoice',
      source: 'buatkan invoice buat Bu Ani 3 kue 50rb',
      besides: [{ kind: 'document', documentType: 'kuitansi' }],
    })
  })

  test.each([
    ['buat invoice dulu buat Bu Ira, kue 250rb, websitenya nanti aja', 'invoice'],
    ['bukan kuitansi, invoice aja. buat Pak Beni service kulkas 700rb', 'invoice'],
    ['kontrak sama Toko Online Jaya sewa 2 juta tolong dibuatkan', 'kontrak'],
  ])('CHAT-16 only one is meant now: %s', (message, documentType) => {
    expect(after(message)).toMatchObject({ outcome: 'request', documentType, besides: [] })
  })
})
