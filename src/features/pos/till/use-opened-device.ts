import { useEffect, useState } from 'react'

import { type FoundOnDevice, openDevice, type TillDevice } from './device/till-device.ts'
import type { TillPlace } from './till.api.ts'

export interface OpenedTill {
  readonly place: TillPlace
  readonly found: FoundOnDevice
}

const nothing: FoundOnDevice = { shop: null, goods: null }

/** A browser whose storage does not answer at all is taken for one that keeps nothing, in milliseconds. */
const patience = 4_000

/** Opens the till's memory. Ten thousand goods may take their time to read: only the opening itself is waited for. */
export const openTill = async (slug: string, opening: Promise<TillDevice>): Promise<OpenedTill> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<'late'>((done) => {
    timer = setTimeout(() => done('late'), patience)
  })
  // A private window, or storage that is refused or broken: the till sells while there is a network.
  const opened = await Promise.race([opening.catch(() => null), late])
  clearTimeout(timer)
  if (opened === 'late') {
    const close = async (): Promise<void> => (await opening).database.close()
    // Nobody uses what opens too late or never.
    void close().catch(() => undefined)
  }
  if (opened === 'late' || opened === null) return { place: { slug, device: null }, found: nothing }
  // What cannot be read is asked of the server; sales are kept here all the same.
  return { place: { slug, device: opened }, found: await opened.find().catch(() => nothing) }
}

/** What this device remembers of the till; null for the moment that reading takes. */
export const useOpenedDevice = (slug: string): OpenedTill | null => {
  const [opened, setOpened] = useState<OpenedTill | null>(null)
  useEffect(() => {
    let isOver = false
    const show = async (): Promise<void> => {
      const found = await openTill(slug, openDevice(slug))
      if (isOver) found.place.device?.database.close()
      else setOpened(found)
    }
    void show()
    return () => {
      isOver = true
    }
  }, [slug])
  return opened
}
