import { describe, expect, test } from 'vitest'

import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'
import type { ItemKind } from '#core/items/shared/kinds.ts'
import { kindSkills } from '#tests/support/kind-skills.ts'

import type { AssistantContext } from '../port.ts'
import { readMessage } from '../read-message.ts'
import { answerAboutItem } from './answer-about-item.ts'
import { answerChangeDue } from './change-due.ts'
import { answerSaidOfItem } from './said-of-item.ts'
import { answerSupposed, withSuppositionTaken } from './what-if.ts'

const today = '2026-11-21' as IsoDay
const plain: AssistantContext = { today, timeZone: 'Asia/Jakarta', ownerName: null, turns: [] }

const made = (kind: ItemKind, words: string, documentType: string | null = null): AssistantContext => {
  const { maker } = kindSkills[kind]
  const item = maker?.composeItem(maker.readRequest(readMessage(words, today), documentType, plain), plain)
  if (!item) throw new Error(`nothing was made of: ${words}`)
  const goods = (item.content as { goods?: object[] }).goods ?? []
  const products = goods.map((row, at) => ({ ...row, id: `prd_${at}` }))
  const content = kind === 'pos' ? { ...(item.content as object), products } : item.content
  return { ...plain, openItem: { id: 'itm_1', kind, title: item.title, documentType, content, selection: null } }
}
const bill = made(
  'document',
  'invoice dari Toko Sinar untuk Pak Budi: 100 kaos @ 45.000 dan 50 topi @ 25.000, diskon 10%, jatuh tempo 5 Desember 2026',
  'invoice',
)
const till = made('pos', 'kasir warung Bu Sri: gula 17rb stok 30, kopi susu 18rb')
const study = made(
  'analysis',
  'analisa usaha es teler: modal 3jt, omzet sehari 450rb, bahan 200rb per hari, sewa 600rb',
)
const told = (message: string, context = bill) =>
  answerAboutItem(message, kindSkills, context)?.replaceAll('\u00a0', ' ') ?? null

const due = (message: string, context = bill) =>
  answerChangeDue(message, kindSkills, context)?.replaceAll('\u00a0', ' ') ?? null

const supposed = (message: string, context = bill) =>
  answerSupposed(message, kindSkills, context)?.text.replaceAll('\u00a0', ' ') ?? null

describe('a question about what was made', () => {
  test.each([
    ['itu totalnya jd berapa?', 'Rp 5.175.000'],
    ['berapa semuanya', 'Rp 5.175.000'],
    ['jadinya berapa ya kak', 'Rp 5.175.000'],
    ['topinya berapa pcs', '50 × Rp 25.000 = Rp 1.250.000'],
    ['jatuh temponya kapan?', '5 Desember 2026'],
    ['ini buat siapa ya?', 'Bapak Budi'],
    ['diskonnya berapa?', '10%'],
    ['totalnya?', 'Rp 5.175.000'],
  ])('CHAT-15 ASSIST-01 is answered from the letter: %s', (message, answer) => {
    expect(told(message)).toContain(answer)
  })

  test.each([
    ['harga kopi susu berapa?', till, 'Rp 18.000'],
    ['stok gula sisa berapa?', till, 'stok 30'],
    ['menu apa aja sekarang?', till, 'ada 2 barang: Gula Rp 17.000, Kopi susu Rp 18.000.'],
    ['jadi untungnya sebulan berapa?', study, 'laba bersih'],
  ] as const)('CHAT-15 ASSIST-01 is answered from every kind: %s', (message, context, answer) => {
    expect(told(message, context)).toContain(answer)
  })

  test.each([
    'harga kaos di pasaran berapa ya?',
    'berapa biaya bikin website?',
    'jatuh tempo bagusnya berapa hari?',
    'ini siapa?',
    'kalau PPN dipakai jadi berapa?',
    'apa bedanya invoice dan kuitansi?',
    'makasih ya',
  ])('CHAT-16 is left to the other answers: %s', (message) => {
    expect(told(message)).toBeNull()
  })
})

describe('a change that is only supposed', () => {
  test('CHAT-15 POINT-06 is reckoned and changes nothing', () => {
    expect(supposed('kalau diskonnya 20% jadi berapa?')).toContain('Total: Rp 5.175.000 → **Rp 4.600.000**')
    expect(supposed('kalau omzetnya cuma 350rb gimana?', study)).toContain('Balik modal')
  })

  test.each(['kalau hujan jualan gimana?', 'kalau mau bikin website berapa?', 'diskonnya 20% aja'])(
    'CHAT-16 other words suppose nothing of it: %s',
    (message) => {
      expect(supposed(message)).toBeNull()
    },
  )
})

test('CHAT-15 what was supposed is wanted where the next words take it', () => {
  const turns = [{ sender: 'user' as const, content: 'kalau diskonnya 20% jadi berapa?' }]
  for (const message of ['ok pakai diskon segitu', 'iya ganti gitu aja', 'oke ganti segitu'])
    expect(withSuppositionTaken(message, turns)).toBe('diskonnya 20%')
  for (const message of ['diskonnya 10% aja', 'makasih ya', 'ok bikin kuitansinya'])
    expect(withSuppositionTaken(message, turns)).toBe(message)
  expect(withSuppositionTaken('ok pakai itu', [])).toBe('ok pakai itu')
  const alone = [{ sender: 'user' as const, content: 'klo jualnya jadi 14rb?' }]
  for (const message of ['yaudah pake yg 14rb aja', 'ya udah masukin aja'])
    expect(withSuppositionTaken(message, alone)).toBe('jualnya jadi 14rb')
  expect(withSuppositionTaken('pake yg 12rb aja', alone)).toBe('pake yg 12rb aja')
})

describe('words about what was made as a whole', () => {
  test.each([
    ['kirim ke WA dong', 'Bagikan'],
    ['sip, kirimin ke WA Pak Rahmat ya', 'Bagikan'],
    ['batal', 'Tolak'],
    ['ga jadi deh', 'Riwayat'],
    ['jadiin bahasa inggris dong', 'Menerjemahkan belum bisa'],
    ['bikin versi English', 'Menerjemahkan belum bisa'],
  ])('CHAT-15 POINT-06 are answered and change nothing: %s', (message, answer) => {
    expect(answerSaidOfItem(message, bill)).toContain(answer)
  })

  test.each([
    'batal pesan topinya',
    'ongkos kirim 20rb',
    'kirim ke alamat Jl. Mawar 5',
    'bikin surat bahasa inggris untuk Mr Tan',
    'topinya ga jadi',
  ])('CHAT-15 other words are not taken for them: %s', (message) => {
    expect(answerSaidOfItem(message, bill)).toBeNull()
  })

  test('CHAT-16 without anything made they are said of nothing', () => {
    expect(answerSaidOfItem('batal', plain)).toBeNull()
  })
})

describe('CHAT-16 what comes back of a sum that was handed over for a bill', () => {
  const turns = [
    { sender: 'user', content: 'bayar cash 6 juta' },
    { sender: 'ai', content: 'Baik.' },
  ] as const

  test('told with the question, or just before it', () => {
    // 100 × 45.000 + 50 × 25.000 less a tenth is 5.175.000.
    expect(due('bayar 5,5jt kembalinya berapa')).toContain('Rp 325.000')
    expect(due('kembaliannya berapa?', { ...bill, turns })).toContain('Rp 825.000')
    expect(due('dibayar tunai 5 juta kembaliannya berapa')).toContain('kurang **Rp 175.000**')
  })

  test('nothing where no sum was handed over, or nothing is owed', () => {
    expect(due('kembaliannya berapa?')).toBeNull()
    expect(due('bayar 50rb kembalinya berapa', till)).toBeNull()
    expect(due('bayar 5,5jt')).toBeNull()
  })
})
