import { sentenceCase } from '#core/text/shared/letter-case.ts'

const longestSlug = 40

/**
 * The readable part of a till's address from the shop's name: `Warung Bu Sri` -> `warung-bu-sri`. Names without a Latin
 * letter or digit become `kasir`.
 */
export const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['’`]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, longestSlug)
    .replace(/-+$/, '') || 'kasir'

/** Where the till of a shop stands: `{publicUrl}/kasir/{slug}/`. */
export const tillAddress = (publicUrl: string, slug: string): string =>
  `${publicUrl.replace(/\/+$/, '')}/kasir/${slug}/`

/** The till's address that signs in once; the fragment never reaches a server. */
export const ticketAddress = (posUrl: string, ticket: string): string => `${posUrl}#tiket=${ticket}`

/**
 * What a device needs to install a till as an app of its own: its scope is the till alone. The name comes from the
 * address, for nobody is signed in when it is asked for.
 */
export const tillManifest = (slug: string) => {
  const address = `/kasir/${encodeURIComponent(slug)}/`
  const name = slug
    .split('-')
    .map((word) => sentenceCase(word))
    .join(' ')
  return {
    name: name === 'Kasir' ? 'Kasir' : `Kasir ${name}`,
    short_name: name,
    id: address,
    start_url: address,
    scope: address,
    display: 'standalone',
    lang: 'id',
    dir: 'ltr',
    background_color: '#fbf8f2',
    theme_color: '#0f4c4d',
    categories: ['business'],
    icons: [
      { src: '/ikon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/ikon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/ikon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}
