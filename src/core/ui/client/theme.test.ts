import { expect, test } from 'vitest'

import { chooseTheme, themeAfter } from './theme.ts'

test('SHELL-17 the themes go round', () => {
  expect(themeAfter('light')).toBe('dark')
  expect(themeAfter('dark')).toBe('cheerful')
  expect(themeAfter('cheerful')).toBe('light')
})

test('SHELL-17 a stored theme counts only if it is one of the three; then the system decides', () => {
  expect(chooseTheme('cheerful', true)).toBe('cheerful')
  expect(chooseTheme('light', true)).toBe('light')
  expect(chooseTheme('neon', true)).toBe('dark')
  expect(chooseTheme(null, false)).toBe('light')
})
