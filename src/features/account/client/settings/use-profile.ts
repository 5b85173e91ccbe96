import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'

import { type BusinessProfile, emptyProfile } from '#core/assistant/shared/business-profile.ts'
import { toAppError } from '#core/errors/shared/app-error.ts'
import { call } from '#core/http/client/call.ts'
import { errorText } from '#core/text/shared/error-texts.ts'

import { getProfile, saveProfile } from '../../shared/profile.contract.ts'
import { profileQuery } from '../business-name.ts'
import { type ProfileChanges, readProfileDraft, withoutSame, writeProfileDraft } from './profile-draft.ts'

export type SaveState =
  | { readonly name: 'clean' | 'unsaved' | 'saving' }
  | { readonly name: 'saved'; readonly at: Date }
  | { readonly name: 'failed'; readonly text: string }

export interface ProfileForm {
  /** Null until the server has answered, or the sentence why it did not. */
  readonly profile: BusinessProfile | null
  readonly loadError: string | null
  readonly reload: () => void
  readonly state: SaveState
  /** What stands here comes from an earlier visit and was never saved. */
  readonly isRestored: boolean
  readonly change: (changes: ProfileChanges) => void
  readonly save: () => Promise<void>
  readonly discard: () => void
}

/**
 * The profile as the owner edits it. Every keystroke is kept on this device until the server has it; only the fields that were
 * changed here are laid over what the server has, so that another tab's fields stay.
 */
export const useProfile = (uid: string): ProfileForm => {
  const queries = useQueryClient()
  const query = useQuery({ ...profileQuery(uid), staleTime: 0 })
  const [changes, setChanges] = useState<ProfileChanges>(() => readProfileDraft(uid))
  const [isRestored, setRestored] = useState(() => Object.keys(changes).length > 0)
  const [result, setResult] = useState<SaveState>({ name: 'clean' })
  const latest = useRef(changes)
  const stored = query.data?.profile

  const keep = (next: ProfileChanges): void => {
    latest.current = next
    writeProfileDraft(uid, next)
    setChanges(next)
  }

  const save = async (): Promise<void> => {
    const sent = latest.current
    setResult({ name: 'saving' })
    try {
      const fresh = (await call(getProfile, {})).data.profile
      const { data } = await call(saveProfile, { body: { ...fresh, ...sent } })
      queries.setQueryData(profileQuery(uid).queryKey, data)
      // What was typed while it was on its way is still to be saved.
      keep(withoutSame(latest.current, sent))
      setRestored(false)
      setResult({ name: 'saved', at: new Date() })
    } catch (error) {
      setResult({ name: 'failed', text: errorText(toAppError(error).code) })
    }
  }

  const isDirty = Object.keys(changes).length > 0
  const state: SaveState =
    result.name === 'saving' || result.name === 'failed' ? result : isDirty ? { name: 'unsaved' } : result

  return {
    profile: stored ? { ...stored, ...changes } : null,
    loadError: query.isError ? errorText(toAppError(query.error).code) : null,
    reload: () => void query.refetch(),
    state,
    isRestored: isRestored && isDirty,
    change: (changed) => {
      keep(withoutSame({ ...latest.current, ...changed }, stored ?? emptyProfile))
      if (result.name !== 'saving') setResult({ name: 'clean' })
    },
    save,
    discard: () => {
      keep({})
      setRestored(false)
      setResult({ name: 'clean' })
    },
  }
}
