/**
 * The item that an address of this product names: `/api/items/:id`, anything below it, or `/?item=:id`; relative or on
 * the product's own origin. Null for every other address. Nothing is ever fetched.
 */
export const itemOfAddress = (address: string, publicUrl: string): string | null => {
  if (!URL.canParse(address.trim(), publicUrl)) return null
  const url = new URL(address.trim(), publicUrl)
  if (url.origin !== new URL(publicUrl).origin) return null
  const path = /^\/api\/items\/([a-z]+_[a-z0-9]+)(?:\/.*)?$/i.exec(url.pathname)?.[1]
  if (path) return path
  const named = url.pathname === '/' ? url.searchParams.get('item') : null
  return named !== null && /^[a-z]+_[a-z0-9]+$/i.test(named) ? named : null
}
