import type { Account, DeckRequest, EnglishDeck, FigureSeries, KeyFigure, SaidPart } from '../deck-request.ts'
import { headCase } from '../reading/told-words.ts'
import { asLine, englishMoney, joined } from './told-in-english.ts'

/** What figures, parts and lists are called; words that owners name them by, longest first where one holds another. */
const names: Readonly<Record<string, string>> = {
  'dana yang dibutuhkan': 'Funding needed',
  'total pemasukan': 'Total income',
  'total pengeluaran': 'Total expenses',
  'laba bersih': 'Net profit',
  'saldo awal': 'Opening balance',
  'saldo akhir': 'Closing balance',
  'sisa kas': 'Cash left',
  'harga jual': 'Selling price',
  'harga mulai': 'Prices from',
  'mengapa memilih kami': 'Why choose us',
  'sudah termasuk': 'Included',
  'tidak termasuk': 'Not included',
  'langkah kerja': 'How it works',
  'minimal order': 'Minimum order',
  'umur simpan': 'Shelf life',
  harga: 'Price',
  panen: 'Harvest',
  kapasitas: 'Capacity',
  produksi: 'Production',
  omzet: 'Revenue',
  omset: 'Revenue',
  pendapatan: 'Revenue',
  penjualan: 'Sales',
  ekspor: 'Exports',
  pemasukan: 'Income',
  pengeluaran: 'Expenses',
  laba: 'Profit',
  untung: 'Profit',
  modal: 'Capital',
  biaya: 'Costs',
  anggaran: 'Budget',
  investasi: 'Investment',
  karyawan: 'Employees',
  pegawai: 'Employees',
  pengrajin: 'Artisans',
  perajin: 'Artisans',
  petani: 'Farmers',
  pelanggan: 'Customers',
  pengguna: 'Users',
  cabang: 'Branches',
  outlet: 'Outlets',
  toko: 'Stores',
  negara: 'Countries',
  anggota: 'Members',
  mitra: 'Partners',
  renovasi: 'Renovation',
  mesin: 'Machines',
  'modal kerja': 'Working capital',
  pemasaran: 'Marketing',
  promosi: 'Promotion',
  stok: 'Stock',
  sewa: 'Rent',
  gaji: 'Salaries',
  masalah: 'The problem',
  solusi: 'Our solution',
  keunggulan: 'What sets us apart',
  kelebihan: 'What sets us apart',
  manfaat: 'Benefits',
  visi: 'Vision',
  misi: 'Mission',
  rencana: 'What comes next',
  target: 'Target',
  berdiri: 'Founded',
  total: 'Total',
}
const units: Readonly<Record<string, string>> = {
  hari: 'day',
  minggu: 'week',
  bulan: 'month',
  tahun: 'year',
  orang: 'person',
  porsi: 'portion',
  potong: 'piece',
  buah: 'piece',
  bungkus: 'pack',
  botol: 'bottle',
  kilo: 'kg',
}
const counted: Readonly<Record<string, string>> = {
  orang: 'people',
  bungkus: 'packs',
  botol: 'bottles',
  porsi: 'portions',
  potong: 'pieces',
  buah: 'pieces',
  hari: 'days',
  bulan: 'months',
  tahun: 'years',
  ton: 'tons',
}
const labels: Readonly<Record<string, string>> = {
  Telepon: 'Phone',
  'Telepon/WhatsApp': 'Phone/WhatsApp',
  Alamat: 'Address',
  Narahubung: 'Contact',
}

const times: Readonly<Record<string, string>> = {
  sehari: 'per day',
  sebulan: 'per month',
  setahun: 'per year',
  seminggu: 'per week',
}

/** A name in English where it is one of those that are known; else as it was told. */
const named = (words: string): string => names[words.toLowerCase()] ?? asLine(words)

/** `Rp 95.000 per kg`, `1.200 botol`: figures as English writes them, with the units that are known. */
const valueOf = (value: string): string =>
  value
    .replaceAll(/\d{1,3}(?:\.\d{3})+(?!\d)|\d+,\d+(?!\d)/g, (digits) =>
      digits.includes(',') ? digits.replace(',', '.') : digits.replaceAll('.', ','),
    )
    .replaceAll(/(?<=\d\s)\p{L}+/gu, (word) => counted[word.toLowerCase()] ?? word)
    .replaceAll(/(?<=\bper\s)\p{L}+/gu, (word) => units[word.toLowerCase()] ?? word)
    .replaceAll(/(?<!\p{L})(?:sehari|sebulan|setahun|seminggu)(?!\p{L})/gu, (word) => times[word] ?? word)
    .replace(/^naik\s(?=\d)/u, 'up ')
    .replace(/^turun\s(?=\d)/u, 'down ')

const figureOf = ({ label, value }: KeyFigure): KeyFigure => ({ label: named(label), value: valueOf(value) })

/** `Panen 20 ton setahun`: a figure whose name is known stands under it. */
const known = /^(\p{L}[\p{L} ]{2,24}?)\s(?:adalah\s|sampai\s|sekitar\s)?(\d[^,;:]{0,30})$/u
const asFigure = (fact: string): KeyFigure | null => {
  const [, label = '', value = ''] = known.exec(fact) ?? []
  return names[label.toLowerCase()] === undefined ? null : figureOf({ label, value })
}

const seriesOf = (series: FigureSeries): FigureSeries => ({
  ...series,
  title: named(series.title),
  unit: counted[series.unit] ?? series.unit,
  points: series.points.map(({ label, value }) => ({ label: named(label), value })),
})

const partOf = ({ lines, title, ...rest }: SaidPart): SaidPart => ({
  ...rest,
  title: named(title),
  lines: lines.map(valueOf),
})

/** The rows of an account as lines of a part, where its results do not say all of it. */
const accountOf = ({ rows, title }: Account): SaidPart[] =>
  rows.length < 2
    ? []
    : [
        {
          title: named(title),
          lines: rows.slice(1).map(([name = '', ...cells]) => `${named(name)}: ${cells.map(valueOf).join(', ')}`),
        },
      ]

const listed = (title: string, lines: readonly string[]): SaidPart[] =>
  lines.length === 0 ? [] : [{ title, lines: lines.map(valueOf) }]

/**
 * A deck that is wished in English and was told in Indonesian: headings, notes and the names of figures in English, what the
 * owner told in sentences in the owner's own words.
 */
export const englishFromIndonesian = (request: DeckRequest): EnglishDeck => {
  const { accounts, aims = [], asks, facts, goods, instalments = [], returns, sources, sum, topics, uses } = request
  const [whole, ...parts] = asks
  const told = facts.map((fact) => ({ fact, figure: asFigure(fact) }))
  const isMoney = whole?.amount !== undefined
  return {
    purpose: request.purpose,
    title: headCase(request.business || request.subject || request.topic),
    business: request.business,
    audience: request.audience,
    occasion: [request.occasion, request.presenter].filter((line) => line !== ''),
    contacts: request.contacts.map(({ label, value }) => ({ label: labels[label] ?? label, value })),
    facts: told.flatMap(({ fact, figure }) => (figure === null ? [valueOf(fact)] : [])),
    figures: [
      ...request.figures,
      ...sum,
      ...accounts.flatMap(({ results }) => results),
      ...(isMoney ? [] : asks),
      ...sources,
    ]
      .map(figureOf)
      .concat(told.flatMap(({ figure }) => figure ?? [])),
    prices: goods.map(({ name, note, per, price }) => ({
      name: note === '' ? named(name) : `${named(name)} (${valueOf(note)})`,
      value: `${englishMoney(price)}${per === '' ? '' : ` per ${units[per] ?? per}`}`,
    })),
    series: request.series.map(seriesOf),
    ask: isMoney
      ? {
          value: valueOf(whole.value),
          amount: whole.amount ?? 0,
          uses: parts.map(({ amount = 0, label, value }) => ({ name: named(label), value: valueOf(value), amount })),
          purpose: uses.length === 0 ? '' : `For ${joined(uses.map(valueOf))}`,
        }
      : null,
    parts: [
      ...request.parts.map(partOf),
      ...accounts.flatMap(accountOf),
      ...listed('What we will cover', topics),
      ...listed('What you will be able to do', aims),
      ...listed('Repayment', instalments),
      ...listed('What investors get', returns?.lines ?? []),
    ],
  }
}
