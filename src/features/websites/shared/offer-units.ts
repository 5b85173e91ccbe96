import type { RequestedOffer } from './site-request.ts'

/** What is let for a time is let for it in each of its sorts. */
const time = /^(?:malam|mlm|hari|jam|minggu|bulan|bln|tahun|thn|bulanan|harian)$/iu
const headOf = ({ name }: RequestedOffer): string => name.toLowerCase().split(/\s+/)[0] ?? ''

/** `kamar standar 250rb, kamar deluxe 375rb/malam`: one time told for one sort is that of the others. */
export const withSharedTime = (offers: readonly RequestedOffer[]): RequestedOffer[] =>
  offers.map((offer) => {
    if (offer.unit !== '' || offer.note !== '') return offer
    const alike = offers.filter((one) => headOf(one) === headOf(offer) && one.unit !== '')
    const [unit = '', other] = [...new Set(alike.map((one) => one.unit))]
    return other === undefined && time.test(unit) ? { ...offer, unit } : offer
  })
