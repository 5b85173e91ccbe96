import { create } from 'zustand'

import { browserStorage } from './browser-storage.ts'

/** The three themes in the order in which the button cycles them (SHELL-17, look.md). */
export const themes = ['light', 'dark', 'cheerful'] as const
export type Theme = (typeof themes)[number]

/** The names the owner reads. */
export const themeNames = { light: 'Kertas', dark: 'Malam', cheerful: 'Pasar' } as const satisfies Record<Theme, string>

/** The key of P2 §9. The script in the page's head (`tema.js`) reads the same key before the first paint. */
export const themeKey = 'theme'

const isTheme = (value: unknown): value is Theme => themes.some((theme) => theme === value)

/** The stored theme if it is one of the three, else dark where the system prefers it, else light (P1 §5). */
export const chooseTheme = (stored: string | null, prefersDark: boolean): Theme =>
  isTheme(stored) ? stored : prefersDark ? 'dark' : 'light'

export const themeAfter = (theme: Theme): Theme => themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'light'

const show = (theme: Theme): void => {
  document.documentElement.classList.remove('dark', 'cheerful')
  if (theme !== 'light') document.documentElement.classList.add(theme)
}

interface ThemeState {
  readonly theme: Theme
  readonly cycle: () => void
}

/** The theme of this browser. */
export const useTheme = create<ThemeState>()((set, get) => ({
  theme: chooseTheme(browserStorage.read(themeKey), matchMedia('(prefers-color-scheme: dark)').matches),
  cycle: () => {
    const theme = themeAfter(get().theme)
    show(theme)
    browserStorage.write(themeKey, theme)
    set({ theme })
  },
}))
