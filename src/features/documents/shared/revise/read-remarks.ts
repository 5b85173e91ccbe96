import { inPattern } from '#core/text/shared/in-pattern.ts'
import { titleCase } from '#core/text/shared/letter-case.ts'
import { formatRupiah } from '#core/text/shared/rupiah.ts'

import type { DocumentContent } from '../content/document-content.ts'
import { letterTitle, letterTotals } from '../letter/letter-facts.ts'
import { placedTexts, placesOf } from './body-range.ts'
import type { DocumentChange } from './document-changes.ts'
import { shorter } from './word-styles.ts'

type Remark = DocumentChange[] | { readonly ask: string } | null
type Reader = (text: string, content: DocumentContent) => Remark

const paragraph = (text: string): DocumentChange[] => [{ op: 'paragraph', text }]
const polite = '(?:\\s+(?:ya|yah|dong|deh|aja|kak|min|tolong))*\\s*[.!]*$'
const please = '^\\s*(?:tolong\\s+|coba\\s+|mohon\\s+)?'

const paid = new RegExp(
  `${please}(?:(?:tandai|tulis(?:kan|in)?|kasih|beri|tambah(?:kan|in)?|buat|bikin|jadikan)\\s+)?(?:(?:tanda|tulisan|cap|stempel|keterangan|status)(?:nya)?\\s+)?(?:jadi\\s+)?(?:sudah\\s+|udah\\s+|telah\\s+)?(?:di\\s?bayar\\s+)?lunas(?:kan|in)?(?:\\s+(?:di (?:bawah|atas)(?:nya)?|nih|kok))*(?:,?\\s*(?:tolong\\s+)?(?:di)?(?:update|perbarui|ubah|ganti)(?:\\s+statusnya)?)?${polite}`,
  'i',
)
/** A paid invoice says so in its head and asks for no transfer. */
const readPaid: Reader = (text, { letter }) =>
  letter.documentType === 'invoice' && paid.test(text) ? [{ op: 'text-of', field: 'status', value: 'Lunas' }] : null

const beforeTax = new RegExp(
  `${please}(?:tulis(?:kan)?\\s+|tambah(?:kan|in)?\\s+)?(?:bahwa\\s+|kalau\\s+)?harga(?:nya)?\\s+(?:ini\\s+|itu\\s+|di atas\\s+)?(?:belum|blm|blum)\\s+(?:termasuk|include|inc)\\s+(?:ppn|pajak)${polite}`,
  'i',
)
const readBeforeTax: Reader = (text, { letter }) =>
  beforeTax.test(text)
    ? [
        ...(letter.tax?.included === true
          ? [{ op: 'terms' as const, set: { tax: { ...letter.tax, included: false } } }]
          : []),
        ...(letter.tax === null ? paragraph('Harga di atas belum termasuk PPN.') : []),
      ]
    : null

const parts = new RegExp(
  `${please}(?:pembayaran(?:nya)?\\s+)?(?:di)?(?:bagi|pecah|cicil|buat|bikin)(?:kan|in)?\\s+(?:jadi\\s+|menjadi\\s+|dalam\\s+)?(\\d{1,2}|dua|tiga|empat|lima|enam)\\s*(?:x\\s+|kali\\s+)?(termin|tahap|cicilan|angsuran)(?:nya)?${polite}`,
  'i',
)
const counts: Readonly<Record<string, number>> = { dua: 2, tiga: 3, empat: 4, lima: 5, enam: 6 }
/** Equal parts in whole Rupiah; the last one takes what does not divide. */
const readParts: Reader = (text, { letter }) => {
  const [, said = '', word = ''] = parts.exec(text) ?? []
  const count = counts[said.toLowerCase()] ?? Number(said)
  if (said === '' || count < 2 || count > 24) return null
  const { total } = letterTotals(letter)
  if (total === null)
    return {
      ask: 'Jumlahnya belum lengkap, jadi belum bisa dibagi. Lengkapi dulu harganya, contoh: "harga kaos 45.000".',
    }
  const each = Math.floor(total / count)
  const named = Array.from({ length: count }, (_, at) => {
    const amount = at === count - 1 ? total - each * (count - 1) : each
    return `${word.toLowerCase()} ${at + 1} ${formatRupiah(amount)}`
  })
  return paragraph(`Pembayaran dilakukan dalam ${count} ${word.toLowerCase()}: ${named.join(', ')}.`)
}

const everywhere = new RegExp(
  `${please}(?:ganti|ubah)(?:kan|in)?\\s+(?:semua|seluruh)\\s+(?:kata|tulisan|kalimat)\\s+["“]?(.{2,60}?)["”]?\\s+(?:jadi|menjadi|dengan|ke)\\s+["“]?(.{1,60}?)["”]?${polite}`,
  'i',
)
const upper = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`

/** A word wherever the letter says it, with capitals as they stood: in goods, subject, names and prose. */
const everywhereIn = ({ letter, body }: DocumentContent, from: string, to: string): DocumentChange[] => {
  const hands = [
    ...new Map([
      [from, to],
      [from.toLowerCase(), to.toLowerCase()],
      [upper(from), upper(to)],
      [titleCase(from), titleCase(to)],
      [from.toUpperCase(), to.toUpperCase()],
    ]),
  ]
  const swapped = (words: string): string =>
    hands.reduce(
      (made, [old, fresh]) =>
        made.replaceAll(new RegExp(`(?<![\\p{L}\\p{N}])${inPattern(old)}(?![\\p{L}\\p{N}])`, 'gu'), () => fresh),
      words,
    )
  const lines = letter.lines.flatMap((line, at): DocumentChange[] => {
    const description = swapped(line.description)
    return description === line.description ? [] : [{ op: 'line', name: line.description, at, set: { description } }]
  })
  const texts = (['title', 'subject'] as const).flatMap((field): DocumentChange[] => {
    const before = letter[field] ?? ''
    return swapped(before) === before ? [] : [{ op: 'text-of', field, value: swapped(before) }]
  })
  return [
    ...lines,
    ...texts,
    ...hands.flatMap(([old, fresh]): DocumentChange[] =>
      placesOf(body, old, true).length > 0 ? [{ op: 'words', from: old, to: fresh, follows: true }] : [],
    ),
  ]
}

const readEverywhere: Reader = (text, content) => {
  const [, from = '', to = ''] = everywhere.exec(text) ?? []
  if (from === '') return null
  const changes = everywhereIn(content, from, to)
  return changes.length > 0 ? changes : { ask: `Kata "${from}" belum ada di surat ini.` }
}

const levels = ['pertama', 'kedua', 'ketiga'] as const
const levelWords: Readonly<Record<string, (typeof levels)[number]>> = {
  '1': 'pertama',
  i: 'pertama',
  pertama: 'pertama',
  '2': 'kedua',
  ii: 'kedua',
  kedua: 'kedua',
  '3': 'ketiga',
  iii: 'ketiga',
  ketiga: 'ketiga',
}
const warnedAs = new RegExp(
  `${please}(?:(?:ganti|ubah|jadi)(?:kan|in)?\\s+)?(?:(?:jadi|menjadi|ke)\\s+)?(?:sp|(?:surat\\s+)?peringatan)[\\s-]*(?:ke-?\\s*)?(1|2|3|i{1,3}|pertama|kedua|ketiga)(?:\\s+(?:aja|saja))?${polite}`,
  'i',
)
/** `ganti jadi SP 2`: a warning that is there becomes the next one. */
const readLevel: Reader = (text, content) => {
  const to = levelWords[(warnedAs.exec(text)?.[1] ?? '').toLowerCase()]
  const from = levels.find((level) => new RegExp(`\\bperingatan ${level}\\b`, 'i').test(letterTitle(content.letter)))
  return to === undefined || from === undefined || from === to
    ? null
    : everywhereIn(content, `peringatan ${from}`, `peringatan ${to}`)
}

const ordinals: Readonly<Record<string, number>> = {
  pertama: 1,
  kedua: 2,
  ketiga: 3,
  keempat: 4,
  kelima: 5,
  terakhir: -1,
}
const shortening = new RegExp(
  `${please}(?:perpendek|persingkat|pendekkan|pendekin|singkatkan|singkatin|ringkas(?:kan|in)?)\\s+(?:paragraf|alinea)\\s+(?:ke-?\\s*(?=\\d))?(\\d{1,2}|\\p{L}+)${polite}`,
  'iu',
)
/** `perpendek paragraf kedua`: paragraphs are counted as the reader counts them, lists of facts included. */
const readShortening: Reader = (text, { body }) => {
  const said = (shortening.exec(text)?.[1] ?? '').toLowerCase()
  if (said === '') return null
  const paragraphs = placedTexts(body).filter(({ text: words }) => words.trim() !== '')
  const headings = new Set(
    (body.content ?? [])
      .filter(({ type }) => type === 'heading')
      .map((node) => (node.content ?? []).map((run) => run.text ?? '').join('')),
  )
  const own = paragraphs.filter(({ text: words }) => !headings.has(words))
  const place = ordinals[said] ?? Number(said)
  const found = own.at(place > 0 ? place - 1 : place)
  if (!Number.isInteger(place) || place === 0 || !found)
    return { ask: `Surat ini punya ${own.length} paragraf. Contoh: "perpendek paragraf 2".` }
  const short = shorter(found.text)
  return short === found.text
    ? { ask: 'Paragraf itu sudah ringkas. Tulis penggantinya, contoh: ganti kalimat "…" jadi "…".' }
    : [{ op: 'range', place: { from: found.from, to: found.to }, text: found.text, with: short }]
}

const readers: readonly Reader[] = [readPaid, readBeforeTax, readParts, readEverywhere, readLevel, readShortening]

/** What is said of a whole letter or of one paragraph by its place; null for other words. */
export const readRemark = (text: string, content: DocumentContent): Remark => {
  for (const read of readers) {
    const found = read(text, content)
    if (found !== null && ('ask' in found || found.length > 0)) return found
  }
  return null
}
