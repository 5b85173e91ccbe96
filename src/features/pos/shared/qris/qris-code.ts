import { crc16 } from './crc16.ts'
import { type QrField, readQrFields, writeQrFields } from './fields.ts'

/** The tags of a QRIS code that are looked at (EMVCo merchant-presented, as Bank Indonesia uses it). */
const tags = {
  format: '00',
  use: '01',
  qris: '51',
  currency: '53',
  amount: '54',
  country: '58',
  merchant: '59',
  city: '60',
  checksum: '63',
} as const

/** Amount and tips: what a code for one amount says anew. */
const ofOnePayment: ReadonlySet<string> = new Set(['54', '55', '56', '57'])
const checksumHead = '6304'
const rupiah = '360'

/** As long as a code may be that fits what it is drawn in. */
export const longestQris = 600

/** Why a text is not taken for a shop's code. */
export type QrisProblem = 'empty' | 'not-qris' | 'damaged' | 'not-national' | 'foreign' | 'one-payment'

export const qrisProblems: Readonly<Record<QrisProblem, string>> = {
  empty: 'Isi teks kode QRIS toko Anda, atau pilih gambarnya.',
  'not-qris': 'Ini bukan kode QRIS. Teks kode QRIS diawali 000201; coba pilih gambar QRIS toko Anda.',
  damaged:
    'Kode ini tidak utuh: angka pengamannya (CRC) tidak cocok. Salin seluruh teksnya, atau pilih gambarnya lagi.',
  'not-national':
    'Kode ini tidak punya tanda QRIS nasional (tag 51), jadi tidak bisa dibayar dari semua aplikasi. Minta kode QRIS ke bank atau penyedia Anda.',
  foreign: 'Kode ini bukan untuk pembayaran Rupiah di Indonesia. Pakai kode QRIS toko Anda sendiri.',
  'one-payment':
    'Kode ini untuk satu pembayaran saja (QRIS dinamis). Pakai kode QRIS toko yang tetap, seperti yang ditempel di meja kasir.',
}

/** A shop's own code, whose payers type the amount themselves. */
export interface StaticQris {
  /** As it was given, letter by letter. */
  readonly text: string
  readonly merchant: string
  readonly city: string
  /** The merchant's national number; empty where the code does not tell it. */
  readonly nmid: string
}

export type QrisReading = { readonly code: StaticQris } | { readonly problem: QrisProblem }

/** Line ends come along when a text is copied; nothing else is changed. */
const withoutLineEnds = (typed: string): string => typed.replace(/[\r\n]+/g, '').trim()

const problemOf = (text: string, fields: readonly QrField[] | null): QrisProblem | null => {
  const value = (tag: string): string | undefined => fields?.find((field) => field.tag === tag)?.value
  if (text === '') return 'empty'
  // What counts letters and what counts bytes agree in ASCII only, and the code's fields are ASCII.
  if (text.length > longestQris || !/^000201[ -~]*$/.test(text)) return 'not-qris'
  const checked = text.slice(0, -4)
  if (!checked.endsWith(checksumHead) || crc16(checked) !== text.slice(-4).toUpperCase()) return 'damaged'
  if (!fields || fields.at(-1)?.tag !== tags.checksum || !value(tags.merchant)) return 'not-qris'
  if (value(tags.country) !== 'ID' || value(tags.currency) !== rupiah) return 'foreign'
  if (value(tags.qris) === undefined) return 'not-national'
  return value(tags.use) === '12' || value(tags.amount) !== undefined ? 'one-payment' : null
}

/** Reads a shop's own code, or says why it is none. */
export const readQris = (typed: string): QrisReading => {
  const text = withoutLineEnds(typed)
  const fields = readQrFields(text)
  const problem = problemOf(text, fields)
  if (problem) return { problem }
  const value = (tag: string): string => fields?.find((field) => field.tag === tag)?.value ?? ''
  const national = readQrFields(value(tags.qris)) ?? []
  return {
    code: {
      text,
      merchant: value(tags.merchant).trim(),
      city: value(tags.city).trim(),
      nmid: national.find(({ tag }) => tag === '02')?.value ?? '',
    },
  }
}

/**
 * The same code with an amount in whole Rupiah, so that the payer types none. All that names the shop stays byte for
 * byte; no bank is asked, so nobody tells when it was paid.
 */
export const qrisForAmount = ({ text }: StaticQris, amount: number): string => {
  if (!Number.isSafeInteger(amount) || amount < 1) throw new RangeError(`no amount to pay: ${amount}`)
  const kept = (readQrFields(text) ?? []).filter(
    ({ tag }) => tag !== tags.use && tag !== tags.checksum && !ofOnePayment.has(tag),
  )
  const fields = kept.flatMap((field): QrField[] => {
    if (field.tag === tags.format) return [field, { tag: tags.use, value: '12' }]
    return field.tag === tags.currency ? [field, { tag: tags.amount, value: String(amount) }] : [field]
  })
  const checked = writeQrFields(fields) + checksumHead
  return checked + crc16(checked)
}
