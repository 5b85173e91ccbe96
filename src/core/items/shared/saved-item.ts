/** What older or foreign stores give as a date (P1 §3, P2; resolutions 21). */
export interface TimestampObject {
  readonly seconds: number
  readonly nanoseconds?: number
}

const isTimestamp = (value: unknown): value is TimestampObject =>
  typeof value === 'object' && value !== null && 'seconds' in value && typeof value.seconds === 'number'

const toIso = (date: Date): string | null => (Number.isNaN(date.getTime()) ? null : date.toISOString())

/**
 * `createdAt` as a timestamp object `{seconds, nanoseconds}`, a Date, milliseconds or a date string, read as ISO text
 * in UTC; null where it is none of them (ITEM-01).
 */
export const readInstant = (value: unknown): string | null => {
  if (value instanceof Date) return toIso(value)
  if (typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')) return toIso(new Date(value))
  if (!isTimestamp(value)) return null
  return toIso(new Date(value.seconds * 1000 + Math.floor((value.nanoseconds ?? 0) / 1_000_000)))
}

interface Named {
  readonly businessInfo?: { readonly name?: string | null | undefined } | null | undefined
}

const filled = (text: string | null | undefined): string | null => text?.trim() || null

/** The title of a website: its business's name, else 'Website' (P1 §3). */
export const websiteTitle = ({ businessInfo }: Named): string => filled(businessInfo?.name) ?? 'Website'

/** The title of a till: its business's name, else its id, else 'POS System' (P1 §3). */
export const posTitle = ({ businessInfo, id }: Named & { readonly id?: string | null | undefined }): string =>
  filled(businessInfo?.name) ?? filled(id) ?? 'POS System'

/** The status of a till that has none yet (P1 §3). */
export const defaultPosStatus = 'setup_required'
