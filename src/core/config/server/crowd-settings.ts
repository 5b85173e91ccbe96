import * as z from 'zod/mini'

/** How much is done at once, so that many who ask at the same time are answered, or told that it is crowded. */
export interface CrowdSettings {
  /** Open connections, streams among them. */
  readonly connections: number
  /** Requests of any kind that are being answered. */
  readonly requests: number
  /** Calls that make or read a file, and direct creating calls. */
  readonly heavyCalls: number
  /** Replies of the chat that are being written. */
  readonly replies: number
  /** How long a request may take to arrive, and then to be answered. */
  readonly requestSeconds: number
}

const whole = (most: number) =>
  z.string().check(
    z.regex(/^\d{1,6}$/),
    z.refine((value) => Number(value) >= 1 && Number(value) <= most),
  )

export const crowdSettingShapes = {
  MAX_CONNECTIONS: z._default(whole(100_000), '2000'),
  MAX_REQUESTS: z._default(whole(100_000), '500'),
  MAX_HEAVY_CALLS: z._default(whole(10_000), '60'),
  MAX_REPLIES: z._default(whole(10_000), '200'),
  REQUEST_SECONDS: z._default(whole(3_600), '120'),
}

type Name = keyof typeof crowdSettingShapes

export const crowdSettingDemands: Record<Name, string> = {
  MAX_CONNECTIONS: 'harus berupa angka dari 1 sampai 100000',
  MAX_REQUESTS: 'harus berupa angka dari 1 sampai 100000',
  MAX_HEAVY_CALLS: 'harus berupa angka dari 1 sampai 10000',
  MAX_REPLIES: 'harus berupa angka dari 1 sampai 10000',
  REQUEST_SECONDS: 'harus berupa angka dari 1 sampai 3600',
}

export const readCrowdSettings = (values: Readonly<Record<Name, string>>): CrowdSettings => ({
  connections: Number(values.MAX_CONNECTIONS),
  requests: Number(values.MAX_REQUESTS),
  heavyCalls: Number(values.MAX_HEAVY_CALLS),
  replies: Number(values.MAX_REPLIES),
  requestSeconds: Number(values.REQUEST_SECONDS),
})
