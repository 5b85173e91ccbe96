import { AppError } from '#core/errors/shared/app-error.ts'
import type { Identity } from '#core/http/shared/identity.ts'

/** The owner who asks. Drives are for signed-in owners alone, in the specification's words (P2 §5). */
export const driveOwner = ({ identity }: { readonly identity: Identity }): string => {
  if (identity.role !== 'user') throw new AppError('drive_sign_in_required')
  return identity.userId
}
