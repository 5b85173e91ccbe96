import type { BusinessProfile } from '#core/assistant/shared/business-profile.ts'
import type { User } from '#core/auth/shared/user.ts'

/** Whose shop it is, as the account and its business profile say. */
export interface ShopOwner {
  readonly id: string
  readonly name: string
  readonly email: string
  /** Where the business is; empty where the profile does not tell. */
  readonly address: string
}

export interface ShopPeople {
  readonly people: {
    /** An account by id; null for guests. */
    readUser(userId: string): Promise<Pick<User, 'displayName' | 'email'> | null>
  }
  /** What of the owner's business may be used. */
  readonly profileOf: (userId: string) => Promise<Pick<BusinessProfile, 'address'> | null>
}

/** The owner of this id; null where there is no such account. */
export const findShopOwner = async ({ people, profileOf }: ShopPeople, id: string): Promise<ShopOwner | null> => {
  const user = await people.readUser(id)
  if (!user) return null
  return { id, name: user.displayName, email: user.email, address: (await profileOf(id))?.address ?? '' }
}
