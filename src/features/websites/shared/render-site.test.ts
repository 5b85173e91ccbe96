import fc from 'fast-check'
import { Window } from 'happy-dom'
import { expect, test } from 'vitest'

import { bySoak } from '#tests/support/soak.ts'

import { businessTypes } from './business-types.ts'
import { composeFromBusiness, composeSite } from './compose-site.ts'
import { renderSite } from './render-site.ts'
import { parseSiteContent, type SiteContent } from './site-content.ts'
import { paletteIds, palettes } from './site-palettes.ts'
import type { SiteRequest } from './site-request.ts'
import { typeWords } from './type-words.ts'

const url = 'http://kopi-senja.localhost:3000/'

const request: SiteRequest = {
  name: 'Kopi Senja',
  type: 'cafe',
  description: 'Kopi susu di dekat stasiun',
  tagline: '',
  area: 'Bandung',
  address: 'Jl. Melati 5 Bandung',
  phone: '022-7654321',
  whatsapp: '0812-3456-7890',
  email: 'halo@kopisenja.example',
  instagram: '@kopisenja',
  hours: [{ days: ['senin', 'selasa', 'rabu'], opens: '07.30', closes: '22.00' }],
  hoursNote: '',
  offers: [
    { name: 'Kopi susu', price: 18_000, unit: '', note: '' },
    { name: 'Biji kopi', price: 95_000, unit: 'kg', note: 'sangrai sendiri' },
  ],
  points: ['Gratis wifi'],
  headline: '',
  about: '',
}

const site = composeSite(request)
const fileOf = (content: SiteContent, path: string, draft = false): string =>
  new TextDecoder().decode(renderSite(content, { url, draft }).find((file) => file.path === path)?.bytes)
const pageOf = (content: SiteContent, draft = false): string => fileOf(content, 'index.html', draft)
const parsed = (page: string) => {
  const { document } = new Window({ settings: { disableJavaScriptEvaluation: true } })
  document.write(page)
  return document
}
const factsOf = (page: string): Record<string, unknown> =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page)?.[1] ?? '') as Record<string, unknown>

test('WEB-03 a site is a page, a page for wrong addresses, and what search engines ask for', () => {
  const files = renderSite(site, { url })
  expect(files.map(({ path }) => path)).toEqual(['index.html', '404.html', 'robots.txt', 'sitemap.xml', 'favicon.svg'])
  expect(fileOf(site, 'robots.txt')).toContain(`Sitemap: ${url}sitemap.xml`)
  expect(fileOf(site, 'sitemap.xml')).toContain(`<loc>${url}</loc>`)
  expect(renderSite(site, { url })).toEqual(files)
})

test('WEB-03 the page has its order: language, one h1, headings without gaps, landmarks, search data', () => {
  const document = parsed(pageOf(site))
  expect(document.documentElement.getAttribute('lang')).toBe('id')
  const levels = [...document.querySelectorAll('h1,h2,h3')].map(({ tagName }) => Number(tagName.slice(1)))
  expect(levels.filter((level) => level === 1)).toHaveLength(1)
  for (const [place, level] of levels.entries()) expect(level - (levels[place - 1] ?? 0)).toBeLessThanOrEqual(1)
  for (const landmark of ['header', 'nav', 'main', 'footer'])
    expect(document.querySelectorAll(landmark)).toHaveLength(1)
  expect(document.title).toBe('Kopi Senja | Kafe di Bandung')
  const description = document.querySelector('meta[name="description"]')?.getAttribute('content') ?? ''
  expect(description.length).toBeGreaterThan(20)
  expect(description.length).toBeLessThanOrEqual(155)
  expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(url)
  expect(document.querySelector('meta[property="og:title"]')?.getAttribute('content')).toBe(document.title)
  expect(
    document.querySelectorAll('[src^="http"], script:not([type="application/ld+json"]), link[rel="stylesheet"]'),
  ).toHaveLength(0)
})

test('WEB-03 every link within the page leads to a part that is there, and no two parts share a name', () => {
  const document = parsed(pageOf(site))
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const link of document.querySelectorAll('a[href^="#"]'))
    expect(ids).toContain(link.getAttribute('href')?.slice(1))
})

test('WEB-03 the stated facts stand on the page: prices in Rupiah, hours, map, telephone, mail', () => {
  const text = parsed(pageOf(site)).body.textContent
  for (const fact of [
    'Kopi susu',
    'Rp\u00a018.000',
    'Rp\u00a095.000 / kg',
    'sangrai sendiri',
    'Senin–Rabu',
    '07.30–22.00',
    'Gratis wifi',
  ])
    expect(text).toContain(fact)
  const page = pageOf(site)
  expect(page).toContain('href="tel:+62227654321"')
  expect(page).toContain('href="mailto:halo@kopisenja.example"')
  expect(page).toContain('https://www.instagram.com/kopisenja/')
  expect(page).toMatch(/google\.com\/maps\/search\/\?api=1&amp;query=Kopi%20Senja%2C%20Jl\.%20Melati/)
})

test.each(['0812-3456-7890', '+62 812 3456 7890', '62812 34567890', '081234567890'])(
  'WEB-03 the WhatsApp number written as %s is dialled as 6281234567890',
  (whatsapp) => {
    const page = pageOf(composeSite({ ...request, whatsapp }))
    expect(page).toContain('https://wa.me/6281234567890?text=Halo')
    expect(page).toContain(encodeURIComponent('Biji kopi (Rp 95.000 / kg)'))
  },
)

test('WEB-03 search engines read only what was stated', () => {
  expect(factsOf(pageOf(site))).toMatchObject({
    '@type': 'CafeOrCoffeeShop',
    name: 'Kopi Senja',
    telephone: '+62227654321',
    address: { streetAddress: 'Jl. Melati 5 Bandung' },
    openingHoursSpecification: [{ dayOfWeek: ['Monday', 'Tuesday', 'Wednesday'], opens: '07:30', closes: '22:00' }],
    makesOffer: [{ price: '18000', priceCurrency: 'IDR' }, { price: '95000' }],
  })
  const bare = factsOf(pageOf(composeFromBusiness({ name: 'Toko Baru', type: 'toko' })))
  expect(bare).toEqual({ '@context': 'https://schema.org', '@type': 'Store', name: 'Toko Baru', url })
})

test('WEB-03, ASSIST-01 what nobody told is missing from the live page and marked in the draft', () => {
  const bare = composeFromBusiness({ name: 'Toko Baru', type: 'toko' })
  const live = pageOf(bare)
  expect(live).not.toContain('[isi')
  expect(live).not.toMatch(/wa\.me|tel:|mailto:|maps/)
  expect(parsed(live).querySelectorAll('h2')).toHaveLength(0)
  expect(parsed(live).querySelectorAll('a:not([href]), a[href=""], a[href="#"]')).toHaveLength(0)
  const draft = pageOf(bare, true)
  expect(draft).toContain('[isi nomor WhatsApp')
  expect(draft).toContain('noindex')
  expect(live).not.toContain('noindex')
})

/** Everything an owner can type, at once. */
const typedEverywhere = (text: string): SiteContent => {
  const filled = composeSite({
    ...request,
    name: text,
    description: text,
    tagline: text,
    area: text,
    address: text,
    phone: text,
    whatsapp: text,
    email: text,
    instagram: text,
    hoursNote: text,
    offers: [{ name: text, price: 1, unit: text, note: text }],
    points: [text],
    about: text,
  })
  const blocks = filled.content.map((block) => ({
    ...block,
    props: {
      ...block.props,
      hidden: false,
      heading: text.slice(0, 200),
      text,
      ...(block.type === 'Faq' ? { items: [{ question: text, answer: text }] } : {}),
      ...(block.type === 'Goods' ? { items: [{ name: text, price: 2, unit: text, note: text, group: text }] } : {}),
    },
  }))
  return parseSiteContent({
    ...filled,
    businessInfo: { ...filled.businessInfo, mapsUrl: text },
    root: { props: { title: text, description: text, language: 'id' } },
    content: blocks,
  })
}

const tag = /<(\/?[a-z][\w-]*)((?:\s+[a-zA-Z][\w:-]*(?:="[^"<>]*")?)*)\s*\/?>/g

/** Every element with the names of its attributes; fails where a `<` opens anything else. */
const shapeOf = (page: string): string[] => {
  const markup = page
    .replace(/^<!doctype html>/, '')
    .replaceAll(/(<style>).*?(<\/style>)/gs, '$1$2')
    .replaceAll(/(<script type="application\/ld\+json">).*?(<\/script>)/gs, '$1$2')
  const found = [...markup.matchAll(tag)]
  expect(markup.split('<').length - 1).toBe(found.length)
  return found.map(([, name = '', attributes = '']) =>
    [name, ...[...attributes.matchAll(/\s([a-zA-Z][\w:-]*)(?:="[^"]*")?/g)].map(([, attribute]) => attribute)].join(
      ' ',
    ),
  )
}

test('WEB-03 whatever is typed stays text: no element, attribute, script or address comes out of it', () => {
  const markup = fc.constantFrom(
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "' onmouseover='alert(1)",
    '</script><script>alert(1)</script>',
    '</style><b>',
    'javascript:alert(1)',
    '<!--',
    ']]>',
    '&lt;b&gt;',
    '\u2028\u202e\u0000',
    '\ud800',
    '${1}',
    'a@b.c"x',
  )
  const typed = fc.array(fc.oneof(markup, fc.string({ unit: 'binary', maxLength: 12 })), { minLength: 1, maxLength: 4 })
  const innocent = new Set(shapeOf(pageOf(typedEverywhere('Kopi 081234567890'))))
  for (const shape of [...shapeOf(pageOf(typedEverywhere('Kopi'))), ...shapeOf(pageOf(site))]) innocent.add(shape)
  fc.assert(
    fc.property(typed, (parts) => {
      const text = parts.join('').slice(0, 190)
      const page = pageOf(typedEverywhere(text))
      expect(page.match(/<script/g)).toHaveLength(1)
      expect(page.match(/<\/script/g)).toHaveLength(1)
      expect(page.match(/<\/style/g)).toHaveLength(1)
      for (const shape of shapeOf(page)) expect(innocent).toContain(shape)
      for (const [, href = ''] of page.matchAll(/href="([^"]*)"/g))
        expect(href).toMatch(/^(?:#|favicon\.svg$|https:\/\/|http:\/\/kopi-senja|tel:\+\d|mailto:)/)
      expect(typeof factsOf(page)).toBe('object')
    }),
    { numRuns: bySoak(25, 80) },
  )
})

const goods = (count: number) =>
  Array.from({ length: count }, (_, place) => ({
    name: `Barang nomor ${place}`,
    price: 1_000 * place,
    unit: '',
    note: '',
  }))

test('WEB-03 a page is light: 40 goods within 60 kB with a key for each, 500 goods too', () => {
  const sizeOf = (count: number) =>
    renderSite(composeSite({ ...request, type: 'toko', offers: goods(count) }), { url })[0]?.bytes.byteLength ??
    Infinity
  expect(sizeOf(40)).toBeLessThan(60_000)
  expect(sizeOf(300)).toBeLessThan(60_000)
  expect(sizeOf(500)).toBeLessThan(60_000)
  const document = parsed(pageOf(composeSite({ ...request, type: 'toko', offers: goods(300) })))
  expect(document.querySelectorAll('details.group').length).toBeGreaterThan(3)
  expect(document.querySelectorAll('details.group li')).toHaveLength(300)
})

const channel = (value: number): number => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(colour.slice(at, at + 2), 16) / 255),
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

test.each(paletteIds)('WEB-03 words in the colours %s keep 4.5:1 on every ground they stand on', (id) => {
  const { ground, surface, ink, soft, accent, onAccent, deep, onDeep, onDeepSoft } = palettes[id]
  const pairs = [
    [ink, ground],
    [ink, surface],
    [soft, ground],
    [soft, surface],
    [accent, ground],
    [accent, surface],
    [onAccent, accent],
    [onDeep, deep],
    [onDeepSoft, deep],
  ] as const
  for (const [text, under] of pairs) expect(contrast(text, under), `${text} on ${under}`).toBeGreaterThanOrEqual(4.5)
})

test('WEB-03 on phones the main key stays at the thumb, and without a way to reach the house it leads to the map or the list', () => {
  const key = parsed(pageOf(site)).querySelector('.thumb a')
  expect(key?.getAttribute('href')).toContain('wa.me/6281234567890')
  const silent = composeSite({ ...request, whatsapp: '', phone: '', email: '', instagram: '' })
  const map = parsed(pageOf(silent)).querySelector('.thumb .key')
  expect(map?.getAttribute('href')).toContain('google.com/maps')
  const placeless = composeSite({ ...request, whatsapp: '', phone: '', email: '', instagram: '', address: '' })
  const page = parsed(pageOf(placeless))
  for (const key of page.querySelectorAll('.thumb .key, .hero .key')) {
    const part = key.getAttribute('href') ?? ''
    expect(page.querySelector(part)).not.toBeNull()
  }
  expect(page.querySelectorAll('.hero .key:not(.line)')).toHaveLength(1)
})

const first = (type: SiteRequest['type'], told: Partial<SiteRequest> = {}) =>
  parsed(pageOf(composeSite({ ...request, type, ...told }))).querySelector('.hero')

test('WEB-03 first screens differ: a stall beside the words, a wide house below them, a clinic by its facts', () => {
  expect(first('warung')?.className).toBe('hero split')
  expect(first('hotel')?.className).toBe('hero wide')
  const clinic = first('klinik')
  expect(clinic?.className).toBe('hero facts')
  expect(clinic?.querySelector('.art')).toBeNull()
  expect(clinic?.textContent).toContain('Jl. Melati 5 Bandung')
  // With nothing to tell the house itself is drawn.
  const unknown = { hours: [], area: '', address: '', phone: '', whatsapp: '', email: '', instagram: '' }
  expect(first('klinik', unknown)?.querySelector('.art')).not.toBeNull()
})

test('WEB-03 types of business look and read differently', () => {
  const heads = businessTypes.map((type) => typeWords[type].headline)
  expect(new Set(heads).size).toBe(businessTypes.length)
  expect(new Set(businessTypes.map((type) => typeWords[type].palette)).size).toBe(paletteIds.length)
  for (const type of businessTypes) {
    const page = pageOf(composeSite({ ...request, type }))
    expect(page).toContain(typeWords[type].schemaType)
    expect(parsed(page).querySelectorAll('h1')).toHaveLength(1)
  }
})

test('WEB-03 a picture of the owner becomes a file of its own with its size and words', () => {
  const src = 'data:image/png;base64,iVBORw0KGgo='
  const content = parseSiteContent({
    ...site,
    content: site.content.map((block) =>
      block.type === 'Gallery'
        ? { ...block, props: { ...block.props, pictures: [{ src, alt: 'Depan kedai', width: 8, height: 6 }] } }
        : block,
    ),
  })
  const picture = renderSite(content, { url }).find(({ path }) => path === 'gambar/1.png')
  expect(picture?.mediaType).toBe('image/png')
  expect([...(picture?.bytes ?? [])]).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  expect(pageOf(content)).toContain('<img class="pic" src="gambar/1.png" alt="Depan kedai" width="8" height="6"')
})

test('WEB-03 days run round the end of the week, and cards fill their last row as far as can be', () => {
  const days = parsed(
    pageOf(
      composeSite({
        ...request,
        hours: [{ days: ['senin', 'selasa', 'rabu', 'kamis', 'sabtu', 'minggu'], opens: '08.30', closes: '16.00' }],
      }),
    ),
  )
  expect(days.querySelector('.days dt')?.textContent).toBe('Sabtu–Kamis')
  const across = (count: number): string | undefined => {
    const offers = Array.from({ length: count }, (_, at) => ({ name: `Cuci ${at}`, price: 9_000, unit: '', note: '' }))
    return parsed(pageOf(composeSite({ ...request, type: 'laundry', offers }))).querySelector('.cards')?.className
  }
  expect([1, 3, 4, 5, 6, 7, 10].map(across)).toEqual([2, 3, 4, 3, 3, 4, 4].map((columns) => `cards by${columns}`))
})

const sizeOnSign = (name: string): number =>
  Number(
    parsed(pageOf(composeSite({ ...request, name })))
      .querySelector('.art [font-size]')
      ?.getAttribute('font-size'),
  )

test('WEB-03 the name on the sign stays on its board, however wide its letters are', () => {
  expect(sizeOnSign('Kembang Mawarmu')).toBeLessThan(sizeOnSign('Jilil Filtri Ili'))
})

test('WEB-03 what is listed without any price has no heading that promises one', () => {
  const works = (price: number | null) =>
    fileOf(
      composeSite({
        ...request,
        type: 'umum',
        trade: null,
        offers: [
          { name: 'Renovasi', price, unit: '', note: '' },
          { name: 'Jalan', price: null, unit: '', note: '' },
        ],
      }),
      'index.html',
    )
  const priced = composeSite({
    ...request,
    type: 'salon',
    offers: [{ name: 'Creambath', price: null, unit: '', note: '' }],
  })
  expect(fileOf(priced, 'index.html')).not.toContain('dan harga')
  expect(works(90_000)).toContain('Rp\u00a090.000')
})

test('WEB-03 on paper the page has no keys and no drawing: its rules for print are whole', () => {
  const page = fileOf(site, 'index.html')
  expect(page).toContain('@media print{.top,.call,.art,.thumb{display:none}details>*{display:block}}')
})
