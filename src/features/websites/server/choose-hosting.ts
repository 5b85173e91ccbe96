import type { SiteHosting } from '#core/outbound/server/site-hosting.ts'

/** The platform of a site that nobody asked a special one for, until its first publication. */
export const usualPlatform = 'default'

/** Where sites of this installation live: the embedded host, and those that are configured. */
export interface HostingChoice {
  /** The platform for a call that names one: that one where it is configured, otherwise the usual one. */
  nameFor(platform: string): string
  /** The host of a site's platform; the embedded one for a platform that is configured no more. */
  of(platform: string): SiteHosting
}

/** The usual host is the last one that is configured, without any the embedded one. */
export const chooseHosting = (embedded: SiteHosting, configured: readonly SiteHosting[]): HostingChoice => {
  const usual = configured.at(-1) ?? embedded
  const byName = new Map([embedded, ...configured].map((hosting) => [hosting.name, hosting]))
  return {
    nameFor: (platform) => (byName.has(platform) ? platform : usual.name),
    of: (platform) => (platform === usualPlatform ? usual : (byName.get(platform) ?? embedded)),
  }
}
