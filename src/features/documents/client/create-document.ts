import { call } from '#core/http/client/call.ts'

import { generateDocument } from '../shared/direct-calls.contract.ts'

/** Stores a written text as a document (P1 §7 row 3). The same key again answers the same document and costs nothing. */
export const createDocument = async (text: {
  key: string
  title: string
  content: string
}): Promise<{ id: string }> => {
  const { key, title, content } = text
  const { data } = await call(generateDocument, { body: { title, content, resultId: key } })
  return { id: data.documentId }
}
