import * as z from 'zod/mini'

/** The one event stream of a browser, shared by its tabs (design §3, Live). */
export const livePath = '/api/live'

/**
 * What can change: the owner's items, their chats, their points, a reply of theirs (it started or ended),
 * the goods or sales of a till, the building of a website.
 * Only names and ids travel; whoever shows the thing asks for it again.
 */
export const liveTopics = ['items', 'chats', 'points', 'reply', 'pos', 'websites'] as const
export type LiveTopic = (typeof liveTopics)[number]

/** Data of the event `change`. `id` is the item, session, item paid for, reply, the till's or the website's item; '' where many changed at once. */
export const liveChange = z.object({ topic: z.enum(liveTopics), id: z.string() })
export type LiveChange = z.infer<typeof liveChange>

/**
 * Names of the stream's events. `ready` comes first, and again whenever something may have been missed: from here on
 * every change is told, so what is shown is asked for once more.
 */
export const liveEvents = { ready: 'ready', change: 'change', reply: 'reply' } as const
