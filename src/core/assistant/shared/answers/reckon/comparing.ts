import { amount, shownNumber, valueOf } from '../told-figures.ts'
import { inRupiah, listed, paragraphs, type Reckoned } from './way.ts'

const count = '(\\d{1,6}(?:[.,]\\d{1,3})?)'
const numberOf = (digits: string | undefined): number => Number((digits ?? '').replace(',', '.'))
const sumPattern = new RegExp(`(?<![\\d.,])${amount}(?!\\s?(?:%|persen))`, 'giu')
const sumsIn = (text: string): readonly number[] =>
  [...text.matchAll(sumPattern)].map(([, digits, scale]) => valueOf(digits, scale) ?? 0).filter((sum) => sum >= 500)

/** `3 pcs 100rb sama 5 pcs 160rb, murah mana`: which of two packs is cheaper. */
const cheaperPack = (message: string): Reckoned | null => {
  const text = message.toLowerCase()
  if (
    !/murah mana|mana (?:yang |yg )?(?:lebih )?(?:murah|hemat|untung)|lebih (?:murah|hemat)|mending|untung mana|hemat mana|pilih/.test(
      text,
    )
  )
    return null
  const packs = [
    ...text.matchAll(
      new RegExp(
        `(?<![\\d.,])${count}\\s?(kg|kilo|gram|gr|g|liter|ml|pcs|biji|buah|lembar|bungkus|botol|butir|sachet|meter)\\s(?:\\p{L}{2,12}\\s){0,2}(?:harga(?:nya)?\\s|seharga\\s|=\\s?)?${amount}`,
        'giu',
      ),
    ),
  ].map(([, digits, name = '', sum, scale]) => ({ count: numberOf(digits), name, sum: valueOf(sum, scale) ?? 0 }))
  const inGrams: Readonly<Record<string, number>> = {
    kg: 1_000,
    kilo: 1_000,
    gram: 1,
    gr: 1,
    g: 1,
    liter: 1_000,
    ml: 1,
  }
  if (packs.length !== 2 || packs.some((pack) => !(pack.count > 0) || pack.sum < 500) || sumsIn(text).length < 2)
    return null
  const [one, other] = packs
  if (one === undefined || other === undefined) return null
  const sizes = [one, other].map((pack) => pack.count * (inGrams[pack.name] ?? 1))
  const isWeight = inGrams[one.name] !== undefined
  if (isWeight !== (inGrams[other.name] !== undefined) || (!isWeight && one.name !== other.name)) return null
  const per = isWeight ? 1_000 : 1
  const called = isWeight ? (/liter|ml/.test(one.name) ? 'liter' : 'kg') : one.name
  const each = [one.sum / (sizes[0] ?? 1), other.sum / (sizes[1] ?? 1)].map((sum) => sum * per)
  const [first = 0, second = 0] = each
  const [cheap, dear] = first <= second ? [one, other] : [other, one]
  const gap = Math.abs(first - second)
  return {
    name: 'cheaper_pack',
    text: paragraphs(
      listed([
        `${shownNumber(one.count)} ${one.name} ${inRupiah(one.sum)}: **${inRupiah(first)} per ${called}**`,
        `${shownNumber(other.count)} ${other.name} ${inRupiah(other.sum)}: **${inRupiah(second)} per ${called}**`,
      ]),
      gap === 0
        ? 'Harganya **sama** per satuan; ambil yang pasti habis.'
        : `Lebih murah **${shownNumber(cheap.count)} ${cheap.name}**, hemat ${inRupiah(gap)} per ${called} (${shownNumber((gap / Math.max(first, second)) * 100)}%) dibanding ${shownNumber(dear.count)} ${dear.name}. Ambil yang besar hanya kalau pasti habis sebelum rusak.`,
    ),
  }
}

/** `modal naik dari 8.200 jadi 9.100, jual 12rb tetap`: what a dearer cost leaves of the gain. */
const dearerCost = (message: string): Reckoned | null => {
  const text = message.toLowerCase()
  const moved = new RegExp(
    `(?:modal|hpp|kulakan|harga beli|belinya)\\p{L}{0,3}\\s(?:\\p{L}{2,8}\\s){0,2}dari\\s${amount}\\s(?:ke|jadi|menjadi)\\s${amount}`,
    'iu',
  ).exec(text)
  const sold = new RegExp(`(?:jual|dijual|harga jual)(?:nya)?\\s(?:tetap\\s|tetep\\s)?${amount}`, 'iu').exec(text)
  const [from, to] = [valueOf(moved?.[1], moved?.[2]), valueOf(moved?.[3], moved?.[4])]
  const price = valueOf(sold?.[1], sold?.[2])
  if (from === null || to === null || price === null || price <= from || sumsIn(text).length !== 3) return null
  const [before, after] = [price - from, price - to]
  return {
    name: 'dearer_cost',
    text: paragraphs(
      listed([
        `dulu: ${inRupiah(price)} − ${inRupiah(from)} = ${inRupiah(before)}`,
        `sekarang: ${inRupiah(price)} − ${inRupiah(to)} = **${inRupiah(after)}**`,
        `untung ${after < before ? 'turun' : 'naik'} ${inRupiah(Math.abs(before - after))} = **${shownNumber((Math.abs(before - after) / before) * 100)}%**, walau modal ${to > from ? 'naik' : 'turun'} hanya ${shownNumber((Math.abs(to - from) / from) * 100)}%`,
      ]),
      `Supaya untung rupiahnya kembali seperti semula, harga jualnya **${inRupiah(to + before)}**.`,
    ),
  }
}

/** Ways that set one thing against another. */
export const comparingWays: readonly ((text: string) => Reckoned | null)[] = [cheaperPack, dearerCost]
