import Undo2 from 'lucide-react/icons/undo-2'
import { useState } from 'react'

import { type ItemListActions, useItemListNews } from '#core/items/client/item-list.ts'
import { Button } from '#core/ui/client/button.tsx'
import { Toast } from '#core/ui/client/toast.tsx'

import { addressAfterDeletion } from './item-badge.ts'
import s from './item-list-toast.module.css'

/** How long a deletion can be taken back from the toast; its clock stops under pointer and focus. */
const lasts = 10_000

const deletedTitles = {
  document: 'Dokumen dihapus',
  presentation: 'Presentasi dihapus',
  analysis: 'Analisis dihapus',
  website: 'Website dihapus',
  pos: 'Kasir dihapus',
} as const

/** Tells that an item was deleted and what became of its address, with the key that takes it back; or a failure. */
export const ItemListToast = ({ list }: { readonly list: ItemListActions }) => {
  const { deleted, failure } = useItemListNews()
  const [waiting, setWaiting] = useState(false)
  if (failure !== null)
    return (
      <Toast key={failure} title="Belum berhasil" lasts={lasts} onClose={list.closeNews}>
        <p className={s.text}>{failure}</p>
      </Toast>
    )
  if (deleted === null) return null
  const undo = async (): Promise<void> => {
    setWaiting(true)
    await list.takeBack()
    setWaiting(false)
  }
  const { item } = deleted
  const address = addressAfterDeletion(item)
  return (
    <Toast key={item.id} title={deletedTitles[item.kind]} lasts={lasts} onClose={list.closeNews}>
      <div className={s.row}>
        <p className={`cut ${s.text}`}>{item.title}</p>
        <Button
          look="teal"
          waiting={waiting}
          icon={<Undo2 size={18} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => void undo()}
        >
          Urungkan
        </Button>
      </div>
      {address === null ? null : <p className={s.text}>{address.text}</p>}
    </Toast>
  )
}
