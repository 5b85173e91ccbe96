import { countFacts } from './facts.ts'
import { findMentions, type Lexicon, type Mention } from './kind-mentions.ts'
import { verbMood } from './verbs.ts'
import type { MessageUnderstanding } from './weigh-message.ts'
import { capability, light, pastMarkers, polite, progressive, thanks, verdicts } from './word-lists.ts'
import { readWords, type Sentence, type Word } from './words.ts'

type Ordered = Extract<MessageUnderstanding, { outcome: 'request' }>

/** `dari situ`, `pakai data tadi`: where the matter of an order stands. */
export const pointing =
  /\b(?:dari|dr|pakai|pake|berdasarkan|sesuai|ambil)\s+(?:(?:semua|data|info|isi|bahan|hasil|angka|yang|yg)(?:nya)?\s+){0,2}(?:situ|sini|itu|ini|tadi|barusan|tersebut|atas)\b|\b(?:(?:data|info|isi|hasil|bahan)nya|(?:yang|yg))\s+(?:itu|tadi|barusan)\b/iu
/** `jadikan`, `ubah jadi`: what is there becomes another thing. */
export const becoming =
  /\b(?:di)?(?:jadikan|jadiin|jadino|jadikeun|dadekno|dadeake)(?:lah)?\b|\b(?:di)?(?:ubah|ganti|rombak|olah|sulap|konversi|lanjut|buat|bikin)(?:kan|in)?\s+(?:ke|jadi|menjadi)\b|\bversi\b/iu
/** Words with which one order follows another. */
export const addressing = /\b(?:juga|sekalian|sekarang|skrg|lanjut|terus|trus)\b|^\s*(?:sama|plus|dan|tambah)\s/iu

/** An order without a verb: `sekalian kasirnya ya`, `rangkum jadi laporan`. */
const following =
  /\bsekalian\b|^\s*\p{L}+nya\s+(?:dong|donk)\b|\bjuga(?:\s+(?:ya|dong|donk|kak|min|deh))*\s*[.!]*$|^\s*(?:rekap|rangkum|satukan|gabung)\p{L}*\s|^\s*(?:lanjut|terus|trus|gas)\b/iu

/** Words that order, point or hand over and tell nothing of the matter. */
const telling = new Set(
  `dari pakai pake berdasarkan sesuai ambil data info isi bahan hasil angka semua semuanya situ sini tadi barusan tersebut atas itu ini
   ubah ganti rombak olah sulap konversi versi ke jadi menjadi jadiin jadikan dijadikan dijadiin lanjut lanjutkan terus nah sekarang yaudah
   gas ayo yuk deh dulu saja sekalian juga cukup bentuk format rekap rekapin rekapkan rangkum rangkumin rangkumkan satukan gabung gabungkan gabungin total totalnya totalin jumlah jumlahnya jumlahkan
   jumlahin oh ooh ternyata rupanya namanya istilahnya sebutannya berarti sudah kalau begitu gitu atuh mah toh nggih euy hitung hitungkan hitungin samain samakan disamain barangnya isinya harganya datanya`.split(
    /\s+/,
  ),
)

/** Where a text names a thing that can be made. */
export interface Place {
  readonly mention: Mention
  readonly from: number
  readonly to: number
  readonly words: string
}

/** All places of a text where a thing is named, in order. */
export const placesIn = (text: string, lexicon: Lexicon): Place[] =>
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

/** `surat perjanjian utang gak ya`: what a paper is of, right behind its name. */
const ofWhat =
  /^\s(?!(?:tidak|atau|dulu|saja|buat|untuk|dong|bisa|perlu|boleh|harus|yang|kalau|kalo|gitu|gini|dengan|sama|nggak|engga|enggak)(?!\p{L}))\p{Ll}{4,}/u

interface Ordering {
  readonly kind: Ordered['kind']
  readonly documentType: string | null
  readonly source: string
}

/**
 * `enaknya pake surat perjanjian utang gak ya?`, then `ya udah buatkan suratnya`: an order for a paper that names no sort is
 * for the one sort that was spoken of before it. As it is where none was, or several.
 */
export const withPaperSpokenOf = <Order extends Ordering>(
  order: Order,
  turns: readonly string[],
  lexicon: Lexicon,
): Order => {
  if (order.kind !== 'document' || order.documentType !== null) return order
  const named = turns
    .flatMap((turn) =>
      placesIn(turn, lexicon).map((place) => ({ ...place, behind: ofWhat.exec(turn.slice(place.to))?.[0] ?? '' })),
    )
    .flatMap(({ mention: { kind, type }, words, behind }) =>
      kind === 'document' && type !== null ? [{ type, words: `${words}${behind}` }] : [],
    )
  const [first] = named
  return first !== undefined && named.every(({ type }) => type === first.type)
    ? { ...order, documentType: first.type, source: `buatkan ${first.words}\n${order.source}` }
    : order
}

/** Words that order, point or are polite. */
export const saysNothing = (word: string): boolean =>
  telling.has(word) || light.has(word) || polite.has(word) || thanks.has(word) || verbMood(word) !== null

/** `boleh`, `oke`: what was offered is accepted. */
const agreeing: ReadonlySet<string> = new Set('boleh oke iya ya siap sip baik setuju'.split(' '))
const isFor: ReadonlySet<string> = new Set(['buat', 'untuk', 'ke', 'kepada'])
/** `kasirnya juga bagus` praises and orders nothing. */
const praise: ReadonlySet<string> = new Set('bagus keren rapi menarik cantik lengkap cepat mantap'.split(' '))

/** Why a bare order was not taken for one by itself; the other reasons hold it back. */
const nothingAgainst: ReadonlySet<string> = new Set(['unnamed', 'mentioned', 'reported', 'asked'])

/** The thing that a message names to be made of what is there; null where it tells of things or holds back. */
export const wantedThing = (
  message: string,
  understanding: MessageUnderstanding,
  lexicon: Lexicon,
): { readonly order: Ordered; readonly place: Place } | null => {
  const places = placesIn(message, lexicon)
  const said = understanding.outcome === 'request' ? understanding.kind : understanding.topic.kind
  // `oh berita acara ya namanya. boleh, buatkan`: the verb names nothing, and there is one thing that it can mean.
  const kind =
    said ?? (new Set(places.map(({ mention }) => mention.kind)).size === 1 ? (places[0]?.mention.kind ?? null) : null)
  const last = places.findLast(({ mention }) => mention.kind === kind)
  // `jadiin ppt 6 slide`, `tagihan bulan pertamanya dong, invoice ke …`: the thing is named twice.
  const twice = places.filter(({ mention }) => mention.kind === kind && mention.type === last?.mention.type)
  const place = twice[0]
  if (kind === null || place === undefined) return null
  if (understanding.outcome === 'request') return { order: understanding, place }
  const { reason } = understanding.topic
  const documentType = understanding.topic.documentType ?? (said === null ? place.mention.type : null)
  if (reason !== null && !nothingAgainst.has(reason)) return null
  const words = readWords(message).flatMap((sentence) => sentence.words)
  if (reason === 'asked' && words.some(({ text }) => capability.has(text))) return null
  // `websitenya sudah jadi`: told, not ordered.
  if (words.some(({ text }) => pastMarkers.has(text) && text !== 'tadi' && text !== 'barusan')) return null
  // `invoicenya lagi dibikin`: it is being made.
  const isGoing = words.some(
    ({ text }, at) => verbMood(text) === 'passive' && progressive.has(words[at - 1]?.text ?? ''),
  )
  if (isGoing) return null
  if (words.some(({ text }) => praise.has(text) || verdicts.has(text))) return null
  const isOrder = words.every(
    ({ text, start, number }, at) =>
      twice.some(({ from, to }) => start >= from && start < to) ||
      (number && twice.some(({ from }) => from === words[at + 1]?.start)) ||
      agreeing.has(text) ||
      saysNothing(text) ||
      saysNothing(lexicon.mend(text)) ||
      // `ppt nya buat calon investor`
      (start > place.to &&
        words.slice(Math.max(0, at - 4), at).some((one) => one.start >= place.to && isFor.has(one.text))),
  )
  // `ok invoice aja kalau gitu`: what was weighed is chosen.
  const isChosen =
    agreeing.has(words[0]?.text ?? '') && words.some(({ text, start }) => text === 'saja' && start > place.from)
  const orders =
    isChosen || words.some(({ text }) => verbMood(text) !== null) || becoming.test(message) || following.test(message)
  if (!isOrder || !orders) return null
  const intent = `${kind}_create`
  return {
    place,
    order: { outcome: 'request', intent, confidence: 0.7, kind, documentType, source: message, besides: [] },
  }
}

/** What the message itself tells behind the thing: `slide buat rapat besok`. */
export const toldBehind = (message: string, { to }: Place, lexicon: Lexicon): string => {
  const tail = message.slice(to)
  const words = readWords(tail).flatMap((sentence) => sentence.words)
  const first = words.find(({ text }) => text === 'buat' || text === 'untuk' || !saysNothing(lexicon.mend(text)))
  const says = words.some(({ text, number }) => number || !(saysNothing(text) || saysNothing(lexicon.mend(text))))
  return first === undefined || !says ? '' : tail.slice(first.start).trim()
}

const purpose: ReadonlySet<string> = new Set('jadi biar supaya agar soalnya karena mumpung'.split(' '))

/** Of a sentence what can be the thing's matter: `bagus tu urutannya` is said besides, and so is `…, jadi tinggal baca`. */
const wordsOfMatter = (sentence: Sentence, { from, to }: Place): readonly Word[] => {
  const { words } = sentence
  const named = words.find(({ start }) => start >= from && start < to)
  const isTold = countFacts([sentence]).names > 0 || words.some(({ capital }, at) => at > 0 && capital)
  if (named === undefined) return isTold ? words : []
  // `enak ya kalau ada websitenya. bikinin deh`
  if (!isTold && words.some(({ text, start }) => text === 'kalau' && start < from)) return []
  const aside = words.find(
    ({ text, clause }, at) => clause > named.clause && words[at - 1]?.clause !== clause && purpose.has(text),
  )
  return aside === undefined || isTold ? words : words.filter(({ clause }) => clause < aside.clause)
}

/**
 * A bare order without its orders and pointers: `gas bikin ppt nya buat calon investor` is `buatkan ppt buat calon
 * investor`. What only orders must not be read as the matter. A message that tells figures stays as written.
 */
export const plainOrder = (message: string, kind: Ordered['kind'], lexicon: Lexicon): string => {
  const places = placesIn(message, lexicon).filter(({ mention }) => mention.kind === kind)
  // `… kalau ditulis di surat penawaran? sekalian buat suratnya`: which letter was said before.
  const place = places.findLast(({ mention }) => mention.type !== null) ?? places.at(-1)
  if (place === undefined || /\d/.test(message)) return message
  const isMade = readWords(message).some(({ words }) => words.some(({ text }) => verbMood(text) !== null))
  // `analisiskan dong` is its own verb; `dibuatkan analisisnya` has another.
  if (place.mention.verbal && !isMade) return message
  const tail = toldBehind(message, place, lexicon)
  const behind = /^(?:buat|untuk|utk)\s/iu.test(tail) ? tail : ''
  const until = behind === '' ? message.length : message.length - behind.length
  const words = readWords(message).flatMap((sentence) => wordsOfMatter(sentence, place))
  const rest = words.filter(
    ({ text, start }) =>
      (start < place.from || start >= place.to) &&
      start < until &&
      text !== 'nya' &&
      !saysNothing(text) &&
      !saysNothing(lexicon.mend(text)),
  )
  const besides = rest.map(({ raw }) => (raw.length > 4 ? raw.replace(/nya$/iu, '') : raw))
  return ['buatkan', place.words, ...besides, behind].filter((part) => part !== '').join(' ')
}
