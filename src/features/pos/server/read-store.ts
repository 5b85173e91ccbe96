import type { Database } from '#core/db/server/database.ts'

import type { Store } from '../shared/store.ts'
import { listCategories } from './categories.repo.ts'
import { listLocations } from './locations/locations.repo.ts'
import { withPlaces } from './locations/place-goods.ts'
import { listOwnProducts } from './products.repo.ts'
import { readReport } from './reports.repo.ts'
import { listSales, listShortages } from './sales.repo.ts'
import { getShop } from './shops.repo.ts'

/** Everything the canvas shows of a shop, as of one moment, so that figures and lists fit each other. */
export const readStore = (database: Database, ownerId: string, id: string, now: Date): Promise<Store> =>
  database.transaction(
    async (tx) => {
      const shop = await getShop(tx, ownerId, id)
      return {
        products: await withPlaces(tx, id, await listOwnProducts(tx, id)),
        categories: await listCategories(tx, id),
        sales: await listSales(tx, id),
        report: await readReport(tx, shop, now),
        shortages: await listShortages(tx, id, now),
        locations: await listLocations(tx, id),
        timeZone: shop.timeZone,
        lastUpdated: shop.lastUpdated.toISOString(),
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
