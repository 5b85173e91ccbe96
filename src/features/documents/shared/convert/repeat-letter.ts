import { monthNames } from '#core/text/shared/dates.ts'
import { formatRupiah } from '#core/text/shared/rupiah.ts'
import { addToDay, type IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import type { DocumentContent } from '../content/document-content.ts'
import { storedDay } from '../letter/letter-facts.ts'
import { blockTexts } from '../revise/body-range.ts'
import { applyDocumentChanges, type DocumentChange } from '../revise/document-changes.ts'
import { followers } from '../revise/follow-facts.ts'
import { readPerson } from '../revise/told-values.ts'

const please = '^\\s*(?:(?:tolong|coba|minta|sekalian|oke|ok|nah|terus)[\\s,]+){0,2}'
const again =
  '(?=.*\\b(?:lagi|juga|ulang|sama|satu|1)\\b)(?:buat|bikin|terbit|cetak)(?:kan|in|no)?\\s+(?:(?:lagi|juga|ulang|satu|1|yang|yg|sama|persis|invoice|tagihan|nota|kuitansi|kwitansi|surat|ini)(?:nya)?\\s+){1,5}'
const forWhat = '(?:(?:buat|untuk|utk|bwt|ke|kepada|bulan|bln|yang|yg)\\s+){1,2}'
const end = '(?:\\s+(?:ya|dong|kak|min|juga|aja|saja))*\\s*[.!]*$'
const month = monthNames.map((name) => name.toLowerCase()).join('|')

/** `buat lagi utk bulan depan`, `bikin invoice yang sama buat bulan Januari`. */
const nextTime = new RegExp(
  `${please}${again}${forWhat}(?:(?:bulan|bln)\\s+)?(depan|berikutnya|${month})(?:\\s+(20\\d\\d))?${end}`,
  'i',
)
/** `buat lagi yang sama buat Bu Ani`, `yg sama buat CV Mandiri juga`. */
const otherOne = new RegExp(
  `${please}(?:${again}|(?:(?:yang|yg)\\s+)?sama\\s+(?:juga\\s+)?)(?:buat|untuk|utk|bwt|ke|kepada)\\s+((?:pak|bu|bapak|ibu|mas|mbak|kak|bang|ci|koh|pt|cv|ud|toko|warung|kedai|kafe|hotel)\\s+\\p{L}[\\p{L}.' ]{1,40}?)${end}`,
  'iu',
)

/** `bikin lagi buat pelunasannya`, `sekarang tagihan sisanya ya`: the bill of what is left. */
const ofTheRest = new RegExp(
  `${please}(?:sekarang\\s+)?(?:(?:buat|bikin|terbit|cetak)(?:kan|in|no)?\\s+)?(?:(?:lagi|juga|satu|1|sekarang|invoice|tagihan|nota|kuitansi|kwitansi|surat|yang|yg|untuk|utk|buat|bwt|ke)(?:nya)?\\s+){1,6}(?:pelunasan|sisa|kekurangan)(?:nya)?(?:\\s+(?:tagihan|bayar|pembayaran)(?:nya)?)?${end}`,
  'i',
)
/** Whether some words order the bill or the receipt of what is left to pay of the one that is there. */
export const asksForRest = (text: string, { letter: { documentType } }: DocumentContent): boolean => {
  if (documentType !== 'invoice' && documentType !== 'kuitansi') return false
  const isReceipt = /\b(?:kuitansi|kwitansi)/i.test(text)
  const isBill = /\b(?:invoice|tagihan|nota)/i.test(text)
  return ofTheRest.test(text) && (documentType === 'kuitansi' ? !isBill : !isReceipt)
}

const firstPart = /^(?:dp|uang muka|panjar|tanda jadi)\b(?:\s+\d{1,3}\s?%)?/i

const named = new RegExp(`(?<!\\d\\s)\\b(${month})(?:\\s+(20\\d\\d))?\\b`, 'i')

type Repeated = DocumentContent | { readonly ask: string }

interface Month {
  /** From 0. */
  readonly month: number
  readonly year: number
}

const textOf = ({ month: at, year }: Month): string => `${monthNames[at] ?? ''} ${year}`

const monthOf = (words: string, year: number): Month | null => {
  const found = named.exec(words)
  const at = monthNames.findIndex((name) => name.toLowerCase() === found?.[1]?.toLowerCase())
  return at === -1 ? null : { month: at, year: Number(found?.[2] ?? year) }
}

/** The month that a bill is for: the one its matter or its rows name, else that of its day. */
const periodOf = ({ letter, body }: DocumentContent, today: IsoDay): Month => {
  const day = storedDay(letter.date) ?? today
  const year = Number(day.slice(0, 4))
  const texts = [letter.subject, ...letter.lines.map(({ description }) => description), ...blockTexts(body)]
  const told = texts.map((text) => monthOf(text, year)).find((one) => one !== null)
  return told ?? { month: Number(day.slice(5, 7)) - 1, year }
}

const wantedMonth = (said: string, year: string | undefined, was: Month): Month => {
  const at = monthNames.findIndex((name) => name.toLowerCase() === said.toLowerCase())
  const next = at === -1 ? (was.month + 1) % 12 : at
  return { month: next, year: year === undefined ? was.year + (next <= was.month ? 1 : 0) : Number(year) }
}

const subject = (value: string): DocumentChange[] => [{ op: 'text-of', field: 'subject', value }]

/** Whatever names the month names the new one; where nothing does, the only row or the matter is told it. */
const namedFor = ({ letter, body }: DocumentContent, period: Month): DocumentChange[] => {
  const fresh = textOf(period)
  const row = (at: number, description: string): DocumentChange[] => {
    const name = letter.lines[at]?.description
    return name === undefined ? [] : [{ op: 'line', name, at, set: { description } }]
  }
  const changes = [
    ...(named.test(letter.subject) ? subject(letter.subject.replace(named, fresh)) : []),
    ...letter.lines.flatMap(({ description }, at) =>
      named.test(description) ? row(at, description.replace(named, fresh)) : [],
    ),
    ...[...new Set(blockTexts(body).flatMap((text) => named.exec(text)?.[0] ?? []))].map((from): DocumentChange => ({
      op: 'words',
      from,
      to: fresh,
      follows: true,
    })),
  ]
  if (changes.length > 0) return changes
  const [only, ...more] = letter.lines
  return only !== undefined && more.length === 0
    ? row(0, `${only.description} bulan ${fresh}`)
    : subject(`${letter.subject === '' ? 'Tagihan' : letter.subject} Bulan ${fresh}`)
}

const withFollowers = (content: DocumentContent, changes: readonly DocumentChange[]): DocumentContent =>
  applyDocumentChanges(content, [...changes, ...followers(content, applyDocumentChanges(content, changes))])

const anew = (content: DocumentContent, today: IsoDay): DocumentContent => ({
  ...content,
  letter: { ...content.letter, letterNumber: '', date: today, status: '' },
})

const leftInWords = /\bsisa(?: pembayaran| tagihan)?(?: sebesar)? Rp\s?(\d{1,3}(?:\.\d{3})+)/

/** A receipt of a first part tells what is left: that is the sum of the next one. */
const restOfReceipt = (content: DocumentContent, today: IsoDay): Repeated => {
  const [line, ...others] = content.letter.lines
  const [phrase = '', sum = ''] = blockTexts(content.body).flatMap((text) => [...(leftInWords.exec(text) ?? [])])
  if (sum === '' || line === undefined || others.length > 0 || line.price === null)
    return { ask: 'Pelunasannya berapa? Contoh: "kuitansi pelunasan dari Bu Sri 2.000.000".' }
  const price = Number(sum.replaceAll('.', ''))
  const changes: DocumentChange[] = [
    { op: 'words', from: phrase, to: `sudah dibayar sebelumnya ${formatRupiah(line.price)}`, follows: true },
    {
      op: 'line',
      name: line.description,
      at: 0,
      set: { price, description: line.description.replace(firstPart, 'Pelunasan') },
    },
    ...subject(content.letter.subject.replace(firstPart, 'Pelunasan')),
  ]
  return anew(applyDocumentChanges(content, changes), today)
}

/** What was paid stays taken off; matter and notes are those of the rest. */
const restOf = (content: DocumentContent, today: IsoDay): Repeated => {
  const { letter, body } = content
  if (letter.downPayment === null)
    return {
      ask: 'Yang sudah dibayar berapa? Contoh: "DP 1.000.000 sudah masuk", lalu "bikin lagi buat pelunasan".',
    }
  const matter = letter.subject.replace(firstPart, '').trim()
  const notes = blockTexts(body).flatMap((text) => firstPart.exec(text)?.[0] ?? [])
  const changes: DocumentChange[] = [
    ...subject(matter === '' ? 'Pelunasan' : `Pelunasan ${matter}`),
    ...[...new Set(notes)].map((from): DocumentChange => ({ op: 'words', from, to: 'Pelunasan', follows: true })),
    { op: 'text-of', field: 'dueDate', value: '' },
  ]
  return anew(applyDocumentChanges(content, changes), today)
}

/**
 * The letter that is there once more, for another month, for somebody else or for what is left to pay, with all that was changed in it since.
 * Null where the words order no such thing, or tell anything else besides; for the rest it asks what was paid.
 */
export const repeatLetter = (text: string, content: DocumentContent, today: IsoDay): Repeated | null => {
  if (asksForRest(text, content))
    return content.letter.documentType === 'invoice' ? restOf(content, today) : restOfReceipt(content, today)
  const [, said = '', year] = nextTime.exec(text) ?? []
  if (said !== '') {
    const was = periodOf(content, today)
    const period = wantedMonth(said, year, was)
    const months = (period.year - was.year) * 12 + period.month - was.month
    const due = storedDay(content.letter.dueDate)
    const changes: DocumentChange[] = [
      ...namedFor(content, period),
      ...(due ? [{ op: 'text-of' as const, field: 'dueDate' as const, value: addToDay(due, { months }) }] : []),
    ]
    return anew(applyDocumentChanges(content, changes), today)
  }
  const whom = otherOne.exec(text)?.[1]
  if (whom === undefined) return null
  const { name = '', company = '' } = readPerson(whom)
  const fields = { name, company, title: '', address: '' }
  const { counterparty } = content.letter
  const changes = (Object.keys(fields) as (keyof typeof fields)[]).flatMap((field): DocumentChange[] => [
    { op: 'text-of', field: `recipient.${field}`, value: fields[field] },
    ...(counterparty === null
      ? []
      : [{ op: 'text-of' as const, field: `counterparty.${field}` as const, value: fields[field] }]),
  ])
  return anew(withFollowers(content, changes), today)
}
