import * as z from 'zod/mini'
import { create } from 'zustand'

import { browserStorage } from '#core/ui/client/browser-storage.ts'
import { localUserId } from '#core/ui/client/local-user-id.ts'

/** The collapsible lists of the sidebar (P1 §2). */
export const sectionIds = ['chats', 'documents', 'presentations', 'websites', 'tills'] as const
export type SectionId = (typeof sectionIds)[number]
export type OpenSections = Readonly<Record<SectionId, boolean>>

/** Only Recent Chats starts open (SIDE-02). */
export const firstSections: OpenSections = {
  chats: true,
  documents: false,
  presentations: false,
  websites: false,
  tills: false,
}

/** Reads what it can and gives the first state for the rest. */
const orElse = z.catch
const flag = (start: boolean) => orElse(z.boolean(), start)
const stored = z.object({
  chats: flag(firstSections.chats),
  documents: flag(firstSections.documents),
  presentations: flag(firstSections.presentations),
  websites: flag(firstSections.websites),
  tills: flag(firstSections.tills),
})

/** Reads what a browser stored; each section that cannot be read is as it was at the first visit. */
export const readSections = (text: string | null): OpenSections => {
  try {
    return stored.safeParse(JSON.parse(text ?? '{}')).data ?? firstSections
  } catch {
    return firstSections
  }
}

/** The entry of the browser's storage. */
export const sectionsKey = (): string => `juragan:sections:v1:${localUserId()}`

interface SectionStore {
  readonly open: OpenSections
  readonly setOpen: (section: SectionId, isOpen: boolean) => void
}

/** Which lists stand open, remembered by this browser. */
export const useOpenSections = create<SectionStore>()((set, get) => ({
  open: readSections(browserStorage.read(sectionsKey())),
  setOpen: (section, isOpen) => {
    const open = { ...get().open, [section]: isOpen }
    browserStorage.write(sectionsKey(), JSON.stringify(open))
    set({ open })
  },
}))
