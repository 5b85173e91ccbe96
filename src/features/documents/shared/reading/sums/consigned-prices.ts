import { formalText } from '#core/assistant/shared/reading-grammar/formal-text.ts'
import { parseIsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import type { DocumentRequest } from '../../document-request.ts'
import type { LetterLine } from '../../letter.ts'

const consigned = /\b(?:titip|konsinyasi)\b/i
const priceTold =
  /(?<!\p{L})harga\s(?:titip|jual|beli|modal|pokok)\s(?:Rp\s?)?(\d{1,3}(?:\.\d{3})+)(?:\s(?:per|\/)\s?\p{L}{2,12}|\/\p{L}{2,12})?/giu

/**
 * `harga titip 12.000 harga jual 15.000 per bungkus`: of goods that are left to be sold two prices are agreed, and nothing is
 * sold yet. Other requests come back as they are.
 */
export const withConsignedPrices = (request: DocumentRequest): DocumentRequest => {
  const today = parseIsoDay(request.today ?? request.date)
  if (request.documentType !== 'kontrak' || !consigned.test(request.subject) || today === null) return request
  const told = [...formalText(request.message ?? '', today).matchAll(priceTold)]
  const sums = new Set(told.map(([, sum = '']) => Number(sum.replaceAll('.', ''))))
  const isPrice = ({ price }: LetterLine): boolean => price !== null && sums.has(price)
  return told.length === 0
    ? request
    : {
        ...request,
        lines: request.lines.filter((line) => !isPrice(line)),
        terms: [...request.terms, ...told.map(([clause]) => clause.replace(/(?<=\s)(?=\d)(?<!Rp\s)/u, 'Rp '))],
      }
}
