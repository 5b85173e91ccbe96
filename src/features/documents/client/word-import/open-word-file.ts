import { closeItemNotice, tellOfItem } from '#core/items/client/item-notice.ts'
import { newId } from '#core/time-and-ids/shared/ids.ts'
import { importFailure, importWordFile } from './import-word-file.ts'

/** What the device's own dialog offers. */
const accepted = '.docx,application/vnd.openxmlformats-officedocument.wordprocessingml.document'

const chooseFile = (): Promise<File | null> =>
  new Promise((resolve) => {
    const input = document.createElement('input')
    input.type = 'file'
    input.accept = accepted
    input.addEventListener('change', () => resolve(input.files?.[0] ?? null))
    input.addEventListener('cancel', () => resolve(null))
    input.click()
  })

/** `key` names the file's document: trying again makes no second one. */
const take = async (file: File, key: string, open: (itemId: string) => void): Promise<void> => {
  tellOfItem({ title: file.name, text: 'Membaca berkas Word...' })
  try {
    const { id, lostPictures } = await importWordFile(file, key)
    if (lostPictures > 0)
      tellOfItem({
        title: file.name,
        text: `${lostPictures} gambar tidak bisa dibawa dari berkas ini; sisipkan lagi lewat tombol Sisipkan.`,
      })
    else closeItemNotice()
    open(id)
  } catch (thrown) {
    tellOfItem({
      title: file.name,
      text: importFailure(thrown),
      action: { label: 'Coba lagi', run: () => void take(file, key, open) },
    })
  }
}

/** 'Buka berkas Word': a file that the owner chooses becomes a document of their own, and opens. */
export const openWordFile = async (open: (itemId: string) => void): Promise<void> => {
  const file = await chooseFile()
  if (file) await take(file, newId('sending'), open)
}
