import type { DBAdapter } from 'better-auth/adapters'

import { hashToken } from './credential.ts'

type Condition = NonNullable<Parameters<DBAdapter['findMany']>[0]['where']>[number]
type Row = Record<string, unknown>

const hashed = (value: unknown): unknown => {
  if (typeof value === 'string') return hashToken(value)
  return Array.isArray(value) ? value.map(hashed) : value
}

const hashedConditions = (where: Condition[]): Condition[] =>
  where.map((condition) =>
    condition.field === 'token' ? { ...condition, value: hashed(condition.value) as Condition['value'] } : condition,
  )

const conditions = <Input extends { model: string; where?: Condition[] | undefined }>(input: Input): Input =>
  input.model === 'session' && input.where ? { ...input, where: hashedConditions(input.where) } : input

const askedToken = (where: readonly Condition[]): unknown => where.find(({ field }) => field === 'token')?.value

const withToken = <T>(row: T, token: unknown): T =>
  row !== null && typeof row === 'object' && typeof token === 'string' ? { ...row, token } : row

/**
 * Lets the sign-in library (1.7.7 keeps session tokens in plain text and has no option for it) store only their
 * hashes: tokens are hashed on their way into rows and conditions, and the caller who named a token sees it again.
 * A list of sessions shows hashes, with which nobody can sign in.
 */
export const withHashedTokens = <Adapter extends Omit<DBAdapter, 'transaction'>>(adapter: Adapter): Adapter => {
  const overrides: Partial<Omit<DBAdapter, 'transaction'>> = {
    create: async <T extends Row, R = T>(input: Parameters<DBAdapter['create']>[0]): Promise<R> => {
      if (input.model !== 'session') return adapter.create<T, R>(input as never)
      const data = input.data as Row
      const row = await adapter.create<T, R>({ ...input, data: { ...data, token: hashed(data.token) } } as never)
      return withToken(row, data.token)
    },
    findOne: async <T>(input: Parameters<DBAdapter['findOne']>[0]): Promise<T | null> => {
      const row = await adapter.findOne<T>(conditions(input))
      return input.model === 'session' ? withToken(row, askedToken(input.where)) : row
    },
    update: async <T>(input: Parameters<DBAdapter['update']>[0]): Promise<T | null> => {
      const row = await adapter.update<T>(conditions(input))
      return input.model === 'session' ? withToken(row, askedToken(input.where)) : row
    },
    findMany: (input) => adapter.findMany(conditions(input)),
    count: (input) => adapter.count(conditions(input)),
    updateMany: (input) => adapter.updateMany(conditions(input)),
    delete: (input) => adapter.delete(conditions(input)),
    deleteMany: (input) => adapter.deleteMany(conditions(input)),
    consumeOne: (input) => adapter.consumeOne(conditions(input)),
    incrementOne: (input) => adapter.incrementOne(conditions(input)),
  }
  return { ...adapter, ...overrides }
}
