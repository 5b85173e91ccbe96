import type { AppCheckFailureKind } from '#core/auth/shared/app-check-times.ts'
import { AppError } from '#core/errors/shared/app-error.ts'
import { type AppCheckSource, verifyAppWith } from '#core/http/client/app-check-port.ts'
import { checkReach } from '#core/http/client/reachability.ts'

/** The address of the part that could not be loaded, and how often it has been asked for again. */
let failed = ''
let repeats = 0

/** Browsers keep a load that failed under its address: the next try asks by another one of the same file. */
const loadAgain = async (): Promise<AppCheckSource | undefined> => {
  if (failed === '') return undefined
  repeats += 1
  const part = (await import(/* @vite-ignore */ `${failed}?again=${repeats}`)) as { appCheckToken?: AppCheckSource }
  return part.appCheckToken
}

/** The part that verifies is loaded with the first creating call, never before. */
const load = async (): Promise<AppCheckSource> => {
  try {
    return (await loadAgain()) ?? (await import('#core/auth/client/app-check/app-check-here.ts')).appCheckToken
  } catch (cause) {
    failed = /https?:\/\/\S+\.js/.exec(String(cause))?.[0] ?? failed
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
