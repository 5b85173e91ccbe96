import type { SiteHosting } from '#core/outbound/server/site-hosting.ts'

/** Where sites of this installation live: the embedded host, and those that are configured. */
export interface HostingChoice {
  /** The platform of new sites that nobody asked a special one for. */
  readonly usual: string
  /** The platform for a call that names one: that one where it is configured, otherwise the embedded host. */
  nameFor(platform: string): string
  /** The host of a site's platform. */
  of(platform: string): SiteHosting
}

/** The last one given is the usual one; the embedded host comes first. */
export const chooseHosting = (embedded: SiteHosting, configured: readonly SiteHosting[]): HostingChoice => {
  const byName = new Map([embedded, ...configured].map((hosting) => [hosting.name, hosting]))
  return {
    usual: configured.at(-1)?.name ?? embedded.name,
    nameFor: (platform) => (byName.has(platform) ? platform : embedded.name),
    of: (platform) => byName.get(platform) ?? embedded,
  }
}
