import * as z from 'zod/mini'

/** A short line of the profile; empty means that the owner has not filled it in. */
const line = z._default(z.string().check(z.trim(), z.maxLength(200)), '')

/**
 * What the owner told once about the business (Settings): letterheads, websites and tills use it wherever a message
 * does not say otherwise. Every field may be empty.
 */
export const businessProfile = z.object({
  name: line,
  /** As the owner calls it: `warung makan`, `toko kelontong`. */
  type: line,
  description: z._default(z.string().check(z.trim(), z.maxLength(1000)), ''),
  address: line,
  phone: line,
  email: line,
  website: line,
  /** A small picture as a `data:image/…;base64,` address, at most 200 kB; empty where there is none. */
  logo: z._default(
    z.string().check(z.maxLength(280_000), z.regex(/^(data:image\/(png|jpeg|webp);base64,[A-Za-z0-9+/=]+)?$/)),
    '',
  ),
  bankName: line,
  bankAccountNumber: line,
  bankAccountHolder: line,
  npwp: line,
  /** Registered for PPN; tax stays off for everybody else. */
  isPkp: z._default(z.boolean(), false),
  signerName: line,
  signerTitle: line,
})
export type BusinessProfile = z.infer<typeof businessProfile>

/** The profile of an owner who has not filled in anything. */
export const emptyProfile: BusinessProfile = businessProfile.parse({})
