import { usePreferences } from '#core/ui/client/preferences.ts'

import { Part, SwitchRow } from './settings-parts.tsx'
import s from './shortcuts-section.module.css'

/** Keys that belong together, as the workspace lists them. */
export interface KeyGroup {
  readonly title: string
  readonly list: readonly { readonly keys: readonly string[]; readonly text: string }[]
}

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)

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
          <dl className={s.list}>
            {list.map(({ keys, text }) => (
              <div key={text} className={s.line}>
                <dt>
                  {keys.map((key) => (
                    <kbd key={key}>{key === 'Ctrl' && isApple ? 'Ctrl / ⌘' : key}</kbd>
                  ))}
                </dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </Part>
      ))}
    </>
  )
}
