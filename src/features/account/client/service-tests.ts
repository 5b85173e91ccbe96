import * as z from 'zod/mini'

import { toAppError } from '#core/errors/shared/app-error.ts'
import { call } from '#core/http/client/call.ts'
import { defineContract, succeeded } from '#core/http/shared/contract.ts'
import { askPoints, pointsErrorText } from '#core/points/client/points-service.ts'
import { errorText } from '#core/text/shared/error-texts.ts'
import { formatNumber } from '#core/text/shared/rupiah.ts'

import type { TestedService } from './account-dialogs.ts'

/** The public addresses of the document service (P2 §9), as far as its test reads them. */
const workspace = '/api/workspace/api/workspace'
const documentHealth = defineContract({
  method: 'get',
  path: `${workspace}/health`,
  access: 'public',
  summary: 'Whether the document service answers',
  response: succeeded(z.object({ status: z.literal('ok') })),
})
const documentTypes = defineContract({
  method: 'get',
  path: `${workspace}/document-types`,
  access: 'public',
  summary: 'What the document service offers',
  response: succeeded(z.array(z.object({ id: z.string() }))),
})

/** The alert's own line (P1 §8) and what was seen besides. */
export interface TestResult {
  readonly works: boolean
  readonly alert: string
  readonly seen: string
}

const failed = (name: string, sentence: string): TestResult => ({
  works: false,
  alert: `${name} service error: ${sentence}`,
  seen: 'Tidak ada poin yang dipotong. Coba lagi sebentar; kalau tetap begini, buka Help bagian masalah.',
})

/** Test Documents: asks the service itself; makes nothing and costs nothing. */
const testDocuments = async (): Promise<TestResult> => {
  try {
    await call(documentHealth, {})
    const { data } = await call(documentTypes, {})
    return {
      works: true,
      alert: 'Document service working!',
      seen: `${formatNumber(data.length)} jenis dokumen siap dibuat. Tidak ada yang dibuat dan tidak ada poin yang dipotong.`,
    }
  } catch (error) {
    return failed('Document', errorText(toAppError(error).code))
  }
}

/** Test Points: reads the balance. */
const testPoints = async (): Promise<TestResult> => {
  try {
    const { balance } = await askPoints({ action: 'getBalance' })
    return {
      works: true,
      alert: 'Point service working!',
      seen: `Sisa poin Anda ${balance === undefined ? 'belum diketahui' : formatNumber(balance)}. Tidak ada poin yang dipotong.`,
    }
  } catch (error) {
    return failed('Point', pointsErrorText(error))
  }
}

/** Asks a service whether it works; never throws (SIDE-09). */
export const testService = (service: TestedService): Promise<TestResult> =>
  service === 'documents' ? testDocuments() : testPoints()
