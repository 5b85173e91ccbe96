import { afterEach, describe, expect, test } from 'vitest'

import { actionOf, isCovered, isWriting, type PressedKey, takesKey } from './shortcuts.ts'

const pressed = (key: string, over: Partial<PressedKey> = {}): PressedKey => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...over,
})
const ctrl = { ctrlKey: true }
const free = { isEnabled: true, isWriting: false, isCovered: false, isMaximized: false }

const body = (html: string): Element => {
  document.body.innerHTML = html
  const target = document.body.querySelector('#x')
  if (!target) throw new Error('no target')
  return target
}

describe('keys', () => {
  test('SHELL-09 Ctrl or Cmd with F, M, 1, 2, 3, R', () => {
    for (const held of [ctrl, { metaKey: true }])
      expect(['f', 'm', '1', '2', '3', 'r'].map((key) => actionOf(pressed(key, held)))).toEqual([
        'focus',
        'maximize',
        'normal',
        'editing',
        'chatting',
        'restore',
      ])
    expect(actionOf(pressed('F', ctrl))).toBe('focus')
    expect(actionOf(pressed('?', { shiftKey: true }))).toBe('help')
  })

  test('SHELL-09 other keyboards: by the letter that is written, else by the place of the key', () => {
    expect(actionOf(pressed('m', { ...ctrl, code: 'Semicolon' }))).toBe('maximize')
    expect(actionOf(pressed('а', { ...ctrl, code: 'KeyF' }))).toBe('focus')
    expect(actionOf(pressed('&', { ...ctrl, code: 'Digit1' }))).toBe('normal')
    expect(actionOf(pressed('q', { ...ctrl, code: 'KeyM' }))).toBeNull()
  })

  test('SHELL-09 keys with Alt, Shift, both or nothing held are not ours', () => {
    expect(actionOf(pressed('f'))).toBeNull()
    expect(actionOf(pressed('f', { ctrlKey: true, altKey: true }))).toBeNull()
    expect(actionOf(pressed('r', { ctrlKey: true, shiftKey: true }))).toBeNull()
    expect(actionOf(pressed('f', { ctrlKey: true, metaKey: true }))).toBeNull()
    expect(actionOf(pressed('j', ctrl))).toBeNull()
    expect(actionOf(pressed('k', ctrl))).toBe('palette')
    expect(actionOf(pressed('?', ctrl))).toBeNull()
  })

  test('SHELL-09 Ctrl+R restores only what is maximized, otherwise the browser reloads', () => {
    expect(takesKey('restore', free)).toBe(false)
    expect(takesKey('restore', { ...free, isMaximized: true })).toBe(true)
    expect(takesKey('restore', { ...free, isMaximized: true, isWriting: true })).toBe(true)
  })

  test('SHELL-09 where somebody writes, finding and the question mark stay with the field', () => {
    expect(takesKey('focus', { ...free, isWriting: true })).toBe(false)
    expect(takesKey('help', { ...free, isWriting: true })).toBe(false)
    expect(takesKey('editing', { ...free, isWriting: true })).toBe(true)
  })

  test('SHELL-09 nothing is taken while a dialog is open or keys are switched off', () => {
    for (const action of ['focus', 'maximize', 'normal', 'editing', 'chatting', 'help'] as const) {
      expect(takesKey(action, free)).toBe(true)
      expect(takesKey(action, { ...free, isCovered: true })).toBe(false)
      expect(takesKey(action, { ...free, isEnabled: false })).toBe(false)
    }
  })
})

describe('where keys are pressed', () => {
  afterEach(() => document.body.replaceChildren())
  test('SHELL-09 fields, editable text and what lies in it are places to write in; keys and boxes to tick are not', () => {
    for (const html of [
      '<input id="x">',
      '<textarea id="x"></textarea>',
      '<div contenteditable="true"><p><b id="x">a</b></p></div>',
      '<div role="textbox" id="x"></div>',
      '<select id="x"></select>',
    ])
      expect(isWriting(body(html))).toBe(true)
    for (const html of ['<button id="x"></button>', '<input type="checkbox" id="x">', '<main id="x"></main>'])
      expect(isWriting(body(html))).toBe(false)
    expect(isWriting(null)).toBe(false)
  })

  test('SHELL-09 an open dialog or menu covers the workspace, a closed dialog does not', () => {
    body('<dialog id="x"></dialog>')
    expect(isCovered()).toBe(false)
    body('<dialog id="x" open></dialog>')
    expect(isCovered()).toBe(true)
    body('<div role="menu" id="x"></div>')
    expect(isCovered()).toBe(true)
  })
})
