import { sentenceCase } from '#core/text/shared/letter-case.ts'
import type { KeyFigure, PricedThing } from '../deck-request.ts'
import type { Draft } from './figure-draft.ts'
import { moneyText } from './told-figures.ts'
import { trimmed } from './told-words.ts'

const measure = /^\d+(?:[.,]\d+)?\s?(?:gr|gram|g|kg|ons|ml|cc|liter|l|cm|m)$/i
const sized = /^(\p{L}.*?)\s+\d+(?:[.,]\d+)?\s?(?:gr|gram|g|kg|ons|ml|cc|liter|l|cm|m)$/iu

/** A thing whose price was said without its name is what the presentation is about. */
export const namedGoods = (goods: readonly PricedThing[], subject: string, quoted: boolean): PricedThing[] => {
  // `Pedas Bu Yati` is a name as a whole, `Keripik Bu Lestari` begins with the thing.
  // `tugas kelompok jualan dimsum mentai`: what is sold stands last.
  const sold = subject.replace(
    /^.*(?<!\p{L})(?:jualan|jual|berjualan|dagang|nawarin|menawarkan|penawaran)\s+(?=\p{L})/iu,
    '',
  )
  const words = quoted ? subject : trimmed(sold.replace(/\s+(?:\p{Lu}|di\s).*$/u, ''))
  const name = words === '' || words.split(/\s+/).length > 3 ? 'Harga' : sentenceCase(words)
  return goods.map((one, at) => {
    if (one.name === '') return { ...one, name }
    // `sabun 30gr 2.800, 50gr 4.100`: another size of the thing before.
    const [, before = ''] = measure.test(one.name) ? (sized.exec(goods[at - 1]?.name ?? '') ?? []) : []
    return before === '' ? one : { ...one, name: `${before} ${one.name}` }
  })
}

const ofCost = /^(?:hpp|modal(?: per \p{L}+)?|harga (?:pokok|modal|beli)|biaya (?:produksi|bahan))$/iu
const ofSale = /^harga jual$/iu

const perOne = /\sper\s(\p{L}+)$/iu
const sumOfOne = /^Rp ([\d.]+)(?: per (\p{L}+))?$/u

interface OfOne {
  readonly name: string
  readonly price: number
  readonly per: string
  readonly from: PricedThing | KeyFigure
}

/** What one piece costs or is sold for, whether it was read as a ware or as a figure. */
const sumsOfOne = ({ figures, goods }: Draft): OfOne[] => [
  ...goods.map((from) => ({ name: from.name, price: from.price, per: from.per, from })),
  ...figures.flatMap((from) => {
    const [, sum = '', per = ''] = sumOfOne.exec(from.value) ?? []
    // `modal 2,4jt` beside what one costs is what it took to begin.
    const isCapital = per === '' && /^modal$/i.test(from.label)
    return sum === '' || isCapital ? [] : [{ name: from.label, price: Number(sum.replaceAll('.', '')), per, from }]
  }),
]

/**
 * `HPP 3.500, jual 8rb`: what a thing costs its maker and what it is sold for are figures of one piece, no wares and in no
 * account; with what is gained by each. Taken out of the draft.
 */
export const takeUnitGain = (draft: Draft): void => {
  const all = sumsOfOne(draft)
  const [cost, otherCost] = all.filter(({ name }) => ofCost.test(name))
  const [sale, otherSale] = all.filter(({ name }) => ofSale.test(name))
  if (!cost || !sale || otherCost || otherSale || sale.price <= cost.price) return
  const per = cost.per || sale.per || (perOne.exec(cost.name)?.[1] ?? '')
  const figureOf = ({ name, price }: OfOne): KeyFigure => ({
    label: name.replace(perOne, ''),
    value: per === '' ? moneyText(price) : `${moneyText(price)} per ${per}`,
  })
  const isOther = (one: PricedThing | KeyFigure): boolean => one !== cost.from && one !== sale.from
  draft.goods = draft.goods.filter(isOther)
  draft.figures = [
    ...draft.figures.filter(isOther),
    figureOf(cost),
    figureOf(sale),
    {
      label: `Untung per ${per || 'satuan'}: ${moneyText(sale.price)} − ${moneyText(cost.price)}`,
      value: moneyText(sale.price - cost.price),
    },
  ]
}

/** Things with prices are offered, unless the words tell of what is paid. */
const isOffered = (text: string, goods: readonly PricedThing[]): boolean =>
  goods.some(({ per }) => per !== '') ||
  !/\b(?:banding\p{L}*|dana|program kerja|rencana kerja|biaya|anggaran|kebutuhan|beban|belanja|pengeluaran|denda|bonus)(?!\p{L})/iu.test(
    text,
  )

/** What people are called to do, or what a thing costs its maker, is offered to nobody. */
const isNoOffer = (topic: string, goods: readonly PricedThing[]): boolean =>
  /^(?:ajakan|(?:presentasi\s)?tugas)(?!\p{L})/iu.test(topic) || goods.some(({ name }) => ofCost.test(name))

/** Whether what carries a price in a message is offered to whoever listens. */
export const isOffer = (text: string, topic: string, goods: readonly PricedThing[]): boolean =>
  goods.length > 1 && isOffered(text, goods) && !isNoOffer(topic, goods)
