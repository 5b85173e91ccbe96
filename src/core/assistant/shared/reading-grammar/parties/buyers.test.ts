import fc from 'fast-check'
import { expect, test } from 'vitest'

import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { readMessage } from '../../read-message.ts'
import type { Party } from '../../reading.ts'

const read = (text: string) => readMessage(text, '2026-11-21' as IsoDay)
const named = (party: Party | null): string => [party?.name, party?.company].filter(Boolean).join(' | ')

test.each([
  ['barusan Warung Pak Kliwon ngambil 45 papan telur 32rb, bikin invoice', 'Warung Pak Kliwon'],
  ['Tadi Bu Neneng dari Katering Melati pesan 20 kg ayam 58rb, invoicenya dong', 'Bu Neneng | Katering Melati'],
  ['Pak Ucok Siregar (Bengkel Jaya) ambil oli 3 botol @ 48rb. buatin nota', 'Pak Ucok Siregar | Bengkel Jaya'],
  ['customer saya namanya Andi Mappangara, order 12 pcs topi 6.500, invoice ya', 'Andi Mappangara'],
  ['tagih Komang Suardika 4 sak pakan 365rb. invoice', 'Komang Suardika'],
  ['invoice ke Bu Ani, tadi Pak Budi ambil 3 kue 5rb', 'Bu Ani'],
])('ASSIST-01 who buys is whom the bill goes to: %s', (text, wanted) => {
  expect(named(read(text).recipient)).toBe(wanted)
})

test('ASSIST-01 who lets or supplies stands on the first side of an agreement', () => {
  const { sender, recipient } = read(
    'kontrak: CV Lintas Timur menyewakan mobil kepada Yayasan Peduli, 9 juta per bulan',
  )
  expect([named(sender), named(recipient)]).toEqual(['CV Lintas Timur', 'Yayasan Peduli'])
})

test('ASSIST-01 several people of one task are all kept, in order', () => {
  const all = ({ recipient, parties }: ReturnType<typeof read>) => [recipient, ...parties].map(named)
  const people = ['Rina Oktaviani', 'Bambang Hermawan', 'Tigor Pasaribu']
  expect(all(read('surat tugas utk Rina Oktaviani, Bambang Hermawan dan Tigor Pasaribu jaga stan'))).toEqual(people)
  expect(all(read('sppd 3 orang: Rina Oktaviani, Bambang Hermawan, Tigor Pasaribu ke Palu'))).toEqual(people)
})

const first = fc.constantFrom(
  'Togar',
  'Wayan',
  'Siti',
  'Yosefina',
  'Daeng',
  'Lim',
  'Ucok',
  'Nengah',
  'Agustinus',
  'Euis',
)
const last = fc.constantFrom('Simamora', 'Sudarsana', 'Rumbewas', 'Tallo', 'Situju', 'Handayani', 'Wanggai', 'Komariah')
const title = fc.constantFrom('', 'Pak ', 'Bu ', 'Hj. ', 'drg. ', 'Ir. ')
const template = fc.constantFrom(
  (name: string) => `invoice utk ${name}, 3 kursi @ 50rb`,
  (name: string) => `buatkan kuitansi dari ${name} 500rb untuk sewa tenda`,
  (name: string) => `${name} pesan 3 kursi @ 50rb, bikinin invoice dong`,
  (name: string) => `tagih ${name} 3 kursi @ 50rb, invoice ya`,
  (name: string) => `penawaran ke ${name}: 3 kursi @ 50rb`,
)

test('ASSIST-01 a name stays whole, whatever title and sentence it stands in', () => {
  fc.assert(
    fc.property(first, last, title, template, (one, other, honorific, write) => {
      const { recipient, sender } = read(write(`${honorific}${one} ${other}`))
      expect(`${named(recipient)} ${named(sender)}`).toContain(`${one} ${other}`)
    }),
    { numRuns: 300 },
  )
})
