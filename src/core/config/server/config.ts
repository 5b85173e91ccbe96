import { resolve } from 'node:path'
import * as z from 'zod/mini'
import {
  appCheckSettingDemands,
  appCheckSettingShapes,
  missingAppCheckSettings,
  type OutsideCheckSettings,
  readAppCheckSettings,
} from './app-check-settings.ts'
import { crowdSettingDemands, crowdSettingShapes, type CrowdSettings, readCrowdSettings } from './crowd-settings.ts'
import {
  driveSettingDemands,
  driveSettingShapes,
  type DriveSettings,
  missingDriveSettings,
  readDriveSettings,
} from './drive-settings.ts'
import {
  hostedDatabaseSettingDemands,
  hostedDatabaseSettingShapes,
  type HostedDatabaseSettings,
  missingHostedDatabaseSettings,
  readHostedDatabaseSettings,
} from './hosted-database-settings.ts'
import {
  hostingSettingDemands,
  hostingSettingShapes,
  type NetlifySettings,
  readNetlifySettings,
} from './hosting-settings.ts'
import {
  issuerSettingDemands,
  issuerSettingShapes,
  type IssuerSettings,
  missingIssuerSettings,
  readIssuers,
} from './issuer-settings.ts'
import { readPem, readSecretKey } from './key-files.ts'
import {
  mailSettingDemands,
  mailSettingShapes,
  type MailSettings,
  missingMailSettings,
  readMailSettings,
} from './mail-settings.ts'
import {
  assistants,
  missingModelSettings,
  modelSettingDemands,
  modelSettingShapes,
  type ModelSettings,
  readModelSettings,
} from './model-settings.ts'
import {
  paymentSettingDemands,
  paymentSettingShapes,
  type PaymentSettings,
  readPaymentSettings,
} from './payment-settings.ts'
import { StartRefused } from './start-refused.ts'

/** Everything that can be set from outside, read once at start. Features get the values they need, never the environment. */
export interface Config {
  /** 0 asks the system for any free port. */
  readonly port: number
  readonly host: string
  /** Absolute path of the folder that holds all data of this installation. */
  readonly dataDir: string
  /** PostgreSQL of the operator; undefined means the embedded one below `dataDir`. */
  readonly databaseUrl: string | undefined
  /** Origin under which browsers reach the product, without a slash at the end; undefined means where it listens. */
  readonly publicUrl: string | undefined
  /** Domain below which every published site has a host of its own; undefined chooses by the public address. */
  readonly sitesDomain: string | undefined
  /** Where sites are published beside the embedded host; null where only that one is. */
  readonly netlify: NetlifySettings | null
  /** Where copies of items are kept. */
  readonly drive: DriveSettings
  /** Which databases of their own owners may set up. */
  readonly hostedDatabase: HostedDatabaseSettings
  /** Key for calls by other services (adding points); without it those calls are refused. */
  readonly serviceKey: string | undefined
  /** Lets whoever shows it read the numbers of the server; without it they are read on this machine alone. */
  readonly metricsToken: string | undefined
  /** Signs sessions; at least 32 characters. */
  readonly secretKey: string
  /** Whether the X-Forwarded-* headers of a proxy in front of us are believed. */
  readonly trustProxy: boolean
  /** PEM texts of certificate and key; undefined means plain HTTP. */
  readonly tls: { readonly cert: string; readonly key: string } | undefined
  readonly assistant: (typeof assistants)[number]
  /** The language model that answers; null where the embedded assistant does. */
  readonly model: ModelSettings | null
  /** Whether the embedded assistant answers when the model cannot. */
  readonly assistantFallback: 'embedded' | 'none'
  /** Who else may tell who somebody is; local accounts are always there. */
  readonly issuers: readonly IssuerSettings[]
  /** The payment gateway of top ups; null means the embedded sandbox. */
  readonly payment: PaymentSettings | null
  /** The mail server; null means that mails are laid down in the data folder. */
  readonly mail: MailSettings | null
  /** The service that verifies apps; null means the embedded proof of work. */
  readonly appCheck: OutsideCheckSettings | null
  /** How much is done at once. */
  readonly crowd: CrowdSettings
  readonly logLevel: LogLevel
  /** IANA name of the zone in which dates of documents are meant. */
  readonly timeZone: string
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

const text = z.string()
const whenGiven = <T extends z.core.$ZodType>(schema: T) => z.optional(schema)

const isOrigin = (value: string): boolean => {
  if (!URL.canParse(value)) return false
  const url = new URL(value)
  return /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === '' && url.hash === ''
}

const isTimeZone = (value: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions().timeZone !== ''
  } catch {
    // The runtime throws RangeError for a zone it does not know.
    return false
  }
}

const settings = z.object({
  PORT: z._default(
    text.check(
      z.regex(/^\d{1,5}$/),
      z.refine((value) => Number(value) <= 65_535),
    ),
    '3000',
  ),
  HOST: z._default(text.check(z.regex(/^[\w.:-]+$/)), '127.0.0.1'),
  DATA_DIR: z._default(text, './data'),
  DATABASE_URL: whenGiven(text.check(z.regex(/^postgres(ql)?:\/\/\S+$/), z.refine(URL.canParse))),
  PUBLIC_URL: whenGiven(text.check(z.refine(isOrigin))),
  ...hostingSettingShapes,
  ...driveSettingShapes,
  ...hostedDatabaseSettingShapes,
  SERVICE_KEY: whenGiven(text.check(z.minLength(16))),
  METRICS_TOKEN: whenGiven(text.check(z.minLength(16))),
  SECRET_KEY: whenGiven(text.check(z.minLength(32))),
  TRUST_PROXY: z._default(z.enum(['true', 'false', '1', '0', 'ya', 'tidak']), 'false'),
  TLS_CERT: whenGiven(text),
  TLS_KEY: whenGiven(text),
  ASSISTANT: z._default(z.enum(assistants), 'embedded'),
  ASSISTANT_FALLBACK: z._default(z.enum(['embedded', 'none']), 'none'),
  ...modelSettingShapes,
  ...issuerSettingShapes,
  ...paymentSettingShapes,
  ...mailSettingShapes,
  ...appCheckSettingShapes,
  ...crowdSettingShapes,
  LOG_LEVEL: z._default(z.enum(logLevels), 'info'),
  TIME_ZONE: z._default(text.check(z.refine(isTimeZone)), 'Asia/Jakarta'),
})

type Setting = keyof typeof settings.shape

const demands: Record<Setting, string> = {
  PORT: 'harus berupa angka dari 0 sampai 65535',
  HOST: 'harus berupa nama atau alamat host, misalnya 127.0.0.1',
  DATA_DIR: 'harus berupa folder',
  DATABASE_URL: 'harus berupa alamat PostgreSQL, misalnya postgres://nama:sandi@host:5432/juragan',
  PUBLIC_URL: 'harus berupa alamat tanpa jalur, misalnya https://juragan.example',
  ...hostingSettingDemands,
  ...driveSettingDemands,
  ...hostedDatabaseSettingDemands,
  SERVICE_KEY: 'harus paling sedikit 16 karakter',
  METRICS_TOKEN: 'harus paling sedikit 16 karakter',
  SECRET_KEY: 'harus paling sedikit 32 karakter',
  TRUST_PROXY: 'harus ya atau tidak',
  TLS_CERT: 'harus berupa berkas sertifikat PEM',
  TLS_KEY: 'harus berupa berkas kunci PEM',
  ASSISTANT: `harus salah satu dari ${assistants.join(', ')}`,
  ASSISTANT_FALLBACK: 'harus embedded atau none',
  ...modelSettingDemands,
  ...issuerSettingDemands,
  ...paymentSettingDemands,
  ...mailSettingDemands,
  ...appCheckSettingDemands,
  ...crowdSettingDemands,
  LOG_LEVEL: `harus salah satu dari ${logLevels.join(', ')}`,
  TIME_ZONE: 'harus berupa nama zona waktu, misalnya Asia/Jakarta',
}

/**
 * Reads the settings from an environment. An empty value counts as not set.
 * Throws StartRefused that names every wrong setting at once.
 */
export const loadConfig = async (environment: Readonly<Record<string, string | undefined>>): Promise<Config> => {
  const given = Object.fromEntries(
    Object.keys(settings.shape).flatMap((name) => {
      const value = environment[name]?.trim()
      return value === undefined || value === '' ? [] : [[name, value]]
    }),
  )
  const parsed = z.safeParse(settings, given)
  if (!parsed.success) {
    const wrong = [...new Set(parsed.error.issues.map((issue) => String(issue.path[0])))]
    throw refuse(wrong.map((name) => [name, demands[name as Setting]] as const))
  }
  const values = parsed.data
  refuseIncomplete(values)
  const dataDir = resolve(values.DATA_DIR)
  return {
    port: Number(values.PORT),
    host: values.HOST,
    dataDir,
    databaseUrl: values.DATABASE_URL,
    publicUrl: values.PUBLIC_URL === undefined ? undefined : new URL(values.PUBLIC_URL).origin,
    sitesDomain: values.SITES_DOMAIN?.toLowerCase(),
    netlify: readNetlifySettings(values),
    drive: readDriveSettings(values),
    hostedDatabase: readHostedDatabaseSettings(values),
    serviceKey: values.SERVICE_KEY,
    metricsToken: values.METRICS_TOKEN,
    secretKey: values.SECRET_KEY ?? (await readSecretKey(dataDir)),
    trustProxy: ['true', '1', 'ya'].includes(values.TRUST_PROXY),
    tls: await readTls(values.TLS_CERT, values.TLS_KEY),
    assistant: values.ASSISTANT,
    model: readModelSettings(values.ASSISTANT, values),
    assistantFallback: values.ASSISTANT_FALLBACK,
    issuers: readIssuers(values),
    payment: readPaymentSettings(values),
    mail: readMailSettings(values),
    appCheck: readAppCheckSettings(values),
    crowd: readCrowdSettings(values),
    logLevel: values.LOG_LEVEL,
    timeZone: values.TIME_ZONE,
  }
}

const refuseIncomplete = (values: z.output<typeof settings>): void => {
  const missing = [
    ...missingModelSettings(values.ASSISTANT, values),
    ...missingIssuerSettings(values),
    ...missingDriveSettings(values),
    ...missingHostedDatabaseSettings(values),
    ...missingAppCheckSettings(values),
    ...missingMailSettings(values),
  ]
  if (values.DATABASE_URL !== undefined && values.SECRET_KEY === undefined) {
    // Several servers may share one database, and a session signed by one must count at the others.
    missing.push(['SECRET_KEY', 'harus diisi bila DATABASE_URL dipakai'])
  }
  if (values.TLS_CERT !== undefined && values.TLS_KEY === undefined)
    missing.push(['TLS_KEY', 'harus diisi bersama TLS_CERT'])
  if (values.TLS_KEY !== undefined && values.TLS_CERT === undefined)
    missing.push(['TLS_CERT', 'harus diisi bersama TLS_KEY'])
  if (missing.length > 0) throw refuse(missing)
}

const readTls = async (cert: string | undefined, key: string | undefined): Promise<Config['tls']> =>
  cert === undefined || key === undefined
    ? undefined
    : { cert: await readPem('TLS_CERT', cert), key: await readPem('TLS_KEY', key) }

const refuse = (wrong: readonly (readonly [string, string])[]): StartRefused =>
  new StartRefused(
    `wrong settings: ${wrong.map(([name]) => name).join(', ')}`,
    `Pengaturan belum benar: ${wrong.map(([name, demand]) => `${name} ${demand}`).join('; ')}.`,
  )
