import MessageCircle from 'lucide-react/icons/message-circle'
import { type Editor, useEditorState } from '@tiptap/react'
import { type CSSProperties, useEffect, useState } from 'react'

import { markPart } from '#core/items/client/marked-part.ts'
import { Button } from '#core/ui/client/button.tsx'
import { rangeText } from '../shared/revise/body-range.ts'
import s from './ask-about-part.module.css'
import { type EditorDocument, fromEditor } from './editor-json.ts'

interface AskAboutPartProps {
  readonly editor: Editor
  readonly itemId: string
  readonly enabled: boolean
}

/** Below the end of the selection, inside of what scrolls with the sheet. */
const placeBelow = (editor: Editor, to: number): CSSProperties => {
  const frame = editor.view.dom.closest<HTMLElement>('[data-sheet]')
  if (!frame) return {}
  const end = editor.view.coordsAtPos(to)
  const box = frame.getBoundingClientRect()
  const left = Math.min(Math.max(end.left - box.left - 70, 8), Math.max(box.width - 170, 8))
  return { top: `${end.bottom - box.top + 8}px`, left: `${left}px` }
}

/** True while somebody works elsewhere than in the sheet: a key over its words would only be in the way. */
const useIsAway = (): boolean => {
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    const look = ({ target }: FocusEvent): void =>
      setAway(target instanceof Element && target.closest('[data-sheet]') === null)
    document.addEventListener('focusin', look)
    return () => document.removeEventListener('focusin', look)
  }, [])
  return isAway
}

/** Near marked words: hands them to the chat, which then changes only them (CHAT-15). */
export const AskAboutPart = ({ editor, itemId, enabled }: AskAboutPartProps) => {
  const marked = useEditorState({
    editor,
    selector: ({ editor: current }) => {
      const { from, to, empty } = current.state.selection
      return empty ? null : { from, to, doc: current.state.doc }
    },
    equalityFn: (a, b) => a?.from === b?.from && a?.to === b?.to && a?.doc === b?.doc,
  })
  const isAway = useIsAway()
  if (!enabled || isAway || marked === null) return null
  const { from, to, doc } = marked
  const text = rangeText(fromEditor(doc.toJSON() as EditorDocument).body, { from, to })
  if (text.trim() === '') return null
  return (
    <div className={s.place} style={placeBelow(editor, to)}>
      <Button
        look="teal"
        className={s.key}
        icon={<MessageCircle size={16} strokeWidth={1.75} aria-hidden="true" />}
        // The selection stays where it is when the key is pressed with the pointer.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => markPart({ itemId, text, place: { from, to } })}
      >
        Tanya Juragan
      </Button>
    </div>
  )
}
