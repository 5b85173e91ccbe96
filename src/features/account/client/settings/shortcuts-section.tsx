import { usePreferences } from '#core/ui/client/preferences.ts'
import { type Shortcut, ShortcutList } from '#core/ui/client/shortcut-list.tsx'

import { Part, SwitchRow } from './settings-parts.tsx'
import s from './shortcuts-section.module.css'

/** Keys that belong together, as the workspace lists them. */
export interface KeyGroup {
  readonly title: string
  readonly list: readonly Shortcut[]
}

/** The keys of the workspace, and whether it listens to them. */
export const ShortcutsSection = ({ groups }: { readonly groups: readonly KeyGroup[] }) => {
  const { shortcuts, setShortcuts } = usePreferences()
  return (
    <>
      <Part title="Pintasan keyboard">
        <SwitchRow
          label="Pakai pintasan"
          note="Matikan kalau tombolnya bertabrakan dengan program lain. Tombol pada pembatas panel tetap jalan."
          isOn={shortcuts}
          onChange={setShortcuts}
        />
      </Part>
      {groups.map(({ title, list }) => (
        <Part key={title} title={title}>
          <ShortcutList list={list} className={s.list} />
        </Part>
      ))}
    </>
  )
}
