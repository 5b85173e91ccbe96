import { sentenceCase } from '#core/text/shared/letter-case.ts'
import type { RequestedOffer } from './site-request.ts'

/** What is let for a time is let for it in each of its sorts. */
const time = /^(?:malam|mlm|hari|jam|minggu|bulan|bln|tahun|thn|bulanan|harian)$/iu
const headOf = ({ name }: RequestedOffer): string => name.toLowerCase().split(/\s+/)[0] ?? ''

/** `kamar standar 250rb, kamar deluxe 375rb/malam`: one time told for one sort is that of the others. */
const withSharedTime = (offers: readonly RequestedOffer[]): RequestedOffer[] =>
  offers.map((offer) => {
    if (offer.unit !== '' || offer.note !== '') return offer
    const alike = offers.filter((one) => headOf(one) === headOf(offer) && one.unit !== '')
    const [unit = '', other] = [...new Set(alike.map((one) => one.unit))]
    return other === undefined && time.test(unit) ? { ...offer, unit } : offer
  })

const once = /^(?:se|satu |1 )kali\s+(\p{L}{3,20})$/iu

/** `jasa cuci sofa, 200rb sekali cuci`: what is done once is named where it was told first, and paid each time. */
const withOnce = (offers: readonly RequestedOffer[], text: string): RequestedOffer[] =>
  offers.map((offer) => {
    const verb = once.exec(offer.name)?.[1] ?? ''
    if (verb === '' || offer.unit !== '') return offer
    const word = `[${verb.charAt(0).toUpperCase()}${verb.charAt(0).toLowerCase()}]${verb.slice(1)}`
    // A capital behind it begins the name of a house.
    const named = new RegExp(`(?<![\\p{L}])(?<!kali\\s)(${word}\\s(?!\\p{Lu}\\p{Ll})\\p{L}{2,20})(?!\\p{L})`, 'u').exec(
      text,
    )?.[1]
    const name = named ?? verb
    return { ...offer, name: sentenceCase(name), unit: 'kali' }
  })

/** The offers with what each price is for, where the message told it once for several. */
export const withUnits = (offers: readonly RequestedOffer[], text: string): RequestedOffer[] =>
  withSharedTime(withOnce(offers, text))
