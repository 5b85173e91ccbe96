import type { Time } from '../told-figure.ts'
import { asksHowMuch, eachMarks, isMarked, plainWord, timeNamed } from './ledger-words.ts'

/** What a message wants to know. */
export type Wanted = 'average' | 'share' | 'pieces' | 'saving' | 'rest' | 'profit' | 'gap' | 'total'

export interface Asked {
  readonly wanted: readonly Wanted[]
  /** `per dompet`, `sehari`: for one of what; null where it is asked as a whole. */
  readonly per: string | null
  /** All times it is asked for, in order: `sehari sebulan berapa`. */
  readonly times: readonly Time[]
  /** The words of the question in their plain forms. */
  readonly words: readonly string[]
}

const list = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))

const byWord: readonly (readonly [Wanted, ReadonlySet<string>])[] = [
  ['average', list('rata rata-rata rerata rataan rata2')],
  ['saving', list('hemat irit ngirit menghemat penghematan')],
  ['share', list('bagi bagian jatah kebagian porsi')],
  ['rest', list('sisa tinggal saldo tersisa akhir tangan laci')],
  ['profit', list('untung laba bersih cuan profit rugi keuntungan kantong pulang nombok tekor')],
  ['gap', list('selisih tambahan tambah nambah beda hilang kurang susut nyusut')],
  ['total', list('total semua seluruh seluruhnya jumlah jumlahin jumlahkan terkumpul kumpul ngumpul habis')],
]

const sums = list(
  'hitung hitungkan hitungin itung itungin itungno hitungan jumlahkan jumlahin jumlahno totalin totalkan',
)

const clausesOf = (text: string): string[][] =>
  text
    .toLowerCase()
    .replaceAll(/(?<=\p{L}{3})2(?![\d\p{L}])/gu, '')
    .split(/,(?!\d)|[;:\n!?()]|\.(?!\d)|=/u)
    .map((clause) => clause.split(/[^\p{L}\p{N}-]+/u).filter((word) => word !== ''))

const orders = list(
  'analisis analisa analisain analisakan analisiskan analisisin dianalisis dianalisa hitung hitungkan hitungin itung cek laporan rekap mana tampilkan tampilin ditampilkan tunjukkan tunjukin tulis tuliskan sebut sebutkan cantumkan cantumin kasih jelaskan jelasin show isi dihitungkan dihitung hitungkan',
)

const isPlain = (one: readonly string[] | undefined): boolean => one?.every((word) => !/\d/.test(word)) ?? false
/** `30 hari` in a question is no sum. */
const isSum = (word: string): boolean => /\d{3}|\d(?:rb|jt|ribu|juta|k)$|^(?:rb|jt|ribu|juta)$/.test(word)
const gains = list('laba untung profit rugi keuntungan cuan')

/** `analisis total, rata-rata per bulan`: what the order names besides. */
const goesOn = list('rata rata-rata rerata selisih total jumlah sisa')

/** Where nothing is asked with `berapa`: what the order names, `analisis laba bersih`, `omzet totalnya sama produk mana`. */
const ordered = (clauses: readonly string[][]): string[][] =>
  clauses
    .filter((words, at) => {
      if (words.some((word) => orders.has(word))) return words.every((word) => !isSum(word))
      // `tampilkan total biaya, dan profit kalau 12 kursi penuh`: the order goes on, where no sum is told.
      const before = clauses.slice(Math.max(0, at - 3), at)
      return (
        words.some((word) => gains.has(word) || goesOn.has(word)) &&
        words.every((word) => !isSum(word)) &&
        before.some((one) => one.some((word) => orders.has(word)))
      )
    })
    .map((words) => words.map(plainWord))

/** The clauses of a message that ask, each with its words. */
const questions = (clauses: readonly string[][]): string[][] =>
  clauses.flatMap((words, at) => {
    if (!words.some(asksHowMuch) && !words.some((word) => sums.has(word))) return []
    const plain = words.map(plainWord)
    // `sisanya masing-masing, jadi berapa`: a question of two words takes those before it.
    const before = [clauses[at - 1], clauses[at - 2]].find(isPlain) ?? []
    return words.length > 3 ? [plain] : [[...before.map(plainWord), ...plain]]
  })

const asksFor = new Set(byWord.filter(([what]) => what === 'profit').flatMap(([, of]) => [...of]))

/** `untung bersih per hari?`: the sign alone asks, where no sum is told before it. */
const markedQuestions = (text: string): string[][] =>
  [...text.matchAll(/[^?]{1,200}\?/gu)].flatMap(([said]) => {
    const words = clausesOf(said.slice(0, -1)).at(-1) ?? []
    const plain = words.map(plainWord)
    return words.every((word) => !isSum(word)) && plain.some((word) => asksFor.has(word)) ? [plain] : []
  })

const totals = list('total totalnya totale jumlahnya jumlahkan jumlahin totalin untungnya labanya bersihnya sisanya')

/** `bikin lengkap sama total modalnya ya`: a clause without a sum that names the whole. */
const wholes = (clauses: readonly string[][]): string[][] =>
  clauses
    .filter((words) => words.some((word) => totals.has(word)) && words.every((word) => !isSum(word)))
    .map((words) => words.map(plainWord))

const perOf = (words: readonly string[]): string | null => {
  for (const [at, word] of words.entries()) {
    const next = words[at + 1]
    if (['per', 'tiap', 'setiap', 'satu'].includes(word) && next !== undefined) return timeNamed(next) ?? next
    const time = timeNamed(word)
    if (time !== null && /^(?:se|sa|per)|an$/.test(word) && word !== 'bulan') return time
    if (
      /^se(?:potong|porsi|cup|gelas|buah|biji|pcs|botol|bungkus|toples|ekor|kilo|kg|orang|mangkok|loyang)$/.test(word)
    )
      return word.slice(2)
  }
  return null
}

const timesIn = (words: readonly string[]): Time[] => [
  ...new Set(
    words.flatMap((word, at) => {
      const time = timeNamed(word)
      const before = words[at - 1] ?? ''
      // `laba 30 hari`: a month.
      if (time === 'hari' && /^(?:2[4-9]|3[01])$/.test(before)) return ['bulan' as const]
      const isAsked = time !== null && (isMarked(word) || eachMarks.has(before))
      return isAsked ? [time] : []
    }),
  ),
]

/** Reads what a message asks for: the words of its questions, what they want, and for one of what. */
export const readAsked = (text: string): Asked => {
  const clauses = clausesOf(text)
  const told = questions(clauses)
  const asks = told.length > 0 ? told : markedQuestions(text)
  const found = asks.length > 0 ? asks : [...new Set([...ordered(clauses), ...wholes(clauses)])]
  const words = found.flat()
  // `laba per hari berapa, laba 30 hari`: a gain beside a question is asked too.
  const beside = clauses.filter((one) => one.some((word) => gains.has(word)) && one.every((word) => !isSum(word)))
  const wanted = byWord.filter(([, of]) => words.some((word) => of.has(word))).map(([what]) => what)
  const pieces = found.some((one) => {
    const at = one.indexOf('berapa')
    const noun = one[at + 1] ?? ''
    const isCounted =
      noun !== '' &&
      timeNamed(noun) === null &&
      ![
        'total',
        'semua',
        'lagi',
        'banyak',
        'rupiah',
        'persen',
        'duit',
        'uang',
        'juta',
        'sih',
        'ya',
        'kah',
        'jadi',
        'dan',
      ].includes(noun)
    return (
      at >= 0 &&
      isCounted &&
      one.some((word) =>
        ['harus', 'hrs', 'minimal', 'supaya', 'biar', 'target', 'perlu', 'mesti', 'kudu', 'wajib'].includes(word),
      )
    )
  })
  return {
    wanted: pieces ? ['pieces', ...wanted] : wanted,
    per: perOf(words),
    times: timesIn([...words, ...beside.flat()]),
    words,
  }
}
