import * as z from 'zod/mini'

import { sendVerified } from '#core/http/client/app-check-port.ts'
import { addressOf, call, failureOf, reach } from '#core/http/client/call.ts'
import { createPresentation, generatePresentation } from '#core/items/shared/presentation-calls.contract.ts'
import {
  documentEvent,
  type DocumentEvent,
  generateDocument,
  generateSpreadsheet,
  streamWorkspaceDocument,
} from '../../shared/direct-calls.contract.ts'
import { backendFailed, isBackendFailure } from './generation-failure.ts'

export interface GeneratorOrder {
  readonly prompt: string
  readonly documentType: string
  /** The same again is answered again, never charged again. */
  readonly resultId: string
}

/** Something that was made and stored. */
export interface GeneratorResult {
  readonly id: string
  readonly title: string
  /** The words, where it is a document. */
  readonly text: string
  readonly note: string | null
}

/** The events of one `data:` line each; lines of other shapes are left out. */
const eventOf = (line: string): DocumentEvent | null => {
  if (!line.startsWith('data:')) return null
  const parsed = z.safeParse(documentEvent, JSON.parse(line.slice(5)))
  return parsed.success ? parsed.data : null
}

/** Orders a document and gives the stream's events as they come. Throws AppError where the order is refused. */
export async function* streamDocument(order: GeneratorOrder, signal: AbortSignal): AsyncGenerator<DocumentEvent> {
  const response = await sendVerified(streamWorkspaceDocument, (verified) =>
    reach(addressOf(streamWorkspaceDocument), {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream', ...verified },
      body: JSON.stringify(order),
      signal,
    }),
  )
  if (!response.ok || response.body === null) throw await failureOf(response)
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    const lines = `${rest}${value}`.split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      const event = eventOf(line)
      if (event) yield event
    }
  }
}

/** Stores words that were already written, when their stream broke off (DOC-11). */
export const storeWritten = async (title: string, content: string, resultId: string): Promise<GeneratorResult> => {
  const { data } = await call(generateDocument, { body: { title, content, resultId } })
  return { id: data.documentId, title: data.title, text: content, note: null }
}

export const makeSpreadsheet = async ({ prompt, resultId }: GeneratorOrder): Promise<GeneratorResult> => {
  const { data } = await call(generateSpreadsheet, { body: { prompt, resultId } })
  return { id: data.documentId, title: data.title, text: '', note: `${data.rowCount} baris` }
}

/** The description's own lines as slides: what can still be made when the maker itself fails. */
export const plainSlides = (prompt: string): { title: string; slides: { title: string; content: string }[] } => {
  const [first = '', ...others] = prompt
    .split(/\n+|(?<=[.!?])\s+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const title = first.slice(0, 120)
  return {
    title,
    slides: [{ title, content: '' }, ...others.map((line) => ({ title: line.slice(0, 60), content: line }))],
  }
}

const told = (
  { data }: { data: { presentationId: string; title: string; slideCount: number } },
  why: string | null,
): GeneratorResult => ({
  id: data.presentationId,
  title: data.title,
  text: '',
  note: why ?? `${data.slideCount} slide`,
})

/**
 * A deck from the description; where the server's maker fails, the description's own lines are stored as slides instead
 * and it is said why (SLIDE-08). Both share one result id, so that a deck is charged once.
 */
export const makePresentation = async ({ prompt, resultId }: GeneratorOrder): Promise<GeneratorResult> => {
  try {
    return told(await call(generatePresentation, { body: { prompt, resultId } }), null)
  } catch (thrown) {
    if (!isBackendFailure(thrown)) throw thrown
    const plain = plainSlides(prompt)
    return told(
      await call(createPresentation, { body: { ...plain, resultId } }),
      `${backendFailed(thrown)} Isi deskripsi Anda dijadikan slide apa adanya.`,
    )
  }
}
