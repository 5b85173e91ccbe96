import { terbilang } from '#core/text/shared/terbilang.ts'

import type { Dice } from './dice.ts'

const grouped = (value: number, mark: string): string => String(value).replaceAll(/\B(?=(?:\d{3})+$)/g, mark)

/** The ways in which an owner writes a sum. */
export const spellings = (value: number): string[] => {
  const ways = [
    grouped(value, '.'),
    `Rp${grouped(value, '.')}`,
    `Rp ${grouped(value, '.')}`,
    `Rp. ${grouped(value, '.')}`,
    `Rp${grouped(value, '.')},-`,
    `Rp ${grouped(value, '.')},00`,
    `IDR ${grouped(value, '.')}`,
    `${grouped(value, '.')} rupiah`,
    `${terbilang(value)} rupiah`,
  ]
  if (value % 1000 === 0 && value < 1_000_000)
    ways.push(
      `${value / 1000}rb`,
      `${value / 1000} rb`,
      `${value / 1000} ribu`,
      `${value / 1000}k`,
      grouped(value, ','),
    )
  if (value % 10_000 === 0 && value >= 1_000_000) {
    const millions = String(value / 1_000_000)
    ways.push(
      `${millions.replace('.', ',')}jt`,
      `${millions.replace('.', ',')} juta`,
      `${millions}jt`,
      `Rp${millions.replace('.', ',')} juta`,
    )
  }
  return ways
}

export const spellRupiah = (value: number, dice: Dice): string => dice.pick(spellings(value))
