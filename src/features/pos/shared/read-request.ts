import type { Reading } from '#core/assistant/shared/reading.ts'

import { namedBusiness } from './business-name.ts'
import { readGood } from './goods-text.ts'
import { guessCategory } from './guess-category.ts'
import type { OrderedGood, PosFeature, PosIntent } from './pos-content.ts'
import { featuresOf, posIntentOf } from './pos-features.ts'
import type { PosRequest } from './pos-request.ts'

import { readGoods, withoutContacts, withoutStocks } from './read-goods.ts'

const longest = { name: 200, address: 300, notes: 600 }

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

/** A product of an order with its category, where the name leaves no doubt. Services have none: `cuci setrika`. */
export const orderedGood = (
  { category, barcode, ...good }: { name: string; price: number; stock: number; category?: string; barcode?: string },
  posIntent: PosIntent | null,
): OrderedGood => ({
  ...good,
  name: capital(good.name),
  category: category ? capital(category) : posIntent === 'service_pos' ? null : guessCategory(good.name),
  ...(barcode ? { barcode } : {}),
})

/** Goods that come with their stock are counted, whether or not the message asks for it. */
const withCounting = (features: readonly PosFeature[], goods: readonly { stock: number }[]): PosFeature[] =>
  goods.some(({ stock }) => stock > 0)
    ? ['inventory_management', ...features.filter((one) => one !== 'basic_pos' && one !== 'inventory_management')]
    : [...features]

/** A message that shouts is read as if it were spoken: its capitals tell no names. */
const spokenText = (text: string): string => {
  const letters = text.replaceAll(/[^\p{L}]/gu, '')
  const isLoud = letters.length > 20 && letters.replaceAll(/\p{Lu}/gu, '').length * 10 < letters.length
  const spoken = isLoud ? text.toLowerCase() : text
  return apartFromGoods(spoken)
}

/** Work that is paid for by its own word. */
const works =
  /^(?:cuci|setrika|potong|cukur|servis|service|ganti|creambath|facial|smoothing|pijat|print|jilid|tambal)$/i
const isSold = (word: string): boolean => works.test(word) || guessCategory(word) !== null

/** `kasir rumah makan sederhana jaya nasi rendang 22rb nasi ayam 20rb`: the first thing sold ends the name. */
const apartFromGoods = (text: string): string => {
  const price = /\s\d[\d.,]*\s?(?:rb|ribu|k|jt|juta)?(?=[\s,;.]|$)/iu.exec(text)
  if (!price || /[,;:\n|]|\.\s/.test(text.slice(0, price.index))) return text
  const words = text.slice(0, price.index).split(/\s+/)
  // `Cloud Nine liquid 60ml 120rb`: a name has capitals, what is sold behind it has none.
  const lastName = words.findLastIndex((word) => /^\p{Lu}\p{Ll}/u.test(word))
  const sold = words.slice(lastName + 1)
  const opensList =
    /^(?:isi|dengan|jual|jualan|barang|menu|untuk|utk|yang|dong|kak|min|ada|harga|produk|buka|saya|kami)/i.test(
      sold[0] ?? '',
    )
  if (!opensList && lastName > 1 && sold.length > 0 && sold.length < 5 && /^\p{Ll}{3}/u.test(sold[0] ?? ''))
    return `${words.slice(0, lastName + 1).join(' ')}, ${sold.join(' ')}${text.slice(price.index)}`
  for (let at = words.length - 1; at >= Math.max(2, words.length - 3); at -= 1)
    if (isSold(words[at] ?? '') && !isSold(words[at - 1] ?? ''))
      return `${words.slice(0, at).join(' ')}, ${words.slice(at).join(' ')}${text.slice(price.index)}`
  return text
}

/** A place without a street: `di Pasar Baru blok C12`. */
const standsIn =
  /(?<!\p{L})di\s+((?:pasar|mall?|plaza|ruko|terminal|perum(?:ahan)?|komplek|desa|kampung|kantin|stasiun|blok)\s+[^,.;:\n]{2,60})/iu

/** Orders, thanks, numbers to call and counts that stand elsewhere. */
const noNote =
  /(?<!\p{L})(?:kasir(?:an)?|pos|aplikasi|sistem|program|buat(?:kan|in)?|bikin(?:kan|in)?|tolong|mohon|minta|makasih|terima kasih|telp|telepon|wa|hp|stok|stock|alamat|dong|dibikinin|dibuatkan)(?!\p{L})|^(?:kak|min|gan|ya|oke|sip)$/iu

/** What was told besides goods, name and numbers (tables, people, ways of paying, flavours): kept in the owner's words. */
const besides = (text: string, written: string, goods: readonly OrderedGood[]): string => {
  const isGood = (part: string): boolean =>
    typeof readGood(part)?.price === 'number' ||
    goods.some(({ name }) => part.toLowerCase().includes(name.toLowerCase()))
  const known = written.toLowerCase()
  let last = -2
  const kept: string[] = []
  text.split(/[,;\n]|\.(?=\s|$)/u).forEach((whole, at) => {
    const part = whole.trim().replace(/^(?:dan|serta|juga|terus|sama)\s+/i, '')
    const isNote =
      /\p{L}{2}/u.test(part) &&
      part.length <= 200 &&
      !/[<>{}$]/.test(part) &&
      !noNote.test(part) &&
      !isGood(part) &&
      !known.includes(part.toLowerCase())
    if (!isNote) return
    if (last === at - 1 && kept.length > 0) kept[kept.length - 1] += `, ${part}`
    else kept.push(capital(part))
    last = at
  })
  return kept.join('. ').slice(0, longest.notes)
}

/** Facts of a reading in the shape that the till's maker takes; what was not said stays empty. */
export const readPosRequest = (reading: Reading): PosRequest => {
  const text = spokenText(reading.text)
  const { goods, address, phone } = withoutContacts(text, reading.today)
  const { priced, unpriced } = readGoods(goods)
  const { name, kind } = namedBusiness(goods)
  const posIntent = posIntentOf(reading.text)
  const told = name || reading.recipient?.company || reading.sender?.company || ''
  const listed = priced.map((good) => orderedGood(good, posIntent))
  const where = address || (standsIn.exec(goods)?.[1] ?? '')
  const written = [
    told,
    kind,
    where,
    ...listed.map((good) => `${good.name} ${good.price} ${good.stock} ${good.category ?? ''} ${good.barcode ?? ''}`),
  ].join('\n')
  return {
    businessName: told.slice(0, longest.name),
    businessType: kind,
    posIntent,
    features: withCounting(featuresOf(reading.text), priced),
    goods: listed,
    notes: besides(withoutStocks(goods), written, listed),
    unpriced: unpriced.map(capital),
    address: where.slice(0, longest.address),
    phone: reading.phones[0] ?? phone,
  }
}
