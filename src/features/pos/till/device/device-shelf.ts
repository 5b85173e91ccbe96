import { type Goods, type GoodsAnswer, shelfOf } from './goods.ts'
import type { TillDatabase } from './till-database.ts'

/** As many goods are written in one go. */
const writtenAtOnce = 100

/**
 * Until the till has nothing else to do: a tap or a typed letter does not wait behind goods that are written. A till that
 * never rests writes all the same, and browsers without idle callbacks rest a moment, in milliseconds.
 */
const rest = (): Promise<void> =>
  new Promise((done) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => done(), { timeout: 1_000 })
    else setTimeout(done, 20)
  })

const rowsOf = (answered: GoodsAnswer['products'], at: number) =>
  answered.slice(at, at + writtenAtOnce).map((product, nth) => ({ id: product.id, place: at + nth, product }))

/** The goods of a shop as this device keeps them. */
export interface DeviceShelf {
  /** As the server has said them last; null where they were never kept whole. */
  readonly readGoods: () => Promise<Goods | null>
  /**
   * Keeps what the server says of the shelf: what has changed since that moment, or all of it where that is null.
   * Changes that do not build on what lies here (it was wiped, a write has failed) are let go.
   */
  readonly keepAnswer: (answer: GoodsAnswer, since: string | null) => Promise<void>
}

/** The shelf of a till's memory. */
export const openShelf = (database: TillDatabase): DeviceShelf => {
  const { products, shelf } = database

  /**
   * In parts, with rests between them; the last part drops what is sold no more and makes it a kept shelf. Until then
   * there is none: a few of the old goods among the new ones would be neither. What one part holds needs no such moment
   * and takes the old shelf's place at once, so that a till which loses its network or its power has the one or the other.
   */
  const keepWhole = async ({ products: answered, categories, asOf, seen, locationId }: GoodsAnswer): Promise<void> => {
    const lastAt = Math.max(0, Math.ceil(answered.length / writtenAtOnce) - 1) * writtenAtOnce
    if (lastAt > 0) await shelf.delete('now')
    for (let at = 0; at < lastAt; at += writtenAtOnce) {
      await products.bulkPut(rowsOf(answered, at))
      await rest()
    }
    await database.transaction('rw', products, shelf, async () => {
      await products.bulkPut(rowsOf(answered, lastAt))
      const sold = new Set(answered.map(({ id }) => id))
      const kept = await products.toCollection().primaryKeys()
      await products.bulkDelete(kept.filter((id) => !sold.has(id)))
      await shelf.put({ categories, asOf, seen, locationId }, 'now')
    })
  }

  const keepChanges = (
    { products: answered, removed, categories, asOf, seen, locationId }: GoodsAnswer,
    since: string,
  ): Promise<void> =>
    database.transaction('rw', products, shelf, async () => {
      const kept = await shelf.get('now')
      // Changes upon another state would leave goods out for good; older news than what lies here are none.
      if (!kept || kept.asOf < since || kept.asOf > asOf) return
      const known = await products.bulkGet(answered.map(({ id }) => id))
      let end = (await products.orderBy('place').last())?.place ?? -1
      await products.bulkPut(
        answered.map((product, at) => ({ id: product.id, place: known[at]?.place ?? (end += 1), product })),
      )
      await products.bulkDelete([...removed])
      await shelf.put({ categories, asOf, seen, locationId }, 'now')
    })

  /** One answer after the other: changes build on what was answered before them. */
  let lastKept: Promise<void> = Promise.resolve()

  return {
    readGoods: async () => {
      const [known, kept] = await Promise.all([shelf.get('now'), products.toArray()])
      if (!known) return null
      const inOrder = kept.sort((one, other) => one.place - other.place).map(({ product }) => product)
      return shelfOf({ ...known, products: inOrder })
    },
    keepAnswer: (answer, since) => {
      const keeping = since === null ? () => keepWhole(answer) : () => keepChanges(answer, since)
      const turn = lastKept.then(keeping, keeping)
      lastKept = turn
      return turn
    },
  }
}
