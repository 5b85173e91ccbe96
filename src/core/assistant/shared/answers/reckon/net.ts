import { formatNumber } from '#core/text/shared/rupiah.ts'

import { shownNumber } from '../told-figures.ts'
import type { Figure, Told } from './figures.ts'
import { inRupiah, listed, paragraphs, type Way } from './way.ts'

const asksGain = /untung|laba|sisa|bersih|rugi|cuan|bathi|tekor|boncos|nombok|balik modal|bep/
const isCost = ({ label }: Figure): boolean =>
  label === 'spent' || label === 'wage' || label === 'cost' || label === 'loan' || label === 'fee' || label === null

/** `gaji 2 orang @50rb`: the count stands right before its sum. */
export const timesOf = (told: Told, figure: Figure): number => {
  const at = told.figures.indexOf(figure)
  const before = told.figures[at - 1]
  const isEach = /(?:@|masing)/.test(told.text) && figure.label === 'wage'
  return isEach && before?.shape === 'count' && before.value < 100 ? before.value : 1
}

const nameOf = ({ called }: Figure): string => (called === '' ? 'biaya lain' : called)

const moves = /(?:naik|turun)(?:nya)? dari (?:rp ?)?\d[\d.,]* ?(?:rb|ribu|k|jt|juta)? ?(?:ke|jadi|menjadi) /

/** `omzet 1,2jt sehari, bahan 55%, royalti 5%, gaji 4,5jt, sewa 2,5jt, modal masuk 91jt`: what is left, and when it is earned back. */
export const netProfit: Way = (told) => {
  const turnover = told.figures.find(({ shape, label }) => shape === 'sum' && label === 'turnover')
  if (turnover === undefined || !asksGain.test(told.text) || /pajak|pph/.test(told.text)) return null
  // `omzet dari 32jt jadi 41jt`: of two times, and none of them is a cost.
  if (moves.test(told.text)) return null
  const asksBack = /balik modal|bep|modal(?:nya)? (?:balik|kembali)|kembali modal/.test(told.text)
  const sums = told.figures.filter((one) => one.shape === 'sum' && one !== turnover && isCost(one))
  const capital = asksBack ? sums.find((one) => one.label === 'cost' && one.value > turnover.value) : undefined
  const costs = sums.filter((one) => one !== capital)
  const shares = told.figures.filter((one) => one.shape === 'share' && one.value < 100 && isCost(one))
  if (costs.length + shares.length === 0) return null
  // Costs of a month are not taken off one day.
  const isDaily = turnover.per === 'day'
  const days = told.days !== null && told.days > 7 && told.days <= 31 ? told.days : 30
  const asMonth =
    isDaily && (capital !== undefined || /sebulan|per ?bulan|tiap bulan/.test(told.text) || told.days !== null)
  const taken = turnover.value * (asMonth ? days : 1)
  const time = asMonth || turnover.per === 'month' ? ' sebulan' : isDaily ? ' sehari' : ''
  const off = [
    ...shares.map((one) => ({ label: `${nameOf(one)} ${shownNumber(one.value)}%`, value: (taken * one.value) / 100 })),
    ...costs.map((one) => {
      const times = timesOf(told, one)
      const times30 = asMonth && one.per === 'day' ? days : 1
      const way = times > 1 || times30 > 1 ? ` ${formatNumber(times * times30)} × ${inRupiah(one.value)} =` : ''
      return { label: `${nameOf(one)}${way}`, value: one.value * times * times30 }
    }),
  ]
  const left = taken - off.reduce((sum, { value }) => sum + value, 0)
  const back =
    capital === undefined || left <= 0
      ? ''
      : `Balik modal: ${inRupiah(capital.value)} ÷ ${inRupiah(left)} = **${shownNumber(capital.value / left)} bulan**, kalau semua angkanya benar. Angka dari penjual waralaba perlu dibuktikan: datangi dua tiga gerainya di jam sepi, minta catatan penjualan asli, baca perjanjiannya, dan hitung lagi dengan omzet separuhnya.`
  return {
    name: 'net_profit',
    text: paragraphs(
      listed([
        asMonth
          ? `omzet ${inRupiah(turnover.value)} × ${formatNumber(days)} hari = ${inRupiah(taken)}`
          : `omzet${time} ${inRupiah(taken)}`,
        ...off.map(({ label, value }) => `${label} − ${inRupiah(value)}`),
        `**${left >= 0 ? 'laba bersih' : 'rugi'}${time} ${inRupiah(Math.abs(left))}**${left > 0 ? ` (${shownNumber((left / taken) * 100)}% dari omzet)` : ''}`,
      ]),
      back,
      left <= 0
        ? 'Biayanya lebih besar dari pemasukan. Lihat dulu pos yang paling besar: bisa ditekan, atau harga jualnya yang kurang?'
        : back === ''
          ? 'Ini belum dikurangi gaji Anda sendiri, cicilan, dan pajak kalau ada. Barang yang dibeli tetapi belum laku bukan biaya bulan ini, catat sebagai stok.'
          : '',
    ),
  }
}

/** `iklan 750rb, dapat 60 order, laba kotor per order 18rb`: what orders leave after what brought them. */
export const afterAdvertising: Way = (told) => {
  const [spent, ...others] = told.sums('spent', 'fee', 'cost')
  const gain = told.sum('gain')
  const { pieces } = told
  if (spent === undefined || others.length > 0 || gain === null || pieces === null || pieces.value < 2) return null
  if (
    pieces.per !== null ||
    gain >= spent.value ||
    !asksGain.test(told.text) ||
    !/iklan|ads|promosi|endorse/.test(told.text)
  )
    return null
  const whole = gain * pieces.value
  const left = whole - spent.value
  return {
    name: 'after_advertising',
    text: paragraphs(
      listed([
        `laba kotor: ${formatNumber(pieces.value)} × ${inRupiah(gain)} = ${inRupiah(whole)}`,
        `iklan − ${inRupiah(spent.value)} (${inRupiah(spent.value / pieces.value)} per ${pieces.unit})`,
        `**${left >= 0 ? 'untung' : 'rugi'} ${inRupiah(Math.abs(left))}**, ${inRupiah(Math.abs(left) / pieces.value)} per ${pieces.unit}`,
      ]),
      left >= 0
        ? `**Tidak boncos.** Batas amannya: biaya iklan per ${pieces.unit} jangan lewat ${inRupiah(gain)}. Kurangi lagi dengan upah dan kemasan kalau belum masuk, dan hitung juga pembeli yang kembali tanpa iklan.`
        : `Supaya impas perlu **${formatNumber(Math.ceil(spent.value / gain))} ${pieces.unit}**. Matikan iklan yang paling sedikit menghasilkan, ganti foto dan kalimat pertamanya, lalu coba lagi dengan dana kecil.`,
    ),
  }
}

/** `sewa dari 24jt jadi 33,6jt setahun, untung bersih 4,5jt sebulan`: what a dearer rent leaves. */
export const dearerRent: Way = (told) => {
  if (!/sewa|kontrak/.test(told.text) || !/naik/.test(told.text)) return null
  const [from, to, ...others] = told.figures.filter(
    ({ shape, label }) => shape === 'sum' && label !== 'gain' && label !== 'turnover',
  )
  const gain = told.figures.find(({ shape, label }) => shape === 'sum' && (label === 'gain' || label === 'turnover'))
  const share = told.figures.find(({ shape }) => shape === 'share')?.value
  const next = to?.value ?? (from === undefined || share === undefined ? undefined : from.value * (1 + share / 100))
  if (
    from === undefined ||
    next === undefined ||
    others.length > 0 ||
    next <= from.value ||
    (to !== undefined && share !== undefined)
  )
    return null
  const isYearly = [from.per, to?.per].includes('year') || /setahun|per ?tahun/.test(told.text)
  const monthly = (next - from.value) / (isYearly ? 12 : 1)
  const left = gain?.label === 'gain' ? gain.value - monthly : null
  if (gain !== undefined && left === null) return null
  return {
    name: 'dearer_rent',
    text: paragraphs(
      listed([
        `dari ${inRupiah(from.value)} ke ${inRupiah(next)}: naik ${inRupiah(next - from.value)} = **${shownNumber(((next - from.value) / from.value) * 100)}%**`,
        ...(isYearly
          ? [
              `sewa baru sebulan: ${inRupiah(next)} ÷ 12 = **${inRupiah(next / 12)}** (naik ${inRupiah(monthly)} sebulan)`,
            ]
          : []),
        ...(left === null || gain === undefined
          ? []
          : [`untung sebulan jadi ${inRupiah(gain.value)} − ${inRupiah(monthly)} = **${inRupiah(left)}**`]),
      ]),
      rentTalk,
    ),
  }
}

/** How a rent is bargained, with figures or without. */
export const rentTalk =
  'Menawarnya dengan angka, bukan keluhan:\n\n1. Cek sewa **tiga kios sekitar** dan bawa angkanya.\n2. Minta **bertahap**: setengah kenaikan tahun ini, sisanya tahun depan.\n3. Tukar dengan yang disukai pemilik: kontrak **2 sampai 3 tahun**, bayar di muka, atau perbaikan Anda yang tanggung.\n4. Minta cicilan per 3 atau 6 bulan kalau harganya tidak turun.\n\nTentukan dulu batas Anda: di atas itu lebih baik pindah. Bicarakan sebulan lebih sebelum habis, dan tulis hasilnya di perjanjian.'

/** What a time leaves when its costs are taken off. */
export const netWays: readonly Way[] = [dearerRent, afterAdvertising, netProfit]
