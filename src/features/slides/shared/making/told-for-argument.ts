import type { DeckRequest, KeyFigure } from '../deck-request.ts'
import { isPlanned } from '../reading/told-events.ts'

/** What the told facts of a request are for in its argument. */

const offering =
  /\b(?:garansi|bebas|bisa (?:cetak|custom|kirim|antar|retur|cicil|request)|tempo|gratis|bonus|untung|retur|tanpa|tidak ada|free|balik modal|margin|komisi|bagi hasil|cashback|diskon|dukungan|pelatihan|pendampingan|disediakan|halal|tepat waktu|selesai \d+ (?:jam|hari)|antar jemput|dijamin|konsinyasi|ditarik)\b|^(?:platinum|gold|silver|bronze|sponsor|mitra|reseller|agen)\s+(?:dapat|dpt|mendapat|memperoleh)/iu
const getting = /\s(?:dapat|dpt|mendapat|memperoleh)/iu

/** What those who are asked to work together gain, as far as it was said. */
export const gainsOf = ({ facts, purpose }: DeckRequest): string[] => {
  if (purpose !== 'proposal') return []
  let goesOn = false
  // `Platinum dapat logo di panggung, booth 6x6`: what follows in few words is got too.
  return facts.filter((fact) => {
    const isGain = offering.test(fact) || (goesOn && fact.split(' ').length <= 4)
    goesOn = isGain && (goesOn || getting.test(fact))
    return isGain
  })
}

/** What a report says of the time that is still to come. */
export const plansOf = ({ facts, purpose }: DeckRequest): string[] =>
  purpose === 'report' ? facts.filter(isPlanned) : []

/** `DP 50%`, `bayar bisa QRIS`: how it is paid for, as told. */
export const paying =
  /(?<!\p{L})(?:bayar|pembayaran|transfer|tf|qris|cod|dp|uang muka|lunas|pelunasan|cicil\p{L}*)(?!\p{L})/iu

/** `booking lewat IG …`: how whoever wants it reaches the house, as told beside its contacts. */
export const reachIn = ({ facts }: Pick<DeckRequest, 'facts'>): string =>
  facts.find((fact) =>
    /^(?:info\s|bisa\s)?(?:booking|pesan|order|reservasi|daftar|pemesanan|pendaftaran|hubungi|info)(?:nya)?\s(?:dan\s\p{L}+\s)?(?:bisa\s)?(?:lewat|via|ke|di|melalui)\s/iu.test(
      fact,
    ),
  ) ?? ''

/** What is opened or begins on a day: people come to it. */
export const isOccasion = ({ occasion, topic }: Pick<DeckRequest, 'occasion' | 'topic'>): boolean =>
  /(?<!\p{L})(?:grand opening|pembukaan|launching|peluncuran|bazar|bazaar|pameran|festival|open house|syukuran)(?!\p{L})/iu.test(
    `${topic} ${occasion}`,
  )

/** What is paid first, where things are ordered: it belongs to how they are. */
export const downPaymentOf = ({ figures, purpose }: DeckRequest): KeyFigure | undefined => {
  const [down, more] = figures.filter(({ label }) => /^(?:dp|uang muka|tanda jadi)(?!\p{L})/iu.test(label))
  return purpose === 'promotion' && more === undefined ? down : undefined
}
