import { formatNumber } from '#core/text/shared/rupiah.ts'

import { amount, valueOf, withoutDates } from '../told-figures.ts'
import { inRupiah, listed, paragraphs, type Reckoned } from './way.ts'

const ofDay = /\b(?:sehari(?:an)?|(?:tiap|per|saben)\s?(?:hari|dino)|harian|sedino|sapoe)\b/
const asksNet = /\b(?:bersih(?:nya|e)?|sisa(?:nya|ne)?|untung(?:nya)?|laba|cuan|kebawa|dibawa pulang)\b/
const asksHowMuch = /\b(?:berapa|brp|piro|pinten|sabaraha|hitung\p{L}*|itung\p{L}*)\b|\?/u
const takenPattern = new RegExp(
  `\\b(?:dapat|dapet|dapetnya|dapatnya|entuk|narik|pemasukan|pendapatan|omzet|omset|hasil(?:nya)?|kotor(?:nya)?)(?:\\s\\p{L}{2,10}){0,2}\\s${amount}`,
  'iu',
)
const sumPattern = new RegExp(`(?<![\\d.,\\p{L}])${amount}`, 'giu')
const daysPattern = /(?<![\d.,])(\d{1,2})\s?hari(?:an)?(?!\p{L})/u
/** A sum that stands with one of these is no cost of the day. */
const noCost =
  /\b(?:modal\p{L}*|jual\p{L}*|laku|terjual|target|nabung|tabung\p{L}*|utang|dp|harga|komisi|bonus|tip|dapat|dapet|(?:se|per)?(?:minggu|bulan|bln|tahun)|jam|orang|dibagi|naik|turun|tambah)\b/u
const ofOther = /^\s{0,2}(?:%|persen|per\s?\p{L}|\/|x\b|kali|orang|bulan|jam|km|kg|liter|porsi|biji|bungkus)/u
const fillers = new Set(
  'buat untuk sama dan terus trus lalu habis abis beli bayar keluar kena di rp potong dipotong dikurangi'.split(' '),
)

/** `sehari dapat 180rb, bensin 45rb makan 20rb, sebulan bersih berapa kalau 26 hari`: a day's takings less its costs, as a month. */
export const dayOfCosts = (message: string): Reckoned | null => {
  const text = withoutDates(message.toLowerCase())
  if (!ofDay.test(text) || !asksNet.test(text) || !asksHowMuch.test(text)) return null
  const taking = takenPattern.exec(text)
  const taken = valueOf(taking?.[1], taking?.[2])
  if (taking === null || taken === null || taken < 5_000) return null
  const days = Number(daysPattern.exec(text)?.[1] ?? 0)
  const rest = text.replace(daysPattern, ' ')
  const start = rest.indexOf(taking[0])
  if (start < 0) return null
  const from = start + taking[0].length
  if (/\d/.test(rest.slice(0, start)) || ofOther.test(rest.slice(from))) return null
  const behind = rest.slice(from)
  const sums = [...behind.matchAll(sumPattern)]
  const costs = sums.map(({ 0: whole, 1: digits, 2: scale, index }, at) => {
    const last = sums[at - 1]
    const passage = behind.slice(last === undefined ? 0 : last.index + last[0].length, index)
    const words = (passage.match(/\p{L}{2,}/gu) ?? []).filter((word) => !fillers.has(word))
    const isCost =
      words.length > 0 && words.length < 4 && !noCost.test(passage) && !ofOther.test(behind.slice(index + whole.length))
    return isCost ? { name: words.slice(-2).join(' '), value: valueOf(digits, scale) ?? 0 } : null
  })
  const told = costs.filter((cost) => cost !== null && cost.value >= 500)
  if (told.length === 0 || told.length !== costs.length) return null
  const left = taken - told.reduce((sum, cost) => sum + (cost?.value ?? 0), 0)
  const asksMonth = /\b(?:sebulan|per\s?bulan|sesasi|sabulan)\b/.test(text)
  const worked = days > 1 ? days : asksMonth ? (/libur/.test(text) ? 26 : 30) : 0
  return {
    name: 'day_of_costs',
    text: paragraphs(
      listed([
        `masuk sehari ${inRupiah(taken)}`,
        ...told.map((cost) => `${cost?.name ?? ''} − ${inRupiah(cost?.value ?? 0)}`),
        `**${left >= 0 ? 'bersih' : 'rugi'} sehari ${inRupiah(Math.abs(left))}**`,
        ...(worked === 0
          ? []
          : [
              `${formatNumber(worked)} hari × ${inRupiah(left)} = **${inRupiah(left * worked)}${days > 1 && !asksMonth ? '' : ' sebulan'}**`,
            ]),
      ]),
      'Servis, cicilan, dan hari yang sepi atau libur belum masuk; sisihkan sedikit tiap hari supaya tidak kaget.',
    ),
  }
}
