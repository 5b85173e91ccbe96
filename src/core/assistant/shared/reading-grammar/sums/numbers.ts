import { unitOf } from '../goods/units.ts'

/** A number written in figures, and how. */
export interface Figures {
  readonly value: number
  /** Thousands set apart (`25.000`, `25,000`). */
  readonly grouped: boolean
}

/** Reads `25.000`, `25,000`, `1.250.000,00`, `1,5`, `45`; null where the marks make no number. */
export const readFigures = (raw: string): Figures | null => {
  if (raw.length > 18) return null
  if (/^\d+$/.test(raw)) return { value: Number(raw), grouped: false }
  if (/^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d{1,2})?$/.test(raw)) {
    return { value: Number(raw.replaceAll('.', '').replace(',', '.')), grouped: true }
  }
  if (/^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d{1,2})?$/.test(raw))
    return { value: Number(raw.replaceAll(',', '')), grouped: true }
  if (/^\d+[.,]\d+$/.test(raw)) return { value: Number(raw.replace(',', '.')), grouped: false }
  return null
}

/** Rupiah of a sum at the end of some words, in figures: `rp 25rb`, `2.500`, `1,5 jt`; null where none stands there. */
export const sumIn = (said: string): number | null => {
  const [, figures = '', scale = ''] = /(\d[\d.,]*)\s?(rb|ribu|rebu|k|jt|juta)?$/iu.exec(said.trim()) ?? []
  const value = readFigures(figures)?.value
  const factor = scale === '' ? 1 : /^(?:jt|juta)$/iu.test(scale) ? 1e6 : 1e3
  return value === undefined ? null : value * factor
}

const units = new Map(
  'nol satu dua tiga empat lima enam tujuh delapan sembilan'.split(' ').map((word, value) => [word, value] as const),
)
const scales = new Map([
  ['ribu', 1e3],
  ['rebu', 1e3],
  ['ebu', 1e3],
  ['ribuan', 1e3],
  ['ewu', 1e3],
  ['juta', 1e6],
  ['miliar', 1e9],
  ['milyar', 1e9],
])

interface WordNumber {
  readonly value: number
  /** How many words it took. */
  readonly length: number
  /** Said with `ribu`, `juta` or more. */
  readonly scaled: boolean
}

const oneForms = new Map([
  ['sepuluh', 10],
  ['sebelas', 11],
  ['seratus', 100],
])
const oneScales = new Map([
  ['seribu', 1e3],
  ['sejuta', 1e6],
  ['semiliar', 1e9],
  ['semilyar', 1e9],
])

/** `dua setengah juta`, `setengah kilo`, `tiga setengah kuintal`. */
const isBeforeMeasure = (next: string, isFirst: boolean, pending: number | null): boolean =>
  scales.has(next) || isFirst || (pending !== null && unitOf(next) !== null)

/** A number in words begins with one of these. */
const opening = new Set([...units.keys(), ...oneForms.keys(), ...oneScales.keys(), 'setengah', 'seperempat'])

/** Reads a number in words: `dua ratus lima puluh ribu`, `dua setengah juta`, `sejuta`. `word(i)` gives the i-th word. */
export const readWordNumber = (word: (index: number) => string): WordNumber | null => {
  if (!opening.has(word(0))) return null
  let total = 0
  let group: number | null = null
  let pending: number | null = null
  let scaled = false
  let last = 0
  let halves = false
  let length = 0
  let used = 0
  for (; length < 16; length += 1) {
    const current = word(length)
    const unit = units.get(current)
    const one = oneForms.get(current)
    const scale = scales.get(current)
    const oneScale = oneScales.get(current)
    if (unit !== undefined && pending === null) pending = unit
    else if (one !== undefined && pending === null) group = (group ?? 0) + one
    else if (current === 'belas' && pending !== null) {
      group = (group ?? 0) + 10 + pending
      pending = null
    } else if (current === 'puluh' && pending !== null) {
      group = (group ?? 0) + 10 * pending
      pending = null
    } else if ((current === 'ratus' || (current === 'ratusan' && scaled)) && pending !== null) {
      group = (group ?? 0) + 100 * pending
      pending = null
    } else if (current === 'setengah' && pending !== 0.5 && isBeforeMeasure(word(length + 1), length === 0, pending)) {
      pending = (pending ?? 0) + 0.5
    } else if (current === 'seperempat' && length === 0) pending = 0.25
    else if (scale !== undefined && (group !== null || pending !== null)) {
      total += ((group ?? 0) + (pending ?? 0)) * scale
      group = null
      pending = null
      last = scale
      scaled = true
    } else if (oneScale !== undefined && group === null && pending === null) {
      total += oneScale
      last = oneScale
      scaled = true
    } else if (current === 'setengah' && last > 0 && group === null && pending === null && !halves) {
      // `sejuta setengah`: half of the scale before it.
      total += last / 2
      halves = true
    } else break
    used = length + 1
  }
  if (used === 0) return null
  const rest = (group ?? 0) + (pending ?? 0)
  // `dua juta dua ratus lima puluh`: behind millions nobody tells single hundreds.
  const isInThousands = last === 1e6 && !halves && rest >= 100 && rest % 5 === 0
  return { value: total + (isInThousands ? rest * 1e3 : rest), length: used, scaled }
}
