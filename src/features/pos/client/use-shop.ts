import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'

import { toAppError } from '#core/errors/shared/app-error.ts'
import type { ErrorCode } from '#core/errors/shared/error-codes.ts'
import { errorText } from '#core/text/shared/error-texts.ts'
import { newId } from '#core/time-and-ids/shared/ids.ts'
import type { OwnProduct, Store } from '../shared/store.ts'
import * as api from './pos.api.ts'

/** A stock is that of a place in a shop of several. */
type Change = Partial<Pick<OwnProduct, 'stock' | 'price'>> & { readonly locationId?: string }

/** A product as it will be once this change has arrived. */
const changed = (product: OwnProduct, { locationId, ...change }: Change): OwnProduct => {
  if (locationId === undefined || typeof change.stock !== 'number') return { ...product, ...change }
  const stockAt = { ...product.stockAt, [locationId]: change.stock }
  const stock = Object.values(stockAt).reduce((sum, pieces) => sum + pieces, 0)
  return { ...product, ...change, stock, stockAt }
}

/** A stepper is pressed many times in a row: the last stock is sent once. */
const stockPause = 500

/** After these nobody knows whether the server has it: the same sale is sent again under the same id. */
const unclear: ReadonlySet<ErrorCode> = new Set(['offline', 'bad_answer', 'internal', 'database_unavailable'])

export interface Shop {
  /** The shop as it will be once everything on its way has arrived. */
  readonly store: Store
  readonly selling: ReadonlySet<string>
  /** What went wrong last, in one sentence. */
  readonly problem: string | null
  readonly dismiss: () => void
  /** True once the server has it. */
  readonly add: (product: api.NewProduct) => Promise<boolean>
  readonly change: (product: OwnProduct, change: Change) => void
  readonly sell: (product: OwnProduct, locationId?: string) => Promise<void>
  /** The product that is about to go; it goes when its undo has run out. */
  readonly removed: OwnProduct | null
  readonly remove: (product: OwnProduct) => void
  readonly undoRemove: () => void
  readonly finishRemove: () => void
}

/** What the owner does in the shop: shown at once, sent, and taken back with a sentence where it was refused. */
export const useShop = (itemId: string, known: Store): Shop => {
  const queries = useQueryClient()
  /** By product and place: what is typed for one place is not what is typed for another. */
  const [changes, setChanges] = useState<Readonly<Record<string, Change & { readonly id: string }>>>({})
  const [removed, setRemoved] = useState<OwnProduct | null>(null)
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())
  const [selling, setSelling] = useState<ReadonlySet<string>>(new Set())
  const [problem, setProblem] = useState<string | null>(null)
  const timers = useRef(new Map<string, { timer: ReturnType<typeof setTimeout>; send: () => Promise<void> }>())
  const saleIds = useRef(new Map<string, string>())

  const tell = (error: unknown): ErrorCode => {
    const { code, details } = toAppError(error)
    setProblem(errorText(code, details))
    return code
  }
  const refresh = () => api.refreshStore(queries, itemId)

  const send = async (key: string, { id: productId, ...change }: Change & { readonly id: string }): Promise<void> => {
    timers.current.delete(key)
    try {
      api.putProduct(queries, itemId, await api.changeProduct(itemId, productId, change))
    } catch (error) {
      tell(error)
    }
    setChanges(({ [key]: mine, ...others }) => (timers.current.has(key) && mine ? { ...others, [key]: mine } : others))
    void refresh()
  }

  const change: Shop['change'] = ({ id }, next) => {
    const key = `${id} ${next.locationId ?? ''}`
    const merged = { ...(timers.current.has(key) ? changes[key] : {}), ...next, id }
    setChanges((all) => ({ ...all, [key]: merged }))
    clearTimeout(timers.current.get(key)?.timer)
    const sendNow = (): Promise<void> => send(key, merged)
    timers.current.set(key, { timer: setTimeout(() => void sendNow(), stockPause), send: sendNow })
  }

  /** What has been typed goes before whatever is done next. */
  const sendTyped = async (): Promise<void> => {
    await Promise.all(
      [...timers.current.values()].map(({ timer, send: sendNow }) => {
        clearTimeout(timer)
        return sendNow()
      }),
    )
  }

  const takeAway = async (product: OwnProduct): Promise<void> => {
    setGone((all) => new Set(all).add(product.id))
    try {
      await api.removeProduct(itemId, product.id)
    } catch (error) {
      setGone((all) => new Set([...all].filter((id) => id !== product.id)))
      tell(error)
    }
    void refresh()
  }

  const pending = useRef<OwnProduct | null>(null)
  const setPending = (product: OwnProduct | null): void => {
    pending.current = product
    setRemoved(product)
  }
  const finishRemove = (): void => {
    const product = pending.current
    setPending(null)
    if (product) void takeAway(product)
  }

  const leave = useRef(() => {})
  useEffect(() => {
    leave.current = () => {
      void sendTyped()
      finishRemove()
    }
  })
  useEffect(() => {
    const handleHide = (): void => leave.current()
    addEventListener('pagehide', handleHide)
    return () => {
      removeEventListener('pagehide', handleHide)
      leave.current()
    }
  }, [])

  const pendingChanges = useMemo(() => Object.values(changes), [changes])
  const store = useMemo(
    (): Store => ({
      ...known,
      products: known.products
        .filter(({ id }) => id !== removed?.id && !gone.has(id))
        .map((product) => pendingChanges.filter(({ id }) => id === product.id).reduce(changed, product)),
    }),
    [known, pendingChanges, removed, gone],
  )

  return {
    store,
    selling,
    problem,
    dismiss: () => setProblem(null),
    add: async (product) => {
      try {
        await api.addProduct(itemId, product)
      } catch (error) {
        tell(error)
        return false
      }
      setProblem(null)
      await refresh()
      return true
    },
    change,
    sell: async ({ id }, locationId) => {
      if (selling.has(id)) return
      const saleId = saleIds.current.get(id) ?? newId('sale')
      saleIds.current.set(id, saleId)
      setSelling((all) => new Set(all).add(id))
      try {
        await sendTyped()
        await api.sellOne(itemId, { productId: id, saleId, locationId })
        saleIds.current.delete(id)
        setProblem(null)
      } catch (error) {
        if (!unclear.has(tell(error))) saleIds.current.delete(id)
      }
      await refresh()
      setSelling((all) => new Set([...all].filter((one) => one !== id)))
    },
    removed,
    remove: (product) => {
      finishRemove()
      setPending(product)
    },
    undoRemove: () => setPending(null),
    finishRemove,
  }
}
