import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column'

import type { ItemListActions } from '#core/items/client/item-list.ts'
import type { LocalItem, MergedItem } from '#core/items/client/local-items.ts'
import { driveLinkOf } from '#core/items/client/drive-link.ts'
import type { ItemSummary } from '#core/items/shared/item.ts'

import { addressAfterDeletion, badgeOf, businessTypeOf } from './item-badge.ts'
import { removeLocal, renameLocal, sendNow } from '../offline/local-documents.ts'
import s from './sidebar-entry.module.css'
import type { SidebarEntryFacts } from './sidebar-entry.tsx'

/** The longest name of an item (items.contract.ts). */
const longestName = 200

const nameLabels = {
  document: 'Nama dokumen',
  presentation: 'Nama presentasi',
  analysis: 'Nama analisis',
  website: 'Nama website',
  pos: 'Nama kasir',
} as const satisfies Record<ItemSummary['kind'], string>

interface EntryPorts {
  readonly list: ItemListActions
  readonly open: (item: ItemSummary) => void
  /** This device holds work on it that the server does not have. */
  readonly isKept: (itemId: string) => boolean
}

/** An item as its line in the sidebar. */
const entryOf = (item: ItemSummary, { list, open, isKept }: EntryPorts): SidebarEntryFacts => ({
  id: item.id,
  title: item.title,
  onOpen: () => open(item),
  badge: badgeOf(item),
  driveLink: driveLinkOf(item),
  ...(item.kind === 'pos' ? { about: businessTypeOf(item) } : {}),
  ...(isKept(item.id) ? { note: 'tersimpan di perangkat' } : {}),
  icon:
    item.kind === 'analysis' ? (
      <ChartNoAxesColumn size={16} strokeWidth={1.75} aria-label="Analisis" className={s.kind} />
    ) : null,
  actions: {
    nameLabel: nameLabels[item.kind],
    longestTitle: longestName,
    onRename: (title) => void list.rename(item, title),
    onDelete: () => void list.remove(item),
    deleteNote: addressAfterDeletion(item)?.isClosed === true ? 'Alamatnya ikut ditutup' : null,
  },
})

/** A document that only this device has: a press sends it. */
const localEntryOf = (item: LocalItem): SidebarEntryFacts => ({
  id: item.id,
  title: item.title,
  note: item.refusal === null ? 'menunggu dikirim' : 'belum diterima server',
  onOpen: () => void sendNow(item),
  actions: {
    nameLabel: nameLabels.document,
    longestTitle: longestName,
    onRename: (title) => void renameLocal(item, title),
    onDelete: () => void removeLocal(item),
    deleteNote: null,
  },
})

/** A line of a list in which the server's items and this device's stand together (ITEM-02). */
export const mergedEntryOf = (one: MergedItem, ports: EntryPorts): SidebarEntryFacts =>
  one.from === 'server' ? entryOf(one.item, ports) : localEntryOf(one.item)
