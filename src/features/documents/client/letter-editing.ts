import { closeHistory } from '@tiptap/pm/history'
import type { Editor } from '@tiptap/react'
import { createContext, useContext } from 'react'

import type { LetterData } from '../shared/letter.ts'
import { LetterBox } from './letter-box.ts'

/** Typing in one field counts as one undo step until the owner pauses this long. */
const pause = 1_000

interface Typing {
  readonly field: string
  readonly at: number
  readonly group: number
}

const typings = new WeakMap<Editor, Typing>()

/**
 * Changes the letter data as one step of the editor's history. Steps that change no text are never joined by the
 * history itself; what it does join is one composition, so a run of typing in one field is given the number of one.
 */
export const changeLetter = (editor: Editor, field: string, change: (letter: LetterData) => LetterData): void => {
  const before = typings.get(editor)
  const at = Date.now()
  const goesOn = before?.field === field && at - before.at < pause
  const group = goesOn ? before.group : (before?.group ?? 0) + 1
  typings.set(editor, { field, at, group })
  const transaction = editor.state.tr
  transaction.setDocAttribute('letter', new LetterBox(change(letterOf(editor))))
  editor.view.dispatch((goesOn ? transaction : closeHistory(transaction)).setMeta('composition', -1 - group))
}

/** The letter data as it stands in the editor. */
export const letterOf = (editor: Editor): LetterData => (editor.state.doc.attrs['letter'] as LetterBox).letter

/** Changes one field of the letter; `field` names the run of typing that is undone together. */
export type ChangeLetter = (field: string, change: (letter: LetterData) => LetterData) => void

interface LetterInHand {
  readonly letter: LetterData
  readonly change: ChangeLetter
}

/** Given by the editor to its block views. */
export const LetterContext = createContext<LetterInHand | null>(null)

export const useLetter = (): LetterInHand => {
  const inHand = useContext(LetterContext)
  if (!inHand) throw new Error('a letter block stands outside its editor')
  return inHand
}
