import type { DocumentType } from '#core/items/shared/kinds.ts'

import { textFaults } from './text-faults.ts'
import { writtenLetter } from './written-letter.ts'

/** A paper by what it shows, its message, what must stand in it, what must not, and its type where that is no letter. */
export type PaperRow = readonly [
  what: string,
  message: string,
  says: readonly string[],
  not: readonly string[],
  type?: DocumentType,
]

/** A text on one line, as it is read: every gap is one blank. */
export const plain = (text: string): string => text.replaceAll(/\s+/g, ' ')

/** What is wrong with the paper that a message becomes. */
export const paperFaults = ([, message, says, not, type = 'surat_resmi']: PaperRow): string[] =>
  textFaults(plain(writtenLetter(message, type).text), says, not)
