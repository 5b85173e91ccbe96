import { create } from 'zustand'

import { whenIdle } from '#core/ui/client/when-idle.ts'

/** A newer Juragan lies ready on this device. */
export const useNewVersion = create<{ readonly waiting: ServiceWorker | null }>(() => ({ waiting: null }))

/** As often as an open page looks for a newer version, in milliseconds. */
const lookEvery = 60 * 60_000

const workerPath = '/pekerja.js'

const tell = (worker: ServiceWorker, message: string): void => {
  // A worker has no target origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  worker.postMessage(message)
}

/** Whether the owner asked the browser to spare the data volume. */
export const sparesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

const follow = (registration: ServiceWorkerRegistration): void => {
  const look = (): void => {
    // The first worker of a browser is no newer version of anything.
    if (navigator.serviceWorker.controller) useNewVersion.setState({ waiting: registration.waiting })
  }
  look()
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look)
  })
}

const keepRest = async (): Promise<void> => {
  const { active } = await navigator.serviceWorker.ready
  if (active && !sparesData()) tell(active, 'keep-rest')
}

const register = async (): Promise<() => void> => {
  const registration = await navigator.serviceWorker.register(workerPath, { updateViaCache: 'none' })
  follow(registration)
  void keepRest()
  // Without a network there is no newer version to find; the next look finds it.
  const timer = setInterval(() => void registration.update().catch(() => undefined), lookEvery)
  return () => clearInterval(timer)
}

/** Puts Juragan on the device: built pages in a secure context only. Answers how to stop looking for newer versions. */
export const keepOnDevice = (): (() => void) => {
  if (!import.meta.env.PROD || !isSecureContext || !('serviceWorker' in navigator)) return () => undefined
  let stop: (() => void) | null = null
  let isOver = false
  const start = async (): Promise<void> => {
    try {
      const ended = await register()
      if (isOver) ended()
      else stop = ended
    } catch {
      // A browser that refuses (private window) goes on without: everything works while there is a network.
      stop = null
    }
  }
  const cancel = whenIdle(() => void start())
  return () => {
    isOver = true
    cancel()
    stop?.()
  }
}

/** Starts the newer version in this tab. Work that is not sent yet is kept on the device before the page goes. */
export const startNewVersion = (): void => {
  const { waiting } = useNewVersion.getState()
  if (waiting === null) return
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  tell(waiting, 'use-new-version')
}
