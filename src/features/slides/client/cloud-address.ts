/** The addresses of a deck's copy at Google Slides: to look at inside our page, and to open by itself. */
export interface CloudAddress {
  readonly embed: string
  readonly open: string
}

/**
 * Read from an item's `googleDriveUrl`; null for whatever is no deck there. Only the id is taken over, so that nothing
 * else of a stored address reaches the frame.
 */
export const cloudAddress = (stored: unknown): CloudAddress | null => {
  if (typeof stored !== 'string' || !URL.canParse(stored)) return null
  const { protocol, host, pathname } = new URL(stored)
  const id = /^\/presentation\/d\/([\w-]{10,100})(?:\/|$)/.exec(pathname)?.[1]
  if (protocol !== 'https:' || host !== 'docs.google.com' || !id) return null
  const deck = `https://docs.google.com/presentation/d/${id}`
  return { embed: `${deck}/embed`, open: `${deck}/edit` }
}
