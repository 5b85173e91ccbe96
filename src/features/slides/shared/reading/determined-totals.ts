import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { formatNumber } from '#core/text/shared/rupiah.ts'

import { flowSaidBefore, opening } from './accounts/money-flow.ts'
import type { DeckRequest, KeyFigure } from '../deck-request.ts'
import { reckonedParts } from './reckoned-parts.ts'
import { reckonedWholes } from './reckoned-wholes.ts'
import { reckonedWishes } from './reckoned-wishes.ts'
import { figuresIn, moneyText } from './told-figures.ts'

export const incoming =
  /\b(?:pendapatan|pemasukan|penerimaan|omzet|omset|masuk|penjualan|iuran|infaq|infak|donasi|sumbangan|sponsor|hibah|kotak amal)\b/i
export const outgoing =
  /\b(?:beban|biaya|pengeluaran|belanja|keluar|bayar|beli|perbaikan|upah|gaji|listrik|kebersihan|keamanan|dekorasi|tenda|hadiah|cetak|transport|sewa(?! (?:stand|lapak|tempat|kios))|konsumsi|honor|santunan|ongkos|renovasi)\b/i
const balance = /\b(?:shu|laba|rugi|untung|sisa|saldo|surplus|defisit|selisih)\b/i
/** A sum, or what some factors come to. */
const rupiah = /^(?:[^=]+ = )?Rp ([\d.]+)$/

interface Sum {
  /** With the title of the series that it stands in. */
  readonly label: string
  readonly name: string
  readonly value: number
}

/** Every sum of money that stands by its name, as a figure or in a series. */
const sumsOf = ({ figures, series }: Pick<DeckRequest, 'figures' | 'series'>): Sum[] => [
  ...figures.flatMap(({ label, value }) => {
    const sum = rupiah.exec(value)?.[1]
    return sum === undefined ? [] : [{ label, name: label, value: Number(sum.replaceAll('.', '')) }]
  }),
  ...series
    .filter(({ unit, isTime }) => unit === 'Rp' && !isTime)
    .flatMap(({ points, title }) =>
      points.map(({ label, value }) => ({ label: `${title} ${label}`, name: label, value })),
    ),
]

const added = (all: readonly Sum[]): number => all.reduce((sum, { value }) => sum + value, 0)

const saysIn = /^(?:(?:uang|kas|dana)\s+)?(?:masuk|pemasukan|penerimaan)\b/i
const saysOut = /^(?:(?:uang|kas|dana)\s+)?(?:keluar|pengeluaran)\b/i
const flowWords = /\b(?:(masuk|pemasukan|penerimaan)|(?:keluar|pengeluaran|belanja))\b/gi

/** Whether a sum comes in or goes out: by its own words, else by the last such word of its sentence; null where none tells. */
const flowOf = ({ label, name }: Sum, text: string): 'in' | 'out' | null => {
  if (saysIn.test(name)) return 'in'
  if (saysOut.test(name) || outgoing.test(label)) return 'out'
  if (incoming.test(label)) return 'in'
  return flowSaidBefore(name, text, flowWords)
}

/** `pendapatan 84jt, beban 61jt, tampilkan SHU`: what is left, where it is asked for and not told. */
const remainder = (request: Pick<DeckRequest, 'figures' | 'series'>, text: string): KeyFigure[] => {
  const asked = balance.exec(text.replaceAll(new RegExp(opening, 'gi'), ' '))?.[0].toLowerCase()
  const all = sumsOf(request)
  // Beside what came in, what others took is no income of one's own.
  const own = all.some(({ label }) => /\b(?:pemasukan|penerimaan|iuran)\b/i.test(label))
  const sums = all.filter(({ label }) => !own || !/\b(?:omzet|omset)\b/i.test(label))
  const before = sums.filter(({ label }) => opening.test(label))
  const flows = (way: 'in' | 'out'): Sum[] => sums.filter((one) => !before.includes(one) && flowOf(one, text) === way)
  const income = flows('in')
  const costs = flows('out')
  const isTold = [...sums, ...request.figures].some(({ label }) => balance.test(label) && !opening.test(label))
  // Only where each sum is known to come in or to go out.
  const isWhole = before.length + income.length + costs.length === sums.length && before.length < 2
  if (asked === undefined || income.length === 0 || costs.length === 0 || isTold || !isWhole) return []
  const left = added(before) + added(income) - added(costs)
  const name = asked === 'shu' ? 'SHU' : left < 0 ? 'Kekurangan' : sentenceCase(asked === 'rugi' ? 'laba' : asked)
  return [{ label: name, value: moneyText(left) }]
}

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
  ...remainder(request, text),
  ...takings(request, text),
  ...payback(request, text),
  ...shortfall(request, text),
  ...growth(request),
  ...offered(request, text),
  ...reckonedWishes(request, text),
  ...reckonedParts(request, text),
  ...reckonedWholes(request, text),
]
