import * as z from 'zod/mini'

/** A signed-in person with the fields of P1 §3 (AUTH-04). */
export const user = z.object({
  uid: z.string(),
  displayName: z.string(),
  email: z.string(),
  photoURL: z.nullable(z.string()),
  emailVerified: z.boolean(),
})
export type User = z.infer<typeof user>
