import * as z from 'zod/mini'

import { memorySources } from './owner-memory.ts'

/** A used fact as it is stored with the reply and the item it went into. */
export const usedFact = z.object({
  source: z.enum(memorySources),
  label: z.string().check(z.maxLength(300)),
})

/** Sources that an owner has switched off, each once. */
export const switchedOff = z.array(z.enum(memorySources)).check(z.maxLength(memorySources.length))
