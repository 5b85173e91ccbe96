import { create } from 'zustand'

/** What is told about an item after it, or its canvas, has gone from sight; the shell shows it as a toast. */
export interface ItemNotice {
  readonly title: string
  readonly text: string
  readonly action?: { readonly label: string; readonly run: () => void }
}

export const useItemNotice = create<{ readonly notice: ItemNotice | null }>()(() => ({ notice: null }))

export const tellOfItem = (notice: ItemNotice): void => useItemNotice.setState({ notice })

export const closeItemNotice = (): void => useItemNotice.setState({ notice: null })
