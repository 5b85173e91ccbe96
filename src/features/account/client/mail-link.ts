import { linkParams } from '#core/auth/shared/passwords.contract.ts'

/** What the link of a mail brought along. */
export type MailLink = { readonly kind: keyof typeof linkParams; readonly token: string }

/** Reads it from the fragment of the page's address; null where there is none. */
export const readMailLink = (hash: string): MailLink | null => {
  const told = new URLSearchParams(hash.replace(/^#/, ''))
  for (const kind of ['reset', 'verification'] as const) {
    const token = told.get(linkParams[kind])
    if (token) return { kind, token }
  }
  return null
}

/** The same, once: a token stays neither in the address nor in the history of the browser. */
export const takeMailLink = (): MailLink | null => {
  const link = readMailLink(location.hash)
  if (link) history.replaceState(null, '', location.pathname + location.search)
  return link
}
