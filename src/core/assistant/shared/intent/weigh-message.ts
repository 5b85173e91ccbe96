import type { ItemKind } from '#core/items/shared/kinds.ts'

import { carriesFacts, countFacts, type FactCount } from './facts.ts'
import { findMentions, type KindSkills, type Lexicon, lexiconOf } from './kind-mentions.ts'
import { confidenceOf, headsTheRest, mannerOf } from './manner.ts'
import { withoutMannerWishes } from './manner-wishes.ts'
import { narrowIntent } from './narrow-intent.ts'
import { findTakenBack, type TakenBack } from './taking-back.ts'
import type { Finding, NoOrder } from './finding.ts'
import { kindMeant, looksLikeTalk, looksOrdered, type Wording } from './opinion/looks-ordered.ts'
import { type Opinion, secondOpinion } from './opinion/second-opinion.ts'
import { isOnlyTalk } from './only-talk.ts'
import {
  holding,
  type Order,
  orderOfHint,
  orderOfLeaving,
  orderOfReckoning,
  orderOfTold,
} from './orders-of-the-whole.ts'
import { asksAtEnd } from './scene.ts'
import { wantedAtOnce } from './time-moved.ts'
import { isTitledPaper } from './titled-papers.ts'
import { isUnwanted } from './unwanted.ts'
import { weighSentence } from './weigh-orders.ts'
import { levelled, readWords, type Sentence } from './words.ts'

/** Why the message is answered in words, and what it named. */
export interface AnswerTopic {
  /** Null where nothing about making was said. */
  readonly reason: NoOrder | 'unclear' | 'several' | null
  readonly kind: ItemKind | null
  readonly documentType: string | null
  /** What was named in the same breath. */
  readonly besides?: readonly Named[]
  /** It was ordered, and nothing of it was told: what it needs is asked for. */
  readonly isEmpty?: true
}

/** A thing that can be made. */
export interface Named {
  readonly kind: ItemKind
  readonly documentType: string | null
}

export type MessageUnderstanding =
  | { readonly outcome: 'answer'; readonly intent: string; readonly confidence: number; readonly topic: AnswerTopic }
  | {
      readonly outcome: 'request'
      readonly intent: string
      readonly confidence: number
      readonly kind: ItemKind
      readonly documentType: string | null
      /** The words that hold the facts: the message, and the turn it follows up. */
      readonly source: string
      /** What was ordered in the same breath and is still to be made. */
      readonly besides: readonly Named[]
    }

/** Readers of longer texts are enough served by their beginning: an order stands there. */
const readSentences = 200

const answer = (topic: AnswerTopic, confidence: number): MessageUnderstanding => ({
  outcome: 'answer',
  intent: topic.reason === null ? 'talk' : `about_${topic.kind ?? 'making'}`,
  confidence,
  topic,
})

const strongest: readonly NoOrder[] = [
  'cancelled',
  'refused',
  'postponed',
  'supposed',
  'asked',
  'reported',
  'other_thing',
  'unnamed',
  'somebody_else',
  'mentioned',
]

/** An order by one of the tokens of P1 §5 (`@tukang_web@`). */
const tokenOrder = (sentence: Sentence, lexicon: Lexicon): Finding | null => {
  for (const [at, word] of sentence.words.entries()) {
    const kind = lexicon.tokens.get(word.raw.toLowerCase())
    if (kind === undefined) continue
    const mention = { kind, type: null, from: at, to: at + 1, verbal: false }
    return { mention, strength: 0.99, reason: null, asked: false, at, firm: true }
  }
  return null
}

const besidesOf = ({ besides }: Finding): readonly Named[] =>
  (besides?.mentions ?? []).map(({ kind, type }) => ({ kind, documentType: type }))

/** The message without the names of what is made later: they are no facts of what is made now. */
const withoutBesides = (message: string, { besides }: Finding): string => {
  if (besides === undefined || besides.mentions.length === 0) return message
  const text = levelled(message)
  return `${text.slice(0, besides.from)}${text.slice(besides.to)}`
}

/** What one message says by itself, and how much it tells. */
export interface Weighed {
  readonly understanding: MessageUnderstanding
  readonly facts: FactCount
}

/** The strongest order of some findings, the earlier of equals; the others are kept for the answer. */
const strongestOrder = (
  findings: readonly Finding[],
  before: Order | null,
  weight: (finding: Finding) => number | null,
): { readonly order: Order | null; readonly without: readonly Finding[] } => {
  let order = before
  const without: Finding[] = []
  for (const finding of findings) {
    const confidence = weight(finding)
    if (confidence === null) without.push(finding)
    else if (order === null || confidence > order.confidence) order = { finding, confidence }
  }
  return { order, without }
}

/** `kasir … dulu. websitenya gampang, bulan depan aja`: a sentence about other things takes back nothing said before. */
const isOfAnother = (said: readonly Finding[], { upTo }: TakenBack, order: Order | null): boolean => {
  const things = said.filter(({ at }) => at <= upTo).flatMap(({ mention }) => mention ?? [])
  return (
    order !== null &&
    things.length > 0 &&
    things.every(({ kind, type }) => kind !== order.finding.mention?.kind || type !== order.finding.mention.type)
  )
}

/** What a thing does and nobody makes. */
const doing = new Set(['cetak', 'print', 'kirim', 'tampil', 'simpan', 'catat', 'hitung', 'tulis'])

/** `undangan pernikahan? bukan, undangan grand opening …`: what was said first is not meant. `…? ga usah dibikin` refuses. */
const rethought =
  /^[^?\n]{3,60}\?\s{0,3}(?:(?:ga|gak|nggak|enggak|tidak|belum)(?: ah| deh| lah)?[,.]|(?:eh|oh bukan|bukan(?: ah| deh)?)\b[,.]?)\s{1,3}(?=\S{3})/i

/** Of what was found and is no order, what says most about why. */
const mostTelling = (without: readonly Finding[]): Finding | undefined =>
  without.find((one) => one.strength !== null && besidesOf(one).length > 0) ??
  strongest.map((reason) => without.find((one) => one.reason === reason)).find((one) => one !== undefined) ??
  without[0]

/** How weakly an order is worded; null where a form of ordering or a plea stands. */
const wordingOf = ({ asked, firm, begins, reason }: Finding, sentences: readonly Sentence[]): Wording | null => {
  if (reason === 'somebody_else') return 'named'
  const isPleaded = sentences.some(({ words }) => words.some(({ text }) => pleas.has(text)))
  if (firm || isPleaded || (begins === true && !asked)) return null
  return asked || reason === 'mentioned' ? 'named' : 'wished'
}
const pleas = new Set(['dong', 'tolong', 'mohon'])

/** A wish that lacks its facts is none that is asked about: `mau website portofolio buat nampilin karya drone`. */
const doubtOf = (finding: Finding, sentences: readonly Sentence[]): NoOrder | 'unclear' =>
  finding.asked && finding.firm && !sentences.some(({ asks }) => asks) ? 'unclear' : reasonOf(finding)

const reasonOf = ({ asked, reason }: Finding): NoOrder | 'unclear' => (asked ? 'asked' : (reason ?? 'unclear'))

const namesAny = (text: string, lexicon: Lexicon): boolean =>
  readWords(text)
    .slice(0, readSentences)
    .some(
      (one) =>
        findMentions(
          one,
          one.words.map(({ text: word }) => lexicon.mend(word)),
          lexicon,
        ).length > 0,
    )

/** So many words at most ask for a price and nothing else. */
const longestPriceQuestion = 12
const priceQuestion =
  / (?:berapa poin|poin berapa|poinnya berapa|(?:bayar|gratis|berbayar|kena biaya|pakai poin)(?: apa)? (?:tidak|enggak|kah)|(?:bayar|gratis) (?:apa|atau) (?:bayar|gratis)|(?:harus|perlu|kudu) bayar) /
const asksForPoints = ({ words }: Sentence): boolean => {
  const line = ` ${words.map(({ text }) => text).join(' ')} `
  return words.length <= longestPriceQuestion && priceQuestion.test(line)
}

/** `…, dibuat di Medan tanggal 5 Desember`: words that stand at the end of a paper tell of none that is made already. */
const closesPaper =
  /(?<=[,.;\n]\s?)(?:surat(?:nya| ini)? )?dibuat (?:(?:di|untuk) (?=\p{Lu})|(?:tanggal|tgl|pada) )[^,.;\n]{2,60}/u

/** `Kuitansi: …`, `invoice ke Bu Ani: …`: the paper's title and a colon, before what it tells. */
const closesTitle = /^[^,.;:?!\n]{4,60}:\s/u

/** Weighs a message without the turns before it. Pure and linear in its length. */
export const weighMessage = (
  told: string,
  skills: KindSkills,
  opinionOf: (sentences: readonly Sentence[]) => Opinion = secondOpinion,
): Weighed => {
  const lexicon = lexiconOf(skills)
  const afterwards = wantedAtOnce(told) ?? told.replace(rethought, '')
  // `pos kedai mie? bukan ah, merk sendiri: …`: only what it is of was thought over.
  const message = afterwards !== told && namesAny(afterwards, lexicon) ? afterwards : told
  const sentences = withoutMannerWishes(readWords(message.replace(closesPaper, '')).slice(0, readSentences), lexicon)
  const facts = countFacts(sentences)
  const isHeaded = facts.money > 0 && closesTitle.test(message)
  // The figures of a deck need no prices: `deck laporan gudang: masuk 320 dus, keluar 285 dus`.
  const isDeckHeaded = isHeaded || (facts.numbers > 1 && closesTitle.test(message))
  const manner = mannerOf(sentences, facts)
  let order: Order | null = null
  let dropped: { readonly finding: Finding | null; readonly reason: NoOrder } | null = null
  const without: Finding[] = []
  /** What was said since something was taken back. */
  let afresh: Finding[] = []
  let asked = false
  let titled: Finding | null = null
  /** Where the order stands that its sentence tells in full. */
  let headed = 0
  for (const [place, sentence] of sentences.entries()) {
    const weight = (finding: Finding): number | null => {
      const inFull = place === 0 ? null : headsTheRest(finding, sentences.slice(place))
      if (inFull !== null && headed === 0) headed = place
      const isUnderHead = finding.mention?.kind === 'presentation' ? isDeckHeaded : isHeaded
      const isTitle =
        place === 0 &&
        (finding.reason === 'mentioned' || (finding.reason === 'reported' && isUnderHead)) &&
        isTitledPaper(sentences, finding, isUnderHead)
      if (isTitle) titled = finding
      const said = confidenceOf(finding, facts, manner) ?? inFull
      // What is ordered behind a title and its colon says more: `laporan September: … analisiskan`.
      return isTitle ? (isUnderHead && finding.mention?.type !== 'surat_resmi' ? (said ?? 0.6) : 0.72) : said
    }
    const token = tokenOrder(sentence, lexicon)
    const weighed = [...(token ? [token] : []), ...weighSentence(sentence, lexicon)]
    // `bikin analisis itu kena berapa poin`: the price of it is asked, nothing is ordered.
    const said =
      facts.money === 0 && asksForPoints(sentence)
        ? weighed.map((finding) =>
            finding.reason === null ? { ...finding, strength: null, reason: 'asked' as const } : finding,
          )
        : weighed
    // `aplikasi kasir minta dibikinin. …, cetak nota ada nomor antrian`: what it shall do, no order of its own.
    const ordered = order
    const findings = said.filter(
      ({ at, firm }) => ordered === null || firm || !doing.has(sentence.words[at]?.text ?? ''),
    )
    // `diskon 3%? tidak jadi` takes back what was asked, not the order.
    // `buatkan surat ke kantor pajak? eh ga usah deh` takes the order back that its own question is.
    const ordersInQuestion = asked && order !== null && facts.money === 0 && place === 1
    const takenBack = asked && !ordersInQuestion ? null : findTakenBack(sentence, lexicon)
    const back = takenBack !== null && isOfAnother(said, takenBack, order) ? null : takenBack
    asked = sentence.asks
    const upTo = back?.upTo ?? Infinity
    const settled = findings.findLast(({ settles }) => settles === true)
    // Behind `web katering dulu ya` what is only mentioned is no order.
    const isChosen = order?.finding.settles === true
    const counted = findings.filter(({ at, reason }) =>
      settled === undefined ? !(isChosen && reason === 'mentioned') : at >= settled.at,
    )
    if (settled !== undefined) order = null
    const earlier = strongestOrder(
      counted.filter((finding) => finding.at <= upTo),
      order,
      weight,
    )
    without.push(...earlier.without)
    afresh.push(...earlier.without)
    order = earlier.order
    if (back === null) continue
    dropped = { finding: order?.finding ?? null, reason: back.reason }
    const later = strongestOrder(
      counted.filter((finding) => finding.at > upTo),
      null,
      weight,
    )
    without.push(...later.without)
    afresh = [...later.without]
    order = later.order
  }
  const hinted = dropped === null ? (orderOfHint(sentences, lexicon, facts) ?? orderOfLeaving(sentences, facts)) : null
  if (hinted && (order === null || order.finding.reason === 'mentioned')) order = hinted
  // `… semua itu ga jadi. saya harus kasih surat penawaran ke …, itu aja yang tolong dibuatkan`
  if (order === null) order = orderOfTold(afresh, facts, sentences)
  if (order === null && dropped === null) order = orderOfReckoning(sentences, lexicon, facts)
  // What is refused or put off beside an order makes its message look like talk.
  const isContrast = dropped !== null || without.some(({ reason }) => reason !== null && holding.has(reason))
  const wording = order === null || order.finding === titled ? null : wordingOf(order.finding, sentences)
  if (
    order &&
    wording &&
    (wording === 'named' || !isContrast) &&
    looksLikeTalk(sentences.slice(headed), wording, opinionOf)
  ) {
    without.push({ ...order.finding, reason: order.finding.asked ? 'asked' : 'mentioned', asked: false })
    order = null
  }
  const isTalk = isOnlyTalk(sentences)
  if (isTalk) {
    if (order) without.push({ ...order.finding, reason: 'refused' })
    order = null
  }
  const seen = mostTelling(without)
  // What may go wrong is the very matter of an agreement.
  const isComplaint = manner.hasComplaint && seen?.mention?.type !== 'kontrak'
  const isRefused =
    !sentences.some(({ words }) => words.some(({ text }) => pleas.has(text))) && sentences.some(isUnwanted)
  const inDoubt = order === null && dropped === null && !isTalk && !isComplaint && !isRefused
  // `web portofolio …: Lensa Lokal, 30rb per foto, kasirnya ga usah dibikin`: one thing is told of, and another refused.
  const isOther = ({ mention, reason }: Finding): boolean =>
    reason === 'mentioned' && mention?.kind !== seen?.mention?.kind
  const meantAfterAll = seen?.reason === 'refused' ? mostTelling(without.filter(isOther)) : seen
  if (inDoubt && meantAfterAll?.mention && looksOrdered(doubtOf(meantAfterAll, sentences), sentences, facts, opinionOf))
    order = { finding: meantAfterAll, confidence: 0.7 }
  const isUnnamed = order === null && inDoubt && without.every(({ mention }) => mention === null)
  // `modal 18rb jual 25rb dipotong 20% masih untung ga` asks, with or without its mark.
  const isQuestion = sentences.some(({ asks, words }) => asks || asksAtEnd(words.map(({ text }) => text)))
  const meant = isUnnamed && !isQuestion ? kindMeant(sentences, facts, opinionOf) : null
  if (meant !== null) {
    const mention = { kind: meant, type: null, from: 0, to: 0, verbal: false }
    order = { finding: { mention, strength: 0.7, reason: null, asked: false, at: 0, firm: false }, confidence: 0.7 }
  }
  const mention = order?.finding.mention
  if (order && mention) {
    const { kind } = mention
    const words = sentences.flatMap((sentence) => sentence.words.map(({ text }) => text))
    const documentType = mention.type ?? lexicon.hinted(kind, words)
    const besides = besidesOf(order.finding)
    // Which of several is meant first, and for whom, nobody can tell yet.
    if (besides.length > 0 && !carriesFacts(facts))
      return { facts, understanding: answer({ reason: 'several', kind, documentType, besides }, 0.7) }
    const intent = narrowIntent(sentences, lexicon, skills[kind])
    const { confidence } = order
    return {
      facts,
      understanding: {
        outcome: 'request',
        intent,
        confidence,
        kind,
        documentType,
        source: withoutBesides(message, order.finding),
        besides,
      },
    }
  }
  const named = dropped?.finding ?? seen
  const reason: AnswerTopic['reason'] = dropped?.reason ?? (named === undefined ? null : reasonOf(named))
  const besides = named === undefined ? [] : besidesOf(named)
  const topic: AnswerTopic = {
    reason: besides.length > 0 && named?.strength !== null ? 'several' : reason,
    kind: named?.mention?.kind ?? null,
    documentType: named?.mention?.type ?? null,
    besides,
  }
  return { facts, understanding: answer(topic, reason === null ? 0.4 : 0.7) }
}
