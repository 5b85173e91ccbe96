import { unitOf } from '#core/assistant/shared/reading-grammar/goods/units.ts'
import { formatNumber, formatRupiah } from '#core/text/shared/rupiah.ts'

import type { FirstReading, ToldFigure } from './told-figure.ts'
import { areForEach } from './wages-of-each.ts'

export const people = new Set(['orang', 'karyawan', 'pegawai', 'pekerja', 'tukang', 'penjahit', 'kasir', 'pelayan'])
/** Who is paid, and never a buyer. */
const workers = new Set([...people].filter((one) => one !== 'orang'))
const wages = /\b(?:gaji|gajinya|upah|upahnya|honor|bayaran|bayar)\b/i
const sold = /\b(?:di)?jual|\b(?:laku|terjual|tarif|harga|panen|omzet|omset)\b/i

const eachLabel = (name: string, count: ToldFigure, each: ToldFigure): string =>
  `${name} ${formatNumber(count.value)} ${count.noun} @${formatRupiah(each.value)}`.trim()

/** The sum of `upah 2 orang @100rb` and `3 orang gaji 1,8jt`; null where the two are no product. */
const product = (
  count: FirstReading,
  sum: FirstReading,
  { buys, invests, paysWages, paysEach }: Record<'buys' | 'invests' | 'paysWages' | 'paysEach', boolean>,
): FirstReading | null => {
  if (count.kind !== 'count' || sum.kind !== 'money' || count.clause !== sum.clause || count.value <= 0) return null
  const words = `${count.said} ${sum.said}`
  const merged = { ...sum, sure: true, said: words.slice(0, 200), per: sum.per ?? count.per }
  // `pegawai 2 org @1,7jt`: heads, whatever they are counted as.
  const areWorkers = [count.noun, ...count.label.toLowerCase().split(' ')].some((word) => workers.has(word))
  const isPaid = areWorkers && sum.each === true
  if (people.has(count.noun) && (isPaid || paysEach || wages.test(words))) {
    const [counted, paid] = [count.said, sum.said].map((said) => wages.test(said))
    const isEach =
      sum.each === true ||
      paysEach ||
      /masing|per orang|@|tiap orang/i.test(words) ||
      sum.per === 'hari' ||
      (paid === true && counted !== true)
    const wage = wages.exec(words)?.[0].toLowerCase().replace(/nya$/, '') ?? 'gaji'
    const name = sum.label !== '' && sum.label !== count.label && !wages.test(sum.label) ? `${wage} ${sum.label}` : wage
    return isEach && count.value > 1
      ? {
          ...merged,
          role: 'fixed',
          times: count.value,
          value: count.value * sum.value,
          label: eachLabel(name, count, sum),
        }
      : { ...merged, role: 'fixed', times: count.value, label: `${name} ${formatNumber(count.value)} ${count.noun}` }
  }
  // `1 kepala toko 2,5jt` in a list of wages.
  if (
    paysWages &&
    count.noun !== '' &&
    unitOf(count.noun) === null &&
    count.value < 100 &&
    ['fixed', 'other'].includes(sum.role)
  ) {
    const post = {
      ...count,
      noun: [count.noun, sum.label || count.label].filter((word) => word !== '').join(' '),
      label: '',
    }
    return count.value > 1
      ? {
          ...merged,
          role: 'fixed',
          times: count.value,
          value: count.value * sum.value,
          label: eachLabel('Gaji', post, sum),
        }
      : { ...merged, role: 'fixed', times: 1, label: `Gaji ${formatNumber(count.value)} ${post.noun}` }
  }
  // `iuran 36 siswa @10rb` comes in.
  if (sum.each === true && contributing.test(count.said) && givers.has(count.noun))
    return {
      ...merged,
      role: 'revenue',
      noun: '',
      value: count.value * sum.value,
      label: eachLabel(count.label || 'Iuran', count, sum),
    }
  // `sewa stand 2 hari 300rb per hari`: all of it, once.
  if (isTime(count.noun) && count.per === null && sum.per === count.noun && count.value > 1)
    return {
      ...merged,
      role: ['price', 'other'].includes(sum.role) ? 'expense' : sum.role,
      per: null,
      noun: '',
      value: count.value * sum.value,
      label: eachLabel(sum.label || count.label, count, sum),
    }
  const pieces = { count: count.value, noun: count.noun }
  // `mesin jahit 2 unit @3,6jt` where it is asked when it comes back: all of them are the outlay.
  if (invests && sum.each === true && count.label !== '' && !sold.test(words) && !isTime(count.noun))
    return {
      ...merged,
      role: 'capital',
      noun: '',
      pieces,
      value: count.value * sum.value,
      label: eachLabel(count.label, count, sum),
    }
  // `cabe 10 kg 45rb/kg`, `botol 120 pcs 1.500`: no piece costs less than a hundred Rupiah.
  const isOfOne =
    sum.each === true ||
    (sum.noun !== '' && sum.noun === count.noun) ||
    (unitOf(count.noun) !== null && sum.noun === '' && sum.value / count.value < 100 && count.value >= 10)
  if (!isOfOne || sold.test(words) || count.label === '' || !buys || isTime(count.noun)) return null
  return {
    ...merged,
    // `sehari kedelai 100 kg`: the heading's time is not that of one line.
    per: sum.per,
    role: 'expense',
    noun: '',
    pieces,
    value: count.value * sum.value,
    label: eachLabel(count.label, count, sum),
  }
}

const isTime = (noun: string): boolean => ['hari', 'minggu', 'bulan', 'tahun', 'jam'].includes(noun)
const buying =
  /(?<!\p{L})(?:total|modal|biaya|hpp|harga pokok|pengeluaran|belanja|anggaran|rab|kebutuhan)(?:nya)?(?!\p{L})/iu
const choosing =
  /(?<!\p{L})(?:banding\p{L}*|perbandingan|vs|versus|mending\p{L}*|lebih murah|supplier|pemasok|atau)(?!\p{L})/iu

export const givers = new Set([
  'siswa',
  'santri',
  'anggota',
  'warga',
  'kk',
  'rumah',
  'murid',
  'peserta',
  'jamaah',
  'jemaah',
  'orang',
  'mahasiswa',
])
const contributing = /\b(?:iuran|setoran|sumbangan|uang kas|infaq|infak|donasi|tiket|uang makan|kas)\b/i

/** Counts with a price for each are one sum of money where they are spent: `pakan 8 sak @320rb`. */
export const timesPieces = (figures: readonly FirstReading[], message: string): FirstReading[] => {
  const paysWages = wages.test(message)
  const asksGain = /(?<!\p{L})(?:laba|untung|rugi|pendapatan|penghasilan)(?:nya)?(?!\p{L})/iu.test(message)
  const hasPrice = figures.some(({ role, sure, said }) => role === 'price' && sure && /jual|laku|tarif/i.test(said))
  const buys = hasPrice || ((buying.test(message) || asksGain) && !choosing.test(message))
  const invests = /(?<!\p{L})(?:investasi|balik modal|kelayakan|kembali modal)(?!\p{L})/iu.test(message)
  // `25 motor tarif 15rb` beside `gaji 2 orang 3,6jt` is no post.
  const posts = figures.flatMap((one, at) => {
    const sum = figures[at + 1]
    if (one.kind !== 'count' || one.noun === '' || isTime(one.noun) || sum?.kind !== 'money') return []
    const isBare = one.label === '' && sum.label === '' && unitOf(one.noun) === null
    const isPost = (people.has(one.noun) || isBare) && !['price', 'revenue'].includes(sum.role) && sum.per === null
    return isPost && sum.clause === one.clause ? [{ heads: one.value, sum: sum.value }] : []
  })
  const paysEach = paysWages && areForEach(posts)
  const merged: FirstReading[] = []
  for (const one of figures) {
    const last = merged.at(-1)
    const both = last ? product(last, one, { buys, invests, paysWages, paysEach }) : null
    if (both) merged[merged.length - 1] = both
    else merged.push(one)
  }
  return merged
}
