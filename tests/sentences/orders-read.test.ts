import { expect, test } from 'vitest'

import { readMessage } from '#core/assistant/shared/read-message.ts'

import { today } from './message.ts'

type Row = readonly [name: string, quantity: number | null, price: number | null]

test.each<[string, Row[]]>([
  ['penawaran harga: 44 karung arang batok Rp390.000/karung', [['arang batok', 44, 390_000]]],
  [
    'PENAWARAN HARGA: 60 CANTING TEMBAGA @ 475 RB + 26 ANGLO @ 93,000',
    [
      ['Canting Tembaga', 60, 475_000],
      ['Anglo', 26, 93_000],
    ],
  ],
  [
    'invoice:\n1. 45 rb x 49 canting tembaga\n2. Rp12.000,00 x 9 anglo',
    [
      ['canting tembaga', 49, 45_000],
      ['anglo', 9, 12_000],
    ],
  ],
  [
    'penawaran 1.000 paper bag @ 3.200, 2.500 stiker @ 450',
    [
      ['paper bag', 1000, 3200],
      ['stiker', 2500, 450],
    ],
  ],
  [
    'invoice: cetak yasin 200 eks @ 9.500, undangan 300 lembar @ 2.750, kartu nama 4 box @ 35.000',
    [
      ['cetak yasin', 200, 9500],
      ['undangan', 300, 2750],
      ['kartu nama', 4, 35_000],
    ],
  ],
  [
    'faktur: besi 10mm 40 batang x Rp 78.500, kayu usuk 5/7 60 batang 32rb',
    [
      ['besi 10mm', 40, 78_500],
      ['kayu usuk 5/7', 60, 32_000],
    ],
  ],
  ['invoice total 450rb untuk 10 pcs canting', [['canting', 10, 45_000]]],
  ['invoice 3 lusin kaos kaki 8rb/pasang', [['kaos kaki', 36, 8000]]],
])('ASSIST-01 CHAT-16 the goods of: %s', (text, rows) => {
  expect(readMessage(text, today).goods.map(({ name, quantity, price }) => [name, quantity, price])).toEqual(rows)
})

test.each<[string, object]>([
  [
    'INVOICE UNTUK PT MAJU BERSAMA U.P. BAPAK BUDI SANTOSO',
    { recipient: { name: 'Bapak Budi Santoso', company: 'PT Maju Bersama' } },
  ],
  ['penawaran dari "Dapur Nenek" kepada Bapak Budi', { sender: { company: 'Dapur Nenek' } }],
  [
    'saya mau bikin nota ke Mbak Wulan dari Toko Sinar Jaya',
    { sender: { company: 'Toko Sinar Jaya' }, recipient: { name: 'Mbak Wulan' } },
  ],
  [
    'invoice ke Ibu Sari dari Kedai Senja, atas nama Toko Sinar Jaya',
    { sender: { company: 'Toko Sinar Jaya' }, recipient: { name: 'Ibu Sari', company: 'Kedai Senja' } },
  ],
  ['surat pernyataan saya Teguh Santoso', { sender: { name: 'Teguh Santoso' } }],
  ['kuitansi 1.250.000 (satu juta dua ratus lima puluh ribu rupiah)', { amounts: [1_250_000] }],
  ['sewa kios mulai Januari 2027', { dates: [{ day: '2027-01-01', role: 'start' }] }],
  ['kirim tiap tanggal 25', { dates: [] }],
  ['laporan: senin 1,2jt, selasa 950rb', { dates: [], amounts: [1_200_000, 950_000] }],
  ['sabtu malam 19 Desember 2026', { dates: [{ day: '2026-12-19' }] }],
])('ASSIST-01 the facts of: %s', (text, facts) => {
  expect(readMessage(text, today)).toMatchObject(facts)
})
