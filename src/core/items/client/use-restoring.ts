import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'

import { toAppError } from '#core/errors/shared/app-error.ts'
import type { ErrorCode } from '#core/errors/shared/error-codes.ts'
import { newId } from '#core/time-and-ids/shared/ids.ts'
import { tellOfItem } from './item-notice.ts'
import type { Saver } from './saver.ts'
import { readAgain, restore } from './versions.api.ts'

/** The restoring of one open item, as its panel sees it. */
export interface Restoring {
  readonly isRunning: boolean
  /** Why the last restore did not happen; null when it did. */
  readonly failure: ErrorCode | null
  /** Saves what is unsaved as a version of its own; null when that is done, `stale_version` when there is a choice. */
  readonly save: () => Promise<ErrorCode | null>
  /** Restores a version and offers to undo it; false when it did not happen. */
  readonly restore: (version: number) => Promise<boolean>
}

const saveFirst = async (saver: Saver): Promise<ErrorCode | null> => {
  if (await saver.flush()) return null
  const { phase, failure } = saver.snapshot()
  return phase === 'conflict' ? 'stale_version' : (failure ?? 'internal')
}

/** Restoring of one open item. Nothing typed is lost: what is unsaved becomes a version before. */
export const useRestoring = (id: string, title: string, saver: Saver): Restoring => {
  const queries = useQueryClient()
  const [isRunning, setRunning] = useState(false)
  const [failure, setFailure] = useState<ErrorCode | null>(null)
  // A press that is repeated after a lost answer asks for the same restore.
  const asked = useRef<{ version: number; baseVersion: number; saveKey: string } | null>(null)

  const attempt = async (version: number): Promise<{ readonly before: number } | ErrorCode> => {
    const unsaved = await saveFirst(saver)
    if (unsaved) return unsaved
    const before = saver.snapshot().baseVersion
    const last = asked.current
    const isSame = last?.version === version && last.baseVersion === before
    const request = isSame ? last : { version, baseVersion: before, saveKey: newId('request') }
    asked.current = request
    try {
      await restore(queries, { id, ...request })
      return { before }
    } catch (thrown) {
      const { code } = toAppError(thrown)
      if (code === 'stale_version') await readAgain(queries, id)
      return code
    }
  }

  const undo = async (version: number): Promise<void> => {
    const done = await attempt(version)
    if (typeof done !== 'string') {
      tellOfItem({ title, text: 'Naskah sebelumnya sudah kembali.' })
      return
    }
    tellOfItem({
      title,
      text: 'Belum bisa diurungkan. Naskah sebelumnya tetap ada di Riwayat.',
      action: { label: 'Coba lagi', run: () => void undo(version) },
    })
  }

  return {
    isRunning,
    failure,
    save: () => saveFirst(saver),
    restore: async (version) => {
      setRunning(true)
      setFailure(null)
      const done = await attempt(version)
      setRunning(false)
      if (typeof done === 'string') {
        setFailure(done)
        return false
      }
      tellOfItem({
        title,
        text: 'Versi lama sudah dipulihkan.',
        action: { label: 'Urungkan', run: () => void undo(done.before) },
      })
      return true
    },
  }
}
