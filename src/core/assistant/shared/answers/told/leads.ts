import { formatNumber } from '#core/text/shared/rupiah.ts'

import type { Asked } from '../answer.ts'
import { kindPrice } from '../kinds-in-words.ts'
import { type Figure, readFigures } from '../reckon/figures.ts'
import { inRupiah } from '../reckon/way.ts'
import { buyersOfPlace } from './buyers-of-a-place.ts'

type Lead = (asked: Asked) => string

const sumsIn = ({ text }: Asked): readonly Figure[] => readFigures(text).filter(({ shape }) => shape === 'sum')

const leastCapital = 100_000
/** `modal 2 juta`: divided before anything is bought. */
const dividedCapital: Lead = (asked) => {
  const [capital, ...others] = sumsIn(asked)
  if (capital === undefined || others.length > 0 || capital.value < leastCapital || capital.per !== null) return ''
  if (!/modal|uang|duit|dana|punya|tabungan|pesangon|pensiun/i.test(asked.text)) return ''
  const part = (share: number): string => inRupiah((capital.value * share) / 100)
  return `**${inRupiah(capital.value)}** itu bagi dulu: alat dan tempat paling banyak **${part(40)}**, bahan dua minggu pertama **${part(30)}**, dan **${part(30)}** cadangan yang tidak disentuh sampai bulan kedua.`
}

const days = { day: 1, week: 7, month: 30, year: 365 } as const
const meanBuys = [10_000, 15_000, 25_000]
/** `omzet 500rb sehari`: how many buyers that is, and how many more bring a fifth more. */
const buyersBehind: Lead = (asked) => {
  const turnover = sumsIn(asked).find(({ per, label }) => per !== null && (label === 'turnover' || label === null))
  if (turnover === undefined || turnover.per === null) return ''
  const daily = turnover.value / days[turnover.per]
  const lines = meanBuys
    .filter((each) => daily / each >= 4)
    .map(
      (each) =>
        `belanja rata-rata ${inRupiah(each)}: ${formatNumber(Math.round(daily / each))} pembeli, perlu **${formatNumber(Math.ceil((daily * 0.2) / each))} lagi**`,
    )
  return lines.length === 0
    ? ''
    : `Omzet ${inRupiah(daily)} sehari itu **pembeli × belanja mereka**. Supaya naik seperlima (${inRupiah(daily * 1.2)}):\n\n${lines.map((line) => `- ${line}`).join('\n')}`
}

const usualGains = [30, 50, 100]
/** `modal kue 2.300 per biji`: what it would be sold at, with several gains. */
const pricesOfCost: Lead = (asked) => {
  const [cost, ...others] = sumsIn(asked)
  if (cost === undefined || others.length > 0 || cost.label !== 'cost' || cost.per !== null) return ''
  const lines = usualGains.map(
    (gain) => `untung ${gain}% dari modal: jual **${inRupiah(Math.round(cost.value * (1 + gain / 100)))}**`,
  )
  return `Dengan modal ${inRupiah(cost.value)}:\n\n${lines.map((line) => `- ${line}`).join('\n')}\n\nBulatkan ke harga yang enak dibayar. Pastikan modal itu sudah memuat gas, kemasan, dan upah Anda.`
}

const ofPlace: Lead = ({ text }) => buyersOfPlace(text)

const leads: Readonly<Record<string, readonly Lead[]>> = {
  business_idea: [dividedCapital, ofPlace],
  enough_to_start: [dividedCapital, ofPlace],
  opening_capital: [dividedCapital],
  pension_money_business: [dividedCapital],
  price_goods: [pricesOfCost],
  raise_sales: [buyersBehind, ofPlace],
  choose_location: [ofPlace],
  promotion_on_little: [ofPlace],
}

const asksToHaveMade =
  / (?:bisa|bisakah|boleh|dapat) (?:\S+ ){0,2}?(?:bikin|buat|buatin|buatkan|bikinin|bikinkan|dibuatkan|dibuatin|dibikinin) /
/** `bisa bikin perjanjian … ga`: what is asked first is whether it is made here, whatever is known of the thing. */
export const thatItIsMade = ({ line, topic: { kind, reason }, makeable, asks }: Asked): string =>
  kind === 'document' && reason !== 'refused' && asks && makeable.includes(kind) && asksToHaveMade.test(line)
    ? `Bisa, Juragan, suratnya saya buatkan di sini: ${kindPrice(kind)}, dipotong kalau jadi.`
    : ''

/** What an answer says first of what the owner told: the capital divided, the buyers of the place. */
export const leadOf = (name: string, asked: Asked): string =>
  (leads[name] ?? [])
    .map((lead) => lead(asked))
    .filter((text) => text !== '')
    .join('\n\n')
