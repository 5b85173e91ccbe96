import { canonicalWord } from './intent/slang.ts'
import { verbMood } from './intent/verbs.ts'
import {
  asking,
  honorifics,
  light,
  modals,
  negators,
  polite,
  postponeWords,
  prepositions,
  subjects,
} from './intent/word-lists.ts'

/** Words that only open an order, greet or thank; they say nothing of the matter. */
const empty = new Set(
  `assalamualaikum salam wr wb hormat terima kasih makasih sebelumnya bantuannya bantuan perkenalkan selamat pagi siang sore malam
   surat invoice kuitansi kontrak proposal laporan ppt pptx powerpoint presentasi slide deck analisis analisa website web situs
   file kasir pos aplikasi dokumen format bentuk sekalian ditunggu segera cepat banget dibuatkan silakan juga namun lalu terus kemudian
   sppd spd po sp inv nota tagihan faktur kwitansi penawaran quotation quote ppn wib wita wit rp ttd ktp rt rw inv dp sop hut fyi hitung hitungkan hitungin itungin totalnya total jumlahnya kasih tambahkan tambahin masukkan masukin tulis tuliskan cantumkan dikasih diberi penerima pemberi namanya bernama nama yaitu adalah`.split(
    /\s+/,
  ),
)
const offices = new Set('kepala ketua direktur pemilik owner guru staf pimpinan manajer drs dra ir hj'.split(' '))
const particles = new Set(
  'iya oke dong donk ya yo yah deh sih nih kak kakak min bang bos gan bro mas mbak juragan kang uda uni mang'.split(
    ' ',
  ),
)

const scales: Readonly<Record<string, number>> = { rb: 1e3, ribu: 1e3, k: 1e3, jt: 1e6, juta: 1e6, m: 1e9, miliar: 1e9 }
const figure =
  /(?<![\p{L}\d.,])(?:rp\.?\s?)?(\d{1,3}(?:\.\d{3})+|\d+(?:,\d+)?)(?:\s*(rb|ribu|k|jt|juta|miliar)(?!\p{L}))?/giu
/** What comes along, or without pay. */
const included = /\b(?:termasuk|include|bonus|gratis|free|dapat|dapet)\s+([^,;\n]{3,80})/i

/** No clause ends before a degree (`, S.Pd.`) or the day behind its weekday. */
const clauseEnd =
  /(?:(?<!\d)[,;]|[,;](?!\d))(?!\s?(?:[SMA]|Dr|Ph|Sp)\.|\s\d{1,2}\s\p{Lu}\p{L}+\s20\d\d)|\n|(?<=\p{L}{4}|\d\p{L}{0,4}|\))[.!?](?=\s|$)|\s[-–]\s/gu
const bullet = /^\s*(?:[-–•*·]|\d{1,3}[.)])\s+/

const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’/]*/gu) ?? []

const figuresIn = (text: string): { readonly value: number; readonly text: string }[] =>
  [...text.matchAll(figure)].map(([said, digits = '', scale]) => {
    const value = /^\d{1,3}(?:\.\d{3})+$/.test(digits) ? digits.replaceAll('.', '') : digits.replace(',', '.')
    return { value: Math.round(Number(value) * (scales[scale?.toLowerCase() ?? ''] ?? 1) * 1000) / 1000, text: said }
  })

const isName = (word: string): boolean => /^\p{Lu}/u.test(word) && !/\d/.test(word) && word.length > 1

/** Names of a clause where the writing tells them: runs of words with a capital that do not merely begin a sentence. */
const namesIn = (clause: string, isFirst: boolean): string[] => {
  const runs: string[][] = [[]]
  const words = clause.split(/\s+/).filter((word) => word !== '')
  for (const [at, word] of words.entries()) {
    const bare = word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
    const low = bare.toLowerCase()
    const begins = at === 0 && isFirst && !isName(words[1] ?? '')
    if (/^[("“'‘[]/.test(word)) runs.push([])
    if (isName(bare) && !begins && !empty.has(low) && !honorifics.has(low)) runs.at(-1)?.push(bare)
    else if (isName(bare) && honorifics.has(low)) runs.push([])
    else runs.push([])
    if (/[,;:.)!?]$/.test(word) && bare.length > 3) runs.push([])
  }
  return runs.filter((run) => run.length > 0).map((run) => run.join(' '))
}

const plain = (word: string | undefined): string =>
  canonicalWord((word ?? '').toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''))

/** The clause without what opens an order and without the particles at its end, in plain writing. */
const cleaned = (clause: string): string => {
  const words = clause.replace(bullet, '').trim().split(/\s+/)
  const opens = (word: string): boolean =>
    !isName(word) || words.every((one) => one === one.toUpperCase()) || empty.has(word.toLowerCase())
  while (words.length > 1) {
    const word = plain(words[0])
    const says =
      !light.has(word) && !polite.has(word) && !empty.has(word) && verbMood(word) === null && !modals.has(word)
    const isLink = prepositions.has(word) && word !== 'di' && word !== 'dari' && word !== 'ke'
    if ((says && !isLink) || (!opens(words[0] ?? '') && verbMood(word) === null)) break
    words.shift()
  }
  while (words.length > 1 && particles.has(plain(words.at(-1)))) words.pop()
  return words
    .map((word) => (/^\p{Ll}+$/u.test(word) && word.length <= 5 && word !== 'km' ? canonicalWord(word) : word))
    .join(' ')
    .replace(/^[\s:,.–-]+|[\s:,.–-]+$/g, '')
}

/** One thing that a message told and that stands nowhere in what was written from it. */
export interface UntoldFact {
  readonly kind: 'name' | 'figure' | 'matter'
  /** The fact as the message writes it: `Wawan Setia`, `150rb`; of a matter in plain words its whole clause. */
  readonly text: string
  /** The clause that tells it, without what only orders or greets: ready to stand in an item. */
  readonly clause: string
}

export interface UntoldOptions {
  /** Also matters that were told in plain words, without names and figures. */
  readonly words?: boolean
}

/**
 * What a message told and what stands nowhere in the text written from it, in the order of the message: the net under
 * every kind. What somebody told is never lost, even where no rule knew a place for it (ASSIST-01). Orders, greetings,
 * questions and postponed things are no facts.
 */
export const untoldFacts = (message: string, written: string, { words = false }: UntoldOptions = {}): UntoldFact[] => {
  const lower = written.toLowerCase()
  const known = new Set(wordsIn(lower))
  const figures = new Set([written, written.replaceAll('\u00a0', ' ')].flatMap(figuresIn).map(({ value }) => value))
  const plainWritten = ` ${wordsIn(lower).join(' ')} `
  // `Kepala SMKN 3`: an office stands in a line of its own.
  const isWritten = (name: string): boolean => {
    const words = wordsIn(name.toLowerCase())
    while (words.length > 1 && (honorifics.has(words[0] ?? '') || offices.has(words[0] ?? ''))) words.shift()
    return plainWritten.includes(` ${words.join(' ')} `)
  }
  const hasCase = /\p{Ll}{3}/u.test(message)
  const isToldWord = (word: string): boolean => {
    const low = word.toLowerCase()
    if (low.includes('/')) return low.split('/').every((part) => part.length < 4 || known.has(part))
    return (
      known.has(low) ||
      known.has(canonicalWord(low)) ||
      (low.length >= 5 && lower.includes(low)) ||
      (low.startsWith('se') && known.has(low.slice(2))) ||
      (/^\d+\p{L}+$/u.test(low) && known.has(/^\d+/.exec(low)?.[0] ?? ''))
    )
  }
  const found: UntoldFact[] = []
  let from = 0
  const clauses: { text: string; first: boolean }[] = []
  let first = true
  for (const match of [...message.matchAll(clauseEnd), null]) {
    const end = match?.index ?? message.length
    clauses.push({ text: message.slice(from, end), first })
    from = end + (match?.[0].length ?? 0)
    first = match !== null && /[.!?\n]/.test(match[0])
  }
  for (const { text, first: isFirst } of clauses) {
    const said = wordsIn(text)
    const names = hasCase ? namesIn(text, isFirst).filter((name) => !isWritten(name)) : []
    const sums = figuresIn(text).filter(({ value }) => !figures.has(value) && !known.has(String(value)))
    const lost = names.length > 0 || sums.length > 0
    const clause = cleaned(text)
    const matter = wordsIn(clause).filter((word) => {
      const low = canonicalWord(word.toLowerCase())
      return word.length > 3 && !light.has(low) && !empty.has(low) && !subjects.has(low) && !polite.has(low)
    })
    const missing = matter.filter((word) => !isToldWord(word))
    const talks = said.some((word) => {
      const low = canonicalWord(word.toLowerCase())
      return postponeWords.has(low) || asking.has(low) || (negators.has(low) && low === 'jangan')
    })
    const opensOrder =
      verbMood(canonicalWord(said[0]?.toLowerCase() ?? '')) === 'order' || empty.has(said[0]?.toLowerCase() ?? '')
    const enough = opensOrder
      ? missing.length >= 3
      : matter.length >= 2 && (figuresIn(text).length === 0 || missing.length > 1)
    const isMatter = words && !talks && enough && missing.length * 5 >= matter.length * 2
    const along = included.exec(text)?.[1]
    const isLeftOut =
      words &&
      !talks &&
      along !== undefined &&
      wordsIn(along).some((word) => word.length > 3 && !light.has(word.toLowerCase()) && !isToldWord(word))
    const isFree = words && !talks && /\bgratis\b/i.test(text) && !known.has('gratis')
    if (lost && (matter.length > 0 || said.length > 1)) {
      found.push(...names.map((name): UntoldFact => ({ kind: 'name', text: name, clause })))
      found.push(...sums.map((sum): UntoldFact => ({ kind: 'figure', text: sum.text, clause })))
    } else if (isLeftOut || isFree || isMatter) found.push({ kind: 'matter', text: clause, clause })
  }
  return found
}

/** The clauses of the facts that stand nowhere in what was written, each once. */
export const untoldClauses = (message: string, written: string, options?: UntoldOptions): string[] =>
  [...new Set(untoldFacts(message, written, options).map(({ clause }) => clause))].slice(0, 40)
