import type { ItemSummary } from '../shared/item.ts'

const driveHosts = new Set(['drive.google.com', 'docs.google.com'])

/** The copy of an item in a drive: whose drive it is, and the address that opens it. */
export interface DriveLink {
  readonly drive: 'google' | 'embedded'
  readonly href: string
}

/**
 * Where the copy of an item in the drive is; null where there is none (SIDE-03). Only addresses of a drive count: Google's,
 * or a file of our own, which is opened here under whatever address the server had when it was saved.
 */
export const driveLinkOf = ({ url, metadata }: Pick<ItemSummary, 'url' | 'metadata'>): DriveLink | null => {
  for (const found of [metadata['googleDriveUrl'], url]) {
    if (typeof found !== 'string' || !URL.canParse(found)) continue
    const { protocol, host, href, pathname } = new URL(found)
    if (protocol === 'https:' && driveHosts.has(host)) return { drive: 'google', href }
    if (/^https?:$/.test(protocol) && /^\/drive\/drv_[a-z0-9]+$/.test(pathname))
      return { drive: 'embedded', href: pathname }
  }
  return null
}
