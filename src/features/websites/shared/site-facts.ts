import { dialled } from '#core/text/shared/phone-number.ts'

import { type BusinessInfo, type OpeningHours, weekDays, type WeekDay } from './site-content.ts'

const dayNames: Readonly<Record<WeekDay, string>> = {
  senin: 'Senin',
  selasa: 'Selasa',
  rabu: 'Rabu',
  kamis: 'Kamis',
  jumat: 'Jumat',
  sabtu: 'Sabtu',
  minggu: 'Minggu',
}

/** Text as part of an address; halves of signs, which no address can hold, are left out. */
const inAddress = (text: string): string => encodeURIComponent(text.replaceAll(/\p{Cs}/gu, ''))

/** Where WhatsApp reaches the business: its own number, else a mobile telephone's; empty where neither is known. */
export const whatsappNumber = ({ whatsapp, phone }: BusinessInfo): string => {
  const own = dialled(whatsapp)
  if (own !== '') return own
  const number = dialled(phone)
  return number.startsWith('628') ? number : ''
}

/** `https://wa.me/62812…?text=…`; empty where no number is known, so that no dead button appears. */
export const whatsappLink = (info: BusinessInfo, message: string): string => {
  const number = whatsappNumber(info)
  return number === '' ? '' : `https://wa.me/${number}?text=${inAddress(message.slice(0, 500))}`
}

/** Where a map shows the business: the owner's link, else a search for the stated address. */
export const mapLink = ({ mapsUrl, address, area, name }: BusinessInfo): string => {
  if (/^https:\/\/[^\s"'<>\\]+$/i.test(mapsUrl.trim())) return mapsUrl.trim()
  if (address.trim() === '') return ''
  const place = [name, address, area].filter((part) => part.trim() !== '').join(', ')
  return `https://www.google.com/maps/search/?api=1&query=${inAddress(place)}`
}

/** `@momen.abadi` from any way of writing a handle; empty where it is none. */
export const instagramName = ({ instagram }: BusinessInfo): string => {
  const name = instagram
    .trim()
    .replace(/^https?:\/\/(?:www\.)?instagram\.com\//i, '')
    .replace(/^@/, '')
    .replace(/[/?].*$/, '')
  return /^[\w.]{2,40}$/.test(name) ? name : ''
}

/** An address that a mail program takes; empty where it is none. */
export const mailAddress = ({ email }: BusinessInfo): string =>
  /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(email.trim()) ? email.trim() : ''

const nameAt = (place: number | undefined): string => dayNames[weekDays[place ?? 0] ?? 'senin']

/** `Senin–Sabtu`, `Setiap hari`, `Sabtu, Minggu`; a run goes round the end of the week: `Sabtu–Kamis`. */
export const daysText = (days: readonly WeekDay[]): string => {
  const places = weekDays.flatMap((day, place) => (days.includes(day) ? [place] : []))
  if (places.length === weekDays.length) return 'Setiap hari'
  const runs: number[][] = []
  for (const place of places) {
    const run = runs.at(-1)
    if (run && run.at(-1) === place - 1) run.push(place)
    else runs.push([place])
  }
  const [first] = runs
  if (runs.length > 1 && first?.[0] === 0 && runs.at(-1)?.at(-1) === weekDays.length - 1)
    runs.push([...(runs.pop() ?? []), ...(runs.shift() ?? [])])
  return runs
    .flatMap((run) => (run.length < 3 ? run.map(nameAt) : [`${nameAt(run[0])}–${nameAt(run.at(-1))}`]))
    .join(', ')
}

/** `08.00–20.00`, `24 jam`. */
export const timesText = ({ opens, closes }: OpeningHours): string =>
  opens === '00.00' && closes === '24.00' ? '24 jam' : `${opens}–${closes}`

/** What hours go by: their days, or where only the clock was told, what it is the clock of. */
export const hoursLabel = ({ days }: OpeningHours, heading: string): string =>
  days.length > 0 ? daysText(days) : heading

/** Hours that name at least one day. */
export const knownHours = ({ hours }: BusinessInfo): OpeningHours[] => hours.filter(({ days }) => days.length > 0)
