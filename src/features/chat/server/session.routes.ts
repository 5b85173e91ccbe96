import type { Database, Tx } from '#core/db/server/database.ts'
import { AppError } from '#core/errors/shared/app-error.ts'
import { type RequestContext, type Route, route } from '#core/http/server/router.ts'
import { ok } from '#core/http/shared/contract.ts'
import { publish } from '#core/live/server/notices.ts'
import { storableText } from '#core/text/shared/storable-text.ts'
import * as contracts from '../shared/chat.contract.ts'
import type { ChatMessage } from '../shared/message.ts'
import {
  findSession,
  readSessions,
  renameSession,
  type SessionKey,
  setDeleted,
  sessionIs,
  toSessionSummary,
} from './chat.repo.ts'
import { noteTitle } from './chat-search.ts'
import { chatSessions } from './chat.tables.ts'
import { branchOf, readChildren, readOwnMessage, readPath, showBranch } from './message-tree.ts'
import type { Replies } from './replies.ts'
import { findRunning } from './replies.repo.ts'
import { asker } from './request-parts.ts'

export interface SessionRoutesDependencies {
  readonly database: Database
  readonly replies: Pick<Replies, 'halt'>
  readonly clock: () => Date
}

const recentSessions = 10

const keyOf = (request: RequestContext, { sessionId }: { readonly sessionId: string }): SessionKey => ({
  userId: asker(request),
  sessionId,
})

/** The routes of a person's chats: every one answers about the asking person's own only. */
export const sessionRoutes = ({ database, replies, clock }: SessionRoutesDependencies): Route[] => {
  /** A reply that runs is shown as a message that still grows: its words come by following it from the beginning. */
  const readRunning = async (key: SessionKey): Promise<{ message: ChatMessage; userMessageId: string } | null> => {
    const running = await findRunning(database, key)
    if (!running) return null
    const { answerMessageId: id, startedAt, id: replyId, userMessageId } = running
    const timestamp = startedAt.toISOString()
    return { userMessageId, message: { id, content: '', sender: 'ai', timestamp, state: 'running', replyId } }
  }

  const readPage = async (key: SessionKey, before: string | null, limit: number): Promise<contracts.SessionPage> => {
    // The running reply is looked up first: one that ends in between is then among the messages.
    const running = before === null ? await readRunning(key) : null
    const row = await findSession(database, key)
    if (!row) throw new AppError('not_found')
    const last = before === null ? row.leafId : (await readOwnMessage(database, key, before)).parentId
    const { messages, earlier } = await readPath(database, key, last, limit)
    const session = toSessionSummary(row)
    const { memoryOff } = row
    if (!running || messages.some(({ id }) => id === running.message.id))
      return { session, messages, earlier, memoryOff }
    const beside = [...(await readChildren(database, key, row.leafId, 'ai')), running.message.id]
    const branch = branchOf(beside, running.message.id)
    const growing = { ...running.message, ...(branch ? { branch } : {}) }
    return { session, messages: [...messages, growing], earlier, memoryOff }
  }

  /** Changes a chat under its lock and tells the person's other tabs; `not_found` where `work` found none. */
  const change = (key: SessionKey, work: (tx: Tx) => Promise<boolean>): Promise<void> =>
    database.transaction(async (tx) => {
      await tx.select({ id: chatSessions.sessionId }).from(chatSessions).where(sessionIs(key)).for('update')
      if (!(await work(tx))) throw new AppError('not_found')
      await publish(tx, { userId: key.userId, topic: 'chats', id: key.sessionId })
    })

  const readSummary = async (key: SessionKey): Promise<contracts.SessionSummary> => {
    const row = await findSession(database, key)
    if (!row) throw new AppError('not_found')
    return toSessionSummary(row)
  }

  return [
    route(contracts.listSessions, async ({ query }, request) => {
      const { limit = recentSessions, before } = query
      return ok(
        await readSessions(database, asker(request), {
          limit,
          before: before === undefined ? undefined : storableText(before),
        }),
      )
    }),
    route(contracts.getSession, async ({ params, query }, request) =>
      ok(await readPage(keyOf(request, params), query.before ?? null, query.limit ?? contracts.messagesAtOnce)),
    ),
    route(contracts.renameSession, async ({ params, body }, request) => {
      const key = keyOf(request, params)
      const title = storableText(body.title).trim()
      if (title === '') throw new AppError('invalid_request', { details: { fields: ['title'] } })
      await change(key, async (tx) => {
        const renamed = await renameSession(tx, key, title)
        if (renamed) await noteTitle(tx, key, title, clock())
        return renamed
      })
      return ok({ session: await readSummary(key) })
    }),
    route(contracts.deleteSession, async ({ params }, request) => {
      const key = keyOf(request, params)
      const running = await findRunning(database, key)
      if (running) await replies.halt(running.id, key.userId)
      await change(key, (tx) => setDeleted(tx, key, clock()))
      return ok({ sessionId: key.sessionId })
    }),
    route(contracts.restoreSession, async ({ params }, request) => {
      const key = keyOf(request, params)
      await change(key, (tx) => setDeleted(tx, key, null))
      return ok({ session: await readSummary(key) })
    }),
    route(contracts.setSessionMemory, async ({ params, body }, request) => {
      const key = keyOf(request, params)
      const off = [...new Set(body.off)]
      await change(key, async (tx) => {
        if (!(await findSession(tx, key))) return false
        await tx.update(chatSessions).set({ memoryOff: off }).where(sessionIs(key))
        return true
      })
      return ok({ off })
    }),
    route(contracts.showBranch, async ({ params, body }, request) => {
      const key = keyOf(request, params)
      await change(key, async (tx) => {
        if (!(await findSession(tx, key))) return false
        const running = await findRunning(tx, key)
        if (running) throw new AppError('reply_running', { details: { replyId: running.id } })
        await showBranch(tx, key, body.messageId)
        return true
      })
      return ok(await readPage(key, null, contracts.messagesAtOnce))
    }),
  ]
}
