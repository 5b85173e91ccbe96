import { canonicalWord } from './intent/slang.ts'
import { verbMood } from './intent/verbs.ts'
import {
  asking,
  honorifics,
  light,
  negators,
  polite,
  postponeWords,
  prepositions,
  subjects,
} from './intent/word-lists.ts'
import {
  clausesIn,
  cleaned,
  empty,
  ofPapers,
  type FigureInText,
  figuresIn,
  namesIn,
  quotesIn,
  wordsIn,
} from './told-clauses.ts'

const offices = new Set(
  'supplier suplier pemasok vendor distributor pelanggan klien customer karyawan pegawai sopir kepala ketua direktur pemilik owner guru staf pimpinan manajer drs dra ir hj'.split(
    ' ',
  ),
)
/** What comes along, or without pay. */
const included = /\b(?:termasuk|include|bonus|gratis|free|dapat|dapet)\s+([^,;\n]{3,80})/i
/** Words aimed at whoever reads the message by machine, not at the readers of what is made. */
const command =
  /<\/?[a-z!][^>]{0,80}>|\{\{|\$\{|\b(?:abaikan|lupakan|hiraukan|ignore|disregard|forget|override)\b[^,;\n]{0,40}\b(?:instruksi|perintah|aturan|prompt|instructions?|rules?)\b|\bsystem prompt\b|\bdrop table\b/i
/** A word behind a number that counts nothing of its own. */
const noCount = new Set(
  'dan atau sama yang di ke dari untuk buat per pada jadi sampai vs tapi kalau itu ini sebulan sehari setahun seminggu an cm mm jam menit persen'.split(
    ' ',
  ),
)

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
  /** With `words`: one word of a clause that stands nowhere is enough to bring the clause back. */
  readonly everyWord?: boolean
  /** A number stands there only beside what it counts: `12 karyawan` is not told by `12 meja`. */
  readonly counts?: boolean
  /** A clause keeps who speaks and what he wishes at its beginning, unless it orders something. */
  readonly heads?: boolean
  /** Words that say nothing where this kind is made: its own nouns and the verbs that order it. Lower case. */
  readonly idle?: ReadonlySet<string>
}

/** What is said of the paper itself and its writing. */
const ofWriting =
  /^(?:surat(?:nya)?|(?:di)?(?:tulis|sebut|singgung|cantum|bahas|buat|bikin|cetak|kirim|lupa|terlalu|kepanjangan|formal|kaku|galak|kasar|saja|aja|dulu|salah)(?:kan|in)?)$/iu

const none: ReadonlySet<string> = new Set()

/** `kapan saja`, `apa adanya`: behind a word of asking they make it one that tells. */
const anyOf: ReadonlySet<string> = new Set('saja aja pun adanya'.split(' '))

interface Written {
  readonly holdsName: (name: string) => boolean
  readonly holdsFigure: (figure: FigureInText, isCounted: boolean) => boolean
  readonly holdsWord: (word: string) => boolean
  readonly holds: (word: string) => boolean
}

const bare = (word: string): string => (word.length > 6 ? word.replace(/nya$/, '') : word)

const readWritten = (written: string): Written => {
  const lower = written.toLowerCase()
  const known = new Set(wordsIn(lower))
  const figures = new Set([written, written.replaceAll('\u00a0', ' ')].flatMap(figuresIn).map(({ value }) => value))
  const plainWritten = ` ${wordsIn(lower).join(' ')} `
  const digits = written.replaceAll(/(?<=\d)[\s.\u00a0-]+(?=\d)/g, '')
  // Lines on which a number stands, for looking beside it.
  const lines = lower.split('\n').map((line) => ({ words: new Set(wordsIn(line)), values: new Set<number>() }))
  const besideOf = (): void => {
    for (const [at, line] of lower.replaceAll('\u00a0', ' ').split('\n').entries())
      for (const { value } of figuresIn(line)) lines[at]?.values.add(value)
  }
  let isLined = false
  return {
    holds: (word) => known.has(word),
    holdsName: (name) => {
      // `Kepala SMKN 3`: an office stands in a line of its own.
      const words = wordsIn(name.toLowerCase())
      while (words.length > 1 && (honorifics.has(words[0] ?? '') || offices.has(words[0] ?? ''))) words.shift()
      return plainWritten.includes(` ${words.join(' ')} `)
    },
    holdsFigure: ({ value, text, noun, isMoney }, isCounted) => {
      if (!figures.has(value) && !known.has(String(value)))
        // Part of a number that is written with other gaps: telephones, accounts.
        return text.replace(/\D/g, '').length > 3 && !isMoney && digits.includes(text.replace(/\D/g, ''))
      if (!isCounted || noun === '' || isMoney || noCount.has(noun)) return true
      if (!isLined) {
        isLined = true
        besideOf()
      }
      return lines.some(
        ({ values, words }) =>
          values.has(value) &&
          // `30gr` is one word of a name.
          (words.has(`${text}${noun}`) || words.has(noun) || words.has(canonicalWord(noun)) || words.has(bare(noun))),
      )
    },
    holdsWord: (word) => {
      const low = word.toLowerCase()
      if (low.includes('/')) return low.split('/').every((part) => part.length < 4 || known.has(part))
      return (
        known.has(low) ||
        known.has(canonicalWord(low)) ||
        (low.length >= 5 && lower.includes(low)) ||
        (low.length >= 7 && lower.includes(bare(low))) ||
        (low.startsWith('se') && known.has(low.slice(2))) ||
        (/^\d+\p{L}+$/u.test(low) && known.has(/^\d+/.exec(low)?.[0] ?? ''))
      )
    },
  }
}

/**
 * What a message told and what stands nowhere in the text written from it, in the order of the message: the net under
 * every kind. What somebody told is never lost, even where no rule knew a place for it (ASSIST-01). Orders, greetings,
 * questions and postponed things are no facts.
 */
export const untoldFacts = (
  message: string,
  written: string,
  { words = false, everyWord = false, counts = false, heads = false, idle = none }: UntoldOptions = {},
): UntoldFact[] => {
  const there = readWritten(written)
  const hasCase = /\p{Ll}{3}/u.test(message)
  const found: UntoldFact[] = []
  for (const { text, first: isFirst } of clausesIn(message)) {
    if (command.test(text)) continue
    const said = wordsIn(text)
    const names = [...new Set([...(hasCase ? namesIn(text, isFirst) : []), ...quotesIn(text)])].filter(
      (name) => !there.holdsName(name) && !idle.has(name.toLowerCase()),
    )
    const sums = figuresIn(text).filter((figure) => !there.holdsFigure(figure, counts))
    const lost = names.length > 0 || sums.length > 0
    const clause = cleaned(text, idle, heads)
    const matter = wordsIn(clause).filter((word) => {
      const low = canonicalWord(word.toLowerCase())
      return (
        word.length > 3 &&
        !light.has(low) &&
        !empty.has(low) &&
        !subjects.has(low) &&
        !polite.has(low) &&
        !(heads && prepositions.has(low)) &&
        !idle.has(low) &&
        !idle.has(word.toLowerCase())
      )
    })
    const missing = matter.filter((word) => !there.holdsWord(word))
    const talks = said.some((word, at) => {
      const low = canonicalWord(word.toLowerCase())
      const asks = asking.has(low) && !everyWord && !anyOf.has(said[at + 1]?.toLowerCase() ?? '')
      // `sampah nanti kami bersihkan`, `cat jangan sampai kena lantai` are told; `nanti saja suratnya`, `jangan disebut` are said to us.
      const isOfPaper = !heads || said.some((one) => ofWriting.test(one))
      return asks || (isOfPaper && (postponeWords.has(low) || (negators.has(low) && low === 'jangan')))
    })
    const opening = canonicalWord(said[0]?.toLowerCase() ?? '')
    const opensOrder =
      verbMood(opening) === 'order' || (empty.has(said[0]?.toLowerCase() ?? '') && !ofPapers.test(text.trim()))
    const enough = opensOrder
      ? missing.length >= 3
      : matter.length >= 2 && (figuresIn(text).length === 0 || missing.length > 1)
    const isMatter =
      words && !talks && (everyWord ? missing.length > 0 : enough && missing.length * 5 >= matter.length * 2)
    const along = included.exec(text)?.[1]
    const isLeftOut =
      words &&
      !talks &&
      along !== undefined &&
      wordsIn(along).some((word) => word.length > 3 && !light.has(word.toLowerCase()) && !there.holdsWord(word))
    const isFree = words && !talks && /\bgratis\b/i.test(text) && !there.holds('gratis')
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
