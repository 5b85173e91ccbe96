import type { Reader, Tx } from '#core/db/server/database.ts'

/** One file of what is kept about a person: text, or the bytes of a picture. `path` with its folder: `chat/2026-11-21 Surat.md`. */
export type DataFile =
  { readonly path: string; readonly text: string } | { readonly path: string; readonly bytes: Uint8Array }

/** What a room keeps about a person: given out whole, and taken away for good. Registered by `app/server`. */
export interface PersonalData {
  read(reader: Reader, userId: string): Promise<readonly DataFile[]>
  /** Removes it. The ledger of points stays, without the person's name. */
  erase(tx: Tx, userId: string): Promise<void>
}

/** Readable JSON for somebody who opens the file. */
export const jsonFile = (path: string, value: unknown): { readonly path: string; readonly text: string } => ({
  path,
  text: `${JSON.stringify(value, null, 2)}\n`,
})

/** A part of a path that every system takes. */
export const pathPart = (name: string): string =>
  name
    .replace(/[^\p{L}\p{N} ._-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\.+/, '')
    .slice(0, 60)
    .trim() || 'tanpa nama'
