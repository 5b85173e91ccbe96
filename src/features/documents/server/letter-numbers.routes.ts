import type { Database } from '#core/db/server/database.ts'
import { AppError } from '#core/errors/shared/app-error.ts'
import { askingUser, type Route, route } from '#core/http/server/router.ts'
import { ok } from '#core/http/shared/contract.ts'
import { documentTypes } from '#core/items/shared/kinds.ts'
import { dayIn, defaultTimeZone } from '#core/time-and-ids/shared/zoned-date.ts'

import {
  formatProblem,
  numberCodes,
  type NumberFormat,
  paySlipCode,
  readLetterNumber,
} from '../shared/letter/letter-number.ts'
import * as contracts from '../shared/letter-numbers.contract.ts'
import { letterWith, nextNumber, readFormat, writeFormat } from './document-numbers.repo.ts'
import { findGaps } from './number-gaps.ts'

/** Throws `invalid_number_format` with the sentence that says why. */
const checked = (format: NumberFormat): NumberFormat => {
  const problem = formatProblem(format)
  if (problem !== null) throw new AppError('invalid_number_format', { details: { problem } })
  return format
}

/** How an owner's letters are numbered. */
export const letterNumberRoutes = (database: Database, clock: () => Date = () => new Date()): Route[] => {
  const today = () => dayIn(clock(), defaultTimeZone())

  const numbersOf = async (ownerId: string, tried: NumberFormat | null): Promise<contracts.LetterNumbers> => {
    const format = tried ?? (await readFormat(database, ownerId))
    const [gaps, ...next] = await Promise.all([
      findGaps(database, ownerId),
      ...documentTypes.map(async (documentType) => ({
        documentType,
        number: await nextNumber(database, ownerId, { format, code: numberCodes[documentType], day: today() }),
      })),
    ])
    return { format, next, gaps }
  }

  return [
    route(contracts.getNumbers, async ({ query }, request) => {
      const { template, unit = '' } = query
      return ok(await numbersOf(askingUser(request), template === undefined ? null : checked({ template, unit })))
    }),
    route(contracts.saveNumberFormat, async ({ body }, request) => {
      const ownerId = askingUser(request)
      const format = checked(body)
      await database.transaction((tx) => writeFormat(tx, ownerId, format, clock()))
      return ok(await numbersOf(ownerId, null))
    }),
    route(contracts.checkNumber, async ({ query }, request) => {
      const ownerId = askingUser(request)
      const { number, documentType, itemId = null } = query
      const usedBy = number.trim() === '' ? null : await letterWith(database, ownerId, number.trim(), itemId)
      const format = await readFormat(database, ownerId)
      const isSlip = documentType === 'laporan' && readLetterNumber(number, format)?.code === paySlipCode
      const code = isSlip ? paySlipCode : numberCodes[documentType]
      return ok({ usedBy, suggestion: await nextNumber(database, ownerId, { format, code, day: today() }) })
    }),
  ]
}
