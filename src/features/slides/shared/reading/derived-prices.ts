import { derivePrices } from '#core/assistant/shared/derived/derive-prices.ts'
import { readShareOfSum } from '#core/assistant/shared/derived/share-of-sum.ts'
import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { formatRupiah } from '#core/text/shared/rupiah.ts'

import type { Account, KeyFigure, PricedThing } from '../deck-request.ts'

interface InDeck {
  readonly accounts: readonly Account[]
  readonly figures: readonly KeyFigure[]
}

const plain = (text: string): string => text.replaceAll('\u00a0', ' ')
const money = (value: number): string => plain(formatRupiah(value))

/**
 * What the owner's rules make of the told prices, as a table beside them, and what a share comes to in the example asked
 * for, each figure with its reckoning. What the deck's own figures tell already is told once.
 */
export const derivedInDeck = (text: string, goods: readonly PricedThing[], told: readonly KeyFigure[]): InDeck => {
  const isNew = (value: number): boolean => !told.some((one) => plain(one.value).endsWith(money(value)))
  const things = goods.map(({ name, price, per }) => ({ name, price, unit: per }))
  const prices = derivePrices(text, things).prices.filter(({ price, way }) => way !== 'selling' && isNew(price))
  const labels = [...new Set(prices.flatMap(({ label, of }) => (of === null ? [] : [label])))]
  const tables = labels.map((label): Account => {
    const rows = prices.filter((one) => one.label === label)
    return {
      title: `Harga ${label.charAt(0).toLowerCase()}${label.slice(1)}`,
      rows: [
        ['Nama', 'Harga', label],
        ...rows.map(({ of, price }) => [
          sentenceCase(goods[of ?? 0]?.name ?? ''),
          money(goods[of ?? 0]?.price ?? 0),
          money(price),
        ]),
      ],
      results: [],
      chart: null,
    }
  })
  return {
    accounts: tables,
    figures: [
      ...prices
        .filter(({ of }) => of === null)
        .map(({ name, price, how }) => ({ label: `${name}: ${plain(how)}`, value: money(price) })),
      ...readShareOfSum(text, things)
        .filter(({ value }) => isNew(value))
        .map(({ label, value }) => ({ label: plain(label), value: money(value) })),
    ],
  }
}

/** `Kasih contoh transaksi`: a figure's name without the words to whoever makes the deck. */
export const withoutTelling = (label: string): string =>
  sentenceCase(
    label.replace(/^(?:kasih|kasi|beri|jelas\p{L}{0,4})\s(?:(?:kalo|kalau|apabila|bahwa)\s)?(?=\p{L}{4})/iu, ''),
  )
