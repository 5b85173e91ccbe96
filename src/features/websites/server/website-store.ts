import { strToU8, zipSync } from 'fflate'

import { dayIn } from '#core/time-and-ids/shared/zoned-date.ts'
import type { ExportedFile, KindStore } from '#core/items/server/kind-store.ts'
import type { Item } from '#core/items/shared/item.ts'
import { websiteTitle } from '#core/items/shared/saved-item.ts'

import { renderSite } from '../shared/render-site.ts'
import { applySiteChanges } from '../shared/revise/site-changes.ts'
import { parseSiteContent, readSiteContent } from '../shared/site-content.ts'
import type { SiteFile } from '../shared/site-file.ts'
import { beginSite } from './order-site.ts'
import { slugOf } from './slugs.ts'

const filesOf = (item: Item): readonly SiteFile[] => {
  const { websiteUrl } = item.metadata
  const url = typeof websiteUrl === 'string' ? websiteUrl : 'http://localhost/'
  return renderSite(parseSiteContent(item.content), { url })
}

const named = (item: Item, ending: string): string => `${slugOf(item.title)}-${dayIn(new Date())}.${ending}`

const html = async (item: Item): Promise<ExportedFile> => ({
  name: named(item, 'html'),
  mediaType: 'text/html; charset=utf-8',
  bytes: filesOf(item).find(({ path }) => path === 'index.html')?.bytes ?? strToU8(''),
})

const zip = async (item: Item): Promise<ExportedFile> => ({
  name: named(item, 'zip'),
  mediaType: 'application/zip',
  bytes: zipSync(Object.fromEntries(filesOf(item).map(({ path, bytes }) => [path, bytes]))),
})

/** Storing and exporting websites; registered by `app/server`. New ones are built by a job (`begin`). */
export const websiteStore: KindStore = {
  kind: 'website',
  parseContent: parseSiteContent,
  begin: beginSite,
  applyChanges: (content, changes) => applySiteChanges(parseSiteContent(content), changes),
  namesOf: (content) => {
    const site = readSiteContent(content)
    return site ? { title: websiteTitle(site) } : null
  },
  exports: { html, zip },
}
