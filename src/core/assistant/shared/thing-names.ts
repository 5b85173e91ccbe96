import type { ItemKind } from '#core/items/shared/kinds.ts'

/**
 * What owners call the things that can be made, in everyday words: the names by which a message is put in order before any
 * kind reads it. Each kind's own vocabulary knows more of them, and every one of these (`thing-names.test.ts`).
 */
export const thingNames: Readonly<Record<ItemKind, readonly string[]>> = {
  document: [
    'invoice',
    'nota',
    'tagihan',
    'kuitansi',
    'kwitansi',
    'surat penawaran',
    'penawaran',
    'surat',
    'kontrak',
    'proposal',
    'laporan',
  ],
  presentation: ['presentasi', 'powerpoint', 'company profile', 'pitch deck', 'compro', 'slide', 'deck', 'pptx', 'ppt'],
  analysis: ['analisis', 'analisa'],
  website: ['landing page', 'website', 'web'],
  pos: ['aplikasi kasir', 'kasir', 'pos'],
}

/** Any of them, as the middle of a pattern; a longer name comes before one that it begins with. */
export const anyThing = Object.values(thingNames)
  .flat()
  .toSorted((a, b) => b.length - a.length)
  .join('|')

const setApart = new RegExp(
  String.raw`(?<=(?<!\p{L})(?:${anyThing}))(?:\s?-\s?ny[ae](?!\p{L})|\s(?:nya|na)(?=\s*(?:[.,!?\n]|$)))`,
  'giu',
)

/** `invoice-nya`, `POS-nye`, `pos na`: the ending of a thing belongs to its word. */
export const withEndingsJoined = (text: string): string => text.replaceAll(setApart, 'nya')
