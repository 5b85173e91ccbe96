import { AppError } from '#core/errors/shared/app-error.ts'

import { ordersReminder, ordersSellingWords } from '../intent/chat-texts.ts'
import { proposedChange } from '../intent/follow-up.ts'
import { ordersForAnother } from '../intent/go-on.ts'
import type { KindSkills } from '../intent/kind-mentions.ts'
import { understandMessage } from '../intent/understand-message.ts'
import type { Reviser } from '../kind-skill.ts'
import type { AssistantContext, OpenItem, Revision } from '../port.ts'
import { completed, ordersOf } from './completed.ts'
import { type EditClause, namesNothing, readEditMessage } from './edit-clauses.ts'
import { givesUp } from './given-up.ts'
import { ofLastChange, thatOne } from './last-change.ts'
import { inPlainWords, textsIn, wordsIn } from './plain-words.ts'
import { withNearName } from './near-name.ts'
import { wantsItAsBefore } from './message-parts.ts'
import { likeliest, readInParts } from './read-in-parts.ts'
import { saysManner } from './said-manner.ts'
import { type Correction, mayRevise, readCorrection } from './told-corrections.ts'

/** What a message means for the item that stands open. */
export type OpenItemWords =
  { readonly means: 'change'; readonly revision: Revision } | { readonly means: 'unclear'; readonly question: string }

const pointsBack = /\b(?:tadi|barusan|terakhir|sebelumnya|harusnya|seharusnya|mestinya|ralat|koreksi|revisi)\b/i

/** `ongkirnya belum masuk, bikin lagi yang sama`: a new one, with what the other one lacks. */
const makesAgain = /\b(?:buat|bikin)(?:kan|in)?\s+lagi\b/i

/** `rapikan suratnya ya`: what is there shall be better, nobody says how; it orders no second one. */
const tidies =
  /^\s*(?:(?:tolong|tlg|coba|minta|bantu|mohon|bisa) )?(?:di)?(?:rapi|betul|bener|benar|perbaik|perbagus|percantik|bagus|cantik|periksa|koreksi|revisi|poles|sempurna)\p{L}* (?:\p{L}{2,20}nya|\p{L}{2,20} (?:ini|itu|tadi|tersebut))(?: \p{L}{1,10}){0,3}[\s.!]*$/iu

/** `pakai kop yang biasa, buatkan surat penawaran …`: how something new shall be, before it is ordered. */
const saysHow =
  /^\s*(?:tolong |coba )?(?:pakai|pake|gunakan)\s[^.,\n]{1,80}[.,]\s*(?:tolong |coba )?(?:buat|bikin|susun|siap)/iu

/** `slide terakhir kasih alamat …`: a slide that is there is named, and no deck is ordered. */
const namesSlide =
  /^(?!.*\b(?:buat|bikin|susun)(?:kan|in)?\b)(?:.{0,40}\s)?(?:slide|slaid|halaman)\s+(?:ke-?\s*)?(?:\d{1,2}(?!\s*(?:slide|halaman))\b|pertama|kedua|ketiga|keempat|kelima|terakhir|penutup)/i

/** `judulnya ganti Laporan …`: a part of what is there, whatever its new words name. */
const ofItself = /^\s*(?:judul|nama|perihal|tema)nya\s+(?:tolong\s+)?(?:di)?(?:ganti|ubah|jadi)(?:kan|in)?\s/i

/** A correction as the orders that it may mean; `yang tadi diganti jadi 2 juta` is about the sum. */
const asOrders =
  (item: OpenItem) =>
  (message: string): Correction | null => {
    if (message.length <= 300 && thatOne.test(message))
      return { orders: [message.replace(thatOne, 'harganya jadi ')], surely: false }
    const read = readCorrection(message)
    return read === null ? null : { ...read, orders: withNearName(read.orders, textsIn(item)) }
  }

/**
 * `yang kerupuknya dijadiin 10 bungkus`, `jadi 80rb`, `naik 1.000`, `mejanya dibuat lebih bagus`: about a part that is known
 * to be there, as the owner thinks.
 */
const pointsToPart =
  (own: ReadonlySet<string>) =>
  (clause: EditClause): boolean => {
    const { verb, target, value } = clause
    if (verb === null) return false
    if (namesNothing(clause)) return true
    const isSized = /^(?:rp\.?\s*)?\d/i.test(value ?? '')
    if (!/^(?:yang|yg)\s|\p{L}{3,}nya$/iu.test(target)) return false
    const isThere = (target.toLowerCase().match(/\p{L}{3,}/gu) ?? []).some(
      (word) => own.has(word) || own.has(word.replace(/nya$/, '')),
    )
    return verb === 'remove' || isSized || (isThere && saysManner(value ?? ''))
  }

/** `tambah kebaya 1,8jt. nomornya juga salah, …`: what follows a full stop is an order of its own. */
const severalSentences = /(?:\p{L}{4}|\d\p{L}{0,4})[.;!]\s+\p{L}/u

/** `tambah FAQ: bisa diantar? bisa`: what is handed over with an order may ask something; the order itself does not. */
const handsOver =
  /^\s*(?:(?:tolong|mohon|coba|minta|bisa)\s+){0,2}(?:di)?(?:tambah|masuk)(?:kan|in)?\s+(?:di |ke )?(?:tanya jawab|faq|pertanyaan)(?:nya)?(?:\s+(?:baru|lagi))?\s*[:,]?\s+\S/i

/** `besok saya print terus tanda tangan`, `tokonya sudah saya telpon`: who tells what happens fills in nothing. */
const tellsDoings =
  /(?<!\p{L})(?:besok|lusa|nanti|ntar|sesuk|sudah|udah|udh|sdh|wis|wes|mau|akan|lagi)\s(?:saya|sy|aku|gue|gw|kami|kita|tak|dia|beliau|mereka)(?!\p{L})/iu

interface About {
  readonly message: string
  readonly item: OpenItem
  readonly reviser: Reviser
  readonly skills: KindSkills
  readonly context: AssistantContext
}

const howToGoBack =
  'Bisa, tanpa biaya: tekan **Riwayat** di atas canvas, pilih versi yang dimaksud, lalu *Pulihkan versi ini*. Usulan yang belum Anda terima cukup ditekan **Tolak**.'

/** The message as one correction or one order; null where it changes nothing. */
const readWhole = ({ message, item, reviser, skills, context }: About): OpenItemWords | null => {
  const correction = asOrders(item)(message)
  const alone = understandMessage(message, skills, { turns: [] })
  const isNew = alone.outcome === 'request'
  // `rapikan suratnya` by itself is an order about nothing.
  const saysNoMore = isNew || alone.topic.reason === 'unclear'
  const change = (order: string): Revision | null => {
    const read = reviser.readRevision(order, item, context)
    return read === null || 'ask' in read ? null : read
  }
  if (correction !== null && (!isNew || correction.surely || ofItself.test(message))) {
    const order = likeliest(correction.orders, correction.from, change)
    const revision = order === null ? null : change(order)
    if (revision !== null) return { means: 'change', revision }
  }
  const { stance, clauses } = readEditMessage(message, () => false)
  if (stance !== 'order' && !handsOver.test(message)) return null
  // `buatkan invoice dari penawaran ini` is something new; `tambah 10 topi ke invoice ini` is not.
  const ordersChange = clauses[0]?.leads === true
  if (saysNoMore && context.openItem && tidies.test(message)) {
    const asked = reviser.readRevision('ubah', item, context)
    if (asked !== null && 'ask' in asked) return { means: 'unclear', question: asked.ask }
  }
  const namesPart = item.kind === 'presentation' && namesSlide.test(message)
  if (isNew && !namesPart && (!ordersChange || saysHow.test(message))) return null
  const found = reviser.readRevision(message, item, context)
  if (found === null) return null
  // What does not stand open is changed where that is clear; a question about it needs a word that points to it.
  const isTalk = alone.outcome === 'answer' && alone.topic.reason !== null && alone.topic.reason !== 'unclear'
  const wants = !isTalk && clauses.some(pointsToPart(wordsIn(item)))
  if ('ask' in found && context.openItem === undefined && !pointsBack.test(message) && !wants) return null
  // `lanjut websitenya ya pakai data tadi`: what was made is pointed to, and something new is meant.
  if ('ask' in found && understandMessage(message, skills, context).outcome === 'request') return null
  return 'ask' in found ? { means: 'unclear', question: found.ask } : { means: 'change', revision: found }
}

/** The message piece by piece; null where no piece changes anything, or where it orders something new. */
const readPieces = ({ message, item, reviser, skills, context }: About): OpenItemWords | null => {
  if (!mayRevise(message)) return null
  const found = readInParts(message, asOrders(item), (order) => reviser.readRevision(order, item, context))
  if (found === null) return null
  const namesPart = item.kind === 'presentation' && namesSlide.test(message)
  if (
    !found.surely &&
    !namesPart &&
    !ofItself.test(message) &&
    understandMessage(message, skills, { turns: [] }).outcome === 'request'
  )
    return null
  return { means: 'change', revision: found.revision }
}

/** `gajinya salah, harusnya 4 orang`: what the kind asks about a correction that it cannot take as it is told. */
const askedBack = ({ message, item, reviser, skills, context }: About): OpenItemWords | null => {
  const correction = pointsBack.test(message) ? asOrders(item)(message) : null
  if (correction === null || understandMessage(message, skills, context).outcome === 'request') return null
  const asked = correction.orders.map((order) => reviser.readRevision(order, item, context))
  const question = asked.find((one) => one !== null && 'ask' in one)
  return question && 'ask' in question ? { means: 'unclear', question: question.ask } : null
}

/** Orders that undo each other or grow what is there beyond its bounds leave nothing to propose. */
const carefully = (reviser: Reviser): Reviser => ({
  ...reviser,
  readRevision: (text, item, context) => {
    try {
      return reviser.readRevision(text, item, context)
    } catch (error) {
      if (error instanceof AppError && (error.code === 'proposal_outdated' || error.code === 'invalid_content'))
        return null
      throw error
    }
  },
})

const changesOf = ({ changes, differences }: Revision): number =>
  Math.max(Array.isArray(changes) ? changes.length : 0, differences.length)

/** `ganti jadi 24 bulan, harganya turun jadi 3,2jt`: read piece by piece where that changes more than the whole told. */
const moreThan = (
  { revision }: Extract<OpenItemWords, { means: 'change' }>,
  words: string,
  about: About,
): OpenItemWords | null => {
  const pieces = /[,.;]\s/.test(words) ? readPieces(about) : null
  return pieces?.means === 'change' && changesOf(pieces.revision) > changesOf(revision) ? pieces : null
}

const nothingTaken =
  'Baik, Juragan, tidak ada yang saya ubah. Usulan yang belum diterima cukup ditekan **Tolak**; yang terlanjur diterima bisa dikembalikan lewat **Riwayat** di atas canvas, lalu *Pulihkan versi ini*.'

/** `jangan dihapus ya yang soto`: a change of what stands open that is not wanted. */
const leftAlone = ({ message, item, skills, context }: About): OpenItemWords | null => {
  const { stance, clauses } = readEditMessage(message, () => false)
  if (context.openItem === undefined || stance !== 'refuses' || clauses.length > 0) return null
  const own = wordsIn(item)
  const namesOwn = (message.toLowerCase().match(/\p{L}{3,}/gu) ?? []).some((word) => own.has(word.replace(/nya$/, '')))
  const { outcome } = understandMessage(message, skills, { turns: [] })
  return outcome === 'answer' && (namesOwn || message.length <= shortRefusal) && editsNamed.test(message)
    ? { means: 'unclear', question: nothingTaken }
    : null
}
const shortRefusal = 40
const editsNamed =
  /(?<!\p{L})(?:di)?(?:hapus|buang|ganti|ubah|rubah|tambah|kurang|pindah|edit|coret|apus|naik|turun)(?:in|kan|i)?(?!\p{L})/iu

const longestTold = 200

/** `mulai 1 januari`, `bayarnya tempo 14 hari`: told of what still stands open, without a word that orders. */
const toldSince = ({ message, item, reviser, skills, context }: About): OpenItemWords | null => {
  if (message.length > longestTold || /\?/.test(message) || readEditMessage(message, () => false).stance !== 'order')
    return null
  if (understandMessage(message, skills, { turns: [] }).outcome === 'request') return null
  const orders = reviser.readToldSince === undefined ? [] : ordersOf(item, skills, context)
  const revision = reviser.readToldSince?.(message, orders, item, context) ?? null
  return revision === null ? null : { means: 'change', revision }
}

/**
 * Whether a message changes the item that stands open (CHAT-15). Null where it does not: no item is open, the message asks,
 * refuses, chats, or orders something new. Pure.
 */
export const understandRevision = (
  message: string,
  skills: KindSkills,
  context: AssistantContext,
): OpenItemWords | null => {
  const item = context.openItem ?? context.lastMade
  const reviser = item && skills[item.kind].reviser
  // Words for others are written in the chat, whatever stands open.
  if (!item || !reviser || ordersReminder(message) || ordersSellingWords(message)) return null
  if (context.openItem === undefined && !mayRevise(message) && tellsDoings.test(message)) return null
  // That is answered with what was made last.
  if (givesUp(message)) return null
  // `sama tapi buat Toko Jaya, 20 kg`: another one, not twenty more of this.
  if (
    (ordersForAnother(message) || makesAgain.test(message)) &&
    understandMessage(message, skills, context).outcome === 'request'
  )
    return null
  const words = inPlainWords(ofLastChange(message, context.turns), wordsIn(item))
  const about = { message: words, item, reviser: carefully(reviser), skills, context }
  // An order that begins with its verb is read as it stands; all others may tell several things in one breath.
  const leads = readEditMessage(words, () => false).clauses[0]?.leads === true && !severalSentences.test(words)
  // What is set right tells nothing that was not told.
  const tells = !leads && readCorrection(words)?.surely !== true
  const anew = tells ? completed(words, item, skills, context) : null
  if (anew !== null) return { means: 'change', revision: anew }
  const since = tells ? toldSince(about) : null
  if (since !== null) return since
  const first = leads ? readWhole(about) : readPieces(about)
  if (first?.means === 'change') return leads ? (moreThan(first, words, about) ?? first) : first
  const second = leads ? readPieces(about) : readWhole(about)
  const found = second ?? first
  if (found?.means !== 'change' && wantsItAsBefore(words)) return { means: 'unclear', question: howToGoBack }
  return found ?? askedBack(about) ?? leftAlone(about)
}

/** What is said with a change that waits for its owner. */
export const revisionWords = ({ summary }: Revision): string =>
  `${summary}\n\nSilakan periksa perubahannya di bawah ini. ${proposedChange}`
