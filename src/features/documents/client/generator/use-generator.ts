import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

import { itemKeys } from '#core/items/client/items.api.ts'
import { newId } from '#core/time-and-ids/shared/ids.ts'
import {
  type GenerationFailure,
  generationFailed,
  presentationFailed,
  streamEnded,
  streamFailed,
  streamRefused,
} from './generation-failure.ts'
import {
  type GeneratorOrder,
  type GeneratorResult,
  makePresentation,
  makeSpreadsheet,
  storeWritten,
  streamDocument,
} from './generator-calls.ts'
import { Typist } from './typing.ts'

/** What is made: a document of the chosen card, a spreadsheet, or a deck. */
export const outputs = ['document', 'spreadsheet', 'presentation'] as const
export type Output = (typeof outputs)[number]

/** idle, generating (0 to 100), complete or error (P2 §4). */
export type Generation =
  | { readonly phase: 'idle' }
  | { readonly phase: 'generating'; readonly progress: number; readonly message: string; readonly text: string }
  | { readonly phase: 'complete'; readonly result: GeneratorResult; readonly output: Output }
  | { readonly phase: 'error'; readonly failure: GenerationFailure; readonly text: string }

interface Generator {
  readonly state: Generation
  readonly start: (output: Output, order: { readonly prompt: string; readonly documentType: string }) => void
  /** The same order once more: what was already stored is answered, not made and charged again. */
  readonly retry: () => void
  /** Keeps what a broken stream had written so far as a document. */
  readonly keepWritten: () => void
  readonly reset: () => void
}

export const useGenerator = (): Generator => {
  const [state, setState] = useState<Generation>({ phase: 'idle' })
  const running = useRef<AbortController | null>(null)
  const last = useRef<{ output: Output; order: GeneratorOrder } | null>(null)
  const queries = useQueryClient()
  useEffect(() => () => running.current?.abort(), [])

  const done = (output: Output, result: GeneratorResult): void => {
    setState({ phase: 'complete', output, result })
    void queries.invalidateQueries({ queryKey: itemKeys.lists })
  }

  const write = async (order: GeneratorOrder, signal: AbortSignal): Promise<void> => {
    let [progress, message, text] = [0, 'Menyiapkan...', '']
    const tell = (): void => setState({ phase: 'generating', progress, message, text })
    const typist = new Typist((shown) => {
      text = shown
      tell()
    })
    signal.addEventListener('abort', () => typist.stop())
    // What came before the failure is all shown, so that it can be kept.
    const fail = (failure: GenerationFailure): void => setState({ phase: 'error', failure, text: typist.finish() })
    tell()
    let began = false
    try {
      for await (const event of streamDocument(order, signal)) {
        began = true
        if (event.type === 'error') return fail(streamFailed(event.message ?? event.error ?? ''))
        progress = event.progress ?? progress
        message = event.message ?? message
        if (event.type === 'typing' && event.fullContent !== undefined) typist.replace(event.fullContent)
        else if (event.type === 'typing') typist.add(event.content ?? '')
        if (event.type !== 'complete') {
          tell()
          continue
        }
        if (!event.documentId) break
        await typist.settled()
        return done('document', {
          id: event.documentId,
          title: event.title ?? '',
          text: event.fullContent ?? text,
          note: null,
        })
      }
      fail(streamEnded)
    } catch (thrown) {
      if (!signal.aborted) fail(began ? streamEnded : streamRefused(thrown))
    }
  }

  const make = async (output: 'spreadsheet' | 'presentation', order: GeneratorOrder): Promise<void> => {
    const words = output === 'presentation' ? 'Menyusun slide...' : 'Menyusun tabel...'
    setState({ phase: 'generating', progress: 20, message: words, text: '' })
    try {
      done(output, await (output === 'presentation' ? makePresentation(order) : makeSpreadsheet(order)))
    } catch (thrown) {
      const failure = output === 'presentation' ? presentationFailed(thrown) : generationFailed('Spreadsheet', thrown)
      setState({ phase: 'error', failure, text: '' })
    }
  }

  const run = (output: Output, order: GeneratorOrder): void => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    last.current = { output, order }
    void (output === 'document' ? write(order, controller.signal) : make(output, order))
  }

  const keep = async (text: string, { prompt, resultId }: GeneratorOrder): Promise<void> => {
    setState({ phase: 'generating', progress: 90, message: 'Menyimpan yang sudah tertulis...', text })
    try {
      done('document', await storeWritten(prompt.slice(0, 80), text, resultId))
    } catch (thrown) {
      setState({ phase: 'error', failure: generationFailed('Document', thrown), text })
    }
  }

  return {
    state,
    start: (output, order) => run(output, { ...order, resultId: newId('sending') }),
    retry: () => {
      if (last.current) run(last.current.output, last.current.order)
    },
    keepWritten: () => {
      if (last.current && state.phase === 'error') void keep(state.text, last.current.order)
    },
    reset: () => {
      running.current?.abort()
      setState({ phase: 'idle' })
    },
  }
}
