import { describe, expect, test } from 'vitest'

import { parseIsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { answerAboutLetters } from './answer-about-letters.ts'
import { answerFromMemory } from './answer-from-memory.ts'
import { emptyMemory, type OwnerMemory, type RememberedLetter } from './owner-memory.ts'

const letter = (over: Partial<RememberedLetter> & { who: string }): RememberedLetter => {
  const { who, ...rest } = over
  return {
    id: `item_${who}_${rest.date ?? ''}`,
    title: `Surat Penawaran ${who}`,
    createdAt: '2026-11-20T03:00:00.000Z',
    documentType: 'surat_penawaran',
    number: '007/SPH/XI/2026',
    date: '2026-11-20',
    dueDate: '',
    subject: '',
    sender: { name: 'Toko', address: '', phone: '', email: '', website: '', npwp: '' },
    recipient: { name: who, title: '', company: '', address: '' },
    lines: [{ description: 'nasi kotak', quantity: 50, unit: 'kotak', price: 25_000 }],
    charges: [],
    discount: null,
    tax: null,
    downPayment: null,
    validityDays: null,
    bankAccounts: [],
    signer: { name: '', title: '' },
    total: 1_250_000,
    balance: 1_250_000,
    ...rest,
  }
}
const letters = [
  letter({ who: 'Bapak Budi Santoso' }),
  letter({
    who: 'Ibu Rina',
    documentType: 'invoice',
    title: 'Invoice Ibu Rina',
    number: '003/INV/XI/2026',
    date: '2026-11-03',
    total: 400_000,
  }),
  letter({
    who: 'Bapak Joko',
    documentType: 'invoice',
    title: 'Invoice Bapak Joko',
    number: '004/INV/XI/2026',
    date: '2026-11-10',
    total: 600_000,
  }),
]
const contextOf = (over: Partial<OwnerMemory> = {}) => ({
  today: parseIsoDay('2026-11-21') ?? expect.unreachable(),
  timeZone: 'Asia/Jakarta',
  ownerName: null,
  turns: [],
  memory: { ...emptyMemory, letters, ...over },
})
const told = (text: string, over: Partial<OwnerMemory> = {}) =>
  answerFromMemory(text, contextOf(over))?.text.replaceAll('\u00a0', ' ') ?? null

describe('what the owner’s own letters say', () => {
  test.each([
    [
      'berapa total penawaran untuk Pak Budi kemarin?',
      ['Rp 1.250.000', '007/SPH/XI/2026', '20 November 2026', '50 kotak nasi kotak'],
    ],
    ['nomor invoice Bu Rina berapa ya', ['003/INV/XI/2026']],
    ['kapan penawaran ke Pak Budi dibuat?', ['20 November 2026']],
    ['ada berapa invoice bulan ini?', ['2 invoice', 'Rp 1.000.000']],
    ['penawaran pak budi minggu lalu totalnya berapa', ['tidak ada', 'Yang terakhir', 'Rp 1.250.000']],
    ['berapa total kuitansi untuk Bu Sari kemarin', ['tidak menemukan kuitansi untuk Bu Sari']],
  ] as const)('ASSIST-06 %s', (message, held) => {
    for (const words of held) expect(told(message)).toContain(words)
  })

  test.each([
    'lazimnya penawaran harga berlaku berapa lama?',
    'berapa poin bikin invoice untuk Bu Rina?',
    'invoice itu isinya apa saja?',
    'kalau Bu Rina telat bayar, dendanya berapa?',
  ])('ASSIST-06 no letter is looked up for %s', (message) => {
    expect(answerAboutLetters(message, contextOf())).toBeNull()
  })

  test('ASSIST-06 letters that are switched off are not looked up, and that is said', () => {
    expect(told('berapa total penawaran untuk Pak Budi kemarin?', { off: ['items'], letters: [] })).toContain(
      'dimatikan',
    )
    expect(told('berapa total penawaran untuk Pak Budi kemarin?', { missing: ['items'], letters: [] })).toContain(
      'tidak bisa dibaca',
    )
  })
})
