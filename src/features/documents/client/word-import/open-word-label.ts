import { prices } from '#core/points/shared/prices.ts'
import { formatNumber } from '#core/text/shared/rupiah.ts'

/** What every key says that opens a file of Word: making a document of it costs as every other does. */
export const openWordLabel = `Buka berkas Word (${formatNumber(prices.document_create)} poin)`
