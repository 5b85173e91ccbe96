import type { ComposedItem } from '#core/assistant/shared/port.ts'
import { renderText } from '#core/render/server/text.ts'
import type { ItemKind } from '#core/items/shared/kinds.ts'
import type { AnalysisContent } from '#features/analyses/shared/analysis-content.ts'
import { analysisText } from '#features/analyses/shared/analysis-text.ts'
import type { DocumentContent } from '#features/documents/shared/content/document-content.ts'
import { toRenderTree } from '#features/documents/shared/content/to-render-tree.ts'
import type { DeckContent } from '#features/slides/shared/scene/deck.ts'
import { readableText } from '#features/slides/shared/scene/readable-text.ts'
import { renderSite } from '#features/websites/shared/render-site.ts'
import type { SiteContent } from '#features/websites/shared/site-content.ts'

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  '#x27': "'",
  nbsp: ' ',
}

/** What a visitor reads of a page. */
const pageText = (content: SiteContent): string => {
  const page = renderSite(content, { url: 'https://contoh.example/' }).find(({ path }) => path === 'index.html')
  return new TextDecoder()
    .decode(page?.bytes)
    .replaceAll(/<(style|script|svg)[\s\S]*?<\/\1>/g, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&(amp|lt|gt|quot|#39|#x27|nbsp);/g, (_, name: string) => entities[name] ?? ' ')
}

/** Every text and number of some data, without its field names. */
const leaves = (value: unknown): string[] => {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : []
}

const readers: Readonly<Record<ItemKind, (item: ComposedItem) => string>> = {
  document: ({ content, title }) => renderText(toRenderTree(content as DocumentContent, title)),
  presentation: ({ content, title }) => readableText(title, content as DeckContent),
  analysis: ({ content, title }) => `${title}\n${analysisText(content as AnalysisContent)}`,
  website: ({ content }) => pageText(content as SiteContent),
  pos: ({ content, title }) => [title, ...leaves(content)].join('\n'),
}

/** The item as its owner reads it, in plain text. */
export const readableItem = (item: ComposedItem): string => readers[item.kind](item)
