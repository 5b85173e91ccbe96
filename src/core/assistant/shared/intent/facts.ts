import type { Sentence } from './words.ts'
import { verbMood } from './verbs.ts'
import {
  asking,
  capability,
  companies,
  honorifics,
  light,
  modals,
  negators,
  polite,
  thanks,
  unitWords,
} from './word-lists.ts'

/** How much of an item's content a message carries. */
export interface FactCount {
  /** Prices and other sums of money. */
  readonly money: number
  /** Numbers with a unit, dates, percentages. */
  readonly numbers: number
  /** Persons and businesses. */
  readonly names: number
  /** `bernama …`, `tentang …`, `isinya …`. */
  readonly details: number
}

const moneyWord = /^\d+(?:[.,]\d+)*(?:rb|ribu|k|jt|juta|m|miliar|rebu|ribuan|jutaan)$/
const grouped = /^\d{1,3}(?:[.,]\d{3})+$/
const moneyUnits = new Set(['rb', 'ribu', 'rebu', 'k', 'jt', 'juta', 'miliar', 'rupiah', 'perak', 'ewu'])
const detailWords = new Set(
  'bernama namanya tentang soal mengenai isinya berisi perihal judulnya judul temanya tema'.split(' '),
)

const numberWords = new Set(
  'satu dua tiga empat lima enam tujuh delapan sembilan sepuluh sebelas belas puluh ratus seratus seribu setengah'.split(
    ' ',
  ),
)

/** `dua juta lima ratus ribu`: a sum in words, counted at its first scale. */
const isSpokenSum = (sentence: Sentence, at: number): boolean => {
  const word = sentence.words[at]?.text ?? ''
  if (!['ribu', 'juta', 'miliar', 'rebu'].includes(word)) return false
  return numberWords.has(sentence.words[at - 1]?.text ?? '')
}

const isMoney = (sentence: Sentence, at: number): boolean => {
  const { text, number } = sentence.words[at] ?? { text: '', number: false }
  const previous = sentence.words[at - 1]?.text ?? ''
  const next = sentence.words[at + 1]?.text ?? ''
  if (!number) return false
  return (
    moneyWord.test(text) ||
    grouped.test(text) ||
    previous === 'rp' ||
    previous === '@' ||
    moneyUnits.has(next) ||
    (/^\d{4,}$/.test(text) && previous !== 'tahun')
  )
}

/** `kak bisa …`, `bang tolong …` address somebody; `kak Rina` names one. */
const isNoName = (word: string): boolean =>
  capability.has(word) ||
  modals.has(word) ||
  polite.has(word) ||
  light.has(word) ||
  asking.has(word) ||
  negators.has(word) ||
  honorifics.has(word) ||
  thanks.has(word) ||
  verbMood(word) !== null

/** `atas nama Yuliana`, `nama Yuliana`, `nama saya Raka`. */
const isNamed = ({ words }: Sentence, at: number): boolean => {
  const next = words[at + 1]
  if (next?.capital === true && !isNoName(next.text)) return true
  return next !== undefined && ['saya', 'usaha', 'toko'].includes(next.text) && words[at + 2]?.capital === true
}

/** Counts the facts of a message; a rough measure that separates `buat invoice` from an invoice's content. */
export const countFacts = (sentences: readonly Sentence[]): FactCount => {
  const count = { money: 0, numbers: 0, names: 0, details: 0 }
  for (const sentence of sentences) {
    for (const [at, word] of sentence.words.entries()) {
      const next = sentence.words[at + 1]
      if (/^rp\d/.test(word.text) || isMoney(sentence, at) || isSpokenSum(sentence, at)) count.money += 1
      else if (
        word.number &&
        (word.text.length > 1 || (next !== undefined && (unitWords.has(next.text) || next.text === '@')))
      ) {
        count.numbers += 1
      } else if (word.number) count.numbers += 1
      else if ((honorifics.has(word.text) || companies.has(word.text)) && next !== undefined && !next.number) {
        if (!isNoName(next.text) && (next.capital || next.text.length > 2)) count.names += 1
      } else if (word.text === 'nama' && isNamed(sentence, at)) {
        count.names += 1
      } else if (detailWords.has(word.text) && next !== undefined) count.details += 1
    }
  }
  return count
}

/** True where a message says more than the thing's name: whom it is for, how much, of what. */
export const carriesFacts = (count: FactCount): boolean =>
  count.money > 0 || count.numbers >= 2 || count.names > 0 || count.details > 0

/** Enough content that a bare `invoice Bu Sari 10 kue @ 5.000` can only be meant as an order. */
export const carriesWholeOrder = (count: FactCount): boolean =>
  (count.money > 0 && (count.names > 0 || count.numbers > 0 || count.money > 1)) ||
  (count.details > 0 && (count.names > 0 || count.numbers > 0 || count.money > 0))
