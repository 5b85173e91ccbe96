import { extractText, getDocumentProxy } from 'unpdf'

/** The words of a PDF, page by page, as a reader that knows nothing of us finds them. */
export const pdfPages = async (pdf: Uint8Array): Promise<readonly string[]> => {
  const document = await getDocumentProxy(new Uint8Array(pdf))
  const { text } = await extractText(document, { mergePages: false })
  return text
}
