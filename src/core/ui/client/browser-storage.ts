/**
 * Browser storage that may be refused (private windows, full disks): reading then gives null and writing
 * does nothing, so that the page keeps working without it.
 */
export interface BrowserStorage {
  readonly read: (key: string) => string | null
  readonly write: (key: string, value: string | null) => void
}

const over = (area: () => Storage): BrowserStorage => ({
  read: (key) => {
    try {
      return area().getItem(key)
    } catch {
      return null
    }
  },
  write: (key, value) => {
    try {
      if (value === null) area().removeItem(key)
      else area().setItem(key, value)
    } catch {
      return
    }
  },
})

/** Kept in this browser. */
export const browserStorage = over(() => localStorage)
/** Kept in this tab. */
export const tabStorage = over(() => sessionStorage)
