import type { Database } from '#core/db/server/database.ts'
import { AppError } from '#core/errors/shared/app-error.ts'
import { askingUser, type Route, route } from '#core/http/server/router.ts'
import { ok } from '#core/http/shared/contract.ts'
import { fileAnswer } from '#core/items/server/file-answer.ts'
import { getItem } from '#core/items/server/items.repo.ts'
import { readSheet } from '#core/sheets/server/read-sheet.ts'

import { importProducts, largestGoodsFile, mostGoods, productsTemplate } from '../../shared/import/import.contract.ts'
import { contentOf } from '../pos-store.ts'
import { getShop } from '../shops.repo.ts'
import { templateFile } from './goods-files.ts'
import { previewImport, takeImport } from './import-goods.ts'

/** Goods from files: the file to fill in, a look at what a file would do, and taking it. */
export const importRoutes = (database: Database, clock: () => Date): Route[] => [
  route(productsTemplate, async ({ query }) => fileAnswer(await templateFile(query.format))),
  route(importProducts, async ({ params, query }, request) => {
    const shop = await getShop(database, askingUser(request), params.id)
    const item = await getItem(database, shop.ownerId, shop.id)
    const bytes = await request.readBytes(largestGoodsFile).catch((cause: unknown) => {
      throw cause instanceof AppError && cause.code === 'body_too_large'
        ? new AppError('sheet_file_too_large', { cause })
        : cause
    })
    const sheet = await readSheet(bytes, { largest: largestGoodsFile, mostLines: mostGoods })
    const goods = { ...sheet, columns: query.columns, posIntent: contentOf(item.content).posIntent }
    if (query.take === 'no') return ok(await previewImport(database, shop.id, goods))
    return ok(await database.transaction((tx) => takeImport(tx, shop, goods, clock())))
  }),
]
