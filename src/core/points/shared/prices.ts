import { type Points, points } from '#core/text/shared/rupiah.ts'

/** What each action costs (P1 §9). */
export const prices = {
  document_create: points(50),
  website_create: points(100),
  pos_create: points(150),
  document_edit: points(10),
  website_edit: points(20),
  playbook_document: points(5000),
  playbook_website: points(12000),
  playbook_analysis: points(4000),
  playbook_ppt: points(8000),
} as const satisfies Record<string, Points>

export type PaidAction = keyof typeof prices

/** Other names under which callers may name an action (P1 §7). */
const aliases: Readonly<Record<string, PaidAction>> = {
  surat_create: 'document_create',
  analysis_create: 'playbook_analysis',
  ppt_create: 'playbook_ppt',
  presentation_create: 'playbook_ppt',
}

/** The type of a chat result, as P1 §7 names it, to the action it is charged as. */
export const actionByResultType = {
  website: 'website_create',
  pos: 'pos_create',
  document: 'document_create',
  surat: 'document_create',
  ppt: 'playbook_ppt',
  presentation: 'playbook_ppt',
  analysis: 'playbook_analysis',
} as const satisfies Record<string, PaidAction>

/** What accepting a change by the assistant is charged as, by the item's kind (resolutions 2); null is free. */
export const editActionByResultType = {
  document: 'document_edit',
  presentation: 'document_edit',
  analysis: 'document_edit',
  website: 'website_edit',
  pos: null,
} as const satisfies Record<string, PaidAction | null>

/** The action a caller named, its aliases resolved; null where the price list does not have it. */
export const paidAction = (name: string): PaidAction | null => {
  if (Object.hasOwn(prices, name)) return name as PaidAction
  return Object.hasOwn(aliases, name) ? (aliases[name] ?? null) : null
}

/** What a new owner starts with, once per person (P1 §1, §9). */
export const welcomeBonus = points(500_000)

/** What the owner reads on the points slip for an action. */
export const actionLabels = {
  document_create: 'Buat dokumen',
  website_create: 'Buat website',
  pos_create: 'Buat kasir',
  document_edit: 'Ubah dokumen',
  website_edit: 'Ubah website',
  playbook_document: 'Paket dokumen',
  playbook_website: 'Paket website',
  playbook_analysis: 'Buat analisis',
  playbook_ppt: 'Buat presentasi',
} as const satisfies Record<PaidAction, string>
