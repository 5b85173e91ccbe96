import { create } from 'zustand'

/** Whether the generator stands open by itself, without a document behind it (P2 §2.6). */
export const useGeneratorDoor = create<{ readonly isOpen: boolean }>(() => ({ isOpen: false }))

export const openGenerator = (): void => useGeneratorDoor.setState({ isOpen: true })
export const closeGenerator = (): void => useGeneratorDoor.setState({ isOpen: false })
