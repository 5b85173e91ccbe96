import { AlignmentType, Footer, Header, Paragraph, SimpleField, TextRun } from 'docx'

import type { RenderTree } from '../shared/render-tree.ts'

/** Small and grey: the look of what stands above and below the text (its style is set in `docx-styles.ts`). */
const line = (children: (TextRun | SimpleField)[]): Paragraph =>
  new Paragraph({ style: 'BarisHalaman', alignment: AlignmentType.CENTER, children })

/**
 * 'Halaman x dari y'. The fields carry a figure of their own, because not every viewer reckons them; Word reckons them
 * anew on every page.
 */
const numbers = (): Paragraph =>
  line([new TextRun('Halaman '), new SimpleField('PAGE', '1'), new TextRun(' dari '), new SimpleField('NUMPAGES', '1')])

export const pageHeader = ({ header }: RenderTree): { headers: { default: Header } } | Record<never, never> =>
  header ? { headers: { default: new Header({ children: [line([new TextRun(header)])] }) } } : {}

export const pageFooter = (tree: RenderTree): { footers: { default: Footer } } | Record<never, never> => {
  const children = [
    ...(tree.footer ? [line([new TextRun(tree.footer)])] : []),
    ...(tree.numbers === false ? [] : [numbers()]),
  ]
  return children.length > 0 ? { footers: { default: new Footer({ children }) } } : {}
}
