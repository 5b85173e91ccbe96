/**
 * The kinds of item, named once. The server's and the browser's registries, the zod enum and the database check
 * derive from this list (`satisfies Record<ItemKind, …>`), so a new kind does not compile until every side has it.
 */
export const itemKinds = ['document', 'presentation', 'analysis', 'website', 'pos'] as const
export type ItemKind = (typeof itemKinds)[number]

/** The nine canvas types (P2 §1) and the kind whose content each of them opens (resolutions 4). */
export const canvasTypes = {
  document: 'document',
  'workspace-document': 'document',
  'google-docs': 'document',
  presentation: 'presentation',
  'google-slides': 'presentation',
  analysis: 'analysis',
  website: 'website',
  pos: 'pos',
  'pos-setup': 'pos',
} as const satisfies Record<string, ItemKind>

export type CanvasType = keyof typeof canvasTypes

/** The document types of P2 §3 and §9 (letters first, then those that only the generator knows). */
export const documentTypes = [
  'surat_penawaran',
  'kontrak',
  'invoice',
  'kuitansi',
  'proposal',
  'laporan',
  'surat_resmi',
  'surat-perjalanan-dinas',
] as const
export type DocumentType = (typeof documentTypes)[number]

/** Formats that `GET /api/items/:id/export` may be asked for; each kind offers some of them. */
export const exportFormats = ['docx', 'pdf', 'txt', 'md', 'pptx', 'xlsx', 'csv', 'html', 'zip'] as const
export type ExportFormat = (typeof exportFormats)[number]
