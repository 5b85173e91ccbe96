import type { Tx } from '#core/db/server/database.ts'
import type { ItemFigures, KindStore } from '#core/items/server/kind-store.ts'
import type { Item } from '#core/items/shared/item.ts'
import { drawPages } from '#core/render/server/pdf.ts'
import { dayIn } from '#core/time-and-ids/shared/zoned-date.ts'

import { listBlanks } from '../shared/content/blanks.ts'
import { itemDescription, itemTitle } from '../shared/letter/compose-document.ts'
import { carriesNumber, letterTotals, storedDay } from '../shared/letter/letter-facts.ts'
import { applyDocumentChanges } from '../shared/revise/document-changes.ts'
import { letterCode } from '../shared/letter/letter-number.ts'
import type { LetterData } from '../shared/letter.ts'
import { toRenderTree } from '../shared/content/to-render-tree.ts'
import { readContent } from '../shared/content/upgrade-content.ts'
import { allocateNumber, claimNumber, noteNumber } from './document-numbers.repo.ts'
import { contentOf, documentExports } from './document-exports.ts'
import { storeLogo, withPictures } from './document-pictures.ts'

/** As many pages are shown to somebody who has a link. */
const mostSharedPages = 60

const facts = (ownerId: string, letter: LetterData) => ({
  ownerId,
  code: letterCode(letter),
  day: storedDay(letter.date) ?? dayIn(new Date()),
})

/**
 * Gives a new letter its number in the storing transaction. A number that the message stated stays as it is, and
 * where it belongs to our own series the series goes on after it; one that another letter carries is refused. Letters
 * of somebody who writes for himself carry none and leave the series alone.
 */
const completeContent = async (tx: Tx, ownerId: string, value: unknown): Promise<unknown> => {
  const content = await storeLogo(tx, ownerId, contentOf(value))
  const { letter } = content
  const stated = letter.letterNumber.trim()
  if (stated !== '') {
    await claimNumber(tx, facts(ownerId, letter), stated, null)
    return content
  }
  if (!carriesNumber(letter)) return content
  return { ...content, letter: { ...letter, letterNumber: await allocateNumber(tx, facts(ownerId, letter)) } }
}

/** A letter's number is written down where it came in, and again wherever its owner changes it. */
const keepNumber = async (tx: Tx, item: Item, before: string, value: unknown): Promise<void> => {
  const { letter } = contentOf(value)
  const number = letter.letterNumber.trim()
  if (number === before) return
  if (number !== '') await claimNumber(tx, facts(item.userId, letter), number, item.id)
  await noteNumber(tx, item.userId, item.id, number)
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
  afterInsert: async (tx, item, content) => {
    const number = contentOf(content).letter.letterNumber.trim()
    if (number !== '') await noteNumber(tx, item.userId, item.id, number)
  },
  beforeSave: (tx, item, content) =>
    keepNumber(tx, item, readContent(item.content)?.letter.letterNumber.trim() ?? '', content),
  applyChanges: (content, changes) => applyDocumentChanges(contentOf(content), changes),
  figuresOf,
  sharing: {
    sender: (content) => contentOf(content).letter.sender.name,
    blanks: (content) => listBlanks(contentOf(content)).map(({ name }) => name),
  },
  namesOf: (content) => {
    const letter = readContent(content)?.letter
    return letter ? { title: itemTitle(letter), description: itemDescription(letter) } : null
  },
  pages: async (item, reader) => {
    const tree = await withPictures(toRenderTree(contentOf(item.content), item.title), reader, item.userId)
    return (await drawPages(tree, 1, mostSharedPages)).svgs
  },
  exports: documentExports,
}
