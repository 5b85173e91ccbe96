import { useId } from 'react'

import { type AnimationSpeed, animationSpeeds, usePreferences } from '#core/ui/client/preferences.ts'
import { type Theme, themeNames, themes, useTheme } from '#core/ui/client/theme.ts'

import s from './looks-section.module.css'
import { Part, SwitchRow } from './settings-parts.tsx'

const themeNotes: Readonly<Record<Theme, string>> = {
  light: 'Terang seperti kertas nota.',
  dark: 'Gelap, enak dipakai malam hari.',
  cheerful: 'Kuning ceria seperti pasar pagi.',
}

const speedNames: Readonly<Record<AnimationSpeed, string>> = {
  slow: 'Pelan',
  normal: 'Biasa',
  fast: 'Cepat',
  off: 'Tanpa gerak',
}

/** A small workspace in the colours of a theme. */
const Preview = ({ theme }: { readonly theme: Theme }) => (
  <span className={s.preview} data-theme={theme} aria-hidden="true">
    <i className={s.side} />
    <i className={s.desk}>
      <i className={s.sheet} />
    </i>
    <i className={s.chat}>
      <i className={s.own} />
      <i className={s.line} />
      <i className={s.key} />
    </i>
  </span>
)

const ThemeChoice = () => {
  const { theme, choose } = useTheme()
  const name = useId()
  return (
    <div className={s.themes} role="radiogroup" aria-label="Tema">
      {themes.map((one) => (
        <label key={one} className={s.theme}>
          <input
            type="radio"
            className={s.radio}
            name={name}
            value={one}
            checked={theme === one}
            onChange={() => choose(one)}
          />
          <Preview theme={one} />
          <span className={s.words}>
            <b>{themeNames[one]}</b>
            <span>{themeNotes[one]}</span>
          </span>
        </label>
      ))}
    </div>
  )
}

const SpeedChoice = () => {
  const { animationSpeed, setAnimationSpeed } = usePreferences()
  const name = useId()
  return (
    <div className={s.speeds} role="radiogroup" aria-label="Kecepatan gerak">
      {(Object.keys(animationSpeeds) as AnimationSpeed[]).map((speed) => (
        <label key={speed} className={s.speed}>
          <input
            type="radio"
            className={s.radio}
            name={name}
            value={speed}
            checked={animationSpeed === speed}
            onChange={() => setAnimationSpeed(speed)}
          />
          <span>{speedNames[speed]}</span>
        </label>
      ))}
    </div>
  )
}

/** How the workspace looks and moves on this device (SHELL-17, SHELL-20). */
export const LooksSection = () => {
  const { autoOptimize, showSuggestions, setAutoOptimize, setShowSuggestions } = usePreferences()
  return (
    <>
      <Part title="Tema" note="Dokumen tetap putih di tema mana pun, seperti hasil cetaknya.">
        <ThemeChoice />
      </Part>
      <Part
        title="Gerak"
        note="Seberapa cepat panel dan menu bergerak. Pengaturan ponsel atau komputer Anda tetap menang."
      >
        <SpeedChoice />
      </Part>
      <Part title="Tata letak">
        <SwitchRow
          label="Tampilkan saran"
          note="Kartu kecil yang menawarkan tata letak waktu Anda membuka dokumen."
          isOn={showSuggestions}
          onChange={setShowSuggestions}
        />
        <SwitchRow
          label="Atur lebar otomatis"
          note="Klik dua kali pada pembatas panel langsung memilih lebar yang pas."
          isOn={autoOptimize}
          onChange={setAutoOptimize}
        />
      </Part>
    </>
  )
}
