import fc from 'fast-check'

interface NamedOrders {
  readonly orders: readonly ((shop: string, person: string, place: string) => string)[]
  readonly shops: readonly string[]
  readonly persons: readonly string[]
  readonly places: readonly string[]
}

/** Orders that name a business, a person and a place in any way of writing, with the names that must come back. */
export const namedOrders = ({ orders, shops, persons, places }: NamedOrders) =>
  fc
    .tuple(
      fc.constantFrom(...orders),
      fc.constantFrom(...shops),
      fc.constantFrom(...persons),
      fc.constantFrom(...places),
    )
    .map(([write, shop, person, place]) => ({ message: write(shop, person, place), names: [shop, person, place] }))
