import type { AppCheckFailureKind } from '#core/auth/shared/app-check-times.ts'
import { AppError } from '#core/errors/shared/app-error.ts'
import { type AppCheckSource, verifyAppWith } from '#core/http/client/app-check-port.ts'
import { checkReach } from '#core/http/client/reachability.ts'
import { loadAgain } from '#core/ui/client/load-again.ts'

const loadPart = loadAgain<AppCheckSource>(
  async () => (await import('#core/auth/client/app-check/app-check-here.ts')).appCheckToken,
  ({ appCheckToken }) => appCheckToken,
)

/** The part that verifies is loaded with the first creating call, never before. */
const load = async (): Promise<AppCheckSource> => {
  try {
    return await loadPart()
  } catch (cause) {
    if (await checkReach()) throw new AppError('app_check_not_initialized', { cause })
    throw new AppError('offline', { cause, details: { kind: 'fetch-network-error' satisfies AppCheckFailureKind } })
  }
}

let source: Promise<AppCheckSource> | null = null

verifyAppWith(async (refused) => {
  source ??= load()
  const token = await source.catch((error: unknown) => {
    source = null
    throw error
  })
  return token(refused)
})
