import type { OwnProduct } from '../store.ts'
import { fieldNames, type GoodsField, goodsFields } from './goods-columns.ts'
import type { GoodsLine, LineProblem } from './read-goods-lines.ts'

/** What of a product the planning looks at. */
export type KnownProduct = Pick<OwnProduct, 'id' | GoodsField>

/** One fact that a line changes. */
export interface FactChange {
  readonly field: GoodsField
  readonly before: string | number | null
  readonly after: string | number | null
}

export type PlannedLine =
  | { readonly kind: 'new'; readonly line: GoodsLine & { readonly price: number } }
  | { readonly kind: 'changed'; readonly line: GoodsLine; readonly id: string; readonly changes: readonly FactChange[] }
  | { readonly kind: 'same'; readonly line: GoodsLine }

const keyOf = (name: string): string => name.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim()

/** Upper and lower case are one category, as the shop keeps them. */
const isSame = (field: GoodsField, before: string | number | null, after: string | number | null): boolean =>
  before === after ||
  (field === 'category' && typeof before === 'string' && before.toLowerCase() === String(after).toLowerCase())

const changesOf = (product: KnownProduct, line: GoodsLine): FactChange[] =>
  goodsFields.flatMap((field) => {
    const after = line[field]
    return after === undefined || isSame(field, product[field], after) ? [] : [{ field, before: product[field], after }]
  })

/** True for a product that the line gives nothing but a barcode. */
const isLike = (product: KnownProduct, line: GoodsLine): boolean =>
  changesOf(product, line).every(({ field }) => field === 'barcode')

const grouped = <T>(all: readonly T[], key: (one: T) => string | null | undefined): Map<string, T[]> => {
  const groups = new Map<string, T[]>()
  for (const one of all) {
    const at = key(one)
    if (at !== null && at !== undefined) groups.set(at, [...(groups.get(at) ?? []), one])
  }
  return groups
}

/**
 * What an import would do. A line means the product with its barcode; where no product has it, the one with its name and
 * no barcode of its own, so that nothing is doubled and the same file taken twice changes nothing. Another barcode is
 * another product. Lines that could mean several products and are just like none of them, or that stand in the file twice, are problems.
 */
export const planImport = (
  lines: readonly GoodsLine[],
  products: readonly KnownProduct[],
): { readonly planned: readonly PlannedLine[]; readonly problems: readonly LineProblem[] } => {
  const problems: LineProblem[] = []
  const matches = new Map<GoodsLine, KnownProduct | null>()
  const claimed = new Set<string>()
  const match = (line: GoodsLine, product: KnownProduct | null): void => {
    matches.set(line, product)
    if (product) claimed.add(product.id)
  }
  const refuse = (line: GoodsLine, field: GoodsField, what: string, todo: string): void => {
    problems.push({ line: line.line, column: fieldNames[field], value: String(line[field] ?? ''), what, todo })
  }

  /** Lines of one barcode or name against the products that have it. */
  const pair = (field: 'barcode' | 'name', same: readonly GoodsLine[], known: readonly KnownProduct[]): void => {
    if (known.length > 1) {
      const todo =
        field === 'name'
          ? 'Isi barcode-nya, supaya jelas barang yang mana.'
          : 'Ubah dulu barcode salah satunya di kasir.'
      for (const line of same) {
        const product = known.find((one) => !claimed.has(one.id) && changesOf(one, line).length === 0)
        if (product) match(line, product)
        else refuse(line, field, `Di kasir ada ${known.length} barang yang seperti ini.`, todo)
      }
      return
    }
    const [first, ...again] = same
    if (first) match(first, known[0] ?? null)
    for (const line of again) refuse(line, field, `Sama dengan baris ${first?.line}.`, 'Hapus salah satu barisnya.')
  }

  const byBarcode = grouped(products, ({ barcode }) => barcode)
  for (const [barcode, same] of grouped(lines, (line) => line.barcode))
    pair('barcode', same, byBarcode.get(barcode) ?? [])

  const byName = grouped(products, ({ name }) => keyOf(name))
  const free = (line: GoodsLine): KnownProduct[] =>
    (byName.get(keyOf(line.name)) ?? []).filter(({ id }) => !claimed.has(id))
  for (const [line, product] of matches) {
    if (product !== null) continue
    const [only = null, ...more] = free(line).filter(({ barcode }) => barcode === null)
    const alike = more.length === 0 ? only : [only, ...more].find((one) => one && isLike(one, line))
    if (alike !== undefined) match(line, alike)
    else {
      matches.delete(line)
      refuse(line, 'name', `Di kasir ada ${more.length + 1} barang bernama ini.`, 'Isi dulu barcode-nya di kasir.')
    }
  }
  const unnamed = lines.filter(({ barcode }) => barcode === undefined)
  for (const same of grouped(unnamed, ({ name }) => keyOf(name)).values())
    pair('name', same, same[0] ? free(same[0]) : [])

  const planned = lines.flatMap((line): PlannedLine[] => {
    const product = matches.get(line)
    if (product === undefined) return []
    if (product !== null) {
      const changes = changesOf(product, line)
      return [changes.length > 0 ? { kind: 'changed', line, id: product.id, changes } : { kind: 'same', line }]
    }
    const { price } = line
    if (price !== undefined) return [{ kind: 'new', line: { ...line, price } }]
    refuse(line, 'price', 'Barang baru ini belum ada harganya.', 'Isi harga jualnya.')
    return []
  })
  return { planned, problems: problems.toSorted((one, two) => one.line - two.line) }
}
