import { useQuery } from '@tanstack/react-query'

import { call } from '#core/http/client/call.ts'

import { listSessions } from '../shared/chat.contract.ts'

export const chatSessionsKey = ['chat', 'sessions'] as const

/** The ten newest chats of whoever asks; asked for once the server knows a guest or a user. */
export const useRecentChats = (isKnown: boolean) =>
  useQuery({
    queryKey: chatSessionsKey,
    queryFn: async ({ signal }) => (await call(listSessions, { signal })).data.sessions,
    enabled: isKnown,
  })
