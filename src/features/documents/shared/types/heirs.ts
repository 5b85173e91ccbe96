import { sentenceCase } from '#core/text/shared/letter-case.ts'

import { p, toldBesides } from '../content/nodes.ts'
import type { DocumentNode } from '../content/document-content.ts'
import { blankText } from '../content/runs.ts'
import type { DocumentRequest } from '../document-request.ts'
import { tableNode } from '../papers/table-node.ts'
import { inheritanceIn } from '../reading/people/told-heirs.ts'

/** Who inherits declares it together: each of them stands in the table and signs there. */
export const heirsDeclaration = ({ message = '', today = '', date }: DocumentRequest): DocumentNode[] | null => {
  const { deceased, died, heirs } = inheritanceIn(message, today || date)
  if (heirs.length === 0) return null
  const late = deceased === '' ? blankText('nama almarhum/almarhumah') : deceased
  return [
    p(
      `Yang bertanda tangan di bawah ini, para ahli waris dari ${late}, yang telah meninggal dunia pada tanggal ${died || blankText('tanggal meninggal')}, menyatakan dengan sebenarnya bahwa ahli waris dari ${late} adalah sebagai berikut.`,
    ),
    tableNode(
      ['No', 'Nama', 'Hubungan', 'Tanda tangan'],
      heirs.map(({ name, kin }, at) => [`${at + 1}`, name, sentenceCase(kin), '']),
      [1, 5, 5, 4],
    ),
    toldBesides('Dengan keterangan sebagai berikut.'),
    p(
      'Demikian surat pernyataan ini dibuat dalam keadaan sadar dan tanpa paksaan dari pihak mana pun, untuk dipergunakan sebagaimana mestinya.',
    ),
  ]
}
