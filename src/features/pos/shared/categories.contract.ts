import * as z from 'zod/mini'

import { defineContract, succeeded } from '#core/http/shared/contract.ts'
import { shortText } from './fields.ts'

const byId = z.object({ id: z.string() })
const name = shortText.check(z.minLength(1))
/** Each call answers with the names of all categories as they are now. */
const response = succeeded(z.object({ categories: z.array(z.string()) }))

/** POST /api/pos/:id/categories: a name that the shop has already, in upper or lower case, stays as it is. */
export const addCategory = defineContract({
  method: 'post',
  path: '/api/pos/:id/categories',
  access: 'user',
  summary: 'Adds a category',
  params: byId,
  body: z.object({ name }),
  response,
})

/** PATCH /api/pos/:id/categories: named as another one it is joined to that one, goods and all. */
export const renameCategory = defineContract({
  method: 'patch',
  path: '/api/pos/:id/categories',
  access: 'user',
  summary: 'Renames a category, or joins it to another one',
  params: byId,
  body: z.object({ name, to: name }),
  response,
})

/** DELETE /api/pos/:id/categories?name=: its goods stay on the shelf without a category. */
export const removeCategory = defineContract({
  method: 'delete',
  path: '/api/pos/:id/categories',
  access: 'user',
  summary: 'Removes a category; its goods stay',
  params: byId,
  query: z.object({ name }),
  response,
})
