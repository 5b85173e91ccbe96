import * as z from 'zod/mini'

/** How Google's drive is reached and how it knows us. */
export interface GoogleDriveSettings {
  readonly clientId: string
  readonly clientSecret: string
  /** Origin of the Drive API. */
  readonly apiUrl: string
  /** Origin of the page on which owners consent. */
  readonly accountsUrl: string
  /** Origin of the token endpoint. */
  readonly tokenUrl: string
}

export interface DriveSettings {
  /** Null where copies go to the embedded drive alone. */
  readonly google: GoogleDriveSettings | null
  /** What an owner may keep in the embedded drive, in bytes. */
  readonly quota: number
}

const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Tokens travel with every call: plain http is for loopback alone. */
const isSafe = (value: string): boolean => {
  if (!URL.canParse(value)) return false
  const { protocol, hostname } = new URL(value)
  return protocol === 'https:' || (protocol === 'http:' && loopback.has(hostname))
}

const address = z.optional(z.string().check(z.refine(isSafe)))

export const driveSettingShapes = {
  DRIVE: z._default(z.enum(['embedded', 'google']), 'embedded'),
  DRIVE_QUOTA_MB: z._default(z.string().check(z.regex(/^[1-9]\d{0,5}$/)), '100'),
  GOOGLE_DRIVE_BASE_URL: address,
  GOOGLE_OAUTH_BASE_URL: address,
}

type Name = keyof typeof driveSettingShapes
interface Values {
  readonly DRIVE: 'embedded' | 'google'
  readonly DRIVE_QUOTA_MB: string
  readonly GOOGLE_DRIVE_BASE_URL?: string | undefined
  readonly GOOGLE_OAUTH_BASE_URL?: string | undefined
  readonly GOOGLE_CLIENT_ID?: string | undefined
  readonly GOOGLE_CLIENT_SECRET?: string | undefined
}

export const driveSettingDemands: Record<Name, string> = {
  DRIVE: 'harus embedded atau google',
  DRIVE_QUOTA_MB: 'harus berupa angka dari 1 sampai 999999',
  GOOGLE_DRIVE_BASE_URL: 'harus berupa alamat https, misalnya https://www.googleapis.com',
  GOOGLE_OAUTH_BASE_URL: 'harus berupa alamat https',
}

/** What Google's drive needs beside DRIVE=google. */
export const missingDriveSettings = (values: Values): (readonly [string, string])[] =>
  values.DRIVE === 'google'
    ? (['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'] as const)
        .filter((name) => values[name] === undefined)
        .map((name) => [name, 'harus diisi bila DRIVE=google'] as const)
    : []

const megabyte = 1024 * 1024

const origin = (given: string | undefined, usual: string): string => new URL(given ?? usual).origin

export const readDriveSettings = (values: Values): DriveSettings => {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_OAUTH_BASE_URL: oauth } = values
  return {
    quota: Number(values.DRIVE_QUOTA_MB) * megabyte,
    google:
      values.DRIVE === 'google' && clientId !== undefined && clientSecret !== undefined
        ? {
            clientId,
            clientSecret,
            apiUrl: origin(values.GOOGLE_DRIVE_BASE_URL, 'https://www.googleapis.com'),
            accountsUrl: origin(oauth, 'https://accounts.google.com'),
            tokenUrl: origin(oauth, 'https://oauth2.googleapis.com'),
          }
        : null,
  }
}
