import { prices } from '#core/points/shared/prices.ts'
import { topUpPackages } from '#core/points/shared/top-up-packages.ts'
import { formatNumber, formatRupiah } from '#core/text/shared/rupiah.ts'
import { type ItemKind, itemKinds } from '#core/items/shared/kinds.ts'

import { actionOf, kindName } from '../kinds-in-words.ts'
import { shownNumber } from '../told-figures.ts'
import type { Told } from './figures.ts'
import { listed, paragraphs, type Reckoned } from './way.ts'

const inPoints = (value: number): string => `${formatNumber(value)} poin`
const priceOf = (kind: ItemKind): number => prices[actionOf(kind)]

const pointsLeft =
  /poin(?:nya|ku)?(?:\s(?:saya|aku|gue|ku|di|akun|cuma|tinggal|sisa|sisanya|masih|ada|punya)){1,4}\s(\d[\d.]*)(?!\s?(?:rb|ribu|jt|juta|surat|invoice))/u

/** What points were told to be there: `500rb poin`, `poin 1000`. */
const pointsTold = ({ text, figures }: Told): number | null => {
  if (!/poin/.test(text)) return null
  // `poin saya tinggal 30`
  const left = pointsLeft.exec(text)?.[1]
  if (left !== undefined) return Number(left.replaceAll('.', ''))
  const found = figures.find(({ shape, unit, value }) => unit === 'poin' || shape === 'sum' || value >= 100)
  return found?.value ?? null
}

/** Sums of points by the price list: `buat 10 invoice habis berapa poin`, `500rb poin cukup buat apa`. */
export const answerPoints = (told: Told, kind: ItemKind | null): Reckoned | null => {
  const { text } = told
  const have = pointsTold(told)
  // `buat apa, worth it ga 4000 poin`: whether it is worth its price, not whether it can be paid.
  const asksWorth = /worth|sepadan|mahal|kemahalan/.test(text)
  if (
    have !== null &&
    have > 0 &&
    !asksWorth &&
    /cukup|bisa|dapat|jadi apa|buat apa|berapa (?:surat|invoice)/.test(text)
  ) {
    const lines = itemKinds.map((one) => {
      const times = Math.floor(have / priceOf(one))
      return `${kindName(one)} (${inPoints(priceOf(one))}): **${times === 0 ? 'belum cukup' : `${formatNumber(times)} kali`}**`
    })
    if (kind !== null) {
      const price = priceOf(kind)
      return {
        name: 'points_worth',
        text:
          have < price
            ? `**Belum cukup.** Membuat ${kindName(kind)} ${inPoints(price)}, jadi kurang **${inPoints(price - have)}**. ${have >= prices.document_create ? `Untuk surat (${inPoints(prices.document_create)}) masih cukup ${formatNumber(Math.floor(have / prices.document_create))} kali. ` : ''}Tambah lewat **Top Up** di menu pengguna; mengobrol tetap gratis.`
            : `**Cukup.** Membuat ${kindName(kind)} ${inPoints(price)}; dari ${inPoints(have)} bisa **${formatNumber(Math.floor(have / price))} kali**, sisa ${inPoints(have % price)}.`,
      }
    }
    const cheapest = itemKinds.reduce((one, other) => (priceOf(other) < priceOf(one) ? other : one))
    if (have < priceOf(cheapest))
      return {
        name: 'points_worth',
        text: `**Belum cukup.** Yang paling ringan, ${kindName(cheapest)}, ${inPoints(priceOf(cheapest))}; dari ${inPoints(have)} kurang **${inPoints(priceOf(cheapest) - have)}**. Tambah lewat **Top Up** di menu pengguna. Bertanya, menghitung, dan kata-kata untuk disalin tetap gratis.`,
      }
    return {
      name: 'points_worth',
      text: paragraphs(
        `Kalau ${inPoints(have)} dipakai untuk satu jenis saja:`,
        listed(lines),
        'Boleh dicampur. Mengobrol, mengubah sendiri, dan mengunduh tidak memakai poin.',
      ),
    }
  }
  const count = told.figures.find(({ shape, value }) => shape === 'count' && value > 1 && value <= 10_000)
  if (
    kind !== null &&
    count !== undefined &&
    have === null &&
    told.onlySum === null &&
    /poin|bayar|biaya|habis|kena/.test(text)
  ) {
    if (
      !/berapa|brp|habis|total/.test(text) ||
      told.figures.length > 1 ||
      /slide|halaman|menu|hari|bulan/.test(count.unit)
    )
      return null
    return {
      name: 'points_of_several',
      text: `${formatNumber(count.value)} × ${inPoints(priceOf(kind))} = **${inPoints(count.value * priceOf(kind))}**, dipotong satu per satu setelah tiap hasilnya jadi. Yang gagal tidak dipotong, dan mengubah sendiri gratis.`,
    }
  }
  if (
    /rupiah|uang asli|duit asli|rp\b/.test(text) &&
    /poin|surat|invoice|kuitansi|website|kasir|presentasi|analisis/.test(text) &&
    /berapa/.test(text)
  ) {
    const shown = kind ?? 'document'
    const rates = topUpPackages.map(({ points, price }) => price / points)
    const cost = (rate: number): string => `Rp\u00a0${shownNumber(rate * priceOf(shown))}`
    return {
      name: 'points_in_rupiah',
      text: paragraphs(
        `Harga di sini dalam poin; rupiahnya tergantung paket Top Up:`,
        listed(topUpPackages.map(({ points, price }) => `${inPoints(points)}: ${formatRupiah(price)}`)),
        `Jadi membuat ${kindName(shown)} (${inPoints(priceOf(shown))}) setara **${cost(Math.min(...rates))} sampai ${cost(Math.max(...rates))}**. Bonus akun baru tidak dibayar sama sekali.`,
      ),
    }
  }
  return null
}
