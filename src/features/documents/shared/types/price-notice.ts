import { sentenceCase } from '#core/text/shared/letter-case.ts'
import type { DocumentNode } from '../content/document-content.ts'
import { bullets } from '../content/nodes.ts'
import type { DocumentRequest } from '../document-request.ts'
import type { LetterData } from '../letter.ts'
import { joinWords, moneyText } from '../letter/wording.ts'
import { priceChanges } from '../reading/sums/price-changes.ts'

const tells = ({ form }: DocumentRequest): boolean => form === 'pemberitahuan' || form === 'umum'

/** A matter that breaks off where its first price begins: `harga nasi uduk naik jadi 12`. */
const brokenOff = /(?<!\p{L})(?:naik|turun|berubah|dari|jadi|menjadi)(?:\s\d[\d.]*)?$|\d$/iu

/** What a notice of prices is about. */
export const priceMatter = (matter: string, request: DocumentRequest): string => {
  if (!tells(request) || !brokenOff.test(matter.trim())) return matter
  const names = priceChanges(request.message ?? '').map(({ name }) => name)
  return names.length === 0 ? matter : `penyesuaian harga${names.length > 3 ? '' : ` ${joinWords(names)}`}`
}

/** `Cuci kering: dari Rp 5.000 menjadi Rp 6.000 per kg.`, and the prices that only stand beside them; null where none changes. */
export const changedPrices = (letter: LetterData, request: DocumentRequest): DocumentNode[] | null => {
  const changes = tells(request) ? priceChanges(request.message ?? '') : []
  if (changes.length === 0) return null
  const told = new Set(changes.flatMap(({ before, after }) => [before, after]))
  const others = letter.lines.filter(({ price }) => price !== null && !told.has(price))
  return bullets([
    ...changes.map(
      ({ name, before, after, per }) =>
        `${sentenceCase(name)}: dari ${moneyText(before)} menjadi ${moneyText(after)}${per === '' ? '' : ` per ${per}`}.`,
    ),
    ...others.map(
      ({ description, price, unit }) =>
        `${sentenceCase(description)}: ${moneyText(price ?? 0)}${unit === '' ? '' : ` per ${unit}`}.`,
    ),
  ])
}
