import { blankPattern } from '#core/text/shared/blanks.ts'

import * as z from 'zod/mini'

import type { OpenItem } from '../../shared/port.ts'
import { figuresIn, knownFigures } from './figures.ts'
import { extractJson } from './structured-answer.ts'
import { wordsOfItem } from './open-item-words.ts'
import { recites } from './prompt-guard.ts'
import { secretRules } from './prompts.ts'

const shape = z.object({
  outcome: z.enum(['revision', 'answer']),
  /** Plain orders that our own rules read: `ubah harga kaos jadi 50.000`. */
  orders: z.optional(
    z.nullable(z.array(z.string().check(z.trim(), z.minLength(3), z.maxLength(300))).check(z.maxLength(10))),
  ),
  /** What shall stand in the place of the marked part. */
  text: z.optional(z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(8_000)))),
})

/** What a model makes of words about an open item: a change in words that our own rules apply, or none. */
export type RevisionAnswer =
  | { readonly says: 'orders'; readonly order: string }
  | { readonly says: 'text'; readonly text: string }
  | { readonly says: 'nothing' }

const markup = /<[a-z/!]|\]\(|javascript:|nama_(?:surat|ppt|analisis|research)|tukang_web|pos_system/i
const shortens = /(?<![\p{L}])(?:(?:per)?(?:singkat|ringkas|pendek)|padat|hapus|buang|hilang|kurangi|tanpa)/iu
const newNames = /(?<=[\p{Ll},] )\p{Lu}[\p{Ll}]{2,}/gu
const freely = /(?<![\p{L}])(?:inggris|english|terjemah\p{L}*|jawa|sunda|bahasa)(?![\p{L}])/iu

/**
 * What is wrong with a text that shall take the place of a marked part: its figures and names must be those of the part
 * or of the owner's words, and blanks stay blanks. Empty where nothing is.
 */
export const problemsOfText = (text: string, marked: string, message: string): string[] => {
  const known = knownFigures(`${marked} ${message}`)
  const invented = figuresIn(text).filter((figure) => !known.has(figure))
  const kept = new Set(figuresIn(text))
  const lost = shortens.test(message) ? [] : figuresIn(marked).filter((figure) => !kept.has(figure))
  const said = `${marked} ${message}`.toLowerCase()
  const names = freely.test(message)
    ? []
    : (text.match(newNames) ?? []).filter((name) => !said.includes(name.toLowerCase()))
  const blanks = (marked.match(blankPattern) ?? []).filter((blank) => !text.includes(blank))
  const room = Math.max(marked.length * 4, 400)
  return [
    ...invented.map((figure) => `angka ${figure} tidak ada di bagian itu atau di pesan`),
    ...lost.map((figure) => `angka ${figure} hilang`),
    ...names.map((name) => `nama ${name} tidak disebut pemilik`),
    ...(shortens.test(message) ? [] : blanks.map((blank) => `isian ${blank} harus tetap`)),
    ...(markup.test(text) ? ['tidak boleh berisi penanda atau kode'] : []),
    ...(recites(text, secretRules) ? ['petunjuk tidak boleh ditampilkan'] : []),
    ...(text.length > room ? ['terlalu panjang'] : []),
  ]
}

/** What is wrong with orders that a model wrote: figures and quoted words must be the owner's or stand in the item. */
export const problemsOfOrders = (orders: readonly string[], item: OpenItem, message: string): string[] => {
  const known = knownFigures(message)
  const said = `${message} ${wordsOfItem(item).join(' ')}`.toLowerCase()
  return orders.flatMap((order) => {
    const invented = figuresIn(order).filter((figure) => !known.has(figure) && !said.includes(figure))
    const names = (order.match(newNames) ?? []).filter((name) => !said.includes(name.toLowerCase()))
    return [
      ...invented.map((figure) => `angka ${figure} tidak disebut pemilik`),
      ...names.map((name) => `nama ${name} tidak disebut pemilik`),
      ...(recites(order, secretRules) ? ['petunjuk tidak boleh ditampilkan'] : []),
      ...(markup.test(order) ? ['perintah tidak boleh berisi penanda atau kode'] : []),
    ]
  })
}

/** Reads a model's answer about an open item; a list of what does not hold otherwise. */
export const checkRevision = (
  written: string,
  item: OpenItem,
  message: string,
): { readonly ok: RevisionAnswer } | { readonly problems: readonly string[] } => {
  const found = extractJson(written)
  if (found === null) return { problems: ['bukan satu objek JSON yang utuh'] }
  const parsed = z.safeParse(shape, found)
  if (!parsed.success) return { problems: ['bentuknya tidak sesuai: outcome, orders, text'] }
  const { outcome, orders, text } = parsed.data
  if (outcome === 'answer') return { ok: { says: 'nothing' } }
  if (text && item.selection !== null) {
    const problems = problemsOfText(text, item.selection.text, message)
    return problems.length > 0 ? { problems } : { ok: { says: 'text', text } }
  }
  if (!orders || orders.length === 0) return { problems: ['orders: harus diisi bila outcome "revision"'] }
  const problems = problemsOfOrders(orders, item, message)
  return problems.length > 0 ? { problems } : { ok: { says: 'orders', order: orders.join('; ') } }
}

/** The order by which our own rules put a text in the place of the marked part. */
export const replacing = (text: string): string => `ganti jadi "${text.replaceAll(/["“”]/g, '’')}"`
