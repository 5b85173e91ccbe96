import { withinTime } from './within-time.ts'

/** As long as a script may take over a slow line, in milliseconds; one that stalls tells nothing by itself. */
const patience = 60_000

const loading = new Map<string, Promise<void>>()

const append = async (address: string): Promise<void> => {
  const script = document.createElement('script')
  script.async = true
  script.src = address
  const loaded = new Promise<void>((done, fail) => {
    script.addEventListener('load', () => done())
    script.addEventListener('error', () => {
      fail(new Error('the script of the verification service could not be loaded'))
    })
  })
  document.head.append(script)
  try {
    await withinTime(loaded, patience)
  } catch (error) {
    script.remove()
    throw error
  }
}

/** Loads the script of a verification service, once for the page; a load that failed or stalled is tried again. */
export const loadScript = (address: string): Promise<void> => {
  const known = loading.get(address)
  if (known) return known
  const work = append(address).catch((error: unknown) => {
    loading.delete(address)
    throw error
  })
  loading.set(address, work)
  return work
}
