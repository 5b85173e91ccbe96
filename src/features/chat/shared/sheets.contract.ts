import * as z from 'zod/mini'

import { defineContract, succeeded } from '#core/http/shared/contract.ts'
import { messageSheet } from './message.ts'

/** The largest sheet that is analysed, in bytes, and the most lines in it. */
export const largestSheet = 5 * 1024 * 1024
export const mostSheetLines = 20_000

/**
 * POST /api/chat/sheets: the bytes of a CSV or Excel (.xlsx) file that shall come with a message. It is read at once, in
 * a thread with limits, so that what is wrong with it is told before anything is sent. Free of charge; the analysis that
 * a message with its id orders is charged as any analysis.
 */
export const attachSheet = defineContract({
  method: 'post',
  path: '/api/chat/sheets',
  access: 'public',
  isInteraction: true,
  summary: 'Takes a CSV or Excel file that is to be analysed',
  upload: 'text/csv, application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  query: z.object({ name: z.string().check(z.minLength(1), z.maxLength(300)) }),
  response: succeeded(messageSheet),
})
