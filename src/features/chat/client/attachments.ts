import { useEffect } from 'react'
import { create } from 'zustand'

import { AppError, toAppError } from '#core/errors/shared/app-error.ts'
import { addressOf, failureOf, reach } from '#core/http/client/call.ts'
import { useOfferedSheet } from '#core/sheets/client/offered-sheet.ts'
import { errorText } from '#core/text/shared/error-texts.ts'

import type { MessageSheet } from '../shared/message.ts'
import { attachSheet, largestSheet } from '../shared/sheets.contract.ts'
import { readKeptSheet, writeKeptSheet } from './kept-words.ts'

/** The sheet that shall come with the next message of a chat. */
export type Attachment =
  | { readonly phase: 'reading'; readonly name: string }
  | { readonly phase: 'ready'; readonly name: string; readonly sheet: MessageSheet }
  | { readonly phase: 'failed'; readonly name: string; readonly text: string; readonly again: (() => void) | null }

/** By the chat's id: what is being read goes on while another chat is looked at. */
const useAttachments = create<Readonly<Record<string, Attachment | null>>>()(() => ({}))

const set = (sessionId: string, attachment: Attachment | null): void => {
  writeKeptSheet(sessionId, attachment?.phase === 'ready' ? attachment.sheet : null)
  useAttachments.setState({ [sessionId]: attachment })
}

const upload = async (file: File): Promise<MessageSheet> => {
  if (file.size > largestSheet) throw new AppError('sheet_file_too_large')
  const response = await reach(addressOf(attachSheet, {}, { name: file.name.slice(-300) }), {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', accept: 'application/json' },
    body: file,
  })
  if (!response.ok) throw await failureOf(response)
  const answer = attachSheet.response.safeParse(await response.json().catch(() => null))
  if (!answer.success) throw new AppError('bad_answer', { cause: answer.error })
  return answer.data.data
}

/** Has the server read a file for the next message of a chat; what is wrong with it is told in its place. */
export const attachFile = async (sessionId: string, file: File): Promise<void> => {
  const { name } = file
  const reading: Attachment = { phase: 'reading', name }
  set(sessionId, reading)
  const done = (attachment: Attachment): void => {
    // It may have been let go of, or another one chosen, meanwhile.
    if (useAttachments.getState()[sessionId] === reading) set(sessionId, attachment)
  }
  try {
    const sheet = await upload(file)
    done({ phase: 'ready', name: sheet.name, sheet })
  } catch (error) {
    const { code, details } = toAppError(error)
    const again = code.startsWith('sheet_') ? null : () => void attachFile(sessionId, file)
    done({ phase: 'failed', name, text: errorText(code, details), again })
  }
}

/** Puts a sheet that did not get away with its message back. */
export const putSheetBack = (sessionId: string, sheet: MessageSheet): void =>
  set(sessionId, { phase: 'ready', name: sheet.name, sheet })

export const letGoOfSheet = (sessionId: string): void => set(sessionId, null)

/** What is attached in a chat, also after a reload. */
export const useAttachment = (sessionId: string): Attachment | null => {
  const attachment = useAttachments((all) => all[sessionId])
  useEffect(() => {
    const kept = attachment === undefined ? readKeptSheet(sessionId) : null
    if (kept) putSheetBack(sessionId, kept)
  }, [attachment, sessionId])
  return attachment ?? null
}

/** Attaches what an editor offers to the open chat, once. */
export const useOfferedFile = (sessionId: string, onAttached: () => void): void => {
  const file = useOfferedSheet((offer) => offer.file)
  useEffect(() => {
    if (file === null) return
    useOfferedSheet.setState({ file: null })
    void attachFile(sessionId, file)
    onAttached()
  }, [file, sessionId, onAttached])
}
