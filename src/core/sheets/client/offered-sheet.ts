import { create } from 'zustand'

/** What the device's own dialog offers, for every place that takes a sheet. */
export const sheetFiles = '.csv,.tsv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A file that was chosen in an editor and shall come with the next message of the chat. */
export const useOfferedSheet = create<{ readonly file: File | null }>()(() => ({ file: null }))

/** Lets the owner choose a file and hands it to the chat, which attaches it. */
export const offerSheet = (): void => {
  const input = document.createElement('input')
  input.type = 'file'
  input.accept = sheetFiles
  input.addEventListener('change', () => useOfferedSheet.setState({ file: input.files?.[0] ?? null }))
  input.click()
}
