import type { Time, ToldFigure } from '../told-figure.ts'

/** A sum as owners write it, within a pattern: `43.000`, `1,45jt`, `Rp250rb`. */
export const sumPattern = String.raw`(?:rp\.?\s?)?\d[\d.,]*(?:\s?(?:rb|ribu|k|jt|juta|miliar|milyar)(?!\p{L}))?`

const scales: readonly (readonly [RegExp, number])[] = [
  [/(?:rb|ribu|k)$/i, 1e3],
  [/(?:jt|juta)$/i, 1e6],
  [/(?:miliar|milyar)$/i, 1e9],
]

/** The number of a sum or count as written: dots between thousands, a comma before decimals. */
export const numberOf = (written: string): number => {
  const text = written
    .trim()
    .replace(/^rp\.?\s?/i, '')
    .replace(/[.,]+$/, '')
  const scale = scales.find(([cue]) => cue.test(text))?.[1] ?? 1
  const digits = /^[\d.,]+/.exec(text)?.[0] ?? ''
  const plain =
    scale > 1 && !/^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(digits)
      ? digits.replace(',', '.')
      : digits.replaceAll('.', '').replace(',', '.')
  return Math.round(Number(plain) * scale * 1000) / 1000
}

const told = (kind: ToldFigure['kind'], value: number, said: string, facts: Partial<ToldFigure> = {}): ToldFigure => ({
  kind,
  value,
  role: 'other',
  label: '',
  noun: '',
  per: null,
  period: '',
  said,
  ...facts,
})

export const sumTold = (written: string, said: string, per: Time | null = null): ToldFigure =>
  told('money', numberOf(written), said.trim(), { per })
export const countTold = (written: string, noun: string, said: string, per: Time | null = null): ToldFigure =>
  told('count', numberOf(written), said.trim(), { noun, per })
export const shareTold = (written: string, said: string): ToldFigure =>
  told('percent', Number(written.replace(',', '.')), said.trim())

/** Whether every sum of the message stands in the question: what is left over would change its answer. */
export const holdsAllSums = (sums: readonly ToldFigure[], used: readonly ToldFigure[]): boolean => {
  const values = new Set(used.map(({ value }) => value))
  return sums.every(({ value }) => values.has(value))
}
