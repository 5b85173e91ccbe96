import { Menu } from '@base-ui/react/menu'
import Check from 'lucide-react/icons/check'
import { type ReactElement, type ReactNode, useState } from 'react'

import { classNames } from './class-names.ts'
import s from './menu.module.css'

/** One entry of a menu. */
export interface MenuEntry {
  readonly label: string
  readonly icon?: ReactNode
  readonly keys?: string
  readonly disabled?: boolean
  readonly danger?: boolean
  /** For entries that are on or off. */
  readonly checked?: boolean
  /** With `checked`: one of several of which exactly one is on. */
  readonly isChoice?: boolean
  readonly run: () => void
}

/** A thin line between entries. */
export const rule = 'rule' as const

export type MenuEntries = readonly (MenuEntry | typeof rule)[]

/** Where the keyboard goes when a menu closes, where that is not its key: to what the menu has just made. */
export type FocusAfter = () => HTMLElement | null

const Inside = ({ entry, withMarks }: { readonly entry: MenuEntry; readonly withMarks: boolean }) => (
  <>
    {withMarks ? (
      <span className={s.icon}>{entry.checked ? <Check size={16} strokeWidth={2} aria-hidden /> : entry.icon}</span>
    ) : null}
    <span className={s.label}>{entry.label}</span>
    {entry.keys ? <kbd className={s.keys}>{entry.keys}</kbd> : null}
  </>
)

/** The entries of a menu, the same in the bar, the list and the context menu. */
export const MenuList = ({
  entries,
  focusAfter,
}: {
  readonly entries: MenuEntries
  readonly focusAfter?: FocusAfter | undefined
}) => {
  const withMarks = entries.some((entry) => entry !== rule && (entry.icon ?? entry.checked) !== undefined)
  return (
    <Menu.Popup className={s.menu} {...(focusAfter ? { finalFocus: () => focusAfter() ?? true } : {})}>
      {entries.map((entry, index) => {
        // oxlint-disable-next-line react/no-array-index-key -- the entries of a menu are fixed
        if (entry === rule) return <Menu.Separator key={index} className={s.rule} />
        const className = classNames(s.entry, entry.danger && s.danger)
        const inside = <Inside entry={entry} withMarks={withMarks} />
        if (entry.checked !== undefined && !entry.isChoice)
          return (
            <Menu.CheckboxItem
              key={entry.label}
              className={className}
              checked={entry.checked}
              onCheckedChange={entry.run}
              closeOnClick
            >
              {inside}
            </Menu.CheckboxItem>
          )
        return (
          <Menu.Item
            key={entry.label}
            className={className}
            disabled={entry.disabled ?? false}
            onClick={entry.run}
            {...(entry.isChoice ? { role: 'menuitemradio', 'aria-checked': entry.checked ?? false } : {})}
          >
            {inside}
          </Menu.Item>
        )
      })}
    </Menu.Popup>
  )
}

/** Where a menu opens: in the layer of its key, because in a dialog or a full-screen part nothing else can be pressed. */
export const layerOf = (trigger: HTMLElement | null): HTMLElement | null =>
  trigger && (trigger.closest<HTMLElement>('dialog, [data-layer], main') ?? document.body)

interface MenuKeyProps {
  readonly entries: MenuEntries
  /** The key that opens it. */
  readonly children: ReactElement
  readonly align?: 'start' | 'end'
  readonly side?: 'top' | 'bottom'
  readonly focusAfter?: FocusAfter
}

/** A key with a menu. */
export const MenuKey = ({ entries, children, align = 'start', side = 'bottom', focusAfter }: MenuKeyProps) => {
  const [trigger, setTrigger] = useState<HTMLElement | null>(null)
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger ref={setTrigger} render={children} />
      <Menu.Portal container={layerOf(trigger)}>
        <Menu.Positioner side={side} align={align} sideOffset={4} className={s.place}>
          <MenuList entries={entries} focusAfter={focusAfter} />
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
