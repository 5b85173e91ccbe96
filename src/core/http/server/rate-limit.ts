import { AppError } from '#core/errors/shared/app-error.ts'

/** Well above human speed (resolutions 18): a burst of a page with many tabs, then a steady stream. */
const humanSpeed: RateLimits = { burst: 400, perSecond: 40 }
/** Addresses remembered at once; beyond it the fullest buckets, which lose nothing, are forgotten first. */
const rememberedAddresses = 10_000

interface Bucket {
  tokens: number
  at: number
}

/** How much one address may ask for at once, and then steadily. */
export interface RateLimits {
  readonly burst: number
  readonly perSecond: number
}

/** A token bucket for each address. The returned function throws `too_many_requests` when the bucket is empty. */
export const createRateLimit = (
  now: () => number = Date.now,
  { burst, perSecond }: RateLimits = humanSpeed,
): ((address: string) => void) => {
  const buckets = new Map<string, Bucket>()
  return (address) => {
    const at = now()
    const known = buckets.get(address)
    const tokens = known ? Math.min(burst, known.tokens + ((at - known.at) / 1000) * perSecond) : burst
    if (tokens < 1) throw new AppError('too_many_requests')
    buckets.delete(address)
    buckets.set(address, { tokens: tokens - 1, at })
    if (buckets.size > rememberedAddresses) {
      const oldest = buckets.keys().next().value
      if (oldest !== undefined) buckets.delete(oldest)
    }
  }
}
