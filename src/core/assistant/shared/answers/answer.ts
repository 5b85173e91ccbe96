import type { ItemKind } from '#core/items/shared/kinds.ts'

import { canonicalWord } from '../intent/slang.ts'
import type { AnswerTopic } from '../intent/weigh-message.ts'
import { readWords } from '../intent/words.ts'
import type { AssistantContext } from '../port.ts'
import { inIndonesian } from '../regional-words.ts'
import { withMatterTold } from './copywriting/matter-told.ts'
import { onceFor } from './once-for.ts'
import { asAnswered } from './spoken.ts'
import { isEmpty, stemsIn } from './stems.ts'

/** A message as the answers look at it. */
export interface Asked {
  readonly text: string
  /** Every word in its known form, with and without its ending. */
  readonly words: ReadonlySet<string>
  /** The known forms in order, with a blank at both ends: phrases are looked up in it. */
  readonly line: string
  readonly wordCount: number
  /** The hearts of its telling words. */
  readonly stems: ReadonlySet<string>
  /** Holds a question mark or a question word. */
  readonly asks: boolean
  readonly topic: AnswerTopic
  readonly context: AssistantContext
  /** The kinds that can be made now. */
  readonly makeable: readonly ItemKind[]
}

/**
 * One answer. `when` lists conditions, one of which must hold; within a condition ` & ` joins what must all be said,
 * `|` separates words or phrases of which one suffices, and a leading `!` forbids: `beda & invoice|tagihan & kuitansi`.
 * The condition with the most parts wins over all answers; `weight` adds to its score.
 */
export interface Answer {
  readonly name: string
  readonly when: readonly string[]
  /** Questions that it answers, as owners ask them: a message much like one of them is answered though no condition holds. */
  readonly asks?: readonly string[]
  readonly weight?: number
  /** Not where the message names a thing to make: that thing is then the topic. */
  readonly unlessNamed?: boolean
  /** Only for messages of at most this many words: a greeting at the head of a long question is no greeting. */
  readonly atMost?: number
  readonly reply: string | ((asked: Asked) => string)
}

const endings = ['nya', 'kah', 'lah', 'ku', 'mu', 'in', 'e']
/** What may follow the `ga` that makes a question: `kena pajak ga ya`, `masih untung ga kalau …`. */
const endsQuestion = /^(?:|ya|sih|kak|min|kalau|dong|kan|gan|bro|pak|bu)$/
const askingWords =
  /^(?:apa|apakah|bagaimana|berapa|kenapa|siapa|kapan|dimana|mana|bisakah|bolehkah|haruskah|perlukah|kah|mending|mendingan|sebaiknya|baiknya|enaknya|diapain|cara|caranya|carane)$/
/** Before a `ga` that makes a question of what follows it: `boleh ga anak saya bantu`. */
const opensQuestion =
  /^(?:bisa|boleh|perlu|harus|wajib|ada|kena|mungkin|sah|aman|untung|wajar|masih|cukup|layak|penting)$/
/** At the head of a message that asks by a later `ga`: `bisa dipakai di hp ga kasirnya`. */
const opensMessage = /^(?:bisa|boleh|perlu|harus|wajib)$/
const questionWithin = 6
/** `bisa kasih akses akuntan buat lihat laporan`: what begins so asks, whatever it ends with. */
const opensByAsking = /^(?:bisa|bisakah|boleh|bolehkah)$/

/** `kata2`, `anak2`: said twice. */
const saidTwice = /(?<![\p{L}\d])(\p{L}{3,12})2(?![\p{L}\d])/giu
/** `quotation itu surat penawaran bukan ya`: whether it is so. */
export const asksWhether = /\s(?:bukan|kan)(?:\s(?:ya|sih|kak|min|bang|gan)){0,2}\s$/u
/** `harus bikin baru atau dicoret aja`: two ways, of which one is asked for. */
const betweenTwo =
  /\s(?:harus|perlu|mending|lebih baik|baiknya|boleh|langsung|ikut|masuk)\s(?:[^\s]+\s){1,6}(?:atau|apa)\s/u

/** Reads a message for the answers; at most the first 400 words count. */
export const readAsked = (
  message: string,
  topic: AnswerTopic,
  context: AssistantContext,
  makeable: readonly ItemKind[],
): Asked => {
  const text = withMatterTold(message, context.turns)
  const sentences = readWords(text.replaceAll(saidTwice, '$1 $1').replaceAll(/(?<!\p{L})anak buah/giu, 'karyawan'))
  const written = sentences.flatMap((sentence) => sentence.words.map((word) => word.text)).slice(0, 400)
  const inOrder = written.map(asAnswered)
  const words = new Set<string>(written)
  for (const word of inOrder) {
    words.add(word)
    for (const ending of endings) {
      if (word.endsWith(ending) && word.length - ending.length >= 3)
        words.add(canonicalWord(word.slice(0, -ending.length)))
    }
  }
  return {
    text,
    words,
    line: ` ${inOrder.join(' ')} `,
    wordCount: inOrder.length,
    stems: stemsIn(inIndonesian(written.join(' '))),
    asks:
      sentences.some((sentence) => sentence.asks) ||
      asksWhether.test(` ${inOrder.join(' ')} `) ||
      betweenTwo.test(` ${inOrder.join(' ')} `) ||
      opensByAsking.test(inOrder[0] ?? '') ||
      inOrder.some(
        (word, at) =>
          askingWords.test(word) ||
          (word === 'tidak' &&
            (endsQuestion.test(inOrder[at + 1] ?? '') ||
              opensQuestion.test(inOrder[at - 1] ?? '') ||
              (at <= questionWithin && opensMessage.test(inOrder[0] ?? '')))),
      ),
    topic,
    context,
    makeable,
  }
}

interface Option {
  readonly text: string
  /** Several words: looked up in the line. */
  readonly isPhrase: boolean
  /** What it adds to the score of its condition. */
  readonly worth: number
}

interface Part {
  readonly forbidden: boolean
  readonly options: readonly Option[]
}

const readOption = (option: string): Option => {
  const words = option.split(' ').map(canonicalWord)
  return {
    text: words.join(' '),
    isPhrase: words.length > 1,
    worth: option === '?' ? 0.5 : 1 + 0.3 * (words.length - 1),
  }
}

const parsed = new Map<string, readonly Part[]>()

const partsOf = (condition: string): readonly Part[] => {
  const before = parsed.get(condition)
  if (before) return before
  const parts = condition.split(' & ').map((part) => ({
    forbidden: part.startsWith('!'),
    options: part.replace(/^!/, '').split('|').map(readOption),
  }))
  parsed.set(condition, parts)
  return parts
}

const says = (asked: Asked, { text, isPhrase }: Option): boolean =>
  isPhrase ? asked.line.includes(` ${text} `) : text === '?' ? asked.asks : asked.words.has(text)

/** The words and phrases that an answer listens for. */
export const listensFor = ({ when }: Answer): readonly string[] =>
  when.flatMap((condition) =>
    partsOf(condition).flatMap(({ forbidden, options }) => (forbidden ? [] : options.map(({ text }) => text))),
  )

/** Every single word that some answers listen for. */
export const wordsOf = (answers: readonly Answer[]): ReadonlySet<string> =>
  new Set(
    answers.flatMap(({ when, asks = [] }) => [
      ...when.flatMap((condition) =>
        partsOf(condition).flatMap(({ options }) => options.flatMap(({ text }) => text.split(' '))),
      ),
      ...asks.flatMap((question) => question.split(' ')),
    ]),
  )

/** The message with its misspelt words mended: `sertifkat halal`, `pembukuaan`. */
export const mended = (asked: Asked, mend: (word: string) => string): Asked => {
  const wrong: string[] = []
  const right: string[] = []
  const line = asked.line.split(' ').map((word) => {
    // `sampe` is no misspelt `sample`.
    if (word === '' || isEmpty(word)) return word
    const known = mend(word)
    if (known === word) return word
    wrong.push(word)
    right.push(known)
    return known
  })
  const lost = stemsIn(wrong.join(' '))
  return {
    ...asked,
    words: new Set([...asked.words, ...right]),
    line: line.join(' '),
    stems:
      right.length === 0
        ? asked.stems
        : new Set([...[...asked.stems].filter((stem) => !lost.has(stem)), ...stemsIn(right.join(' '))]),
  }
}

/** What a condition that holds is worth; 0 for one that does not. */
const scoreOfParts = (parts: readonly Part[], asked: Asked): number => {
  let score = 0
  // Of a thousand conditions nearly all fail at their first part: nothing is made for those.
  let used = null as string[] | null
  for (const { forbidden, options } of parts) {
    let hit: Option | null = null
    for (const option of options) {
      if (!says(asked, option) || used?.includes(option.text) === true) continue
      hit = option
      break
    }
    if (forbidden ? hit !== null : hit === null) return 0
    if (hit === null) continue
    if (used === null) used = [hit.text]
    else used.push(hit.text)
    score += hit.worth
  }
  return score
}

const conditionsOf = onceFor(({ when }: Answer): readonly (readonly Part[])[] => when.map(partsOf))

/**
 * The score of the best condition that holds; 0 where none does. One word is one part of it: `utang numpuk` says `numpuk`
 * once, and nothing of goods.
 */
export const scoreOf = (answer: Answer, asked: Asked): number => {
  if (answer.unlessNamed === true && asked.topic.kind !== null) return 0
  if (answer.atMost !== undefined && asked.wordCount > answer.atMost) return 0
  let best = 0
  for (const parts of conditionsOf(answer)) best = Math.max(best, scoreOfParts(parts, asked))
  return best > 0 ? best + (answer.weight ?? 0) : 0
}
