import { conversion, isTimeUnit, unitOf } from '#core/assistant/shared/reading-grammar/goods/units.ts'
import { readMessage } from '#core/assistant/shared/read-message.ts'
import { type EditClause, namesNothing } from '#core/assistant/shared/revision/edit-clauses.ts'
import { meansAll } from '#core/assistant/shared/revision/find-named.ts'
import {
  endValue,
  moneyAtEnd,
  readCount,
  readMoney,
  readNewPrice,
} from '#core/assistant/shared/revision/told-amounts.ts'
import { askWhatInstead, saysManner } from '#core/assistant/shared/revision/said-manner.ts'
import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { formatRupiah } from '#core/text/shared/rupiah.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import type { DocumentContent } from '../content/document-content.ts'
import { isPriceList } from '../letter/letter-facts.ts'
import type { LetterData, LetterLine } from '../letter.ts'
import { placesOf } from './body-range.ts'
import type { DocumentChange } from './document-changes.ts'
import { findRows } from './goods-rows.ts'
import { countFor } from './row-count.ts'
import type { Target } from './letter-targets.ts'

/** Changes, a question back, or null for words that are about nothing in this letter. */
export type LetterChange = DocumentChange[] | { readonly ask: string } | null

/** One clause, and the letter that it is about. */
export interface Told {
  readonly clause: EditClause
  readonly content: DocumentContent
  readonly letter: LetterData
  readonly today: IsoDay
  /** What the clause before was about: `harga kaos jadi 50rb dan topi 30rb`. */
  readonly before: Target | null
}

const rowNames = (rows: readonly LetterLine[]): string =>
  rows
    .map(({ description }) => description)
    .slice(0, 5)
    .join(', ')

export const askWhichRow = ({ lines }: LetterData): { readonly ask: string } => {
  const name = lines[0]?.description ?? 'kaos'
  const price = lines[0]?.price ?? 50_000
  return {
    ask:
      lines.length === 0
        ? 'Di surat ini belum ada barang. Contoh: "tambah 10 topi @ 25.000".'
        : `Barang yang mana? Di surat ini ada ${rowNames(lines)}. Contoh: "ubah harga ${name} jadi ${formatRupiah(price)}".`,
  }
}

export const setLine = (lines: readonly LetterLine[], at: number, set: Partial<LetterLine>): DocumentChange[] => {
  const row = lines[at]
  return row ? [{ op: 'line', name: row.description, at, set }] : []
}

/** The rows a clause means; all there are where there is only one. */
export const rowsOf = (said: string, lines: readonly LetterLine[]): number[] => {
  const bare = said.replace(/\b(?:sebesar|seharga|per\s+\p{L}+)\b.*$/iu, '')
  const found = findRows(bare, lines)
  return found.length === 0 && lines.length === 1 && bare.trim() === '' ? [0] : found
}

export const changePrice = (told: Told, rest: string): LetterChange => {
  const { clause, letter, today } = told
  const given = clause.value === null ? endValue(rest, moneyAtEnd) : { head: rest, value: clause.value }
  if (given.value === '') return askWhichRow(letter)
  const isAll = meansAll(clause.text)
  const rows = rowsOf(isAll && !meansAll(given.head) ? `semua ${given.head}` : given.head, letter.lines)
  if (rows.length === 0 || (rows.length > 1 && !isAll)) return askWhichRow(letter)
  const changes = rows.flatMap((at): DocumentChange[] => {
    const price = readNewPrice(given.value, clause.verb, letter.lines[at]?.price ?? null, today)
    return price === null ? [] : setLine(letter.lines, at, { price })
  })
  return changes.length > 0 ? changes : askWhichRow(letter)
}

const countAtEnd = /\d[\d.,]*\s*\p{L}*\s*$/u

/** Something that looks like money, not like a count of goods. */
const moneyLike = /rp|rb|ribu|jt|juta|\d\.\d{3}|@|\dk\b|\d{5,}/i

export const changeQuantity = (told: Told, rest: string): LetterChange => {
  const { clause, letter } = told
  // A receipt counts nothing: its 'jumlah' is the sum that was paid.
  if (letter.documentType === 'kuitansi' && moneyLike.test(clause.value ?? rest)) return changePrice(told, rest)
  const given = clause.value === null ? endValue(rest, countAtEnd) : { head: rest, value: clause.value }
  const quantity = readCount(given.value)
  const rows = rowsOf(given.head, letter.lines)
  const at = rows[0]
  if (quantity === null || rows.length !== 1 || at === undefined) return askWhichRow(letter)
  const line = letter.lines[at]
  const counted = clause.verb === 'set' || clause.verb === null ? line && countFor(line, given.value) : null
  if (counted) return setLine(letter.lines, at, counted)
  const before = line?.quantity ?? 0
  const next =
    clause.verb === 'raise' || clause.verb === 'add'
      ? before + quantity
      : clause.verb === 'lower'
        ? before - quantity
        : quantity
  return next > 0 ? setLine(letter.lines, at, { quantity: next }) : askWhichRow(letter)
}

const goodsIn = (words: string, today: IsoDay): LetterLine[] =>
  readMessage(`invoice ${words}`, today).goods.flatMap(({ name, quantity, unit, price }): LetterLine[] =>
    name.trim() === ''
      ? []
      : [
          {
            description: name.trim(),
            quantity: quantity !== null && quantity > 0 ? quantity : null,
            unit: unit ?? '',
            price,
          },
        ],
  )

export const removeRows = (letter: LetterData, rows: readonly number[]): DocumentChange[] =>
  rows.toReversed().flatMap((at): DocumentChange[] => {
    const row = letter.lines[at]
    return row ? [{ op: 'line-remove', name: row.description, at }] : []
  })

/** `tambahkan catatan: …`, `kasih keterangan …`: words that are to stand in the letter as they are. */
const noteIn = (text: string): string | null =>
  /^(?:kalimat|paragraf|catatan|tulisan|keterangan|note)(?:\s+(?:penutup|pembuka|baru|terakhir|tambahan)(?=\s*:))?\s*:?\s+(.+)$/is
    .exec(text.replace(/^\S+\s+/, ''))?.[1]
    ?.trim() ?? null

const moreAlone = /^(?:rp\.?\s*)?\d[\d.,]*(?:\s*(?:rb|ribu|jt|juta|k))?(?:\s+(\p{L}+))?(?:\s+lagi)?$/iu

/** Whether a count told in such a unit may be one of a row's: three more boxes of what is counted in boxes. */
const countsRow = ({ unit }: LetterLine, word: string): boolean => {
  const said = unitOf(word)
  if (word === '' || word === unit.toLowerCase() || (said !== null && said === unit)) return true
  return said !== null && (unit === '' ? !isTimeUnit(said) : conversion(said, unit) !== null)
}

/** `aqua tambah 3 dus lagi`, `tambah 25 lagi`: more of what stands there. */
const addMore = (told: Told): LetterChange => {
  const { clause, letter, today } = told
  const { lines } = letter
  const said = (clause.value ?? clause.target).trim().replace(/^se(?=(?:jam|hari|minggu|bulan|tahun)(?!\p{L}))/iu, '1 ')
  const found = moreAlone.exec(said)
  if (!found) return null
  const word = (found[1] ?? '').toLowerCase().replace(/^lagi$/, '')
  const more = said.replace(/\s+lagi$/i, '')
  const isMoney = moneyLike.test(more)
  const named = clause.value === null ? (isMoney ? [] : [...lines.keys()]) : findRows(clause.target, lines)
  const rows = named.flatMap((at) => {
    const row = lines[at]
    return row && (isMoney || countsRow(row, word)) ? [{ at, row }] : []
  })
  const [first, ...others] = rows
  if (first === undefined) return null
  if (others.length > 0) return askWhichRow(letter)
  const { at, row } = first
  if (isMoney) {
    const price = row.price === null ? null : readNewPrice(more, 'raise', row.price, today)
    return price === null ? null : setLine(lines, at, { price })
  }
  const quantity = countFor(row.unit === '' ? { ...row, unit: 'pcs' } : row, more)?.quantity ?? null
  return quantity === null || row.quantity === null ? null : setLine(lines, at, { quantity: row.quantity + quantity })
}

/** `kerapunya kurangi 1 kg`: fewer of what stands there, told in its own unit. */
const fewerOf = (lines: readonly LetterLine[], at: number, value: string): DocumentChange[] | null => {
  const line = lines[at]
  const word = (moreAlone.exec(value.trim())?.[1] ?? '').toLowerCase()
  if (!line || line.quantity === null || word === '' || moneyLike.test(value) || !countsRow(line, word)) return null
  const by = countFor(line, value)?.quantity ?? null
  return by === null || by >= line.quantity ? null : setLine(lines, at, { quantity: line.quantity - by })
}

/** `jadi 8 lembar`: the only row that is counted so. */
const byUnit = ({ clause, letter }: Told): LetterChange => {
  const count = clause.value ?? ''
  const unit = /\d\s*(\p{L}+)$/u.exec(count.trim())?.[1]?.toLowerCase() ?? ''
  const rows = letter.lines.flatMap((line, at) => (unit !== '' && line.unit.toLowerCase() === unit ? [at] : []))
  const [row] = rows
  const quantity = readCount(count)
  return rows.length === 1 && row !== undefined && quantity !== null && quantity > 0
    ? setLine(letter.lines, row, { quantity })
    : null
}

/** Words that name goods of the letter: their price, their quantity, their name, or that they go. */
export const changeGoods = (told: Told): LetterChange => {
  const { clause, letter, today } = told
  const { verb, target, value } = clause
  const note = verb === 'use' || verb === 'add' ? noteIn(clause.text) : null
  if (note !== null) return [{ op: 'paragraph', text: note }]
  if (verb === 'add') {
    const raised = addMore(told)
    if (raised !== null) return raised
    const goods = goodsIn(clause.text.replace(/^\S+\s+/, ''), today)
    const known = goods.length === 1 && goods[0]?.price === null ? findRows(goods[0].description, letter.lines) : []
    const [row] = known
    const more = goods[0]?.quantity ?? null
    if (known.length === 1 && row !== undefined && more !== null)
      return setLine(letter.lines, row, { quantity: (letter.lines[row]?.quantity ?? 0) + more })
    if (goods.length > 0) return goods.map((line) => ({ op: 'line-add', line }))
    const said = value ?? target
    return said.trim() === ''
      ? { ask: 'Mau ditambah apa? Contoh: "tambah 10 topi @ 25.000" atau "tambah ongkir 50.000".' }
      : null
  }
  // `turunin jadi 3.200`: the price of the only row.
  if (
    target.trim() === '' &&
    value !== null &&
    letter.lines.length === 1 &&
    /^(?:di)?(?:naik|turun)/i.test(clause.text)
  )
    return changePrice(told, '')
  if (namesNothing(clause) && letter.lines.length > 1) return byUnit(told) ?? askWhichRow(letter)
  if (value === null && verb === 'set') {
    // `jadikan kaosnya 120 pcs`
    const ended = endValue(target, countAtEnd)
    const rows = ended.value === '' || ended.head === '' ? [] : findRows(ended.head, letter.lines)
    if (rows.length === 1 && rows[0] !== undefined) return asPriceOrQuantity(told, rows[0], ended.value)
  }
  if (value === null && (verb === 'remove' || verb === null || verb === 'set')) {
    if (verb === 'remove') {
      const rows = findRows(target, letter.lines)
      if (rows.length > 0)
        return rows.length > 1 && !/semua|seluruh/i.test(target) ? askWhichRow(letter) : removeRows(letter, rows)
      if (placesOf(told.content.body, target, true).length > 0 && target.length > 3)
        return [{ op: 'words', from: target, to: '', follows: true }]
      // Nothing is taken out for what nobody finds.
      return letter.lines.length > 0 && /\p{L}{3}/u.test(target) ? askWhichRow(letter) : null
    }
    const sum = endValue(target, moneyAtEnd)
    // `tembakaunya 20 kg` ends in its unit.
    const ended = sum.value === '' ? endValue(target, countAtEnd) : sum
    const rows = ended.value === '' || ended.head === '' ? [] : findRows(ended.head, letter.lines)
    return rows.length === 1 && rows[0] !== undefined ? asPriceOrQuantity(told, rows[0], ended.value) : null
  }
  if ((verb === 'raise' || verb === 'lower') && meansAll(clause.text)) return changePrice(told, target)
  if (value === null && (verb === 'raise' || verb === 'lower')) {
    const ended = endValue(target, moneyAtEnd)
    return findRows(ended.head, letter.lines).length > 0 ? changePrice(told, target) : null
  }
  if (value === null) return null
  const rows = findRows(target, letter.lines)
  const [row] = rows
  if (rows.length === 1 && row !== undefined) {
    const fewer = verb === 'lower' ? fewerOf(letter.lines, row, value) : null
    if (fewer !== null) return fewer
    if (verb === 'raise' || verb === 'lower') return changePrice(told, target)
    if (/^\D{0,4}\d/.test(value)) return asPriceOrQuantity(told, row, value)
    if (saysManner(value)) return askWhatInstead(sentenceCase(letter.lines[row]?.description ?? ''), value)
    const [good] = goodsIn(value, today)
    const renamed = good && good.price !== null ? good : null
    return setLine(
      letter.lines,
      row,
      renamed
        ? { ...renamed, quantity: renamed.quantity ?? letter.lines[row]?.quantity ?? null }
        : { description: value },
    )
  }
  if (rows.length > 1) return askWhichRow(letter)
  // Whole words only: there is no interest (`bunga`) in `sehubungan`, and no content in the `isi` of a blank.
  return placesOf(told.content.body, target, true).length > 0 && target.length > 2 && !/^isi$/i.test(target)
    ? [{ op: 'words', from: target, to: value, follows: true }]
    : null
}

/** `topi jadi 30 pcs` is a quantity; sums that look like money are a price; the clause before decides the rest. */
const asPriceOrQuantity = (told: Told, at: number, value: string): LetterChange => {
  const { letter, today, before } = told
  // `snack box jadi 120 sama nasi box 28rb`: the second figure is of something else.
  if (/^\D*\d\S*\s+(?:dan|sama|ama|terus|trus|lalu|&)\s.*\d/i.test(value)) return askWhichRow(letter)
  const line = letter.lines[at]
  const isMoney = /rp|rb|ribu|jt|juta|\d\.\d{3}|@|\dk\b/i.test(value)
  const hasUnit =
    /\d\s*(?:pcs|pc|buah|biji|kg|gram|lusin|kodi|dus|box|botol|lembar|unit|meter|liter|ekor|porsi|paket|set|pasang|karung|rim|roll|orang|hari|jam|bulan)\b/i.test(
      value,
    )
  const isPrice =
    isMoney || (!hasUnit && (isPriceList(letter) || before?.about === 'price' || (readCount(value) ?? 0) >= 1_000))
  if (isPrice && !hasUnit) {
    const price = readMoney(value, today, line?.price ?? null)
    return price === null ? askWhichRow(letter) : setLine(letter.lines, at, { price })
  }
  const counted = line === undefined ? null : countFor(line, value)
  return counted === null ? askWhichRow(letter) : setLine(letter.lines, at, counted)
}
