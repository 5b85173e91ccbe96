import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { create } from 'zustand'

import { useReachability } from '#core/http/client/reachability.ts'
import { tellOfItem } from '#core/items/client/item-notice.ts'
import { itemKeys } from '#core/items/client/items.api.ts'
import type { LocalItem } from '#core/items/client/local-items.ts'
import { createLocalSender } from '#core/items/client/local-sender.ts'
import { changeShelf, shelfOf } from '#core/items/client/local-shelf.ts'
import { pointsKey } from '#core/points/client/points.api.ts'
import { whenIdle } from '#core/ui/client/when-idle.ts'
import { createDocument } from '#features/documents/client/index.tsx'

import { layoutNow } from '../layout/layout-store.ts'

/** What waits on this device for the server, of the person who is in. */
export const useLocalItems = create<{ readonly owner: string | null; readonly items: readonly LocalItem[] }>(() => ({
  owner: null,
  items: [],
}))

const sender = createLocalSender({
  create: createDocument,
  change: changeShelf,
  read: shelfOf,
  show: (owner, { items }) => {
    if (useLocalItems.getState().owner === owner) useLocalItems.setState({ items })
  },
  now: () => new Date(),
})

const tellKept = (title: string, refusal: string | null): void =>
  tellOfItem({
    title,
    text:
      refusal === null
        ? 'Tersimpan di perangkat ini dan dikirim sendiri begitu server terjangkau.'
        : `${refusal} Teksnya aman di perangkat ini, di daftar Dokumen.`,
  })

/** Saves a text as a document and opens it; what the server did not take is told and stays in the list. */
export const saveAsDocument = async (owner: string, text: { title: string; content: string }): Promise<void> => {
  const saved = await sender.save(owner, text)
  if (saved.where === 'server') layoutNow().openItem(saved.id)
  else if (saved.where === 'device') tellKept(text.title, saved.refusal)
  else
    tellOfItem({
      title: 'Belum tersimpan',
      text: `${saved.refusal ?? 'Server tidak terjangkau'} dan browser ini tidak bisa menyimpan. Salin dulu teksnya: ${text.content}`,
    })
}

/** A press on one that waits: it is sent now and opens, or it is said why not. */
export const sendNow = async (item: LocalItem): Promise<void> => {
  const sent = await sender.sendNow(item.userId, item)
  if (sent.where === 'server') layoutNow().openItem(sent.id)
  else tellKept(item.title, sent.refusal)
}

/** Takes one away, with a key that brings it back. */
export const removeLocal = async (item: LocalItem): Promise<void> => {
  await sender.remove(item.userId, item.id)
  tellOfItem({
    title: 'Dokumen dihapus',
    text: item.title,
    action: { label: 'Urungkan', run: () => void sender.putBack(item.userId, item) },
  })
}

export const renameLocal = (item: LocalItem, title: string): Promise<boolean> =>
  sender.putBack(item.userId, { ...item, title })

/** As often as waiting documents are tried again, in milliseconds. */
const tryEvery = 30_000

/** Shows what waits for whoever is in, and sends it: at the start, when the server is back, and every now and then. */
export const useLocalDocuments = (owner: string | null): void => {
  const queries = useQueryClient()
  const isReachable = useReachability((reach) => reach.isReachable)
  useEffect(() => {
    useLocalItems.setState({ owner, items: [] })
    if (owner === null) return
    let isCurrent = true
    const read = async (): Promise<void> => {
      const { items } = await shelfOf(owner)
      if (isCurrent) useLocalItems.setState({ items })
    }
    void read()
    return () => {
      isCurrent = false
    }
  }, [owner])

  useEffect(() => {
    if (owner === null || !isReachable) return
    const send = async (): Promise<void> => {
      const sent = await sender.sendAll(owner)
      if (sent.size === 0) return
      void queries.invalidateQueries({ queryKey: itemKeys.lists })
      void queries.invalidateQueries({ queryKey: pointsKey })
    }
    const cancel = whenIdle(() => void send())
    const timer = setInterval(() => {
      if (useLocalItems.getState().items.length > 0) void send()
    }, tryEvery)
    return () => {
      cancel()
      clearInterval(timer)
    }
  }, [owner, isReachable, queries])
}
