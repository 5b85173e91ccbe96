import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { applyTheme, chooseTheme, readTheme, themeAfter, themeKey, useTheme } from './theme.ts'

const refuse = (): never => {
  throw new DOMException('refused', 'SecurityError')
}

let warnings: unknown[][] = []
beforeEach(() => {
  warnings = []
  vi.spyOn(console, 'warn').mockImplementation((...words) => warnings.push(words))
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
  document.documentElement.className = ''
})

test('SHELL-17 the themes go round', () => {
  expect(themeAfter('light')).toBe('dark')
  expect(themeAfter('dark')).toBe('cheerful')
  expect(themeAfter('cheerful')).toBe('light')
})

test('SHELL-17 a stored theme counts only if it is one of the three; then the system decides', () => {
  expect(chooseTheme('cheerful', true)).toBe('cheerful')
  expect(chooseTheme('light', true)).toBe('light')
  expect(chooseTheme('neon', true)).toBe('dark')
  expect(chooseTheme('DARK', false)).toBe('light')
  expect(chooseTheme(null, false)).toBe('light')
})

test('SHELL-17 the theme is read from and written to `theme`, with a class for dark and cheerful', () => {
  localStorage.setItem(themeKey, 'cheerful')
  expect(themeKey).toBe('theme')
  expect(readTheme()).toBe('cheerful')
  useTheme.setState({ theme: 'light' })
  useTheme.getState().cycle()
  expect(localStorage.getItem('theme')).toBe('dark')
  expect([...document.documentElement.classList]).toEqual(['dark'])
  useTheme.getState().cycle()
  expect([...document.documentElement.classList]).toEqual(['cheerful'])
  useTheme.getState().cycle()
  expect([...document.documentElement.classList]).toEqual([])
  expect(warnings).toEqual([])
})

test('SHELL-21 a theme that cannot be read falls back to light, with a warning', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.stubGlobal('localStorage', { getItem: refuse })
  expect(readTheme()).toBe('light')
  expect(warnings).toHaveLength(1)
})

test('SHELL-21 a theme that can be neither stored nor applied leaves the page usable, with warnings', () => {
  vi.stubGlobal('localStorage', { setItem: refuse })
  useTheme.setState({ theme: 'light' })
  useTheme.getState().cycle()
  expect(useTheme.getState().theme).toBe('dark')
  expect(warnings).toHaveLength(1)
  vi.spyOn(document.documentElement.classList, 'remove').mockImplementation(refuse)
  expect(() => applyTheme('cheerful')).not.toThrow()
  expect(warnings).toHaveLength(2)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})
