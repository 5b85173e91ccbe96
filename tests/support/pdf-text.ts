import { extractText, getDocumentProxy } from 'unpdf'

/** The words of a PDF, page by page, as a reader that knows nothing of us finds them. */
export const pdfPages = async (pdf: Uint8Array): Promise<readonly string[]> => {
  const document = await getDocumentProxy(new Uint8Array(pdf))
  const { text } = await extractText(document, { mergePages: false })
  return text
}

/** Width and height of its sheets in whole millimetres. */
export const pdfSheets = async (pdf: Uint8Array): Promise<readonly (readonly number[])[]> => {
  const document = await getDocumentProxy(new Uint8Array(pdf))
  return Promise.all(
    Array.from({ length: document.numPages }, async (_, at) => {
      const { width, height } = (await document.getPage(at + 1)).getViewport({ scale: 25.4 / 72 })
      return [Math.round(width), Math.round(height)]
    }),
  )
}
