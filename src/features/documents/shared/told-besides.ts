import { untoldClauses } from '#core/assistant/shared/untold.ts'
import type { DocumentType } from '#core/items/shared/kinds.ts'

import type { DocumentContent, DocumentNode } from './document-content.ts'
import { bullets, p } from './nodes.ts'
import { toRenderTree } from './to-render-tree.ts'
import { blockRuns } from './tree-runs.ts'
import { asSentence } from './wording.ts'

const textOf = (content: DocumentContent): string =>
  toRenderTree(content, '')
    .blocks.map((block) =>
      blockRuns(block)
        .map(({ text }) => text)
        .join(' '),
    )
    .join('\n')

/** Papers of prose: what was told in plain words belongs into them too. */
const ofProse = new Set<DocumentType>(['surat_resmi', 'kontrak', 'proposal'])

/** The document with what its message told besides, above the signature: no stated fact is lost. */
export const withToldBesides = (content: DocumentContent, message: string): DocumentContent => {
  const { documentType, dueDate, validityDays } = content.letter
  const clauses = untoldClauses(message, textOf(content), { words: ofProse.has(documentType) }).filter(
    // A term of days stands there as its date.
    (clause) => !((dueDate !== '' || validityDays !== null) && /\b(?:tempo|berlaku|tenggat)\b/i.test(clause)),
  )
  if (clauses.length === 0) return content
  const nodes = content.body.content ?? []
  const signature = nodes.findIndex(({ type }) => type === 'signature')
  const at = signature === -1 ? nodes.length : signature
  const added: DocumentNode[] = [p('Keterangan:'), ...bullets(clauses.map(asSentence))]
  return { ...content, body: { ...content.body, content: [...nodes.slice(0, at), ...added, ...nodes.slice(at)] } }
}
