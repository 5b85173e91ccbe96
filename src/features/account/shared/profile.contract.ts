import * as z from 'zod/mini'

import { businessProfile } from '#core/assistant/shared/business-profile.ts'
import { defineContract, succeeded } from '#core/http/shared/contract.ts'

const answer = succeeded(z.object({ profile: businessProfile, updatedAt: z.nullable(z.string()) }))

/** GET /api/profile: what the owner told about the business; empty fields where nothing was told. */
export const getProfile = defineContract({
  method: 'get',
  path: '/api/profile',
  access: 'user',
  summary: "The owner's business profile",
  response: answer,
})

/** PUT /api/profile: the whole profile; the last one stands. */
export const saveProfile = defineContract({
  method: 'put',
  path: '/api/profile',
  access: 'user',
  summary: "Saves the owner's business profile",
  body: businessProfile,
  response: answer,
})
