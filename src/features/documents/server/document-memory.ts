import { and, desc, eq, isNull } from 'drizzle-orm'

import type { MemoryKeeper } from '#core/assistant/server/memory.ts'
import type { RememberedLetter } from '#core/assistant/shared/memory/owner-memory.ts'
import { items, itemVersions } from '#core/items/server/items.tables.ts'

import { letterTotals } from '../shared/letter/letter-facts.ts'
import { readContent } from '../shared/content/upgrade-content.ts'

/** The newest letters that are read for one message. */
const mostLetters = 120
/** A letter with more rows than this is a catalogue and no bill. */
const mostLines = 200

/** What the documents remember for the assistant: the owner's newest letters as they stand now. */
export const documentMemory: MemoryKeeper = {
  sources: ['items'],
  recall: async (reader, { ownerId }) => {
    const rows = await reader
      .select({ id: items.id, title: items.title, createdAt: items.createdAt, content: itemVersions.content })
      .from(items)
      .innerJoin(itemVersions, and(eq(itemVersions.itemId, items.id), eq(itemVersions.version, items.version)))
      .where(and(eq(items.ownerId, ownerId), eq(items.kind, 'document'), isNull(items.deletedAt)))
      .orderBy(desc(items.createdAt), desc(items.id))
      .limit(mostLetters)
      .prepare('documents_newest_letters')
      .execute()
    const letters = rows.flatMap(({ id, title, createdAt, content }): RememberedLetter[] => {
      const letter = readContent(content)?.letter
      if (!letter) return []
      const { total, balance } = letterTotals(letter)
      const { website, ...sender } = letter.sender
      return [
        {
          id,
          title,
          createdAt: createdAt.toISOString(),
          documentType: letter.documentType,
          number: letter.letterNumber,
          date: letter.date,
          dueDate: letter.dueDate,
          subject: letter.subject,
          sender: {
            name: sender.name,
            address: sender.address,
            phone: sender.phone,
            email: sender.email,
            website,
            npwp: sender.npwp,
          },
          recipient: letter.recipient,
          lines: letter.lines.slice(0, mostLines),
          charges: letter.charges,
          discount: letter.discount,
          ...(letter.withheld === undefined ? {} : { withheld: letter.withheld }),
          tax: letter.tax,
          downPayment: letter.downPayment,
          validityDays: letter.validityDays,
          bankAccounts: letter.bankAccounts,
          signer: letter.signer,
          total,
          balance,
        },
      ]
    })
    return { letters }
  },
}
