import type { HostedSite, SiteHosting } from '#core/outbound/server/site-hosting.ts'

import { isSlug } from './slugs.ts'

export interface SiteAddresses {
  /** The address visitors use for a site that we host. */
  urlOf(slug: string): string
  /** The site a host name belongs to: its slug, '' for a name that can be none's, null for the workspace's own. */
  siteOf(host: string): string | null
}

const loopbackHosts = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/

/**
 * Where sites are found. Each has a host of its own, `{slug}.{SITES_DOMAIN}`; on a machine of one's own that is
 * `{slug}.localhost`, which every browser knows. Where neither is possible, a path of the workspace's host.
 */
export const siteAddresses = (publicUrl: string, sitesDomain: string | undefined): SiteAddresses => {
  const own = new URL(publicUrl)
  const hasHosts = sitesDomain !== undefined || loopbackHosts.test(own.hostname)
  const domain = (sitesDomain ?? 'localhost').toLowerCase()
  const port = own.port === '' ? '' : `:${own.port}`
  return {
    urlOf: (slug) => (hasHosts ? `${own.protocol}//${slug}.${domain}${port}/` : `${own.origin}/situs/${slug}/`),
    siteOf(host) {
      const name = host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')
      if (name === own.hostname || !name.endsWith(`.${domain}`)) return null
      const label = name.slice(0, -domain.length - 1)
      return isSlug(label) ? label : ''
    },
  }
}

/** Hosting by this very server, from the database: what is stored as a release is published by being pointed at. */
export const embeddedHosting = ({ urlOf }: SiteAddresses): SiteHosting => {
  const addressOf = ({ slug }: HostedSite): string => urlOf(slug)
  return {
    name: 'embedded',
    canMove: true,
    addressOf,
    publish: async (site, { releaseId }) => ({ url: addressOf(site), deploymentId: releaseId, providerId: null }),
    restore: async () => undefined,
  }
}
