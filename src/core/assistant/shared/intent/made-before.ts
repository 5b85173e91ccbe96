import type { ItemKind } from '#core/items/shared/kinds.ts'

import { isCalm as isSaidCalmly } from './calm.ts'
import { carriesFacts } from './facts.ts'
import { addressing, becoming, type Place, placesIn, pointing, toldBehind, wantedThing } from './bare-order.ts'
import { type KindSkills, type Lexicon, lexiconOf } from './kind-mentions.ts'
import { mendedSource } from './mended-source.ts'
import { narrowIntent } from './narrow-intent.ts'
import { type MessageUnderstanding, type Weighed, weighMessage } from './weigh-message.ts'
import { postponeWords } from './word-lists.ts'
import { readWords } from './words.ts'

type Ordered = Extract<MessageUnderstanding, { outcome: 'request' }>

/** What an owner said after an order; a change of what was made belongs to the order. */
interface Since {
  readonly turn: string
  readonly isChange: boolean
}

/** What was ordered last, with all that was told for it, and what the owner told after it. */
export interface MadeBefore {
  readonly order: Ordered
  /** The place of the ordering turn. */
  readonly at: number
  readonly since: readonly Since[]
  /** What the reply said came of it: of an analysis its results. */
  readonly results: readonly string[]
}

/** The results in the words of a reply: `- Titik impas: **500 porsi** per bulan (…)`. */
export const resultsIn = (reply: string): string[] =>
  reply
    .split('\n')
    .filter((line) => line.startsWith('- ') && line.includes('**'))
    .map((line) =>
      line
        .slice(2)
        .replaceAll('**', '')
        .replace(/\s*\([^()]*\)\.?\s*$/u, ''),
    )

/** `sabtunya 850rb belum masuk`: one more of what was listed. */
const oneMore =
  /^(\p{L}[\p{L} ]{1,40}?)(?:\s?nya)?\s+(\d\S*(?:\s(?:ribu|rb|juta|jt))?)\s+(?:(?:belum|blm) (?:ke)?(?:masuk|tulis|hitung)|lupa|ketinggalan|kelupaan)(?:\s+(?:ya|tadi|nih|kak|min))*\s*[.!]*$/iu
const addedIn = (turn: string): string | null => {
  const [, thing, price] = oneMore.exec(turn) ?? []
  return thing === undefined || price === undefined ? null : `${thing} ${price}`
}

/** An order that leans on what was made is short. */
const longest = 140

/** Nobody asks, refuses or puts off; what is an order by itself may name tomorrow: `slide buat rapat besok`. */
const isCalm = (message: string, { outcome }: MessageUnderstanding): boolean =>
  isSaidCalmly(
    readWords(message).map(({ words, ...sentence }) => ({
      ...sentence,
      words: outcome === 'answer' ? words : words.filter(({ text }) => !postponeWords.has(text)),
    })),
  )

const ownThing: Readonly<Record<ItemKind, string>> = {
  document: 'surat',
  presentation: 'presentasi',
  analysis: 'analisis',
  website: 'website',
  pos: 'kasir',
}

/** A report, a proposal or an analysis is the matter of the slides that are made of it; a site or a till is not. */
const isMatter = ({ kind, documentType }: Ordered): boolean =>
  kind === 'analysis' || documentType === 'laporan' || documentType === 'proposal'

/** The earlier order with the new thing in the place of the old one. */
const renamed = (before: Ordered, order: Ordered, place: Place, lexicon: Lexicon): string => {
  if (order.kind === before.kind && (order.documentType === null || order.documentType === before.documentType))
    return before.source
  const thing = place.mention.verbal
    ? (order.documentType?.replaceAll(/[_-]/g, ' ') ?? ownThing[order.kind])
    : place.words
  const old = placesIn(before.source, lexicon).find(({ mention }) => mention.kind === before.kind)
  if (old === undefined) return `buatkan ${thing} ${before.source}`
  const head = before.source.slice(0, old.from)
  if (order.kind !== 'presentation' || !isMatter(before)) return `${head}${thing}${before.source.slice(old.to)}`
  return `${head}${old.mention.verbal ? 'buatkan ' : ''}${thing} ${before.source.slice(old.from)}`
}

/** Papers of a sale tell the buyer's matter: no page of one's own is made of them unless the words point there. */
const carries = (before: Ordered, order: Ordered): boolean =>
  before.kind !== 'document' || order.kind === 'document' || isMatter(before)

/** `besok mau presentasi ke dinas, usahaku …`: the same thing, begun without figures, which were told since. */
const opens = (before: Ordered, order: Ordered, skills: KindSkills): boolean =>
  order.kind === before.kind && order.kind !== 'document' && weighMessage(before.source, skills).facts.money === 0

const givenUp =
  /^\s*(?:(?:eh|oh|maaf|sori|sorry|hmm)[\s,]+){0,2}(?:(?:ga|gak|nggak|ngga|tidak|tdk)\s?jadi|batal|jangan|bukan)\s+(\p{L}[\p{L} ]{1,30}?)(?:nya)?(?:\s+(?:deh|dong|ah|ya|aja|saja))*[\s,]+(?:(?:tapi|ganti|jadi|bikin|buat|mending)(?:in|kan)?\s+)*(?=\p{L})/iu

/** `ga jadi ppt, website aja`: of what was told the other thing is to be made; words that give up nothing stay as they are. */
const withoutGivenUp = (message: string, skills: KindSkills): string => {
  const [lead = '', thing = ''] = givenUp.exec(message) ?? []
  const lexicon = lexiconOf(skills)
  const wanted = message.slice(lead.length)
  const [first] = placesIn(wanted, lexicon)
  const isThing = thing !== '' && placesIn(thing, lexicon).length === 1
  return isThing && first?.from === 0 ? `jadikan ${wanted}` : message
}

/** What was told, with the changes of it that came since taken in, and what of them stands apart. */
const takenIn = (
  source: string,
  since: readonly (Since & Pick<Weighed, 'facts'>)[],
): { list: string; others: string[] } => {
  const others: string[] = []
  let list = source
  for (const { turn, isChange, facts } of since) {
    const more = isChange ? addedIn(turn) : null
    const mended = !isChange ? null : more === null ? mendedSource(list, turn) : `${list}, ${more}`
    if (mended !== null) list = mended
    else if (carriesFacts(facts) || facts.numbers > 0) others.push(turn)
  }
  return { list, others }
}

/**
 * One thing turned into another kind, or made of what another was made of: `yang itu dijadiin ppt ya`, `dari situ
 * bikinin kasirnya juga`. The earlier order stands in the new one with all that was told for it.
 */
export const orderOfMadeBefore = (
  said: string,
  weighed: Weighed,
  skills: KindSkills,
  madeBefore: () => MadeBefore | null,
): Ordered | null => {
  const message = withoutGivenUp(said, skills)
  const { understanding, facts } = message === said ? weighed : weighMessage(message, skills)
  if (message.length > longest || facts.money > 0 || !isCalm(message, understanding)) return null
  const points = pointing.test(message)
  const becomes = becoming.test(message)
  const lexicon = lexiconOf(skills)
  const wanted = wantedThing(message, understanding, lexicon)
  if (wanted === null) return null
  const { order, place } = wanted
  const isSame = (made: Ordered): boolean =>
    order.kind === made.kind && (order.documentType === null || order.documentType === made.documentType)
  const isKnown = /nya\b/iu.test(message.slice(place.from, place.to + 5)) || addressing.test(message)
  const behind = toldBehind(message, place, lexicon)
  // `isinya samain` names what is told and tells nothing.
  const tellsOwn = facts.names > 0 || facts.numbers > 0 || (facts.details > 0 && behind !== '')
  if (!points && !becomes && (!isKnown || tellsOwn)) return null
  const before = madeBefore()
  if (before === null || (!points && !becomes && !carries(before.order, order))) return null
  // `ganti jadi surat yang kedua`: what is there becomes no second one of its kind.
  if (becomes && !points && isSame(before.order)) return null
  const told = before.since.map((one) => ({ ...one, facts: weighMessage(one.turn, skills).facts }))
  const tells = told.filter((one) => carriesFacts(one.facts) || one.facts.numbers > 0)
  // What was told since with sums of its own is what the order is about, unless its words point further back.
  const ownMatter = tells.filter((one) => !one.isChange)
  if (ownMatter.some((one) => one.facts.money > 0) && !points && !opens(before.order, order, skills)) return null
  if (!points && !becomes && ownMatter.length > 0 && !opens(before.order, order, skills)) return null
  const results = before.order.kind === 'analysis' && order.kind !== 'analysis' ? before.results : []
  const { list, others } = takenIn(renamed(before.order, order, place, lexicon), told)
  const source = [list, ...results, ...others, behind].filter((line) => line !== '').join('\n')
  return {
    ...order,
    documentType: order.documentType ?? sameType(before.order, order),
    intent: narrowIntent(readWords(source), lexicon, skills[order.kind]),
    source,
  }
}

const sameType = (before: Ordered, order: Ordered): string | null =>
  before.kind === order.kind ? before.documentType : null
