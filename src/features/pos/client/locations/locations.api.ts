import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

import { call } from '#core/http/client/call.ts'
import type { Location, LocationInput } from '../../shared/locations/location.ts'
import * as contract from '../../shared/locations/locations.contract.ts'
import { refreshStore, storeKey } from '../pos.api.ts'

/** What an owner does to the places of a shop. */
export type LocationOrder =
  | { readonly do: 'add'; readonly facts: LocationInput; readonly presentName?: string }
  | { readonly do: 'change'; readonly id: string; readonly facts: LocationInput }
  | { readonly do: 'remove'; readonly id: string; readonly moveTo?: string | undefined }

const send = async (itemId: string, order: LocationOrder): Promise<readonly Location[]> => {
  const params = { id: itemId }
  switch (order.do) {
    case 'add': {
      const present = order.presentName === undefined ? {} : { present: { name: order.presentName } }
      return (await call(contract.addLocation, { params, body: { ...order.facts, ...present } })).data.locations
    }
    case 'change': {
      const { id: locationId, facts } = order
      return (await call(contract.changeLocation, { params: { ...params, locationId }, body: facts })).data.locations
    }
    case 'remove': {
      const { id: locationId, moveTo } = order
      return (await call(contract.removeLocation, { params: { ...params, locationId }, query: { moveTo } })).data
        .locations
    }
  }
}

/** Changes the places of a shop; goods and figures are asked for again. */
export const useLocationOrder = (itemId: string) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (order: LocationOrder) => send(itemId, order),
    onSuccess: () => refreshStore(queries, itemId),
  })
}

/** The last sales of one place. */
export const locationSalesQuery = (itemId: string, locationId: string) =>
  queryOptions({
    queryKey: [...storeKey(itemId), 'location-sales', locationId],
    queryFn: async ({ signal }) =>
      (await call(contract.getLocationSales, { params: { id: itemId, locationId }, signal })).data,
    staleTime: 0,
  })
