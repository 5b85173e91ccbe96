import { type BusinessProfile, businessProfile, emptyProfile } from '#core/assistant/shared/business-profile.ts'
import { browserStorage } from '#core/ui/client/browser-storage.ts'

/** The fields that the owner changed and the server does not have yet. */
export type ProfileChanges = Partial<BusinessProfile>

const draftKey = (uid: string): string => `juragan:profile-draft:${uid}`
const fields = Object.keys(emptyProfile) as (keyof BusinessProfile)[]

/** The changes without those that another profile has in the same words. */
export const withoutSame = (changes: ProfileChanges, other: ProfileChanges): ProfileChanges =>
  Object.fromEntries(
    fields
      .filter((field) => field in changes && changes[field] !== other[field])
      .map((field) => [field, changes[field]]),
  )

/** What was typed on this device and never saved; fields that cannot be read are left out. */
export const readProfileDraft = (uid: string): ProfileChanges => {
  try {
    const kept: unknown = JSON.parse(browserStorage.read(draftKey(uid)) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    const readable = fields.filter(
      (field) =>
        field in kept && businessProfile.safeParse({ [field]: (kept as Record<string, unknown>)[field] }).success,
    )
    return Object.fromEntries(readable.map((field) => [field, (kept as Record<string, unknown>)[field]]))
  } catch {
    return {}
  }
}

export const writeProfileDraft = (uid: string, changes: ProfileChanges): void =>
  browserStorage.write(draftKey(uid), Object.keys(changes).length === 0 ? null : JSON.stringify(changes))

export const hasProfileDraft = (uid: string): boolean => Object.keys(readProfileDraft(uid)).length > 0
