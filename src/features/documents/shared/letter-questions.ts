import type { ItemFact } from '#core/assistant/shared/item-questions/item-fact.ts'
import type { OpenItem } from '#core/assistant/shared/port.ts'
import { formatRupiah } from '#core/text/shared/rupiah.ts'

import { readContent } from './content/upgrade-content.ts'
import { letterSum, paySlipTitle } from './letter/cash-flow.ts'
import { isPriceList } from './letter/letter-facts.ts'
import type { LetterData } from './letter.ts'
import { factRows, lineText } from './revise/document-differences.ts'

/** What owners call the facts of a letter besides their names on the sheet. */
const alsoCalled: Readonly<Record<string, string>> = {
  'Jatuh tempo': 'jatuh tempo batas deadline bayar',
  Penerima: 'penerima kepada ditujukan klien pembeli pelanggan customer',
  'Diterima dari': 'diterima bayar pembayar penerima pelanggan',
  Nomor: 'nomor no',
  Tanggal: 'tanggal tgl',
  Diskon: 'diskon potongan',
  'Uang muka': 'uang muka dp',
  'Sisa pembayaran': 'sisa kurang pelunasan kekurangan',
  'Masa berlaku': 'masa berlaku sampai',
  Telepon: 'telepon telp hp wa',
}
const asked: Readonly<Record<string, ItemFact['asked']>> = {
  Penerima: 'siapa',
  'Diterima dari': 'siapa',
  'Jatuh tempo': 'kapan',
}

/** The total has its own words; a website is one's own and no fact of a letter. */
const unasked = new Set(['Total', 'Website', 'E-mail'])

const totalFact = (letter: LetterData): ItemFact[] => {
  const { name, amount } = letterSum(letter)
  if (letter.lines.length === 0 || isPriceList(letter)) return []
  const says =
    amount === null
      ? 'totalnya belum bisa dihitung karena ada harga yang masih kosong.'
      : `${name.toLowerCase()}nya **${formatRupiah(amount)}**.`
  const isPay = letter.title === paySlipTitle
  return [
    {
      called: isPay
        ? 'total semua semuanya bersih diterima dibawa pulang'
        : `total jumlah semua semuanya nilai nominal bayar dibayar dibayarkan tagihan ${name === 'Total' ? '' : `${name} untung bersih`}`,
      ...(isPay ? { besides: 'gaji upah honor jumlah' } : {}),
      says,
      asked: 'berapa',
    },
  ]
}

/** What is added only where it was told: without it the letter lacks nothing. */
const added: Readonly<Record<string, string>> = {
  Diskon: 'belum memakai diskon.',
  PPN: 'belum memakai PPN.',
  'Uang muka': 'belum memakai uang muka.',
}
const shipping = /ongkir|ongkos kirim|pengiriman|antar/i
/** That the shipping is in no sum; a letter without rows has none to be in. */
const withoutShipping = ({ charges, lines }: LetterData): ItemFact[] =>
  lines.length === 0 ||
  [...charges.map(({ label }) => label), ...lines.map(({ description }) => description)].some((one) =>
    shipping.test(one),
  )
    ? []
    : [
        {
          called: 'ongkir ongkos kirim pengiriman',
          says: 'belum termasuk ongkos kirim. Kalau perlu, kirim *tambah ongkir* beserta angkanya.',
        },
      ]

/** What an owner may ask of a letter that is there: its sums, its rows, its facts. */
export const letterQuestions = ({ content }: Pick<OpenItem, 'content'>): readonly ItemFact[] => {
  const read = readContent(content)
  if (read === null) return []
  const { letter } = read
  const rows = letter.lines.flatMap(({ description, quantity, unit, price }): ItemFact[] => {
    if (description === '') return []
    const sum = quantity !== null && price !== null ? ` = ${formatRupiah(Math.round(quantity * price))}` : ''
    const told = lineText({ description, quantity, unit, price })
    return told === ''
      ? []
      : [
          {
            called: description,
            besides: `harga jumlah banyak total satuan per pesan pesanan ${unit}`,
            says: `${description.toLowerCase()} ${told}${sum}.`,
          },
        ]
  })
  const facts = factRows(letter)
    .filter(([label]) => !unasked.has(label) && label !== letterSum(letter).name)
    .map(([label, text]): ItemFact => ({
      called: alsoCalled[label] ?? label,
      says:
        text === '' ? (added[label] ?? `${label.toLowerCase()} belum diisi.`) : `${label.toLowerCase()} **${text}**.`,
      ...(asked[label] === undefined ? {} : { asked: asked[label] }),
    }))
  return [...totalFact(letter), ...rows, ...facts, ...withoutShipping(letter)]
}
