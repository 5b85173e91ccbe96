import type { DocumentType } from '#core/items/shared/kinds.ts'

import type { TypeComposer } from './composer.ts'
import { contract } from './contract.ts'
import { invoice } from './invoice.ts'
import { offer } from './offer.ts'
import { officialLetter } from './official-letter.ts'
import { proposal } from './proposal.ts'
import { receipt } from './receipt.ts'
import { report } from './report.ts'
import { travelOrder } from './travel-order.ts'

/** The composer of each type; a new type does not compile until it has one. */
export const composers = {
  surat_penawaran: offer,
  kontrak: contract,
  invoice,
  kuitansi: receipt,
  proposal,
  laporan: report,
  surat_resmi: officialLetter,
  'surat-perjalanan-dinas': travelOrder,
} as const satisfies Record<DocumentType, TypeComposer>
