import type { ComponentType, ReactNode } from 'react'

import type { Item, ItemMetadata } from '../shared/item.ts'
import type { CanvasType } from '../shared/kinds.ts'
import type { SaverSnapshot } from './saver.ts'

/** What an editor is given. It holds the text; the canvas around it saves and shows the state of the saving. */
export interface EditorProps {
  /** The item; its `content` is what the editor starts from (the draft of this device where that is newer). */
  readonly item: Item
  /** Called at every change with the whole content. Cheap: nothing is sent before the owner pauses. */
  readonly onContentChange: (content: unknown, metadata: ItemMetadata) => void
  /** Tells the counts of what was opened, for the footer; changes nothing. */
  readonly onCounted: (metadata: ItemMetadata) => void
  /** Sends what is unsaved now; resolves true when the server has everything that is on the screen. */
  readonly flush: () => Promise<boolean>
  /** Where an editor may put its own keys in the canvas's top bar (by portal); null until it is mounted. */
  readonly barSlot: HTMLElement | null
  /** Closes the canvas as 'Keluar' does, for an editor whose work is done (SETUP-08). */
  readonly close?: () => void
  /** How the saving stands, for editors that show it themselves (P2 §2.4, §2.5). */
  readonly saving?: SaverSnapshot
  /** Opens another item in this canvas, after what is unsaved here has been sent. */
  readonly openItem?: (itemId: string) => void
  /**
   * Counts how often the canvas had something newer to show (a change of the assistant, a version brought back). Only
   * editors that take it over by themselves see it grow; the others are mounted anew.
   */
  readonly revision?: number
  /** The shell's key at the end of the editor's bottom toolbar on phones ('Tanya'). */
  readonly toolbarEnd?: ReactNode
}

/** How one kind of item is edited: the editor (a lazy component) and what the canvas must know of its content. */
export interface KindEditor {
  readonly Editor: ComponentType<EditorProps>
  /** Milliseconds from the last change until it is sent by itself (CANVAS-03). */
  readonly saveDelay: (metadata: ItemMetadata) => number
  /** True where the editor takes newer content over as a step of its own history instead of being mounted anew. */
  readonly takesNewContent?: boolean
  /** The content as plain lines, for comparing two versions. */
  readonly readableText: (content: unknown) => Promise<string>
}

/** The editors of the nine canvas types (CANVAS-02); the shell passes them to `ItemCanvas`. */
export type EditorRegistry = Readonly<Partial<Record<CanvasType, KindEditor>>>

export interface ItemCanvasProps {
  readonly itemId: string
  readonly editors: EditorRegistry
  /** Called after 'Keluar' has sent what was unsaved. */
  readonly onClose: () => void
  /** The shell's key for its layouts, beside the one that maximizes. */
  readonly layoutKey?: ReactNode
  readonly maximized: boolean
  readonly onToggleMaximize: () => void
  /** On phones the canvas fills the screen: the arrow back stands at the left and there is nothing to maximize. */
  readonly phone?: boolean
  /** False while the chat lies over the canvas of a phone. */
  readonly inSight?: boolean
  /** Opens the sign-in page, where saving was refused because the session has ended. */
  readonly onSignIn: () => void
  readonly toolbarEnd?: ReactNode
  /** Opens another item in the canvas. */
  readonly onOpenItem?: (itemId: string) => void
}
