import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { inSeries } from '#core/text/shared/series.ts'
import { daysText } from './site-facts.ts'
import type { RequestedOffer } from './site-request.ts'
import { readHours } from './read-hours.ts'

/** What somebody says of the house, and who: the quotation marks hold it together. */
const praise =
  /(?<!\p{L})(?:testimoni(?:al)?|ulasan|review|kata (?:pelanggan|pembeli|klien|customer))(?:nya)?(?: pelanggan)?\s*:?\s*["'“‘]([^"”\n]{4,150}?)["'”’](?!\p{L})(?:\s*(?:[-–—(,]|dari|oleh|kata)\s*(\p{Lu}[^.;,\n)]{1,50})\)?)?/giu

/** `kata Mbak Dita pengantin Maret kemarin: "…"`: who says it stands before the words. */
const praiseOf =
  /(?<!\p{L})kata\s((?:(?:bu|ibu|pak|bapak|mbak|mas|kak|bang|teh|cak|uni|uda|om|tante)\s)?\p{Lu}\p{Ll}+(?:\s[\p{L}-]{2,14}){0,5}?)\s?[:,]?\s*["“]([^"”\n]{4,150})["”](?!\p{L})/giu

/** `fasilitas wifi, air panas, parkir luas`: short things behind the word that opens them are one fact. */
const opened =
  /(?<!\p{L})(fasilitas(?:nya)?|(?:(?:sudah|sdh|udah)\s)?termasuk|lengkap dengan)\s:?\s?(\p{L}[^,.;:\n\d@]{1,30}(?:,\s?(?!(?:wa|hp|ig|telp|buka|jam|bisa|alamat|syarat|minimal|garansi|pendaftaran|pengerjaan|kirim|gratis|free|lokasi)(?!\p{L}))\p{L}[^,.;:\n\d@]{0,24}){1,9})(?=[,.;\n]|$)/giu

/** `drg. Ratih (Senin-Rabu 16.00-20.00)`, `kelas balet (Sabtu 09.00-10.30)`: whose or what's hours they are. */
const timed = /(\p{L}(?:[\p{L}\d'’ ]|(?<=(?<!\p{L})\p{L}{1,3})\.){2,50}?)\s?\(([^()\n]{6,90})\)/giu
const label =
  /^(?:dokter|terapis|instruktur|pengajar|guru|mentor|bidan)(?:nya)?\s+(?=(?:drg?|drh|bd|ns|apt|bu|pak|mbak|mas|kak|coach)[.\s])/iu

export interface PartsRead {
  /** Facts that stand on the page as points, each whole. */
  readonly points: readonly string[]
  /** The message without them; hours stay in it. */
  readonly rest: string
}

/** What belongs together though commas and dashes stand in it: praise with its speaker, somebody's own hours. */
export const readToldParts = (text: string): PartsRead => {
  const points: string[] = []
  const quoted = text.replaceAll(praise, (_, said: string, who?: string) => {
    points.push(`“${said.trim()}”${who === undefined ? '' : ` – ${who.trim()}`}`)
    return ' ; '
  })
  const listed = quoted
    .replaceAll(praiseOf, (_, who: string, said: string) => {
      points.push(`“${said.trim()}” – ${sentenceCase(who.trim())}`)
      return ' ; '
    })
    .replaceAll(opened, (whole: string, label: string, list: string) => {
      const things = list.split(',').map((thing) => thing.trim())
      if (things.some((thing) => thing.split(/\s+/).length > 3)) return whole
      const isAll = /^fasilitas/iu.test(label)
      points.push(sentenceCase(`${isAll ? 'fasilitas:' : label.toLowerCase()} ${inSeries(things)}`))
      return ' ; '
    })
  const rest = listed.replaceAll(timed, (whole: string, named: string, inside: string) => {
    const { hours, rest: left } = readHours(inside)
    const who = named.replace(label, '').trim()
    if (hours.length === 0 || hours.some(({ days }) => days.length === 0) || /[\p{L}\d]/u.test(left)) return whole
    const when = hours.map(({ days, opens, closes }) => `${daysText(days)} ${opens}–${closes}`).join('; ')
    // A degree before a name is written small: `drg. Ratih`.
    const isTitled = /^\p{Ll}{2,3}\.\s/u.test(who)
    points.push(`${isTitled ? who : sentenceCase(who)}: ${when}`)
    return ` ; ${inside} ; `
  })
  return { points, rest }
}

const sum = String.raw`(?:rp\.?\s?)?(?:\d{1,3}(?:\.\d{3})+|\d+(?:[.,]\d{1,2})?\s?(?:rb|ribu|rebu|k|jt|juta)(?!\p{L}))(?:,-)?`
const per = String.raw`(?:\s?(?:\/|per\s)\s?\d{0,3}\s?\p{L}[\p{L}\d]{0,14})?`
const contents = new RegExp(String.raw`(${sum}${per})\s?\(([^()\n]{3,180})\)`, 'giu')

export interface Contents {
  /** What stands before the price, up to the thing's own name. */
  readonly before: string
  readonly inside: string
}

/** `paket hemat 18rb (nasi, ayam, lalap)`: what is inside a thing stands behind its price. The list without that. */
export const readContents = (list: string): { readonly contents: readonly Contents[]; readonly rest: string } => {
  const found: Contents[] = []
  const rest = list.replaceAll(contents, (whole: string, price: string, inside: string, at: number) => {
    // One word alone is read with the price itself: `450rb/malam (4 orang)`.
    if (!inside.includes(',') || /\d\s?(?:rb|ribu|k|jt|juta)(?!\p{L})|\d\.\d{3}/iu.test(inside)) return whole
    found.push({ before: list.slice(Math.max(0, at - 90), at).trim(), inside: inside.trim() })
    return price
  })
  return { contents: found, rest }
}

const plain = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\d]/gu, '')

/** The offers with what is inside each of them as its note. */
export const withContents = (offers: readonly RequestedOffer[], contents: readonly Contents[]): RequestedOffer[] =>
  offers.map((offer) => {
    const own = contents.find(({ before }) =>
      plain(before.replace(/\smulai(?:\sdari)?$/iu, '')).endsWith(plain(offer.name)),
    )
    return own === undefined
      ? offer
      : { ...offer, note: [offer.note, own.inside].filter((part) => part !== '').join('; ') }
  })
