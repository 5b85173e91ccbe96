import type { DirectOrders } from '#core/assistant/server/direct-orders.ts'
import { filled } from '#core/assistant/server/direct-orders.ts'
import type { AssistantContext } from '#core/assistant/shared/port.ts'
import type { Database } from '#core/db/server/database.ts'
import { AppError, toAppError } from '#core/errors/shared/app-error.ts'
import { type Route, route } from '#core/http/server/router.ts'
import type { BodyOf } from '#core/http/shared/contract.ts'
import { findItem } from '#core/items/server/items.repo.ts'
import type { MadeItem } from '#core/items/server/paid-items.ts'
import type { Item } from '#core/items/shared/item.ts'
import { errorText } from '#core/text/shared/error-texts.ts'

import { driveTitles, type DriveName } from '../shared/drive-names.ts'
import { scripting } from '../shared/scripting.contract.ts'
import { findByFile } from './copies.repo.ts'
import { driveOwner } from './drive-owner.ts'
import type { SaveCopies } from './save-copies.ts'

type Body = BodyOf<typeof scripting>

/** The kinds' own makers, as the direct calls use them; given by `app/server`, for features do not know each other. */
export interface ScriptMakers {
  /** The canvas opens what a prompt of this type makes; null where the type names none. */
  readonly documentType: (type: string | undefined, prompt: string) => string | null
  /** A letter of its finished text. */
  readonly writtenDocument: (title: string, content: string, context: AssistantContext) => Omit<MadeItem, 'source'>
  /** A deck of slides that are given with their title and content. Throws `title_and_slides_required`. */
  readonly writtenDeck: (title: string | null, slides: readonly unknown[]) => Omit<MadeItem, 'source'>
}

export interface ScriptingDependencies {
  readonly database: Database
  readonly orders: DirectOrders
  readonly makers: ScriptMakers
  readonly copies: SaveCopies
  readonly usual: DriveName
}

/** The result's id, which the call itself or its metadata may carry: the same one is charged once (resolutions 1). */
const resultIdOf = ({ resultId, metadata }: Body): string | undefined => {
  const inMetadata = metadata?.['resultId']
  return filled(resultId) ?? (typeof inMetadata === 'string' ? (filled(inMetadata) ?? undefined) : undefined)
}

const source = 'drive/scripting'

/** The scripting web app of P2 §7: what it makes is an item like every other, with a copy in the drive. */
export const scriptingRoutes = (deps: ScriptingDependencies): Route[] => {
  const { database, orders, makers, copies, usual } = deps

  const makeDocument = async (ownerId: string, body: Body, signal: AbortSignal): Promise<Item> => {
    const content = filled(body.content)
    const resultId = resultIdOf(body)
    if (content !== null) {
      const title = filled(body.title)
      if (title === null) throw new AppError('title_and_content_required')
      const made = makers.writtenDocument(title, content, await orders.contextOf(ownerId))
      return (await orders.store(ownerId, { ...made, source, type: 'google-docs' }, resultId)).item
    }
    const order = { prompt: body.prompt, title: body.title, resultId }
    const how = { kind: 'document', source, type: 'google-docs' } as const
    const documentType = (prompt: string) => makers.documentType(body.documentType, prompt)
    return (await orders.make(ownerId, order, { ...how, documentType }, signal)).item
  }

  const makePresentation = async (ownerId: string, body: Body, signal: AbortSignal): Promise<Item> => {
    const resultId = resultIdOf(body)
    if (body.slides && body.slides.length > 0) {
      const made = makers.writtenDeck(filled(body.title), body.slides)
      return (await orders.store(ownerId, { ...made, source, type: 'google-slides' }, resultId)).item
    }
    const order = { prompt: filled(body.prompt) ?? body.content, title: body.title, resultId }
    const how = { kind: 'presentation', source, type: 'google-slides' } as const
    return (await orders.make(ownerId, order, how, signal)).item
  }

  /** An own deck by its id or by its copy's. */
  const findPresentation = async (ownerId: string, body: Body): Promise<Item> => {
    const id = filled(body.presentationId)
    if (id === null) throw new AppError('invalid_request', { details: { fields: ['presentationId'] } })
    const copy = await findByFile(database, ownerId, id)
    const item = await findItem(database, ownerId, copy?.itemId ?? id)
    if (item?.kind !== 'presentation') throw new AppError('drive_object_not_found')
    return item
  }

  /**
   * Saves to the drive that is set up. What has been paid for is never lost: where that drive refuses, the copy lies in
   * the embedded one, and the answer says so.
   */
  const saved = async (ownerId: string, item: Item, signal: AbortSignal) => {
    try {
      const copy = await copies.save({ ownerId, itemId: item.id, drive: usual }, signal)
      if (copy.googleDriveId !== null) return { copy }
      throw new AppError('drive_retry_limit', { message: 'still saving' })
    } catch (thrown) {
      if (usual === 'embedded') throw thrown
      const { code, details } = toAppError(thrown)
      const copy = await copies.save({ ownerId, itemId: item.id, drive: 'embedded' }, signal)
      const warning = `Gagal menyimpan ke ${driveTitles.google}. ${errorText(code, details)} Salinannya ada di ${driveTitles.embedded}.`
      return { copy, warning }
    }
  }

  return [
    route(scripting, async ({ body }, request) => {
      const ownerId = driveOwner(request)
      const isDocument = body.action === 'createDocument'
      const item = isDocument
        ? await makeDocument(ownerId, body, request.signal)
        : body.action === 'createPresentation'
          ? await makePresentation(ownerId, body, request.signal)
          : await findPresentation(ownerId, body)
      const { copy, warning } = await saved(ownerId, item, request.signal)
      const driveId = copy.googleDriveId ?? ''
      const isMade = body.action !== 'saveExistingPresentation'
      return {
        success: true as const,
        url: copy.googleDriveUrl ?? '',
        ...(isDocument ? { documentId: driveId } : { presentationId: driveId }),
        title: item.title,
        itemId: item.id,
        drive: copy.drive,
        pointsDeducted: isMade ? item.pointsDeducted : null,
        balanceAfter: isMade ? item.balanceAfter : null,
        ...(warning === undefined ? {} : { warning }),
      }
    }),
  ]
}
