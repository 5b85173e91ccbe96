import type { DocumentNode } from '../content/document-content.ts'
import type { DocumentRequest } from '../document-request.ts'
import type { LetterData } from '../letter.ts'

/** How one type of document is written: its letter data beyond what all types share, and its body. */
export interface TypeComposer {
  /** Subject, title, counterparty: what this type makes of the request. */
  completeLetter?(letter: LetterData, request: DocumentRequest): LetterData
  /** The body in the order of the type's convention. Text that is not known is written as a blank. */
  writeBody(letter: LetterData, request: DocumentRequest): DocumentNode[]
}
