import { dialled } from '#core/text/shared/phone-number.ts'

import type { TypeWords } from './business-types.ts'
import { tradeOfLine } from './trades.ts'
import { typeWords } from './type-words.ts'
import { html, type Markup, ours } from './html.ts'
import { accountLinks } from './site-accounts.ts'
import type { BlockOf, BlockType, BusinessInfo, SiteBlock, SiteContent } from './site-content.ts'
import { mailAddress, mapLink, whatsappLink, whatsappNumber, instagramName } from './site-facts.ts'

/** The name a page goes by while the owner has not told one (P1 §5). */
export const fallbackName = 'Bisnis Saya'

/** From this length on a description is a story with a part of its own. */
export const storyLength = 90

/** What the part 'Tentang' says: its own text, else the owner's story. */
export const storyOf = (text: string, { description }: BusinessInfo): string =>
  text.trim() !== '' ? text : description.length > storyLength ? description : ''

/** What every part of a page needs to know of the whole. */
export interface PageView {
  readonly content: SiteContent
  readonly info: BusinessInfo
  readonly words: TypeWords
  /** The business's name, or the fallback. */
  readonly name: string
  /** In the draft the owner sees what is still missing; visitors never do. */
  readonly draft: boolean
  /** Blocks that have something to show, in their order. */
  readonly shown: readonly SiteBlock[]
}

const hasFacts = (block: SiteBlock, info: BusinessInfo): boolean => {
  switch (block.type) {
    case 'Hero':
      return true
    case 'About':
      return storyOf(block.props.text, info) !== '' || block.props.points.some((point) => point.trim() !== '')
    case 'Goods':
    case 'Services':
      return block.props.items.some(({ name }) => name.trim() !== '')
    case 'Hours':
      return info.hours.length > 0 || info.hoursNote.trim() !== ''
    case 'Gallery':
      return block.props.pictures.length > 0
    case 'Location':
      return info.address.trim() !== '' || info.area.trim() !== '' || mapLink(info) !== ''
    case 'Contact':
      return contactWays(info).length > 0
    case 'Faq':
      return block.props.items.some(({ question, answer }) => question.trim() !== '' && answer.trim() !== '')
    case 'Call':
      return mainAction(info, '', '') !== null
  }
}

/** Ways in which a visitor reaches the business; only those that are known. */
export const contactWays = (
  info: BusinessInfo,
): { readonly name: string; readonly text: string; readonly href: string }[] => {
  const [phone, mail, instagram] = [dialled(info.phone), mailAddress(info), instagramName(info)]
  const whatsapp = whatsappLink(info, '')
  return [
    ...(whatsapp === ''
      ? []
      : [{ name: 'WhatsApp', text: info.whatsapp.trim() || info.phone.trim(), href: whatsapp.replace('?text=', '') }]),
    // One number that does both is shown once.
    ...(phone === '' || phone === whatsappNumber(info)
      ? []
      : [{ name: 'Telepon', text: info.phone.trim(), href: `tel:+${phone}` }]),
    ...(mail === ''
      ? []
      : [{ name: 'Email', text: mail, href: `mailto:${encodeURIComponent(mail).replace('%40', '@')}` }]),
    ...(instagram === ''
      ? []
      : [{ name: 'Instagram', text: `@${instagram}`, href: `https://www.instagram.com/${instagram}/` }]),
    ...accountLinks(info.accounts),
  ]
}

/** The page's main key: WhatsApp, else a call, else a mail; null where no way is known. */
export const mainAction = (
  info: BusinessInfo,
  label: string,
  greeting: string,
): { readonly label: string; readonly href: string; readonly isWhatsapp: boolean } | null => {
  const whatsapp = whatsappLink(info, greeting)
  if (whatsapp !== '') return { label, href: whatsapp, isWhatsapp: true }
  const other = contactWays(info).find(({ name }) => name !== 'WhatsApp')
  const verbs: Readonly<Record<string, string>> = {
    Telepon: 'Telepon kami',
    Email: 'Kirim email',
    Instagram: 'Kirim pesan di Instagram',
    Shopee: 'Belanja di Shopee',
    Tokopedia: 'Belanja di Tokopedia',
    TikTok: 'Lihat di TikTok',
    Facebook: 'Kirim pesan di Facebook',
    YouTube: 'Lihat di YouTube',
  }
  return other ? { label: verbs[other.name] ?? other.name, href: other.href, isWhatsapp: false } : null
}

/** What the page shows of a content: for visitors only parts that have facts, for the draft all that are not hidden. */
export const viewOf = (content: SiteContent, draft: boolean): PageView => {
  const info = content.businessInfo
  const hero = content.content.find((block) => block.type === 'Hero')
  const lines = hero?.type === 'Hero' ? [hero.props.kicker, hero.props.heading] : []
  const trade = lines.map((line) => tradeOfLine(line, info.type)).find((found) => found !== null)
  const own = typeWords[info.type]
  return {
    content,
    info,
    // What is drawn follows what the page calls itself: a mosque is no market stall.
    words: trade ? { ...own, emblem: trade.emblem ?? own.emblem, scene: trade.scene ?? own.scene } : own,
    name: info.name.trim() || fallbackName,
    draft,
    shown: content.content.filter((block) => !block.props.hidden && (draft || hasFacts(block, info))),
  }
}

/** The first shown block of a type. */
export const shownBlock = <T extends BlockType>({ shown }: PageView, type: T): BlockOf<T> | undefined =>
  shown.find((block): block is BlockOf<T> => block.type === type)

/** What is missing, said where it will stand; nothing at all on the live page. */
export const missing = ({ draft }: PageView, what: string): Markup | false =>
  draft && html`<p class="isi">[isi ${what}]</p>`

const glyphs = {
  chat: '<path d="M12 3a9 9 0 0 0-7.8 13.5L3 21l4.7-1.2A9 9 0 1 0 12 3z" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/>',
  check:
    '<path d="m5 12.5 4.5 4.5L19 7" fill="none" stroke="currentColor" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"/>',
} as const

/** A small sign beside words; it carries no meaning of its own. */
export const glyph = (name: keyof typeof glyphs): Markup =>
  ours(`<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">${glyphs[name]}</svg>`)
