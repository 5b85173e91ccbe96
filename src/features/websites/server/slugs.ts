import { customAlphabet } from 'nanoid'

/** Names that mean something else in an address, or that visitors would take for ours. */
const reserved = new Set(
  [
    'admin akun api app assets auth bantuan beranda blog cdn dashboard demo dev docs download email file ftp git help',
    'imap img internal iklan judul juragan kasir local localhost login logout mail masuk media mx ns ns1 ns2 pay',
    'pembayaran pop pratinjau proxy root server shop situs smtp sql static status store support system test tes toko web',
    'webmail website wpad www',
  ]
    .join(' ')
    .split(' '),
)

const longestSlug = 40

/** A name as part of a host name: lower-case letters, digits and single hyphens, never empty, never reserved. */
export const slugOf = (name: string): string => {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('&', ' dan ')
    .replaceAll(/['’`]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, longestSlug)
    .replaceAll(/^-+|-+$/g, '')
  // `xn--…` is read as an encoded name of other letters.
  const safe = plain.replaceAll(/^xn-+/g, 'xn')
  if (safe === '') return 'usaha'
  return reserved.has(safe) ? `usaha-${safe}` : safe
}

const shortestChosen = 3

/** An address that an owner has chosen, as it stands in a host name; null where it cannot be one. */
export const chosenSlug = (text: string): string | null => {
  const slug = slugOf(text.trim())
  const isOurs = slug !== 'usaha' && !reserved.has(slug.replace(/^usaha-/, '')) && !/--/.test(slug)
  return isOurs && slug.length >= shortestChosen && text.trim().length <= longestSlug ? slug : null
}

/** Whether a label of a host name, or a part of a path, can be a site's. */
export const isSlug = (text: string): boolean => /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(text)

const randomEnd = customAlphabet('23456789abcdefghjkmnpqrstvwxyz', 5)
/** Beyond so many of the same name, numbers say nothing any more. */
const mostNumbered = 30

/** The names to try in order: the plain one, `-2`, `-3`, …, then random ends. */
export function* slugCandidates(name: string): Generator<string, never> {
  const slug = slugOf(name)
  yield slug
  for (let number = 2; number <= mostNumbered; number += 1) yield `${slug}-${number}`
  for (;;) yield `${slug}-${randomEnd()}`
}
