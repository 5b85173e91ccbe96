import { useEffect, useState } from 'react'

import { type FoundOnDevice, openDevice } from './device/till-device.ts'
import type { TillPlace } from './till.api.ts'

export interface OpenedTill {
  readonly place: TillPlace
  readonly found: FoundOnDevice
}

const nothing: FoundOnDevice = { shop: null, goods: null }

/** A browser whose storage does not answer at all is taken for one that keeps nothing, in milliseconds. */
const patience = 4_000

const open = async (slug: string): Promise<OpenedTill> => {
  const without: OpenedTill = { place: { slug, device: null }, found: nothing }
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<OpenedTill>((done) => {
    timer = setTimeout(() => done(without), patience)
  })
  const opening = openDevice(slug)
    .then(async (device): Promise<OpenedTill> => ({ place: { slug, device }, found: await device.find() }))
    // A private window, or storage that is refused or broken: the till sells while there is a network.
    .catch(() => without)
  const opened = await Promise.race([opening, late])
  clearTimeout(timer)
  return opened
}

/** What this device remembers of the till; null for the moment that reading takes. */
export const useOpenedDevice = (slug: string): OpenedTill | null => {
  const [opened, setOpened] = useState<OpenedTill | null>(null)
  useEffect(() => {
    let isOver = false
    const show = async (): Promise<void> => {
      const found = await open(slug)
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
