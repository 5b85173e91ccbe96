import { useState } from 'react'

import { toAppError } from '#core/errors/shared/app-error.ts'
import { errorText } from '#core/text/shared/error-texts.ts'

export interface WritingHand {
  readonly isWriting: boolean
  readonly failure: string | null
  /** Does one thing at a time; true once it is done, what goes wrong is told by `failure`. */
  readonly write: (work: () => Promise<void>) => Promise<boolean>
}

const wordsOfError = (thrown: unknown): string => {
  const { code, details } = toAppError(thrown)
  return errorText(code, details)
}

/** What a part of the till writes into the device's journal, or sends where nothing can be written. */
export const useWriting = (wordsOf: (thrown: unknown) => string = wordsOfError): WritingHand => {
  const [isWriting, setWriting] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const write: WritingHand['write'] = async (work) => {
    if (isWriting) return false
    setWriting(true)
    setFailure(null)
    try {
      await work()
      return true
    } catch (thrown) {
      setFailure(wordsOf(thrown))
      return false
    } finally {
      setWriting(false)
    }
  }
  return { isWriting, failure, write }
}
