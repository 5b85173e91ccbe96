import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'

import { toAppError } from '#core/errors/shared/app-error.ts'
import type { ErrorCode } from '#core/errors/shared/error-codes.ts'
import { errorText } from '#core/text/shared/error-texts.ts'
import { newId } from '#core/time-and-ids/shared/ids.ts'
import type { OwnProduct, Store } from '../shared/store.ts'
import * as api from './pos.api.ts'

type Change = Partial<Pick<OwnProduct, 'stock' | 'price'>>

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
  readonly sell: (product: OwnProduct) => Promise<void>
  /** The product that is about to go; it goes when its undo has run out. */
  readonly removed: OwnProduct | null
  readonly remove: (product: OwnProduct) => void
  readonly undoRemove: () => void
  readonly finishRemove: () => void
}

/** What the owner does in the shop: shown at once, sent, and taken back with a sentence where it was refused. */
export const useShop = (itemId: string, known: Store): Shop => {
  const queries = useQueryClient()
  const [changes, setChanges] = useState<Readonly<Record<string, Change>>>({})
  const [removed, setRemoved] = useState<OwnProduct | null>(null)
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())
  const [selling, setSelling] = useState<ReadonlySet<string>>(new Set())
  const [problem, setProblem] = useState<string | null>(null)
  const timers = useRef(new Map<string, { timer: ReturnType<typeof setTimeout>; send: () => void }>())
  const saleIds = useRef(new Map<string, string>())

  const tell = (error: unknown): ErrorCode => {
    const { code, details } = toAppError(error)
    setProblem(errorText(code, details))
    return code
  }
  const refresh = () => api.refreshStore(queries, itemId)

  const send = async (productId: string, change: Change): Promise<void> => {
    timers.current.delete(productId)
    try {
      api.putProduct(queries, itemId, await api.changeProduct(itemId, productId, change))
    } catch (error) {
      tell(error)
    }
    setChanges(({ [productId]: mine, ...others }) =>
      mine === change || !mine ? others : { ...others, [productId]: mine },
    )
    void refresh()
  }

  const change: Shop['change'] = ({ id }, next) => {
    const merged: Change = { ...(timers.current.has(id) ? changes[id] : {}), ...next }
    setChanges((all) => ({ ...all, [id]: merged }))
    clearTimeout(timers.current.get(id)?.timer)
    const sendNow = (): void => void send(id, merged)
    timers.current.set(id, { timer: setTimeout(sendNow, stockPause), send: sendNow })
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
      for (const { timer, send: sendNow } of timers.current.values()) {
        clearTimeout(timer)
        sendNow()
      }
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

  const store = useMemo(
    (): Store => ({
      ...known,
      products: known.products
        .filter(({ id }) => id !== removed?.id && !gone.has(id))
        .map((product) => (changes[product.id] ? { ...product, ...changes[product.id] } : product)),
    }),
    [known, changes, removed, gone],
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
    sell: async ({ id }) => {
      if (selling.has(id)) return
      const saleId = saleIds.current.get(id) ?? newId('sale')
      saleIds.current.set(id, saleId)
      setSelling((all) => new Set(all).add(id))
      try {
        await api.sellOne(itemId, id, saleId)
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
