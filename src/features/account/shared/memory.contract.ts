import * as z from 'zod/mini'

import { switchedOff } from '#core/assistant/shared/memory/used-fact.ts'
import { defineContract, succeeded } from '#core/http/shared/contract.ts'

const answer = succeeded(z.object({ off: switchedOff }))

/** GET /api/account/memory: what the assistant shall not use of the owner's own things. */
export const getMemory = defineContract({
  method: 'get',
  path: '/api/account/memory',
  access: 'user',
  summary: 'What the assistant shall not use of the owner’s own things',
  response: answer,
})

/** PUT /api/account/memory: the whole list; what stands in it is neither read nor sent to a model. */
export const saveMemory = defineContract({
  method: 'put',
  path: '/api/account/memory',
  access: 'user',
  summary: 'Switches off what the assistant may use of the owner’s own things',
  body: z.object({ off: switchedOff }),
  response: answer,
})
