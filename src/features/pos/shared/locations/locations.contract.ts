import * as z from 'zod/mini'

import { defineContract, succeeded } from '#core/http/shared/contract.ts'
import { sale } from '../sale.ts'
import { report } from '../store.ts'
import { location, locationChange, locationInput } from './location.ts'

const byLocation = z.object({ id: z.string(), locationId: z.string() })
const locations = succeeded(z.object({ locations: z.array(location) }))

/**
 * POST /api/pos/:id/locations: adds a place. The first time the shop as it was becomes one too, with all that is there:
 * `present` says what it is called, the shop's own name and address where it does not.
 */
export const addLocation = defineContract({
  method: 'post',
  path: '/api/pos/:id/locations',
  access: 'user',
  summary: 'Adds a place at which the shop sells',
  params: z.object({ id: z.string() }),
  body: z.extend(locationInput, { present: z.optional(locationChange) }),
  response: locations,
})

export const changeLocation = defineContract({
  method: 'patch',
  path: '/api/pos/:id/locations/:locationId',
  access: 'user',
  summary: 'Changes what a place is called and where it is',
  params: byLocation,
  body: locationChange,
  response: locations,
})

/** Past sales keep the place's name. 409 `location_holds_stock` where goods lie there and `moveTo` does not say where to. */
export const removeLocation = defineContract({
  method: 'delete',
  path: '/api/pos/:id/locations/:locationId',
  access: 'user',
  summary: 'Removes a place, after carrying what lies there to another',
  params: byLocation,
  query: z.object({ moveTo: z.optional(z.string()) }),
  response: locations,
})

/** GET /api/pos/:id/locations/:locationId/sales: the last sales of one place and what its last days brought in. */
export const getLocationSales = defineContract({
  method: 'get',
  path: '/api/pos/:id/locations/:locationId/sales',
  access: 'user',
  summary: 'The last sales and the days of one place',
  params: byLocation,
  response: succeeded(z.object({ sales: z.array(sale), lastDays: report.shape.lastDays })),
})
