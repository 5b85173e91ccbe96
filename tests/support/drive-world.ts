import type { Assistant } from '#core/assistant/server/assistant.ts'
import { AppError } from '#core/errors/shared/app-error.ts'
import type { KindStores } from '#core/items/server/kind-store.ts'
import type { Item } from '#core/items/shared/item.ts'
import type { ScriptMakers } from '#features/drive/server/index.ts'

import { plainKinds } from './plain-kinds.ts'

const textOf = ({ content }: Item): string => (content as { readonly text?: string }).text ?? ''

const types = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  pdf: 'application/pdf',
  txt: 'text/plain; charset=utf-8',
} as const

/** A file that says which version of which text it is. */
const writer = (format: keyof typeof types) => async (item: Item) => ({
  name: `${item.title}.${format}`,
  mediaType: types[format],
  bytes: new TextEncoder().encode(format === 'txt' ? textOf(item) : `${format} ${item.version}: ${textOf(item)}`),
})

/** Kinds whose files are a line of text, so that a test sees which version lies in a drive. */
export const driveKinds: KindStores = {
  ...plainKinds,
  document: {
    ...plainKinds.document,
    exports: { docx: writer('docx'), pdf: writer('pdf'), txt: writer('txt') },
  },
  presentation: {
    ...plainKinds.presentation,
    exports: { pptx: writer('pptx'), pdf: writer('pdf'), txt: writer('txt') },
  },
}

/** Makes the kind that is ordered, without reading a word of it. */
export const plainAssistant: Pick<Assistant, 'make'> = {
  async *make({ kind, documentType, words }) {
    const item = { kind, title: `${kind} dari prompt`, description: '', documentType, content: { text: words } }
    yield { type: 'item', item }
  },
}

/** Makers without any understanding: what is told becomes the text. */
export const plainMakers: ScriptMakers = {
  documentType: (type) => type ?? null,
  writtenDocument: (title, content) => ({
    kind: 'document',
    title,
    description: '',
    documentType: null,
    content: { text: content },
  }),
  writtenDeck: (title, slides) => {
    if (title === null) throw new AppError('title_and_slides_required')
    return {
      kind: 'presentation',
      title,
      description: '',
      documentType: null,
      content: { text: JSON.stringify(slides) },
    }
  },
}
