import { toAppError } from '#core/errors/shared/app-error.ts'
import { errorText } from '#core/text/shared/error-texts.ts'
import { newId } from '#core/time-and-ids/shared/ids.ts'

import { isUnsent, type LocalItem, type LocalShelf, needsCreating, putOnShelf, takeFromShelf } from './local-items.ts'

/** What the sender needs around it. */
export interface LocalPorts {
  /** Creates the item on the server under `key`: the same key again answers the same item. Throws AppError. */
  readonly create: (item: { key: string; title: string; content: string }) => Promise<{ readonly id: string }>
  readonly change: (owner: string, change: (shelf: LocalShelf) => LocalShelf) => Promise<LocalShelf | null>
  readonly read: (owner: string) => Promise<LocalShelf>
  /** Tells what this device keeps now. */
  readonly show: (owner: string, shelf: LocalShelf) => void
  readonly now: () => Date
}

/** How saving ended: on the server, on this device only (with the reason), or nowhere. */
export type SavedWhere =
  | { readonly where: 'server'; readonly id: string }
  | { readonly where: 'device'; readonly refusal: string | null }
  | { readonly where: 'nowhere'; readonly refusal: string | null }

/** How an attempt on what waits ended. */
export type SentWhere = Exclude<SavedWhere, { readonly where: 'nowhere' }>

export interface LocalSender {
  /** Creates a text as a document; one that the server did not take stays on this device and is sent later, once. */
  readonly save: (owner: string, text: { readonly title: string; readonly content: string }) => Promise<SavedWhere>
  /** Sends what is waiting; answers the server's ids by the device's. */
  readonly sendAll: (owner: string) => Promise<ReadonlyMap<string, string>>
  /** Sends this one now. An attempt that is under way may just be failing: when it ends without it, it goes again. */
  readonly sendNow: (owner: string, item: LocalItem) => Promise<SentWhere>
  readonly remove: (owner: string, id: string) => Promise<void>
  readonly putBack: (owner: string, item: LocalItem) => Promise<boolean>
}

/** The server was not there; anything else is its answer, and the owner has to know it. */
const refusalOf = (thrown: unknown): string | null => {
  const { code, details } = toAppError(thrown)
  return code === 'offline' || code === 'bad_answer' || code === 'internal' ? null : errorText(code, details)
}

/** Saves documents with a net under them (ITEM-05): nothing that was written is lost to a server that does not answer. */
export const createLocalSender = (ports: LocalPorts): LocalSender => {
  const sending = new Map<string, Promise<ReadonlyMap<string, string>>>()

  const change: LocalPorts['change'] = async (owner, step) => {
    const after = await ports.change(owner, step)
    if (after) ports.show(owner, after)
    return after
  }

  const create = ({ id, title, content }: LocalItem) => ports.create({ key: id, title, content })

  const save: LocalSender['save'] = async (owner, { title, content }) => {
    const item: LocalItem = {
      id: newId('item'),
      kind: 'document',
      title,
      content,
      createdAt: ports.now().toISOString(),
      userId: owner,
      accesses: 0,
      isStarred: false,
      fromBackend: false,
      refusal: null,
    }
    // On the device first: a page that dies between here and the answer loses nothing.
    const isKept = (await change(owner, (shelf) => putOnShelf(shelf, item))) !== null
    try {
      const { id } = await create(item)
      await change(owner, (shelf) => takeFromShelf(shelf, item.id))
      return { where: 'server', id }
    } catch (thrown) {
      const refusal = refusalOf(thrown)
      if (!isKept) return { where: 'nowhere', refusal }
      await change(owner, (shelf) => putOnShelf(shelf, { ...item, refusal }))
      return { where: 'device', refusal }
    }
  }

  const attempt = async (owner: string, item: LocalItem): Promise<SentWhere> => {
    try {
      const { id } = await create(item)
      await change(owner, (shelf) => takeFromShelf(shelf, item.id))
      return { where: 'server', id }
    } catch (thrown) {
      const refusal = refusalOf(thrown)
      await change(owner, (shelf) =>
        shelf.items.some(({ id }) => id === item.id) ? putOnShelf(shelf, { ...item, refusal }) : shelf,
      )
      return { where: 'device', refusal }
    }
  }

  const sendWaiting = async (owner: string): Promise<ReadonlyMap<string, string>> => {
    const sent = new Map<string, string>()
    const { items } = await ports.read(owner)
    for (const item of items.filter((one) => isUnsent(one) && needsCreating(one)).toReversed()) {
      const ended = await attempt(owner, item)
      if (ended.where === 'server') sent.set(item.id, ended.id)
      // A server that is not there does not take the next one either.
      else if (ended.refusal === null) break
    }
    return sent
  }

  const sendNow: LocalSender['sendNow'] = async (owner, item) => {
    const id = (await sending.get(owner))?.get(item.id)
    return id === undefined ? attempt(owner, item) : { where: 'server', id }
  }

  return {
    save,
    sendAll: (owner) => {
      const running = sending.get(owner)
      if (running) return running
      const work = sendWaiting(owner).finally(() => sending.delete(owner))
      sending.set(owner, work)
      return work
    },
    sendNow,
    remove: async (owner, id) => {
      await change(owner, (shelf) => takeFromShelf(shelf, id))
    },
    putBack: async (owner, item) => (await change(owner, (shelf) => putOnShelf(shelf, item))) !== null,
  }
}
