import { formatDay } from '#core/text/shared/dates.ts'
import { dayIn } from '#core/time-and-ids/shared/zoned-date.ts'

export interface SharedThing {
  readonly title: string
  /** Empty where the item names no business. */
  readonly sender: string
  readonly url: string
  readonly expiresAt: string
}

/** What stands above a link in WhatsApp or a mail. */
export const shareText = ({ title, sender, url, expiresAt }: SharedThing): string =>
  [
    `${title}${sender === '' ? '' : ` dari ${sender}`}:`,
    url,
    `Tautan berlaku sampai ${formatDay(dayIn(new Date(expiresAt)))}.`,
  ].join('\n')

/** Opens WhatsApp with the text; the owner chooses to whom. */
export const whatsAppLink = (thing: SharedThing): string =>
  `https://wa.me/?text=${encodeURIComponent(shareText(thing))}`

export const mailLink = (thing: SharedThing): string => {
  const lines = shareText(thing).replaceAll('\n', '\r\n')
  return `mailto:?subject=${encodeURIComponent(thing.title)}&body=${encodeURIComponent(lines)}`
}
