import { type ComponentType, createContext, createElement, useContext } from 'react'

export interface DriveKeyProps {
  readonly itemId: string
  readonly title: string
  /** `bar` in the canvas's bar, `key` among others, `wide` in a phone's sheet, `floating` over a view that is not ours. */
  readonly look?: 'bar' | 'key' | 'wide' | 'floating'
  /** The key of the open deck: it emits the event of P2 §4, and whoever listens saves. */
  readonly emits?: boolean
  /** Tells in the editor's own place why nothing is saved; without it a note of the workspace does. */
  readonly refuse?: (sentence: string) => void
  /** After the press: a sheet that holds the key closes. */
  readonly onPressed?: () => void
}

/** The key 'Save to Drive', given by the app: editors do not know where copies are kept. */
export const DriveKeyContext = createContext<ComponentType<DriveKeyProps> | null>(null)

/** 'Save to Drive' for an item (P2 §2.5, §2.6, §2.8); nothing where no drive is given. */
export const DriveKey = (props: DriveKeyProps) => {
  const Key = useContext(DriveKeyContext)
  return Key === null ? null : createElement(Key, props)
}

/** P2 §4: what the key of decks emits, and what saves the open deck, whoever emits it. */
export const saveDeckEvent = 'savePPTToDrive'
