import { formatNumber } from '#core/text/shared/rupiah.ts'

import { amount, shownNumber, valueOf, withoutDates } from '../told-figures.ts'
import { inRupiah, listed, paragraphs, type Reckoned } from './way.ts'

const unit =
  '(?!rb|ribu|jt|juta|persen|(?:hari|jam|bulan|menit|kg|k|ya|yah|kak|dong|aja|saja|sih|itu|ini|lagi|boleh|bisa|modal|harga)\\b)(\\p{L}{2,12})'
const madePattern = new RegExp(
  `(?:jadi(?:nya)?|dadi(?:ne)?|dados|dapat|dapet|hasil(?:nya|ne)?|menghasilkan|total jadi)\\s(?:sekitar\\s|kira-kira\\s|kurang lebih\\s)?(\\d{1,5})\\s?${unit}`,
  'iu',
)
/** `bubur ayam 50 porsi: beras 60rb, …`: how many stands before the costs. */
const headPattern = new RegExp(`(?<![\\d.,])(\\d{2,5})\\s?${unit}\\s?[:=]`, 'iu')
const soldPattern = new RegExp(
  `(?:di)?jual(?:nya)?\\s(?:(?:@|per\\s\\p{L}{2,10}|se\\p{L}{2,10}|harga|eceran|ecer|ketengan|lagi|cuma)\\s?){0,3}${amount}`,
  'iu',
)
const dailyPattern =
  /(?:laku|terjual|payu|habis)\s(?:sekitar\s|rata-rata\s)?(\d{1,5})(?!\d|\s?(?:rb|ribu|jt|hari|jam))/u
const gainPattern = /(?:untung|laba|margin|cuan)[^\d,.]{0,15}(\d{1,3}(?:,\d{1,2})?)\s?(?:%|persen)/u

interface Cost {
  readonly name: string
  readonly value: number
  /** How many were bought at that price: `30 ekor @ 38rb`. */
  readonly times: number
  /** Told of one piece, not of all that was made. */
  readonly isOfOne: boolean
}
const ofOne =
  /^\s{0,2}(?:per\s?(?!hari|bulan)\p{L}{2,12}|\/\s?\p{L}{2,12}|satuan|se(?:biji|buah|bungkus|porsi|potong|pcs))/u
const measureBehind = /^\s{0,2}(?:per\s?|\/\s?|se)(kg|kilo|liter|ons|meter|butir|ekor)(?!\p{L})/u
const ofOneBefore = /\bper\s?(?!hari|bulan|minggu)\p{L}{2,12}\s{0,2}$/u
/** Between a count and the price of one of it. */
const countBefore = /(?<![\d.,])(\d{1,4})\s?(?:\p{L}{2,10}\s)?\s?(?:@|x|×|kali)\s{0,2}(?:rp\s?)?$/u
/** `1 ekor jadi 8 potong`: what one of the things bought is cut into. */
const yieldPattern = new RegExp(
  `(?<!\\p{L})(?:1\\s|satu\\s|se|per\\s|tiap\\s)(\\p{L}{3,10})\\s(?:di)?(?:jadi|potong\\s(?:jadi\\s)?|isi|bagi|dapat|dapet)\\s?(\\d{1,4})\\s?${unit}`,
  'iu',
)
/** `satu karung 25kg`: what is in one of the things bought. */
const holdsPattern =
  /(?<!\p{L})(?:1\s|satu\s|se|per\s|tiap\s)(\p{L}{3,10})(?:nya)?\s(?:isi(?:nya)?\s|berat(?:nya)?\s)?(\d{1,4})\s?(kg|kilo|liter|butir|lembar)(?!\p{L})/iu
/** Words that stand before a sum and are not its name. */
const noNames =
  /^(?:modal\p{L}*|habis|abis|beli|belanja|total|semua|sama|dan|terus|harga|biaya|rp|sedinten|sehari|sekali|buat|untuk|hpp|dll|tiap|rb|ribu|jt|juta|perak|per|se|kg|kilo|ons|gram|gr|liter|ml|pcs)$/u

/** The costs of a text with the names before them; null where a sum has a period or a count of its own. */
const costsIn = (text: string, atLeast: number): readonly Cost[] | null => {
  const found = [
    ...text.matchAll(new RegExp(`(?<![\\d.,])${amount}(?!\\s?(?:%|persen|kg|gram|gr\\b|liter|ml))`, 'giu')),
  ]
    .map(({ 0: whole, 1: digits, 2: scale, index }) => ({
      value: valueOf(digits, scale) ?? 0,
      isSum: scale !== undefined,
      start: index,
      end: index + whole.length,
    }))
    .filter(({ value, isSum }) => value >= 100 || isSum)
  const costs = found.map(({ value, start, end }, at): Cost => {
    const passage = text.slice(found[at - 1]?.end ?? 0, start)
    const clause = /[^,.;:\n(]*$/.exec(passage)?.[0] ?? ''
    // `3 kg ayam 48rb/kg`: the price of a measure, of which so many were bought.
    const measure = measureBehind.exec(text.slice(end))?.[1]
    const times = Number(
      countBefore.exec(passage)?.[1] ??
        (measure === undefined
          ? 1
          : (new RegExp(`(?<![\\d.,])(\\d{1,4})\\s?${measure}(?!\\p{L})`, 'u').exec(passage)?.[1] ?? NaN)),
    )
    const isOfOne = (measure === undefined && ofOne.test(text.slice(end))) || ofOneBefore.test(passage) || value < 1_000
    const words = (
      clause
        .replace(countBefore, ' ')
        .replace(ofOneBefore, ' ')
        .match(/\p{L}{2,15}(?:\+\p{L}{2,15})?/gu) ?? []
    ).filter((word) => !noNames.test(word))
    return { name: words.slice(-2).join(' '), value: value * times, times, isOfOne: isOfOne && times === 1 }
  })
  const isTimed = /sebulan|per ?bulan|bulanan|setahun|seminggu|gaji\s\d|sewa\s(?:ruko|kios|tempat|lapak)/.test(text)
  return isTimed || costs.length < atLeast ? null : costs
}

interface Made {
  readonly said: string
  readonly pieces: number
  readonly name: string
}
/** How many were made, or are cut out of what was bought. */
const madeIn = (text: string): Made | null => {
  const cut = yieldPattern.exec(text) ?? holdsPattern.exec(text)
  if (cut !== null) {
    const bought = new RegExp(`(?<![\\d.,])(\\d{1,4})\\s?${cut[1] ?? ''}(?!\\p{L})`, 'iu').exec(
      text.replace(cut[0], ' '),
    )
    if (bought !== null || !/^(?:kg|kilo|liter)$/.test(cut[3] ?? ''))
      return { said: cut[0], pieces: Number(cut[2]) * Number(bought?.[1] ?? 1), name: cut[3] ?? 'buah' }
  }
  const made = madePattern.exec(text) ?? headPattern.exec(text)
  return made === null ? null : { said: made[0], pieces: Number(made[1]), name: made[2] ?? 'buah' }
}

/** `terigu 48rb, telur 60rb, gas 15rb jadi 120 biji`: what one costs of costs by any name, and what so many of them bring. */
const costOfOne = (message: string): Reckoned | null => {
  const text = withoutDates(message.toLowerCase())
  if (!/hpp|modal|harga|jual|untung|per\s?\p{L}|satu|se(?:biji|porsi|buah|potong)/u.test(text)) return null
  const made = madeIn(text)
  if (
    made === null ||
    made.pieces < 2 ||
    /titip|pinjam|cicil|omzet|komisi|potongan|diskon|iklan|naik|turun|order|dibagi \d|orang|borong|terima (?:berapa|brp)/.test(
      text,
    )
  )
    return null
  const { pieces, name } = made
  const sold = soldPattern.exec(text.replace(made.said, ' '))
  const price = valueOf(sold?.[1], sold?.[2])
  const daily = Number(dailyPattern.exec(text)?.[1] ?? 0)
  const rest = text
    .replace(made.said, ' ')
    .replace(sold?.[0] ?? '', ' ')
    .replace(dailyPattern, ' ')
  const costs = costsIn(rest, price === null ? 2 : 1)
  // Another batch beside it has a cost of its own for each piece.
  const isOfOther = [...rest.matchAll(new RegExp(`(?<![\\d.,])(\\d{1,5})\\s?${name}(?!\\p{L})`, 'giu'))].some(
    ([, digits]) => Number(digits) !== pieces,
  )
  if (
    isOfOther ||
    costs === null ||
    costs.some(({ name, value }) => name === '' || !Number.isFinite(value)) ||
    (price !== null && price < 50)
  )
    return null
  const whole = costs.reduce((sum, { value, isOfOne }) => sum + (isOfOne ? value * pieces : value), 0)
  const each = whole / pieces
  if (each < 10 || (price !== null && price > whole)) return null
  const share = Number(gainPattern.exec(text)?.[1]?.replace(',', '.') ?? 0)
  if ((text.match(/%|persen/g) ?? []).length > (share > 0 ? 1 : 0)) return null
  const gain = price === null ? null : price - each
  return {
    name: 'cost_of_one',
    text: paragraphs(
      listed([
        ...costs.map(({ name: called, value, times, isOfOne }) =>
          isOfOne || times > 1
            ? `${called} ${formatNumber(isOfOne ? pieces : times)} × ${inRupiah(value / times)} = ${inRupiah(isOfOne ? value * pieces : value)}`
            : `${called} ${inRupiah(value)}`,
        ),
        `**jumlah ${inRupiah(whole)}** ÷ ${formatNumber(pieces)} ${name} = **${inRupiah(each)} per ${name}** (HPP)`,
        ...(gain === null || price === null
          ? []
          : [
              `dijual ${inRupiah(price)}: ${gain >= 0 ? 'untung' : 'rugi'} **${inRupiah(Math.abs(gain))} per ${name}** (${shownNumber((Math.abs(gain) / price) * 100)}% dari harga jual)`,
              daily > 0
                ? `laku ${formatNumber(daily)} sehari: ${formatNumber(daily)} × ${inRupiah(gain)} = **${inRupiah(gain * daily)} sehari**`
                : `kalau habis: ${formatNumber(pieces)} × ${inRupiah(gain)} = **${inRupiah(gain * pieces)}**`,
            ]),
        ...(gain === null && share > 0
          ? [`untung ${shownNumber(share)}% dari modal: jual **${inRupiah(each * (1 + share / 100))}**`]
          : []),
        ...(gain === null && share === 0
          ? [30, 50].map((one) => `kalau mau untung ${one}% dari modal: jual ${inRupiah(each * (1 + one / 100))}`)
          : []),
      ]),
      'Yang gagal atau tidak laku, kemasan, dan upah Anda sendiri ikut dihitung kalau belum masuk.',
    ),
  }
}

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
export const batchWaysInWords: readonly ((text: string) => Reckoned | null)[] = [costOfOne, dividedGain, atRivalsPrice]
