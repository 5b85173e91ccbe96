/** The items whose editors stand open in this page, each with how to send what is unsaved in it. */
const open = new Map<string, () => Promise<boolean>>()

/** Makes an open item known as long as it is open; answers how to end that. */
export const announceOpenItem = (id: string, flush: () => Promise<boolean>): (() => void) => {
  open.set(id, flush)
  return () => {
    if (open.get(id) === flush) open.delete(id)
  }
}

/** Sends what is unsaved in an item; true where the server has everything, also of an item that is not open here. */
export const flushOpenItem = async (id: string): Promise<boolean> => (await open.get(id)?.()) ?? true
