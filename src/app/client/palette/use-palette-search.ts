import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { toAppError } from '#core/errors/shared/app-error.ts'
import { call } from '#core/http/client/call.ts'
import type { ItemSummary } from '#core/items/shared/item.ts'
import { type SearchHit, searchAll } from '#core/search/shared/search.contract.ts'
import { errorText } from '#core/text/shared/error-texts.ts'

import { titleScore } from './marked-text.ts'

/** Typing rests this long before the server is asked, in milliseconds. */
const restsFor = 120
const mostHits = 20
const longestQuery = 200

const useRested = (text: string): string => {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), restsFor)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}

/** A chat as far as lists know it. */
export interface KnownChat {
  readonly sessionId: string
  readonly title: string
  readonly lastMessage: string
  readonly updatedAt: string
}

/** What this page knows already. */
export interface KnownThings {
  readonly items: readonly ItemSummary[]
  readonly chats: readonly KnownChat[]
}

const itemHit = ({ id, title, kind, lastModified }: ItemSummary): SearchHit => ({
  source: 'item',
  id,
  title,
  snippet: '',
  kind,
  at: lastModified,
})
const chatHit = ({ sessionId, title, updatedAt }: KnownChat): SearchHit => ({
  source: 'chat',
  id: sessionId,
  title,
  snippet: '',
  kind: null,
  at: updatedAt,
})

/** The newest items and chats: what one most likely wants before a word is typed. */
export const recentHits = ({ items, chats }: KnownThings): readonly SearchHit[] => [
  ...items.slice(0, 5).map(itemHit),
  ...chats.slice(0, 4).map(chatHit),
]

/** What can be found without the server: titles that this page knows. */
export const knownHits = (query: string, { items, chats }: KnownThings): readonly SearchHit[] =>
  [...items.map(itemHit), ...chats.map(chatHit)]
    .map((hit) => ({ hit, score: titleScore(hit.title, query) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || b.hit.at.localeCompare(a.hit.at))
    .slice(0, mostHits)
    .map(({ hit }) => hit)

export interface PaletteSearch {
  readonly hits: readonly SearchHit[]
  /** The server has not yet answered what is typed now. */
  readonly isPending: boolean
  readonly failure: string | null
  readonly again: () => void
}

/** Finds chats and items: what the page knows at once, what the server finds a moment later. */
export const usePaletteSearch = (typed: string, isKnown: boolean, known: KnownThings): PaletteSearch => {
  const query = typed.trim().slice(0, longestQuery)
  const rested = useRested(query)
  const isAsked = isKnown && rested !== ''
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: ['search', rested],
    queryFn: async ({ signal }) => (await call(searchAll, { query: { q: rested, limit: mostHits }, signal })).data.hits,
    enabled: isAsked,
    placeholderData: keepPreviousData,
    // Words of a chat change while one looks for them.
    staleTime: 5_000,
    retry: (failures, thrown) => failures < 1 && toAppError(thrown).code !== 'offline',
  })
  const again = (): void => void refetch()
  if (query === '') return { hits: isKnown ? recentHits(known) : [], isPending: false, failure: null, again }
  if (!isKnown) return { hits: [], isPending: false, failure: null, again }
  const isPending = rested !== query || (isFetching && (data === undefined || isPlaceholderData))
  if (error !== null) {
    const { code } = toAppError(error)
    const text = code === 'offline' ? 'Sedang offline: yang dicari hanya judul di perangkat ini.' : errorText(code)
    return { hits: knownHits(query, known), isPending: false, failure: text, again }
  }
  return { hits: data ?? knownHits(query, known), isPending, failure: null, again }
}
