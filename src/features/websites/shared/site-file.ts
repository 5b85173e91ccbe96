/** One file of a published site. */
export interface SiteFile {
  /** Below the site's root, without a slash in front: `index.html`, `robots.txt`. */
  readonly path: string
  readonly mediaType: string
  readonly bytes: Uint8Array
}
