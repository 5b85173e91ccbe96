import type { DerivedPrice } from '#core/assistant/shared/derived/derived-price.ts'
import { formatRupiah } from '#core/text/shared/rupiah.ts'

import type { RequestedOffer } from './site-request.ts'

const longestNote = 200

const noteOf = ({ label, price }: DerivedPrice): string => `${label}: ${formatRupiah(price)}`.replaceAll('\u00a0', ' ')

/**
 * The offers with what the owner's rules make of their prices: below the told one, packages as offers of their own
 * behind them. What was told by its cost is offered at what it is sold for.
 */
export const withDerived = (offers: readonly RequestedOffer[], derived: readonly DerivedPrice[]): RequestedOffer[] => [
  ...offers.map((offer, at) => {
    const own = derived.filter(({ of }) => of === at)
    const sold = own.find(({ way }) => way === 'selling')
    const beside = own.filter(({ way }) => way !== 'selling').map(noteOf)
    const note = [offer.note, ...beside].filter((part) => part !== '').join('; ')
    return {
      ...offer,
      ...(sold ? { name: sold.name, price: sold.price } : {}),
      note: note.length > longestNote ? offer.note : note,
    }
  }),
  ...derived
    .filter(({ way }) => way === 'package')
    .map(({ name, price, label }) => ({ name, price, unit: '', note: label.replaceAll('\u00a0', ' ') })),
]
