import { formatNumber } from '#core/text/shared/rupiah.ts'
import { terbilang } from '#core/text/shared/terbilang.ts'

import type { Chance } from './random.ts'

/** Writings that stand for themselves, and writings that only a word in front (`harga`, `@`) makes a price. */
export type Certainty = 'alone' | 'behind a price word'

const comma = (value: number): string => String(value).replace('.', ',')

/** Every usual writing of an amount. */
export const spellingsOf = (value: number, certainty: Certainty): string[] => {
  const grouped = formatNumber(value)
  const all = [
    `Rp ${grouped}`,
    `Rp${grouped}`,
    `Rp. ${grouped}`,
    `Rp ${grouped},-`,
    `Rp${grouped},00`,
    `IDR ${grouped}`,
    `${grouped} rupiah`,
  ]
  if (certainty === 'behind a price word') all.push(grouped, grouped, grouped.replaceAll('.', ','), String(value))
  else all.push(grouped)
  if (value % 1000 === 0 && value < 1_000_000) {
    const thousands = value / 1000
    all.push(
      `${thousands}rb`,
      `${thousands}rb`,
      `${thousands} ribu`,
      `${thousands} rb`,
      `${thousands}k`,
      `${terbilang(value)}`,
    )
  }
  if (value >= 1_000_000 && value % 10_000 === 0) {
    const millions = value / 1_000_000
    all.push(
      `${comma(millions)} juta`,
      `${comma(millions)}jt`,
      `${millions}jt`,
      `${comma(millions)} jt`,
      terbilang(value),
    )
    if (value % 1_000_000 === 500_000 && value > 1_000_000) all.push(`${terbilang(Math.floor(millions))} setengah juta`)
    if (value === 500_000) all.push('setengah juta')
  }
  return all
}

export const spell = (value: number, certainty: Certainty, chance: Chance): string =>
  chance.pick(spellingsOf(value, certainty))

/** A price as shops set them: in steps of 500 up to steps of 50.000. */
export const somePrice = (chance: Chance): number => {
  const size = chance.whole(4)
  if (size === 0) return 500 * (2 + chance.whole(38))
  if (size === 1) return 1000 * (10 + chance.whole(90))
  if (size === 2) return 5000 * (20 + chance.whole(150))
  return 50_000 * (20 + chance.whole(90))
}
