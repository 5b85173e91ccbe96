/** Where copies go: our own drive, or the owner's Google Drive. */
export const driveNames = ['embedded', 'google'] as const
export type DriveName = (typeof driveNames)[number]

/** The drives as owners know them; they stand after 'berhasil disimpan ke'. */
export const driveTitles = {
  embedded: 'Drive Juragan',
  google: 'Google Drive',
} as const satisfies Record<DriveName, string>

/** What an item can be kept as. */
export const copyFormats = ['docx', 'pptx', 'pdf', 'xlsx'] as const
export type CopyFormat = (typeof copyFormats)[number]

/** How far the saving of a copy is. */
export const copyStates = ['saving', 'saved', 'failed'] as const
export type CopyState = (typeof copyStates)[number]
