import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { toAppError } from '#core/errors/shared/app-error.ts'
import { errorText } from '#core/text/shared/error-texts.ts'
import { newId } from '#core/time-and-ids/shared/ids.ts'
import type { Proposal } from '../shared/proposals.contract.ts'
import { itemQuery } from './items.api.ts'
import { flushOpenItem } from './open-items.ts'
import {
  accept,
  addPending,
  type Charge,
  chargeQuery,
  type ProposalRef,
  proposalQuery,
  reject,
} from './proposals.api.ts'
import { readAgain, restore } from './versions.api.ts'

export interface ProposalInHand {
  /** Null until the server has told. */
  readonly state: Proposal['state'] | 'undone' | null
  /** What was taken when it was accepted here. */
  readonly charge: Charge | null
  readonly version: number | null
  readonly working: 'accept' | 'reject' | 'undo' | null
  /** Why the last press did nothing, as a sentence. */
  readonly failure: string | null
  /** Nothing was saved after it, so that it can be taken back without losing anything else. */
  readonly canUndo: boolean
  readonly accept: () => void
  readonly reject: () => void
  readonly undo: () => void
}

const unsaved =
  'Tulisan terakhir di canvas belum tersimpan, jadi perubahan ini belum diterapkan. Simpan dulu, lalu tekan Terima lagi.'

/** Deciding about one proposed change (CHAT-15). What is typed in the editor is sent before anything is applied. */
export const useProposal = (given: ProposalRef): ProposalInHand => {
  const { itemId } = given
  const queries = useQueryClient()
  const { data: known, error } = useQuery(proposalQuery(given))
  const { data: item } = useQuery({ ...itemQuery(itemId), enabled: false })
  // A till's goods stand beside its versions: restoring one would not bring them back.
  const newest = item && item.kind !== 'pos' ? item.version : null
  const [working, setWorking] = useState<ProposalInHand['working']>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const { data: charge = null } = useQuery(chargeQuery(given))
  const [isUndone, setUndone] = useState(false)
  const state = known?.state ?? null

  useEffect(() => {
    if (known?.state === 'pending') addPending(known)
  }, [known])

  const attempt = async (what: NonNullable<typeof working>, work: () => Promise<void>): Promise<void> => {
    setWorking(what)
    setFailure(null)
    try {
      await work()
    } catch (thrown) {
      const { code, details } = toAppError(thrown)
      if (code === 'stale_version') await readAgain(queries, itemId)
      setFailure(errorText(code, details))
    } finally {
      setWorking(null)
    }
  }
  const saved = async (): Promise<boolean> => {
    const isSaved = await flushOpenItem(itemId)
    if (!isSaved) setFailure(unsaved)
    return isSaved
  }

  return {
    state: isUndone ? 'undone' : state,
    charge,
    version: known?.version ?? null,
    working,
    failure: failure ?? (error && !known ? errorText(toAppError(error).code) : null),
    canUndo: newest !== null && known?.version === newest,
    accept: () =>
      void attempt('accept', async () => {
        if (await saved()) await accept(queries, given)
      }),
    reject: () => void attempt('reject', () => reject(queries, given)),
    undo: () =>
      void attempt('undo', async () => {
        const version = known?.version ?? null
        if (version === null || !(await saved())) return
        await restore(queries, { id: itemId, version: version - 1, baseVersion: version, saveKey: newId('request') })
        setUndone(true)
      }),
  }
}
