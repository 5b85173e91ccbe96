import { Menu } from '@base-ui/react/menu'
import { Menubar } from '@base-ui/react/menubar'
import ChartColumn from 'lucide-react/icons/chart-column'
import Image from 'lucide-react/icons/image'
import Minus from 'lucide-react/icons/minus'
import Play from 'lucide-react/icons/play'
import Plus from 'lucide-react/icons/plus'
import Redo2 from 'lucide-react/icons/redo-2'
import Shapes from 'lucide-react/icons/shapes'
import Table2 from 'lucide-react/icons/table-2'
import Type from 'lucide-react/icons/type'
import Undo2 from 'lucide-react/icons/undo-2'
import { useState } from 'react'

import { Button, IconButton } from '#core/ui/client/button.tsx'
import { type FocusAfter, layerOf, type MenuEntries, MenuKey, MenuList, rule } from '#core/ui/client/menu.tsx'
import menu from '#core/ui/client/menu.module.css'
import { useDeck } from './deck-store.ts'
import type { EditorActions } from './editor-actions.ts'
import { nextZoom, zoomSteps } from './geometry.ts'
import s from './top-menu.module.css'
import { markedOnStage } from './stage-focus.ts'

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

const small = { ...icon, size: 16 }

export type Zoom = number | 'fit'

interface BarMenuProps {
  readonly name: string
  readonly entries: MenuEntries
  readonly focusAfter?: FocusAfter
}

const BarMenu = ({ name, entries, focusAfter }: BarMenuProps) => {
  const [trigger, setTrigger] = useState<HTMLElement | null>(null)
  return (
    <Menu.Root>
      <Menu.Trigger ref={setTrigger} className={s.menuKey}>
        {name}
      </Menu.Trigger>
      <Menu.Portal container={layerOf(trigger)}>
        <Menu.Positioner align="start" sideOffset={4} className={menu.place}>
          <MenuList entries={entries} focusAfter={focusAfter} />
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

/** File, Edit, Insert and View (P2 §2.7). */
export const menusOf = (
  actions: EditorActions,
  state: { readonly canUndo: boolean; readonly canRedo: boolean; readonly showGrid: boolean },
): readonly BarMenuProps[] => [
  {
    name: 'File',
    entries: [
      { label: 'Save', keys: 'Ctrl+S', run: actions.save },
      rule,
      { label: 'Export PPTX', run: () => actions.download('pptx') },
      { label: 'Export PDF', run: () => actions.download('pdf') },
      { label: 'Save to Drive', run: actions.saveToDrive },
      rule,
      { label: 'Share', run: actions.share },
    ],
  },
  {
    name: 'Edit',
    entries: [
      { label: 'Undo', keys: 'Ctrl+Z', disabled: !state.canUndo, run: actions.undo },
      { label: 'Redo', keys: 'Ctrl+Y', disabled: !state.canRedo, run: actions.redo },
    ],
  },
  {
    name: 'Insert',
    focusAfter: markedOnStage,
    entries: [
      { label: 'Text', icon: <Type {...small} />, run: actions.addText },
      { label: 'Image', icon: <Image {...small} />, run: actions.addImage },
      { label: 'Chart', icon: <ChartColumn {...small} />, run: actions.addChart },
      { label: 'Shape', icon: <Shapes {...small} />, run: actions.addShape },
      { label: 'Table', icon: <Table2 {...small} />, run: actions.addTable },
    ],
  },
  {
    name: 'View',
    entries: [
      { label: 'Grid', checked: state.showGrid, run: actions.toggleGrid },
      { label: 'Preview', run: actions.preview },
    ],
  },
]

interface TopMenuProps {
  readonly actions: EditorActions
  readonly showGrid: boolean
  readonly zoom: Zoom
  /** What is shown now, in percent. */
  readonly shownZoom: number
  readonly onZoom: (zoom: Zoom) => void
  /** Where the properties are a drawer: its key. */
  readonly onProperties?: (() => void) | undefined
}

/** The bar over the editor: menus, undo and redo, Add Text, zoom, Present. */
export const TopMenu = ({ actions, showGrid, zoom, shownZoom, onZoom, onProperties }: TopMenuProps) => {
  const canUndo = useDeck(({ history }) => history.past.length > 0)
  const canRedo = useDeck(({ history }) => history.future.length > 0)
  return (
    <div className={s.bar}>
      <Menubar className={s.menus} modal={false}>
        {menusOf(actions, { canUndo, canRedo, showGrid }).map((facts) => (
          <BarMenu key={facts.name} {...facts} />
        ))}
      </Menubar>
      <span className={s.line} />
      <IconButton className={s.icon} label="Undo" title="Undo (Ctrl+Z)" disabled={!canUndo} onClick={actions.undo}>
        <Undo2 {...icon} />
      </IconButton>
      <IconButton className={s.icon} label="Redo" title="Redo (Ctrl+Y)" disabled={!canRedo} onClick={actions.redo}>
        <Redo2 {...icon} />
      </IconButton>
      <span className={s.line} />
      <Button look="quiet" className={s.small} icon={<Type {...icon} size={16} />} onClick={actions.addText}>
        Add Text
      </Button>
      <span className={s.end}>
        {onProperties ? (
          <Button look="quiet" className={s.small} onClick={onProperties}>
            Properti
          </Button>
        ) : null}
        <IconButton
          className={s.icon}
          label="Perkecil"
          disabled={shownZoom <= zoomSteps[0]}
          onClick={() => onZoom(nextZoom(shownZoom, -1))}
        >
          <Minus {...icon} />
        </IconButton>
        <MenuKey
          align="end"
          entries={[
            { label: 'Pas layar', checked: zoom === 'fit', isChoice: true, run: () => onZoom('fit') },
            rule,
            ...zoomSteps.map((step) => ({
              label: `${step}%`,
              checked: zoom === step,
              isChoice: true,
              run: () => onZoom(step),
            })),
          ]}
        >
          <button type="button" className={s.zoom} aria-label={`Zoom ${shownZoom}%`}>
            {shownZoom}%
          </button>
        </MenuKey>
        <IconButton
          className={s.icon}
          label="Perbesar"
          disabled={shownZoom >= 200}
          onClick={() => onZoom(nextZoom(shownZoom, 1))}
        >
          <Plus {...icon} />
        </IconButton>
        <Button look="teal" className={s.small} icon={<Play {...icon} size={16} />} onClick={actions.present}>
          Present
        </Button>
      </span>
    </div>
  )
}
