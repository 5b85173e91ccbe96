import { type InfiniteData, type QueryClient, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { create } from 'zustand'

import { toAppError } from '#core/errors/shared/app-error.ts'
import { call } from '#core/http/client/call.ts'
import { inTurn } from '#core/http/client/in-turn.ts'
import { errorText } from '#core/text/shared/error-texts.ts'

import {
  deleteSession,
  getSession,
  listSessions,
  renameSession,
  restoreSession,
  type SessionSummary,
} from '../shared/chat.contract.ts'
import { useChatRoom } from './use-chat.ts'

export const chatSessionsKey = ['chat', 'sessions'] as const

/** As many older chats come at once. */
const olderAtOnce = 50

interface ChatPage {
  readonly sessions: readonly SessionSummary[]
  readonly earlier: boolean
}
type ChatPages = InfiniteData<ChatPage, string | null>

const allOf = ({ pages }: ChatPages): readonly SessionSummary[] => pages.flatMap(({ sessions }) => sessions)

/**
 * The ten newest chats of whoever asks, and older ones by pages (`fetchNextPage`); asked for once the server knows a
 * guest or a user.
 */
export const useRecentChats = (isKnown: boolean) =>
  useInfiniteQuery({
    queryKey: chatSessionsKey,
    queryFn: async ({ signal, pageParam }): Promise<ChatPage> => {
      const query = pageParam === null ? {} : { before: pageParam, limit: olderAtOnce }
      return (await call(listSessions, { query, signal })).data
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ sessions, earlier }) => (earlier ? sessions.at(-1)?.sessionId : undefined),
    select: allOf,
    enabled: isKnown,
  })

/** A refetch that a live notice starts takes the place of what is asked for at that moment. */
const mostTries = 4

/** The next page of older chats, asked for again where a refetch came in between. */
export const readOlderChats = async (chats: ReturnType<typeof useRecentChats>): Promise<void> => {
  const had = chats.data?.length ?? 0
  for (let tried = 0; tried < mostTries; tried += 1) {
    const { data, isError } = await chats.fetchNextPage({ cancelRefetch: false })
    if (isError || (data?.length ?? 0) > had) return
  }
}

/** The newest chats, asked for in the pages in which the list asks for them: these answers stay on the device. */
export const chatsAhead = async (many: number, signal: AbortSignal): Promise<readonly SessionSummary[]> => {
  const { sessions, earlier } = (await call(listSessions, { query: {}, signal })).data
  const before = sessions.at(-1)?.sessionId
  if (!earlier || before === undefined || sessions.length >= many) return sessions.slice(0, many)
  const older = (await call(listSessions, { query: { before, limit: olderAtOnce }, signal })).data
  return [...sessions, ...older.sessions].slice(0, many)
}

/** One chat, asked for as it is when it is opened. */
export const readChatAhead = async (sessionId: string, signal: AbortSignal): Promise<void> => {
  await call(getSession, { params: { sessionId }, signal })
}

interface ChatListNews {
  /** The chat that was deleted last, as long as that can be taken back. */
  readonly deleted: { readonly chat: SessionSummary; readonly wasOpen: boolean } | null
  /** What could not be done with the list, as a sentence. */
  readonly failure: string | null
}

/** What has just happened to the list of chats; a toast tells it. */
export const useChatListNews = create<ChatListNews>()(() => ({ deleted: null, failure: null }))

export interface ChatListActions {
  readonly rename: (chat: SessionSummary, title: string) => Promise<void>
  readonly remove: (chat: SessionSummary) => Promise<void>
  readonly takeBack: () => Promise<void>
  readonly closeNews: () => void
}

type List = readonly SessionSummary[]

const inPages = ({ pages, pageParams }: ChatPages, change: (list: List, page: number) => List): ChatPages => ({
  pageParams,
  pages: pages.map((page, index) => ({ ...page, sessions: change(page.sessions, index) })),
})

/** Shows the change at once, makes it, and asks for the list as it is then; a failure is told and undone by that. */
const changeList = async (
  queries: QueryClient,
  sessionId: string,
  foresee: (list: List, page: number) => List,
  make: () => Promise<unknown>,
): Promise<boolean> => {
  await queries.cancelQueries({ queryKey: chatSessionsKey })
  queries.setQueryData<ChatPages>(chatSessionsKey, (known) => known && inPages(known, foresee))
  try {
    await inTurn(sessionId, make)
    return true
  } catch (error) {
    useChatListNews.setState({ failure: errorText(toAppError(error).code) })
    return false
  } finally {
    void queries.invalidateQueries({ queryKey: chatSessionsKey })
  }
}

/** What the owner can do with the chats of the list. */
export const useChatList = (): ChatListActions => {
  const queries = useQueryClient()
  return useMemo(
    () => ({
      rename: async ({ sessionId }, title) => {
        await changeList(
          queries,
          sessionId,
          (list) => list.map((chat) => (chat.sessionId === sessionId ? { ...chat, title } : chat)),
          () => call(renameSession, { params: { sessionId }, body: { title } }),
        )
      },
      remove: async (chat) => {
        const { sessionId } = chat
        const wasOpen = useChatRoom.getState().chat.sessionId === sessionId
        const isGone = await changeList(
          queries,
          sessionId,
          (list) => list.filter((one) => one.sessionId !== sessionId),
          () => call(deleteSession, { params: { sessionId } }),
        )
        if (!isGone) return
        useChatListNews.setState({ deleted: { chat, wasOpen } })
        if (useChatRoom.getState().chat.sessionId === sessionId) useChatRoom.getState().startNew()
      },
      takeBack: async () => {
        const { deleted } = useChatListNews.getState()
        if (deleted === null) return
        const { sessionId } = deleted.chat
        const isBack = await changeList(
          queries,
          sessionId,
          (list, page) =>
            page > 0 ? list : [...list, deleted.chat].sort((a, b) => b.updatedAt.localeCompare(a.updatedAt)),
          () => call(restoreSession, { params: { sessionId } }),
        )
        if (!isBack) return
        useChatListNews.setState({ deleted: null })
        if (deleted.wasOpen) useChatRoom.getState().open(sessionId)
      },
      closeNews: () => useChatListNews.setState({ deleted: null, failure: null }),
    }),
    [queries],
  )
}
