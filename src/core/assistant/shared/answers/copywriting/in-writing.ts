import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { officeForm } from '../../reading-grammar/formal-text.ts'
import { inSums } from './offer.ts'

const shortNames =
  /(?<![\p{L}@#.])(?:wa|dp|cod|po|ig|fb|dm|qris|sd|smp|sma|smk|rt|rw|ktp|kk|npwp|nib|pirt)(?![\p{L}.])/giu
/** Names that are only letters, as they are written: `WA`, `COD`. */
export const inCapitals = (text: string): string => text.replaceAll(shortNames, (name) => name.toUpperCase())

/** Words that letters write otherwise and a chat does not: `kalau besok`, `uang pas`. */
const keepsSpoken = new Set(['kalau', 'kalo', 'klo', 'kl', 'pas'])
const particles = new Set(['ya', 'dong', 'donk', 'nih', 'sih', 'deh', 'loh', 'lho'])

/** An owner's words as a good hand writes them, figures and all else as they were told. */
export const wordsInFull = (matter: string): string => {
  const words = matter
    .replaceAll('*', '')
    .split(/\s+/)
    .filter((word, at) => at === 0 || !particles.has(word))
  const full = words.map((word) => {
    const [, letters = '', rest = ''] = /^(\p{L}+)(\P{L}*)$/u.exec(word) ?? []
    const form = letters === letters.toLowerCase() ? officeForm(letters) : undefined
    return form === undefined || keepsSpoken.has(letters) ? word : `${form}${rest}`
  })
  return inCapitals(full.join(' '))
    .replaceAll(
      /(?<!\p{L})(?:januari|februari|maret|april|mei|juni|juli|agustus|september|oktober|november|desember|senin|selasa|rabu|kamis|jumat|sabtu)(?!\p{L})/gu,
      sentenceCase,
    )
    .replaceAll(/(?<![\p{L}@#])(\p{L}{3,12})2(?![\p{L}\d])/gu, '$1-$1')
    .replaceAll(/(?<=\p{L}) nya(?!\p{L})/gu, 'nya')
    .replace(/[.,;\s]+$/, '')
}

/** An owner's words in full, sums written out; names, days and all else stay as they were told. */
export const written = (matter: string): string => inSums(wordsInFull(matter))
