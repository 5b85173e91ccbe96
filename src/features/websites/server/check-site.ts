import { AppError } from '#core/errors/shared/app-error.ts'

import type { SiteFile } from '../shared/site-file.ts'

/** Largest page, before compression (design §6). */
export const largestPage = 60 * 1024
/** Largest site with its pictures. */
export const largestSite = 8 * 1024 * 1024
const mostFiles = 200

const path = /^(?!\/)(?!.*(?:^|\/)\.{1,2}(?:\/|$))[\w./-]{1,200}$/
/** Where a link of a page may lead; everything else could run something, or is a mistake. */
const allowedLink =
  /^(?:https?:\/\/|mailto:|tel:|#|\.{0,2}\/|[\w-][\w./-]*(?:[?#]|$)|data:image\/(?:png|jpeg|webp|gif|svg\+xml)[;,])/i

const refuse = (message: string): AppError => new AppError('site_check_failed', { message })

const tags = /<([a-z][\w-]*)((?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*)\s*\/?>/gi
const attributes = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g
const decoded = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

const forbiddenTags = new Set(['iframe', 'object', 'embed', 'base', 'applet', 'frame', 'frameset'])
const linkAttributes = new Set(['href', 'src', 'action', 'formaction', 'poster', 'xlink:href'])

const attributesOf = (text: string): Map<string, string> =>
  new Map(
    [...text.matchAll(attributes)].map(([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      decoded(double ?? single ?? bare ?? ''),
    ]),
  )

const checkTag = (name: string, given: ReadonlyMap<string, string>): void => {
  if (forbiddenTags.has(name)) throw refuse(`a page holds <${name}>`)
  if (name === 'script' && given.get('type') !== 'application/ld+json') throw refuse('a page holds a script')
  if (name === 'meta' && given.get('http-equiv')?.toLowerCase() === 'refresh')
    throw refuse('a page sends visitors away')
  for (const [attribute, value] of given) {
    if (attribute.startsWith('on')) throw refuse(`a page holds ${attribute}`)
    if (linkAttributes.has(attribute) && !allowedLink.test(value.trim()))
      throw refuse(`a link leads to ${value.slice(0, 80)}`)
  }
}

/** The relative files that a page names in `src` and `href`. */
const filesNamed = (found: readonly ReadonlyMap<string, string>[]): string[] =>
  found
    .flatMap((given) => [given.get('src'), given.get('href')])
    .filter((link): link is string => link !== undefined && /^(?:\.\/)?[\w-][\w./-]*\.[a-z0-9]{2,5}$/i.test(link))
    .map((link) => link.replace(/^\.\//, ''))

/**
 * Refuses what must not be published: pages that are too heavy, run something, or name a file that is not there. Our
 * own renderer makes none of these; whoever changes it is told here, not by a visitor.
 */
export const checkSite = (files: readonly SiteFile[]): void => {
  const byPath = new Map(files.map((file) => [file.path, file]))
  const index = byPath.get('index.html')
  if (!index || index.bytes.byteLength === 0) throw refuse('there is no first page')
  if (files.length > mostFiles || byPath.size !== files.length) throw refuse('too many files, or two of one path')
  if (files.reduce((sum, { bytes }) => sum + bytes.byteLength, 0) > largestSite) throw refuse('the site is too large')
  for (const file of files) {
    if (!path.test(file.path)) throw refuse(`the path ${file.path.slice(0, 80)}`)
    if (!file.mediaType.startsWith('text/html')) continue
    if (file.bytes.byteLength > largestPage) throw refuse(`${file.path} has ${file.bytes.byteLength} bytes`)
    const page = new TextDecoder().decode(file.bytes)
    const found = [...page.matchAll(tags)].map(([, name = '', rest = '']) => ({
      name: name.toLowerCase(),
      given: attributesOf(rest),
    }))
    for (const { name, given } of found) checkTag(name, given)
    for (const named of filesNamed(found.map(({ given }) => given)))
      if (!byPath.has(named)) throw refuse(`${file.path} names ${named}, which is not there`)
  }
}
