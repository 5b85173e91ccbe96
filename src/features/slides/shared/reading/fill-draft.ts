import { sentenceCase } from '#core/text/shared/letter-case.ts'

import { comparedIn } from './compared-parts.ts'
import { calledSo } from './deck-headline.ts'
import { duesJoined } from './dues.ts'
import { type Draft, emptyDraft } from './figure-draft.ts'
import { takeListed, topicOf, workTitle } from './listed-topics.ts'
import { directive } from './maker-words.ts'
import type { DeckHead } from './read-deck-head.ts'
import { readClauses, readSentence, splitClauses, takeTopics, talk, topicLabel } from './read-sentences.ts'
import { ownSlide } from './slide-by-slide.ts'
import { labelled, listLine, namesJoined } from './split-message.ts'
import { ofHour } from './told-events.ts'
import { figuresIn } from './told-figures.ts'
import { escaped } from './told-words.ts'

/** `… modal 65 juta: renovasi 20jt, …`: the sum whose parts follow the colon. */
const askedBefore =
  /(?<!\p{L})((?:modal|dana|biaya|anggaran|kebutuhan|budget)(?:nya)?\s+(?:total\s+)?(?:rp\.?\s*)?\d[\d.,]*\s*\p{L}*)$/iu

/** A line of a list that holds neither a label nor a price. */
const isLine = (sentence: string): boolean => {
  const listed = listLine(sentence)
  return listed !== null && labelled(listed) === null && figuresIn(listed).every(({ kind }) => kind === 'count')
}

const longestTopic = 4
const isShortTopic = (clause: string): boolean =>
  clause.split(/\s+/).length <= longestTopic &&
  figuresIn(clause).length === 0 &&
  labelled(clause) === null &&
  !talk.test(clause)

/** What a headline tells beside what it is about: `pitching ke investor butuh 150jt`. */
const takeHeadline = ({ about, audience, headline, purpose, topic }: DeckHead, draft: Draft): void => {
  const untold = headline.toLowerCase().startsWith(topic.toLowerCase()) ? headline.slice(topic.length) : headline
  // `pengajuan pinjaman ke koperasi 40 juta`: whom it is asked of is no name of the sum.
  const named = (figuresIn(untold)[0]?.before ?? '').replace(
    new RegExp(`^(?:ke|kepada|di|untuk|buat)\\s+${escaped(audience)}$`, 'i'),
    '',
  )
  const isNamed = named !== ''
  const asking = (isNamed ? untold : headline).replace(
    /^.*?\b(?=(?:butuh|perlu|pinjam(?=\s(?:rp\.?\s?)?\d)|pinjaman|pendanaan|kur|kredit|pembiayaan|cari (?:dana|modal))\b)/i,
    '',
  )
  const said = readClauses(splitClauses(asking), '', purpose, draft)
  draft.facts.push(
    ...said.filter(
      (fact) => ![topic, about.occasion].some((told) => told !== '' && fact.toLowerCase().includes(told.toLowerCase())),
    ),
  )
}

/** What stands in the sentence that the order opens, with whether it is a procedure whose sums are steps of work. */
const takeFirst = (read: DeckHead, asked: string, draft: Draft): { readonly isProcedure: boolean } => {
  const { about, head, headline, isAnnounced, isGroup, plainHead, purpose, restClauses, topic } = read
  const isTopic = head !== null && topicLabel.test(head.label)
  const rest = head ? splitClauses(head.rest) : duesJoined(namesJoined(restClauses)).flatMap(splitClauses)
  const told = isGroup ? [] : isAnnounced ? rest.slice(1) : rest
  // Steps of work may hold sums: `hitung modal laci 500rb`.
  const isProcedure =
    /\b(?:sop|prosedur|tata cara)\b/i.test(about.topic) && told.length > 3 && !/@|\bharga\b/i.test(told.join(' '))
  // `buka kasir hitung modal laci 300rb, scan barang, …`: what trainees do, told with a sum or two.
  const sums = told.filter((clause) => figuresIn(clause).some(({ kind }) => kind === 'money')).length
  const isWork =
    purpose === 'training' &&
    head !== null &&
    told.length > 3 &&
    sums > 0 &&
    sums * 2 < told.length &&
    told.every((clause) => labelled(clause) === null && !talk.test(clause) && !/@|\bharga\b|\bbiaya\b/i.test(clause))
  const isList =
    head !== null &&
    ['training', 'other'].includes(purpose) &&
    told.length > 1 &&
    told.filter((clause) => ofHour.test(clause)).length < 2 &&
    (isProcedure ||
      told.every((clause) => figuresIn(clause).length === 0 && labelled(clause) === null && !talk.test(clause)))
  // `pelatihan karyawan tentang cara melayani, kebersihan, dan kasir`: all of them are taught.
  const [, firstTopic = ''] = /\s(?:tentang|soal|mengenai)\s(.+)$/iu.exec(headline) ?? []
  const areTaught =
    purpose === 'training' && head === null && firstTopic !== '' && told.length > 0 && told.every(isShortTopic)
  if (head && isTopic) takeTopics(rest, purpose, draft)
  else if (areTaught) takeTopics([firstTopic, ...told], purpose, draft)
  else if (isWork && !isProcedure)
    draft.parts.push({ title: workTitle, lines: told.map(sentenceCase), isOrdered: true })
  else if (isList)
    takeListed(
      told.filter((clause) => !directive.test(clause) || /^salam$/i.test(clause)).map(topicOf),
      false,
      about,
      purpose,
      draft,
    )
  else {
    // What it is about names its figures, without whom it is shown to.
    const isNamed = topic !== '' && plainHead.toLowerCase().startsWith(topic.toLowerCase())
    const context = head ? (isNamed ? topic : plainHead) : headline
    readSentence(asked === '' ? told : [`butuh ${asked}`, ...told], context, purpose, draft)
  }

  return { isProcedure }
}

/** Everything behind the first sentence, with whether things were set beside each other. */
const takeOthers = (read: DeckHead, draft: Draft): { readonly isCompared: boolean } => {
  const { about, first, head, headline, others, purpose } = read
  const listed = others.filter(isLine)
  takeListed(
    listed.map((one) => listLine(one) ?? one),
    listed.every((one) => /^\(?\d/.test(one)),
    about,
    purpose,
    draft,
  )
  const { parts: compared, rest: untold } = comparedIn(
    headline,
    others.filter((one) => !isLine(one)),
  )
  draft.parts.push(...compared)
  for (const sentence of untold) {
    const slide = ownSlide(sentence)
    if (slide) {
      draft.parts.push(slide)
      continue
    }
    const line = listLine(sentence)
    const isUnderHead =
      (line !== null && head === null) || (head !== null && (head.rest === '' || figuresIn(first).length > 0))
    readSentence(splitClauses(line ?? sentence), isUnderHead ? headline : '', purpose, draft)
  }
  return { isCompared: compared.length > 0 }
}

/** All that was read of a message behind its order. */
export interface Filled {
  readonly draft: Draft
  readonly isProcedure: boolean
  readonly isCompared: boolean
}

/** All that a message tells behind its order, clause by clause, as far as a rule takes it. */
export const fillDraft = (read: DeckHead): Filled => {
  const { announced, field, head, headline, isAnnounced } = read
  const draft = emptyDraft()
  if (field !== '') draft.facts.push(sentenceCase(field))
  if (isAnnounced && calledSo.test(announced)) draft.facts.push(sentenceCase(announced.replace(calledSo, '')))
  // A headline may hold figures itself: 'pitching ke investor butuh 150jt'.
  const asked = head === null ? '' : (askedBefore.exec(headline)?.[1] ?? '')
  if (figuresIn(headline).length > 0 && asked === '') takeHeadline(read, draft)
  return { draft, ...takeFirst(read, asked, draft), ...takeOthers(read, draft) }
}
