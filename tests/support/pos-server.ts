import type { Database } from '#core/db/server/database.ts'
import { createHttp } from '#core/http/server/mount.ts'
import type { Identity } from '#core/http/shared/identity.ts'
import { insertItem } from '#core/items/server/items.repo.ts'
import { itemRoutes } from '#core/items/server/items.routes.ts'
import type { Item } from '#core/items/shared/item.ts'
import type { Mails } from '#core/outbound/server/mails.ts'
import { createPos, type SetupSettings, store } from '#features/pos/server/index.ts'

import { easyAppCheck, verifiedPeople } from './app-check.ts'
import { keepMails } from './kept-mails.ts'
import { plainKinds } from './plain-kinds.ts'
import { silentLogger } from './silent-logger.ts'

export interface PosAnswer {
  readonly status: number
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into answers of every shape
  readonly body: any
  readonly headers: Headers
}

export const posUrl = 'http://127.0.0.1:3000'

/** Shops and tills behind the real HTTP door; the header `x-user` names the owner, `x-guest` a guest. */
export const createPosServer = (
  database: Database,
  setup?: Omit<SetupSettings, 'onUnclosed'>,
  {
    address = '',
    mails = keepMails({ reaches: false }),
  }: {
    /** Where the business is by its owner's profile. */
    readonly address?: string
    readonly mails?: Mails
  } = {},
) => {
  let now = new Date('2026-11-21T03:00:00.000Z')
  const clock = () => now
  const pos = createPos({
    database,
    publicUrl: posUrl,
    clock,
    mails,
    profileOf: async () => ({ address }),
    ...(setup ? { setup: { ...setup, onUnclosed: () => undefined } } : {}),
    people: {
      readUser: async (id) =>
        id.startsWith('user_') ? { displayName: 'Ibu Contoh', email: `${id}@contoh.test` } : null,
    },
  })
  const appCheck = easyAppCheck(database)
  const http = createHttp({
    verifyApp: appCheck.verifyApp,
    routes: [
      ...appCheck.routes,
      ...pos.routes,
      ...itemRoutes({ database, kinds: { ...plainKinds, pos: store }, clock }),
    ],
    publicUrl: posUrl,
    logger: silentLogger,
    identify: async (headers): Promise<Identity> => {
      const user = headers.get('x-user')
      const guest = headers.get('x-guest')
      if (user) return { role: 'user', userId: user }
      return guest ? { role: 'guest', userId: guest } : { role: 'nobody' }
    },
    addressOf: (request) => request.headers.get('x-address') ?? '127.0.0.1',
    translate: () => null,
  })

  const call = async (
    user: string | null,
    method: string,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<PosAnswer> => {
    const response = await http.request(path, {
      method,
      headers: { 'content-type': 'application/json', ...(user === null ? {} : { 'x-user': user }), ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: await response.json().catch(() => null), headers: response.headers }
  }

  return {
    call,
    /** What a verified page sends besides with creating calls of this owner. */
    verified: verifiedPeople(
      (user) => async (method, path, body) =>
        http.request(path, {
          method,
          headers: { 'content-type': 'application/json', 'x-user': user },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        }),
    ),
    http,
    clock,
    setNow: (instant: string): void => {
      now = new Date(instant)
    },
    /** Stores a till as the chat does, with the goods of its order. */
    makeShop: (ownerId: string, goods: readonly object[] = [], name = 'Warung Bu Sri'): Promise<Item> =>
      database.transaction(async (tx) => {
        const composed = { businessInfo: { name }, businessType: 'Warung', goods }
        const item = await insertItem(tx, {
          ownerId,
          kind: 'pos',
          type: 'pos',
          title: name,
          description: '',
          status: 'setup_required',
          source: 'chat',
          metadata: {},
          content: store.parseContent(composed),
          author: 'AI',
          pointsDeducted: 150,
          balanceAfter: 0,
          now: clock(),
        })
        await store.afterInsert?.(tx, item, composed)
        return item
      }),
  }
}

export type PosServer = ReturnType<typeof createPosServer>
