import * as z from 'zod/mini'

/** Where a business is found besides its page and Instagram, and how an account's address begins there. */
const places = {
  tiktok: { label: 'TikTok', address: 'https://www.tiktok.com/@', sign: '@' },
  facebook: { label: 'Facebook', address: 'https://www.facebook.com/', sign: '' },
  youtube: { label: 'YouTube', address: 'https://www.youtube.com/@', sign: '@' },
  shopee: { label: 'Shopee', address: 'https://shopee.co.id/', sign: '' },
  tokopedia: { label: 'Tokopedia', address: 'https://www.tokopedia.com/', sign: '' },
} as const

export type AccountPlace = keyof typeof places
export const accountPlaces = Object.keys(places) as [AccountPlace, ...AccountPlace[]]
export const accountLabel = (place: AccountPlace): string => places[place].label

export const account = z.object({ place: z.enum(accountPlaces), name: z.string().check(z.maxLength(80)) })
export type Account = z.infer<typeof account>

/** A handle from any way of writing it; empty where it is none. */
const handleOf = (name: string): string => {
  const bare = name
    .trim()
    .replace(/^https?:\/\/(?:www\.)?[\w.]{4,30}\/@?/i, '')
    .replace(/^@/, '')
    .replace(/[/?].*$/, '')
  return /^[\w.-]{2,60}$/.test(bare) ? bare : ''
}

/** The accounts that a visitor can open; what is no handle leads nowhere and is left out. */
export const accountLinks = (
  accounts: readonly Account[],
): { readonly name: string; readonly text: string; readonly href: string }[] =>
  accounts.flatMap(({ place, name }) => {
    const handle = handleOf(name)
    const { label, address, sign } = places[place]
    return handle === '' ? [] : [{ name: label, text: `${sign}${handle}`, href: `${address}${handle}` }]
  })

const written: Readonly<Record<string, AccountPlace>> = {
  tiktok: 'tiktok',
  'tik tok': 'tiktok',
  fb: 'facebook',
  facebook: 'facebook',
  youtube: 'youtube',
  yt: 'youtube',
  shopee: 'shopee',
  tokopedia: 'tokopedia',
}
const told =
  /(?<![\p{L}/.])(tik ?tok|fb|facebook|youtube|yt|shopee|tokopedia)(?:nya)?(\s*[:=]\s*|\s+)(https?:\/\/[\w.]{4,30}\/)?(@?)(\w[\w.-]{1,58}\w)(?=\s*[,.;)\n]|\s+\p{Ll}|\s*$)/giu

/** `ig dan tiktok @sekarayu`: the same name in both places. */
const sharedWith = /(?<!\p{L})(?:ig|instagram)\s*(?:dan|&|\/|\+|sama|,)\s*$/iu

/** The accounts that a message tells by a handle, and the text without them. `Shopee juga ada` tells none. */
export const readAccounts = (
  text: string,
  business = '',
): { readonly accounts: readonly Account[]; readonly rest: string } => {
  const accounts: Account[] = []
  // `Tokopedia daunteduh`: called like the house in one word.
  const squeezed = business.toLowerCase().replaceAll(' ', '')
  const rest = text.replaceAll(told, (...found: (string | undefined)[]) => {
    const [whole = '', word = '', gap = '', address, at, name = ''] = found
    const offset = Number(found.find((group) => typeof group === 'number') ?? 0)
    const place = written[word.toLowerCase()]
    const isHandle =
      /[:=]/.test(gap) || address !== undefined || at === '@' || /[._\d]/.test(name) || name.toLowerCase() === squeezed
    if (place === undefined || !isHandle || accounts.some((one) => one.place === place)) return whole
    accounts.push({ place, name })
    return sharedWith.test(text.slice(0, offset)) ? ` @${name} ` : ' ; '
  })
  return { accounts, rest }
}
