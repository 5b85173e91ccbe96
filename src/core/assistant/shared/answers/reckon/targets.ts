import { formatNumber } from '#core/text/shared/rupiah.ts'

import type { Figure, Told } from './figures.ts'
import { sellingDays } from './month.ts'
import { timesOf } from './net.ts'
import { inRupiah, paragraphs, type Way } from './way.ts'

/** What some costs come to, each as often as it is told: `2 karyawan gaji @1,8jt`. */
const spentOn = (told: Told, figures: readonly Figure[]): number =>
  figures.reduce((sum, one) => sum + one.value * timesOf(told, one), 0)

/** `sewa 1,5 juta listrik 300rb, untung per cup 4rb`: how many must be sold before anything is earned. */
const breakEven: Way = (told) => {
  if (
    !/bep|impas|balik (?:modal|pokok)|pulang (?:modal|pokok)|nutup|tutup|biaya tetap|minimal|nombok|tekor|(?:harus|mesti|musti|perlu|kudu) (?:laku|jual|terjual|ngejual)|(?:laku|jual|terjual) (?:berapa|brp)|supaya (?:ga|gak|tidak|nggak) rugi/.test(
      told.text,
    )
  )
    return null
  const price = told.sum('price')
  // `bahan per gelas 9rb`: what is spent on one piece is no cost of the month.
  const ofPiece = told.sums('spent').find(({ value }) => price !== null && value < price && told.sum('cost') === null)
  // `bayar anak buah 1,2jt`: what is paid to a worker is a cost as well.
  const isWagePaid = /bayar (?:anak buah|karyawan|pegawai|tukang|orang)/.test(told.text)
  const named = told.sums('spent', 'wage', ...(isWagePaid ? (['paid'] as const) : [])).filter((one) => one !== ofPiece)
  // `listrik 450rb air 120rb`: among costs of a month what has no label is one as well.
  const fixed = named.length > 1 && told.sum('gain') !== null ? [...named, ...told.sums(null)] : named
  const cost = told.sum('cost') ?? ofPiece?.value ?? null
  const gain = told.sum('gain') ?? (cost !== null && price !== null ? price - cost : null)
  const whole = spentOn(told, fixed)
  if (fixed.length === 0 || gain === null || gain <= 0 || whole <= gain) return null
  const count = Math.ceil(whole / gain)
  const ofOne =
    cost !== null && price !== null && told.sum('gain') === null
      ? `Untung satu: ${inRupiah(price)} − ${inRupiah(cost)} = ${inRupiah(gain)}.\n\n`
      : ''
  const shownOf = (one: Figure): string => {
    const times = timesOf(told, one)
    return times > 1 ? `${formatNumber(times)} × ${inRupiah(one.value)}` : inRupiah(one.value)
  }
  const shown = fixed.length > 1 ? `(${fixed.map(shownOf).join(' + ')})` : inRupiah(whole)
  const days = sellingDays(told)
  if (fixed.every(({ per }) => per === 'day'))
    return {
      name: 'break_even_reckoned',
      text: `${ofOne}Titik impas = ${shown} ÷ ${inRupiah(gain)} = **${formatNumber(count)} kali jual sehari**. Di atas itu baru untung.`,
    }
  return {
    name: 'break_even_reckoned',
    text: `${ofOne}Titik impas = ${shown} ÷ ${inRupiah(gain)} = **${formatNumber(count)} kali jual sebulan**, kira-kira **${formatNumber(Math.ceil(count / days))} sehari** kalau buka ${formatNumber(days)} hari. Di atas itu baru untung.\n\nMau rincian lengkap dengan grafiknya? Tulis *analisis BEP* beserta biaya tetap, harga jual, dan modal per barang.`,
  }
}

/** `target omzet 30 juta sebulan, rata-rata belanja 50rb`: how many must buy. */
const buyersNeeded: Way = (told) => {
  const turnover = told.figures.find(({ shape, label }) => shape === 'sum' && label === 'turnover')
  const each = told.figures.find((one) => one.shape === 'sum' && one !== turnover)
  if (turnover === undefined || each === undefined || told.figures.filter(({ shape }) => shape === 'sum').length !== 2)
    return null
  if (!/pembeli|transaksi|porsi|orang|pelanggan|bungkus|cup|kali|gelas/.test(told.text) || each.value >= turnover.value)
    return null
  if (!/target|butuh|perlu|harus|biar|supaya|minimal/.test(told.text)) return null
  const count = Math.ceil(turnover.value / each.value)
  const days = turnover.per === 'day' ? 1 : sellingDays(told)
  return {
    name: 'buyers_needed',
    text: `${inRupiah(turnover.value)} ÷ ${inRupiah(each.value)} = **${formatNumber(count)} pembeli${days === 1 ? ' sehari' : ' sebulan'}**${
      days === 1
        ? ''
        : `, kira-kira **${formatNumber(Math.ceil(count / days))} sehari** kalau buka ${formatNumber(days)} hari`
    }.\n\nIngat, omzet bukan untung. Menaikkan rata-rata belanja sedikit (paket, tambahan) sering lebih mudah daripada menambah pembeli: naik 10%, pembeli yang dibutuhkan turun jadi ${formatNumber(Math.ceil(turnover.value / (each.value * 1.1)))}.`,
  }
}

/** `pengen untung 3 juta sebulan, untung per bungkus 2rb`: how many must be sold. */
const targetCount: Way = (told) => {
  const gains = told.sums('gain')
  // `target bersih 5 juta sebulan`: a sum of some time that nothing else is said of.
  const aimed = /target|bersih|pengen|ingin|mau dapat/.test(told.text)
    ? told.sums(null).find(({ per }) => per === 'month' || per === 'day')
    : undefined
  const wanted = gains.find(({ per, value }) => per === 'month' || per === 'day' || value >= 500_000) ?? aimed
  const each = gains.find((one) => one !== wanted && one.value < 500_000)
  const cost = told.sum('cost')
  const price = told.sum('price')
  const gain = each?.value ?? (cost !== null && price !== null ? price - cost : null)
  if (wanted === undefined || gain === null || gain <= 0 || wanted.value <= gain) return null
  const fixed = told.sums('spent', 'wage')
  const gainOfOne =
    each === undefined && cost !== null && price !== null
      ? `Untung satu: ${inRupiah(price)} − ${inRupiah(cost)} = ${inRupiah(gain)}.`
      : ''
  if (wanted.per === 'day')
    return {
      name: 'target_count',
      text: paragraphs(
        gainOfOne,
        `${inRupiah(wanted.value)} ÷ ${inRupiah(gain)} = **${formatNumber(Math.ceil(wanted.value / gain))} kali jual sehari**. Sewa, upah, dan listrik belum termasuk; sebutkan kalau ada, nanti saya hitungkan ulang.`,
      ),
    }
  const count = Math.ceil((wanted.value + spentOn(told, fixed)) / gain)
  const days = sellingDays(told)
  return {
    name: 'target_count',
    text: paragraphs(
      gainOfOne,
      `(${[inRupiah(wanted.value), ...fixed.map(({ value }) => inRupiah(value))].join(' + ')}) ÷ ${inRupiah(gain)} = **${formatNumber(count)} kali jual sebulan**, kira-kira **${formatNumber(Math.ceil(count / days))} sehari** kalau buka ${formatNumber(days)} hari.`,
      fixed.length === 0
        ? 'Biaya tetap (sewa, gaji, listrik) belum termasuk; sebutkan kalau ada, nanti saya hitungkan ulang.'
        : '',
    ),
  }
}

/** How many must buy, and how many be sold before anything is earned. */
export const targetWays: readonly Way[] = [buyersNeeded, breakEven]
/** How many must be sold for what is wanted. */
export const wantedWays: readonly Way[] = [targetCount]
