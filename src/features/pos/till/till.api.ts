import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

import { AppError, toAppError } from '#core/errors/shared/app-error.ts'
import { isErrorCode } from '#core/errors/shared/error-codes.ts'
import { call } from '#core/http/client/call.ts'
import type { Sale, SoldSale } from '../shared/sale.ts'
import type { TillEventResult } from '../shared/till-event.ts'
import * as contract from '../shared/till.contract.ts'
import { isElsewhere } from './place/elsewhere.ts'
import { type Goods, quantitiesOf, withAnswer } from './device/goods.ts'
import { eventOf, type JournalEntry } from './device/till-database.ts'
import type { TillDevice } from './device/till-device.ts'

/** Which shop's till this page is: the last part of `/kasir/{slug}/`. */
export const slugOf = (path: string): string => /^\/kasir\/([^/]+)\/?$/.exec(path)?.[1] ?? ''

/** The one-time ticket in the fragment; the address forgets it at once, so that it is not passed on or kept. */
const takeTicket = (): string | null => {
  const ticket = new URLSearchParams(location.hash.slice(1)).get('tiket')
  if (location.hash !== '') history.replaceState(null, '', location.pathname + location.search)
  return ticket
}

/** Only a server out of reach is asked again; a refusal stays one. */
const retry = (count: number, error: Error): boolean => count < 2 && toAppError(error).code === 'offline'

export const tillKeys = {
  shop: (slug: string) => ['till', slug, 'shop'] as const,
  catalogue: (slug: string) => ['till', slug, 'catalogue'] as const,
  today: (slug: string) => ['till', slug, 'today'] as const,
  journal: (slug: string) => ['till', slug, 'journal'] as const,
}

/** A till's page: which shop it sells for, and the device's memory of it where the browser keeps one. */
export interface TillPlace {
  readonly slug: string
  readonly device: TillDevice | null
}

type Credentials = { readonly email: string; readonly password: string } | { readonly ticket: string }

export const signIn = async ({ slug, device }: TillPlace, credentials: Credentials): Promise<contract.TillShop> =>
  (await call(contract.signInToTill, { params: { slug }, body: { ...credentials, device: device?.id } })).data

export const signOut = async (slug: string): Promise<void> => {
  await call(contract.leaveTill, { params: { slug } })
}

/** The shop of whoever is signed in; a ticket in the address signs in first. */
export const shopQuery = (place: TillPlace, found: contract.TillShop | null) =>
  queryOptions({
    queryKey: tillKeys.shop(place.slug),
    queryFn: async ({ signal }): Promise<contract.TillShop> => {
      const { slug, device } = place
      const ticket = takeTicket()
      if (ticket !== null) return signIn(place, { ticket })
      return (await call(contract.getTillShop, { params: { slug }, query: { device: device?.id }, signal })).data
    },
    // A till that was opened before sells at once; the server says meanwhile whether it still may.
    ...(found ? { initialData: found, initialDataUpdatedAt: 0 } : {}),
    retry,
    staleTime: 0,
    // A till stays open for days: what its owner decides meanwhile, such as another QRIS code, counts soon.
    refetchInterval: 60_000,
  })

/** Tells the till where it stands. */
export const standAt = async ({ slug, device }: TillPlace, locationId: string): Promise<contract.TillShop> =>
  (await call(contract.standAt, { params: { slug }, body: { locationId, device: device?.id } })).data

/**
 * The shelf of the place at which the till stands: asked for whole once, afterwards for what has changed, and kept on
 * the device.
 */
export const catalogueQuery = ({ slug, device }: TillPlace, found: Goods | null) =>
  queryOptions({
    queryKey: tillKeys.catalogue(slug),
    queryFn: async ({ signal, client }): Promise<Goods> => {
      const shop = client.getQueryData<contract.TillShop>(tillKeys.shop(slug))
      const location = shop?.location?.id
      const known = client.getQueryData<Goods>(tillKeys.catalogue(slug))
      // What lay at another place says nothing about this one.
      const asked = location === undefined || known?.locationId === location ? known : undefined
      const query = { location, ...(asked ? { since: asked.asOf, seen: asked.seen } : {}) }
      const answer = (await call(contract.getTillCatalogue, { params: { slug }, query, signal })).data
      // Unread, the shelf shows what the server knows; that the device does not answer is told by the state line.
      const waiting = (await device?.waiting(0, Infinity).catch(() => [])) ?? []
      // Sales that were made while the answer was on its way have changed the shelf meanwhile.
      const before = client.getQueryData<Goods>(tillKeys.catalogue(slug)) ?? null
      const goods = withAnswer(asked ? before : null, answer, quantitiesOf(waiting, answer.locationId))
      if (shop && isElsewhere(shop, answer.locationId)) void client.invalidateQueries({ queryKey: tillKeys.shop(slug) })
      // A full device keeps an older shelf; the page has the new one all the same.
      void device?.keepAnswer(answer, asked?.asOf ?? null).catch(() => undefined)
      return goods
    },
    ...(found ? { initialData: found, initialDataUpdatedAt: 0 } : {}),
    retry,
    staleTime: 0,
    // What has not changed is the same object already.
    structuralSharing: false,
    // Other tills and the owner change prices and stock meanwhile.
    refetchInterval: 30_000,
    refetchOnWindowFocus: true,
  })

/** The figures of the day and its sales; the older ones are asked for page by page. */
export const todayQuery = (slug: string) =>
  infiniteQueryOptions({
    queryKey: tillKeys.today(slug),
    queryFn: async ({ signal, pageParam }): Promise<contract.TillToday> =>
      (await call(contract.getTillToday, { params: { slug }, query: { after: pageParam ?? undefined }, signal })).data,
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    retry,
    staleTime: 0,
  })

/** A day in any time zone, in milliseconds. */
const longestDay = 26 * 3_600_000

/** What this device has written down of late, whether the server has it or not. */
export const journalQuery = ({ slug, device }: TillPlace) =>
  queryOptions({
    queryKey: tillKeys.journal(slug),
    queryFn: async (): Promise<JournalEntry[]> => {
      if (!device) return []
      const since = new Date(Date.now() - longestDay).toISOString()
      return device.database.journal.where('at').aboveOrEqual(since).toArray()
    },
    staleTime: 0,
    gcTime: 0,
  })

/** A call that nobody answers within this time counts as lost, in milliseconds. */
const patience = 30_000

/** What the server says to a call that is given up after a while: an answer that is lost counts as none. */
const patiently = async <Answer>(ask: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> => {
  const signal = AbortSignal.timeout(patience)
  try {
    return await ask(signal)
  } catch (thrown) {
    if (signal.aborted) throw new AppError('offline', { cause: thrown })
    throw thrown
  }
}

/** Sends what this device has written down; the answers stand in its order. */
export const sendEvents = (slug: string, entries: readonly JournalEntry[]): Promise<readonly TillEventResult[]> =>
  patiently(async (signal) => {
    const body = { sentAt: new Date().toISOString(), events: entries.map(eventOf) }
    return (await call(contract.recordTillEvents, { params: { slug }, body, signal })).data.results
  })

/** The server's own word on one entry, for a device that cannot write it down. */
export const sendAlone = async (slug: string, entry: JournalEntry): Promise<void> => {
  const [result] = await sendEvents(slug, [entry])
  if (!result) throw new AppError('bad_answer')
  if (result.outcome === 'refused')
    throw new AppError(isErrorCode(result.code) ? result.code : 'internal', { details: result.details })
}

/** Sends sales that could not be written down; the answers stand in their order. */
export const sendSold = (slug: string, sales: readonly SoldSale[]): Promise<readonly contract.SoldSaleResult[]> =>
  patiently(async (signal) => {
    const body = { sentAt: new Date().toISOString(), sales: [...sales] }
    return (await call(contract.recordSoldSales, { params: { slug }, body, signal })).data.results
  })

/** The sale of that id where the shop has it; null where it has not. Throws where nobody can say. */
export const findSale = async (slug: string, saleId: string): Promise<Sale | null> =>
  (await call(contract.getTillSale, { params: { slug, saleId } })).data.sale

/** True for a failure after which nobody knows whether the sale was stored. */
export const isUnclear = (error: unknown): boolean => {
  const { code, status } = toAppError(error)
  return code === 'offline' || code === 'bad_answer' || status >= 500
}
