import { formatNumber } from '#core/text/shared/rupiah.ts'

import type { DeckRequest, KeyFigure } from '../deck-request.ts'
import { reckonedParts } from './reckoned-parts.ts'
import { reckonedWholes } from './reckoned-wholes.ts'
import { reckonedWishes } from './reckoned-wishes.ts'
import { figuresIn, moneyText } from './told-figures.ts'

export const incoming =
  /\b(?:pendapatan|pemasukan|penerimaan|omzet|omset|masuk|penjualan|iuran|infaq|infak|donasi|sumbangan|sponsor|hibah|kotak amal)\b/i
export const outgoing =
  /\b(?:beban|biaya|pengeluaran|belanja|keluar|bayar|beli|perbaikan|upah|gaji|listrik|kebersihan|keamanan|dekorasi|tenda|hadiah|cetak|transport|sewa(?! (?:stand|lapak|tempat|kios))|konsumsi|honor|santunan|ongkos|renovasi)\b/i
/** A sum, or what some factors come to. */
const rupiah = /^(?:[^=]+ = )?Rp ([\d.]+)$/

/** `jan 120 botol, feb 95, harga 85rb per botol`: so many of one price. */
const takings = (
  { goods, series, figures }: Pick<DeckRequest, 'goods' | 'series' | 'figures'>,
  text: string,
): KeyFigure[] => {
  const counted = series.filter(({ unit }) => unit !== 'Rp' && unit !== '%')
  const [one, more] = counted
  const [thing, other] = [
    ...goods,
    // `harga sama 85rb per botol` names no ware.
    ...figures.flatMap(({ label, value }) => {
      const [, sum = '', per = ''] = /^Rp ([\d.]+) per (\p{L}+)$/u.exec(value) ?? []
      return sum !== '' && /\bharga\b/i.test(label) ? [{ price: Number(sum.replaceAll('.', '')), per }] : []
    }),
  ]
  if (!one || more || !thing || other || !/\b(?:omzet|omset|total|pendapatan|penjualan)/i.test(text)) return []
  if (thing.per !== '' && thing.per !== 'satuan' && one.unit !== '' && thing.per !== one.unit.toLowerCase()) return []
  const count = one.points.reduce((sum, { value }) => sum + value, 0)
  return [
    {
      label: 'Total omzet',
      value: `${formatNumber(count)} ${one.unit || thing.per} × ${moneyText(thing.price)} = ${moneyText(count * thing.price)}`,
    },
  ]
}

const asksPayback = /\b(?:balik modal|kembali modal|bep|payback)\b/i
const perMonth: Readonly<Record<string, number>> = { hari: 30, minggu: 4, bulan: 1, tahun: 1 / 12 }
const months = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 1 })
const numberIn = (text: string): number => Number(text.replaceAll('.', ''))

/** What is earned in a month, told as such or as so much for each of so many a day; with the words that show how. */
const monthlyProfit = (figures: readonly KeyFigure[]): { readonly sum: number; readonly how: string } | null => {
  for (const { label, value } of figures) {
    const [, sum = '', per = ''] = /^Rp ([\d.]+) per (\p{L}+)$/u.exec(value) ?? []
    if (sum === '' || !/\b(?:laba|untung|keuntungan|profit)/i.test(label)) continue
    const time = perMonth[per]
    if (time !== undefined) return { sum: numberIn(sum) * time, how: value }
    // `untung 4.000 per potong`, `60 potong × … per hari`
    for (const other of figures) {
      const [, count = '', unit = '', period = ''] =
        /^([\d.]+) (\p{L}+)(?: ×.*)? per (hari|minggu|bulan)$/u.exec(other.value) ?? []
      if (unit.toLowerCase() === per && perMonth[period] !== undefined)
        return {
          sum: numberIn(sum) * numberIn(count) * perMonth[period],
          how: `${count} ${unit} × Rp ${sum} per ${period}`,
        }
    }
  }
  return null
}

/** `modal 65 juta … balik modal berapa bulan?`: the capital over what is earned in a month. */
const payback = ({ asks, figures }: Pick<DeckRequest, 'asks' | 'figures'>, text: string): KeyFigure[] => {
  const capital =
    asks[0]?.amount ??
    figures.flatMap(({ label, value }) => {
      const sum = rupiah.exec(value)?.[1]
      return sum !== undefined && /^(?:total )?modal(?: awal)?$/i.test(label) ? [numberIn(sum)] : []
    })[0]
  const profit = monthlyProfit(figures)
  const isTold = figures.some(({ label }) => asksPayback.test(label))
  if (!asksPayback.test(text) || capital === undefined || isTold || profit === null || profit.sum <= 0) return []
  const time = Math.round((capital / profit.sum) * 10) / 10
  return [
    {
      label: `Balik modal: ${moneyText(capital)} dari laba ${profit.how}`,
      value: `sekitar ${months.format(time)} bulan`,
    },
  ]
}

/** `target dana 350jt, terkumpul 212jt, kekurangan berapa?` */
const shortfall = ({ figures }: Pick<DeckRequest, 'figures'>, text: string): KeyFigure[] => {
  const sumOf = (name: RegExp): number | undefined =>
    figures.flatMap(({ label, value }) =>
      name.test(label) && rupiah.test(value) ? [numberIn(rupiah.exec(value)?.[1] ?? '')] : [],
    )[0]
  const [target, raised] = [sumOf(/^(?:target|kebutuhan|total biaya)\b/i), sumOf(/^(?:sudah )?terkumpul\b/i)]
  const isAsked =
    /\b(?:kekurangan|kurang(?:nya)?)\b/i.test(text) && !figures.some(({ label }) => /^kekurangan/i.test(label))
  if (!isAsked || target === undefined || raised === undefined || target <= raised) return []
  return [{ label: 'Kekurangan dana', value: moneyText(target - raised) }]
}

const nowAndThen = /^(.*?)\s*\b(bulan|bln|tahun|thn|th|minggu|mgg|pekan|hari) (ini|lalu|kemarin)$/i
const inFull: Readonly<Record<string, string>> = { bln: 'bulan', thn: 'tahun', th: 'tahun', mgg: 'minggu' }

/** `omzet bulan lalu 48jt, bulan ini 57jt`: the change between them. */
const growth = ({ figures }: Pick<DeckRequest, 'figures'>): KeyFigure[] => {
  const told = figures.flatMap(({ label, value }) => {
    const [, name = '', period = '', when = ''] = nowAndThen.exec(label) ?? []
    const sum = rupiah.exec(value)?.[1]
    return period === '' || sum === undefined
      ? []
      : [
          {
            name,
            period: inFull[period.toLowerCase()] ?? period.toLowerCase(),
            isNow: when.toLowerCase() === 'ini',
            value: numberIn(sum),
          },
        ]
  })
  const now = told.find(({ isNow }) => isNow)
  const then = told.find(({ isNow, period }) => !isNow && period === now?.period)
  if (!now || !then || told.length > 2 || then.value === now.value || then.value <= 0) return []
  const share = months.format((Math.abs(now.value - then.value) / then.value) * 100)
  const name = then.name || now.name
  return [
    {
      label: `Perubahan ${name === '' ? '' : `${name.toLowerCase()} `}dari ${now.period} lalu`,
      value: `${now.value > then.value ? 'naik' : 'turun'} ${share}%`,
    },
  ]
}

/** `tender seragam 400 stel, 285rb per stel`: what the whole offer comes to. */
const offered = ({ goods }: Pick<DeckRequest, 'goods'>, text: string): KeyFigure[] => {
  const [thing, other] = goods
  if (!thing || other || thing.per === '' || !/\b(?:tender|pengadaan|lelang)\b/i.test(text)) return []
  const counts = figuresIn(text).filter(
    ({ kind, per, unit, before, after }) =>
      kind === 'count' &&
      per === '' &&
      unit.toLowerCase() === thing.per &&
      // What a house can make is not what is offered.
      !/\bkapasitas\b/i.test(before) &&
      !/^(?:\/|(?:per|se|tiap)\s?(?:hari|minggu|bulan|tahun))/i.test(after),
  )
  const [count, more] = counts
  if (!count || more) return []
  return [
    {
      label: `Nilai penawaran: ${formatNumber(count.value)} ${thing.per} × ${moneyText(thing.price)}`,
      value: moneyText(count.value * thing.price),
    },
  ]
}

/** What the message's own figures determine besides what the slides reckon: nothing is added to them. */
export const determinedFigures = (
  request: Pick<DeckRequest, 'asks' | 'figures' | 'series' | 'goods'>,
  text: string,
): KeyFigure[] => [
  ...takings(request, text),
  ...payback(request, text),
  ...shortfall(request, text),
  ...growth(request),
  ...offered(request, text),
  ...reckonedWishes(request, text),
  ...reckonedParts(request, text),
  ...reckonedWholes(request, text),
]
