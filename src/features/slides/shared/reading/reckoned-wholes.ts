import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { formatNumber } from '#core/text/shared/rupiah.ts'

import type { DeckRequest, KeyFigure } from '../deck-request.ts'
import { moneyText } from './told-figures.ts'

type Told = Pick<DeckRequest, 'figures' | 'goods' | 'series'>

const percents = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 2 })
const rupiah = /^Rp ([\d.]+)$/
const amountOf = (text: string): number => Number(text.replaceAll('.', ''))

/** `Win 420 kg, Aman 380 kg. harga 55.000/kg semua sama`: what each of them brings, and all of them. */
const atOnePrice = ({ figures, goods }: Told, text: string): KeyFigure[] => {
  if (!/\b(?:pendapatan|omzet|omset|total|hasil|dapat|berapa)/i.test(text)) return []
  const [price, more] = [
    ...goods.map((one) => ({ price: one.price, per: one.per })),
    ...figures.flatMap(({ value }) => {
      const [, sum = '', per = ''] = /^Rp ([\d.]+) per (\p{L}+)$/u.exec(value) ?? []
      return sum === '' ? [] : [{ price: amountOf(sum), per }]
    }),
  ]
  if (!price || more || price.per === '') return []
  const parts = figures.flatMap(({ label, value }) => {
    const [, count = '', unit = ''] = /^([\d.]+) (\p{L}+)$/u.exec(value) ?? []
    return unit.toLowerCase() === price.per && /^\p{Lu}/u.test(label) ? [{ label, count: amountOf(count) }] : []
  })
  if (parts.length < 2) return []
  const whole = parts.reduce((sum, { count }) => sum + count, 0)
  return [
    ...parts.map(({ label, count }) => ({
      label: `${label}: ${formatNumber(count)} ${price.per} × ${moneyText(price.price)}`,
      value: moneyText(count * price.price),
    })),
    {
      label: `Semua: ${formatNumber(whole)} ${price.per} × ${moneyText(price.price)}`,
      value: moneyText(whole * price.price),
    },
  ]
}

const together: Readonly<Record<string, number>> = {
  berdua: 2,
  bertiga: 3,
  berempat: 4,
  berlima: 5,
  berenam: 6,
  bertujuh: 7,
}

/** Into how many equal parts something is divided; null where it is not told. */
const partsIn = (text: string): number | null => {
  const [, name = '', count = ''] =
    /\bdibagi\s+(?:sama\s+)?(?:rata\s+)?(?:ke\s+|untuk\s+)?(?:(ber\p{L}+)|(\d{1,3})(?!\s?%))/iu.exec(text) ?? []
  return together[name.toLowerCase()] ?? (count === '' ? null : Number(count))
}

/** `aset 1,6 M, hutang 240jt, dibagi rata berempat`: what is left, and the part of each. */
const netWorth = ({ figures }: Told, text: string): KeyFigure[] => {
  const sumOf = (name: RegExp): number | undefined =>
    figures.flatMap(({ label, value }) => (name.test(label) && rupiah.test(value) ? [amountOf(value.slice(3))] : []))[0]
  const [owned, owed] = [sumOf(/^(?:total )?(?:aset|harta)\b/i), sumOf(/^(?:total )?(?:hutang|utang|kewajiban)\b/i)]
  if (owned === undefined || owed === undefined || !/\b(?:bersih|dikurangi|sisa\p{L}*)(?!\p{L})/iu.test(text)) return []
  const parts = partsIn(text)
  return [
    { label: `Aset bersih: ${moneyText(owned)} − ${moneyText(owed)}`, value: moneyText(owned - owed) },
    ...(parts === null || parts < 2
      ? []
      : [{ label: `Bagian tiap orang: dibagi ${parts}`, value: moneyText((owned - owed) / parts) }]),
  ]
}

/** `unit air 64,8jt, wisata 41,5jt. total biaya 91,5jt. setoran 35% dari laba`: what is left of all parts, and its share. */
const leftOfParts = ({ figures, series }: Told, text: string): KeyFigure[] => {
  const [parts, more] = series.filter(({ unit, isTime }) => unit === 'Rp' && !isTime)
  const cost = figures.flatMap(({ label, value }) =>
    /^total (?:biaya|beban|pengeluaran)\b/i.test(label) && rupiah.test(value) ? [amountOf(value.slice(3))] : [],
  )[0]
  const name = /\b(?:laba|shu|untung|keuntungan)\b/i.exec(text)?.[0]
  if (!parts || more || cost === undefined || name === undefined) return []
  const whole = parts.points.reduce((sum, { value }) => sum + value, 0)
  const [, what = '', rate = ''] =
    new RegExp(`(\\p{L}+(?: \\p{L}+)?)\\s+(\\d{1,2}(?:,\\d+)?)\\s?(?:%|persen)\\s+dari\\s+${name}`, 'iu').exec(text) ??
    []
  const left = whole - cost
  const called = /^shu$/i.test(name) ? 'SHU' : sentenceCase(name.toLowerCase())
  return [
    { label: `${called}: ${moneyText(whole)} − ${moneyText(cost)}`, value: moneyText(left) },
    ...(rate === '' || left <= 0
      ? []
      : [
          {
            label: `${sentenceCase(what)}: ${rate}% dari ${called === 'SHU' ? called : called.toLowerCase()}`,
            value: moneyText((left * Number(rate.replace(',', '.'))) / 100),
          },
        ]),
  ]
}

/** `omzet 2024 …, 2025 …, proyeksi 2026 …, tampilkan kenaikan tiap tahunnya`: each step for itself. */
const eachStep = ({ figures, series }: Told, text: string): KeyFigure[] => {
  const told = series.find(({ isTime, unit }) => isTime && unit !== '%')
  const isAsked =
    /\b(?:kenaikan|naik|pertumbuhan|tumbuh|perubahan|persentase)\b[^.]*\b(?:tiap|setiap|per|masing)/i.test(text)
  if (!told || !isAsked || told.points.length > 6) return []
  const planned = figures.flatMap(({ label, value }) =>
    /^(?:proyeksi|target|estimasi) (?:omzet )?20\d\d$/i.test(label) && rupiah.test(value)
      ? [{ label, value: amountOf(value.slice(3)) }]
      : [],
  )
  const points = [...told.points, ...planned]
  return points.slice(1).flatMap((one, at) => {
    const before = points[at]
    if (!before || before.value <= 0) return []
    const change = ((one.value - before.value) / before.value) * 100
    return [
      {
        label: `${before.label} ke ${one.label.toLowerCase()}`,
        value: `${change < 0 ? 'turun' : 'naik'} ${percents.format(Math.round(Math.abs(change) * 10) / 10)}%`,
      },
    ]
  })
}

/** `biaya dibagi rata … anak yang ikut 45`: the part of each of a sum. */
export const equalParts = (sum: readonly KeyFigure[], text: string): KeyFigure[] => {
  const whole = rupiah.exec(sum.at(-1)?.value ?? '')?.[1]
  if (
    whole === undefined ||
    !/\b(?:dibagi (?:sama )?rata|dibagi|per (?:anak|orang|siswa|kepala|peserta|kk|keluarga))\b/i.test(text)
  )
    return []
  const [, before = '', after = ''] =
    /(?<!\p{L})(?:anak|siswa|peserta|orang|warga|murid|keluarga)\p{L}*\s+(?:(?:yang|yg|ada|ikut|sebanyak)\s+){1,2}(\d{1,4})(?![\d.,]*\s?(?:rb|ribu|jt|juta|k))|(\d{1,4})\s+(?:anak|siswa|peserta|orang|murid|kk|keluarga)(?!\p{L})/iu.exec(
      text,
    ) ?? []
  const count = Number(before || after)
  const name = /\bper (anak|orang|siswa|kepala|peserta|kk|keluarga)\b/i.exec(text)?.[1]?.toLowerCase() ?? 'orang'
  return count < 2
    ? []
    : [{ label: `Bagian per ${name}: Rp ${whole} dibagi ${count}`, value: moneyText(amountOf(whole) / count) }]
}

/** What is asked of all that was told together: the whole of so many, what is left of it, the part of each, every step. */
export const reckonedWholes = (told: Told, text: string): KeyFigure[] =>
  [atOnePrice, netWorth, leftOfParts, eachStep].flatMap((rule) => rule(told, text))
