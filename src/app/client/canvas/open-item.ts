import type { QueryClient } from '@tanstack/react-query'
import { create } from 'zustand'

import { toAppError } from '#core/errors/shared/app-error.ts'
import { itemQuery } from '#core/items/client/items.api.ts'
import type { ItemKind } from '#core/items/shared/kinds.ts'
import { errorText } from '#core/text/shared/error-texts.ts'

import { isReady } from './editors.ts'
import { useLayout } from '../layout/layout-store.ts'

interface Unopened {
  readonly title: string
  readonly text: string
  /** Where the item can be seen, for the owner to press: the browser did not let us open it. */
  readonly url: string | null
}

/** The item that could be opened neither in the canvas nor in a tab; a toast tells it. */
export const useUnopened = create<{ readonly unopened: Unopened | null }>()(() => ({ unopened: null }))
const tell = (unopened: Unopened): void => useUnopened.setState({ unopened })

/** Only addresses of the web are opened, whatever is stored. */
export const webAddress = (url: string | null, base: string): string | null => {
  if (url === null || !URL.canParse(url, base)) return null
  const parsed = new URL(url, base)
  return parsed.protocol === 'https:' || parsed.protocol === 'http:' ? parsed.href : null
}

const openElsewhere = async (queries: QueryClient, { id, title }: { id: string; title: string }): Promise<void> => {
  let url: string | null
  try {
    url = webAddress((await queries.fetchQuery(itemQuery(id))).url, location.href)
  } catch (error) {
    tell({ title, text: errorText(toAppError(error).code), url: null })
    return
  }
  if (url === null) {
    tell({ title, text: 'Hasil ini sudah tersimpan, tetapi belum bisa dibuka di sini.', url: null })
    return
  }
  // With `noopener` a browser never tells whether it blocked the tab.
  const opened = window.open(url, '_blank')
  if (opened) opened.opener = null
  else tell({ title, text: 'Browser menahan tab baru. Buka lewat tombol ini.', url })
}

/** Opens an item in the canvas; one without an editor opens its address in a new tab, or it is said (CHAT-19). */
export const openItem = (queries: QueryClient, item: { id: string; kind: ItemKind; title: string }): void => {
  if (isReady(item.kind)) useLayout.getState().openItem(item.id)
  else void openElsewhere(queries, item)
}
