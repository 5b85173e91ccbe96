import { html, type Markup } from './html.ts'
import { goodsView, type PictureFile, servicesView } from './offers-view.ts'
import { contactWays, glyph, mainAction, missing, type PageView, shownBlock, storyOf } from './page-view.ts'
import type { BlockOf, SiteBlock } from './site-content.ts'
import { firstScreenOf } from './first-screen.ts'
import { drawing, markOf } from './site-drawing.ts'
import { daysText, hoursLabel, mapLink, timesText, whatsappNumber } from './site-facts.ts'
import { palettes } from './site-palettes.ts'

const filled = (text: string): boolean => text.trim() !== ''

/** The id of a block's section; the owner's ids never collide with those of groups or of the page itself. */
export const anchor = ({ props }: SiteBlock): string => `bagian-${props.id.replaceAll(/[^\w-]/g, '')}`

/** The main key in the look it has at this place; a hint instead of it in a draft without any number. */
export const actionKey = (view: PageView, label: string, look = ''): Markup | false => {
  const action = mainAction(view.info, filled(label) ? label : view.words.action, view.words.greeting)
  if (!action) return false
  return html`<a class="key${look}" href="${action.href}" ${action.isWhatsapp && html` rel="noopener"`}
    >${action.isWhatsapp && glyph('chat')}${action.label}</a
  >`
}

/** What a visitor looks for first, beside the words of a house that needs no drawing. */
const factsCard = (view: PageView): Markup | false => {
  const { info, words } = view
  const place = filled(info.address) ? info.address : info.area
  const rows = [
    ...info.hours.slice(0, 3).map((at) => [words.hoursHeading, `${daysText(at.days)} ${timesText(at)}`.trim()]),
    ...(filled(place) ? [[words.locationHeading, place]] : []),
    ...contactWays(info)
      .slice(0, 2)
      .map(({ name, text }) => [name, text]),
  ]
  return (
    rows.length > 1 &&
    html`<div class="facts-card">
      ${markOf(words.emblem, palettes[view.content.theme.palette])}
      <p class="name">${view.name}</p>
      <dl>
        ${rows.map(
          ([label, text], at) =>
            html`<div>
              <dt>${label !== rows[at - 1]?.[0] && label}</dt>
              <dd>${text}</dd>
            </div>`,
        )}
      </dl>
    </div>`
  )
}

/**
 * Where no way to call or write is known, the page still leads on: to the map, else to what is offered, else to where and
 * when to come.
 */
export const leadingKey = (view: PageView, look = ''): Markup | false => {
  const map = mapLink(view.info)
  if (map !== '') return html`<a class="key${look}" href="${map}" rel="noopener">Lihat peta</a>`
  const next = ['Goods', 'Services', 'Hours', 'Location'].flatMap((type) =>
    view.shown.filter((one) => one.type === type),
  )[0]
  return next !== undefined && html`<a class="key${look}" href="#${anchor(next)}">${headingOf(next, view)}</a>`
}

const hero = ({ props }: BlockOf<'Hero'>, view: PageView): Markup => {
  const offers = shownBlock(view, 'Goods') ?? shownBlock(view, 'Services')
  const noNumber = whatsappNumber(view.info) === ''
  const action = actionKey(view, props.action)
  const layout = firstScreenOf(view.info.type)
  const card = layout === 'facts' && factsCard(view)
  const shown = card === false && layout === 'facts' ? 'split' : layout
  return html`<section class="hero ${shown}" id="${anchor({ type: 'Hero', props })}" aria-labelledby="judul">
    <div class="say">
      ${filled(props.kicker) && html`<p class="kicker">${props.kicker}</p>`}
      <h1 id="judul">${filled(props.heading) ? props.heading : view.name}</h1>
      ${filled(props.text) ? html`<p class="lead">${props.text}</p>` : missing(view, 'keterangan singkat usaha Anda')}
      <div class="keys">
        ${action === false ? leadingKey(view) : action}${
          offers &&
          (action !== false || mapLink(view.info) !== '') &&
          html`<a class="key line" href="#${anchor(offers)}"
            >${filled(offers.props.heading) ? offers.props.heading : view.words.offersHeading}</a
          >`
        }
      </div>
      ${noNumber && missing(view, 'nomor WhatsApp; tombol pesan muncul setelah diisi')}
    </div>
    ${card === false ? drawing(view.name, view.words, palettes[view.content.theme.palette], shown === 'wide') : card}
  </section>`
}

const about = ({ props }: BlockOf<'About'>, view: PageView): Markup => {
  const points = props.points.filter(filled)
  const story = storyOf(props.text, view.info)
  return html`<div class="about">
    <h2>${filled(props.heading) ? props.heading : view.words.aboutHeading}</h2>
    <div>
      ${story === '' ? points.length === 0 && missing(view, 'cerita singkat usaha Anda') : html`<p class="text">${story}</p>`}${
        points.length > 0 &&
        html`<ul class="points${points.length < 3 && story === '' ? ' few' : ''}">
          ${points.map((point) => html`<li>${glyph('check')}<span>${point}</span></li>`)}
        </ul>`
      }
    </div>
  </div>`
}

const hours = (_: BlockOf<'Hours'>, view: PageView): Markup => {
  const known = view.info.hours
  return html`${
    known.length > 0
      ? html`<dl class="days">
          ${known.map(
            (at) =>
              html`<div>
                <dt>${hoursLabel(at, 'Buka')}</dt>
                <dd>${timesText(at)}</dd>
              </div>`,
          )}
        </dl>`
      : missing(view, 'hari dan jam buka')
  }${filled(view.info.hoursNote) && html`<p class="hint">${view.info.hoursNote}</p>`}`
}

const gallery = ({ props }: BlockOf<'Gallery'>, view: PageView, file: PictureFile): Markup =>
  props.pictures.length === 0
    ? html`${missing(view, 'foto usaha Anda')}`
    : html`<ul class="photos">
        ${props.pictures.map(
          ({ src, alt, width, height }) =>
            html`<li>
              <img
                class="pic"
                src="${file(src)}"
                alt="${alt}"
                width="${width}"
                height="${height}"
                loading="lazy"
                decoding="async"
              />
            </li>`,
        )}
      </ul>`

const location = (_: BlockOf<'Location'>, view: PageView): Markup => {
  const { address, area } = view.info
  const map = mapLink(view.info)
  return html`<div class="place">
    ${(filled(address) || filled(area)) && html`<address>${filled(address) ? address : area}</address>`}${
      !filled(address) && missing(view, 'alamat lengkap')
    }${map !== '' && html`<a class="key line" href="${map}" rel="noopener">Lihat peta</a>`}
  </div>`
}

const contact = (_: BlockOf<'Contact'>, view: PageView): Markup => {
  const ways = contactWays(view.info)
  return ways.length === 0
    ? html`${missing(view, 'nomor WhatsApp, telepon, atau email')}`
    : html`<dl class="facts">
        ${ways.map(
          ({ name, text, href }) =>
            html`<div class="fact">
              <dt>${name}</dt>
              <dd><a href="${href}">${text}</a></dd>
            </div>`,
        )}
      </dl>`
}

const faq = ({ props }: BlockOf<'Faq'>, view: PageView): Markup => {
  const items = props.items.filter(({ question, answer }) => filled(question) && filled(answer))
  return items.length === 0
    ? html`${missing(view, 'pertanyaan yang sering diajukan dan jawabannya')}`
    : html`${items.map(
        ({ question, answer }) =>
          html`<details class="ask">
            <summary>${question}</summary>
            <p>${answer}</p>
          </details>`,
      )}`
}

/** The heading a block goes by where the owner has not given one. */
export const headingOf = (block: SiteBlock, { words }: PageView): string => {
  if (filled(block.props.heading)) return block.props.heading
  const usual: Readonly<Record<SiteBlock['type'], string>> = {
    Hero: '',
    About: words.aboutHeading,
    Goods: words.offersHeading,
    Services: words.offersHeading,
    Hours: words.hoursHeading,
    Gallery: 'Galeri',
    Location: words.locationHeading,
    Contact: 'Kontak',
    Faq: 'Yang sering ditanyakan',
    Call: words.callHeading,
  }
  return usual[block.type]
}

const inside = (block: SiteBlock, view: PageView, file: PictureFile): Markup => {
  switch (block.type) {
    case 'Hero':
      return hero(block, view)
    case 'About':
      return about(block, view)
    case 'Goods':
      return goodsView(block, view, file)
    case 'Services':
      return servicesView(block, view, file)
    case 'Hours':
      return hours(block, view)
    case 'Gallery':
      return gallery(block, view, file)
    case 'Location':
      return location(block, view)
    case 'Contact':
      return contact(block, view)
    case 'Faq':
      return faq(block, view)
    case 'Call':
      return html`${actionKey(view, block.props.action)}`
  }
}

/** Short facts that stand side by side where they follow each other. */
const visiting: ReadonlySet<SiteBlock['type']> = new Set(['Hours', 'Location', 'Contact'])

const headed = (block: SiteBlock, view: PageView): Markup =>
  html`<div class="head">
    <h2>${headingOf(block, view)}</h2>
    ${filled(block.props.text) && html`<p>${block.props.text}</p>`}
  </div>`

const visitView = (blocks: readonly SiteBlock[], view: PageView, file: PictureFile, ground: string): Markup =>
  html`<section class="part${ground}">
    <div class="wrap visit">
      ${blocks.map(
        (block) => html`<div id="${anchor(block)}">${headed(block, view)}${inside(block, view, file)}</div>`,
      )}
    </div>
  </section>`

const sectionView = (block: SiteBlock, view: PageView, file: PictureFile, ground: string): Markup => {
  const id = anchor(block)
  if (block.type === 'Hero') return hero(block, view)
  if (block.type === 'About') {
    return html`<section class="part${ground}" id="${id}">
      <div class="wrap">${inside(block, view, file)}</div>
    </section>`
  }
  if (block.type === 'Call') {
    const { text } = block.props
    return html`<section class="part call" id="${id}">
      <div class="wrap">
        <div>
          <h2>${headingOf(block, view)}</h2>
          <p class="text">${filled(text) ? text : view.words.callText}</p>
        </div>
        ${actionKey(view, block.props.action) || missing(view, 'nomor WhatsApp, telepon, atau email')}
      </div>
    </section>`
  }
  return html`<section class="part${ground}" id="${id}">
    <div class="wrap">${headed(block, view)}${inside(block, view, file)}</div>
  </section>`
}

/** The blocks as sections of the page, neighbours on different grounds; where and when to come stands together. */
export const sectionsView = (view: PageView, file: PictureFile): Markup => {
  const runs: SiteBlock[][] = []
  for (const block of view.shown) {
    const run = runs.at(-1)
    if (run && visiting.has(block.type) && visiting.has(run[0]?.type ?? 'Hero')) run.push(block)
    else runs.push([block])
  }
  return html`${runs.map((run, place) => {
    const ground = place % 2 === 1 ? ' tint' : ' plain'
    const [first] = run
    if (first === undefined) return false
    return visiting.has(first.type) ? visitView(run, view, file, ground) : sectionView(first, view, file, ground)
  })}`
}
