import type { ToldFacts } from '#core/assistant/shared/kind-skill.ts'
import type { Reading } from '#core/assistant/shared/reading.ts'
import { numberWords as plainNumbers } from '#core/text/shared/number-words.ts'

/** Forms of address and of a business that a letter adds by itself. */
const added = new Set(
  'bapak ibu pak bu bpk saudara saudari sdr sdri tuan nyonya haji hajah pt cv ud toko yth kepada dan'.split(' '),
)

const numberWords: Readonly<Record<string, number>> = {
  ...plainNumbers,
  sebuah: 1,
  seorang: 1,
  selusin: 12,
  lusin: 12,
  sekodi: 20,
  kodi: 20,
  seminggu: 7,
  sebulan: 30,
}

const scales: Readonly<Record<string, number>> = {
  k: 1e3,
  rb: 1e3,
  ribu: 1e3,
  jt: 1e6,
  juta: 1e6,
  m: 1e9,
  miliar: 1e9,
  milyar: 1e9,
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** Every way in which a written figure may be meant: dots and commas separate thousands or decimals. */
const numbersIn = (text: string): Set<number> => {
  const found = new Set<number>()
  for (const [, figure = '', scale = ''] of text.toLowerCase().matchAll(/(\d[\d.,]*)\s*([a-z]+)?/g)) {
    const factor = scales[scale] ?? 1
    const figures = figure.replace(/[.,]+$/, '')
    for (const value of [
      Number(figures.replaceAll(/[.,]/g, '')),
      Number(figures.replaceAll('.', '').replace(',', '.')),
      Number(figures.replaceAll(',', '')),
    ]) {
      if (!Number.isFinite(value)) continue
      found.add(value)
      found.add(Math.round(value * factor * 100) / 100)
    }
  }
  for (const word of wordsOf(text)) {
    const value = numberWords[word]
    if (value !== undefined) found.add(value)
  }
  return found
}

const numbersRead = (reading: Reading): number[] =>
  [
    ...reading.amounts,
    ...reading.percents,
    ...reading.goods.flatMap(({ quantity, price, amount }) => [quantity, price, amount]),
    ...reading.charges.map(({ amount }) => amount),
    reading.validityDays,
    reading.dueDays,
    reading.term?.amount ?? null,
  ].filter((value): value is NonNullable<typeof value> => value !== null)

/** Whether the owner's own words hold a fact. A fact that they do not hold is nobody's to state (ASSIST-01). */
export interface Told {
  /** A name: each of its words was written. The name as given, else empty. */
  name(value: string): string
  /** A phrase: most of its words and all its figures were written. */
  phrase(value: string): string
  /** A telephone, account or tax number: its digits were written in this order. */
  digits(value: string): string
  /** An e-mail address or the like, letter for letter. */
  exact(value: string): string
  number(value: number): boolean
  /** An ISO day: its day of the month was written, or a word from which days are counted. */
  day(value: string): string
}

const countedFrom =
  /\b(?:hari|besok|lusa|minggu|senin|selasa|rabu|kamis|jumat|jum'at|sabtu|tanggal|tgl|bulan|tempo|nanti|depan)\b/i

const isFigure = (word: string): boolean => /\d/.test(word)

export const toldBy = ({ text, reading, context }: ToldFacts): Told => {
  const source = `${text}\n${context.ownerName ?? ''}`
  const lower = source.toLowerCase()
  const words = new Set(wordsOf(source))
  const numbers = new Set([...numbersIn(source), ...numbersRead(reading)])
  const digitsOfSource = source.replaceAll(/\D/g, '')
  const days = new Set<string>(reading.dates.map(({ day }) => day))

  const isKnown = (word: string): boolean => words.has(word) || added.has(word)
  return {
    name: (value) => (wordsOf(value).every(isKnown) ? value : ''),
    phrase: (value) => {
      const all = wordsOf(value)
      const known = all.filter((word) => isKnown(word) || lower.includes(word))
      return all.filter(isFigure).every(isKnown) && known.length * 2 >= all.length ? value : ''
    },
    digits: (value) => {
      const figures = value.replaceAll(/\D/g, '').replace(/^(?:62|0)/, '')
      return figures.length >= 4 && digitsOfSource.includes(figures) ? value : ''
    },
    exact: (value) => (lower.includes(value.toLowerCase()) ? value : ''),
    number: (value) => numbers.has(value),
    day: (value) => {
      const dayOfMonth = Number(value.slice(8, 10))
      return days.has(value) || numbers.has(dayOfMonth) || countedFrom.test(source) ? value : ''
    },
  }
}
