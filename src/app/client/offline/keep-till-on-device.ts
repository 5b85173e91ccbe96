import { whenIdle } from '#core/ui/client/when-idle.ts'

const workerPath = '/kasir/pekerja.js'

/** As often as an open till looks for a newer version, in milliseconds. */
const lookEvery = 60 * 60_000

const register = async (scope: string): Promise<void> => {
  const registration = await navigator.serviceWorker.register(workerPath, { scope, updateViaCache: 'none' })
  // Without a network there is no newer version to find; the next look finds it.
  setInterval(() => void registration.update().catch(() => undefined), lookEvery)
}

/**
 * Puts this till on the device and lets it be installed under its own name: built pages in a secure context only. Its
 * address ends with a slash from here on, because that is where its worker's scope begins.
 */
export const keepTillOnDevice = (): void => {
  const { pathname, search, hash } = location
  if (!pathname.endsWith('/')) history.replaceState(null, '', `${pathname}/${search}${hash}`)
  const manifest = document.createElement('link')
  manifest.rel = 'manifest'
  manifest.href = `${location.pathname}kasir.webmanifest`
  document.head.append(manifest)
  if (!import.meta.env.PROD || !isSecureContext || !('serviceWorker' in navigator)) return
  // A browser that refuses (private window) goes on without: the till sells as long as its page is open.
  whenIdle(() => void register(location.pathname).catch(() => undefined))
}
