import { plainMessage } from '../plain-message.ts'
import type { AssistantContext } from '../port.ts'
import { placesIn, saysNothing } from './bare-order.ts'
import { isCalm } from './calm.ts'
import { carriesFacts } from './facts.ts'
import { ownWords } from './go-on.ts'
import { type KindSkills, lexiconOf } from './kind-mentions.ts'
import type { MadeBefore } from './made-before.ts'
import { narrowIntent } from './narrow-intent.ts'
import { telling } from './told-before.ts'
import { verbMood } from './verbs.ts'
import { type MessageUnderstanding, type Weighed, weighMessage } from './weigh-message.ts'
import { capability } from './word-lists.ts'
import { readWords } from './words.ts'

type Ordered = Extract<MessageUnderstanding, { outcome: 'request' }>

/** What was spoken of is followed this many of the owner's turns back. */
const deepest = 2
/** A message longer than this tells its own matter. */
const longest = 300

/** `tulis pesan WA untuk menagih …`, `bikin caption`: another thing is asked for, words that the chat itself writes. */
const ofWords =
  /(?<!\p{L})(?:tulis|buat|bikin|susun|rangkai|kasih|beri|contoh|draf|draft|minta)\p{L}{0,3}\s(?:\p{L}+\s){0,2}?(?:pesan|chat|wa|whatsapp|sms|dm|balasan|jawaban|ucapan|kata-kata|kalimat|teks|tulisan|status|komentar|caption|slogan|tagline|pantun|puisi)(?:nya)?(?!\p{L})/iu

/** `dari saya Tono ke istri saya Tini`: a capital that does not merely begin the message. */
const namesAnybody = (message: string): boolean => /\p{L}\s+\p{Lu}\p{L}{2}/u.test(message)

interface SpokenOf {
  readonly kind: Ordered['kind']
  readonly documentType: string | null
  readonly words: string
}

/** The one thing that a turn names; null where it names none or several. */
const thingOf = (turn: string, skills: KindSkills): SpokenOf | null => {
  const [first, ...more] = placesIn(turn, lexiconOf(skills))
  if (first === undefined) return null
  const { kind, type } = first.mention
  const isOne = more.every(({ mention }) => mention.kind === kind && (mention.type ?? type) === (type ?? mention.type))
  return isOne
    ? { kind, documentType: more.reduce((known, { mention }) => known ?? mention.type, type), words: first.words }
    : null
}

const agreeing = /^\s*(?:ok|oke|okay|iya|ya|sip|siap|boleh|mau|nah)(?:\s(?:deh|dong|kak|gan|min|bang))?[\s,.]+(?=\S)/iu

/** `bisa bikin surat jalan ga?`: it is asked whether we make it, and nothing is told of it yet. */
const asksForMaking = (turn: string, skills: KindSkills): boolean => {
  const { understanding, facts } = weighMessage(turn, skills)
  if (understanding.outcome === 'request' || understanding.topic.reason !== 'asked' || carriesFacts(facts)) return false
  const words = readWords(turn).flatMap((sentence) => sentence.words.map(({ text }) => text))
  return words.some((word) => capability.has(word)) && words.some((word) => verbMood(word) !== null)
}

const askingEnd = /(?:[\s,]+(?:ga|gak|nggak|ngga|enggak|engga|tidak|kah|ya|sih|kak|min|gan|bang|dong))*[\s?.!]*$/iu

/** The words of a turn as those of an order: what was asked for, where it was asked whether it can be made. */
export const asOrdered = (turn: string, skills: KindSkills): string => {
  const [thing] = asksForMaking(turn, skills) ? placesIn(turn, lexiconOf(skills)) : []
  return thing === undefined ? turn : `buatkan ${turn.slice(thing.from).replace(askingEnd, '')}`
}

/** What answers the offer to make a thing: a word that agrees with a fact behind it, or a whole list. */
const tellsMatter = (message: string, { money, numbers, names }: Weighed['facts']): boolean =>
  money + numbers + names > 0 && (agreeing.test(message) || money + numbers > 1)

const asOrder = ({ kind, documentType, words }: SpokenOf, told: readonly string[], skills: KindSkills): Ordered => {
  const source = [`buatkan ${words}`, ...told].join('\n')
  const intent = narrowIntent(readWords(source), lexiconOf(skills), skills[kind])
  return { outcome: 'request', intent, confidence: 0.7, kind, documentType, source, besides: [] }
}

/**
 * `website bisa tanpa domain ga?`, `ok kalau gitu bikinin satu, Kedai …`: an order that names no thing is for the one that
 * was asked about or spoken of just before.
 */
export const orderOfAskedBefore = (
  message: string,
  { understanding, facts }: Weighed,
  skills: KindSkills,
  turns: AssistantContext['turns'],
  made: () => MadeBefore | null,
): Ordered | null => {
  if (understanding.outcome !== 'answer' || message.length > longest) return null
  const { reason, kind } = understanding.topic
  const words = ownWords(turns, deepest)
  const answers = reason === null && asksForMaking(words.at(-1) ?? '', skills) && tellsMatter(message, facts)
  if (kind !== null || !(reason === 'unnamed' || answers) || ofWords.test(message)) return null
  if (answers ? readWords(message).some(({ asks }) => asks) : !isCalm(readWords(message))) return null
  const at = words.findLastIndex((turn) => placesIn(turn, lexiconOf(skills)).length > 0)
  const turn = words[at]
  const thing = turn === undefined ? null : thingOf(turn, skills)
  // What was ordered is made already, and what was taken back is not meant.
  if (turn === undefined || thing === null) return null
  const before = weighMessage(turn, skills).understanding
  if (before.outcome === 'request' || before.topic.reason === 'cancelled') return null
  // `presentasi lama gak bikinnya?` asks, whatever is denied in it.
  if (before.topic.reason === 'refused' && !readWords(turn).some(({ asks }) => asks)) return null
  const order = made()?.order
  // `slide terakhir hapus` speaks of the slides that are there.
  if (order?.kind === thing.kind && (thing.documentType === null || thing.documentType === order.documentType))
    return null
  const told = words.map(telling).filter((one) => carriesFacts(weighMessage(one, skills).facts))
  if (!carriesFacts(facts) && !namesAnybody(message) && told.length === 0) return null
  const ordered = asOrdered(turn, skills)
  const asked = ordered === turn ? thing.words : ordered.slice('buatkan '.length)
  return asOrder({ ...thing, words: asked }, [...told, answers ? message.replace(agreeing, '') : message], skills)
}

const questionFirst = /^([^?\n]{4,140}\?)\s+(\S[\s\S]*)$/u

/** `bisa bikin SPPD kah? Tolong buat satu untuk …`: the question and the order stand in one message. */
export const orderOfAskedWithin = (
  message: string,
  { understanding }: Weighed,
  skills: KindSkills,
  turns: AssistantContext['turns'],
  made: () => MadeBefore | null,
): Ordered | null => {
  const [, question, rest] = questionFirst.exec(message) ?? []
  if (question === undefined || rest === undefined || understanding.outcome !== 'answer') return null
  const before = [...turns, { sender: 'user' as const, content: question }]
  return orderOfAskedBefore(rest, weighMessage(rest, skills), skills, before, made)
}

/** `invoice atau kuitansi ya buat uang muka`, then `ok kuitansi`: of what was weighed, one. */
export const orderOfChoice = (
  message: string,
  { understanding, facts }: Weighed,
  skills: KindSkills,
  turns: AssistantContext['turns'],
): Ordered | null => {
  const [turn] = ownWords(turns, 1)
  if (turn === undefined || understanding.outcome === 'request' || carriesFacts(facts) || !isCalm(readWords(message)))
    return null
  const lexicon = lexiconOf(skills)
  const chosen = thingOf(message, skills)
  const weighed = placesIn(turn, lexicon)
  const types = new Set(weighed.map(({ mention }) => `${mention.kind} ${mention.type ?? ''}`))
  const [first, last] = [weighed[0], weighed.at(-1)]
  if (chosen === null || first === undefined || last === undefined || types.size < 2) return null
  const isOneOf = types.has(`${chosen.kind} ${chosen.documentType ?? ''}`)
  const words = readWords(message).flatMap((sentence) => sentence.words.map(({ text }) => text))
  const saysOnly = words.every((word) => saysNothing(word) || lexicon.phrases.has(lexicon.mend(word)))
  const joint = turn.slice(first.to, last.from)
  if (!isOneOf || !saysOnly || !/^\s*(?:apa|atau|ato|atw|\/)\s*$/iu.test(joint)) return null
  const told = `${turn.slice(0, first.from)}${turn.slice(last.to).replace(/^\s*ya\b/iu, '')}`.replaceAll('?', '').trim()
  return carriesFacts(weighMessage(told, skills).facts) ? asOrder(chosen, [told], skills) : null
}

const resuming =
  /\b(?:jadi|jadiin|lanjut|lanjutkan|lanjutin|gas|gaskan|proses|langsung|buatkan|bikinin|dibuatkan|dibikinin|dibuat|dibikin)\b/i
const backwards = /\btadi\b|\bbarusan\b|\bsekarang\b/i
const puttingOff = /\b(?:nanti|ntar|besok|lusa|belum|blm|dulu|tunda|pending|pikir|pasti|jangan|ga|gak|tidak)\b/i

/** `iya jadiin, alamatnya Jl. …`: the word to go on, and what was still to be told. */
const goesOn =
  /^\s*(?:(?:iya|ya|ok|oke|okay|sip|siap|yuk|nah|yaudah)[\s,]+){0,2}(?:jadi(?:in|kan)?|lanjut(?:kan|in)?|gas(?:kan|keun)?|buatkan|bikinin|bikin|buat|proses)(?:\s(?:aja|saja|dong|ya|deh|sekarang|skrg))*\s?[,.;:\n]\s?(?=\S)/iu

/** What a turn tells without the clauses that put it off. */
const withoutPuttingOff = (turn: string): string =>
  turn
    .split(/[,.;\n]|\s(?=(?:tapi|tp|tetapi)\s)/u)
    .filter((part) => !puttingOff.test(part))
    .join(', ')
    .trim()

/** `mau bikin invoice utk … tapi nanti ya`, then `yang tadi jadi ya`: what was put off is ordered now. */
export const orderOfPutOff = (
  message: string,
  { understanding, facts }: Weighed,
  skills: KindSkills,
  turns: AssistantContext['turns'],
): Ordered | null => {
  const [opening = ''] = goesOn.exec(message) ?? []
  const added = opening === '' ? '' : message.slice(opening.length)
  const tellsMore = added !== '' && placesIn(added, lexiconOf(skills)).length === 0
  if (!isCalm(readWords(message))) return null
  if (!tellsMore && (understanding.outcome === 'request' || carriesFacts(facts))) return null
  const words = readWords(message).flatMap((sentence) => sentence.words.map(({ text }) => text))
  const lexicon = lexiconOf(skills)
  const isNamed = placesIn(message, lexicon).length > 0
  const resumes = words.length <= 8 && resuming.test(message) && (backwards.test(message) || isNamed)
  const saysOnly = isNamed || words.every((word) => saysNothing(word) || backwards.test(word))
  if (!tellsMore && !(resumes && saysOnly)) return null
  const [asWritten] = ownWords(turns, 1)
  if (asWritten === undefined) return null
  const turn = plainMessage(asWritten)
  const before = weighMessage(turn, skills)
  if (before.understanding.outcome === 'request' || before.understanding.topic.reason !== 'postponed') return null
  const thing = thingOf(turn, skills)
  const told = withoutPuttingOff(turn)
  const all = tellsMore ? [told, added] : [told]
  return thing !== null && carriesFacts(weighMessage(all.join('\n'), skills).facts) ? asOrder(thing, all, skills) : null
}
