/** A text as it stands, within a pattern that is put together: its signs mean nothing there. */
export const inPattern = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
