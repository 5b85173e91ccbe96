import * as z from 'zod/mini'

import type { Reviser } from '#core/assistant/shared/kind-skill.ts'
import { type EditClause, namesNothing, readEditMessage } from '#core/assistant/shared/revision/edit-clauses.ts'
import { meansAll } from '#core/assistant/shared/revision/find-named.ts'
import { endValue, moneyAtEnd, readCount, readNewPrice } from '#core/assistant/shared/revision/told-amounts.ts'
import { askWhatInstead, saysManner } from '#core/assistant/shared/revision/said-manner.ts'
import type { Difference } from '#core/items/shared/proposals.contract.ts'
import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { formatNumber, formatRupiah } from '#core/text/shared/rupiah.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { type ChargeRules, noCharges, rateFigure } from '../charges.ts'
import { guessCategory } from '../guess-category.ts'
import { orderedShop, posContent } from '../pos-content.ts'
import { changedCharges } from '../read-charges.ts'
import { readGoods } from '../read-goods.ts'
import { habitOf, readCountingWish, startingStock, uncountedText } from '../stock-counting.ts'
import { readCountingOrder } from './counting-orders.ts'
import type { PosChange } from './pos-changes.ts'
import {
  askWhich,
  example,
  type ProductView,
  type Read,
  rowsOf,
  type ShopView,
  shopView,
  type Step,
  withStock,
} from './shop-view.ts'

const priceWord = /^(?:harga|hrg)(?:nya)?\b\s*/i
const stockWord = /^(?:stok|stock|sisa|persediaan)(?:nya)?\b\s*/i
/** `roti stoknya 30`, `minyak tinggal 10`: the goods first, then how many there are. */
const stockLast =
  /^(\S.*?)\s+(?:stok|stock|sisa|persediaan|tinggal|tersisa)(?:nya)?(?:\s+(?:tinggal|ada|cuma|sekarang|masih))*(?:\s+(\d[\d.]*(?:\s+\p{L}+)?))?$/iu
/** `stok gula masuk 10`, `gula datang 25`: more of what there is. */
const arrived = /\s+(?:masuk|datang|dateng|nambah)(?:\s+(?:lagi|baru))?$/i
const goodsArrived = /^(\S.*?)\s+(?:masuk|datang|dateng)(?:\s+(?:lagi|baru))?\s+(\d[\d.]*(?:\s+\p{L}+)?)$/iu
/** `nasi telur ganti nama jadi …`: what becomes another name goes without saying. */
const renaming = /(?<=\p{L}{2}\s)(?:di)?ganti\s+nama(?:nya)?\s+(?=(?:jadi|menjadi)\s)/giu
const money = /^rp\.?\s*\d[\d.]*$|^\d[\d.,]*\s*(?:rb|ribu|jt|juta|k)$/i
const bareCount = /^\d[\d.]*(?:\s+\p{L}+)?$/u
const infoWords: readonly (readonly [RegExp, 'name' | 'address' | 'phone', string])[] = [
  [/^(?:nama (?:toko|usaha|warung|kasir))(?:nya)?\b\s*|^nama(?:nya)?\s*$/i, 'name', 'Nama usaha'],
  [/^alamat(?: (?:toko|usaha|warung))?(?:nya)?\b\s*/i, 'address', 'Alamat'],
  [/^(?:nomor |no\.? ?)?(?:telepon|telp|hp|wa|whatsapp)(?:nya)?\b\s*/i, 'phone', 'Telepon'],
]
const noteWord = /^(?:catatan|tulisan|pesan|ucapan)(?: (?:di )?struk)?(?:nya)?\b\s*|^struk(?:nya)?\b\s*/i
const emptyWord = /\b(?:habis|kosong)\b/i
const countAtEnd = /\d[\d.,]*\s*(?:\p{L}+)?\s*$/u

const withPrice = (product: ProductView, price: number): Step => ({
  change: { op: 'product', id: product.id, set: { price } },
  difference: { label: `Harga ${product.name}`, before: formatRupiah(product.price), after: formatRupiah(price) },
})

const changePrices = (clause: EditClause, rest: string, shop: ShopView, today: IsoDay): Read => {
  const given = clause.value === null ? endValue(rest, moneyAtEnd) : { head: rest, value: clause.value }
  const said = meansAll(clause.text) && !meansAll(given.head) ? `semua ${given.head}` : given.head
  const rows = given.value === '' ? [] : rowsOf(said, shop)
  const steps = rows.flatMap((product): Step[] => {
    const price = readNewPrice(given.value, clause.verb, product.price, today)
    return price === null ? [] : [withPrice(product, price)]
  })
  return steps.length > 0 ? steps : askWhich(shop)
}

const changeStock = (clause: EditClause, rest: string, shop: ShopView): Read => {
  const given = clause.value === null ? endValue(rest, countAtEnd) : { head: rest, value: clause.value }
  const isEmpty = /\b(?:habis|kosong|nol)\b/i.test(`${given.head} ${given.value}`)
  const said = given.head
    .replace(/\b(?:habis|kosong|nol)\b/gi, '')
    .replace(arrived, '')
    .trim()
  const count = isEmpty ? 0 : readCount(given.value)
  const rows = rowsOf(said, shop)
  if (count === null || !Number.isInteger(count) || rows.length === 0) return askWhich(shop)
  const adds = clause.verb === 'add' || clause.verb === 'raise' || arrived.test(given.head)
  const takes = clause.verb === 'lower'
  if (takes && rows.some(({ stock }) => stock === null))
    return {
      ask: `Stoknya tidak dihitung. Sekarang ada berapa? Contoh: "stok ${rows[0]?.name.toLowerCase() ?? ''} jadi 20".`,
    }
  return rows.map((product) => {
    if (!adds && !takes) return withStock(product, count)
    const by = adds ? count : -count
    return withStock(product, Math.max((product.stock ?? 0) + by, 0), by)
  })
}

const composedShop = z.extend(posContent, { goods: orderedShop.shape.goods })

const addedGood = (product: Extract<PosChange, { op: 'product-add' }>['product']): Step => {
  const { name, price, stock } = product
  const counted =
    stock === null ? `, stok ${uncountedText}` : (stock ?? 0) > 0 ? `, stok ${formatNumber(stock ?? 0)}` : ''
  return {
    change: { op: 'product-add', product },
    difference: { label: name, before: '', after: `${formatRupiah(price)}${counted}` },
  }
}

const addGoods = (clause: EditClause, shop: ShopView): Read => {
  const { wish, text } = readCountingWish(clause.text.replace(/^\S+\s+(?:menu|produk|barang|item)?\s*/i, ''))
  const counting = { posIntent: shop.posIntent, wish: wish ?? habitOf(shop.products) }
  const steps = readGoods(text).priced.map(({ name, price, stock }) =>
    addedGood({
      name: sentenceCase(name),
      price,
      stock: startingStock(name, stock, counting),
      category: guessCategory(name),
    }),
  )
  return steps.length > 0
    ? steps
    : { ask: 'Mau ditambah barang apa, harganya berapa? Contoh: "tambah produk kopi 8.000 stok 20".' }
}

const readNamed = (clause: EditClause, shop: ShopView, today: IsoDay): Read => {
  const { verb, target, value } = clause
  if (namesNothing(clause)) return askWhich(shop)
  const ended =
    value === null && verb !== 'remove' ? endValue(target, moneyAtEnd) : { head: target, value: value ?? '' }
  const rows = rowsOf(ended.head.replace(emptyWord, ''), shop)
  const [product] = rows
  if (!product) return verb === 'remove' ? askWhich(shop) : null
  if (verb === 'remove')
    return rows.map(({ id, name, price }) => ({
      change: { op: 'product-remove', id },
      difference: { label: name, before: formatRupiah(price), after: '' },
    }))
  if (emptyWord.test(target)) return changeStock(clause, target, shop)
  if (ended.value === '') return null
  if (/^\D{0,4}\d/.test(ended.value) || verb === 'raise' || verb === 'lower')
    return changePrices({ ...clause, value: ended.value }, ended.head, shop, today)
  if (saysManner(ended.value)) return askWhatInstead(product.name, ended.value)
  return [
    {
      change: { op: 'product', id: product.id, set: { name: ended.value.slice(0, 200) } },
      difference: { label: 'Nama', before: product.name, after: ended.value.slice(0, 200) },
    },
  ]
}

/** `gula tambah 20 lagi`, `gula tambah 2rb`: more pieces of what is there, or a higher price; null for other goods. */
const moreOfNamed = (clause: EditClause, shop: ShopView, today: IsoDay): Read => {
  const { target, value, verb } = clause
  if (verb !== 'add' || value === null || rowsOf(target, shop).length === 0) return null
  if (money.test(value)) return changePrices({ ...clause, verb: 'raise' }, target, shop, today)
  return bareCount.test(value) ? changeStock(clause, target, shop) : null
}

/** What some words say of the stock of goods that they name first; null for other words. */
const stockOfNamed = (clause: EditClause, shop: ShopView): Read => {
  const { target, verb } = clause
  const [, came = '', pieces = ''] = goodsArrived.exec(target) ?? []
  if (clause.value === null && came !== '' && rowsOf(came, shop).length > 0)
    return changeStock({ ...clause, verb: 'add', value: pieces }, came, shop)
  const [, goods = '', count] = stockLast.exec(target) ?? []
  const value = count ?? clause.value
  return verb !== 'remove' && value !== null && bareCount.test(value) && rowsOf(goods, shop).length > 0
    ? changeStock({ ...clause, value }, goods, shop)
    : null
}

const readClause = (clause: EditClause, shop: ShopView, today: IsoDay): Read => {
  const { target } = clause
  const after = (word: RegExp): string => target.replace(word, '').trim()
  if (stockWord.test(target)) return changeStock(clause, after(stockWord), shop)
  const ofNamed = moreOfNamed(clause, shop, today) ?? stockOfNamed(clause, shop)
  if (ofNamed !== null) return ofNamed
  if (priceWord.test(target))
    return clause.verb === 'remove' ? null : changePrices(clause, after(priceWord), shop, today)
  const info = infoWords.find(([word]) => word.test(target))
  if (info) {
    const [word, field, label] = info
    const value = (clause.value ?? after(word))
      .trim()
      .replace(/^di\s+(?=\S)/i, '')
      .slice(0, 200)
    if (value === '') return { ask: `${label} mau diganti jadi apa? Contoh: "${label.toLowerCase()} ganti jadi …".` }
    return [
      { change: { op: 'info', field, value }, difference: { label, before: shop.businessInfo[field], after: value } },
    ]
  }
  if (noteWord.test(target) && (clause.value ?? after(noteWord)) !== '') {
    const value = (clause.value ?? after(noteWord)).slice(0, 200)
    const difference = { label: 'Catatan struk', before: shop.settings.receiptNote, after: value }
    return [{ change: { op: 'receipt-note', value }, difference }]
  }
  if (clause.verb === 'add') return addGoods(clause, shop)
  return readNamed(clause, shop, today)
}

const opens = (words: string): boolean =>
  [priceWord, stockWord, ...infoWords.map(([word]) => word)].some((word) => word.test(words))

const sentence = ({ label, before, after }: Difference): string =>
  after === '' ? `${label} dihapus` : before === '' ? `${label}: ${after}` : `${label} jadi ${after}`

const chargesText = (rules: ChargeRules): string => {
  const rates = [
    rules.serviceRate > 0 ? `layanan ${rateFigure(rules.serviceRate)}%` : '',
    rules.taxRate > 0 ? `${rules.taxName} ${rateFigure(rules.taxRate)}%` : '',
  ]
  return rates.filter((one) => one !== '').join(' dan ') || 'tidak ada'
}

/** `tambah pajak 10%`, `service jadi 7,5%`, `hapus pajaknya`: what the till adds to its bills from now on. */
const changeCharges = (text: string, shop: ShopView): Step[] | null => {
  const before = shop.settings.chargeRules ?? noCharges
  const value = changedCharges(text, before)
  if (value === null) return null
  const difference = { label: 'Tambahan tagihan', before: chargesText(before), after: chargesText(value) }
  return [{ change: { op: 'charges', value }, difference }]
}

/** What chat may change in a shop: its goods, its name and address, what is added to its bills, the words on a receipt. Free (resolutions 2). */
export const posReviser: Reviser = {
  readAnew: (made, together, item) => {
    const [shop, was, is] = [
      shopView.safeParse(item.content).data,
      composedShop.safeParse(made).data,
      composedShop.safeParse(together).data,
    ]
    if (!shop || !was || !is || shop.products.length > 0 || was.goods.length > 0 || is.goods.length === 0) return null
    const [before, after] = [shop.businessInfo.name, is.businessInfo.name]
    const isNamed = before === was.businessInfo.name && after !== before
    const steps: Step[] = [
      ...(isNamed
        ? [
            {
              change: { op: 'info' as const, field: 'name' as const, value: after },
              difference: { label: 'Nama', before, after },
            },
          ]
        : []),
      ...is.goods.map(addedGood),
    ]
    const differences = steps.map(({ difference }) => difference)
    return {
      changes: steps.map(({ change }) => change),
      summary: `${differences.map(sentence).join('. ')}.`,
      differences,
    }
  },
  readRevision: (text, item, { today }) => {
    const parsed = shopView.safeParse(item.content)
    if (!parsed.success) return null
    const shop = parsed.data
    const counting = readCountingOrder(text, shop)
    const counted = counting?.read ?? []
    if ('ask' in counted) return counted
    const { stance, clauses } = readEditMessage((counting?.rest ?? text).replaceAll(renaming, 'ganti '), opens)
    if (stance !== 'order' && !counting) return null
    const charges = changeCharges(text, shop)
    const steps: Step[] = [...counted, ...(charges ?? [])]
    for (const clause of clauses) {
      if (charges !== null && changeCharges(clause.text, shop) !== null) continue
      const read = readClause(clause, shop, today)
      if (read !== null && 'ask' in read) return read
      steps.push(...(read ?? []))
    }
    const real = steps.filter(({ difference }) => difference.before !== difference.after)
    if (steps.length > 0 && real.length === 0) return { ask: 'Kasir ini sudah begitu, tidak ada yang perlu diubah.' }
    if (real.length === 0)
      return clauses.some(({ verb }) => verb !== null)
        ? { ask: `Apa yang mau diubah dari kasir ini? Contoh: ${example(shop)}.` }
        : null
    const differences = real.map(({ difference }) => difference)
    const told = differences.map(sentence)
    const shown = told.length > 4 ? [...told.slice(0, 3), `${told.length - 3} perubahan lain`] : told
    return { changes: real.map(({ change }) => change), summary: `${shown.join('. ')}.`, differences }
  },
}
