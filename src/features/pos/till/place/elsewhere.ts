import type { TillShop } from '../../shared/till.contract.ts'

/** Whether the server reckons with another place than the till knows of: the shop has got places, or lost this one. */
export const isElsewhere = ({ location, locations }: TillShop, locationId: string | null): boolean => {
  if (location) return location.id !== locationId
  return locationId === null ? (locations ?? []).length > 0 : !locations?.some(({ id }) => id === locationId)
}
