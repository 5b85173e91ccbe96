import type { Node as ProseNode } from '@tiptap/pm/model'
import { TableMap } from '@tiptap/pm/tables'
import type { Transaction } from '@tiptap/pm/state'

/** The width of the text on the page at its full size, in pixels: A4 without its margins, 96 to the inch. */
export const textWidth = 602

/** Narrower than this no column gets. */
export const narrowest = 30

/** The widths of a table's columns in pixels of the text's width; what no cell says is shared equally. */
export const columnWidths = (table: ProseNode): number[] => {
  const { width, height, map } = TableMap.get(table)
  const known = Array.from({ length: width }, (_, column): number | null => {
    for (let row = 0; row < height; row++) {
      const place = map[row * width + column] ?? 0
      const cell = table.nodeAt(place)
      const widths = cell?.attrs['colwidth'] as readonly number[] | null | undefined
      const inCell = column - (map.slice(row * width, (row + 1) * width).indexOf(place) || 0)
      const own = widths?.[inCell]
      if (typeof own === 'number' && own > 0) return own
    }
    return null
  })
  const given = known.filter((one) => one !== null)
  const mean = given.length > 0 ? given.reduce((sum, one) => sum + one, 0) / given.length : textWidth / width
  const widths = known.map((one) => one ?? mean)
  const sum = widths.reduce((total, one) => total + one, 0)
  return widths.map((one) => (one * textWidth) / sum)
}

/** Moves the edge between a column and the next one; both stay wide enough to be seen. */
export const moveEdge = (widths: readonly number[], edge: number, by: number): number[] => {
  const [left, right] = [widths[edge], widths[edge + 1]]
  if (left === undefined || right === undefined) return [...widths]
  const step = Math.max(narrowest - left, Math.min(right - narrowest, by))
  return widths.map((one, at) => (at === edge ? one + step : at === edge + 1 ? one - step : one))
}

/** Writes the widths into every cell of a table. */
export const setColumnWidths = (
  transaction: Transaction,
  at: number,
  table: ProseNode,
  widths: readonly number[],
): Transaction => {
  const { width, map } = TableMap.get(table)
  const rounded = widths.map(Math.round)
  const seen = new Set<number>()
  map.forEach((place, index) => {
    if (seen.has(place)) return
    seen.add(place)
    const cell = table.nodeAt(place)
    if (!cell) return
    const column = index % width
    const span = Number(cell.attrs['colspan'] ?? 1)
    transaction.setNodeMarkup(at + 1 + place, null, {
      ...cell.attrs,
      colwidth: rounded.slice(column, column + span),
    })
  })
  return transaction
}
