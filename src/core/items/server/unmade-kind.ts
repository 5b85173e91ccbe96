import { AppError } from '#core/errors/shared/app-error.ts'

import type { ItemKind } from '../shared/kinds.ts'
import type { KindStore } from './kind-store.ts'

/** The store of a kind that cannot be made yet: no item of it exists, so nothing can be saved or exported. */
export const unmadeKind = (kind: ItemKind): KindStore => ({
  kind,
  parseContent: () => {
    throw new AppError('kind_not_ready', { details: { kind } })
  },
  exports: {},
})
