import type { ItemKind } from '#core/items/shared/kinds.ts'

import { carriesFacts } from './facts.ts'
import { findMentions, type KindSkills, type Lexicon, lexiconOf, type Mention } from './kind-mentions.ts'
import { narrowIntent } from './narrow-intent.ts'
import { verbMood } from './verbs.ts'
import { type MessageUnderstanding, type Weighed, weighMessage } from './weigh-message.ts'
import { light, negators, pastMarkers, polite, postponeWords } from './word-lists.ts'
import { readWords } from './words.ts'

type Ordered = Extract<MessageUnderstanding, { outcome: 'request' }>

/** What was ordered last, with all that was told for it, and what the owner told after it. */
export interface MadeBefore {
  readonly order: Ordered
  readonly since: readonly string[]
}

/** An order that leans on what was made is short. */
const longest = 140

const pointing =
  /\b(?:dari|dr|pakai|pake|berdasarkan|sesuai|ambil)\s+(?:(?:semua|data|info|isi|bahan|hasil|angka|yang|yg)(?:nya)?\s+){0,2}(?:situ|sini|itu|ini|tadi|barusan|tersebut|atas)\b|\b(?:(?:data|info|isi|hasil|bahan)nya|(?:yang|yg))\s+(?:itu|tadi|barusan)\b/iu
const becoming =
  /\b(?:di)?(?:jadikan|jadiin|jadino|jadikeun|dadekno|dadeake)(?:lah)?\b|\b(?:di)?(?:ubah|ganti|rombak|olah|sulap|konversi|lanjut|buat|bikin)(?:kan|in)?\s+(?:ke|jadi|menjadi)\b|\bversi\b/iu
const addressing = /\b(?:juga|sekalian|sekarang|skrg|lanjut|terus|trus)\b/iu

/** Words that order, point or hand over and tell nothing of the matter. */
const telling = new Set(
  `dari pakai pake berdasarkan sesuai ambil data info isi bahan hasil angka semua semuanya situ sini tadi barusan tersebut atas itu ini
   ubah ganti rombak olah sulap konversi versi ke jadi menjadi jadiin jadikan dijadikan dijadiin lanjut lanjutkan terus nah sekarang yaudah
   gas ayo yuk deh dulu saja sekalian juga cukup bentuk format rekap rekapin rangkum`.split(/\s+/),
)

/** Nobody asks, refuses or puts off; what is an order by itself may name tomorrow: `slide buat rapat besok`. */
const isCalm = (message: string, { outcome }: MessageUnderstanding): boolean =>
  !readWords(message).some(
    ({ asks, words }) =>
      asks ||
      words.some(
        ({ text }) =>
          (negators.has(text) && text !== 'tanpa') ||
          text === 'belum' ||
          (outcome === 'answer' && postponeWords.has(text)),
      ),
  )

interface Place {
  readonly mention: Mention
  readonly from: number
  readonly to: number
  readonly words: string
}

const placesIn = (text: string, lexicon: Lexicon): Place[] =>
  readWords(text).flatMap((sentence) => {
    const mended = sentence.words.map((word) => lexicon.mend(word.text))
    return findMentions(sentence, mended, lexicon).map((mention) => {
      const last = sentence.words[mention.to - 1]
      return {
        mention,
        from: sentence.words[mention.from]?.start ?? 0,
        to: (last?.start ?? 0) + (last?.raw.length ?? 0),
        words: mended.slice(mention.from, mention.to).join(' '),
      }
    })
  })

const saysNothing = (word: string): boolean =>
  telling.has(word) || light.has(word) || polite.has(word) || verbMood(word) !== null

/** The thing that a message names to be made of what is there; null where it tells of things or holds back. */
const wantedThing = (
  message: string,
  understanding: MessageUnderstanding,
  lexicon: Lexicon,
): { readonly order: Ordered; readonly place: Place } | null => {
  const places = placesIn(message, lexicon)
  const kind = understanding.outcome === 'request' ? understanding.kind : understanding.topic.kind
  const place = places.findLast(({ mention }) => mention.kind === kind)
  if (kind === null || place === undefined) return null
  if (understanding.outcome === 'request') return { order: understanding, place }
  const { reason, documentType } = understanding.topic
  if (reason !== null && reason !== 'unnamed' && reason !== 'mentioned' && reason !== 'reported') return null
  const words = readWords(message).flatMap((sentence) => sentence.words)
  // `websitenya sudah jadi`: told, not ordered.
  if (words.some(({ text }) => pastMarkers.has(text) && text !== 'tadi' && text !== 'barusan')) return null
  const isOrder = words.every(
    ({ text, start }) =>
      (start >= place.from && start < place.to) || saysNothing(text) || saysNothing(lexicon.mend(text)),
  )
  const orders = words.some(({ text }) => verbMood(text) !== null) || becoming.test(message)
  if (!isOrder || !orders) return null
  const intent = `${kind}_create`
  return {
    place,
    order: { outcome: 'request', intent, confidence: 0.7, kind, documentType, source: message, besides: [] },
  }
}

/** What the message itself tells behind the thing: `slide buat rapat besok`. */
const toldBehind = (message: string, { to }: Place, lexicon: Lexicon): string => {
  const tail = message.slice(to)
  const words = readWords(tail).flatMap((sentence) => sentence.words)
  const first = words.find(({ text }) => text === 'buat' || text === 'untuk' || !saysNothing(lexicon.mend(text)))
  const says = words.some(({ text, number }) => number || !(saysNothing(text) || saysNothing(lexicon.mend(text))))
  return first === undefined || !says ? '' : tail.slice(first.start).trim()
}

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

/**
 * One thing turned into another kind, or made of what another was made of: `yang itu dijadiin ppt ya`, `dari situ
 * bikinin kasirnya juga`. The earlier order stands in the new one with all that was told for it.
 */
export const orderOfMadeBefore = (
  message: string,
  { understanding, facts }: Weighed,
  skills: KindSkills,
  madeBefore: () => MadeBefore | null,
): Ordered | null => {
  if (message.length > longest || facts.money > 0 || !isCalm(message, understanding)) return null
  const points = pointing.test(message)
  const becomes = becoming.test(message)
  const lexicon = lexiconOf(skills)
  const wanted = wantedThing(message, understanding, lexicon)
  if (wanted === null) return null
  const { order, place } = wanted
  const isKnown = /nya\b/iu.test(message.slice(place.from, place.to + 5)) || addressing.test(message)
  if (!points && !becomes && (!isKnown || carriesFacts(facts) || facts.numbers > 0)) return null
  const before = madeBefore()
  if (before === null || (!points && !becomes && !carries(before.order, order))) return null
  const told = before.since.map((turn) => ({ turn, facts: weighMessage(turn, skills).facts }))
  const tells = told.filter((one) => carriesFacts(one.facts) || one.facts.numbers > 0)
  // What was told since with sums of its own is what the order is about, unless its words point further back.
  if (tells.some((one) => one.facts.money > 0) && !points) return null
  if (!points && !becomes && tells.length > 0) return null
  const source = [
    renamed(before.order, order, place, lexicon),
    ...tells.map(({ turn }) => turn),
    toldBehind(message, place, lexicon),
  ]
    .filter((line) => line !== '')
    .join('\n')
  return {
    ...order,
    documentType: order.documentType ?? sameType(before.order, order),
    intent: narrowIntent(readWords(source), lexicon, skills[order.kind]),
    source,
  }
}

const sameType = (before: Ordered, order: Ordered): string | null =>
  before.kind === order.kind ? before.documentType : null
