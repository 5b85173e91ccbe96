import { create } from 'zustand'

interface GeneratorDoor {
  /** Whether the generator stands open by itself, without a document behind it (P2 §2.6). */
  readonly isOpen: boolean
  /** The description that is being written; it outlives the generator until its document is made. */
  readonly prompt: string
  /** Whose description it is. */
  readonly writerId: string | null
}

export const useGeneratorDoor = create<GeneratorDoor>(() => ({ isOpen: false, prompt: '', writerId: null }))

export const openGenerator = (): void => useGeneratorDoor.setState({ isOpen: true })
export const closeGenerator = (): void => useGeneratorDoor.setState({ isOpen: false })
export const keepPrompt = (prompt: string): void => useGeneratorDoor.setState({ prompt })

/** Who writes from now on; nobody finds somebody else's description. */
export const knowWriter = (writerId: string | null): void =>
  useGeneratorDoor.setState((door) => (door.writerId === writerId ? door : { writerId, prompt: '' }))
