import { formatNumber } from '#core/text/shared/rupiah.ts'

import { shownNumber } from '../told-figures.ts'
import type { Figure, Told } from './figures.ts'
import { sellingDays } from './month.ts'
import { feeShare, roundedUp } from './sale.ts'
import { inRupiah, listed, paragraphs, type Way } from './way.ts'

/** What one thing is sold for, and what it costs its seller, by whatever word each was told. */
interface Deal {
  readonly price: Figure
  readonly cost: Figure | null
}

/** Words that make the cost of one thing, where no `modal` is told. */
const costOfOne = /^(?:bahan|kemasan|packing|biaya|habis|abis|belanja)/

const dealIn = (told: Told, others: readonly Figure[] = []): Deal | null => {
  const sums = told.figures.filter((one) => one.shape === 'sum' && !others.includes(one))
  const labelled = sums.find(({ label }) => label === 'price')
  const unlabelled = sums.filter(({ label }) => label === null)
  const price = labelled ?? (unlabelled.length === 1 ? unlabelled[0] : undefined)
  if (price === undefined) return null
  const cost =
    sums.find(({ label, value }) => label === 'cost' && value < price.value) ??
    sums.find(({ label, called, value }) => label === 'spent' && costOfOne.test(called) && value < price.value)
  return { price, cost: cost ?? null }
}

const gainLine = (left: number, cost: number, per = ''): string =>
  `modal ${inRupiah(cost)}, jadi ${left > cost ? `**masih untung ${inRupiah(left - cost)}${per}**` : left === cost ? '**pas modal**' : `**rugi ${inRupiah(cost - left)}${per}**`}`

/** `45rb diskon 20% terus voucher 5rb, modal 28rb`: what is paid after every cut in its order, and what that leaves. */
const afterCuts: Way = (told) => {
  const cuts = told.figures.filter(({ label }) => label === 'discount')
  const deal = dealIn(told, cuts)
  if (deal === null || cuts.length < 2 || /banding|mending|atau|aplikasi|gofood|grab|shopee/.test(told.text))
    return null
  const { price, cost } = deal
  const lines: string[] = []
  let left = price.value
  for (const cut of cuts) {
    const off = cut.shape === 'share' ? (left * cut.value) / 100 : cut.value
    if (off >= left) return null
    lines.push(
      `${cut.called} ${cut.shape === 'share' ? `${shownNumber(cut.value)}% dari ${inRupiah(left)} = ${inRupiah(off)}` : inRupiah(off)}, sisa ${inRupiah(left - off)}`,
    )
    left -= off
  }
  return {
    name: 'after_cuts',
    text: paragraphs(
      listed([`harga ${inRupiah(price.value)}`, ...lines]),
      `Pembeli membayar **${inRupiah(left)}**${cost === null ? '.' : `; ${gainLine(left, cost.value)} per barang.`}`,
      cost === null ? 'Sebutkan modalnya, nanti saya cek masih untung atau tidak.' : '',
    ),
  }
}

const asksPriceThere =
  /(?:jual|pasang|harga|dijual|naik\p{L}{0,4}|taruh)(?:nya)?\s(?:\p{L}{2,10}\s){0,3}(?:berapa|brp|piro)|(?:berapa|brp|piro)\s(?:harga|di)/u

/** `ayam 18rb, bahan 11rb, gofood potong 20%, jual berapa di sana`: the price that leaves what the shop's own price leaves. */
const priceThere: Way = (told) => {
  const fee = feeShare(told)
  const deal = dealIn(told)
  if (fee === null || fee <= 0 || fee >= 90 || deal === null || !asksPriceThere.test(told.text)) return null
  const { price, cost } = deal
  if (cost === null) return null
  const needed = price.value / (1 - fee / 100)
  const left = price.value * (1 - fee / 100)
  return {
    name: 'price_there',
    text: paragraphs(
      `Supaya tetap menerima ${inRupiah(price.value)} setelah potongan ${shownNumber(fee)}%: ${inRupiah(price.value)} ÷ ${shownNumber(100 - fee)}% = **${inRupiah(needed)}**, bulatkan ke **${inRupiah(roundedUp(needed))}**.`,
      listed([
        `dijual tetap ${inRupiah(price.value)}: diterima ${inRupiah(left)}, ${gainLine(left, cost.value)}`,
        `dijual ${inRupiah(roundedUp(needed))}: untung tetap sekitar ${inRupiah(roundedUp(needed) * (1 - fee / 100) - cost.value)}`,
      ]),
      'Hitung juga kemasan antar dan promo yang ikut Anda tanggung. Kalau terasa mahal, buat paket: potongannya sama, nilainya lebih besar.',
    ),
  }
}

const asksBack = /balik modal|modal(?:nya)? (?:balik|kembali)|kembali modal|balik pokok|bep|impas|nutup|ketutup/
/** What is bought once: its price is earned back, not sold. */
const tools =
  /gerobak|mesin|alat|freezer|kulkas|etalase|booth|boot|oven|kompor|motor|mobil|renovasi|peralatan|sewa|perlengkapan|laptop|printer|tenda|timbangan|modal awal/

/** `jual 3rb modal 1400, laku 150 sehari, gerobak 4,5jt`: after how many days what was bought is earned back. */
const earnedBack: Way = (told) => {
  if (!asksBack.test(told.text) || !tools.test(told.text)) return null
  const sums = told.figures.filter(({ shape, per }) => shape === 'sum' && per === null)
  const start = sums.toSorted((one, other) => other.value - one.value)[0]
  const sold = told.figures.find(({ shape, per, unit }) => shape === 'count' && per === 'day' && unit !== '')
  if (start === undefined || sold === undefined) return null
  const gain = told.figures.find(
    ({ shape, label, value }) => shape === 'sum' && label === 'gain' && value < start.value,
  )
  const deal = gain === undefined ? dealIn(told, [start]) : null
  if (gain === undefined && (deal === null || deal.cost === null)) return null
  const each = gain?.value ?? (deal?.price.value ?? 0) - (deal?.cost?.value ?? 0)
  const wages = told.figures.filter(
    (one) => one.shape === 'sum' && one.per === 'day' && ![start, gain, deal?.price, deal?.cost].includes(one),
  )
  const daily = each * sold.value - wages.reduce((sum, { value }) => sum + value, 0)
  if (start.value < 20 * each || daily <= 0) return null
  const days = Math.ceil(start.value / daily)
  return {
    name: 'earned_back',
    text: paragraphs(
      listed([
        ...(deal === null || deal.cost === null
          ? []
          : [`untung satu: ${inRupiah(deal.price.value)} − ${inRupiah(deal.cost.value)} = ${inRupiah(each)}`]),
        `sehari: ${formatNumber(sold.value)} ${sold.unit} × ${inRupiah(each)} = ${inRupiah(each * sold.value)}`,
        ...wages.map(({ called, value }) => `${called === '' ? 'biaya' : called} sehari − ${inRupiah(value)}`),
        `balik modal: ${inRupiah(start.value)} ÷ ${inRupiah(daily)} = **${formatNumber(days)} hari jualan**`,
      ]),
      `Kalau yang laku separuhnya (${formatNumber(Math.round(sold.value / 2))} ${sold.unit}), jadi sekitar **${formatNumber(Math.ceil(start.value / Math.max(1, (each * sold.value) / 2 - wages.reduce((sum, { value }) => sum + value, 0))))} hari**. Sewa, upah, gas, dan yang diambil untuk rumah memperpanjangnya; sebut kalau ada.`,
    ),
  }
}

const asksWorth = /(?:jual|oper|over|lepas|dijual|take ?over|harga)\p{L}{0,3}/u
const business = /usaha|kedai|warung|toko|kios|laundry|kafe|cafe|rumah makan|bengkel|salon|depot|counter|konter|bisnis/

/** `alat 25jt, untung 6jt sebulan, usahanya dijual berapa`: from what to what a running business may be offered. */
const worthOfBusiness: Way = (told) => {
  const gain = told.figures.find(({ shape, label, per }) => shape === 'sum' && label === 'gain' && per === 'month')
  if (gain === undefined || gain.value < 300_000 || !asksWorth.test(told.text) || !business.test(told.text)) return null
  if (
    !/pant[ae]s|wajar|nilai|harga|berapa/.test(told.text) ||
    !/(?:mau|di|pengen|ingin|rencana)\s?(?:jual|oper|over|lepas)/.test(told.text)
  )
    return null
  const things = told.figures.filter(
    ({ shape, label, per }) => shape === 'sum' && label !== 'gain' && label !== 'turnover' && per === null,
  )
  const parts = things.reduce((sum, { value }) => sum + value, 0)
  const turnover = told.sum('turnover')
  return {
    name: 'worth_of_business',
    text: paragraphs(
      'Kisaran awal untuk ditawarkan, dari angka Anda:',
      listed([
        ...(parts > 0
          ? [
              `isi yang dijual: ${things.map(({ value }) => inRupiah(value)).join(' + ')}${things.length > 1 ? ` = ${inRupiah(parts)}` : ''} (alat dihitung harga bekas)`,
            ]
          : []),
        `nama dan langganan: 6 sampai 12 × laba ${inRupiah(gain.value)} = ${inRupiah(gain.value * 6)} sampai ${inRupiah(gain.value * 12)}`,
        `**${inRupiah(parts + gain.value * 6)} sampai ${inRupiah(parts + gain.value * 12)}**`,
      ]),
      `Pembeli akan mengurangi laba itu dengan **gaji pengelola**${turnover === null ? '' : ` dan menanyakan bukti omzet ${inRupiah(turnover)}`}; kalau tanpa Anda usahanya tidak jalan, tawarannya turun. Ini kebiasaan, bukan aturan. Siapkan catatan penjualan setahun, sisa sewa, dan daftar utang; uang diterima dulu, baru serah terima tertulis.`,
    ),
  }
}

/** `60 pasang sepatu modal 120rb, setahun tidak laku`: what lies there, and what clearing it brings. */
const goodsThatLie: Way = (told) => {
  if (
    !/(?:ga|gak|nggak|tidak|tak|belum)\s(?:laku|kejual|terjual)|numpuk|mandek|mengendap|\bendap|stok mati|stok lama/.test(
      told.text,
    )
  )
    return null
  if (/untung|laba|titip|retur|sisa/.test(told.text)) return null
  const count = told.figures.find(
    ({ shape, unit, value }) =>
      shape === 'count' &&
      value > 1 &&
      !/^(?:bulan|bln|tahun|taun|thn|hari|minggu|mgg|x|kali)$/.test(unit) &&
      unit !== '',
  )
  const sums = told.figures.filter(({ shape }) => shape === 'sum')
  const [cost] = sums
  if (
    count === undefined ||
    cost === undefined ||
    sums.length !== 1 ||
    told.figures.some(({ shape }) => shape === 'share')
  )
    return null
  const all = count.value * cost.value
  return {
    name: 'goods_that_lie',
    text: paragraphs(
      `Uang yang tertahan: ${formatNumber(count.value)} ${count.unit} × ${inRupiah(cost.value)} = **${inRupiah(all)}**. Makin lama makin turun nilainya, jadi tujuannya **uangnya keluar**, bukan untungnya.`,
      listed([
        `minggu 1–2: pajang di depan, jual **seharga modal** ${inRupiah(cost.value)}`,
        `minggu 3–4: paket dua atau beli barang laris tambah sedikit; setara ${inRupiah(cost.value * 0.8)} sebuah, kembali ${inRupiah(all * 0.8)}`,
        `sisanya: obral ${inRupiah(cost.value * 0.6)}, live, bazar, atau borongan ke pedagang lain; kembali ${inRupiah(all * 0.6)}`,
      ]),
      'Rugi sebagian masih lebih baik kalau uangnya diputar ke barang yang laku tiap minggu. Tanya pemasok juga: boleh tukar ukuran atau model? Catat sebabnya, supaya kulakan berikutnya sedikit dulu.',
    ),
  }
}

/** `untung sehari 150rb, libur 4 hari sebulan, setahun dapat berapa`: what a day's sum comes to in a year. */
const yearOfDays: Way = (told) => {
  if (!/setahun|per ?tahun|se ?taun/.test(told.text) || /sewa|kontrak|cicilan|pinjam|bunga/.test(told.text)) return null
  const day = told.figures.find(
    ({ shape, per, label }) => shape === 'sum' && per === 'day' && (label === 'gain' || label === 'turnover'),
  )
  if (day === undefined || told.figures.filter(({ shape }) => shape !== 'count').length !== 1) return null
  const off = /libur|tutup/.test(told.text) ? (told.days !== null && told.days < 16 ? told.days : null) : null
  const days = off === null ? sellingDays(told) : 30 - off
  const month = day.value * days
  return {
    name: 'year_of_days',
    text: paragraphs(
      `${inRupiah(day.value)} × ${formatNumber(days)} hari = ${inRupiah(month)} sebulan, × 12 = **${inRupiah(month * 12)} setahun**.`,
      'Itu kalau tiap hari sama. Kurangi satu dua bulan sepi, sakit, dan hari raya: pakai 10 bulan sebagai angka aman, ' +
        `**${inRupiah(month * 10)}**.`,
    ),
  }
}

/** What is sold by the piece: cuts, other places' prices, what was bought for it, what lies there. */
export const dealingWays: readonly Way[] = [
  afterCuts,
  priceThere,
  earnedBack,
  worthOfBusiness,
  goodsThatLie,
  yearOfDays,
]
