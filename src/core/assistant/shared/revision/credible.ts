import type { Difference } from '#core/items/shared/proposals.contract.ts'

import type { Revision } from '../port.ts'

/** What people and time are counted in: no sum of money. */
const countOfPeopleOrTime = /(?<![\d.,])(\d{1,3})\s?(?:orang|org|hari|minggu|bulan|bln|tahun|thn)(?!\p{L})/giu
const sumOfMoney = /(?<![\d.,])(\d{1,3}(?:,\d+)?)\s?(?:jt|juta|rb|ribu)(?!\p{L})/giu
const yearBeforeSum = /(?<![\d.,])((?:19|20)\d\d)\s+(?:rp\.?\s?)?(\d{1,3}(?:,\d+)?)\s?(jt|juta|rb|ribu)(?!\p{L})/giu

const firstOf = (message: string, pattern: RegExp): string[] => Array.from(message.matchAll(pattern), ([, n = '']) => n)

const isSum = (text: string, amount: number): boolean =>
  text.replaceAll(/[\s\u00a0]/g, '') === `Rp${new Intl.NumberFormat('id-ID').format(amount)}`

const bareCount = /(?:jadi|menjadi|ke)\s([1-9]\d{0,2})(?![\d.,]*\s?(?:rb|ribu|jt|juta|k|%|persen)(?!\p{L})|[.,]?\d)/giu
const lastSum = (text: string): number =>
  Number((/Rp\s?([\d.]+)$/u.exec(text.replaceAll('\u00a0', ' '))?.[1] ?? '').replaceAll('.', ''))
/** `diwakili Ibu Rosidah`: a name begins with no verb. */
const noName = /^(?:di\p{Ll}{3,}|sudah|belum|tidak|lagi|mau|bareng|yang)\s/u

/** `4 orang` that became Rp 4, `95 juta` that became 95 months, `2024 480jt` that became their product, a verb that became a name. */
const isMisread = (message: string, { label, before, after }: Difference): boolean => {
  // `snack box jadi 120`: of what costs 15.000 a hundred and twenty pieces, and not at Rp 120.
  const priced = firstOf(message, bareCount).some(
    (count) => lastSum(after) === Number(count) && lastSum(before) >= 10 * Number(count),
  )
  const isVerb = /^(?:Nama usaha|Pengirim|Penerima|Penanda tangan)$/.test(label) && noName.test(after)
  const counted = firstOf(message, countOfPeopleOrTime).some((count) => isSum(after, Number(count)))
  const unscaled = firstOf(message, sumOfMoney).some(
    (sum) =>
      new RegExp(String.raw`^${sum}(?!\d)(?![\d.,]*\s?(?:jt|juta|rb|ribu))`, 'iu').test(after) &&
      !after.startsWith('Rp'),
  )
  const multiplied = Array.from(message.matchAll(yearBeforeSum)).some(([, year = '', sum = '', scale = '']) => {
    const amount = Number(sum.replace(',', '.')) * (/^j/i.test(scale) ? 1_000_000 : 1_000)
    return isSum(after, Number(year) * amount)
  })
  return after !== before && (counted || unscaled || multiplied || priced || isVerb)
}

/** Whether a change is what its words can mean: a figure of one sort is not proposed as one of another. */
export const isCredible = (message: string, { differences }: Pick<Revision, 'differences'>): boolean =>
  !differences.some((one) => isMisread(message, one))
