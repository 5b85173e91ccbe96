import { readMessage } from '#core/assistant/shared/read-message.ts'
import type { EditClause } from '#core/assistant/shared/revision/edit-clauses.ts'
import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { formatNumber, formatRupiah } from '#core/text/shared/rupiah.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import type { DeckContent } from '../scene/deck.ts'
import { isTimeLabel } from '../reading/told-figures.ts'
import type { DeckStep } from './deck-changes.ts'
import type { PricedRow } from './priced-row.ts'
import { pricedSlide } from './slide-rows.ts'

/** `keranjang 85rb, kursi tamu 650rb`: things with their prices; empty where one has none. */
export const pricedRows = (words: string, today: IsoDay): PricedRow[] => {
  const { goods } = readMessage(`invoice ${words}`, today)
  const rows = goods.flatMap(({ name, price, quantity, unit }) => {
    if (name.trim() === '' || price === null) return []
    // `botol 250ml 65rb` is one bottle of that size.
    // `omzet 2024 480jt` is what came in that year.
    if (quantity !== null && unit === null && quantity >= 1_900 && quantity < 2_100)
      return [{ name: sentenceCase(`${name.trim()} ${quantity}`), price }]
    const isSize = quantity !== null && quantity >= 50 && /^(?:ml|cc|gram|gr|g)$/i.test(unit ?? '')
    return isSize
      ? [{ name: sentenceCase(`${name.trim()} ${formatNumber(quantity)} ${unit ?? ''}`), price }]
      : [{ name: sentenceCase(name.trim()), price: price * (quantity ?? 1) }]
  })
  return rows.length === goods.length ? rows : []
}

/** `tambah biaya promosi 3jt`: one more among those that the deck lists, or one more bar of its only chart. */
export const readAddition = (clause: EditClause, deck: DeckContent, today: IsoDay): DeckStep[] | null => {
  if (clause.verb !== 'add' || /\b(?:slide|slaid|halaman)\b/i.test(clause.text)) return null
  const said = clause.text.replace(/^\S+\s+(?:(?:juga|lagi|satu|menu|produk|barang|data)\s+)*/i, '')
  const rows = pricedRows(said, today)
  if (rows.length === 0) return null
  const slide = pricedSlide(deck)
  if (slide)
    return [
      {
        change: { op: 'rows', slide: slide.id, rows },
        difference: {
          label: rows.map(({ name }) => name).join(', '),
          before: '',
          after: rows.map(({ price }) => formatRupiah(price)).join(', '),
        },
      },
    ]
  const charts = deck.slides.flatMap(({ id, elements }) =>
    elements.flatMap(({ id: element, chart }) => (chart?.unit === 'Rp' ? [{ id, element, chart }] : [])),
  )
  const [only] = charts
  const isFitting =
    only &&
    charts.length === 1 &&
    rows.every(({ name }) => isTimeLabel(name) === isTimeLabel(only.chart.categories[0] ?? ''))
  return isFitting
    ? rows.map(({ name, price }, at) => ({
        change: {
          op: 'point',
          slide: only.id,
          element: only.element,
          series: 0,
          at: only.chart.categories.length + at,
          label: name,
          before: null,
          value: price,
        },
        difference: { label: name, before: '', after: formatRupiah(price) },
      }))
    : null
}
