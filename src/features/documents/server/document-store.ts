import type { Tx } from '#core/db/server/database.ts'
import type { ItemFigures, KindStore } from '#core/items/server/kind-store.ts'
import { dayIn, type IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { listBlanks } from '../shared/blanks.ts'
import { itemTitle } from '../shared/compose-document.ts'
import { letterTotals, storedDay } from '../shared/letter-facts.ts'
import { applyDocumentChanges } from '../shared/revise/document-changes.ts'
import { formatLetterNumber, numberCodes, readLetterNumber } from '../shared/letter-number.ts'
import { skipTo, takeNumber } from './document-numbers.repo.ts'
import { contentOf, documentExports } from './document-exports.ts'

const yearOf = (day: IsoDay): number => Number(day.slice(0, 4))

/**
 * Gives a new letter its number in the storing transaction. A number that the message stated stays as it is, and
 * where it belongs to our own series the series goes on after it.
 */
const completeContent = async (tx: Tx, ownerId: string, value: unknown): Promise<unknown> => {
  const content = contentOf(value)
  const { letter } = content
  const day = storedDay(letter.date) ?? dayIn(new Date())
  const code = numberCodes[letter.documentType]
  if (letter.letterNumber.trim() !== '') {
    const stated = readLetterNumber(letter.letterNumber)
    if (stated?.code === code) await skipTo(tx, { ownerId, code, year: stated.year }, stated.sequence)
    return content
  }
  const sequence = await takeNumber(tx, { ownerId, code, year: yearOf(day) })
  return { ...content, letter: { ...letter, letterNumber: formatLetterNumber({ sequence, code, day }) } }
}

/** The goods of a letter, and what is added to or taken off their sum. */
const figuresOf = (value: unknown): ItemFigures => {
  const { letter } = contentOf(value)
  const { discount } = letterTotals(letter)
  return {
    goods: letter.lines,
    extras: [...letter.charges, ...(discount > 0 ? [{ label: 'Diskon', amount: -discount }] : [])],
  }
}

/** Storing and exporting documents; registered by `app/server`. */
export const documentStore: KindStore = {
  kind: 'document',
  parseContent: contentOf,
  completeContent,
  applyChanges: (content, changes) => applyDocumentChanges(contentOf(content), changes),
  figuresOf,
  sharing: {
    sender: (content) => contentOf(content).letter.sender.name,
    blanks: (content) => listBlanks(contentOf(content)).map(({ name }) => name),
  },
  titleOf: (content) => itemTitle(contentOf(content).letter),
  exports: documentExports,
}
