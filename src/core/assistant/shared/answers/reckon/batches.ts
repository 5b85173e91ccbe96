import { amount, shownNumber, valueOf } from '../told-figures.ts'
import { inRupiah, listed, paragraphs, type Reckoned } from './way.ts'

const people: Readonly<Record<string, number>> = { berdua: 2, bertiga: 3, berempat: 4, berlima: 5, berenam: 6 }
const setAside =
  /(?:sisih\p{L}*|kas|tabung\p{L}*|simpan|cadangan|modal bulan depan|dana darurat)[^\d%]{0,25}(\d{1,2}(?:,\d)?)\s?(?:%|persen)|(\d{1,2}(?:,\d)?)\s?(?:%|persen)\s(?:\p{L}{2,10}\s){0,2}?(?:masuk\s)?(?:kas|tabungan|simpanan|cadangan|modal|disisih\p{L}*)/u

/** `laba 9 juta, 10 persen masuk kas, sisanya dibagi saya 60 kawan 40`: a gain divided after a part was laid by. */
const dividedGain = (message: string): Reckoned | null => {
  const text = message.toLowerCase()
  if (!/bagi|dibagi|dapat|dapet|masing/.test(text) || !/laba|untung|hasil|sisa/.test(text)) return null
  const aside = setAside.exec(text)
  const laid = aside === null ? 0 : Number((aside[1] ?? aside[2] ?? '0').replace(',', '.'))
  const rest = aside === null ? text : text.replace(aside[0], ' ')
  const [sum, ...others] = [...rest.matchAll(new RegExp(`(?<![\\d.,])${amount}(?!\\s?(?:%|persen|orang))`, 'giu'))]
    .map(([, digits, scale]) => valueOf(digits, scale) ?? 0)
    .filter((one) => one >= 10_000)
  if (sum === undefined || others.length > 0) return null
  const small = [...rest.matchAll(/(?<![\d.,])(\d{1,2})(?![\d.,]|\s?(?:rb|ribu|jt|juta|hari|bulan))/g)].map(
    ([, digits]) => Number(digits),
  )
  const [one = 0, two = 0, ...more] = small
  const isRatio = more.length === 0 && one + two === 100
  const spelled = Object.keys(people).find((word) => rest.includes(word))
  const count = spelled === undefined ? Number(/(\d{1,2})\s?orang/.exec(rest)?.[1] ?? 0) : (people[spelled] ?? 0)
  if (
    !isRatio &&
    (count < 2 || !/rata|masing|seorang|satu orang|per orang/.test(rest) || small.some((digit) => digit !== count))
  )
    return null
  const part = (sum * laid) / 100
  const left = sum - part
  return {
    name: 'divided_gain',
    text: paragraphs(
      listed([
        ...(laid > 0
          ? [
              `disisihkan ${shownNumber(laid)}% × ${inRupiah(sum)} = ${inRupiah(part)}`,
              `sisanya ${inRupiah(sum)} − ${inRupiah(part)} = **${inRupiah(left)}**`,
            ]
          : []),
        ...(isRatio
          ? [one, two].map((share) => `bagian ${share}%: **${inRupiah((left * share) / 100)}**`)
          : [`dibagi ${count} orang: ${inRupiah(left)} ÷ ${count} = **${inRupiah(left / count)} seorang**`]),
      ]),
      'Yang bekerja tiap hari sebaiknya diupah dulu sebelum laba dibagi; tulis kesepakatannya.',
    ),
  }
}

const rivals = 'saingan|pesaing|kompetitor|tetangga|sebelah|toko lain|pasaran'
const rivalPattern = new RegExp(`(?:${rivals})(?:\\s\\p{L}{2,10}){0,3}\\s${amount}`, 'iu')
const costPattern = new RegExp(`(?:biaya|modal|hpp)(?:nya)?(?:\\s\\p{L}{2,10}){0,3}\\s${amount}`, 'iu')

/** `saingan 5.000/kg, biaya saya 4.600/kg`: what is left at a rival's price. */
const atRivalsPrice = (message: string): Reckoned | null => {
  const text = message.toLowerCase()
  const [rival, own] = [rivalPattern.exec(text), costPattern.exec(text)]
  const [price, cost] = [valueOf(rival?.[1], rival?.[2]), valueOf(own?.[1], own?.[2])]
  const sums = [...text.matchAll(new RegExp(`(?<![\\d.,])${amount}`, 'giu'))].map(
    ([, digits, scale]) => valueOf(digits, scale) ?? 0,
  )
  if (price === null || cost === null || cost < 100 || sums.some((sum) => sum !== price && sum !== cost)) return null
  if (!/ikut|beda|turun|naik|harga|pasang|gimana|mending|untung/.test(text) || cost > price * 3 || price > cost * 4)
    return null
  const gain = price - cost
  const share = (gain / price) * 100
  const isThin = share < 15
  return {
    name: 'at_rivals_price',
    text: paragraphs(
      `Ikut ${inRupiah(price)} dengan biaya ${inRupiah(cost)}: ${gain >= 0 ? 'tersisa' : '**rugi**'} **${inRupiah(Math.abs(gain))}** (${shownNumber(Math.abs(share))}% dari harga).`,
      isThin
        ? `**Terlalu tipis untuk ikut perang harga**: satu kali salah atau satu bulan sepi sudah habis. Pasang sedikit di atasnya, ${inRupiah(Math.ceil((cost * 1.3) / 500) * 500)} sampai ${inRupiah(Math.ceil((cost * 1.5) / 500) * 500)} (untung 23 sampai 33% dari harga), dan beri alasan yang terlihat: lebih cepat, lebih rapi, antar jemput, jaminan ulang, paket langganan.`
        : 'Masih ada ruang. Ikut boleh, tetapi jangan di bawahnya; menangkan di mutu, kecepatan, dan pelayanan.',
      'Punya pembeli yang sangat peka harga? Sediakan satu pilihan hemat seharga saingan dengan layanan yang lebih sedikit. Cek juga apakah biayanya sudah termasuk upah Anda dan penyusutan alat.',
    ),
  }
}

/** What one of a batch costs, a gain divided, and a rival's price against one's own cost. */
export const batchWaysInWords: readonly ((text: string) => Reckoned | null)[] = [dividedGain, atRivalsPrice]
