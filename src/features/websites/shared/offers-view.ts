import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { formatRupiah } from '#core/text/shared/rupiah.ts'

import { html, type Markup } from './html.ts'
import { type PageView, missing } from './page-view.ts'
import type { BlockOf, Offer } from './site-content.ts'
import { whatsappLink } from './site-facts.ts'

/** Longer lists are folded into groups, so that a phone does not scroll through hundreds of rows. */
const longList = 60

/** The address of a picture's file below the site's root. */
export type PictureFile = (src: string) => string

export interface OfferGroup {
  readonly name: string
  readonly items: readonly Offer[]
}

const priceOf = ({ price, unit }: Offer): Markup | false =>
  price !== null &&
  html`<span class="price"
    >${price === 0 ? 'Gratis' : formatRupiah(price)}${
      unit.trim() !== '' && price !== 0 && html`<small> / ${unit.trim().replace(/^\/\s*/, '')}</small>`
    }</span
  >`

const orderText = ({ name, price, unit }: Offer, { words }: PageView): string =>
  `${words.greeting} ${name}${price ? ` (${formatRupiah(price).replaceAll('\u00a0', ' ')}${unit ? ` / ${unit}` : ''})` : ''}`

const picture = ({ picture: shown, name }: Offer, file: PictureFile): Markup | false =>
  shown !== undefined &&
  html`<img
    class="pic"
    src="${file(shown.src)}"
    alt="${shown.alt || name}"
    width="${shown.width}"
    height="${shown.height}"
    loading="lazy"
    decoding="async"
  />`

const row = (offer: Offer, view: PageView, file: PictureFile): Markup => {
  const inside = html`<span class="name">${picture(offer, file)}<span>${offer.name}</span></span
    >${priceOf(offer)}${offer.note.trim() !== '' && html`<span class="note">${offer.note}</span>`}`
  const link = whatsappLink(view.info, orderText(offer, view))
  return html`<li class="row${offer.price === null && ' free'}">
    ${link === '' ? html`<div>${inside}</div>` : html`<a href="${link}" rel="noopener">${inside}</a>`}
  </li>`
}

/** The list in the owner's own groups; a long list without any is parted by first letters. */
export const offerGroups = (items: readonly Offer[]): OfferGroup[] => {
  const groups = new Map<string, Offer[]>()
  const add = (name: string, item: Offer): void => {
    const group = groups.get(name)
    if (group) group.push(item)
    else groups.set(name, [item])
  }
  if (items.some(({ group }) => group.trim() !== '')) {
    for (const item of items) add(item.group.trim() || 'Lainnya', item)
  } else if (items.length > longList) {
    const sorted = items.toSorted((a, b) => a.name.localeCompare(b.name, 'id'))
    const size = Math.ceil(sorted.length / Math.ceil(sorted.length / 40))
    const letter = (at: number): string => (sorted[at]?.name.trim().charAt(0) ?? '').toUpperCase()
    for (let from = 0; from < sorted.length; from += size) {
      const to = Math.min(from + size, sorted.length)
      const [first, last] = [letter(from), letter(to - 1)]
      const name = `${first === last ? first : `${first}–${last}`} (${from + 1}–${to})`
      for (const item of sorted.slice(from, to)) add(name, item)
    }
  } else return [{ name: '', items }]
  return Array.from(groups, ([name, members]) => ({ name, items: members }))
}

/** A row of a long list: nothing but its words, so that hundreds of them stay a light page. */
const plainRow = ({ name, price, unit, note }: Offer): Markup =>
  html`<li>
    <span>${name}</span>${
      price !== null &&
      html`<b
        >${price === 0 ? 'Gratis' : formatRupiah(price)}${price !== 0 && unit.trim() !== '' && ` / ${unit.trim()}`}</b
      >`
    }${note.trim() !== '' && html`<i>${note}</i>`}
  </li>`

const rows = (items: readonly Offer[], view: PageView, file: PictureFile): Markup =>
  html`<ul class="list">
    ${items.map((item) => row(item, view, file))}
  </ul>`

const grouped = (
  groups: readonly OfferGroup[],
  id: string,
  view: PageView,
  file: PictureFile,
  total: number,
): Markup => {
  const folded = total > longList
  const groupId = (index: number): string => `${id}-${index + 1}`
  if (!folded) {
    return html`${groups.map(
      ({ name, items }, index) =>
        html`<div class="group" id="${groupId(index)}">
          <h3 class="gh">${name}</h3>
          ${rows(items, view, file)}
        </div>`,
    )}`
  }
  return html`<p class="jump">${groups.map(({ name }, index) => html`<a href="#${groupId(index)}">${name}</a>`)}</p>
    ${groups.map(
      ({ name, items }, index) =>
        html`<details class="group" id="${groupId(index)}" open>
          <summary>${name} <small>${items.length} pilihan</small></summary>
          <ul class="slim">
            ${items.map(plainRow)}
          </ul>
        </details>`,
    )}`
}

/** Things of which nothing but their names is known stand side by side, as what one may ask for. */
const isNamesOnly = (items: readonly Offer[]): boolean =>
  items.length <= longList &&
  items.every(
    ({ price, note, group, picture: shown }) =>
      price === null && note.trim() === '' && group.trim() === '' && shown === undefined,
  )

const chips = (items: readonly Offer[], view: PageView): Markup =>
  html`<ul class="chips">
    ${items.map((item) => {
      const link = whatsappLink(view.info, orderText(item, view))
      return html`<li>
        ${link === '' ? html`<span>${item.name}</span>` : html`<a href="${link}" rel="noopener">${item.name}</a>`}
      </li>`
    })}
  </ul>`

/** A price list with leaders; each row orders its thing where WhatsApp is known. */
export const goodsView = ({ props }: BlockOf<'Goods'>, view: PageView, file: PictureFile): Markup => {
  const items = props.items.filter(({ name }) => name.trim() !== '')
  if (items.length === 0) return html`${missing(view, `${view.words.offersHeading.toLowerCase()}: nama dan harganya`)}`
  const groups = offerGroups(items)
  const lone = groups.length === 1 && groups[0]?.name === ''
  const canOrder = whatsappLink(view.info, '') !== ''
  return html`${isNamesOnly(items) ? chips(items, view) : lone ? rows(items, view, file) : grouped(groups, props.id, view, file, items.length)}${
    canOrder &&
    items.length <= longList &&
    html`<p class="hint">Ketuk pilihan Anda untuk ${view.words.verb} lewat WhatsApp.</p>`
  }`
}

const card = (offer: Offer, view: PageView, file: PictureFile): Markup => {
  const link = whatsappLink(view.info, orderText(offer, view))
  return html`<li class="card">
    ${picture(offer, file)}
    <h3>${offer.name}</h3>
    ${offer.note.trim() !== '' && html`<p class="note">${offer.note}</p>`}${priceOf(offer)}${
      link !== '' &&
      html`<a
        class="go"
        href="${link}"
        rel="noopener"
        aria-label="${sentenceCase(view.words.verb)} ${offer.name} lewat WhatsApp"
        >${sentenceCase(view.words.verb)}</a
      >`
    }
  </li>`
}

/** How many cards stand side by side where there is room, so that the last row is as full as can be. */
const cardsAcross = (count: number): number => {
  if (count < 3) return 2
  const lastRow = (across: number): number => (count % across || across) / across
  return lastRow(4) >= lastRow(3) ? 4 : 3
}

/** Services as cards; long lists fall back to the price list. */
export const servicesView = (block: BlockOf<'Services'>, view: PageView, file: PictureFile): Markup => {
  const items = block.props.items.filter(({ name }) => name.trim() !== '')
  const isLong = items.length > 12 || items.some(({ group }) => group.trim() !== '')
  if (items.length === 0 || isLong || isNamesOnly(items))
    return goodsView({ type: 'Goods', props: block.props }, view, file)
  return html`<ul class="cards by${cardsAcross(items.length)}">
    ${items.map((item) => card(item, view, file))}
  </ul>`
}
