import { liveQuery } from 'dexie'
import { useEffect, useState } from 'react'

import { AppError } from '#core/errors/shared/app-error.ts'
import { errorText } from '#core/text/shared/error-texts.ts'
import type { TillDevice } from '../device/till-device.ts'
import { useWriting } from '../device/use-writing.ts'

const unkeptText =
  'Tidak bisa dicatat: perangkat ini penuh atau penyimpanannya tidak menjawab. Isian Anda masih di sini, coba lagi.'

// What a browser's storage says is nobody's language.
const unkeptWords = (thrown: unknown): string =>
  thrown instanceof AppError ? errorText(thrown.code, thrown.details) : unkeptText

/** The shift of the device's drawer, also as its other tabs change it; undefined as long as it is not known. */
export type ShiftState = Awaited<ReturnType<TillDevice['readShift']>> | 'unreadable' | undefined

/** Follows the shift that goes on, with its books. */
export const useShift = (device: TillDevice): ShiftState => {
  const [state, setState] = useState<ShiftState>()
  useEffect(() => {
    const following = liveQuery(() => device.readShift()).subscribe({
      next: setState,
      error: () => setState('unreadable'),
    })
    return () => following.unsubscribe()
  }, [device])
  return state
}

export interface ShiftHand {
  readonly isWriting: boolean
  readonly failure: string | null
  /** Writes something of the shift down on this device, one thing at a time; what goes wrong is told by `failure`. */
  readonly keep: (write: () => Promise<void>) => Promise<void>
}

/** The way into the device's journal. `onKept` is called when something waits for the network. */
export const useShiftHand = (onKept: () => void): ShiftHand => {
  const { isWriting, failure, write } = useWriting(unkeptWords)
  const keep: ShiftHand['keep'] = async (work) => {
    await write(async () => {
      await work()
      onKept()
    })
  }
  return { isWriting, failure, keep }
}
