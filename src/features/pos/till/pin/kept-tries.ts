import { browserStorage } from '#core/ui/client/browser-storage.ts'
import { noTries, pinTries, type PinTries } from '../../shared/guard/pin-tries.ts'

const keyOf = (slug: string): string => `juragan:kasir:${slug}:pin`

/** Where the browser keeps nothing, tries count as long as the page is open. */
const inPage = new Map<string, PinTries>()

/** The wrong PINs of this device, also those of its other tabs and of before it was loaded again. */
export const readTries = (slug: string): PinTries => {
  try {
    const parsed = pinTries.safeParse(JSON.parse(browserStorage.read(keyOf(slug)) ?? 'null'))
    return parsed.success ? parsed.data : (inPage.get(slug) ?? noTries)
  } catch {
    return inPage.get(slug) ?? noTries
  }
}

export const keepTries = (slug: string, tries: PinTries): void => {
  inPage.set(slug, tries)
  browserStorage.write(keyOf(slug), tries === noTries ? null : JSON.stringify(tries))
}
