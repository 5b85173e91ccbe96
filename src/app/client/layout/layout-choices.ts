import type { LayoutMode } from './layout-presets.ts'

interface LayoutChoice {
  readonly mode: Exclude<LayoutMode, 'custom'>
  readonly name: string
  readonly hint: string
}

/** The layouts of P1 §4 in the owner's words, as the menu and the search offer them (SHELL-07). */
export const layoutChoices: readonly LayoutChoice[] = [
  { mode: 'normal', name: 'Biasa', hint: 'sidebar, canvas, dan chat' },
  { mode: 'editing', name: 'Menyunting', hint: 'canvas lebih lebar' },
  { mode: 'chatting', name: 'Mengobrol', hint: 'chat lebih lebar' },
  { mode: 'presentation', name: 'Presentasi', hint: 'slide selebar mungkin' },
  { mode: 'minimal', name: 'Ringkas', hint: 'sidebar dan chat sesempit mungkin' },
  { mode: 'focus', name: 'Fokus', hint: 'tanpa sidebar' },
  { mode: 'maximized', name: 'Canvas saja', hint: 'tanpa sidebar dan chat' },
]
