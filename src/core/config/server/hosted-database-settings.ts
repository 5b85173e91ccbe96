import * as z from 'zod/mini'

/** How Supabase knows this installation, and where it is reached. */
export interface SupabaseSettings {
  readonly clientId: string
  /** Secret of our OAuth app there. */
  readonly clientSecret: string
  /** Origin of its management API. */
  readonly apiUrl: string
  /** Address of a project's own API; `{ref}` stands for the project. */
  readonly projectUrl: string
}

export interface HostedDatabaseSettings {
  /** Whether owners may name databases within this machine's own network. */
  readonly allowPrivate: boolean
  /** Null where owners cannot authorize a Supabase account. */
  readonly supabase: SupabaseSettings | null
}

const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Tokens travel with every call: plain http is for loopback alone. */
const isSafe = (value: string): boolean => {
  if (!URL.canParse(value)) return false
  const { protocol, hostname } = new URL(value)
  return protocol === 'https:' || (protocol === 'http:' && loopback.has(hostname))
}

const isProjectUrl = (value: string): boolean => value.includes('{ref}') && isSafe(value.replaceAll('{ref}', 'a'))

export const hostedDatabaseSettingShapes = {
  ALLOW_PRIVATE_DATABASES: z._default(z.enum(['true', 'false', '1', '0', 'ya', 'tidak']), 'false'),
  SUPABASE_CLIENT_ID: z.optional(z.string().check(z.regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i))),
  SUPABASE_CLIENT_SECRET: z.optional(z.string().check(z.minLength(8), z.maxLength(300))),
  SUPABASE_BASE_URL: z.optional(z.string().check(z.refine(isSafe))),
  SUPABASE_PROJECT_URL: z.optional(z.string().check(z.refine(isProjectUrl))),
}

type Name = keyof typeof hostedDatabaseSettingShapes
type Values = { readonly ALLOW_PRIVATE_DATABASES: string } & Readonly<Partial<Record<Name, string | undefined>>>

export const hostedDatabaseSettingDemands: Record<Name, string> = {
  ALLOW_PRIVATE_DATABASES: 'harus ya atau tidak',
  SUPABASE_CLIENT_ID: 'harus berupa Client ID dari OAuth app Supabase',
  SUPABASE_CLIENT_SECRET: 'harus berupa Client Secret dari OAuth app Supabase',
  SUPABASE_BASE_URL: 'harus berupa alamat https, misalnya https://api.supabase.com',
  SUPABASE_PROJECT_URL: 'harus berupa alamat https dengan {ref}, misalnya https://{ref}.supabase.co',
}

/** Both or none: half an OAuth app is a mistake. */
export const missingHostedDatabaseSettings = (values: Values): (readonly [string, string])[] => {
  const both = ['SUPABASE_CLIENT_ID', 'SUPABASE_CLIENT_SECRET'] as const
  const missing = both.filter((name) => values[name] === undefined)
  if (missing.length !== 1) return []
  return missing.map((name) => [name, 'harus diisi bersama pasangannya'] as const)
}

export const readHostedDatabaseSettings = (values: Values): HostedDatabaseSettings => {
  const { SUPABASE_CLIENT_ID: clientId, SUPABASE_CLIENT_SECRET: clientSecret } = values
  return {
    allowPrivate: ['true', '1', 'ya'].includes(values.ALLOW_PRIVATE_DATABASES),
    supabase:
      clientId !== undefined && clientSecret !== undefined
        ? {
            clientId,
            clientSecret,
            apiUrl: new URL(values.SUPABASE_BASE_URL ?? 'https://api.supabase.com').origin,
            projectUrl: (values.SUPABASE_PROJECT_URL ?? 'https://{ref}.supabase.co').replace(/\/+$/, ''),
          }
        : null,
  }
}
