import { readMessage } from '#core/assistant/shared/read-message.ts'
import type { EditClause } from '#core/assistant/shared/revision/edit-clauses.ts'
import {
  endValue,
  moneyAtEnd,
  readCount,
  readMoney,
  readNewPrice,
  readPercent,
} from '#core/assistant/shared/revision/told-amounts.ts'
import { formatRupiah } from '#core/text/shared/rupiah.ts'
import { addToDay, type IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import type { DocumentContent } from '../document-content.ts'
import { storedDay } from '../letter-facts.ts'
import type { LetterData, LetterLine } from '../letter.ts'
import { usualTax } from '../tax-rule.ts'
import { titleCase } from '../wording.ts'
import { placesOf } from './body-range.ts'
import type { DocumentChange, LetterText } from './document-changes.ts'
import { findRows } from './goods-rows.ts'
import { readTarget, type Target } from './letter-targets.ts'
import { readDay, readDays, readPerson, readShare, readSigner } from './told-values.ts'

/** Changes, a question back, or null for words that are about nothing in this letter. */
export type LetterChange = DocumentChange[] | { readonly ask: string } | null

interface Told {
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

const askWhichRow = ({ lines }: LetterData): { readonly ask: string } => {
  const name = lines[0]?.description ?? 'kaos'
  const price = lines[0]?.price ?? 50_000
  return {
    ask:
      lines.length === 0
        ? 'Di surat ini belum ada barang. Contoh: "tambah 10 topi @ 25.000".'
        : `Barang yang mana? Di surat ini ada ${rowNames(lines)}. Contoh: "ubah harga ${name} jadi ${formatRupiah(price)}".`,
  }
}

const setLine = (lines: readonly LetterLine[], at: number, set: Partial<LetterLine>): DocumentChange[] => {
  const row = lines[at]
  return row ? [{ op: 'line', name: row.description, at, set }] : []
}

/** The rows a clause means; all there are where there is only one. */
const rowsOf = (said: string, lines: readonly LetterLine[]): number[] => {
  const bare = said.replace(/\b(?:sebesar|seharga|per\s+\p{L}+)\b.*$/iu, '')
  const found = findRows(bare, lines)
  return found.length === 0 && lines.length === 1 && bare.trim() === '' ? [0] : found
}

const changePrice = (told: Told, rest: string): LetterChange => {
  const { clause, letter, today } = told
  const given = clause.value === null ? endValue(rest, moneyAtEnd) : { head: rest, value: clause.value }
  if (given.value === '') return askWhichRow(letter)
  const rows = rowsOf(given.head, letter.lines)
  if (rows.length === 0 || (rows.length > 1 && !/semua|seluruh|tiap/i.test(given.head))) return askWhichRow(letter)
  const changes = rows.flatMap((at): DocumentChange[] => {
    const price = readNewPrice(given.value, clause.verb, letter.lines[at]?.price ?? null, today)
    return price === null ? [] : setLine(letter.lines, at, { price })
  })
  return changes.length > 0 ? changes : askWhichRow(letter)
}

const changeQuantity = ({ clause, letter }: Told, rest: string): LetterChange => {
  const given = clause.value === null ? endValue(rest, /\d[\d.,]*\s*\p{L}*\s*$/u) : { head: rest, value: clause.value }
  const quantity = readCount(given.value)
  const rows = rowsOf(given.head, letter.lines)
  const at = rows[0]
  if (quantity === null || rows.length !== 1 || at === undefined) return askWhichRow(letter)
  const before = letter.lines[at]?.quantity ?? 0
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

const texts = (field: LetterText, value: string): DocumentChange[] => [{ op: 'text-of', field, value }]

const changePerson = ({ letter }: Told, value: string): DocumentChange[] => {
  const person = readPerson(value)
  const { recipient } = letter
  return [
    ...(person.name === undefined || person.name === recipient.name ? [] : texts('recipient.name', person.name)),
    ...(person.company === undefined || person.company === recipient.company
      ? []
      : texts('recipient.company', person.company)),
    // The office was the former person's.
    ...(recipient.title !== '' && person.name !== undefined && person.name !== recipient.name
      ? texts('recipient.title', '')
      : []),
  ]
}

const askForValue = (what: string, example: string): { readonly ask: string } => ({
  ask: `${what} mau diganti jadi apa? Contoh: "${example}".`,
})

const changeDue = ({ letter, today }: Told, value: string): LetterChange => {
  const days = readDays(value)
  const base = storedDay(letter.date) ?? today
  const due = days === null ? readDay(value, today, letter.dueDate || base) : addToDay(base, { days })
  return due === null ? askForValue('Jatuh temponya', 'jatuh tempo 7 hari') : texts('dueDate', due)
}

const changeTerms = (set: Extract<DocumentChange, { op: 'terms' }>['set']): DocumentChange[] => [{ op: 'terms', set }]

const chargeLabel = (target: string): string => {
  const label = target.replace(/nya\b/i, '').replaceAll(/\s+/g, ' ').trim().toLowerCase()
  return /^(?:ongkir|ongkos(?: kirim)?|biaya kirim|biaya pengiriman)$/.test(label) ? 'ongkos kirim' : label
}

const changeCharge = ({ clause, letter, today }: Told): LetterChange => {
  const whole =
    clause.value === null ? endValue(clause.target, moneyAtEnd) : { head: clause.target, value: clause.value }
  const label = chargeLabel(whole.head)
  const known = letter.charges.find(
    (charge) => charge.label.toLowerCase().includes(label) || label.includes(charge.label.toLowerCase()),
  )
  const row = findRows(whole.head, letter.lines)
  if (clause.verb === 'remove') {
    if (known) return [{ op: 'charge', label: known.label, amount: null }]
    return row.length === 1 ? removeRows(letter, row) : null
  }
  const amount = whole.value === '' ? null : readMoney(whole.value, today, known?.amount ?? null)
  if (amount === null) return askForValue(`Besar ${label}`, `${label} 50.000`)
  if (!known && row.length === 1 && row[0] !== undefined) return setLine(letter.lines, row[0], { price: amount })
  return [{ op: 'charge', label: known?.label ?? label, amount }]
}

const changeWords = ({ clause, content }: Told, rest: string): LetterChange => {
  const from = rest.replaceAll(/^["'“]|["'”]$/g, '').trim()
  if (from === '' || placesOf(content.body, from, false).length === 0)
    return {
      ask: 'Kalimat itu belum ketemu di surat. Salin persis seperti tertulis, contoh: ganti kalimat "Dengan hormat," jadi "Salam sejahtera,".',
    }
  if (clause.verb === 'remove') return [{ op: 'words', from, to: '', follows: false }]
  if (clause.value === null) return askForValue('Kalimat itu', 'ganti kalimat "Dengan hormat," jadi "Salam sejahtera,"')
  return [{ op: 'words', from, to: clause.value, follows: false }]
}

const removeRows = (letter: LetterData, rows: readonly number[]): DocumentChange[] =>
  rows.toReversed().flatMap((at): DocumentChange[] => {
    const row = letter.lines[at]
    return row ? [{ op: 'line-remove', name: row.description, at }] : []
  })

const examples: Partial<Record<LetterText, string>> = {
  'sender.address': 'ganti alamat jadi Jl. Melati No. 5, Bandung',
  'sender.phone': 'ganti nomor WA jadi 0812-3456-7890',
  letterNumber: 'nomornya 014/SP/XI/2026',
  subject: 'perihalnya ganti jadi Penawaran Kopi',
  title: 'judulnya ganti jadi Surat Penawaran Kopi',
}

const changeNamed = (told: Told, target: Target, rest: string): LetterChange => {
  const { clause, letter, today } = told
  const value = (clause.value ?? rest).trim()
  const removes = clause.verb === 'remove'
  switch (target.about) {
    case 'words':
      return changeWords(told, rest)
    case 'price':
      return removes ? null : changePrice(told, rest)
    case 'quantity':
      return changeQuantity(told, rest)
    case 'unit': {
      const rows = rowsOf(clause.value === null ? '' : rest, letter.lines)
      return rows.length === 1 && rows[0] !== undefined && value !== ''
        ? setLine(letter.lines, rows[0], { unit: value })
        : askWhichRow(letter)
    }
    case 'recipient': {
      if (removes) return texts('recipient.name', '')
      const changes = value === '' ? [] : changePerson(told, value)
      return changes.length > 0 ? changes : askForValue('Nama penerimanya', 'ganti penerima jadi Ibu Sri, CV Abadi')
    }
    case 'signer': {
      if (value === '' || removes) return askForValue('Penanda tangannya', 'penanda tangan ganti Rina Wulandari')
      const { name, title } = readSigner(value)
      return [...texts('signer.name', name), ...(title === undefined ? [] : texts('signer.title', title))]
    }
    case 'date': {
      const day = readDay(value, today, letter.date)
      return day === null ? askForValue('Tanggalnya', 'tanggalnya 25 November 2026') : texts('date', day)
    }
    case 'due':
      return removes ? texts('dueDate', '') : changeDue(told, value)
    case 'validity': {
      if (removes) return changeTerms({ validityDays: null })
      const until = /\b(?:sampai|hingga|s\/d|sd)\b/i.test(value)
        ? readDay(value.replace(/^.*?\b(?:sampai|hingga|s\/d|sd)\b\s*(?:dengan\s+)?/i, ''), today, letter.date)
        : null
      const from = storedDay(letter.date)
      const days = until && from ? Math.round((Date.parse(until) - Date.parse(from)) / 86_400_000) : readDays(value)
      return days !== null && days > 0
        ? changeTerms({ validityDays: days })
        : askForValue('Masa berlakunya', 'berlaku 30 hari')
    }
    case 'discount': {
      if (removes)
        return letter.discount === null
          ? { ask: 'Surat ini memang belum memakai diskon.' }
          : changeTerms({ discount: null })
      const share = readShare(value, today)
      return share === null
        ? { ask: 'Diskonnya berapa? Contoh: "kasih diskon 10%".' }
        : changeTerms({ discount: share })
    }
    case 'tax': {
      if (removes)
        return letter.tax === null ? { ask: 'Surat ini memang belum memakai PPN.' } : changeTerms({ tax: null })
      return changeTerms({
        tax: usualTax(
          readPercent(clause.text),
          /\b(?:sudah|udah|sdh)?\s*(?:termasuk|include|inklusif)\b/i.test(clause.text),
          letter.date,
        ),
      })
    }
    case 'down_payment': {
      if (removes)
        return letter.downPayment === null
          ? { ask: 'Surat ini memang belum memakai uang muka.' }
          : changeTerms({ downPayment: null })
      const share = readShare(value, today)
      return share === null ? { ask: 'Uang mukanya berapa? Contoh: "DP 50%".' } : changeTerms({ downPayment: share })
    }
    case 'charge':
      return changeCharge(told)
    case 'bank': {
      if (removes) return changeTerms({ bankAccounts: [] })
      const [account] = readMessage(`rekening ${value}`, today).bankAccounts
      if (!account) return askForValue('Rekeningnya', 'rekening BCA 1234567890 a.n. Rina Wulandari')
      const holder = account.holder ?? letter.bankAccounts[0]?.holder ?? ''
      return changeTerms({ bankAccounts: [{ bank: account.bank, number: account.number, holder }] })
    }
    case 'text': {
      if (removes) return texts(target.field, '')
      if (value === '') return askForValue('Bagian itu', examples[target.field] ?? 'ganti alamat jadi Jl. Melati No. 5')
      return texts(target.field, target.field === 'subject' ? titleCase(value) : value)
    }
  }
}

/** Words that name goods of the letter: their price, their quantity, their name, or that they go. */
const changeGoods = (told: Told): LetterChange => {
  const { clause, letter, today } = told
  const { verb, target, value } = clause
  if (verb === 'add') {
    const goods = goodsIn(clause.text.replace(/^\S+\s+/, ''), today)
    const known = goods.length === 1 && goods[0]?.price === null ? findRows(goods[0].description, letter.lines) : []
    const [row] = known
    const more = goods[0]?.quantity ?? null
    if (known.length === 1 && row !== undefined && more !== null)
      return setLine(letter.lines, row, { quantity: (letter.lines[row]?.quantity ?? 0) + more })
    if (goods.length > 0) return goods.map((line) => ({ op: 'line-add', line }))
    const said = value ?? target
    const words = /^(?:kalimat|paragraf|catatan|tulisan|keterangan)\s*:?\s+(.+)$/is.exec(
      clause.text.replace(/^\S+\s+/, ''),
    )
    if (words?.[1]) return [{ op: 'paragraph', text: words[1].trim() }]
    return said.trim() === ''
      ? { ask: 'Mau ditambah apa? Contoh: "tambah 10 topi @ 25.000" atau "tambah ongkir 50.000".' }
      : null
  }
  if (value === null && (verb === 'remove' || verb === null || verb === 'set')) {
    if (verb === 'remove') {
      const rows = findRows(target, letter.lines)
      if (rows.length > 0)
        return rows.length > 1 && !/semua|seluruh/i.test(target) ? askWhichRow(letter) : removeRows(letter, rows)
      return placesOf(told.content.body, target, false).length > 0 && target.length > 3
        ? [{ op: 'words', from: target, to: '', follows: false }]
        : null
    }
    const ended = endValue(target, moneyAtEnd)
    const rows = ended.value === '' || ended.head === '' ? [] : findRows(ended.head, letter.lines)
    return rows.length === 1 && rows[0] !== undefined ? asPriceOrQuantity(told, rows[0], ended.value) : null
  }
  if (value === null && (verb === 'raise' || verb === 'lower')) {
    const ended = endValue(target, moneyAtEnd)
    return findRows(ended.head, letter.lines).length > 0 ? changePrice(told, target) : null
  }
  if (value === null) return null
  const rows = findRows(target, letter.lines)
  const [row] = rows
  if (rows.length === 1 && row !== undefined) {
    if (verb === 'raise' || verb === 'lower') return changePrice(told, target)
    if (/^\D{0,4}\d/.test(value)) return asPriceOrQuantity(told, row, value)
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
  return placesOf(told.content.body, target, false).length > 0 && target.length > 2
    ? [{ op: 'words', from: target, to: value, follows: false }]
    : null
}

/** `topi jadi 30 pcs` is a quantity; sums that look like money are a price; the clause before decides the rest. */
const asPriceOrQuantity = (told: Told, at: number, value: string): LetterChange => {
  const { letter, today, before } = told
  const line = letter.lines[at]
  const isMoney = /rp|rb|ribu|jt|juta|\d\.\d{3}|@|\dk\b/i.test(value)
  const hasUnit =
    /\d\s*(?:pcs|pc|buah|biji|kg|gram|lusin|kodi|dus|box|botol|lembar|unit|meter|liter|ekor|porsi|paket|set|pasang|karung|rim|roll|orang|hari|jam|bulan)\b/i.test(
      value,
    )
  const isPrice = isMoney || (!hasUnit && (before?.about === 'price' || (readCount(value) ?? 0) >= 1_000))
  if (isPrice && !hasUnit) {
    const price = readMoney(value, today, line?.price ?? null)
    return price === null ? askWhichRow(letter) : setLine(letter.lines, at, { price })
  }
  const quantity = readCount(value)
  return quantity === null ? askWhichRow(letter) : setLine(letter.lines, at, { quantity })
}

/** What one clause changes in a letter, and what it was about. */
export const readLetterChange = (told: Told): { readonly change: LetterChange; readonly about: Target | null } => {
  const { clause } = told
  const found = readTarget(clause.target)
  // `tambah keterangan …` adds words; `tambah diskon 5%` sets the discount.
  const addsText =
    clause.verb === 'add' &&
    (found?.target.about === 'words' || (found?.target.about === 'text' && found.target.field === 'subject'))
  if (found && !addsText) {
    const rest =
      clause.verb === 'set' && clause.value !== null ? found.rest : found.rest.replace(/^(?:jadi|menjadi|ke)\s+/i, '')
    return { change: changeNamed(told, found.target, rest), about: found.target }
  }
  return { change: changeGoods(told), about: told.before }
}
