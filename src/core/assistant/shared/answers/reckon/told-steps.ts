import { numberWords, wordsOfNumbers } from '#core/text/shared/number-words.ts'

import { amount, shownNumber, valueOf } from '../told-figures.ts'

export interface Step {
  readonly value: number
  readonly isShare: boolean
  /** A sum of money by its writing, not a count of things. */
  readonly isMoney: boolean
  /** Where it begins in the text. */
  readonly start: number
  /** The words before it, since the figure before. */
  readonly link: string
  /** The words up to the next figure. */
  readonly after: string
}

const spelledNames = wordsOfNumbers(2, 10).join('|')
const figurePattern = new RegExp(String.raw`(?<![\p{L}\d.,])${amount}(\s{0,2}(?:%|persen)(?!\p{L}))?`, 'giu')

/** `12x7500`, `@310rb` and `400rb tiga kali` as they are read below. */
export const spaced = (message: string): string =>
  message
    .toLowerCase()
    // A mark before the lines of a list takes nothing off.
    .replace(/\s{0,4}\n\s{0,4}[-•–]\s{1,3}/g, ', ')
    .replace(/(\d)\s{0,2}[x×*]\s{0,2}(?=(?:rp)?\s?\d)/g, '$1 × ')
    .replaceAll('@', ' @ ')
    .replace(/(\d(?:\s?(?:rb|ribu|jt|juta|k))?)\s(?:dan|sama)?\s{0,1}sekali\b/g, '$1 1 kali')
    .replace(
      new RegExp(
        `(\\d(?:\\s?(?:rb|ribu|jt|juta|k))?\\s|dibagi\\s(?:buat\\s|untuk\\s|ke\\s)?)(${spelledNames})(?=\\s(?:kali|x|orang)\\b)`,
        'g',
      ),
      (_, before: string, word: string) => `${before}${numberWords[word] ?? word}`,
    )

/** The figures of a message whose words are spaced out, in order. */
export const stepsIn = (text: string): readonly Step[] => {
  const found = [...text.matchAll(figurePattern)]
  return found.map((one, at) => {
    const [whole, digits = '', scale] = one
    const last = found[at - 1]
    const value = valueOf(digits, scale) ?? NaN
    return {
      value,
      isShare: one[3] !== undefined,
      isMoney: scale !== undefined || whole.startsWith('rp') || /\d\.\d{3}/.test(digits) || value >= 10_000,
      start: one.index,
      link: text.slice(last === undefined ? 0 : last.index + last[0].length, one.index),
      after: text.slice(one.index + whole.length, found[at + 1]?.index ?? text.length),
    }
  })
}

export type Sign = '+' | '−' | '×' | '÷'

/** What is done with a figure, by the last word before it that says so. */
const signWords: readonly (readonly [Sign, RegExp])[] = [
  ['÷', /(?<=^\s{0,2})[:/](?=\s{0,2}$)|÷|\b(?:bagi|dibagi|patungan|dibagikan)\b/gu],
  ['×', /×|\*|\bx\b|@|\b(?:kali|dikali|dikalikan|ping|masing2|masing-masing)\b/gu],
  [
    '−',
    /−|(?<!\p{L})-(?!\p{L})|\b(?:kurang|dikurang|dikurangi|kurangi|potong|potongan|dipotong|minus|retur|diretur|dp|panjar|kasbon|voucher|cashback|nyicil|dicicil|angsur|diskon|disc|diskonnya|korting|turun|turunin|diturunin|komisi|dibayar|bayar|keluar)\b/gu,
  ],
  [
    '+',
    /\+|\b(?:tambah|ditambah|tambahin|plus|ongkir|ongkirnya|ongkos|biaya|naik|naikin|dinaikin|naikkan|service|servis|masuk)\b/gu,
  ],
]
/** What is taken off, whatever else is said of it: `dp udah masuk 1jt`. */
const takenOff = /\b(?:dp|panjar|uang muka|kasbon|voucher|retur|udah dibayar|sudah dibayar|udah bayar|sudah bayar)\b/
/** Between two figures that are treated alike. */
export const sameAgain = /^\s{0,2}(?:,|dan|sama|serta|jeung|karo|&)?\s{0,2}(?:(?:dan|sama|trus|terus|lalu)\s{0,2})?$/
const joins = /[,;\n&]|\.\s|\b(?:dan|sama|samo|serta|terus|trus|lalu|laju|kemudian|jeung|karo|lan|deng|plus)\b/u
/** What follows is done with all that was said before it. */
export const wholeBefore =
  /,|\n|\.\s|\b(?:terus|trus|lalu|laju|kemudian|total|totalnya|semua|semuanya|hasilnya|jadinya|habis itu)\b/u

/** Whether a word or a mark before a figure says what is done with it. */
export const isSigned = (link: string): boolean =>
  takenOff.test(link) || signWords.some(([, words]) => link.search(words) >= 0)

export const signOf = (link: string): Sign | null => {
  if (takenOff.test(link)) return '−'
  let best: { sign: Sign; at: number } | null = null
  for (const [sign, words] of signWords)
    for (const found of link.matchAll(words))
      if (best === null || found.index >= best.at) best = { sign, at: found.index }
  return best?.sign ?? (joins.test(link) ? '+' : null)
}

/** Between a count and the price of one of it. */
const priceOfOne = /^\s{0,2}(?:\p{L}+\s+){0,4}(?:×|\*|x|@|kali|dikali|masing-masing|masing2)\s{0,2}$/u
const eachBehind = /^\s{0,2}(?:satunya|sebiji|sebuah|per\s?(?!hari|bulan|minggu|tahun)\p{L}+|\/\s?\p{L}+|satuannya)\b/u
const eachUnit = /^\s{0,2}(?:per|\/)\s?(\p{L}{2,12})(?=[\s,])/u
const timesBehind = /^\s{0,2}(?:kali|x)\b/
export interface Term {
  readonly value: number
  readonly shown: string
  /** How many things it is the price of. */
  readonly count: number | null
}

/** The term that begins at a figure, and how many figures it takes. */
export const termAt = (
  figures: readonly Step[],
  at: number,
  show: (value: number) => string,
): { term: Term; taken: number } => {
  const one = figures[at] ?? { value: 0, after: '', isMoney: false }
  const next = figures[at + 1]
  if (next !== undefined && !next.isShare) {
    const isCounted =
      !one.isMoney &&
      (priceOfOne.test(one.after) || (next.isMoney && eachBehind.test(next.after) && !/[,.]/.test(one.after)))
    // `45rb per stel, 60 stel`: the price stands before the count of the same thing.
    const named = eachUnit.exec(one.after)?.[1]
    const isPriced = one.isMoney && !next.isMoney && named !== undefined && next.after.trimStart().startsWith(named)
    const isRepeated = one.isMoney && /^\s{0,2}$/.test(one.after) && timesBehind.test(next.after)
    const isSymbol = /^\s{0,2}(?:×|\*|x|kali|dikali)\s{0,2}$/.test(one.after)
    if (isCounted || isRepeated || isPriced || isSymbol) {
      const value = one.value * next.value
      const [count, price] = isRepeated || (one.isMoney && !next.isMoney) ? [next, one] : [one, next]
      return {
        term: {
          value,
          shown: `${shownNumber(count.value)} × ${show(price.value)} = ${show(value)}`,
          count: count.value,
        },
        taken: 2,
      }
    }
  }
  return { term: { value: one.value, shown: show(one.value), count: null }, taken: 1 }
}

/** The words before a figure, without what still belongs to the term before it: `per kg`, `kali`. */
export const linkOf = ({ link }: Step): string => link.replace(eachBehind, ' ').replace(timesBehind, ' ')

const takingWords =
  /\b(?:laku|lakunya|terjual|kejual|jual|jualan|dijual|menjual|dapat|dapet|dapatnya|masuk|terima|diterima|penjualan|pemasukan|pendapatan|payu)\b/
/** Whether what is left of takings is asked: a plain sum of the figures is then no answer. */
export const asksWhatIsLeft = (text: string): boolean =>
  /\bbersih(?:nya|e)?\b/.test(text) || (/\bsisa(?:nya|ne)?\b/.test(text) && takingWords.test(text))

/** Whether the words before a figure say that it was taken in. */
export const isTaking = (link: string): boolean => takingWords.test(link)
