import { formatNumber } from '#core/text/shared/rupiah.ts'

import type { DeckRequest, KeyFigure } from '../deck-request.ts'
import { moneyText } from './told-figures.ts'

const numberIn = (text: string): number => Number(text.replaceAll('.', '').replace(',', '.'))
const shares = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 1 })

/** `tepung 24rb, gula 8rb, jadi 40 donat … HPP`: what is spent over what it makes, and the price with the wished gain. */
const unitCost = ({ goods }: Pick<DeckRequest, 'goods'>, text: string): KeyFigure[] => {
  const [, count = '', unit = ''] = /\b(?:jadi|menjadi|menghasilkan|dapat)\s+(\d[\d.]*)\s+(\p{L}+)/iu.exec(text) ?? []
  const costs = goods.filter(({ per }) => per === '')
  if (!/\b(?:hpp|harga pokok|modal per)\b/i.test(text) || count === '' || costs.length < 2) return []
  const whole = costs.reduce((sum, { price }) => sum + price, 0)
  const each = whole / numberIn(count)
  const gain = /\b(?:untung|laba|margin|keuntungan)(?:nya)?\s+(\d+(?:,\d+)?)\s?(?:%|persen)/i.exec(text)?.[1]
  return [
    { label: `HPP per ${unit}: ${moneyText(whole)} dibagi ${count} ${unit}`, value: moneyText(each) },
    ...(gain === undefined
      ? []
      : [
          {
            label: `Harga jual per ${unit} dengan untung ${gain}% dari HPP`,
            value: moneyText(each * (1 + numberIn(gain) / 100)),
          },
        ]),
  ]
}

const inKilograms: Readonly<Record<string, number>> = { ton: 1000, kuintal: 100, kwintal: 100, kg: 1 }

/** `lada 145 ribu per kg … 2 ton lada`: so much of each priced thing, where what it brings is asked for. */
const potential = ({ goods }: Pick<DeckRequest, 'goods'>, text: string): KeyFigure[] => {
  if (
    !/\b(?:potensi|proyeksi|perkiraan|estimasi|hitung\p{L}*)\b[^.,]*\b(?:pendapatan|omzet|omset|penjualan|nilai|hasil)/iu.test(
      text,
    )
  )
    return []
  const told = goods.flatMap(({ name, per, price }) => {
    const word = name.split(/\s+/)[0] ?? ''
    const [, amount = '', unit = ''] =
      new RegExp(`(\\d[\\d.,]*)\\s*(\\p{L}+)\\s+${word.replaceAll(/[^\p{L}\d]/gu, '.')}(?!\\p{L})`, 'iu').exec(text) ??
      []
    const [own, priced] = [inKilograms[unit.toLowerCase()], inKilograms[per]]
    const scale = unit.toLowerCase() === per ? 1 : own !== undefined && priced !== undefined ? own / priced : null
    return amount === '' || scale === null || per === ''
      ? []
      : [{ name, said: `${amount} ${unit}`, price, per, sum: numberIn(amount) * scale * price }]
  })
  if (told.length === 0 || told.length < goods.length) return []
  const whole = told.reduce((all, { sum }) => all + sum, 0)
  return [
    ...told.map(({ name, per, price, said, sum }) => ({
      label: `${name}: ${said} × ${moneyText(price)} per ${per}`,
      value: moneyText(sum),
    })),
    ...(told.length > 1 ? [{ label: 'Potensi pendapatan', value: moneyText(whole) }] : []),
  ]
}

/** `leads 340, closing 51, cost per lead berapa, conversion rate berapa`. */
const salesRates = ({ figures }: Pick<DeckRequest, 'figures'>, text: string): KeyFigure[] => {
  const valueOf = (name: RegExp): number | null => {
    const found = figures.find(
      ({ label, value }) => name.test(label) && /^(?:Rp )?[\d.]+(?: \p{L}+| \([\d,]+%\))?$/u.test(value),
    )
    return found ? numberIn(/[\d.]+/.exec(found.value)?.[0] ?? '') : null
  }
  const spent =
    valueOf(/^(?:(?:budget |biaya |anggaran )?terpakai|biaya iklan|budget iklan)\b/i) ?? valueOf(/^budget\b/i)
  const [leads, closed] = [valueOf(/^(?:leads?|prospek)\b/i), valueOf(/^closing\b/i)]
  return [
    ...(spent !== null && leads && /\b(?:cost per leads?|cpl|biaya per leads?)\b/i.test(text)
      ? [
          {
            label: `Biaya per lead: ${moneyText(spent)} dibagi ${formatNumber(leads)} lead`,
            value: moneyText(spent / leads),
          },
        ]
      : []),
    ...(leads && closed !== null && /\b(?:conversion|konversi|closing rate)\b/i.test(text)
      ? [
          {
            label: `Konversi: ${formatNumber(closed)} closing dari ${formatNumber(leads)} lead`,
            value: `${shares.format((closed / leads) * 100)}%`,
          },
        ]
      : []),
  ]
}

/** What a message asks to have reckoned of its own figures, beside sums. */
export const reckonedWishes = (request: Pick<DeckRequest, 'figures' | 'goods'>, text: string): KeyFigure[] => [
  ...unitCost(request, text),
  ...potential(request, text),
  ...salesRates(request, text),
]
