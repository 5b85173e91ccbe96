import { formatNumber } from '#core/text/shared/rupiah.ts'

import { shownNumber } from '../told-figures.ts'
import type { Figure, Told } from './figures.ts'
import { inRupiah, listed, paragraphs, type Way } from './way.ts'

/** What some figures come to. */
export const sumOf = (figures: readonly Figure[]): number => figures.reduce((sum, { value }) => sum + value, 0)

/** How many days a month are sold on: told, six of seven where a weekday is free, else all. */
export const sellingDays = ({ text, days }: Told): number =>
  days !== null && days > 7 && days <= 31
    ? days
    : /libur|tutup (?:hari )?(?:minggu|ahad|jumat|senin)/.test(text)
      ? 26
      : 30

/** `sehari laku 40 gelas untung 3000 per gelas`: what a month brings. */
const monthOfSales: Way = (told) => {
  const { pieces } = told
  const cost = told.sum('cost')
  const price = told.sum('price')
  const each = told.sum('gain') ?? (cost !== null && price !== null ? price - cost : null)
  if (pieces === null || pieces.per !== 'day' || each === null || each <= 0) return null
  if (!/sebulan|per bulan|bulanan|sesasi/.test(told.text)) return null
  const days = sellingDays(told)
  const gross = pieces.value * each * days
  const fixed = told.sums('spent', 'wage')
  const left = gross - sumOf(fixed)
  return {
    name: 'month_of_sales',
    text: paragraphs(
      cost !== null && price !== null && told.sum('gain') === null
        ? `Untung satu: ${inRupiah(price)} − ${inRupiah(cost)} = ${inRupiah(each)}.`
        : '',
      `${formatNumber(pieces.value)} ${pieces.unit} × ${inRupiah(each)} × ${formatNumber(days)} hari = **${inRupiah(gross)} sebulan**.`,
      fixed.length === 0
        ? 'Itu untung kotor: kurangi sewa, listrik, upah, dan hari sepi. Sebutkan biaya sebulannya, nanti saya hitungkan bersihnya.'
        : `Dikurangi ${fixed.map(({ called, value }) => `${called} ${inRupiah(value)}`).join(', ')}: **${left >= 0 ? 'bersih' : 'rugi'} ${inRupiah(Math.abs(left))}**.`,
    ),
  }
}

/** `modal saya 6 juta dia 4 juta, untung 2 juta`: each one's part. */
const splitGain: Way = (told) => {
  const at = told.figures.findIndex(({ shape, label }) => shape === 'sum' && label === 'cost')
  const [mine, yours] = [told.figures[at], told.figures[at + 1]]
  const gain = told.sums('gain').at(-1)?.value
  if (mine === undefined || yours === undefined || gain === undefined) return null
  if (!/bagi|patungan|bagian|kongsi|join|temen|teman|partner/.test(told.text)) return null
  if (yours.shape !== 'sum' || (yours.label !== 'cost' && yours.label !== null) || mine.value + yours.value === 0)
    return null
  const part = mine.value / (mine.value + yours.value)
  return {
    name: 'split_gain',
    text: paragraphs(
      `Untung ${inRupiah(gain)} menurut modal, ${inRupiah(mine.value)} banding ${inRupiah(yours.value)} = **${shownNumber(part * 100)}% dan ${shownNumber(100 - part * 100)}%**:`,
      listed([
        `yang bermodal ${inRupiah(mine.value)}: **${inRupiah(gain * part)}**`,
        `yang bermodal ${inRupiah(yours.value)}: **${inRupiah(gain * (1 - part))}**`,
      ]),
      'Kalau salah satu yang bekerja tiap hari, sepakati upahnya dulu, baru sisanya dibagi menurut modal. Tulis juga: rugi ditanggung bagaimana, kapan dibagi, kalau ada yang keluar. Untuk modal besar, mintalah notaris membacanya.',
    ),
  }
}

/** `gaji saya sendiri berapa kalau laba bersih 6 juta`: what an owner may take. */
const ownWage: Way = (told) => {
  if (!/gaji|ambil|upah/.test(told.text) || !/sendiri|pemilik|owner|saya|aku|pribadi/.test(told.text)) return null
  const gain = told.sum('gain')
  if (gain === null || told.figures.length !== 1 || gain < 100_000 || /karyawan|pegawai/.test(told.text)) return null
  return {
    name: 'own_wage',
    text: paragraphs(
      `Dari laba bersih ${inRupiah(gain)}, ambil 30 sampai 50%: **${inRupiah(gain * 0.3)} sampai ${inRupiah(gain * 0.5)} sebulan**. Sisanya untuk stok, cadangan, dan cicilan.`,
      'Pakai rata-rata laba tiga bulan, transfer sekali sebulan di tanggal yang sama, dan jangan mengambil lagi di luar itu.',
    ),
  }
}

/** `omzet 9 juta untung bersih 1,8 juta berapa persen`. */
const gainOfTurnover: Way = (told) => {
  const turnover = told.sum('turnover')
  const gain = told.sum('gain')
  if (turnover === null || gain === null || turnover <= 0 || gain > turnover || !/persen|%|margin/.test(told.text))
    return null
  return {
    name: 'gain_of_turnover',
    text: `${inRupiah(gain)} ÷ ${inRupiah(turnover)} = **${shownNumber((gain / turnover) * 100)}% dari omzet**. Artinya dari tiap Rp\u00a010.000 penjualan, yang tinggal ${inRupiah((gain / turnover) * 10_000)}. Bandingkan dengan bulan lalu; yang turun terus biasanya karena HPP naik tanpa harga disesuaikan.`,
  }
}

const spans = { day: 'hari', week: 'minggu', month: 'bulan', year: 'tahun' } as const
const perYear = { day: 360, week: 52, month: 12, year: 1 } as const
const perMonth = { day: 30, week: 4.33, month: 1, year: 1 / 12 } as const

/** `nabung 20 ribu sehari setahun dapat berapa`. */
const savings: Way = (told) => {
  const goal = told.figures.find(({ shape, per }) => shape === 'sum' && per === null)
  const put = told.figures.find(({ shape, per }) => shape === 'sum' && per !== null)
  const sums = told.figures.filter(({ shape }) => shape === 'sum')
  const isSaved = /nabung|tabung|sisih|nyisih|kumpul|simpan/.test(told.text)
  if (
    sums.length === 2 &&
    goal !== undefined &&
    put !== undefined &&
    put.per !== null &&
    isSaved &&
    goal.value > put.value
  ) {
    const times = Math.ceil(goal.value / put.value)
    const asMonths = put.per === 'day' ? ` (sekitar ${shownNumber(times / 30)} bulan)` : ''
    return {
      name: 'savings_goal',
      text: `${inRupiah(goal.value)} ÷ ${inRupiah(put.value)} = **${formatNumber(times)} ${spans[put.per]}**${asMonths}. Pindahkan di jam yang sama ke tempat terpisah; hari libur dihitung juga, atau setorannya sedikit dinaikkan.`,
    }
  }
  const [only, ...others] = told.figures.filter(({ shape }) => shape === 'sum')
  if (
    only?.per === undefined ||
    only.per === null ||
    others.length > 0 ||
    !/nabung|tabung|sisih|simpan/.test(told.text)
  )
    return null
  const { per } = only
  const months =
    told.months ?? (/setahun/.test(told.text) ? 12 : /sebulan/.test(told.text) && per !== 'month' ? 1 : null)
  if (months === null) return null
  const times = months === 12 ? perYear[per] : perMonth[per] * months
  return {
    name: 'savings',
    text: `${inRupiah(only.value)} × ${shownNumber(times)} kali = **${inRupiah(only.value * times)}** dalam ${formatNumber(months)} bulan. Pindahkan di jam yang sama tiap kali, ke rekening yang tidak dipakai belanja.`,
  }
}

/** `modal sehari 180rb dapat 320rb, libur sehari seminggu, sebulan berapa`. */
const monthOfDays: Way = (told) => {
  const cost = told.figures.find(({ shape, label }) => shape === 'sum' && (label === 'cost' || label === 'spent'))
  const taken = told.figures.find((one) => one.shape === 'sum' && one !== cost && one.label !== 'wage')
  if (cost === undefined || taken === undefined || taken.value <= cost.value) return null
  if (told.figures.filter(({ shape }) => shape === 'sum').length !== 2 || taken.value < 20_000) return null
  if (!/sehari|tiap hari|per ?hari|harian/.test(told.text) || !/sebulan|per ?bulan/.test(told.text)) return null
  if (!/dap[ae]t|omzet|omset|pemasukan|hasil|terjual|penjualan/.test(told.text)) return null
  const days = sellingDays(told)
  const each = taken.value - cost.value
  return {
    name: 'month_of_days',
    text: paragraphs(
      `Sehari: ${inRupiah(taken.value)} − ${inRupiah(cost.value)} = **${inRupiah(each)}**. Sebulan ${formatNumber(days)} hari jualan: ${formatNumber(days)} × ${inRupiah(each)} = **${inRupiah(each * days)}**.`,
      'Itu belum dikurangi sewa, listrik, upah, dan hari sepi. Sebutkan biaya sebulannya, nanti saya hitungkan bersihnya.',
    ),
  }
}

const asDays = { day: 1, month: 30, year: 360 } as const
const smaller: readonly (readonly ['day' | 'month', RegExp])[] = [
  ['day', /(?:per|se|tiap|setiap)\s?hari/],
  ['month', /(?:per|se|tiap|setiap)\s?(?:bulan|bln)/],
]

/** `sewa 18 juta setahun, per harinya nyisihkan berapa`: the part of a shorter time. */
const partOfPeriod: Way = (told) => {
  const openDays = told.days !== null && told.days >= 20 && told.days <= 31 ? told.days : null
  const [only, ...others] = told.figures.filter(({ shape, value }) => shape !== 'count' || value !== openDays)
  const per = only?.per
  if (only?.shape !== 'sum' || others.length > 0 || only.label === 'turnover') return null
  if (per !== 'month' && per !== 'year') return null
  if (
    !/nyisih|sisih|nabung|siapkan|nyiapin|setor|jatuhnya|berarti|itu per|itu se|kena berapa|(?:berapa|brp)\s(?:se|per ?)(?:hari|bulan)|(?:se|per ?)(?:hari|bulan)(?:nya)?\s(?:\p{L}+[-\d]?\p{L}*\s){0,2}(?:berapa|brp)/u.test(
      told.text,
    )
  )
    return null
  const target = smaller.find(([period, words]) => asDays[period] < asDays[per] && words.test(told.text))?.[0]
  if (target === undefined) return null
  const whole = inRupiah(only.value)
  const months = per === 'year' ? 12 : 1
  if (target === 'day' && openDays !== null)
    return {
      name: 'part_of_period',
      text: `${whole} ÷ ${formatNumber(months * openDays)} hari buka = **${inRupiah(only.value / (months * openDays))} sehari**. Sisihkan tiap tutup toko, sebelum uangnya dipakai belanja.`,
    }
  return {
    name: 'part_of_period',
    text:
      target === 'month'
        ? `${whole} ÷ 12 bulan = **${inRupiah(only.value / 12)} sebulan**. Pindahkan di tanggal yang sama tiap bulan ke rekening terpisah, supaya utuh saat harus dibayar.`
        : paragraphs(
            listed([
              `buka tiap hari: ${whole} ÷ ${formatNumber(months * 30)} hari = **${inRupiah(only.value / (months * 30))} sehari**`,
              `libur sehari seminggu: ${whole} ÷ ${formatNumber(months * 26)} hari = **${inRupiah(only.value / (months * 26))} sehari**`,
            ]),
            /gaji|upah|honor|untung|laba/.test(told.text)
              ? ''
              : 'Pisahkan tiap malam sebelum uangnya dipakai belanja. Kalau untung sehari tidak jauh di atasnya, bebannya terlalu besar.',
          ),
  }
}

/** `omzet bulan lalu 10jt sekarang 12jt, naik berapa persen`. */
const growth: Way = (told) => {
  // `selisih 35rb dari omzet 1,2jt berapa persen`: a part of it, not the way from one to the other.
  if (
    /\d\s?(?:rb|ribu|jt|juta|000)\s(?:itu\s)?dari\s(?:omzet|omset|total|semua|seluruh|harga|penjualan)/.test(told.text)
  )
    return null
  if (!/naik|turun|berubah|tumbuh|selisih/.test(told.text) || !/persen|%|berapa|brp/.test(told.text)) return null
  const [first, second, ...others] = told.figures.filter(({ shape }) => shape === 'sum')
  if (first === undefined || second === undefined || others.length > 0 || first.value <= 0) return null
  const change = second.value - first.value
  // `8 potong`, `per porsi`: what the change makes of one piece is asked.
  const parts = told.figures.findLast(({ shape, value, unit }) => shape === 'count' && value > 1 && unit !== '')
  if (parts !== undefined && new RegExp(`per ?${parts.unit}`).test(told.text))
    return {
      name: 'growth_per_piece',
      text: `Dari ${inRupiah(first.value)} ke ${inRupiah(second.value)}: naik turunnya ${inRupiah(Math.abs(change))}. Kalau jumlah itu menjadi ${formatNumber(parts.value)} ${parts.unit}: ${inRupiah(Math.abs(change))} ÷ ${formatNumber(parts.value)} = **${inRupiah(Math.abs(change) / parts.value)} per ${parts.unit}**, minimal segitu harganya disesuaikan, lalu bulatkan. Bumbu, gas, dan kemasan ikut naik? Tambahkan juga.`,
    }
  return {
    name: 'growth',
    text: `${change >= 0 ? 'Naik' : 'Turun'} ${inRupiah(Math.abs(change))}: ${inRupiah(Math.abs(change))} ÷ ${inRupiah(first.value)} = **${shownNumber((Math.abs(change) / first.value) * 100)}%** (dari ${inRupiah(first.value)} ke ${inRupiah(second.value)}).`,
  }
}

/** `sehari laku 12 kg, kirimnya 3 hari`: when to order again. */
const reorder: Way = (told) => {
  const { pieces, days } = told
  if (
    pieces === null ||
    days === null ||
    days > 60 ||
    !/stok|stock|habis|kirim|kulak|pesan lagi|restok|datang/.test(told.text)
  )
    return null
  if (pieces.per !== 'day') return null
  const least = pieces.value * days
  const unit = pieces.unit
  // `cadangan buat 2 hari` is told; else a third of the wait.
  const spare = Number(/cadangan[^\d]{0,20}(\d{1,2})\s?hari/.exec(told.text)?.[1] ?? Math.max(1, Math.ceil(days / 3)))
  const fillsUp =
    /isi (?:gudang|kulkas|rak|stok)|harus (?:isi|ada)|(?:abis|habis|tiap|setelah|sesudah) (?:di)?kirim/.test(told.text)
  return {
    name: 'reorder_point',
    text: paragraphs(
      fillsUp
        ? `Sesudah tiap kiriman, isinya harus **${formatNumber(least + pieces.value * spare)} ${unit}**:`
        : `Pesan lagi begitu stok tinggal **${formatNumber(least + pieces.value * spare)} ${unit}**:`,
      listed([
        `terpakai selama menunggu: ${formatNumber(pieces.value)} × ${formatNumber(days)} hari = ${formatNumber(least)} ${unit}`,
        `cadangan ${formatNumber(spare)} hari kalau kiriman telat atau ramai: ${formatNumber(pieces.value * spare)} ${unit}`,
      ]),
      'Tempel angkanya di rak, dan hitung ulang menjelang musim ramai. Yang masuk dulu dijual dulu.',
    ),
  }
}

/** What days and months bring and leave. */
export const monthWays: readonly Way[] = [
  splitGain,
  ownWage,
  monthOfSales,
  monthOfDays,
  partOfPeriod,
  growth,
  gainOfTurnover,
  savings,
  reorder,
]
