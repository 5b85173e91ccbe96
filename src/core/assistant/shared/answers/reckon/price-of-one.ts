import { amount, valueOf, withoutDates } from '../told-figures.ts'
import { asks, exact, figuresIn, measured, number, quantity, unitOf, valueIn } from './rate-words.ts'
import { inRupiah, paragraphs, type Reckoned } from './way.ts'

const sumPattern = new RegExp(amount, 'iu')
const oneOf = /(?<!\p{L})(?:se|per\s?|tiap\s|satu\s)(\p{L}{2,10}?)(?:nya|ne)?(?!\p{L})/gu

const priceIsOfOne = new RegExp(
  String.raw`${amount}\s?(?:per\s?|se|\/\s?|tiap\s|satu\s)\p{L}{2,10}(?!nya)(?!\p{L})(?!\s(?:berapa|brp|jatuh))`,
  'iu',
)

/** `1 sak semen 50 kg`: it is the kilograms that are counted. */
const oneContainer =
  /(?<![\d.,\p{L}])(?:1\s|satu\s|se)(?:sak|karung|dus|peti|jerigen|jeriken|box|pak|ikat|bal|rol|krat|kardus|galon|ember|blek)(?!\p{L})/u

const gainTold = /(?:untung|laba|margin)(?:nya)?\s(?:\p{L}{2,8}\s)?(\d{1,3}(?:[.,]\d)?)\s?(?:%|persen)/u

const packs: Readonly<Record<string, number | undefined>> = { lusin: 12, kodi: 20, gros: 144 }
const notThings = new Set(['hari', 'bulan', 'minggu', 'tahun', 'orang', 'jam'])
const parts: Readonly<Record<string, number | undefined>> = { setengah: 1 / 2, separuh: 1 / 2, seperempat: 1 / 4 }
const partAsked =
  /(?<!\p{L})(setengah|separuh|seperempat)\s(\p{L}{2,10})(?:nya)?\s(?:jadi\s|jatuhnya\s)?(?:berapa|brp|piro)/u

/** `terigu 25 kg harga 212.500, sekilonya berapa`: the price of one of what so many cost. */
const priceOfOne = (message: string): Reckoned | null => {
  const text = measured(message).replace(oneContainer, ' ')
  if (!asks.test(text) || /diskon|ongkir|laku|terjual|\bisi\b/.test(text)) return null
  const found = quantity.exec(text)
  if (found === null) return null
  const told = unitOf(found[2] ?? '')
  const margin = gainTold.exec(text)
  const rest = text.replace(found[0], ' ; ').replace(margin?.[0] ?? '', ' ; ')
  const sum = sumPattern.exec(rest)
  const whole = valueOf(sum?.[1], sum?.[2]) ?? 0
  const asked = [...rest.matchAll(oneOf)].map(([, word = '']) => unitOf(word))
  // `12 lusin …, per buku`: of a pack the pieces are asked for.
  const pieces = asked.includes(told) ? undefined : packs[told]
  const piece = asked.find((word) => word !== told && !notThings.has(word))
  const unit = pieces === undefined ? told : (piece ?? '')
  const count = valueIn(found[1]) * (pieces ?? 1)
  // `1.500 per potong`: the price of one is told already.
  const isTold = priceIsOfOne.test(rest)
  const isAsked = !isTold && unit !== '' && asked.includes(unit)
  const part = isTold || margin !== null ? null : partAsked.exec(rest)
  if (
    part !== null &&
    unitOf(part[2] ?? '') === told &&
    valueIn(found[1]) > 0 &&
    whole >= 500 &&
    figuresIn(rest) === 1
  ) {
    const share = parts[part[1] ?? ''] ?? 1
    const one = whole / valueIn(found[1])
    return {
      name: 'price_of_part',
      text: `${inRupiah(whole)} ÷ ${exact.format(valueIn(found[1]))} ${told} = ${inRupiah(one)} per ${told}, jadi ${part[1] ?? ''} ${told}: **${inRupiah(one * share)}**.`,
    }
  }
  if (!isAsked || !(count > 1) || whole < 500 || figuresIn(rest) !== 1) return null
  // A gain without its share is reckoned elsewhere.
  if (margin === null && /jual|untung|laba|%|persen/.test(rest)) return null
  const each = whole / count
  const way = `${inRupiah(whole)} ÷ ${exact.format(count)} ${unit} = **${inRupiah(each)} per ${unit}**.`
  const share = valueIn(margin?.[1])
  return {
    name: 'price_of_one',
    text:
      margin === null
        ? way
        : paragraphs(
            `Modalnya ${way}`,
            `Untung ${exact.format(share)}% dari modal: ${inRupiah(each)} + ${inRupiah((each * share) / 100)} = **jual ${inRupiah(each * (1 + share / 100))} per ${unit}**. Bulatkan ke atas; yang susut atau tercecer belum dihitung.`,
          ),
  }
}

const soldCount = new RegExp(String.raw`(?:terjual|kejual|laku|laris)\s(?:\p{L}{2,8}\s)?${number}`, 'iu')

/** `tiket 25rb per orang terjual 140 lembar, pendapatannya berapa`: what so many brought. */
const soldAtPrice = (message: string): Reckoned | null => {
  const text = withoutDates(message.toLowerCase())
  if (!/(?:pendapatan|pemasukan|omzet|omset|penjualan|hasil|total|dapat|dapet|masuk)(?:nya)?(?!\p{L})/u.test(text))
    return null
  if (!asks.test(text) || /modal|untung|laba|%|persen|bersih|sehari|sebulan/.test(text)) return null
  const [price, sold] = [priceIsOfOne.exec(text), soldCount.exec(text)]
  if (price === null || sold === null || figuresIn(text) !== 2) return null
  const [each, count] = [valueOf(price[1], price[2]) ?? 0, valueIn(sold[1])]
  if (each < 100 || !(count > 0)) return null
  return { name: 'sold_at_price', text: `${exact.format(count)} × ${inRupiah(each)} = **${inRupiah(each * count)}**.` }
}

/** What one costs of so many, and what so many bring at the price of one. */
export const pricesOfOne: readonly ((text: string) => Reckoned | null)[] = [priceOfOne, soldAtPrice]
