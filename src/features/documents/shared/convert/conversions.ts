import * as z from 'zod/mini'

import { type DocumentType, documentTypes } from '#core/items/shared/kinds.ts'

import { documentNames } from '../letter/letter-facts.ts'

/** What a paper may become: a type, or the delivery note, which is an official letter of its own form. */
export const conversionTargets = [...documentTypes, 'surat_jalan'] as const
export type ConversionTarget = (typeof conversionTargets)[number]

/** The papers that follow from a paper in the walk of a sale, the most usual first. */
const followers: Readonly<Partial<Record<DocumentType, readonly ConversionTarget[]>>> = {
  proposal: ['surat_penawaran', 'kontrak', 'invoice'],
  surat_penawaran: ['invoice', 'kontrak', 'kuitansi', 'surat_jalan'],
  kontrak: ['invoice', 'kuitansi', 'surat_jalan'],
  invoice: ['kuitansi', 'surat_jalan', 'kontrak', 'surat_penawaran'],
  kuitansi: ['invoice', 'surat_jalan'],
}

/** What a paper of a type may become; empty for papers that stand outside of a sale. */
export const conversionsOf = (type: DocumentType): readonly ConversionTarget[] => followers[type] ?? []

/** The type that the new paper has. */
export const typeOfTarget = (to: ConversionTarget): DocumentType => (to === 'surat_jalan' ? 'surat_resmi' : to)

export const targetName = (to: ConversionTarget): string => (to === 'surat_jalan' ? 'Surat Jalan' : documentNames[to])

/** Which part of the sum a receipt is for; all of it where nothing else is said. */
export const paidPart = z.union([
  z.literal('full'),
  z.literal('down_payment'),
  z.literal('balance'),
  z.object({ amount: z.int().check(z.positive()) }),
])
export type PaidPart = z.infer<typeof paidPart>

/** The letter that another one was made from, as the new item's metadata names it (`convertedFrom`). */
export const convertedFrom = z.object({
  id: z.string(),
  title: z.string(),
  documentType: z.enum(documentTypes),
  letterNumber: z.string(),
})
export type ConvertedFrom = z.infer<typeof convertedFrom>
