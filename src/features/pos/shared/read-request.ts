import { derivePrices } from '#core/assistant/shared/derived/derive-prices.ts'
import type { Reading } from '#core/assistant/shared/reading.ts'
import { plainSums, spellOutPrices, writeRanges } from '#core/assistant/shared/reading-grammar/goods/price-list.ts'
import { bareInThousands } from '#core/assistant/shared/reading-grammar/sums/in-thousands.ts'
import { isTimeUnit, unitOf } from '#core/assistant/shared/reading-grammar/goods/units.ts'
import { tradeWords } from '#core/assistant/shared/reading-grammar/parties/business-name-words.ts'
import { townIn, withoutTown } from '#core/assistant/shared/reading-grammar/parties/towns.ts'
import { toldBesides } from '#core/assistant/shared/told-besides.ts'
import { calmed, sentenceCase } from '#core/text/shared/letter-case.ts'

import { businessTypeOf } from './business-type.ts'
import { namedBusiness } from './business-name.ts'
import { guessCategory } from './guess-category.ts'
import { categoryOf, ownCategories, readCategories, readCategoryMembers, toldCategory } from './read-categories.ts'
import { areOf, costIn, readCosts, type ToldCost } from './read-costs.ts'
import type { OrderedGood, PosFeature } from './pos-content.ts'
import { reckonedPrices, withDerived } from './derived-goods.ts'
import { featuresOf, posIntentOf } from './pos-features.ts'
import type { PosRequest } from './pos-request.ts'

import type { NamedGood, NamedGoods } from './goods-text.ts'
import { readCharges, withPlainRefusals } from './read-charges.ts'
import { inTwoUnits, readOtherPrices, withoutPriceFromSoMany } from './read-price-lists.ts'
import { readReceiptNote } from './read-receipt-note.ts'
import { readRounding } from './read-rounding.ts'
import { inFlavours } from './read-flavours.ts'
import { inVariants } from './read-variants.ts'
import { readGoods, withoutContacts } from './read-goods.ts'
import { withoutStocks } from './told-stocks.ts'
import { readCountingWish, type ShopCounting, startingStock, workVerbs } from './stock-counting.ts'

const longest = { name: 200, address: 300, notes: 600 }

/** A product of an order: its category, where the name leaves no doubt (services have none: `cuci setrika`), and its stock. */
export const orderedGood = (
  { name, price, stock, category, barcode, cost }: NamedGood & { readonly price: number },
  counting: ShopCounting,
  categories: readonly string[] = [],
): OrderedGood => ({
  name: sentenceCase(name),
  price,
  stock: startingStock(name, stock, counting),
  category: category
    ? sentenceCase(category)
    : counting.posIntent === 'service_pos' && categories.length === 0
      ? null
      : categoryOf(name, categories),
  ...(barcode ? { barcode } : {}),
  ...(cost === undefined ? {} : { cost }),
})

/** Goods that come with their stock are counted, whether or not the message asks for it. */
const withCounting = (features: readonly PosFeature[], goods: readonly { stock: number | null }[]): PosFeature[] =>
  goods.some(({ stock }) => stock !== null && stock > 0)
    ? ['inventory_management', ...features.filter((one) => one !== 'basic_pos' && one !== 'inventory_management')]
    : [...features]

/** Work that is paid for by its own word. */
const orderNoun = /(?<!\p{L})(?:kasir|pos)(?!\p{L})/iu
const isSold = (word: string): boolean => workVerbs.has(word.toLowerCase()) || guessCategory(word) !== null

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
  // `toko plastik sumber rejeki kresek hitam 9rb`: without any sign, the last of the unknown words are sold.
  const head = words.findLastIndex((word) => tradeWords.has(word.toLowerCase()))
  const rest = words.slice(head + 1)
  if (
    head > 0 &&
    orderNoun.test(text) &&
    !/["'“‘(]/.test(text.slice(0, price.index)) &&
    lastName < 0 &&
    (rest.length > 1 || /^\p{Ll}{3,}$/u.test(rest[0] ?? '')) &&
    rest.length < 7
  ) {
    const to = words.length - Math.max(1, Math.min(2, Math.floor(rest.length / 2)))
    return `${words.slice(0, to).join(' ')}, ${words.slice(to).join(' ')}${text.slice(price.index)}`
  }
  return text
}

/** A place without a street: `di Pasar Baru blok C12`. */
const standsIn =
  /(?<!\p{L})di\s+((?:pasar|mall?|plaza|ruko|terminal|perum(?:ahan)?|komplek|desa|kampung|kantin|stasiun|blok)\s+[^,.;:\n]{2,60})/iu

/** The word of P1 §5's table that the order itself says where its name does not: `TK Pelangi` is a school. */
const typeWordIn = (lead: string): string => businessTypeOf(lead)

/** `pasar Tanjung Jember`: a market or a mall by its name, without any word before it. */
const placeNamed =
  /(?<!\p{L})((?:[Pp]asar|[Mm]all|[Pp]laza|[Rr]uko|[Tt]erminal|[Kk]omplek|[Ss]tasiun)(?:\s\p{Lu}\p{L}*){1,3}(?:\s(?:blok|no|lt|lantai)\s?[\p{L}\d]{1,4}){0,2})/u

/** What a till's features say already, and what one says of goods. */
const idle = new Set(
  'stok stock barang menu jual jualan jualannya jualin isi isinya harga makasih terimakasih'.split(' '),
)

/**
 * `Daftar harga toko snack saya: keripik singkong 250gr=12rb`: behind the colon stands nothing but what is listed. What leads
 * to it is told only where it names something.
 */
const withoutListed = (note: string, written: string): string => {
  const known = ` ${written.toLowerCase()} jual dijual modal modalnya harga stok stock isi`
  const [, head = '', tail = ''] = /^([^:\d]{3,90}):(?!\s*\d)(.+)$/u.exec(note) ?? []
  const words = tail.toLowerCase().match(/\p{L}{3,}/gu) ?? []
  const isListed = /\d/.test(tail) && words.every((word) => known.includes(word) || unitOf(word) !== null)
  if (!isListed) return note
  return /(?:\s["“'(]?|^)\p{Lu}\p{Ll}+(?:\s\p{Lu}|$)/u.test(head) ? head : ''
}

/** What was told besides goods, name and numbers (tables, people, ways of paying, flavours), in the owner's words. */
const notesOf = (text: string, written: string, name: string): string =>
  toldBesides(text, written, { name, idle })
    .map((note) => withoutListed(note, written))
    .filter((note) => note !== '')
    // `yang jaga Rini sama Doni`: who it is that does so.
    .map((note) => sentenceCase(text.includes(`yang ${note}`) ? `yang ${note}` : note))
    .join('. ')
    .slice(0, longest.notes)

/** The text as the goods' grammar is to see it: the name ends what only orders, and each price stands with its own thing. */
const goodsBehind = (text: string, name: string): string => {
  const words = name.split(' ')
  const own = words.map((_, at) => words.slice(at).join(' ')).find((part) => part.length > 3 && text.includes(part))
  const at = own === undefined ? -1 : text.indexOf(own)
  const behind = text.slice(at + (own?.length ?? 0))
  const isRun =
    own !== undefined &&
    /^["'”’)]?\s+(?:\p{Lu}\p{Ll}+\s+)?(?:\d|(?!(?:isi|jual|barang|menu|ada|dengan|produk|harga|stok|untuk|buat)\p{L}*\s)\p{Ll}+\s+\d)/u.test(
      behind,
    )
  const cut = isRun
    ? `${text.slice(0, at)}${own ?? ''}, ${behind.replace(/^["'”’)]?\s+(?:\p{Lu}\p{Ll}+\s+)?/u, '')}`
    : text
  return spellOutPrices(writeRanges(cut, ({ from }) => from))
}

/** The text without what stands in lines of its own: rounding, prices for some buyers, and what is asked of the till. */
const withoutOwnLines = (text: string): string =>
  readOtherPrices(readRounding(text).text).text.replaceAll(
    /(?<=^|[.,;\n]\s{0,3})(?:bisa|ada|apakah bisa)\s[^.,;?\n]{3,60}(?:kan|ga|gak|nggak|tidak)?\s?\?/giu,
    ' ; ',
  )

/** For what a price was told: `telur ayam 28rb/kg`. */
const unitBehind = ({ name }: NamedGood, text: string): string => {
  const at = text.toLowerCase().indexOf(name.toLowerCase())
  const behind = at < 0 ? '' : text.slice(at + name.length, at + name.length + 40)
  return /^[^,;.\n]{0,8}?\d[\d.,]*\s?(?:rb|ribu|k|jt|juta)?\s?(?:\/|per\s|se)\s?(\p{L}+)/iu.exec(behind)?.[1] ?? ''
}

const isPerTime = (unit: string): boolean => {
  const known = unitOf(unit.toLowerCase())
  return known !== null && isTimeUnit(known)
}

/** Goods and what they cost the shop, where each cost is of a thing that has its price elsewhere. */
const withCosts = (list: string): { readonly goods: NamedGoods; readonly costs: readonly ToldCost[] } => {
  const { costs, text } = readCosts(list)
  const goods = readGoods(text)
  const names = goods.priced.map(({ name }) => name)
  if (areOf(costs, names)) return { goods, costs }
  // Costs of things whose prices stand elsewhere are no goods, though it is not sure of which.
  const isBeside =
    costs.length > 0 && costs.every(({ name }) => names.some((good) => good.toLowerCase().startsWith(name)))
  return { goods: isBeside ? goods : readGoods(list), costs: [] }
}

/** Facts of a reading in the shape that the till's maker takes; what was not said stays empty. */
export const readPosRequest = (reading: Reading): PosRequest => {
  const { note: receiptNote, text: ordered } = readReceiptNote(reading.text)
  const { told: members, text: sorted } = readCategoryMembers(ordered)
  const { wish, text: counted } = readCountingWish(withPlainRefusals(sorted))
  const posIntent = posIntentOf(counted)
  const { rules, text: charged } = readCharges(counted)
  const { rule: roundingRule, text: rounded } = readRounding(charged)
  const { told: otherPrices, text: whole } = readOtherPrices(rounded)
  const isWork = posIntent === 'service_pos' || posIntent === 'restaurant_pos'
  const inFigures = (said: string): string => inFlavours(plainSums(bareInThousands(said, isWork)))
  const text = apartFromGoods(calmed(inTwoUnits(withoutPriceFromSoMany(inFigures(whole)))))
  const { goods, address, phone } = withoutContacts(text, reading.today)
  // Sizes are told apart before `no 36-40` could be an address; the name is read without them.
  const spread = inVariants(text)
  const sold = spread === text ? goods : withoutContacts(spread, reading.today).goods
  const { name, kind } = namedBusiness(goods)
  const stands = placeNamed.exec(goods)?.[1]
  const list = goodsBehind(stands === undefined ? sold : sold.replace(stands, ' ; '), name)
  const costed = withCosts(list)
  const { priced, unpriced } = costed.goods
  const { categories, text: withoutCategories } = readCategories(counted)
  const besides = costed.costs.length > 0 ? readCosts(withoutCategories).text : withoutCategories
  const parties = [reading.recipient?.company, reading.sender?.company]
  // `warung saya butuh kasir` names nobody.
  const business = name || (parties.find((one) => one && !orderNoun.test(one)) ?? '')
  // Where stocks are told, they are what is said of counting.
  const isTold = priced.some(({ stock }) => stock !== null)
  const counting = { posIntent, wish: isTold && wish === 'counted' ? null : wish }
  const derived = derivePrices(
    text,
    priced.map((good) => ({ name: good.name, price: good.price, unit: unitBehind(good, goods) })),
  )
  const listed = withDerived(
    priced.map((good) => {
      const cost = costIn(costed.costs, good.name)
      const category = toldCategory(good.name, members)
      const ordered = orderedGood(category === undefined ? good : { ...good, category }, counting, categories)
      // What is paid for by the day or the hour lies on no shelf.
      const isTimed = good.stock === null && isPerTime(unitBehind(good, goods))
      return { ...ordered, ...(isTimed ? { stock: null } : {}), ...(cost === undefined ? {} : { cost }) }
    }),
    derived.prices,
  )
  const where =
    address ||
    (standsIn.exec(goods)?.[1] ?? placeNamed.exec(goods)?.[1] ?? '') ||
    withoutTown(name).town ||
    townIn(reading.text, name)
  const written = [
    business,
    kind,
    where,
    ...listed.map(
      (good) =>
        `${good.name} ${good.price} ${good.cost === undefined ? '' : `modal beli hpp kulakan jual ${good.cost}`} ${good.stock ?? ''} ${good.category ?? ''} ${good.barcode ?? ''}`,
    ),
  ].join('\n')
  return {
    businessName: business.slice(0, longest.name),
    businessType: businessTypeOf(kind) !== '' ? kind : typeWordIn(`${business} ${goods.split(/\d/u)[0] ?? ''}`) || kind,
    posIntent,
    countingWish: counting.wish,
    features: withCounting(featuresOf(whole), priced),
    goods: listed,
    ...(rules ? { chargeRules: rules } : {}),
    ...(roundingRule ? { roundingRule } : {}),
    ...(otherPrices === '' ? {} : { otherPrices }),
    ...(receiptNote === '' ? {} : { receiptNote }),
    ...(/(?<!\p{L})bar\s?[ck]ode?(?:nya)?(?!\p{L})/iu.test(reading.text) ? { hasBarcodes: true } : {}),
    ...(derived.prices.length === 0 ? {} : { reckoned: reckonedPrices(derived.prices) }),
    notes: [
      ownCategories(categories, listed),
      otherPrices,
      notesOf(
        derived.unanswered(withoutStocks(inVariants(inTwoUnits(inFigures(withoutOwnLines(besides)))))),
        written,
        business,
      ),
    ]
      .filter((note) => note !== '')
      .join('. ')
      .slice(0, longest.notes),
    unpriced: unpriced.map(sentenceCase),
    address: where.slice(0, longest.address),
    phone: reading.phones[0] ?? phone,
  }
}
