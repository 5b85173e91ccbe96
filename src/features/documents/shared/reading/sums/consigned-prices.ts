import { formalText } from '#core/assistant/shared/reading-grammar/formal-text.ts'
import { parseIsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import type { DocumentRequest } from '../../document-request.ts'
import type { LetterLine } from '../../letter.ts'

const consigned = /\b(?:titip|konsinyasi|reseller|dropship(?:per)?|agen|keagenan)\b/i
/** `kontrak sama reseller: …`: the matter is who sells. */
const resold =
  /(?<!\p{L})(?:kontrak|perjanjian|kerja\s?sama)\s(?:sama\s|dengan\s|untuk\s|buat\s)?(?:reseller|dropship(?:per)?|agen)(?!\p{L})/iu
const priceTold =
  /(?<!\p{L})(?:harga\s(?:titip|jual|beli|modal|pokok)|jual\s(?:lagi\s)?(?:min(?:imal)?|paling murah))\s(?:Rp\s?)?(\d{1,3}(?:\.\d{3})+)(?:\s(?:per|\/)\s?\p{L}{2,12}|\/\p{L}{2,12})?/giu

/** `harga dari saya 8rb dijual 11rb`: what the owner of goods takes, and what they are sold at. */
const takenAndSold =
  /(?<!\p{L})harga(?:nya)?\s(?:dari\s)?(?:saya|kami|pemilik|penitip)\sRp\s(\d{1,3}(?:\.\d{3})+)[^.;\n]{0,20}?\s(?:di\s?jual|jual(?:nya)?)\s(?:lagi\s)?Rp\s(\d{1,3}(?:\.\d{3})+)/iu

/**
 * `harga titip 12.000 harga jual 15.000 per bungkus`: of goods that are left to be sold two prices are agreed, and nothing is
 * sold yet. Other requests come back as they are.
 */
export const withConsignedPrices = (request: DocumentRequest): DocumentRequest => {
  const today = parseIsoDay(request.today ?? request.date)
  if (
    request.documentType !== 'kontrak' ||
    !consigned.test(`${request.subject} ${resold.exec(request.message ?? '')?.[0] ?? ''}`) ||
    today === null
  )
    return request
  const told = [...formalText(request.message ?? '', today).matchAll(priceTold)]
  const sums = new Set(told.map(([, sum = '']) => Number(sum.replaceAll('.', ''))))
  const isPrice = ({ price }: LetterLine): boolean => price !== null && sums.has(price)
  const both = told.length === 0 ? takenAndSold.exec(formalText(request.message ?? '', today)) : null
  if (both !== null) {
    const [, own = '', sold = ''] = both
    const prices = [own, sold].map((sum) => Number(sum.replaceAll('.', '')))
    const clause = `harga titip Rp ${own} dan harga jual Rp ${sold}${/per\s?bungkus|\d\sbungkus/iu.test(request.message ?? '') ? ' per bungkus' : ''}`
    return {
      ...request,
      lines: request.lines.filter(({ price }) => price === null || !prices.includes(price)),
      terms: [...request.terms, clause],
    }
  }
  return told.length === 0
    ? request
    : {
        ...request,
        lines: request.lines.filter((line) => !isPrice(line)),
        terms: [...request.terms, ...told.map(([clause]) => clause.replace(/(?<=\s)(?=\d)(?<!Rp\s)/u, 'Rp '))],
      }
}
