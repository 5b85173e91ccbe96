import { AppError } from '#core/errors/shared/app-error.ts'

/** How an answer begins that is no words but the call of a tool, in whatever spelling a model has for it. */
const call = /^\s*(?:```(?:json|tool\w*)?\s*)?(?:\{|\[\s*\{|<\|?\/?(?:tool|function)|\[tool)/i
const mayBeCall = /^\s*(?:$|[`<[{])/
/** As much of the beginning as is needed to know it. */
const beginning = 16

/** A model answered with the call of a tool; the connection was fine. */
export class CalledTool extends AppError {
  constructor() {
    super('assistant_unavailable', { message: 'the model called a tool instead of answering' })
  }
}

/** Whether a text calls a tool: there are none, and nobody wants to read it. */
export const isCall = (text: string): boolean => call.test(text)

/**
 * Holds back the beginning of words that come in pieces until it is clear that they are an answer; all others pass
 * unchanged. Throws `CalledTool` where a tool is called instead.
 */
export const createCallGuard = (): { push(words: string): string; end(): string } => {
  let held: string | null = ''
  const settle = (words: string, isWhole: boolean): string => {
    if (held === null) return words
    held += words
    if (!isWhole && mayBeCall.test(held) && held.trimStart().length < beginning) return ''
    if (isCall(held)) throw new CalledTool()
    const ready = held
    held = null
    return ready
  }
  return { push: (words) => settle(words, false), end: () => settle('', true) }
}
