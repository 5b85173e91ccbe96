import { and, arrayOverlaps, desc, eq, like, or } from 'drizzle-orm'
import type { PersonalData } from '#core/auth/server/personal-data.ts'
import type { Database, Reader, Tx } from '#core/db/server/database.ts'
import { ok } from '#core/http/shared/contract.ts'
import { askingPerson, type Route, route } from '#core/http/server/router.ts'
import { searchAll, type SearchHit } from '../shared/search.contract.ts'
import { nearness, spellingsOf, wordsOf } from '../shared/words.ts'
import { catchUp, markOf } from './catch-up.ts'
import { searchCursors, searchEntries, searchWords } from './search.tables.ts'
import { snippetOf } from './snippet.ts'
import type { OpenableGroup, SearchSource } from './source.ts'

export interface SearchDependencies {
  readonly database: Database
  readonly sources: readonly SearchSource[]
}

export interface Search {
  readonly routes: Route[]
  /** What the asking owner wrote, found by words. */
  find(ownerId: string, query: string, limit: number): Promise<SearchHit[]>
  /** Forgets what was read of a guest; the account it went to is read anew at its next search. */
  forgetOwner(tx: Tx, ownerId: string, heirId: string): Promise<void>
}

/** Words of the owner that one wanted word may stand for, with how near they are. */
interface Meaning {
  readonly words: ReadonlyMap<string, number>
  readonly marks: readonly number[]
}

/** More of them make a search slow and its finds arbitrary. */
const mostMeanings = 80
const mostWanted = 8
const mostEntries = 300

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

const meaningOf = async (reader: Reader, ownerId: string, wanted: string): Promise<Meaning> => {
  const marks = spellingsOf(wanted).map((spelling) => markOf(ownerId, spelling))
  const rows = await reader
    .select({ word: searchWords.word })
    .from(searchWords)
    .where(
      and(
        eq(searchWords.ownerId, ownerId),
        or(like(searchWords.word, `${escapeLike(wanted)}%`), arrayOverlaps(searchWords.spellings, marks)),
      ),
    )
    .limit(mostMeanings * 4)
  const near = rows
    .map(({ word }) => [word, nearness(wanted, word)] as const)
    .filter(([, score]) => score > 0)
    .sort(([, a], [, b]) => b - a)
    .slice(0, mostMeanings)
  return { words: new Map(near), marks: near.map(([word]) => markOf(ownerId, word)) }
}

interface Found {
  readonly source: string
  readonly groupId: string
  readonly body: string
  readonly at: Date
  readonly score: number
}

const scoreOf = (body: string, meanings: readonly Meaning[]): number => {
  const words = wordsOf(body)
  let total = 0
  for (const { words: meant } of meanings) {
    const best = Math.max(0, ...words.map((word) => meant.get(word) ?? 0))
    if (best === 0) return 0
    total += best
  }
  return total
}

const findEntries = async (reader: Reader, ownerId: string, meanings: readonly Meaning[]): Promise<Found[]> => {
  const rows = await reader
    .select({
      source: searchEntries.source,
      groupId: searchEntries.groupId,
      body: searchEntries.body,
      at: searchEntries.at,
    })
    .from(searchEntries)
    .where(
      and(
        eq(searchEntries.ownerId, ownerId),
        ...meanings.map(({ marks }) => arrayOverlaps(searchEntries.words, [...marks])),
      ),
    )
    .orderBy(desc(searchEntries.at))
    .limit(mostEntries)
  return rows.map((row) => ({ ...row, score: scoreOf(row.body, meanings) })).filter(({ score }) => score > 0)
}

/** The best entry of each group, the nearest words first, then the newest. */
const bestOfGroups = (found: readonly Found[]): Found[] => {
  const best = new Map<string, Found>()
  for (const one of found) {
    const key = `${one.source}:${one.groupId}`
    const other = best.get(key)
    if (!other || one.score > other.score) best.set(key, one)
  }
  return [...best.values()].sort((a, b) => b.score - a.score || b.at.getTime() - a.at.getTime())
}

const forgetOwner: Search['forgetOwner'] = async (tx, ownerId, heirId) => {
  await tx.delete(searchEntries).where(eq(searchEntries.ownerId, ownerId))
  await tx.delete(searchWords).where(eq(searchWords.ownerId, ownerId))
  await tx.delete(searchCursors).where(or(eq(searchCursors.ownerId, ownerId), eq(searchCursors.ownerId, heirId)))
}

/** The index repeats what other rooms give out; it is only taken away. */
export const searchData: PersonalData = {
  read: async () => [],
  erase: (tx, userId) => forgetOwner(tx, userId, userId),
}

/** Finds an owner's chats and items by their words, also mistyped ones (SIDE-12). */
export const createSearch = ({ database, sources }: SearchDependencies): Search => {
  const openable = async (ownerId: string, found: readonly Found[]): Promise<Map<string, OpenableGroup>> => {
    const groups = await Promise.all(
      sources.map(async (source) => {
        const ids = found.filter((one) => one.source === source.name).map(({ groupId }) => groupId)
        const known = ids.length === 0 ? [] : await source.readGroups(database, ownerId, ids)
        return known.map((group) => [`${source.name}:${group.id}`, group] as const)
      }),
    )
    return new Map(groups.flat())
  }

  const find = async (ownerId: string, query: string, limit: number): Promise<SearchHit[]> => {
    const wanted = wordsOf(query).slice(0, mostWanted)
    if (wanted.length === 0) return []
    await Promise.all(sources.map((source) => catchUp(database, source, ownerId)))
    const meanings = await Promise.all(wanted.map((word) => meaningOf(database, ownerId, word)))
    if (meanings.some(({ marks }) => marks.length === 0)) return []
    const found = bestOfGroups(await findEntries(database, ownerId, meanings))
    const groups = await openable(ownerId, found)
    const meant = new Set(meanings.flatMap(({ words }) => [...words.keys()]))
    return found
      .flatMap(({ source, groupId, body, at }) => {
        const group = groups.get(`${source}:${groupId}`)
        if (!group) return []
        const snippet = snippetOf(body, meant)
        return [{ source, id: groupId, title: group.title, kind: group.kind, snippet, at: at.toISOString() }]
      })
      .slice(0, limit)
  }

  return {
    find,
    forgetOwner,
    routes: [
      route(searchAll, async ({ query }, request) =>
        ok({ hits: await find(askingPerson(request), query.q, query.limit) }),
      ),
    ],
  }
}
