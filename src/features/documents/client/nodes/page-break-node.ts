import { Node } from '@tiptap/core'

import s from './blocks.module.css'

/** 'Pindah halaman': what follows begins a new page, on the screen and in every file. */
export const pageBreakNode = Node.create({
  name: 'pageBreak',
  group: 'part',
  atom: true,
  selectable: true,
  draggable: false,
  parseHTML: () => [{ tag: 'div[data-page-break]' }],
  renderHTML: () => [
    'div',
    { 'data-page-break': '', class: s.pageBreak ?? '', role: 'separator', 'aria-label': 'Pindah halaman' },
    ['span', {}, 'Pindah halaman'],
  ],
  addKeyboardShortcuts() {
    return { 'Mod-Enter': () => this.editor.commands.insertContent([{ type: 'pageBreak' }, { type: 'paragraph' }]) }
  },
})
