import type { Database } from '#core/db/server/database.ts'
import { AppError } from '#core/errors/shared/app-error.ts'
import { ok } from '#core/http/shared/contract.ts'
import { askingPerson, type Route, route } from '#core/http/server/router.ts'
import { storableText } from '#core/text/shared/storable-text.ts'
import type { Item } from '../shared/item.ts'
import * as contracts from '../shared/items.contract.ts'
import type { ExportFormat } from '../shared/kinds.ts'
import { fileAnswer } from './file-answer.ts'
import { getItem, listItems, markOpened, saveItem, setItemDeleted, updateItemFacts } from './items.repo.ts'
import type { ExportedFile, KindStores } from './kind-store.ts'
import { proposalRoutes } from './proposals.routes.ts'
import { getVersion, listVersions, restoreVersion } from './versions.repo.ts'

export interface ItemRoutesDependencies {
  readonly database: Database
  readonly kinds: KindStores
  readonly clock?: () => Date
}

/** All routes of items: every one answers about the asking person's own items only. */
export const itemRoutes = ({ database, kinds, clock = () => new Date() }: ItemRoutesDependencies): Route[] => {
  /** Read through the kind, so that content of an older schema reaches callers upgraded. */
  const readItem = async (ownerId: string, id: string): Promise<Item> => {
    const found = await getItem(database, ownerId, id)
    const store = kinds[found.kind]
    const item = { ...found, content: store.parseContent(found.content) }
    return store.viewContent ? { ...item, content: await store.viewContent(database, item) } : item
  }

  const exportFile = async (item: Item, format: ExportFormat): Promise<ExportedFile> => {
    const write = kinds[item.kind].exports[format]
    if (!write) throw new AppError('unknown_format', { details: { offered: Object.keys(kinds[item.kind].exports) } })
    try {
      return await write(item, database)
    } catch (cause) {
      throw cause instanceof AppError ? cause : new AppError('export_failed', { cause })
    }
  }

  return [
    route(contracts.listItems, async ({ query }, request) =>
      ok({ items: await listItems(database, askingPerson(request), query.kind) }),
    ),
    route(contracts.getItem, async ({ params }, request) => ({
      success: true as const,
      ...(await readItem(askingPerson(request), params.id)),
    })),
    route(contracts.saveItem, async ({ params, body }, request) =>
      ok(
        await database.transaction((tx) =>
          saveItem(tx, kinds, { ...body, id: params.id, ownerId: askingPerson(request), author: 'Anda', now: clock() }),
        ),
      ),
    ),
    route(contracts.renameItem, async ({ params, body }, request) => {
      const title = storableText(body.title).trim()
      if (title === '') throw new AppError('invalid_request', { details: { fields: ['title'] } })
      const which = { ownerId: askingPerson(request), id: params.id, now: clock() }
      return ok({ item: await database.transaction((tx) => updateItemFacts(tx, which, { title })) })
    }),
    route(contracts.markOpened, async ({ params }, request) =>
      ok({ item: await database.transaction((tx) => markOpened(tx, askingPerson(request), params.id)) }),
    ),
    route(contracts.deleteItem, async ({ params }, request) => {
      const which = { ownerId: askingPerson(request), id: params.id }
      await database.transaction((tx) => setItemDeleted(tx, which, clock()))
      return ok({ id: params.id })
    }),
    route(contracts.restoreItem, async ({ params }, request) => {
      const which = { ownerId: askingPerson(request), id: params.id }
      return ok({ item: await database.transaction((tx) => setItemDeleted(tx, which, null)) })
    }),
    route(contracts.listVersions, async ({ params }, request) =>
      ok({ versions: await listVersions(database, askingPerson(request), params.id) }),
    ),
    route(contracts.getVersion, async ({ params }, request) => {
      const ownerId = askingPerson(request)
      const { kind } = await getItem(database, ownerId, params.id)
      const found = await getVersion(database, ownerId, params.id, params.version)
      return ok({ ...found, content: kinds[kind].parseContent(found.content) })
    }),
    route(contracts.restoreVersion, async ({ params, body }, request) =>
      ok(
        await database.transaction((tx) =>
          restoreVersion(tx, kinds, { ...body, ...params, ownerId: askingPerson(request), now: clock() }),
        ),
      ),
    ),
    route(contracts.exportItem, async ({ params, query }, request) =>
      fileAnswer(await exportFile(await readItem(askingPerson(request), params.id), query.format)),
    ),
    ...proposalRoutes({ database, kinds, clock }),
  ]
}
