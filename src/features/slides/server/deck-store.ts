import { AppError } from '#core/errors/shared/app-error.ts'
import type { ExportedFile, KindStore } from '#core/items/server/kind-store.ts'
import type { Item } from '#core/items/shared/item.ts'
import { dayIn } from '#core/time-and-ids/shared/zoned-date.ts'

import type { DeckContent } from '../shared/scene/deck.ts'
import { readableText } from '../shared/scene/readable-text.ts'
import { applyDeckChanges, titleAfter } from '../shared/revise/deck-changes.ts'
import { readDeck } from '../shared/scene/upgrade-content.ts'
import { drawDeckPages, renderDeckPdf } from './deck-pdf.ts'
import { renderPptx } from './pptx.ts'

/** `presentasi-kopi-senja-2026-11-21`: what it is, what it is about, and the day of the last change. */
const fileName = ({ title, lastModified }: Item): string => {
  const words = title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g)
  const about = (words ?? [])
    .filter((word) => word !== 'presentasi')
    .join('-')
    .slice(0, 60)
    .replace(/-+$/, '')
  return ['presentasi', about, dayIn(new Date(lastModified))].filter((part) => part !== '').join('-')
}

const exporter =
  (
    extension: string,
    mediaType: string,
    render: (deck: DeckContent, title: string) => Promise<Uint8Array> | Uint8Array,
  ) =>
  async (item: Item): Promise<ExportedFile> => {
    const deck = readDeck(item.content)
    try {
      return { name: `${fileName(item)}.${extension}`, mediaType, bytes: await render(deck, item.title) }
    } catch (cause) {
      throw new AppError('export_failed', { cause })
    }
  }

/** As many slides are shown to somebody who has a link. */
const mostSharedSlides = 60

/** Storing and exporting presentations; registered by `app/server`. */
export const deckStore: KindStore = {
  kind: 'presentation',
  parseContent: readDeck,
  applyChanges: (content, changes) => applyDeckChanges(readDeck(content), changes),
  titleAfter,
  pages: (item) => drawDeckPages(readDeck(item.content), item.title, mostSharedSlides),
  exports: {
    pptx: exporter('pptx', 'application/vnd.openxmlformats-officedocument.presentationml.presentation', renderPptx),
    pdf: exporter('pdf', 'application/pdf', renderDeckPdf),
    txt: exporter('txt', 'text/plain; charset=utf-8', (deck, title) =>
      new TextEncoder().encode(readableText(title, deck)),
    ),
  },
}
