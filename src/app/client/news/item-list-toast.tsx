import { type ItemListActions, useItemListNews } from '#core/items/client/item-list.ts'
import { DeletionToast } from '#core/ui/client/deletion-toast.tsx'

import { addressAfterDeletion } from '../sidebar/item-badge.ts'

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
  return (
    <DeletionToast
      deleted={
        deleted && {
          id: deleted.item.id,
          title: deletedTitles[deleted.item.kind],
          name: deleted.item.title,
          note: addressAfterDeletion(deleted.item)?.text,
        }
      }
      failure={failure}
      onTakeBack={list.takeBack}
      onClose={list.closeNews}
    />
  )
}
