/** The formats of the document editor (P2 §3), the professional one first; the spreadsheet where there is a table. */
export const downloadFormats = ['docx', 'pdf', 'txt', 'xlsx'] as const
export type DownloadFormat = (typeof downloadFormats)[number]
