import { AppError } from '#core/errors/shared/app-error.ts'
import type { KindStore, KindStores } from '#core/items/server/kind-store.ts'
import { type ItemKind, itemKinds } from '#core/items/shared/kinds.ts'

const plainKind = (kind: ItemKind): KindStore => ({
  kind,
  parseContent: (value) => {
    if (typeof value !== 'object' || value === null) throw new AppError('invalid_content')
    return value
  },
  exports: {
    txt: async (item) => ({
      name: `${item.title}.txt`,
      mediaType: 'text/plain; charset=utf-8',
      bytes: Buffer.from((item.content as { text: string }).text),
    }),
    pdf: async () => {
      throw new Error('printer on fire')
    },
  },
})

/** Kinds whose content is any object with a text; their PDF always fails. */
export const plainKinds = Object.fromEntries(itemKinds.map((kind) => [kind, plainKind(kind)])) as Record<
  ItemKind,
  KindStore
> satisfies KindStores
