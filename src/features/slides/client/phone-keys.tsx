import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import Play from 'lucide-react/icons/play'
import Plus from 'lucide-react/icons/plus'
import Redo2 from 'lucide-react/icons/redo-2'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import Trash2 from 'lucide-react/icons/trash-2'
import Undo2 from 'lucide-react/icons/undo-2'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'

import { IconButton } from '#core/ui/client/button.tsx'
import { MenuKey } from '#core/ui/client/menu.tsx'
import { deleteElements } from './arrange.ts'
import { useDeck, useDeckStore } from './deck-store.ts'
import type { EditorActions } from './editor-actions.ts'
import s from './slide-editor.module.css'
import { menusOf } from './top-menu.tsx'
import { markedOnStage } from './stage-focus.ts'

const icon = { size: 22, strokeWidth: 1.75, 'aria-hidden': true } as const

interface PhoneKeysProps {
  readonly actions: EditorActions
  readonly showGrid: boolean
  readonly barSlot: HTMLElement | null
  readonly sheetOpen: boolean
  readonly onSheet: () => void
  readonly toolbarEnd: ReactNode
}

/** What a thumb needs: at the top Present and the rest, at the lower edge undo, insert, delete, properties. */
export const PhoneKeys = ({ actions, showGrid, barSlot, sheetOpen, onSheet, toolbarEnd }: PhoneKeysProps) => {
  const store = useDeckStore()
  const canUndo = useDeck(({ history }) => history.past.length > 0)
  const canRedo = useDeck(({ history }) => history.future.length > 0)
  const hasSelection = useDeck(({ selected }) => selected.length > 0)
  const [file, , insert, view] = menusOf(actions, { canUndo, canRedo, showGrid })
  return (
    <>
      {barSlot
        ? createPortal(
            <>
              <IconButton label="Present" onClick={actions.present}>
                <Play {...icon} />
              </IconButton>
              <MenuKey align="end" entries={[...(file?.entries ?? []), 'rule', ...(view?.entries ?? [])]}>
                <IconButton label="Lainnya">
                  <EllipsisVertical {...icon} />
                </IconButton>
              </MenuKey>
            </>,
            barSlot,
          )
        : null}
      <div className={s.phoneBar} role="toolbar" aria-label="Alat slide">
        <MenuKey side="top" focusAfter={markedOnStage} entries={insert?.entries ?? []}>
          <IconButton label="Insert">
            <Plus {...icon} />
          </IconButton>
        </MenuKey>
        <IconButton label="Undo" disabled={!canUndo} onClick={actions.undo}>
          <Undo2 {...icon} />
        </IconButton>
        <IconButton label="Redo" disabled={!canRedo} onClick={actions.redo}>
          <Redo2 {...icon} />
        </IconButton>
        <IconButton
          label="Hapus elemen"
          disabled={!hasSelection}
          onClick={() => {
            const { slideId, selected, change } = store.getState()
            change((deck) => deleteElements(deck, slideId, selected))
          }}
        >
          <Trash2 {...icon} />
        </IconButton>
        <IconButton label="Properti" aria-expanded={sheetOpen} onClick={onSheet}>
          <SlidersHorizontal {...icon} />
        </IconButton>
        <span className={s.phoneEnd}>{toolbarEnd}</span>
      </div>
    </>
  )
}
