import { create } from 'zustand'

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

/** Themes are never worth a broken page: what fails is written to the console, as P2 §8 asks. */
const warn = (what: string, cause: unknown): void => {
  // oxlint-disable-next-line eslint/no-console
  console.warn(what, cause)
}

/** The theme to start with; light where the browser does not let us read (SHELL-21). */
export const readTheme = (): Theme => {
  try {
    return chooseTheme(localStorage.getItem(themeKey), matchMedia('(prefers-color-scheme: dark)').matches)
  } catch (cause) {
    warn('The theme could not be read.', cause)
    return 'light'
  }
}

/** Puts the theme's class on the root; light has none. */
export const applyTheme = (theme: Theme): void => {
  try {
    document.documentElement.classList.remove('dark', 'cheerful')
    if (theme !== 'light') document.documentElement.classList.add(theme)
  } catch (cause) {
    warn('The theme could not be applied.', cause)
  }
}

const keepTheme = (theme: Theme): void => {
  try {
    localStorage.setItem(themeKey, theme)
  } catch (cause) {
    warn('The theme could not be stored.', cause)
  }
}

interface ThemeState {
  readonly theme: Theme
  readonly choose: (theme: Theme) => void
  readonly cycle: () => void
}

/** The theme of this browser. */
export const useTheme = create<ThemeState>()((set, get) => {
  const first = readTheme()
  // The script in the head has done so already, unless it could not be loaded.
  applyTheme(first)
  const choose = (theme: Theme): void => {
    applyTheme(theme)
    keepTheme(theme)
    set({ theme })
  }
  return { theme: first, choose, cycle: () => choose(themeAfter(get().theme)) }
})
