import type { Shortcut } from '#core/ui/client/shortcut-list.tsx'

/** What keys do in the workspace (P1 §4). */
export type ShortcutAction = 'focus' | 'maximize' | 'normal' | 'editing' | 'chatting' | 'restore' | 'palette' | 'help'

const actionOfKey: Readonly<Record<string, ShortcutAction>> = {
  f: 'focus',
  m: 'maximize',
  1: 'normal',
  2: 'editing',
  3: 'chatting',
  r: 'restore',
  k: 'palette',
}

/** A key as far as shortcuts look at it. */
export interface PressedKey {
  readonly key: string
  readonly code: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
}

/** The letter or digit of a key: by what it writes, else (other scripts, French digits) by where it lies. */
const plainKey = ({ key, code }: PressedKey): string => {
  const written = key.toLowerCase()
  if (/^[a-z0-9]$/.test(written)) return written
  return (/^(?:Key|Digit)([A-Z0-9])$/.exec(code)?.[1] ?? '').toLowerCase()
}

/**
 * The action of a key. Ctrl and Cmd count alike on every system: macOS keeps Cmd+M for itself, and there Ctrl+M works.
 * Ctrl and Alt together is AltGr, which writes letters.
 */
export const actionOf = (pressed: PressedKey): ShortcutAction | null => {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = pressed
  if (key === '?' && !ctrlKey && !metaKey && !altKey) return 'help'
  if (ctrlKey === metaKey || altKey || shiftKey) return null
  return actionOfKey[plainKey(pressed)] ?? null
}

/** Keys that a place to write in needs itself: finding in the page, and the question mark. */
const neededForWriting: ReadonlySet<ShortcutAction> = new Set(['focus', 'help'])

const writable =
  'input:not([type=button], [type=submit], [type=checkbox], [type=radio], [type=range], [type=color]), textarea, select, [contenteditable]:not([contenteditable=false]), [role=textbox], [role=combobox]'

/** True where the focus stands in a place to write in. */
export const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(writable) !== null

const dialogs = 'dialog[open], [role=dialog], [role=alertdialog], [role=menu]'

/** True while something lies over the workspace that keys belong to. */
export const isCovered = (): boolean => document.querySelector(dialogs) !== null

export interface ShortcutSituation {
  readonly isEnabled: boolean
  readonly isWriting: boolean
  readonly isCovered: boolean
  readonly isMaximized: boolean
}

/** True where the workspace takes a key; otherwise it stays with the browser or the editor (SHELL-09, resolutions 9). */
export const takesKey = (action: ShortcutAction, situation: ShortcutSituation): boolean => {
  if (!situation.isEnabled || situation.isCovered) return false
  if (situation.isWriting && neededForWriting.has(action)) return false
  // Without anything to restore the browser reloads.
  return action !== 'restore' || situation.isMaximized
}

/** What the list of keys shows, in the owner's words. */
export const shortcutList: readonly Shortcut[] = [
  { keys: ['Ctrl', 'K'], text: 'Cari chat, berkas, dan perintah' },
  { keys: ['Ctrl', 'F'], text: 'Fokus: sembunyikan sidebar, tekan lagi untuk kembali' },
  { keys: ['Ctrl', 'M'], text: 'Perbesar canvas, tekan lagi untuk kembali' },
  { keys: ['Ctrl', 'R'], text: 'Kembalikan canvas yang diperbesar' },
  { keys: ['Ctrl', '1'], text: 'Tampilan biasa' },
  { keys: ['Ctrl', '2'], text: 'Lebarkan canvas untuk menyunting' },
  { keys: ['Ctrl', '3'], text: 'Lebarkan chat' },
  { keys: ['?'], text: 'Daftar pintasan ini' },
]

/** Keys of a handle that has the focus (P1 §9). */
export const handleKeyList: typeof shortcutList = [
  { keys: ['←', '→'], text: 'Geser 10 persen, dengan Shift sejauh mungkin' },
  { keys: ['Home', 'End'], text: 'Geser sampai ujung' },
  { keys: ['F6'], text: 'Ke pembatas berikutnya' },
  { keys: ['Enter'], text: 'Atur lebar yang pas' },
]

/** All keys in their groups, for the settings. */
export const keyGroups = [
  { title: 'Di ruang kerja', list: shortcutList },
  { title: 'Pada pembatas panel', list: handleKeyList },
] as const
