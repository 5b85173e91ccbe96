import { sentenceCase } from '#core/text/shared/letter-case.ts'
import type { DocumentRequest } from '../document-request.ts'
import type { LetterData } from '../letter.ts'
import { letterTotals } from '../letter/letter-facts.ts'
import type { DocumentNode } from '../content/document-content.ts'
import { block, p } from '../content/nodes.ts'
import { moneyText } from '../letter/wording.ts'
import type { TypeComposer } from './composer.ts'
import { goodsSummary } from './offer.ts'

const purpose = (letter: LetterData, request: DocumentRequest): string => {
  const said = request.subject
    .replace(/^(?:(?:surat\s+)?(?:kuitansi|kwitansi)|(?:surat\s+)?tanda terima(?: uang| pembayaran)?)\b\s*/i, '')
    .replace(/^(?:untuk\s+)?pembayaran\b\s*/i, '')
  return sentenceCase(said || goodsSummary(letter))
}

/** What the whole costs and what is left of it, where a part was paid. */
const rest = (letter: LetterData, { whole, settlesRest, message = '' }: DocumentRequest): DocumentNode[] => {
  const paid = letterTotals(letter).total
  if (whole === undefined || paid === null || whole <= paid) return []
  if (settlesRest === true)
    return [p(`Harga keseluruhan ${moneyText(whole)}, telah dibayar sebelumnya ${moneyText(whole - paid)}. Lunas.`)]
  // `DP 30%`: the share that was told stands beside its sum.
  const share = (paid * 100) / whole
  const told = new RegExp(String.raw`(?<![\d.,])${share}\s?(?:%|persen)`, 'i').test(message)
    ? ` dibayar ${share}%,`
    : ''
  return [p(`Harga keseluruhan ${moneyText(whole)},${told} sisa pembayaran ${moneyText(whole - paid)}.`)]
}

export const receipt: TypeComposer = {
  completeLetter: (letter, request) => ({ ...letter, subject: purpose(letter, request) }),
  writeBody: (letter, request) => {
    const itemised = letter.lines.length > 1 || letter.lines.some(({ quantity }) => quantity !== null)
    return [
      block('letterhead'),
      block('letterTitle'),
      block('letterInfo'),
      ...(itemised ? [block('goodsTable')] : []),
      block('paymentInfo'),
      ...rest(letter, request),
      block('signature'),
    ]
  },
}
