import * as z from 'zod/mini'

import { shortText } from '../fields.ts'

const name = shortText.check(z.minLength(1))
const address = z.string().check(z.trim(), z.maxLength(300))
const phone = z.string().check(z.trim(), z.maxLength(40))

/** One of the places at which a shop sells. */
export const location = z.object({ id: z.string(), name: z.string(), address: z.string(), phone: z.string() })
export type Location = z.infer<typeof location>

export const locationInput = z.object({ name, address: z._default(address, ''), phone: z._default(phone, '') })
export type LocationInput = z.input<typeof locationInput>

export const locationChange = z.object({
  name: z.optional(name),
  address: z.optional(address),
  phone: z.optional(phone),
})
