import type { Note } from './use-export.ts'

/** Puts the deck's words where the owner can paste them; answers what to tell. */
export const shareOutline = async (text: string): Promise<Note> => {
  try {
    await navigator.clipboard.writeText(text)
    return { failed: false, sentence: 'Isi presentasi disalin sebagai teks. Tempel di WhatsApp, email, atau catatan.' }
  } catch {
    // Refused, or a plain-http address, where browsers give no clipboard: the file is the other way.
    return {
      failed: true,
      sentence: 'Teks tidak bisa disalin di peramban ini. Pakai File, Export PDF, lalu bagikan filenya.',
    }
  }
}
