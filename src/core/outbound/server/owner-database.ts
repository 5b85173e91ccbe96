import { isIP, Socket } from 'node:net'

import pg from 'pg'

import { isConnectionLoss } from '#core/db/server/database-failures.ts'
import { AppError } from '#core/errors/shared/app-error.ts'
import type { ErrorCode } from '#core/errors/shared/error-codes.ts'

import { type DatabaseAddress, readConnectionString } from './connection-string.ts'
import { addressesOf, isPublicAddress } from './public-address.ts'

export interface OwnerDatabaseOptions {
  /** Whether databases within this machine's own network may be reached. */
  readonly allowPrivate: boolean
  /** Milliseconds for finding an address, and again for reaching it. */
  readonly patience?: number
  /** Milliseconds that one statement may take. */
  readonly longestStatement?: number
  readonly resolve?: (host: string) => Promise<readonly string[]>
}

/** Puts SQL into a database of an owner's own; all of it or nothing. */
export interface OwnerDatabase {
  run(sql: string): Promise<void>
}

const usualPatience = 8_000
const usualStatement = 30_000
/** A host may have many addresses; more are not tried. */
const mostAddresses = 4

/** PostgreSQL's own codes (Appendix A of its manual) and what they mean to an owner. */
const serverCodes: Readonly<Record<string, ErrorCode>> = {
  '28P01': 'owner_database_wrong_password',
  '28000': 'owner_database_wrong_password',
  '3D000': 'owner_database_missing',
  '42501': 'owner_database_no_rights',
  '42P06': 'owner_database_occupied',
  '42P07': 'owner_database_occupied',
  '42703': 'owner_database_occupied',
  '42710': 'owner_database_occupied',
  '42723': 'owner_database_occupied',
  '42809': 'owner_database_occupied',
}

const codeOf = (error: unknown): string => {
  const { code } = (typeof error === 'object' && error !== null ? error : {}) as { readonly code?: unknown }
  return typeof code === 'string' ? code : ''
}

/** PostgreSQL's codes have five characters; those of Node are names of its own. */
const knownCode = /^(?:[0-9A-Z]{5}|E[A-Z]{2,20}(?:_[A-Z0-9_]{1,60})?)$/
/** What is thrown here or by the driver before a server has said a word. */
const ownWords = new Set(['took too long', 'Query read timeout', 'Connection terminated unexpectedly'])

/** No server answers with its text, nor with what it calls a code: both could carry what nobody here should see. */
const coded = (code: ErrorCode, cause: unknown): AppError => {
  const told = codeOf(cause)
  const words = cause instanceof Error && ownWords.has(cause.message) ? cause.message : 'no known code'
  return new AppError(code, { message: `the owner's database: ${knownCode.test(told) ? told : words}` })
}

const wantsNoTls = (error: unknown): boolean => error instanceof Error && /does not support SSL/i.test(error.message)

const beforeWork = (error: unknown): AppError => {
  const known = serverCodes[codeOf(error)]
  if (known) return coded(known, error)
  if (wantsNoTls(error)) return coded('owner_database_no_tls', error)
  // Whatever a server says that is no PostgreSQL, or breaks off while it is greeted, it is not the one that was meant.
  return coded('owner_database_unreachable', error)
}

const duringWork = (error: unknown): AppError => {
  const known = serverCodes[codeOf(error)]
  if (known) return coded(known, error)
  return coded(isConnectionLoss(error) ? 'owner_database_broke_off' : 'owner_database_failed', error)
}

const within = <T>(work: Promise<T>, milliseconds: number): Promise<T> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error('took too long')), milliseconds)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/** All addresses of the host, every one of them looked at; a host with a single inner address is refused whole. */
const checkedAddresses = async (host: string, options: Required<OwnerDatabaseOptions>): Promise<readonly string[]> => {
  const found = await within(options.resolve(host), options.patience).catch((error: unknown) => {
    throw coded('owner_database_unreachable', error)
  })
  if (found.length === 0) throw new AppError('owner_database_unreachable', { message: 'no address' })
  if (!options.allowPrivate && !found.every(isPublicAddress))
    throw new AppError('owner_database_private', { message: 'an address of the host is not public' })
  return found.slice(0, mostAddresses)
}

interface Line {
  readonly client: pg.Client
  end(): Promise<void>
}

/** Connects to one address that was checked: the name is not asked for again. */
const connect = async (
  { host, port, user, database }: DatabaseAddress,
  address: string,
  password: string,
  ssl: false | { readonly rejectUnauthorized: boolean },
  { patience, longestStatement }: Required<OwnerDatabaseOptions>,
): Promise<Line> => {
  const socket = new Socket()
  const client = new pg.Client({
    host: address,
    port,
    user,
    password,
    database,
    stream: () => socket,
    ssl: ssl && { ...ssl, ...(isIP(host) === 0 ? { servername: host } : {}) },
    connectionTimeoutMillis: patience,
    // A database that hangs, or a network that swallows, ends the wait as well.
    query_timeout: longestStatement + patience,
    application_name: 'Juragan',
  })
  client.on('error', () => {})
  const end = async (): Promise<void> => {
    await within(client.end(), 1_000).catch(() => undefined)
    socket.destroy()
  }
  try {
    await client.connect()
  } catch (error) {
    socket.destroy()
    throw error
  }
  return { client, end }
}

/** With TLS; without it where the owner said so, or where the way does not leave our own network. */
const connectSafely = async (
  at: DatabaseAddress,
  address: string,
  password: string,
  options: Required<OwnerDatabaseOptions>,
): Promise<Line> => {
  if (at.secrecy === 'none') return connect(at, address, password, false, options)
  try {
    // Supabase and most hosts sign their own certificates: encrypted is what can be asked of all of them.
    return await connect(at, address, password, { rejectUnauthorized: at.secrecy === 'verified' }, options)
  } catch (error) {
    if (!wantsNoTls(error) || at.secrecy === 'verified' || isPublicAddress(address)) throw error
    return connect(at, address, password, false, options)
  }
}

const open = async (at: DatabaseAddress, password: string, options: Required<OwnerDatabaseOptions>): Promise<Line> => {
  let failure = new AppError('owner_database_unreachable')
  for (const address of await checkedAddresses(at.host, options)) {
    try {
      return await connectSafely(at, address, password, options)
    } catch (error) {
      failure = beforeWork(error)
      if (failure.code !== 'owner_database_unreachable') throw failure
    }
  }
  throw failure
}

/**
 * The database that an owner names by connection string and password. Nothing of both is stored or logged. Failures are
 * AppErrors `owner_database_…`, and `connection_string_unreadable`.
 */
export const createOwnerDatabase = (
  connectionString: string,
  password: string,
  given: OwnerDatabaseOptions,
): OwnerDatabase => {
  const at = readConnectionString(connectionString)
  const options = { patience: usualPatience, longestStatement: usualStatement, resolve: addressesOf, ...given }
  return {
    run: async (sql) => {
      const { client, end } = await open(at, password, options)
      try {
        await client.query('BEGIN')
        // Not while connecting: poolers in front of a database refuse settings there.
        await client.query(`SET LOCAL statement_timeout = ${options.longestStatement}`)
        await client.query(sql)
        await client.query('COMMIT')
      } catch (error) {
        throw duringWork(error)
      } finally {
        await end()
      }
    },
  }
}
