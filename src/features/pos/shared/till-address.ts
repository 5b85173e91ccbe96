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
