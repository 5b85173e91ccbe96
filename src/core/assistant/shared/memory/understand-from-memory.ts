import type { DocumentType, ItemKind } from '#core/items/shared/kinds.ts'

import { formatRupiah } from '#core/text/shared/rupiah.ts'

import { debtReminder } from '../answers/copywriting/reminders.ts'
import type { KindSkills } from '../intent/kind-mentions.ts'
import { isGentle } from '../intent/orders-of-the-whole.ts'
import { understandMessage } from '../intent/understand-message.ts'
import type { AnswerTopic, MessageUnderstanding } from '../intent/weigh-message.ts'
import { readWords } from '../intent/words.ts'
import type { AssistantContext } from '../port.ts'
import { readMessage } from '../read-message.ts'
import { inIndonesian } from '../regional-words.ts'
import { answerFromMemory } from './answer-from-memory.ts'
import { recallDebt } from './debts.ts'
import { namesIn } from './named.ts'
import type { UsedFact } from './owner-memory.ts'
import { recallGoods } from './recall-goods.ts'
import { recallLetter } from './recall-letter.ts'
import { asksForOwnSales, recallSales } from './recall-sales.ts'
import { withEarlierOrder } from './wants-memory.ts'

/** What the owner's own things make of a message. */
export type MemoryWords =
  | {
      readonly means: 'order'
      readonly kind: ItemKind
      readonly documentType: string | null
      readonly intent: string
      readonly confidence: number
      /** The words that hold the facts. */
      readonly source: string
    }
  | { readonly means: 'answer'; readonly text: string; readonly used: readonly UsedFact[] }

/** Readings by which nothing was refused, put off or told: a paper of the owner's own figures may be meant. */
const openReasons: ReadonlySet<AnswerTopic['reason']> = new Set(['mentioned', 'unclear', 'unnamed', null])

const polite =
  /^(?:(?:tolong|tlg|mohon|minta|coba|dong|bisa|mau|butuh|saya|aku|min|kak|juragan|halo|hai|pagi|siang|sore|malam|kasih|beri|tampilkan|lihat|kirim|kirimkan|bantu|ya|sekalian|dan|buat(?:kan|in|lah)?|bikin(?:in|kan)?|susun(?:kan|in)?|siap(?:kan|in)|surat)[,!.]? ){0,6}/iu

const report = /^(?:laporan|lap|rekap(?:an|itulasi|kan|in)?|ringkasan|report)(?![\p{L}])/iu
const billing =
  /^(?:tagih(?:kan|in|lah)?|nagih|menagih|surat tagihan|penagihan|tagihan (?:ke|untuk|buat|kepada))(?![\p{L}])/iu
const papers: readonly (readonly [RegExp, DocumentType])[] = [
  [/^(?:invoice|inv|faktur|tagihan|nota)(?![\p{L}])/iu, 'invoice'],
  [/^(?:kuitansi|kwitansi)(?![\p{L}])/iu, 'kuitansi'],
  [/^penawaran(?: harga)?(?![\p{L}])/iu, 'surat_penawaran'],
  [/^kontrak(?![\p{L}])/iu, 'kontrak'],
]
const done = /(?<![\p{L}])(?:sudah|udah|sdh|telah|tadi|belum|kirim|kirimkan|terkirim|beres|selesai)(?![\p{L}])/iu
const question = /\?\s*$|(?<![\p{L}])(?:berapa|mana|apa|kenapa|gimana|bagaimana|kapan|siapa)(?![\p{L}])/iu

const headOf = (text: string): string => text.slice(0, 300).replaceAll(/\s+/g, ' ').trim().replace(polite, '')

/** `invoice Bu Sari 3 nasi goreng`: every thing is counted and has its price in the owner's till. */
const hasKnownGoods = (text: string, { memory, today }: AssistantContext): boolean => {
  const names = new Set(
    (memory?.shops ?? []).flatMap((shop) => (shop.products ?? []).map(({ name }) => name.trim().toLowerCase())),
  )
  if (names.size === 0 || text.length > 300) return false
  const { goods } = readMessage(text, today)
  return (
    goods.length > 0 && goods.every(({ name, quantity }) => quantity !== null && names.has(name.trim().toLowerCase()))
  )
}

/** An order that only makes sense with the owner's own figures: `laporan penjualan minggu ini`, `tagih kasbon Bu Rina`. */
const orderOf = (text: string, context: AssistantContext): { kind: ItemKind; documentType: string } | null => {
  const head = headOf(text)
  if (question.test(head)) return null
  if (report.test(head) && asksForOwnSales(text, context.today)) {
    const sales = recallSales(text, context)
    return sales !== null && !('none' in sales) ? { kind: 'document', documentType: 'laporan' } : null
  }
  if (billing.test(head)) {
    const debt = recallDebt(text, context)
    if (debt !== null && !('none' in debt)) return { kind: 'document', documentType: 'invoice' }
  }
  const documentType = papers.find(([noun]) => noun.test(head))?.[1]
  if (documentType === undefined) return null
  const like = recallLetter(text, documentType, context)
  const isKnown = (like !== null && 'found' in like) || hasKnownGoods(text, context)
  return isKnown ? { kind: 'document', documentType } : null
}

/** The question back that an order of a kind has to wait for; null where it can be made. */
const questionFor = (
  kind: ItemKind,
  documentType: string | null,
  text: string,
  context: AssistantContext,
): MemoryWords | null => {
  const usesSales = kind === 'analysis' || kind === 'presentation' || documentType === 'laporan'
  const isReminder = documentType === 'surat_resmi' && /(?<![\p{L}])(?:penagihan|tagihan)(?![\p{L}])/iu.test(text)
  const usesDebt = documentType === 'invoice' || documentType === 'kuitansi' || isReminder
  const found = [
    usesSales ? recallSales(text, context) : null,
    usesDebt ? recallDebt(text, context) : null,
    recallGoods(text, context),
  ]
  for (const one of found)
    if (one !== null && 'ask' in one) return { means: 'answer', text: one.ask, used: one.used ?? [] }
  return null
}

const orderIn = (
  understood: MessageUnderstanding,
  text: string,
  context: AssistantContext,
): { kind: ItemKind; documentType: string | null } | null => {
  if (understood.outcome === 'request') return understood
  const { reason } = understood.topic
  // `laporan penjualan kemarin` tells nothing that was done, it only names the day.
  const isBareName = reason === 'reported' && text.trim().split(/\s+/).length <= 6 && !done.test(text)
  return openReasons.has(reason) || isBareName ? orderOf(text, context) : null
}

/**
 * What a message means in the light of its owner's own things: an order for which they are needed, a question about
 * them, or a question back where several may be meant (ASSIST-06). Null leaves the message to the other rules. Pure.
 */
export const understandFromMemory = (
  message: string,
  skills: KindSkills,
  context: AssistantContext,
): MemoryWords | null => {
  if (context.memory === undefined) return null
  const joined = inIndonesian(withEarlierOrder(message, context.turns))
  const own = inIndonesian(message)
  const isChoice = joined !== own
  if (isChoice) {
    const [first = ''] = joined.split('\n')
    const before = orderIn(understandMessage(first, skills, { turns: [] }), first, context)
    const again = before && questionFor(before.kind, before.documentType, joined, context)
    if (before && again === null) return orderWords(before, joined)
    // What was asked is still open: the message is read for itself.
  }
  const understood = understandMessage(own, skills, context)
  const isGentlyDunned = understood.outcome === 'answer' && billing.test(headOf(own)) && isGentle(readWords(own))
  const order = isGentlyDunned ? null : orderIn(understood, own, context)
  if (order === null)
    return (
      answerFromMemory(own, context) ??
      withoutSales(understood, own, context) ??
      (isGentlyDunned ? gentleWords(own, context) : withoutDebt(understood, own, context))
    )
  const ask = questionFor(order.kind, order.documentType, own, context)
  if (ask !== null) return ask
  return understood.outcome === 'request' ? null : orderWords(order, own)
}

/** A bare `laporan penjualan minggu ini` with nothing to make it of: a sheet of blanks would cost points for nothing. */
const withoutSales = (
  understood: MessageUnderstanding,
  text: string,
  context: AssistantContext,
): MemoryWords | null => {
  if (understood.outcome === 'request' || !openReasons.has(understood.topic.reason)) return null
  const head = headOf(text)
  if (!report.test(head) || question.test(head)) return null
  const sales = recallSales(text, context)
  if (sales === null || !('none' in sales) || sales.none === '') return null
  const why = context.memory?.off.includes('sales')
    ? 'Data penjualan dari kasir sedang dimatikan, jadi laporannya tidak saya buat. Nyalakan lagi dengan **Pakai lagi** di jawaban sebelumnya, atau di Pengaturan bagian Asisten.'
    : 'Belum ada penjualan di kasir Juragan yang bisa saya baca, jadi laporannya tidak saya buat.'
  return {
    means: 'answer',
    text: `${why}\n\nAtau tulis angkanya, lalu saya susun. Contoh: "buatkan laporan penjualan: Senin 300rb, Selasa 450rb".`,
    used: [],
  }
}

/** A bare `tagih kasbon Bu Rina` of whom no bill is known: nobody pays for an invoice without a single figure. */
const withoutDebt = (understood: MessageUnderstanding, text: string, context: AssistantContext): MemoryWords | null => {
  if (understood.outcome === 'request' || !openReasons.has(understood.topic.reason)) return null
  const head = headOf(text)
  const debt = billing.test(head) && !question.test(head) ? recallDebt(text, context) : null
  if (debt === null || !('none' in debt)) return null
  const [who = 'Bu Rina'] = namesIn(text)
  const why = context.memory?.off.includes('items')
    ? 'Dokumen lama sedang dimatikan, jadi tagihannya tidak saya cari dan tidak saya buat. Nyalakan lagi dengan **Pakai lagi** di jawaban sebelumnya, atau di Pengaturan bagian Asisten.'
    : `Saya tidak menemukan invoice${namesIn(text).length > 0 ? ` ${who}` : ''} yang belum lunas di dokumen Anda, jadi tagihannya tidak saya buat.`
  return {
    means: 'answer',
    text: `${why}\n\nAtau tulis isinya, lalu saya susun. Contoh: "buatkan invoice untuk ${who}: 10 kue lapis @ 5.000".`,
    used: [],
  }
}

/** `tagih kasbon Bu Rina yang halus`: the words of a message to her, with the sum that her open bills say. */
const gentleWords = (text: string, context: AssistantContext): MemoryWords | null => {
  const debt = recallDebt(text, context)
  if (debt === null || 'none' in debt) return null
  if ('ask' in debt) return { means: 'answer', text: debt.ask, used: debt.used ?? [] }
  const owed = debt.found.reduce((sum, { left }) => sum + left, 0)
  return { means: 'answer', text: debtReminder(`${text} ${formatRupiah(owed)}`), used: debt.used }
}

const orderWords = (
  { kind, documentType }: { readonly kind: ItemKind; readonly documentType: string | null },
  source: string,
): MemoryWords => ({ means: 'order', kind, documentType, intent: `${kind}_create`, confidence: 0.85, source })
