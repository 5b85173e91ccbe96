import { useSyncExternalStore } from 'react'

import { AppError, toAppError } from '#core/errors/shared/app-error.ts'
import { addressOf, failureOf, reach } from '#core/http/client/call.ts'
import { storeAsset } from '#core/items/shared/assets.contract.ts'
import { errorText } from '#core/text/shared/error-texts.ts'
import { newId } from '#core/time-and-ids/shared/ids.ts'

import { shrinkPicture } from './shrink-picture.ts'

const assetPattern = /^ast_[0-9a-z]+$/

/** True for a picture that the server has. */
export const isStoredAsset = (id: string): boolean => assetPattern.test(id)

/** Sends one picture; answers its id. Throws AppError. */
export const sendPicture = async (blob: Blob): Promise<string> => {
  const response = await reach(addressOf(storeAsset), {
    method: 'POST',
    headers: { 'content-type': blob.type },
    body: blob,
  })
  if (!response.ok) throw await failureOf(response)
  const answer = storeAsset.response.safeParse(await response.json().catch(() => null))
  if (!answer.success) throw new AppError('bad_answer', { cause: answer.error })
  return answer.data.data.id
}

/** A picture on its way: shown from this device until the server has it. */
export interface Upload {
  readonly preview: string
  readonly state: 'sending' | 'failed' | 'done'
  /** Its id, once the server has it. */
  readonly asset: string | null
  /** Why it failed. */
  readonly sentence: string
}

const uploads = new Map<string, Upload>()
const files = new Map<string, Blob>()
const listeners = new Set<() => void>()
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const change = (id: string, part: Partial<Upload>): void => {
  const known = uploads.get(id)
  if (known) uploads.set(id, { ...known, ...part })
  for (const listener of listeners) listener()
}

/** The id under which a picture is stored; null where it is not (yet). */
export const storedAsset = (id: string): string | null => (isStoredAsset(id) ? id : (uploads.get(id)?.asset ?? null))

/** A picture of this device under a passing id, to be put into the document at once. */
export const beginUpload = (file: Blob): string => {
  const id = newId('request')
  files.set(id, file)
  uploads.set(id, { preview: URL.createObjectURL(file), state: 'sending', asset: null, sentence: '' })
  return id
}

/** Sends what was begun (again); `done` hears of its width in pixels and the id it is stored under. */
export const runUpload = async (id: string, done: (asset: string, width: number) => void): Promise<void> => {
  const file = files.get(id)
  if (!file) return
  change(id, { state: 'sending', sentence: '' })
  try {
    const { blob, width } = await shrinkPicture(file)
    const asset = await sendPicture(blob)
    files.delete(id)
    change(id, { state: 'done', asset })
    done(asset, width)
  } catch (thrown) {
    change(id, { state: 'failed', sentence: errorText(toAppError(thrown).code) })
  }
}

/** How a picture's sending stands; undefined for one that was stored before. */
export const useUpload = (id: string): Upload | undefined => useSyncExternalStore(subscribe, () => uploads.get(id))
