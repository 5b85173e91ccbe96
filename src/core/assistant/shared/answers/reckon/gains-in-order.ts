import { formatNumber } from '#core/text/shared/rupiah.ts'

import { amount, valueOf, withoutDates } from '../told-figures.ts'
import { inRupiah, listed, paragraphs, type Reckoned } from './way.ts'

/** `laku 100 80 60`, `terjual 20, 15 dan 30`: counts one behind the other. */
const countsPattern =
  /\b(?:laku|terjual|kejual|payu)(?:nya)?(?:\s\p{L}{2,10}){0,2}\s(\d{1,4}(?:(?:\s?,\s?|\s)(?:dan\s|sama\s)?\d{1,4}){1,7})(?![\d.]|\s?(?:rb|ribu|jt|juta|%|persen|hari|\p{L}{2,8}\s?(?:@|harga)))/iu
const sumPattern = new RegExp(`(?<![\\d.,\\p{L}])${amount}`, 'giu')
const fillers = new Set(
  'untung untungnya laba per biji buah bungkus porsi pcs satu satunya saya jual macam dan sama kalau kalo yang rp'.split(
    ' ',
  ),
)

/** `pisang untung 500, bakwan 300, tahu 400, laku 100 80 60`: what is told of several goods and sold in the same order. */
export const gainsInOrder = (message: string): Reckoned | null => {
  const text = withoutDates(message.toLowerCase())
  const found = countsPattern.exec(text)
  if (found === null || !/untung|laba|cuan/.test(text.slice(0, found.index)) || /modal|hpp|%|persen/.test(text))
    return null
  const counts = (found[1] ?? '').match(/\d+/g)?.map(Number) ?? []
  const before = text.slice(0, found.index).replace(/^[^,:]*\b\d{1,2}\s(?:macam|jenis)[^,:]*[,:]/u, ' ')
  const sums = [...before.matchAll(sumPattern)]
  if (sums.length !== counts.length || /\d/.test(text.slice(found.index + found[0].length))) return null
  const goods = sums.map(({ 1: digits, 2: scale, index }, at) => {
    const last = sums[at - 1]
    const passage = before.slice(last === undefined ? 0 : last.index + last[0].length, index)
    const words = (passage.match(/\p{L}{2,}/gu) ?? []).filter((word) => !fillers.has(word))
    return { name: words.slice(-3).join(' '), each: valueOf(digits, scale) ?? 0, count: counts[at] ?? 0 }
  })
  if (goods.some(({ name, each }) => name === '' || each < 50)) return null
  const whole = goods.reduce((sum, { each, count }) => sum + each * count, 0)
  return {
    name: 'gains_in_order',
    text: paragraphs(
      listed([
        ...goods.map(
          ({ name, each, count }) => `${name}: ${formatNumber(count)} × ${inRupiah(each)} = ${inRupiah(each * count)}`,
        ),
        `**untung ${inRupiah(whole)}**`,
      ]),
      'Jumlah lakunya saya baca menurut urutan barangnya. Yang tidak habis, gas, dan upah belum dikurangi.',
    ),
  }
}
