import * as z from 'zod/mini'

import { keepAnswersWith } from '#core/http/client/answer-keeper.ts'
import { createKeptAnswers, type KeptPaths } from '#core/http/client/kept-answers.ts'

/** As many chats and items can be read while the server is out of reach. */
export const mostKept = 50

/** Longer lists are cut: the device holds the newest of it. */
const mostListed = 500

const sessionAnswer = z.object({
  data: z.object({ user: z.nullable(z.object({ uid: z.string() })), isGuest: z.boolean() }),
})

/** The person whom a session's answer names; null where there is nobody: what was kept stays for who comes back. */
const ownerOf = (answer: unknown): string | null => {
  const session = sessionAnswer.safeParse(answer).data?.data
  return session?.user?.uid ?? (session?.isGuest === true ? 'guest' : null)
}

const itemsAnswer = z.looseObject({ data: z.looseObject({ items: z.array(z.unknown()) }) })

const firstItems = (answer: unknown): unknown => {
  const parsed = itemsAnswer.safeParse(answer)
  if (!parsed.success) return answer
  const { data } = parsed.data
  return { ...parsed.data, data: { ...data, items: data.items.slice(0, mostListed) } }
}

/** What the workspace reads, and how much of it stays on the device. */
const keptPaths: KeptPaths = {
  '/api/session': { most: 1, ownerOf },
  '/api/profile': { most: 1 },
  '/api/items': { most: 6, trim: firstItems },
  '/api/items/:id': { most: mostKept },
  '/api/chat/sessions': { most: 12 },
  '/api/chat/sessions/:sessionId': { most: mostKept },
}

/** What this device keeps for reading without the server. */
export const keptReading = createKeptAnswers(keptPaths)
keepAnswersWith(keptReading)
