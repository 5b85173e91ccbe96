import { randomBytes } from 'node:crypto'

import { users } from '#core/auth/server/auth.tables.ts'
import type { Database } from '#core/db/server/database.ts'

const addPerson = async (database: Database, isAnonymous: boolean): Promise<string> => {
  const id = `${isAnonymous ? 'guest' : 'user'}_${randomBytes(8).toString('hex')}`
  await database.insert(users).values({ id, name: 'Ibu Contoh', email: `${id}@contoh.test`, isAnonymous })
  return id
}

/** An account without a way to sign in, for tests below the HTTP door; answers its id. */
export const addUser = (database: Database): Promise<string> => addPerson(database, false)

/** A guest's row; answers its id. */
export const addGuest = (database: Database): Promise<string> => addPerson(database, true)
