import { formatNumber } from '#core/text/shared/rupiah.ts'

import { shownNumber } from '../told-figures.ts'
import type { Told } from './figures.ts'
import { inRupiah, listed, paragraphs, type Way } from './way.ts'

const marketplaces =
  /shopee|tokopedia|tiktok|lazada|bukalapak|gofood|gojek|grab|aplikasi|ojol|ojek online|marketplace|market place|komisi|admin/

/** What a place to sell keeps, in percent of the price: `komisi 10%`, `potongan gofood 20%`. */
export const feeShare = ({ share, text }: Told): number | null =>
  share('fee') ?? (marketplaces.test(text) ? (share('discount') ?? share('cost')) : null)

const ofPrice = (gain: number, price: number): string => `${shownNumber((Math.abs(gain) / price) * 100)}%`
/** The next price that is easy to say. */
export const roundedUp = (price: number): number => Math.ceil(price / 500) * 500

/** `modal 30rb, komisi 10%, mau untung 8rb`: the price that leaves that much. */
const priceWithFee: Way = (told) => {
  const cost = told.sum('cost')
  // Where the price is what is asked, whatever is taken off it is taken by the place it is sold at.
  const fee = feeShare(told) ?? (told.sum('price') === null ? told.share('discount') : null)
  const wanted = told.sum('gain') ?? (cost === null ? null : (cost * (told.share('gain') ?? NaN)) / 100)
  if (cost === null || fee === null || wanted === null || !(wanted > 0) || fee <= 0 || fee >= 90) return null
  const price = (cost + wanted) / (1 - fee / 100)
  return {
    name: 'price_with_fee',
    text: paragraphs(
      `Harga jual = (modal + untung) ÷ (1 − komisi) = (${inRupiah(cost)} + ${inRupiah(wanted)}) ÷ ${shownNumber(100 - fee)}% = **${inRupiah(price)}**, bulatkan ke **${inRupiah(roundedUp(price))}**.`,
      `Ceknya: dari ${inRupiah(price)} dipotong ${shownNumber(fee)}% = ${inRupiah((price * fee) / 100)}, sisa ${inRupiah(cost + wanted)}, dikurangi modal tinggal **${inRupiah(wanted)}**.`,
      'Besar komisi berubah-ubah dan bisa ada biaya lain (layanan, gratis ongkir, kemasan); cek di halaman penjual Anda.',
    ),
  }
}

/** A sale after commission: `modal 30rb jual 45rb komisi 10%`. */
const saleWithFee: Way = (told) => {
  const cost = told.sum('cost')
  const price = told.sum('price')
  const fee = feeShare(told)
  if (cost === null || price === null || fee === null || price <= 0 || fee >= 100) return null
  const kept = (price * fee) / 100
  const extras = told.sums('spent', 'fee').filter(({ value, per }) => per === null && value < price)
  const gain = price - kept - cost - extras.reduce((sum, { value }) => sum + value, 0)
  return {
    name: 'profit_after_fee',
    text: paragraphs(
      listed([
        `harga ${inRupiah(price)}`,
        `potongan ${shownNumber(fee)}%: ${inRupiah(kept)}`,
        ...extras.map(({ called, value }) => `${called} ${inRupiah(value)}`),
        `modal ${inRupiah(cost)}`,
        `${gain >= 0 ? 'untung' : 'rugi'} **${inRupiah(Math.abs(gain))}** (${ofPrice(gain, price)} dari harga)`,
      ]),
      gain > 0
        ? 'Kurangi lagi dengan kemasan, iklan, dan upah. Besar potongan berubah-ubah, jadi cek di aplikasi penjualnya.'
        : `Supaya tidak rugi, harganya minimal ${inRupiah(cost / (1 - fee / 100))}.`,
    ),
  }
}

/** What a thing weighs or holds: no number of things. */
const measures = /^(?:kg|kilo|gram|gr|g|ons|liter|ltr|ml|cc|cm|meter)$/

/** `harga 85rb diskon 15% modal 60rb`: what a discount leaves of a sale. */
const saleWithDiscount: Way = (told) => {
  const cost = told.sum('cost')
  const price = told.sum('price') ?? told.sum(null)
  const share = told.share('discount', null)
  const [off] = told.sums('discount')
  // `dijual 12rb, promo 10rb`: the price of the promotion, not what is taken off.
  const isPrice = off !== undefined && off.called.startsWith('promo') && price !== null && off.value > price / 2
  const cutInRupiah = isPrice ? (price ?? 0) - off.value : (off?.value ?? null)
  const cut = share === null ? cutInRupiah : (price ?? 0) * (share / 100)
  if (cost === null || price === null || cut === null || cut <= 0 || cut >= price) return null
  const gain = price - cut - cost
  const before = price - cost
  const lot = told.figures.find(
    ({ shape, value, unit }) => shape === 'count' && value > 1 && unit !== '' && !measures.test(unit),
  )
  const more = gain > 0 && before > 0 ? before / gain : null
  return {
    name: 'profit_after_discount',
    text: paragraphs(
      `Harga setelah ${share === null ? 'potongan' : `diskon ${shownNumber(share)}%`}: ${inRupiah(price)} − ${inRupiah(cut)} = **${inRupiah(price - cut)}**. Dikurangi modal ${inRupiah(cost)}: ${
        gain > 0 ? `masih untung **${inRupiah(gain)}**` : gain === 0 ? '**pas modal**' : `**rugi ${inRupiah(-gain)}**`
      } per barang (tanpa diskon ${inRupiah(before)}).`,
      lot === undefined
        ? ''
        : `Untuk ${formatNumber(lot.value)} ${lot.unit}: ${formatNumber(lot.value)} × ${inRupiah(Math.abs(gain))} = **${gain >= 0 ? 'untung' : 'rugi'} ${inRupiah(Math.abs(gain) * lot.value)}**.`,
      more === null
        ? 'Diskon sebesar itu hanya masuk akal untuk menghabiskan stok lama.'
        : `Supaya untung totalnya sama, yang laku harus **${shownNumber(more)} kali lipat** dari biasanya.`,
    ),
  }
}

const verdict = ({ text }: Told, gain: number): string =>
  /kemurahan|kemahalan|kemurahen|terlalu (?:murah|mahal)|wajar|kekecilan|kebesaran/.test(text) && gain > 0
    ? `Terlalu murah atau tidak dilihat dari dua hal: **cukupkah** ${inRupiah(gain)} × yang laku sehari untuk menutup sewa, gas, kemasan, dan upah Anda; dan berapa **harga tiga pesaing** terdekat. Kalau biaya tidak tertutup, naikkan; kalau tertutup dan pembeli ramai, harganya sudah benar.`
    : ''

/** `modal 7rb jual 12rb`: what one sale brings, and what many of them do. */
const sale: Way = (told) => {
  // `beli telur 15 kg 420rb`: what is bought stands between the word and its sum.
  const [only, ...others] = told.sums('spent')
  const isBought =
    only !== undefined && others.length === 0 && /\b(?:beli|kulak\p{L}*|modal|habis|abis)\b/u.test(told.text)
  const price = told.sum('price')
  // `beras 25 kg 340rb, dijual 14.500 per kilo`: what is not called anything is what the lot cost.
  const unnamed = told.sums(null)
  const ofLot = told.pieces !== null && unnamed.length === 1 && told.sums('price').length === 1 ? told.sum(null) : null
  const bought =
    told.sum('cost') ??
    (isBought ? only.value : null) ??
    (price !== null && ofLot !== null && ofLot > price * 2 ? ofLot : null)
  if (bought === null || price === null || bought <= 0 || price <= 0) return null
  // `beli 35rb ongkir 2rb plastik 500`: what belongs to one piece; what is larger than its price is a month's.
  const extras = told
    .sums('spent')
    .filter((one) => one.per === null && one.value < price && (told.sum('cost') !== null || one !== only))
  const cost = extras.reduce((sum, { value }) => sum + value, bought)
  const whole =
    extras.length === 0
      ? ''
      : `Modal per barang: ${[bought, ...extras.map(({ value }) => value)].map(inRupiah).join(' + ')} = **${inRupiah(cost)}**`
  const { pieces } = told
  // `60 biji modal 90rb, dijual 3 ribu sebiji`: the cost is that of all of them.
  if (extras.length === 0 && cost > price * 2) {
    if (pieces === null || pieces.value <= 1) return null
    const taken = price * pieces.value
    // `2 karung beras 50kg 1,3jt, jual 14rb per kilo`: so great a loss is a price of something smaller.
    if (taken * 2 < cost) return null
    return {
      name: 'profit_of_batch',
      text: paragraphs(
        `Terjual semua: ${formatNumber(pieces.value)} × ${inRupiah(price)} = ${inRupiah(taken)}. Dikurangi modal ${inRupiah(cost)}: **${taken >= cost ? 'untung' : 'rugi'} ${inRupiah(Math.abs(taken - cost))}**.`,
        `Modal per ${pieces.unit} ${inRupiah(cost / pieces.value)}, untung per ${pieces.unit} ${inRupiah(price - cost / pieces.value)} (**${ofPrice(price - cost / pieces.value, price)} dari harga jual**, ${shownNumber((Math.abs(price - cost / pieces.value) / (cost / pieces.value)) * 100)}% dari modal); balik modal setelah **${formatNumber(Math.ceil(cost / price))} ${pieces.unit}** terjual.`,
      ),
    }
  }
  const gain = price - cost
  const times =
    pieces === null || pieces.value <= 1
      ? ''
      : `Laku ${formatNumber(pieces.value)} ${pieces.unit}${pieces.per === 'day' ? ' sehari' : ''}: ${formatNumber(pieces.value)} × ${inRupiah(gain)} = **${inRupiah(pieces.value * gain)}**${
          pieces.per === 'day' ? `, sebulan (26 hari) **${inRupiah(pieces.value * gain * 26)}**` : ''
        }.`
  return {
    name: 'profit',
    text: paragraphs(
      whole,
      `${gain >= 0 ? 'Untung' : 'Rugi'} per barang: ${inRupiah(price)} − ${inRupiah(cost)} = **${inRupiah(Math.abs(gain))}**`,
      listed([
        `dari modal: **${shownNumber((Math.abs(gain) / cost) * 100)}%**`,
        `dari harga jual (margin): **${ofPrice(gain, price)}**`,
      ]),
      times,
      gain < 0
        ? 'Harga jualnya masih di bawah modal. Naikkan harga, tekan biaya, atau jual sebagai paket.'
        : verdict(told, gain) ||
            'Ini untung kotor. Kurangi lagi dengan kemasan, ongkos kirim, sewa, dan upah untuk tahu untung bersihnya.',
    ),
  }
}

/** `modal 12rb mau untung 30%`, `modal 12rb mau untung 5rb`. */
const priceFromGain: Way = (told) => {
  const cost = told.sum('cost')
  if (cost === null || cost <= 0) return null
  const share = told.share('gain', null)
  if (share === null) {
    const gain = told.sum('gain')
    if (gain === null || !/jual|harga|rego/.test(told.text) || gain > cost * 20) return null
    return {
      name: 'price_from_gain',
      text: paragraphs(
        `Harga jual = modal + untung = ${inRupiah(cost)} + ${inRupiah(gain)} = **${inRupiah(cost + gain)}** (untung ${shownNumber((gain / cost) * 100)}% dari modal).`,
        'Pastikan kemasan, ongkos kirim, dan upah Anda sendiri sudah masuk modal. Dijual di marketplace? Sebutkan komisinya, nanti saya hitungkan ulang.',
      ),
    }
  }
  if (share <= 0 || share > 1000) return null
  // A share that is not called a gain is one only where a price is spoken of: not a part of a firm.
  if (
    told.share('gain') === null &&
    !/untung|laba|margin|jual|harga|rego|markup|mark up|cuan|bathi|bati/.test(told.text)
  )
    return null
  const markup = cost * (1 + share / 100)
  // Where it is told of what the share is, the other one is not what was asked.
  const told1 = told.text.replace(/(?:bukan|jangan|ga|gak|nggak) (?:dari )?(?:harga jual|modal\p{L}*|hpp|omzet)/u, ' ')
  const onPrice = share < 100 && /dari (?:harga jual|harga|omzet|penjualan)|margin kotor/.test(told1)
  const onCost = !onPrice && /dari (?:modal|hpp|kulakan)/.test(told1)
  return {
    name: 'price_from_margin',
    text: [
      `Modal ${inRupiah(cost)}, untung ${shownNumber(share)}%:`,
      ...(onPrice
        ? []
        : [
            `- ${shownNumber(share)}% **dari modal**: jual **${inRupiah(markup)}** (untung ${inRupiah(markup - cost)})`,
          ]),
      ...(share < 100 && !onCost
        ? [
            `- ${shownNumber(share)}% **dari harga jual**: jual **${inRupiah(cost / (1 - share / 100))}** (untung ${inRupiah(cost / (1 - share / 100) - cost)})`,
          ]
        : []),
      onPrice
        ? `\nRumusnya modal ÷ (1 − ${shownNumber(share)}%): ${inRupiah(cost)} ÷ ${shownNumber(100 - share)}%. Menambah ${shownNumber(share)}% ke modal tidak cukup, karena untungnya dihitung dari harga yang lebih besar.`
        : '\nKebanyakan pedagang menghitung dari modal; toko modern biasanya dari harga jual. Pastikan ongkos kirim, kemasan, dan potongan marketplace sudah masuk modal.',
    ].join('\n'),
  }
}

/** What comes to hand is asked, not the price to set. */
const asksReceived =
  /(?:terima|diterima|dapat|dapet|masuk|bersih|sisa)(?:nya)?\s(?:\p{L}{2,8}\s)?(?:berapa|brp|piro|sabaraha)|(?:berapa|brp)\s(?:yang\s)?(?:diterima|masuk|terima)/u

/** `gofood potong 20%, harga warung 18rb, dinaikkan berapa`: the price that leaves as much as before. */
const priceOnPlatform: Way = (told) => {
  const fee = feeShare(told)
  const price = told.onlySum
  if (fee === null || price === null || fee <= 0 || fee >= 90) return null
  if (/sales|agen|karyawan|reseller|makelar|perantara/.test(told.text)) return null
  if (told.sum('cost', 'gain') !== null || !/naik|aplikasi|pasang|sama|jual|jadi/.test(told.text)) return null
  if (asksReceived.test(told.text) && !/naik|pasang|biar|supaya|agar|tetap|sama/.test(told.text))
    return {
      name: 'received_after_fee',
      text: paragraphs(
        `Potongan ${shownNumber(fee)}% × ${inRupiah(price)} = ${inRupiah((price * fee) / 100)}, jadi yang diterima **${inRupiah(price * (1 - fee / 100))}**.`,
        `Supaya yang diterima tetap ${inRupiah(price)}, harganya ${inRupiah(price)} ÷ ${shownNumber(100 - fee)}% = ${inRupiah(price / (1 - fee / 100))}. Besar potongan bisa berubah; lihat rincian satu pesanan di aplikasinya.`,
      ),
    }
  const needed = price / (1 - fee / 100)
  return {
    name: 'price_on_platform',
    text: paragraphs(
      `Supaya yang Anda terima tetap ${inRupiah(price)}: ${inRupiah(price)} ÷ ${shownNumber(100 - fee)}% = **${inRupiah(needed)}**, bulatkan ke **${inRupiah(roundedUp(needed))}** (naik ${shownNumber((needed / price - 1) * 100)}%).`,
      `Menaikkan ${shownNumber(fee)}% saja kurang: potongannya dihitung dari harga yang baru. Ceknya: ${inRupiah(needed)} − ${shownNumber(fee)}% = ${inRupiah(price)}.`,
      'Tambahkan kemasan dan promo yang Anda tanggung. Besar potongan bisa berubah; lihat rincian satu pesanan di aplikasinya.',
    ),
  }
}

/** `modal 2.100 per cup, dijual berapa`: prices to choose from where no gain is told. */
const priceToChoose: Way = (told) => {
  const cost = told.sum('cost')
  const asksForPrice =
    /(?:jual|harga)\p{L}{0,5}\s(?:\p{L}+\s){0,2}(?:berapa|brp|piro|sabaraha)|(?:berapa|brp|piro)\s(?:\p{L}+\s){0,2}(?:jual|harga)/u
  if (cost === null || cost <= 0 || told.onlySum !== cost || !asksForPrice.test(told.text)) return null
  // Another figure may belong to the cost: then it is not told whole.
  if (told.figures.some(({ shape, value }) => shape !== 'sum' && value > 1)) return null
  return {
    name: 'price_to_choose',
    text: paragraphs(
      `Modal ${inRupiah(cost)}, pilihannya:`,
      listed(
        [30, 50, 100].map(
          (share) =>
            `untung ${share}% dari modal: **${inRupiah(cost * (1 + share / 100))}**, untung ${inRupiah((cost * share) / 100)}`,
        ),
      ),
      'Makanan dan minuman siap saji lazimnya 50 sampai 100%, karena ada upah, gas, dan yang tidak habis; kelontong jauh lebih tipis. Pastikan kemasan dan upah Anda sudah masuk modal, bandingkan dengan tiga pesaing terdekat, lalu bulatkan. Mau untung berapa? Sebutkan, nanti saya hitungkan.',
    ),
  }
}

/** `250.000 diskon 10%`. */
const discounted: Way = (told) => {
  const share = told.share('discount')
  const price = told.sum('price') ?? told.onlySum
  if (share === null || price === null || share <= 0 || share > 100) return null
  const cut = Math.round((price * share) / 100)
  const needed = price / (1 - share / 100)
  const pieces = Number(
    /(?:ambil|beli|pesan) (\d{1,3})(?![\d.,]| ?(?:rb|ribu|k|jt|juta|%|persen))/.exec(told.text)?.[1] ?? 0,
  )
  return {
    name: 'discount',
    text: paragraphs(
      `Potongannya ${shownNumber(share)}% × ${inRupiah(price)} = ${inRupiah(cut)}, jadi tinggal **${inRupiah(price - cut)}**.`,
      pieces > 1 ? `${pieces} × ${inRupiah(price - cut)} = **${inRupiah(pieces * (price - cut))}**.` : '',
      // Where a place to sell keeps it, what is to be received is asked with it.
      marketplaces.test(told.text) && share < 90
        ? `Supaya yang diterima tetap ${inRupiah(price)}, pasang ${inRupiah(price)} ÷ ${shownNumber(100 - share)}% = **${inRupiah(needed)}**, bulatkan ke **${inRupiah(roundedUp(needed))}**. Besar potongan bisa berubah; lihat rincian satu pesanan di aplikasinya.`
        : '',
    ),
  }
}

/** What is asked of one thing's cost, price and gain; the ways that need most figures first. */
export const saleWays: readonly Way[] = [
  priceWithFee,
  saleWithFee,
  saleWithDiscount,
  sale,
  priceFromGain,
  priceOnPlatform,
  priceToChoose,
  discounted,
]
