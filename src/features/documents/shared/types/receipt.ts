import type { DocumentRequest } from '../document-request.ts'
import type { LetterData } from '../letter.ts'
import { block } from '../nodes.ts'
import { sentenceCase } from '../wording.ts'
import type { TypeComposer } from './composer.ts'
import { goodsSummary } from './offer.ts'

const purpose = (letter: LetterData, request: DocumentRequest): string => {
  const said = request.subject.replace(/^(?:kuitansi|kwitansi)\b\s*/i, '').replace(/^(?:untuk\s+)?pembayaran\b\s*/i, '')
  return sentenceCase(said || goodsSummary(letter))
}

export const receipt: TypeComposer = {
  completeLetter: (letter, request) => ({ ...letter, subject: purpose(letter, request) }),
  writeBody: (letter) => {
    const itemised = letter.lines.length > 1 || letter.lines.some(({ quantity }) => quantity !== null)
    return [
      block('letterhead'),
      block('letterTitle'),
      block('letterInfo'),
      ...(itemised ? [block('goodsTable')] : []),
      block('paymentInfo'),
      block('signature'),
    ]
  },
}
