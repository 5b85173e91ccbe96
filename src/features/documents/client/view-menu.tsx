import ChevronDown from 'lucide-react/icons/chevron-down'
import LayoutTemplate from 'lucide-react/icons/layout-template'

import { Button } from '#core/ui/client/button.tsx'
import { type MenuEntries, MenuKey, rule } from '#core/ui/client/menu.tsx'
import { type DocumentMode, documentModes, modeNames } from './document-mode.ts'
import s from './view-menu.module.css'

interface ViewMenuProps {
  readonly mode: DocumentMode
  readonly onMode: (mode: DocumentMode) => void
  /** What else begins here: another document, a file of Word. */
  readonly actions: readonly { readonly label: string; readonly run: () => void }[]
}

/** 'Tampilan': how this browser shows the document. Nothing of the document changes. */
export const ViewMenu = ({ mode, onMode, actions }: ViewMenuProps) => {
  const entries: MenuEntries = [
    ...documentModes.map((one) => ({
      label: modeNames[one],
      checked: one === mode,
      isChoice: true,
      run: () => onMode(one),
    })),
    ...(actions.length > 0 ? [rule, ...actions] : []),
  ]
  return (
    <MenuKey align="end" entries={entries}>
      <Button
        look="quiet"
        className={s.key}
        aria-label="Tampilan"
        title={`Tampilan: ${modeNames[mode]}`}
        icon={<LayoutTemplate size={18} strokeWidth={1.75} aria-hidden="true" />}
      >
        <ChevronDown size={14} strokeWidth={1.9} aria-hidden="true" />
      </Button>
    </MenuKey>
  )
}
