import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { actionKey, anchor, headingOf, leadingKey, sectionsView } from './blocks-view.ts'
import { html, type Markup, ours, scriptData } from './html.ts'
import { contactWays, type PageView, viewOf } from './page-view.ts'
import { pictureFiles } from './picture-files.ts'
import type { SiteBlock, SiteContent } from './site-content.ts'
import { markOf } from './site-drawing.ts'
import { daysText, timesText } from './site-facts.ts'
import type { SiteFile } from './site-file.ts'
import { palettes } from './site-palettes.ts'
import { styleOf } from './site-style.ts'
import { structuredData } from './structured-data.ts'
import { textBytes } from './text-bytes.ts'

export interface RenderOptions {
  /** The site's own address with a slash at its end, as visitors reach it. */
  readonly url: string
  /** True for the owner's draft: shows where facts are missing, and keeps search engines away. */
  readonly draft?: boolean
}

const clip = (text: string, length: number): string => {
  const line = text.trim().replaceAll(/\s+/g, ' ')
  if (line.length <= length) return line
  const cut = line.slice(0, length - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), length / 2))}…`
}

/** What the page is called in a search result: at most 60 signs. */
const titleOf = ({ content, name, words, info }: PageView): string => {
  const own = content.root.props.title
  const what = info.type === 'umum' ? '' : sentenceCase(words.called)
  const usual = [what, info.area.trim() === '' ? '' : `${what === '' ? '' : 'di '}${info.area.trim()}`]
  return clip(own.trim() || [name, usual.join(' ').trim()].filter((part) => part !== '').join(' | '), 60)
}

const descriptionOf = ({ content, info, name }: PageView): string =>
  clip(content.root.props.description.trim() || info.description.trim() || info.tagline.trim() || name, 155)

/** Parts that visitors look for by name; the others they meet on the way. */
const inNavigation: ReadonlySet<SiteBlock['type']> = new Set([
  'Goods',
  'Services',
  'Gallery',
  'Hours',
  'Location',
  'Contact',
])

/** What the owner has given a name of its own is asked for by that name. */
const isNamed = (type: SiteBlock['type'], { heading }: SiteBlock['props']): boolean =>
  (type === 'About' || type === 'Faq') && heading.trim() !== ''

const navigation = (view: PageView): Markup => {
  const shown = view.shown.filter(({ type, props }) => inNavigation.has(type) || isNamed(type, props)).slice(0, 6)
  if (shown.length < 2) return html``
  return html`<nav class="nav" aria-label="Bagian halaman">
    ${shown.map(
      (block) => html`<a href="#${anchor(block)}">${clip(headingOf(block, view).replace(/ dan .*$/i, ''), 18)}</a>`,
    )}
  </nav>`
}

const footer = (view: PageView): Markup => {
  const { info, name } = view
  const place = info.address.trim() || info.area.trim()
  const { hours } = info
  const ways = contactWays(info)
  return html`<footer class="foot">
    <div class="wrap">
      <p class="name">${name}</p>
      <dl>
        ${
          hours.length > 0 &&
          html`<div>
            <dt>${view.words.hoursHeading}</dt>
            ${hours.map((at) => html`<dd>${`${daysText(at.days)} ${timesText(at)}`.trim()}</dd>`)}
          </div>`
        }${
          place !== '' &&
          html`<div>
            <dt>Alamat</dt>
            <dd>${place}</dd>
          </div>`
        }${ways.map(
          ({ name: way, text, href }) =>
            html`<div>
              <dt>${way}</dt>
              <dd><a href="${href}">${text}</a></dd>
            </div>`,
        )}
      </dl>
    </div>
  </footer>`
}

const withoutSlash = (url: string): string => url.replace(/\/+$/, '')

const page = (view: PageView, options: RenderOptions, file: (src: string) => string): Markup => {
  const { content, name, words } = view
  const url = `${withoutSlash(options.url)}/`
  const [title, description] = [titleOf(view), descriptionOf(view)]
  const palette = palettes[content.theme.palette]
  const preview = view.shown
    .flatMap((block) => (block.type === 'Gallery' ? block.props.pictures : []))
    .map(({ src }) => `${url}${file(src)}`)[0]
  return html`<!doctype html>
    <html lang="${content.root.props.language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <meta name="description" content="${description}" />
        ${options.draft && html`<meta name="robots" content="noindex" />`}
        <link rel="canonical" href="${url}" />
        <link rel="icon" type="image/svg+xml" href="favicon.svg" />
        <meta name="theme-color" content="${palette.ground}" />
        <meta property="og:type" content="website" />
        <meta property="og:locale" content="id_ID" />
        <meta property="og:site_name" content="${name}" />
        <meta property="og:title" content="${title}" />
        <meta property="og:description" content="${description}" />
        <meta property="og:url" content="${url}" />
        ${preview && html`<meta property="og:image" content="${preview}" />`}
        <meta name="twitter:card" content="${preview ? 'summary_large_image' : 'summary'}" />
        <style>
          ${ours(styleOf(content.theme))}
        </style>
        <script type="application/ld+json">
          ${scriptData(structuredData(view, url))}
        </script>
      </head>
      <body>
        <a class="skip" href="#isi">Langsung ke isi</a>
        <header class="top">
          <div class="wrap">
            <a class="brand" href="#isi">${markOf(words.emblem, palette)}<span>${name}</span></a
            >${navigation(view)}${actionKey(view, shortAction(view), ' small')}
          </div>
        </header>
        <main id="isi" tabindex="-1">${sectionsView(view, file)}</main>
        ${footer(view)}${thumbBar(view)}
      </body>
    </html> `
}

/** On phones the main key stays within the thumb's reach; it is the same as the first screen's. */
const thumbBar = (view: PageView): Markup | false => {
  const action = actionKey(view, view.words.action)
  const key = action || leadingKey(view)
  return (
    key && html`<aside class="thumb" aria-label="${action === false ? 'Pintasan' : 'Hubungi langsung'}">${key}</aside>`
  )
}

const shortAction = ({ words }: PageView): string => words.action.replace(/ lewat WhatsApp$/, '')

const notFound = (view: PageView, url: string): Markup =>
  html`<!doctype html>
    <html lang="id">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Halaman tidak ditemukan | ${view.name}</title>
        <style>
          ${ours(styleOf(view.content.theme))}
        </style>
      </head>
      <body>
        <main class="part">
          <div class="wrap place">
            <h1>Halaman ini tidak ada</h1>
            <p class="text">Mungkin alamatnya salah ketik, atau halamannya sudah dipindah.</p>
            <a class="key" href="${withoutSlash(url)}/">Kembali ke ${view.name}</a>
          </div>
        </main>
      </body>
    </html> `

const text = (path: string, mediaType: string, body: string): SiteFile => ({
  path,
  mediaType,
  bytes: textBytes(body),
})

/**
 * The files of a site: one page without any script of ours, what search engines ask for, a favicon, the page for
 * wrong addresses and the owner's pictures. Pure: the same content gives the same bytes.
 */
export const renderSite = (content: SiteContent, options: RenderOptions): readonly SiteFile[] => {
  const view = viewOf(content, options.draft ?? false)
  const pictures = pictureFiles(content)
  const url = `${withoutSlash(options.url)}/`
  const address = html`${url}`.markup
  return [
    text('index.html', 'text/html; charset=utf-8', page(view, options, pictures.fileOf).markup),
    text('404.html', 'text/html; charset=utf-8', notFound(view, options.url).markup),
    text(
      'robots.txt',
      'text/plain; charset=utf-8',
      `User-agent: *\nAllow: /\n\nSitemap: ${encodeURI(url)}sitemap.xml\n`,
    ),
    text(
      'sitemap.xml',
      'application/xml; charset=utf-8',
      `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n<url><loc>${address}</loc></url>\n</urlset>\n`,
    ),
    text('favicon.svg', 'image/svg+xml', markOf(view.words.emblem, palettes[content.theme.palette]).markup),
    ...pictures.files,
  ]
}
