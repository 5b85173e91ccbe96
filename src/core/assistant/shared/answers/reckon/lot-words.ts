import { amount, valueOf, withoutDates } from '../told-figures.ts'

/** What a sum is to the lot: what it costs, what one is sold for, or what is to be gained on one. */
export type LotRole = 'cost' | 'price' | 'wish'

export interface LotSum {
  readonly role: LotRole
  readonly value: number
  readonly name: string
  /** What it is told for: a unit, `@` for each of the count before it; null for all of it. */
  readonly per: string | null
  /** The count right before it: `3 kg ayam 48rb/kg`. */
  readonly behind: LotCount | null
  /** Whether a word says that it is a cost. */
  readonly isNamed: boolean
  /** Told after what came of it: so small a sum is that of one. */
  readonly isAfterYield: boolean
}
export interface LotCount {
  readonly value: number
  readonly unit: string
  readonly as: 'count' | 'holds' | 'yield' | 'lost'
  /** Of what it tells how many it holds: `1 ekor jadi 8 potong`. */
  readonly of: string | null
  /** How many of that there are, where it is said in one: `5 karung isi 25 kg`. */
  readonly many: number
}
export interface LotTold {
  readonly text: string
  readonly sums: readonly LotSum[]
  readonly counts: readonly LotCount[]
  readonly wishShare: number | null
  readonly lostShare: number | null
  /** How many of them a day sells. */
  readonly soldADay: number | null
}

const times: Readonly<Record<string, number>> = { lusin: 12, kodi: 20, gros: 144, gross: 144, rim: 500 }
const packNames =
  'karung|sak|zak|peti|dus|kardus|karton|pak|pack|bal|ball|renteng|slop|krat|box|kotak|toples|kaleng|jerigen|drum|galon|rim|loyang|ikat|tray|papan|bungkus|panci'
const spelt: Readonly<Record<string, string>> = {
  kilo: 'kg',
  kilogram: 'kg',
  kiloan: 'kg',
  ltr: 'liter',
  lt: 'liter',
  gr: 'gram',
  bks: 'bungkus',
}
/** By these nothing particular is meant: `satuannya`, `per biji`. */
export const anyPiece = /^(?:biji|buah|pcs|pc|satuan|satu|ecer|lembar|helai|potong|iji)$/
export const unitOf = (word: string): string => {
  const plain = word.replace(/(?<=\p{L}{3})(?:nya|ne)$/u, '')
  return spelt[plain] ?? plain
}

const noUnit =
  /^(?:rb|ribu|jt|juta|persen|perak|hari|jam|bulan|minggu|tahun|taun|thn|bln|orang|org|kali|x|jadi|dan|sama|mau|per|untung|laba|jual|dijual|harga|modal|yang|di|ke|dari|terus|trus|berapa|brp|ditambah|plus|biar|kalau|kalo|itu|ya|dibagi|ongkir|ongkos|rp|total|semua|dapat|dapet|isi|seharga|cuma|untuk|buat|lagi|tapi|masih|an)$/u
const wasted = '(?:susut|menyusut|rusak|mati|busuk|basi|pecah|cacat|hilang|terbuang|dibuang|gagal|layu|penyok|sisa)'
const yields =
  /(?:jadi|dadi|dados|dapat|dapet|dpt|hasil(?:nya)?|menghasilkan|dibagi|dipotong|angkut|muat|cetak|cukup|buat|bersih|tinggal)(?:\s(?:jadi|total|semua|semuanya|untuk|buat|sekitar|sampai|ke))*\s{0,2}$/u
const holdsWord = /(?:^|\s)isi(?:nya)?\s{1,2}$/u
const ofOne =
  /(?:(?<=^|\s)se|(?<![\d.,])1\s?|satu\s|per\s?|tiap\s|setiap\s)(\p{L}{2,10})(?:nya)?\s(?:\p{L}{2,10}\s){0,2}?(?:jadi|dapat|dapet|cukup|bisa|untuk|buat|dipotong|isi)(?:\s(?:jadi|untuk|buat|sekitar))?\s{0,2}$/u
const ofPack = new RegExp(
  `(?:(?<![\\d.,])(\\d{1,4})\\s?|se|satu\\s|per\\s|(?<=^|\\s))(${packNames})(?:\\s(?!jadi|dapat|dapet|cukup|isi)\\p{L}{2,12}){0,2}\\s(?:isi(?:nya)?\\s|@\\s?)?$`,
  'u',
)
/** What is said together with `se`: `sendok` is no unit. */
const joined =
  'kilo|kg|liter|ons|gram|biji|buah|butir|lembar|potong|porsi|gelas|cup|botol|bungkus|mangkok|mangkuk|piring|tusuk|ekor|kotak|toples|papan|panci|loyang|karung|sak|peti|dus|ikat|pasang|unit|box|orang|iji'
const perBehind = new RegExp(
  `^\\s?(?:se(?=(?:${joined})(?!\\p{L}))|per\\s?|\\/\\s?|(?:tiap|satu)\\s)(?!harga|kali)(\\p{L}{2,10})`,
  'u',
)
const pieceBehind = /^\s?(?:satuan|satunya|ecer)/u
const perBefore = new RegExp(
  `(?:(?<=\\s)se(?=(?:${joined})(?:nya)?\\s)|(?<!\\p{L})per\\s?|(?:tiap|satu)\\s)(?!harga|dia|kali)(\\p{L}{2,10}?)(?:nya)?\\s(?:\\p{L}{2,8}\\s)?(?:rp\\.?\\s?)?$`,
  'u',
)
const priceWord =
  /(?:^|\P{L})(?:(?:di|men)?jual(?:nya|an)?|harga jual(?:nya)?|ecer(?:an)?|didol|dodol|fotokopi)(?!\p{L})/gu
const costWord =
  /(?:^|\P{L})(?:modal|hpp|beli|belinya|kulak(?:an)?|bahan|ongkos|ongkir|kemasan|plastik|biaya|sewa|gas|habis|abis|servis|kasih)(?:nya)?(?!\p{L})/gu
const wishWord = /(?:untung|laba|cuan|bathi)(?:nya)?(?:\s(?:(?:per|tiap|satu)\s)?\p{L}{2,10})?\s{0,2}(?:rp\.?\s?)?$/u
const lastAt = (text: string, words: RegExp): number => [...text.matchAll(words)].at(-1)?.index ?? -1

/** Dozens as their pieces, small money as money; what only the question names is none of what is told. */
const plain = (message: string): string =>
  withoutDates(message.toLowerCase())
    .replaceAll(
      /(?:untung|laba|modal|harga|rugi)\p{L}{0,3}\s(?:per\s?|se|satu\s)(?:lusin|kodi|gros)(?=\s?(?:berapa|brp|piro|\?|$))/gu,
      ' untung ',
    )
    .replaceAll(
      /(?:(?<![\d.,])(\d{1,3})\s?|(?<!\p{L})(?:se|satu\s|per\s)?)(lusin|kodi|gross?|rim(?!.{0,40}\sisi\s))(?:an)?(?!\p{L})/gu,
      (_, many: string | undefined, name: string) => `${Number(many ?? 1) * (times[name] ?? 1)} buah`,
    )
    .replaceAll(/(?<![\d.,])(\d{2,3})\s?perak(?:an)?/g, 'rp $1')
    .replaceAll(/(?<=\d)an(?!\p{L})/gu, '')
    .replaceAll(/(?:modal|hpp) sehari/g, 'modal')
    .replaceAll(/\/\s?hari/g, '')
    .replaceAll('@', ' @ ')
    .replaceAll(/(?<=\d)(?!(?:rb|ribu|k|jt|juta|m|x)(?!\p{L}))(?=\p{L})/gu, ' ')
    .replaceAll(/\s{2,}/g, ' ')

const others =
  /(?<!\p{L})(?:titip\p{L}*|reseller|komisi|potongan|dipotong\s\d|diskon|disc|admin|pajak|ppn|bunga|cicil\p{L}*|gaji|karyawan|patungan|bagi hasil|laku|terjual|payu|target|sebulan|perbulan|seminggu|setahun|sehari|dp|gratis|paket|mending|mana|vs|bundling|naik|turun|supplier|banding\p{L}*|saingan|omzet|omset|bep)(?!\p{L})|per\s(?:hari|bulan|minggu|tahun)|\d\s?(?:orang|org|hari|bulan|minggu|tahun|taun|thn|bln|jam)(?!\p{L})|(?<!\p{L})(?:kali(?=\s(?:rp\s?)?\d)|dikali|x|kasbon|kembali\p{L}*|saldo|utang\p{L}*|bayar\p{L}*|bener|benar|totalnya|masuk|keluar)(?!\p{L})/u

const figure = new RegExp(String.raw`(?<![\p{L}\d.,])(@\s?)?${amount}(\s?(?:%|persen)(?!\p{L}))?`, 'giu')

/** A figure with the words around it. */
interface Figure {
  readonly value: number
  readonly isEach: boolean
  readonly isShare: boolean
  /** By its writing. */
  readonly isMoney: boolean
  /** The words since the figure before it, and those of its own clause. */
  readonly link: string
  readonly clause: string
  readonly after: string
  /** The words before it with the figures among them. */
  readonly upTo: string
  /** What it counts, where it counts. */
  readonly unit: string | null
}

const unitBehind = /^\s?(\p{L}{2,12})(?!\p{L})/u
const oneOfIt = new RegExp(`^se(?:${joined})$`, 'u')
/** Of these a thousand may be counted: `1000 pcs`. */
const countedByThousands = /^(?:kg|biji|pcs|bungkus|buah|lembar|porsi)$/

const figuresIn = (text: string): readonly Figure[] => {
  const found = [...text.matchAll(figure)]
  return found.map((one, at) => {
    const [whole, each, digits, scale, percent] = one
    const [before, next] = [found[at - 1], found[at + 1]]
    const value = valueOf(digits, scale) ?? NaN
    const link = text.slice(before === undefined ? 0 : before.index + before[0].length, one.index)
    const after = text.slice(one.index + whole.length, next?.index ?? text.length)
    const word = unitBehind.exec(after)?.[1] ?? ''
    // `lalap 1500 bungkus 700`: the word names what follows.
    const namesNext = after === ` ${word} ` && value >= 100 && next?.[3] === undefined && Number(next?.[2]) < 1_000
    const unit = word === '' || namesNext || noUnit.test(word) || oneOfIt.test(word) ? null : unitOf(word)
    const isWritten = each !== undefined || scale !== undefined || whole.startsWith('rp')
    const isCounted = unit !== null && countedByThousands.test(unit) && value < 10_000
    const isLarge = value >= 1_000 || (value >= 100 && unit === null && !holdsWord.test(link))
    return {
      value,
      isEach: each !== undefined,
      isShare: percent !== undefined,
      isMoney: isWritten || (isLarge && !isCounted),
      link,
      clause: link.slice(Math.max(link.lastIndexOf(','), link.lastIndexOf('.')) + 1),
      after,
      upTo: text.slice(Math.max(0, one.index - 60), one.index),
      unit,
    }
  })
}

const nameless =
  /[^\p{L}\s]|(?<!\p{L})(?:per|se|dari|dan|sama|harga\p{L}*|modal\p{L}*|jadi|total|plus|rp|beli)(?!\p{L})/gu
/** What belongs to the figure before: `33rb/kg ongkir 40rb`. */
const ofLast = /^\s?(?:per\s?|\/\s?)\p{L}+/u
const nameIn = (words: string): string =>
  words.replace(ofLast, ' ').replaceAll(nameless, ' ').trim().split(/\s+/).slice(-2).join(' ')

const sumOf = ({ value, isEach, link, clause, after }: Figure, last: LotCount | null, isSold: boolean): LotSum => {
  const [price, cost] = [lastAt(clause, priceWord), lastAt(clause, costWord)]
  const isNext = clause === link
  // `jual 3 bungkus 10rb`: the price of that many.
  const isOfCount = price < 0 && cost < 0 && isNext && isSold && last !== null
  // `96rb satuannya berapa`: what is asked, not what the sum is of.
  const isAsked = /^\s?(?:per\s)?\p{L}{3,12}\s(?:berapa|brp|piro)/u.test(after)
  const per =
    (isAsked ? undefined : perBehind.exec(after)?.[1]) ??
    ((pieceBehind.test(after) && !isAsked) || /ecer\p{L}*\s{0,2}$/u.test(clause)
      ? 'satuan'
      : perBefore.exec(clause)?.[1])
  return {
    role: wishWord.test(clause) ? 'wish' : price > cost || isOfCount ? 'price' : 'cost',
    value,
    name: nameIn(last === null || !isNext ? clause : clause.replace(/^\s?\p{L}+/u, '')),
    per: per === undefined ? (isEach ? '@' : null) : unitOf(per),
    behind: price > cost || !isNext ? null : last,
    isNamed: cost >= 0,
    isAfterYield: false,
  }
}

const isLostBefore = new RegExp(`${wasted}\\s(?:\\p{L}{2,8}\\s){0,2}$`, 'u')
const isLostBehind = new RegExp(`^\\s?(?:\\p{L}{2,10}\\s){0,2}${wasted}(?!\\p{L})(?!\\s?$)`, 'u')

const countOf = ({ value, link, clause, after, upTo, unit }: Figure, isLast: boolean): LotCount | null => {
  // `12 ekor mati 3`: the word belongs to what follows it.
  const behind = `${after.split(/[,.]/)[0] ?? ''}${isLast || /[,.]/.test(after) ? ';' : ''}`
  const isLost = !/tinggal\s$/u.test(link) && (isLostBefore.test(link) || isLostBehind.test(behind))
  if (value <= 0 || (unit === null && !holdsWord.test(link) && !isLost)) return null
  const told = ofOne.exec(upTo)?.[1]
  // `1rb jadi 8`, `per kg isi 25 kg`: nothing that holds.
  const of = told === undefined || noUnit.test(told) || unitOf(told) === unit ? null : unitOf(told)
  const pack = ofPack.exec(upTo)
  const isHeld = of !== null || pack !== null || holdsWord.test(link)
  return {
    value,
    unit: unit ?? 'buah',
    as: isLost ? 'lost' : isHeld ? 'holds' : yields.test(clause) ? 'yield' : 'count',
    of: of ?? pack?.[2] ?? null,
    many: pack !== null && of === null ? Number(pack[1] ?? 1) : 1,
  }
}

/** `dijual 3rb, laku 20 sehari`: told beside what the lot is. */
const soldBeside =
  /[,.]?\s(?:sehari\s)?(?:laku|terjual|payu)\s(\d{1,4})(?:\s(?!rb|ribu)\p{L}{2,8}){0,2}?(?=\s?(?:[,.?]|$|jual|untung|dijual))/u
const isMade = /(?:jadi|dados|dapat|dapet)\s\d/u

/** The figures of a lot of goods with what each is; null where one of them is nothing of a lot. */
export const readLot = (message: string): LotTold | null => {
  const whole = plain(message)
  const sold = isMade.test(whole) ? soldBeside.exec(whole) : null
  const text = sold === null ? whole : whole.replace(sold[0], ' ').replaceAll(/sehari/g, '')
  if (others.test(text)) return null
  const sums: LotSum[] = []
  const counts: LotCount[] = []
  let [wishShare, lostShare]: (number | null)[] = [null, null]
  let isSold = false
  let last: LotCount | null = null
  const found = figuresIn(text)
  for (const [at, one] of found.entries()) {
    const { value, link, clause } = one
    if (Number.isNaN(value)) return null
    if (one.isShare) {
      if (new RegExp(`${wasted}[^\\d]{0,12}$`, 'u').test(link)) lostShare = value
      else if (/untung|laba|margin|cuan|markup/u.test(link)) wishShare = value
      else return null
      last = null
    } else if (one.isMoney) {
      const sum = sumOf(one, last, isSold)
      sums.push({ ...sum, isAfterYield: counts.some(({ as }) => as === 'yield' || as === 'holds') })
      isSold = sum.role === 'price'
      last = null
    } else {
      isSold = lastAt(clause, priceWord) > lastAt(clause, costWord)
      last = countOf(one, at === found.length - 1)
      if (last === null) return null
      counts.push(last)
    }
  }
  return {
    text,
    sums,
    counts,
    wishShare: wishShare ?? null,
    lostShare: lostShare ?? null,
    soldADay: sold === null ? null : Number(sold[1]),
  }
}
