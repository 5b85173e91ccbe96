const loading = new Map<string, Promise<void>>()

const append = (address: string): Promise<void> =>
  new Promise((done, fail) => {
    const script = document.createElement('script')
    script.async = true
    script.src = address
    script.addEventListener('load', () => done())
    script.addEventListener('error', () => {
      script.remove()
      fail(new Error('the script of the verification service could not be loaded'))
    })
    document.head.append(script)
  })

/** Loads the script of a verification service, once for the page; a load that failed is tried again. */
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
