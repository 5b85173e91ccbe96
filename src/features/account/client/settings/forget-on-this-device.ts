import { forgetAccount } from '#core/auth/client/known-accounts.ts'
import { forgetDrafts } from '#core/items/client/drafts.ts'

/** Words of an owner that this browser keeps; how the workspace looks stays. */
const ownWords = ['juragan:draft:', 'juragan:outbox:', 'juragan:profile-draft:'] as const

/** After an account was deleted: nothing that its owner wrote or was called stays on this device. */
export const forgetOnThisDevice = async (email: string): Promise<void> => {
  forgetAccount(email)
  try {
    for (const key of Object.keys(localStorage))
      if (ownWords.some((start) => key.startsWith(start))) localStorage.removeItem(key)
  } catch {
    // Storage is refused here: then nothing was kept either.
    return
  } finally {
    await forgetDrafts()
  }
}
