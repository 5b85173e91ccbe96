import { blankName } from '#core/text/shared/blanks.ts'
import { sentenceCase } from '#core/text/shared/letter-case.ts'

import type { DocumentContent } from './document-content.ts'
import { toRenderTree } from './to-render-tree.ts'
import { blockRuns } from './tree-runs.ts'

/** A fact that still has to be filled in, and how often the document asks for it. */
export interface Blank {
  /** As it stands in the document: `[isi alamat usaha]`. */
  readonly text: string
  /** As a list names it: `Alamat usaha`. */
  readonly name: string
  readonly count: number
}

/** All blanks of a document, letter facts and prose, in the order in which they are read. */
export const listBlanks = (content: DocumentContent): Blank[] => {
  const counts = new Map<string, number>()
  for (const run of toRenderTree(content, '').blocks.flatMap(blockRuns)) {
    if (run.blank) counts.set(run.text, (counts.get(run.text) ?? 0) + 1)
  }
  return Array.from(counts, ([text, count]) => ({ text, count, name: sentenceCase(blankName(text)) }))
}
