import { formatNumber } from '#core/text/shared/rupiah.ts'

import { shownNumber } from '../told-figures.ts'
import { inRupiah, listed, paragraphs, type Way } from './way.ts'

const piecesOf =
  /(?:bikin|buat|jadi|dapat|dapet|hasil|produksi|untuk|isi)\s(\d{1,5})\s(?:((?!modal|total|harga|hpp|biaya|habis)\p{L}{2,15})|(?=modal|total|harga|hpp|biaya|habis))/u

/** `bikin 50 brownies habis tepung 100rb telur 80rb`: what one costs, of costs that are only named. */
const batch: Way = (told) => {
  const [, told1 = '', unit = 'buah'] = piecesOf.exec(told.text) ?? []
  const pieces = Number(told1)
  const costs = told.figures.filter(({ shape, label }) => shape === 'sum' && label !== 'price' && label !== 'gain')
  const cost = costs.reduce((sum, { value }) => sum + value, 0)
  // `isi 5 toples, modal per toples 28rb`: a cost of one piece is none of the whole.
  if (told.text.includes(`per ${unit} `)) return null
  if (!/jual|hpp|modal|harga|satuan/.test(told.text) || pieces < 2 || costs.length < 1 || cost < pieces) return null
  if (told.sum('price', 'turnover') !== null || told.figures.some(({ per }) => per !== null)) return null
  const each = cost / pieces
  const share = told.share('gain', null)
  return {
    name: 'price_of_batch',
    text: paragraphs(
      `${costs.length === 1 ? `Biaya ${inRupiah(cost)}` : `Jumlah biaya: ${costs.map(({ value }) => inRupiah(value)).join(' + ')} = **${inRupiah(cost)}**,`} dibagi ${formatNumber(pieces)} ${unit} = **${inRupiah(each)} per ${unit}**.`,
      listed(
        (share === null ? [30, 50, 100] : [share]).map(
          (one) => `untung ${shownNumber(one)}% dari modal: jual **${inRupiah(each * (1 + one / 100))}**`,
        ),
      ),
      'Masukkan juga kemasan, upah Anda, dan potongan marketplace kalau belum, lalu bandingkan dengan pesaing dan bulatkan.',
    ),
  }
}

/** `kaos 32rb, tinta 3rb, tenaga 5rb, plastik 500`: what one costs, of its parts by name. */
const costOfParts: Way = (told) => {
  const parts = told.figures.filter(({ shape, label }) => shape === 'sum' && label !== 'price' && label !== 'gain')
  const price = told.sum('price')
  if (!/hpp|modal(?:nya)? (?:per|satu|sebiji|jadi)|biaya per/.test(told.text) || parts.length < 2) return null
  if (
    told.figures.some(({ shape, per }) => shape !== 'sum' || per !== null) ||
    told.sum('turnover', 'loan', 'wage') !== null
  )
    return null
  const cost = parts.reduce((sum, { value }) => sum + value, 0)
  return {
    name: 'cost_of_parts',
    text: paragraphs(
      `HPP satu = ${parts.map(({ value }) => inRupiah(value)).join(' + ')} = **${inRupiah(cost)}**.`,
      price === null
        ? listed([30, 50, 100].map((one) => `untung ${one}% dari modal: jual **${inRupiah(cost * (1 + one / 100))}**`))
        : `Dijual ${inRupiah(price)}: ${price >= cost ? 'untung' : 'rugi'} **${inRupiah(Math.abs(price - cost))}** (${shownNumber((Math.abs(price - cost) / price) * 100)}% dari harga jual).`,
      'Tambahkan yang gagal cetak atau rusak (2 sampai 5%), ongkos ambil bahan, dan upah Anda sendiri kalau belum masuk.',
    ),
  }
}

/** `beli sapi 18 juta, pakan 4,5 juta, obat 300rb, dijual 27 juta`: a sale less all that it took. */
const gainOfLot: Way = (told) => {
  const price = told.sum('price')
  const costs = told.figures.filter((one) => one.shape === 'sum' && one.label !== 'price')
  const isOfThings = told.figures.some(
    ({ shape, unit }) => shape === 'count' && unit !== '' && !/^(?:hari|bulan|bln|minggu|tahun|thn)$/.test(unit),
  )
  if (price === null || told.sums('price').length !== 1 || costs.length < 2 || isOfThings) return null
  if (
    !/untung|laba|rugi|cuan|hasil|sisa|bersih/.test(told.text) ||
    told.sum('gain', 'turnover', 'total', 'paid') !== null
  )
    return null
  if (told.figures.some(({ shape, per }) => shape === 'share' || per === 'day') || /naik|turun|cicil/.test(told.text))
    return null
  const cost = costs.reduce((sum, { value }) => sum + value, 0)
  const gain = price - cost
  return {
    name: 'gain_of_lot',
    text: paragraphs(
      listed([
        `modal: ${costs.map(({ value }) => inRupiah(value)).join(' + ')} = ${inRupiah(cost)}`,
        `dijual ${inRupiah(price)}: ${gain >= 0 ? 'untung' : 'rugi'} **${inRupiah(Math.abs(gain))}** (${shownNumber((Math.abs(gain) / cost) * 100)}% dari modal)`,
      ]),
      told.months === null || told.months <= 1 || gain <= 0
        ? ''
        : `Dalam ${shownNumber(told.months)} bulan, jadi **${inRupiah(gain / told.months)} sebulan**. Bandingkan dengan tenaga dan uang yang tertahan selama itu.`,
      'Upah Anda sendiri, transport, dan yang tidak disebut belum dihitung.',
    ),
  }
}

/** What many pieces cost together, or one of its parts. */
export const batchWays: readonly Way[] = [batch]
export const lotWays: readonly Way[] = [costOfParts, gainOfLot]
