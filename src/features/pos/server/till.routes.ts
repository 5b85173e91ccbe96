import { createSignInLimiter } from '#core/auth/server/sign-in-limiter.ts'
import { cookieValue } from '#core/auth/server/credential.ts'
import type { Database, Tx } from '#core/db/server/database.ts'
import { AppError } from '#core/errors/shared/app-error.ts'
import { type RequestContext, type Route, route } from '#core/http/server/router.ts'
import { ok } from '#core/http/shared/contract.ts'
import { fileAnswer } from '#core/items/server/file-answer.ts'
import { getItem } from '#core/items/server/items.repo.ts'
import { dayIn } from '#core/time-and-ids/shared/zoned-date.ts'

import { findTillCustomers } from '../shared/customers.contract.ts'
import * as contracts from '../shared/till.contract.ts'
import { listCategories } from './categories.repo.ts'
import { listLocations } from './locations/locations.repo.ts'
import { atPlace } from './locations/place-goods.ts'
import { listPlaceIds } from './place-stock.ts'
import { findCustomers } from './customers.repo.ts'
import { contentOf } from './pos-store.ts'
import type { PosDependencies } from './pos.routes.ts'
import { listChangedProducts, listProducts, readMark } from './products.repo.ts'
import { receiptPdf } from './receipt/receipt-pdf.ts'
import { recordSale } from './record-sale.ts'
import { recordSoldSales } from './record-sold-sales.ts'
import { recordTillEvents } from './record-till-events.ts'
import { readHistory } from './reports/history.ts'
import { readReport } from './reports.repo.ts'
import { findSale } from './sales.repo.ts'
import type { ShopRow } from './shops.repo.ts'
import { isTillPassword } from './till-password.ts'
import { settingsOf } from './till-settings.ts'
import {
  codeOfDevice,
  endSession,
  findShopBySlug,
  findTill,
  placeOfDevice,
  sessionSeconds,
  standDevice,
  startSession,
  useTicket,
} from './till-sessions.repo.ts'

const cookieName = 'juragan_till'
/** Wrong passwords from one address at one till before it has to wait. */
const mostFailures = 5
const waitMilliseconds = 5 * 60_000

/** The token that the till's cookie holds; empty where there is none. */
const tokenOf = ({ headers }: RequestContext): string => cookieValue(headers.get('cookie') ?? '', cookieName) ?? ''

interface AskingTill {
  readonly shop: ShopRow
  readonly cashier: string
  readonly device: string | undefined
  /** Where it has just said that it stands. */
  readonly standsAt?: string
}

const shopView = async (
  database: Database,
  { shop, cashier, device, standsAt }: AskingTill,
  now: Date,
): Promise<contracts.TillShop> => {
  const item = await getItem(database, shop.ownerId, shop.id)
  const { businessInfo, businessType } = contentOf(item.content)
  const locations = await listLocations(database, shop.id)
  const place = standsAt ?? (device === undefined ? null : await placeOfDevice(database, shop.id, device))
  return {
    posId: shop.id,
    slug: shop.slug ?? '',
    // The item's title is the business's name (P1 §3), also after the owner has renamed it in the canvas.
    name: item.title,
    type: businessInfo.type || businessType,
    address: businessInfo.address,
    phone: businessInfo.phone,
    cashier,
    ...settingsOf(shop),
    pinVerifier: shop.pinVerifier,
    deviceCode: device === undefined ? null : await codeOfDevice(database, shop.id, device, now),
    locations,
    location: locations.find(({ id }) => id === place) ?? (locations.length === 1 ? (locations[0] ?? null) : null),
  }
}

/** All calls of a till: its own cookie says which shop it may sell for, the workspace's sign-in counts for nothing. */
export const tillRoutes = ({
  database,
  publicUrl,
  clock,
}: Pick<PosDependencies, 'database' | 'publicUrl' | 'clock'>): Route[] => {
  const limiter = createSignInLimiter({ most: mostFailures, windowMilliseconds: waitMilliseconds })
  const secure = publicUrl.startsWith('https:') ? '; Secure' : ''

  const cookie = (slug: string, token: string, seconds: number): string =>
    `${cookieName}=${token}; Path=/api/till/${slug}; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`

  const shopAt = async (slug: string): Promise<ShopRow> => {
    const shop = await findShopBySlug(database, slug)
    if (!shop) throw new AppError('not_found')
    return shop
  }

  const signedIn = async (slug: string, request: RequestContext) => {
    const till = await findTill(database, slug, tokenOf(request), clock())
    if (!till) throw new AppError('not_found')
    const { shop, cashier } = till
    if (cashier === null) throw new AppError('till_signed_out')
    return { shop, cashier }
  }

  const waiting = (address: string, slug: string): void => {
    try {
      limiter.begin(address, slug, clock().getTime())
    } catch (cause) {
      throw new AppError('till_locked', { cause })
    }
  }

  /** Who may sell, by e-mail and password. Both are always looked at, so that neither can be guessed by the time. */
  const byPassword = async (shop: ShopRow, email: string, password: string, address: string): Promise<string> => {
    waiting(address, shop.id)
    const isOwner = email.trim().toLowerCase() === shop.tillEmail?.toLowerCase()
    const isRight = await isTillPassword(password, isOwner ? shop.tillPasswordHash : null)
    if (!isRight) throw new AppError('till_wrong_credentials')
    limiter.succeed(address, shop.id)
    return shop.tillOwner ?? 'Owner'
  }

  return [
    route(contracts.signInToTill, async ({ params, body }, request) => {
      const shop = await shopAt(params.slug)
      const known = 'ticket' in body ? null : await byPassword(shop, body.email, body.password, request.address)
      const { token, cashier } = await database.transaction(async (tx) => {
        const now = clock()
        const seller = 'ticket' in body ? (await useTicket(tx, shop.id, body.ticket, now))?.cashier : known
        if (seller === undefined || seller === null) throw new AppError('till_ticket_used')
        return { token: await startSession(tx, shop.id, seller, now), cashier: seller }
      })
      request.setHeader('set-cookie', cookie(params.slug, token, sessionSeconds))
      return ok(await shopView(database, { shop, cashier, device: body.device }, clock()))
    }),
    route(contracts.leaveTill, async ({ params }, request) => {
      const shop = await shopAt(params.slug)
      await endSession(database, shop.id, tokenOf(request))
      request.setHeader('set-cookie', cookie(params.slug, '', 0))
      return ok({ slug: params.slug })
    }),
    route(contracts.getTillShop, async ({ params, query: { device } }, request) => {
      const till = await signedIn(params.slug, request)
      return ok(await shopView(database, { ...till, device }, clock()))
    }),
    route(contracts.standAt, async ({ params, body: { locationId, device } }, request) => {
      const till = await signedIn(params.slug, request)
      const { id } = till.shop
      if (!(await listPlaceIds(database, id)).includes(locationId)) throw new AppError('not_found')
      if (device !== undefined) await standDevice(database, id, device, locationId)
      return ok(await shopView(database, { ...till, device, standsAt: locationId }, clock()))
    }),
    route(contracts.getTillCatalogue, async ({ params, query: { since, seen, location } }, request) => {
      const { shop } = await signedIn(params.slug, request)
      const asOf = clock().toISOString()
      const mark = await readMark(database)
      const places = await listPlaceIds(database, shop.id)
      const locationId = places.find((id) => id === location) ?? places[0] ?? null
      const goods =
        since === undefined
          ? { products: await listProducts(database, shop.id), removed: [] }
          : await listChangedProducts(database, shop.id, { since: new Date(since), seen })
      const products = await atPlace(database, shop.id, locationId, goods.products)
      const categories = await listCategories(database, shop.id)
      return ok({ ...goods, products, categories, asOf, seen: mark, locationId })
    }),
    route(contracts.recordTillSale, async ({ params, body }, request) => {
      const { shop, cashier } = await signedIn(params.slug, request)
      return ok(await recordSale(database, body, { shop, cashier, now: clock() }))
    }),
    route(contracts.recordSoldSales, async ({ params, body }, request) => {
      const { shop, cashier } = await signedIn(params.slug, request)
      return ok({ results: await recordSoldSales(database, body, { shop, cashier, now: clock() }) })
    }),
    route(contracts.recordTillEvents, async ({ params, body }, request) => {
      const { shop, cashier } = await signedIn(params.slug, request)
      return ok({ results: await recordTillEvents(database, body, { shop, cashier, now: clock() }) })
    }),
    route(contracts.getTillSale, async ({ params }, request) => {
      const { shop } = await signedIn(params.slug, request)
      return ok({ sale: await findSale(database, shop.id, params.saleId) })
    }),
    route(contracts.getTillReceipt, async ({ params }, request) => {
      const till = await signedIn(params.slug, request)
      const sale = await findSale(database, till.shop.id, params.saleId)
      if (!sale) throw new AppError('not_found')
      return fileAnswer(await receiptPdf(sale, await shopView(database, { ...till, device: undefined }, clock())))
    }),
    route(findTillCustomers, async ({ params, query: { search } }, request) => {
      const { shop } = await signedIn(params.slug, request)
      return ok({ customers: await findCustomers(database, shop.id, search) })
    }),
    route(contracts.getTillToday, async ({ params, query: { after } }, request) => {
      const { shop } = await signedIn(params.slug, request)
      const now = clock()
      const day = dayIn(now, shop.timeZone)
      const read = async (tx: Tx) => ({
        ...(await readHistory(tx, shop.id, { from: day, to: day, after })),
        report: await readReport(tx, shop, now),
      })
      return ok(await database.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' }))
    }),
  ]
}
