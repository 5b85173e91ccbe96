import type { KnownCustomer } from '../debts/known-debts.ts'

/** As many are shown to choose from. */
const mostShown = 6

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '').replace(/^62/, '0')

/** The customers whose name has what was typed as a name, or whose number what was typed as a number; none for nothing. */
export const findCustomers = (
  customers: readonly KnownCustomer[],
  { name, phone }: { readonly name: string; readonly phone: string },
): readonly KnownCustomer[] => {
  const words = name.trim().toLowerCase()
  const digits = digitsOf(phone)
  const isFound = (one: KnownCustomer): boolean =>
    (words !== '' && one.name.toLowerCase().includes(words)) || (digits !== '' && (one.phone ?? '').includes(digits))
  const found = new Map(customers.filter(isFound).map((one) => [`${one.name}|${one.phone ?? ''}`, one]))
  return [...found.values()].slice(0, mostShown)
}
