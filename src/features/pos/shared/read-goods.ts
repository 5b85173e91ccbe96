import { readAddresses } from '#core/assistant/shared/reading-grammar/parties/addresses.ts'
import { readContacts } from '#core/assistant/shared/reading-grammar/parties/contacts.ts'
import { openSheet } from '#core/assistant/shared/reading-grammar/sheet.ts'
import { unitOf } from '#core/assistant/shared/reading-grammar/goods/units.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { numberedApart } from '#core/assistant/shared/reading-grammar/goods/price-list.ts'
import { loneCost, loneStock, type NamedGood, type NamedGoods, readGood } from './goods-text.ts'
import { isTold, withoutStocks, withStocks } from './told-stocks.ts'

/** How many goods one message may bring. */
const mostGoods = 2000
/** A list's part without a price is a product's name only where it is short. */
const longestUnpriced = 60

export interface SalesText {
  /** The message without addresses and telephone numbers, whose figures are no prices. */
  readonly goods: string
  readonly address: string
  readonly phone: string
}

/** Takes addresses and contacts out of a message. */
export const withoutContacts = (text: string, today: IsoDay): SalesText => {
  const sheet = openSheet(text, today)
  const contacts = readContacts(sheet)
  const addresses = readAddresses(sheet)
  let goods = ''
  let at = 0
  sheet.tokens.forEach(({ start, end }, index) => {
    const isContact = sheet.claims[index] === 'contact' || sheet.claims[index] === 'address'
    goods += isContact ? `${text.slice(at, start)};` : text.slice(at, end)
    at = end
  })
  return {
    goods: goods + text.slice(at),
    address: addresses[0]?.text ?? '',
    phone: contacts.phones[0]?.value ?? '',
  }
}

const orderNoun = /\b(?:kasir(?:an)?|pos|point of sale|cash register)\b/i
/** Where a sentence that orders a till comes to its goods. */
const listBegins =
  /\b(?:isi(?:nya)?|barang(?:nya)?|menu(?:nya)?|produk(?:nya)?|daftar(?:nya)?|jualan(?:nya)?|jual|menjual|dagangan(?:nya)?|layanan(?:nya)?|jasa(?:nya)?|yaitu|antara lain|dengan|ada)\b\s*:?/gi
/** `Kopi - espresso 18rb, latte 25rb; Makanan - nasi 30rb`: a heading before its dash, where there are several. */
const dashedHead = /(?<=^|[;\n:])(\s*\p{L}{3,15}(?:\s\p{L}{2,12})?)\s[-–]\s(?=\p{L}[^;\n]{0,60}?\d)/giu
const withColons = (text: string): string =>
  (text.match(dashedHead) ?? []).length > 1 ? text.replaceAll(dashedHead, '$1: ') : text

/** `ada 5 aroma vanila, sakura, aqua`: what one chooses among is sold by no price of its own. */
const choicesToldApart =
  /(?<=[,.;\n]\s*)(?:(?:ada|tersedia|pilihan)\s)?(?:\d{1,2}\s)?(?:aroma|rasa|varian|warna|motif|topping)(?:nya)?\s?:?\s\p{L}[^\d,.;:\n]{1,30}(?:,\s?(?:dan\s)?\p{L}[^\d,.;:\n]{1,30})+(?=[.;\n]|$)/giu

const listHead =
  /\b(?:barang|menu|produk|daftar|jualan|dagangan|layanan|isi|harga|list|item)(?:nya)?(?:\s+(?:barang|menu|produk|harga|jualan))?\s*:\s*$/i
/** `kategori topping:` heads the goods behind it. */
const categoryHead = /(?:^|[\s.;,])kategori\s+([^:;,.\n]{2,40}):\s*$/i
/** `tambahan:`, `minuman:`: what heads the goods behind it. */
const groupHead =
  /(?:^|[\s.;,])((?:makanan|minuman|tambahan|toping|topping|ekstra|extra|cemilan|camilan|snack|dessert|lauk|sayur|gorengan|sparepart|aksesoris|obat|layanan tambahan|jasa|satuan|kiloan|paketan)(?:nya)?):\s*$/iu
/** `Barang:` alone heads a list and is nothing in it. */
const isBareHead = (text: string): boolean => /^\s*\p{L}+:\s*$/u.test(text) && listHead.test(text)
/** `kopi: americano 18.000, latte 24.000. non kopi: matcha 25.000`: a shop's own headings, where there are several. */
const ownHead =
  /(?:^|[.;,]\s*|\n\s*)((?!kasir|pos|aplikasi|total|catatan|note|alamat|jam|nama)\p{L}{3,20}(?:\s\p{L}{2,15}){0,2}):\s*$/iu
const ownHeadIn = (piece: string): string | undefined => {
  const head = listHead.test(piece) ? undefined : ownHead.exec(piece)?.[1]
  return head !== undefined && noProduct.test(head) ? undefined : head
}
const ownHeads = (text: string): boolean =>
  text.split(/(?<=:)(?!\s*\d)\s*/).filter((piece) => ownHeadIn(piece) !== undefined).length > 1

const bullet = /^\s*(?:[-–•*·]|\d{1,3}[.)])\s+/

interface Part {
  readonly text: string
  /** It stands in a list: behind a bullet, or behind `menu:`. */
  readonly listed: boolean
  /** Parts of one sentence have the same number. */
  readonly sentence: number
  readonly category: string
}

const separators =
  /;|,(?!\d)|(?<!\d),|(?<=\D)\.\s+(?=\p{L})|\s\/\s|\s[-–]\s(?=\p{L})(?!(?:stok|stock|harga|rp|isi)\b)/iu

/** `a 15rb dan b 5rb` are two, `teh dan kopi 5rb` is one. */
const splitByAnd = (text: string): string[] => {
  const parts = text.split(/\s+(?:dan|&|\+|serta|sama|plus|terus|trus)\s+/i)
  const isEachPriced = parts.length > 1 && parts.every((part) => typeof readGood(part)?.price === 'number')
  return isEachPriced ? parts : [text]
}

/** `sandal 65rb stok 20 sepatu 120rb`: a count ends a product, where what follows is no unit of it and says no more of it. */
const counted =
  '(?:pcs|buah|bh|biji|kg|kilo|gram|sak|dus|box|botol|pak|pack|karung|liter|ekor|kaleng|lusin|unit|lembar|rim|meter|bungkus|porsi|pasang|set)'
const behindCount = new RegExp(
  String.raw`(?<=(?:stok|stock|ada|sisa)\s\d{1,5}(?:\s${counted})?)\s+(?=\p{L})(?!(?:${counted}|stok|ada|sisa|dan|jual|harga|modal|per|min)(?!\p{L}))`,
  'giu',
)
const pricesOf = (text: string): number => text.match(/\d\s?(?:rb|ribu|rebu|k|jt|juta)\b|\d[.,]\d{3}\b/gi)?.length ?? 0
const splitByCount = (text: string): string[] => {
  if (pricesOf(text) < 2) return [text]
  const parts = text.split(behindCount)
  return parts.every((part) => typeof readGood(part)?.price === 'number') ? parts : [text]
}

/** The order itself is no product; what follows its `isinya`, `jual`, `menu` may be. */
const withoutOrder = (text: string): string => {
  if (!orderNoun.test(text)) return text
  let cut = -1
  const firstPrice = text.search(/\d\s?(?:rb|ribu|rebu|k|jt|juta)\b|\d[.,]\d{3}\b/i)
  // `paku 20rb ada 40`: behind a price it counts what is there.
  for (const match of text.matchAll(listBegins))
    if (cut === -1 || firstPrice < 0 || match.index < firstPrice) cut = match.index + match[0].length
  return cut === -1 ? '' : text.slice(cut)
}

const partsOf = (told: string): Part[] => {
  const text = withColons(numberedApart(told))
  const parts: Part[] = []
  let listed = false
  let number = 0
  let category = ''
  const isGrouped = ownHeads(text)
  const headIn = (piece: string): string | undefined =>
    categoryHead.exec(piece)?.[1] ?? groupHead.exec(piece)?.[1] ?? (isGrouped ? ownHeadIn(piece) : undefined)
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === '') continue
    const isBullet = bullet.test(line)
    const rest = line.replace(bullet, '')
    if (/\t|\|/.test(rest) && readGood(rest)?.price !== null) {
      parts.push({ text: rest, listed: true, sentence: (number += 1), category })
      continue
    }
    const pieces = rest.split(/(?<=:)(?!\s*\d)\s*/)
    for (const [at, piece] of pieces.entries()) {
      const head = pieces[at - 1] ?? ''
      if (at > 0) listed = listHead.test(head)
      category = headIn(head) ?? (at > 0 ? '' : category)
      for (const [sentenceAt, sentence] of piece
        .split(/(?<=\p{L}{3}|\d\s?(?:rb|k|jt)|\d|\))[.!?]\s+(?=\p{L}|\d+\s\p{L})/u)
        .entries()) {
        number += 1
        // A heading told in passing holds for its own sentence.
        if (sentenceAt > 0 && headIn(head) !== undefined) category = ''
        for (const one of sentence.split(separators)) {
          for (const text of splitByAnd(withoutOrder(one)).flatMap(splitByCount))
            if (text.trim() !== '' && headIn(text) === undefined && !isBareHead(text))
              parts.push({ text, listed: listed || isBullet, sentence: number, category })
        }
      }
      if (/[.!?]\s*$/.test(piece)) listed = false
    }
  }
  return parts
}

/** Words of a wish, a request or a fact about the shop, which no product is called. */
const noProduct =
  /\b(?:tolong|mohon|perlu|butuh|mau|ingin|pakai|bisa|supaya|laporan|fitur|pelanggan|member|cabang|stok|barcode|diskon|promo|nama(?:nya)?|usaha|toko saya|milik|alamat|wa|hp|telp|email|buka|jam|makasih|terima kasih|ya|dong|min|jangan|segera|cepat|cepet|secepatnya|kirim|meja|kapster|stylist|barber|terapis|teknisi|pegawai|pelayan|koki|chef|kurir|sopir|supir|driver|karyawan|kasir|shift|bayar|pembayaran|qris|tunai|cash|transfer|kategori|pemilik|owner|pengelola|ketua|barista|guru|ukuran|termasuk|tidak|penanggung|mekanik|dokter|garansi|tukang|orang|max|maks|maksimal|jaminan|ongkir|menit|gratis|free|tutup|libur|antar|tanpa|area|level|dokter|dr|semua(?:nya)?|kategori|komisi|pajak|ppn|opsi|timbang(?:an)?|rak|sekarang|nanti|besok|oke?|sip|buat(?:kan|in)?|bikin(?:kan|in)?)\b/i

/** Sums that are no goods: they stand among the notes. */
const noGood =
  /^(?:diskon|potongan harga|dp|uang muka|komisi|modal|gaji|kas|saldo|omzet|omset|minimal|min|pelanggan|member|belanja|pembelian|kasbon|limit|batas|plafon)(?!\p{L})|(?<!\p{L})(?:maksimal|maksimum|maks|minimal|minimum)$/iu

const size = '(?:xs|s|m|l|xl|xxl|xxxl|\\dxl)'
const loneSize = new RegExp(`^${size}$`, 'iu')
const sizesBehind = new RegExp(String.raw`^(.{2,60}?)\s${size}(?:\s?[,/-]\s?${size}){0,6}$`, 'iu')

/** `keripik singkong 250gr=12rb; 500gr=22rb`: a measure alone is another size of the thing before it. */
const measure = String.raw`\d[\d.,]*\s?(?:gr|gram|g|kg|kilo|ml|l|liter|cm|meter)`
const loneMeasure = new RegExp(`^${measure}$`, 'iu')
const measureBehind = new RegExp(String.raw`^(.{2,60}?)\s${measure}$`, 'iu')

const isPlainName = ({ name }: NamedGood): boolean =>
  name.length <= longestUnpriced &&
  unitOf(name.toLowerCase()) === null &&
  name.split(' ').length <= 6 &&
  !noProduct.test(name) &&
  !/[?!]/.test(name)

/**
 * The goods of a message, in its order and by the names it gives them: with price and stock where they were said.
 * Goods without a price count only where they stand in a list, or in a sentence with goods that have one.
 */
export const readGoods = (text: string): NamedGoods => {
  const found: { good: NamedGood; listed: boolean; sentence: number }[] = []
  for (const { text: part, listed, sentence, category } of partsOf(
    withoutStocks(text).replaceAll(choicesToldApart, ' ; '),
  )) {
    const alone = loneStock(part)
    const last = found.at(-1)
    if (alone !== null) {
      if (last) last.good = { ...last.good, stock: alone }
      continue
    }
    const cost = loneCost(part)
    if (cost !== null && last) {
      last.good = { ...last.good, cost }
      continue
    }
    const good = readGood(part)
    if (good && noGood.test(good.name)) continue
    if (good)
      found.push({ good: category === '' ? good : { ...good, category }, listed: listed || isTold(good), sentence })
  }
  // `1 scoop 25k, 2 scoop 40k`: two prices of one name are two things, and the numbers were no stock.
  const twins = (good: NamedGood): boolean =>
    found.some(
      ({ good: other }) =>
        other !== good && other.name.toLowerCase() === good.name.toLowerCase() && other.price !== good.price,
    )
  const isTwin = found.map(({ good }) => good.counted !== undefined && good.price !== null && twins(good))
  for (const [at, one] of found.entries()) {
    const { counted, ...good } = one.good
    one.good = isTwin[at] === true && counted !== undefined ? { ...good, name: counted, stock: null } : good
  }
  for (const [at, { good }] of found.entries()) {
    const sized = loneSize.test(good.name) ? sizesBehind.exec(found[at - 1]?.good.name ?? '') : null
    // `kaos S/M/L 55rb XL 60rb`: the last size is of the same thing.
    if (sized && found[at]) found[at].good = { ...good, name: `${sized[1] ?? ''} ${good.name.toUpperCase()}` }
    const measured = loneMeasure.test(good.name) ? measureBehind.exec(found[at - 1]?.good.name ?? '') : null
    if (measured && found[at]) found[at].good = { ...good, name: `${measured[1] ?? ''} ${good.name}` }
  }
  const firstPriced = found.findIndex(({ good }) => good.price !== null)
  const lastPriced = found.findLastIndex(({ good }) => good.price !== null)
  const isAmongGoods = (at: number): boolean =>
    firstPriced !== -1 && at > firstPriced && (at < lastPriced || found[at]?.sentence === found[lastPriced]?.sentence)
  const priced = new Map<string, NamedGood & { price: number }>()
  const unpriced: string[] = []
  found.slice(0, mostGoods).forEach(({ good, listed }, at) => {
    const { price } = good
    if (price !== null) priced.set(good.name.toLowerCase(), { ...good, price })
    else if ((listed || isAmongGoods(at)) && isPlainName(good)) unpriced.push(good.name)
  })
  return { priced: withStocks([...priced.values()], text), unpriced: [...new Set(unpriced)] }
}
