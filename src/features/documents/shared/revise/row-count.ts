import { conversion, unitOf } from '#core/assistant/shared/reading-grammar/goods/units.ts'
import { readCount } from '#core/assistant/shared/revision/told-amounts.ts'

import type { LetterLine } from '../letter.ts'

const saidUnit = /\d\s*(\p{L}{2,12})/u
/** `Honor pemateri (2 orang × 3 hari)`: what a row counts, told in its name. */
const factors = /\((\d[\d.,]*\s\p{L}+(?:\s×\s\d[\d.,]*\s\p{L}+)+)\)$/u

const figure = (text: string): number => Number(text.replaceAll(/\.(?=\d{3}\b)/g, '').replace(',', '.'))

/** One of the factors in the name of a row set anew, with what they make together. */
const withFactor = ({ description }: LetterLine, value: number, unit: string): Partial<LetterLine> | null => {
  const told = factors.exec(description)?.[1]
  const parts = (told ?? '').split(' × ').map((part) => part.split(' '))
  // A bare count is one of what the row is called after: `Petugas (12 bulan × 6 petugas)`.
  const isMeant = (of: string): boolean =>
    unit === '' ? description.toLowerCase().startsWith(of.toLowerCase()) : unitOf(of) === unit || of === unit
  const at = parts.findIndex(([, of = '']) => isMeant(of))
  if (told === undefined || at === -1) return null
  const next = parts.map(([count = '', of = ''], place) => ({ count: place === at ? value : figure(count), of }))
  const quantity = next.reduce((product, { count }) => product * count, 1)
  const name = next.map(({ count, of }) => `${String(count).replace('.', ',')} ${of}`).join(' × ')
  return Number.isSafeInteger(Math.round(quantity)) ? { description: description.replace(told, name), quantity } : null
}

/**
 * What a told count sets in a row: `5 lusin` where pieces are counted, `3 orang` where the name of the row says of what
 * its count is made; null where no count was told.
 */
export const countFor = (line: LetterLine, told: string): Partial<LetterLine> | null => {
  const value = readCount(told)
  if (value === null) return null
  const word = saidUnit.exec(told)?.[1]?.toLowerCase() ?? ''
  const unit = unitOf(word) ?? word
  // Of a count that was reckoned of several nobody names the whole.
  if (factors.test(line.description)) return withFactor(line, value, unit) ?? withFactor(line, value, '')
  if (unit === '') return { quantity: value }
  const factor = line.unit === '' ? null : conversion(unit, line.unit)
  if (factor !== null && factor !== 1) return { quantity: Math.round(value * factor * 1e6) / 1e6 }
  return { quantity: value }
}
