import { useQuery } from '@tanstack/react-query'
import { liveQuery } from 'dexie'
import { useEffect, useState } from 'react'

import { knownCustomersQuery, type TillCustomers } from '../customers/customers.api.ts'
import type { TillPlace } from '../till.api.ts'

/** The customers with what they owe, also as this device goes on selling; undefined as long as nobody knows. */
export const useKnownDebts = (place: TillPlace): TillCustomers | undefined => {
  const { device } = place
  const { data } = useQuery(knownCustomersQuery(place))
  const [own, setOwn] = useState<TillCustomers['customers']>()
  useEffect(() => {
    if (!device) return
    const following = liveQuery(() => device.readCustomers()).subscribe({
      next: setOwn,
      // What the shop has told stays; that nothing is read here is told by the till's state line.
      error: () => setOwn(undefined),
    })
    return () => following.unsubscribe()
  }, [device])
  return data && { ...data, customers: own ?? data.customers }
}
