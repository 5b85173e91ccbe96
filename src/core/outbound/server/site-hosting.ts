/** One file of a site, its path below the site's root without a slash in front. */
export interface HostedFile {
  readonly path: string
  readonly mediaType: string
  readonly bytes: Uint8Array
}

/** A site as its host knows it. */
export interface HostedSite {
  /** Its name in addresses, unique among our sites. */
  readonly slug: string
  /** The host's own id; null before the first publication. */
  readonly providerId: string | null
}

export interface Publication {
  /** The address visitors use. */
  readonly url: string
  /** The host's id of these files. */
  readonly deploymentId: string
  readonly providerId: string | null
}

/**
 * Where published sites live (design §3, Outbound ports). Failures are AppErrors: `hosting_unavailable` where trying
 * again may help, `hosting_refused` where only the operator can.
 */
export interface SiteHosting {
  /** As items name it in `platform`. */
  readonly name: string
  /** Whether a site that is live may get another address there, its old one leading to the new. */
  readonly canMove: boolean
  /** The address that a site has, or will have; known before it is published because pages name it. */
  addressOf(site: HostedSite): string
  /** Makes exactly these files the site. Repeating it with the same `releaseId` is harmless. */
  publish(
    site: HostedSite,
    release: { readonly releaseId: string; readonly files: readonly HostedFile[] },
    signal: AbortSignal,
  ): Promise<Publication>
  /** Makes an earlier deployment the site again. */
  restore(site: HostedSite, deploymentId: string): Promise<void>
}
