import type { Database } from '#core/db/server/database.ts'
import { AppError } from '#core/errors/shared/app-error.ts'
import { askingUser, type Route, route } from '#core/http/server/router.ts'
import { ok } from '#core/http/shared/contract.ts'
import { getItem } from '#core/items/server/items.repo.ts'

import * as contracts from '../../shared/locations/locations.contract.ts'
import { readLastDays } from '../last-days.ts'
import { contentOf } from '../pos-store.ts'
import { listSales } from '../sales.repo.ts'
import { getShop } from '../shops.repo.ts'
import { soldAtPlace } from './location-sales.repo.ts'
import { addLocation, changeLocation, locationNames, removeLocation } from './locations.repo.ts'

/** The places at which the owner's shop sells. */
export const locationRoutes = (database: Database, clock: () => Date): Route[] => [
  route(contracts.addLocation, async ({ params, body: { present, ...facts } }, request) => {
    const owner = askingUser(request)
    const shop = await getShop(database, owner, params.id)
    const item = await getItem(database, owner, shop.id)
    const { address, phone } = contentOf(item.content).businessInfo
    const usual = {
      name: present?.name ?? item.title,
      address: present?.address ?? address,
      phone: present?.phone ?? phone,
    }
    const locations = await database.transaction((tx) => addLocation(tx, shop, { ...facts, present: usual }, clock()))
    return ok({ locations })
  }),
  route(contracts.changeLocation, async ({ params: { id, locationId }, body }, request) => {
    const shop = await getShop(database, askingUser(request), id)
    return ok({
      locations: await database.transaction((tx) => changeLocation(tx, shop, locationId, body, clock())),
    })
  }),
  route(contracts.removeLocation, async ({ params: { id, locationId }, query: { moveTo } }, request) => {
    const shop = await getShop(database, askingUser(request), id)
    return ok({
      locations: await database.transaction((tx) => removeLocation(tx, shop, { id: locationId, moveTo }, clock())),
    })
  }),
  route(contracts.getLocationSales, async ({ params: { id, locationId } }, request) => {
    const shop = await getShop(database, askingUser(request), id)
    if (!(await locationNames(database, id)).has(locationId)) throw new AppError('not_found')
    return ok({
      sales: await listSales(database, id, { where: soldAtPlace(id, locationId) }),
      lastDays: await readLastDays(database, shop, clock(), soldAtPlace(id, locationId)),
    })
  }),
]
