/** The formats of an analysis (P2 §2.12); the professional one first. */
export const downloadFormats = ['docx', 'pdf', 'txt'] as const
export type DownloadFormat = (typeof downloadFormats)[number]
