import { readWordNumber } from '#core/assistant/shared/reading-grammar/sums/numbers.ts'
import { sentenceCase } from '#core/text/shared/letter-case.ts'

import { people } from '../times-pieces.ts'
import type { Entry } from './entry.ts'
import { asksHowMuch, nameless, plainWord, timeNamed } from './ledger-words.ts'

/** One of the parts; `heads` where it is divided once more: `separuh lagi dibagi rata 3 ABK`. */
interface SharePart {
  readonly name: string
  readonly weight: number
  readonly heads?: number
}

/** How a result is divided: equally among so many, or by weights. */
export interface Sharing {
  readonly parts: readonly SharePart[]
  /** Equal parts that nobody named: `dibagi rata 5 orang`. */
  readonly heads: number | null
}

const divides =
  /(?<!\p{L})(?:(?:di)?bagi(?:nya|in|kan)?|pembagian|kebagian)(?!\p{L})|nisbah|paroan|maro|separo|sistem|jatah|porsi|(?<!\p{L})(?:belah|kesepakatan|kongsi|shu)(?!\p{L})/iu

const ratio =
  /(?<![\d.,])(\d{1,2})\s?(?:[:/]|banding|berbanding)\s?(\d{1,2})(?:\s?[:/]\s?(\d{1,2}))?(?![\d%]|[.,]\d|\s?(?:rb|jt|ribu|juta))/iu

const collective: Readonly<Record<string, number>> = {
  berdua: 2,
  bertiga: 3,
  berempat: 4,
  berlima: 5,
  berenam: 6,
  separuh: 2,
  separo: 2,
  setengah: 2,
  sepertiga: 3,
  maro: 2,
  paroan: 2,
}

const pair =
  /^[\s,(=]*(?:(?:antara|buat|untuk|utk|bagi|ke|kepada)\s+)?([\p{L} ]{2,30}?)\s*(?:\bdan\b|\bsama\b|\bdengan\b|\bdgn\b|\bjo\b|\bkaro\b|[:/,&-])\s*([\p{L} ]{2,30}?)\s*(?=[.,;)\n?]|$)/iu
const ahead = /([\p{L}]{3,20})\s*[:/-]\s*([\p{L}]{3,20})\s*=?\s*$/iu

const named = (text: string): string =>
  sentenceCase(
    text
      .split(/\s+/)
      .filter((word) => word !== '' && (!nameless.has(word.toLowerCase()) || /^(?:saya|aku|kami|gw|sy)$/i.test(word)))
      .filter((word) => !/^(?:bagian|jatah|hasil|bagi|laba|untung|sistem|nisbah|antara|kita)$/i.test(word))
      .slice(-3)
      .join(' '),
  )

/** `70 buat pak RT`, `buat saya 60`: whose part it is. */
const namedFor = (text: string, weight: number): string => {
  const behind = new RegExp(
    `(?<!\\d)${weight}\\s*(?:%|persen)?\\s+(?:buat|untuk|utk|ke)\\s+([\\p{L}]+(?: \\p{L}+)?)`,
    'iu',
  )
  const before = new RegExp(`(?:buat|untuk|utk)\\s+([\\p{L}]+(?: \\p{L}+)?)\\s+${weight}(?!\\d)`, 'iu')
  return named((behind.exec(text) ?? before.exec(text))?.[1] ?? '')
}

const wholes = new Set('sisa sisanya laba untung hasil bersih keuntungan shu total itu'.split(' '))

/** `SHU dibagi anggota` and `mekanik sisa` name the member and the mechanic. */
export const partName = (label: string): string =>
  sentenceCase(
    label
      .split(' ')
      .filter(
        (word, _, all) => !(wholes.has(word.toLowerCase()) || /^(?:di)?bagi\p{L}*$/iu.test(word)) || all.length === 1,
      )
      .join(' '),
  )

const headsIn = (text: string): number | null => {
  const words = text.toLowerCase().split(/[^\p{L}\d-]+/u)
  for (const [at, word] of words.entries()) {
    const known = collective[word]
    if (known !== undefined) return known
    if (!['bagi', 'dibagi', 'bagiin', 'dibagiin'].includes(plainWord(word))) continue
    for (let next = at + 1; next < Math.min(at + 6, words.length); next += 1) {
      const figure = words[next] ?? ''
      const spoken = /^\d{1,2}$/.test(figure)
        ? Number(figure)
        : (readWordNumber((index) => (index === 0 ? figure : ''))?.value ?? 0)
      // `dibagi jadi 20 botol` makes bottles.
      const into = words[next + 1] ?? ''
      if (words[next - 1] === 'jadi' && into !== '' && !people.has(into) && !asksHowMuch(into)) break
      // `cicilan dibagi 4 minggu`: over so many times, among nobody.
      if (timeNamed(into) !== null) break
      if (spoken >= 2 && spoken <= 99) return spoken
      // `personel 5 orang bagi rata`
      const [count = '', noun = ''] = words.slice(Math.max(0, at - 2), at)
      if (next === at + 1 && /^\d{1,2}$/.test(count) && people.has(noun)) return Number(count)
      if (!/^(?:rata|sama|ke|untuk|buat|jadi|hasil|laba|untung|secara|oleh|merata|kami|kita)$/.test(figure)) break
    }
  }
  return null
}

const half = '(?:separuh|separo|setengah)'
const heads = String.raw`(\d{1,2}|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|sepuluh)`
const headsOf = (said: string): number =>
  /^\d/.test(said) ? Number(said) : (readWordNumber((index) => (index === 0 ? said.toLowerCase() : ''))?.value ?? 0)
const halfAgain = new RegExp(
  String.raw`${half}\s+(?:lagi\s+|sisanya\s+|yang lain\s+)?(?:(?:di)?bagi(?:\s+(?:rata|lagi|ke|untuk|buat|sama))*|buat|untuk|utk)\s+${heads}\s+(?:orang\s+)?(\p{L}{2,20})`,
  'iu',
)
const halfFirst = new RegExp(
  String.raw`${half}\s+(?:(?:untuk|buat|utk|ke|jatah)\s+)?((?!lagi|sisanya|yang|dibagi|buat|untuk)\p{L}{3,20}(?:\s(?!${half})\p{L}{3,20}(?=[,;]?\s+${half}))?)`,
  'iu',
)

const otherHalf = new RegExp(
  String.raw`${half}[^.;]{3,60}?${half}\s+(?:lagi\s+)?(?:(?:untuk|buat|utk|ke|jatah)\s+)?(\p{L}{3,20})`,
  'iu',
)
/** `separo juragan kapal separo 3 ABK` */
const countedHalf = new RegExp(
  String.raw`${half}[^.;\d]{3,60}?${half}\s+(?:lagi\s+)?${heads}\s+(?:orang\s+)?(\p{L}{2,20})`,
  'iu',
)
/** `separo ABK. ABK ada 4 orang`, `50:50 pemilik sama ABK. ABK nya 6 orang`: how many are told of those who have a part; empty for none. */
const headsTold = (who: string, text: string): string =>
  /^\p{L}[\p{L} ]{1,39}$/u.test(who)
    ? (new RegExp(String.raw`(?<!\p{L})${who}\s?(?:nya)?\s+(?:ada\s+|berjumlah\s+)?${heads}\s+orang`, 'iu').exec(
        text,
      )?.[1] ?? '')
    : ''
const headsBehind = (text: string): readonly [heads: string, who: string] => {
  const who = otherHalf.exec(text)?.[1] ?? ''
  const told = headsTold(who, text)
  return told === '' ? ['', ''] : [told, who]
}

/** `dibagi dua: separuh untuk saya, separuh lagi dibagi rata 3 ABK` */
const halvesIn = (text: string): readonly SharePart[] => {
  const [told, who] = (halfAgain.exec(text) ?? countedHalf.exec(text))?.slice(1) ?? headsBehind(text)
  if (!told || !who || headsOf(told) < 2) return []
  const [, first = 'Bagian pertama'] = halfFirst.exec(text) ?? []
  return [
    { name: sentenceCase(first), weight: 1 },
    { name: who.length < 4 ? who.toUpperCase() : sentenceCase(who), weight: 1, heads: headsOf(told) },
  ]
}

/** `pemilik 55% mekanik 45% dari sisa` is of what is divided; `20% dari omzet` is a cost. */
const isTaken = (words: readonly string[]): boolean => {
  const at = words.indexOf('dari')
  return at >= 0 && !wholes.has(words[at + 1] ?? '')
}

const restFor =
  /(?<!\p{L})(?:sisanya|sisa|selebihnya)\s+(?:(?:untuk|buat|utk|ke|masuk|jadi|bagi)\s+)?(\p{L}[\p{L}, ]{2,60}?)(?=\s*(?:[.;\n?]|$))/iu

const restAmong =
  /(?<!\p{L})(?:sisanya|sisa|selebihnya)\s(?:di)?bagi\p{L}{0,3}\s(?:sama\s)?(?:rata\s)?(?:(?:ke|untuk|buat|antara)\s)?(\d{1,2})\s(\p{L}{3,20})/iu

/** `jasa anggota 40%, cadangan 25%, sisanya untuk dana sosial`, `sisanya dibagi rata 6 ABK`: who has what the told shares leave; null where nobody does. */
const restOf = (text: string, whole: number): SharePart | null => {
  const [, heads, each] = restAmong.exec(text) ?? []
  if (each !== undefined && whole > 0 && whole < 100)
    return { name: sentenceCase(each), weight: 100 - whole, heads: Number(heads) }
  const who = restFor.exec(text)?.[1]?.trim() ?? ''
  return who !== '' && whole > 0 && whole < 100 ? { name: sentenceCase(who), weight: 100 - whole } : null
}

const inTwo =
  /(?:di)?bagi\p{L}*\s(?:hasil\s|antara\s)?(\p{L}{3,20}(?: \p{L}{3,20})?) (\d{1,2})(?:\s|,\s|\sdan\s)(\p{L}{3,20}(?: \p{L}{3,20})?) (\d{1,2})(?![\d%]|[.,]\d|\s?(?:persen|rb|jt|ribu|juta))/iu

/** `dibagi pemilik 60 penggarap 40`: of a hundred. */
const partsOfHundred = (text: string): readonly SharePart[] => {
  const [, first = '', own = '', second = '', other = ''] = inTwo.exec(text) ?? []
  return Number(own) + Number(other) === 100
    ? [
        { name: named(first), weight: Number(own) },
        { name: named(second), weight: Number(other) },
      ]
    : []
}

/** `40% jasa anggota, 25% cadangan`: who gets a share, behind it; empty where a name stands before. */
const nameBehind = (text: string, weight: number): string =>
  new RegExp(
    String.raw`(?<![\d.,])${weight}\s?(?:%|persen)\s+(?:(?:untuk|buat|utk)\s+)?(\p{L}[\p{L} ]{1,30}?)(?=\s?(?:[,.;\n)]|$))`,
    'iu',
  ).exec(text)?.[1] ?? ''

const sharingIn = (text: string, entries: readonly Entry[]): Sharing | null => {
  const halves = halvesIn(text)
  if (halves.length > 0) return { parts: halves, heads: null }
  const two = partsOfHundred(text)
  if (two.length > 0) return { parts: two, heads: null }
  const found = ratio.exec(text)
  const weights = found ? found.slice(1, 4).flatMap((one) => (one === undefined ? [] : [Number(one)])) : []
  const sum = weights.reduce((all, one) => all + one, 0)
  if (found && weights.every((one) => one > 0) && (sum === 100 || sum <= 10)) {
    const behind = pair.exec(text.slice(found.index + found[0].length, found.index + found[0].length + 90))
    const before = ahead.exec(text.slice(Math.max(0, found.index - 50), found.index))
    const names = (behind ?? before)?.slice(1, 3).map(named) ?? []
    const told = weights.map((weight, at) => names[at] || namedFor(text, weight))
    const isDistinct = new Set(told).size === told.length
    return {
      parts: weights.map((weight, at) => ({ name: (isDistinct ? told : names)[at] ?? '', weight })),
      heads: null,
    }
  }
  const shares = entries.filter(({ percent, words }) => percent !== null && !isTaken(words))
  const whole = shares.reduce((all, { percent }) => all + (percent ?? 0), 0)
  const rest = restOf(text, whole)
  const behind = shares.map(({ percent }) => nameBehind(text, percent ?? 0))
  const areBehind = behind.every((name) => name !== '') && new Set(behind).size === behind.length
  if ((shares.length > 1 && (whole === 100 || rest !== null)) || rest?.heads !== undefined)
    return {
      parts: [
        ...shares.map(({ label, percent, words }, at) => ({
          name: areBehind
            ? sentenceCase(behind[at] ?? '')
            : // `jasa modal` and `jasa anggota` are paid to different people.
              words[0] === 'jasa' && words.length === 2
              ? sentenceCase(words.join(' '))
              : partName(label),
          weight: percent ?? 0,
        })),
        ...(rest === null ? [] : [rest]),
      ],
      heads: null,
    }
  const heads = headsIn(text)
  return heads === null ? null : { parts: [], heads }
}

/** Reads how a result is shared; null where the message shares nothing. */
export const readSharing = (text: string, entries: readonly Entry[]): Sharing | null => {
  const sharing = divides.test(text) ? sharingIn(text, entries) : null
  if (sharing === null) return null
  const parts = sharing.parts.map((part) => {
    const told = part.heads ?? headsOf(headsTold(part.name, text))
    return told < 2 ? part : { ...part, heads: told }
  })
  return { ...sharing, parts }
}
