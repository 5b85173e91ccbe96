import { Menu } from '@base-ui/react/menu'
import Check from 'lucide-react/icons/check'
import PanelsTopLeft from 'lucide-react/icons/panels-top-left'
import { useRef } from 'react'

import { IconButton } from '#core/ui/client/button.tsx'
import menu from '#core/ui/client/menu.module.css'

import { layoutChoices } from './layout-choices.ts'
import s from './layout-menu.module.css'
import type { LayoutMode } from './layout-presets.ts'
import { layoutMode } from './layout-state.ts'
import { layoutNow, useLayout } from './layout-store.ts'

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

/** All layouts in one menu of the canvas's bar (SHELL-07); none is marked where the owner has dragged the panels. */
export const LayoutMenu = () => {
  const mode = useLayout(layoutMode)
  const place = useRef<HTMLSpanElement>(null)
  return (
    <span ref={place}>
      <Menu.Root modal={false}>
        <Menu.Trigger render={<IconButton label="Tata letak" />}>
          <PanelsTopLeft {...icon} />
        </Menu.Trigger>
        <Menu.Portal container={place}>
          <Menu.Positioner side="bottom" align="end" sideOffset={4} className={menu.place}>
            <Menu.Popup className={menu.menu} aria-label="Tata letak">
              <Menu.RadioGroup
                value={mode}
                onValueChange={(chosen: Exclude<LayoutMode, 'custom'>) => layoutNow().chooseMode(chosen)}
              >
                {layoutChoices.map((choice) => (
                  <Menu.RadioItem
                    key={choice.mode}
                    value={choice.mode}
                    className={menu.entry}
                    closeOnClick
                    aria-label={choice.name}
                  >
                    <span className={menu.icon}>{choice.mode === mode ? <Check {...icon} /> : null}</span>
                    <span className={s.words}>
                      {choice.name}
                      <span className={s.hint}>{choice.hint}</span>
                    </span>
                  </Menu.RadioItem>
                ))}
              </Menu.RadioGroup>
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
    </span>
  )
}
