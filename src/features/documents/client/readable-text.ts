import { readContent } from '../shared/content/upgrade-content.ts'
import { documentText } from './count-text.ts'

/** A document as plain lines, for comparing two versions; empty for what is no document. */
export const readableText = (content: unknown): string => {
  const document = readContent(content)
  return document ? documentText(document) : ''
}
