import { type DocumentType, documentTypes } from '#core/items/shared/kinds.ts'

import { documentTypeOf } from './document-vocabulary.ts'

/** The generator's types (P2 §9) and the document each of them makes; the five cards of resolutions 14 first. */
export const generatorTypes = [
  { id: 'surat-penawaran', name: 'Surat Penawaran', documentType: 'surat_penawaran', isCard: true },
  { id: 'kontrak-kerja', name: 'Kontrak Kerja', documentType: 'kontrak', isCard: true },
  { id: 'proposal-bisnis', name: 'Proposal Bisnis', documentType: 'proposal', isCard: true },
  { id: 'laporan-keuangan', name: 'Laporan Keuangan', documentType: 'laporan', isCard: true },
  { id: 'surat-resmi', name: 'Surat Resmi', documentType: 'surat_resmi', isCard: true },
  {
    id: 'surat-perjalanan-dinas',
    name: 'Surat Perjalanan Dinas',
    documentType: 'surat-perjalanan-dinas',
    isCard: false,
  },
  { id: 'general', name: 'Dokumen umum', documentType: null, isCard: false },
] as const satisfies readonly { id: string; name: string; documentType: DocumentType | null; isCard: boolean }[]

/** The document of a generator's type or of our own type; where neither is named the description's words decide. */
export const documentTypeFor = (named: string | undefined, prompt: string): DocumentType => {
  const card = generatorTypes.find(({ id }) => id === named)
  if (card?.documentType) return card.documentType
  const own = documentTypes.find((type) => type === named)
  return own ?? documentTypeOf(null, prompt)
}
