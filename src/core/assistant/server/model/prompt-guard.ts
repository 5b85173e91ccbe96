/** As many letters in a row of our own rules are a recital of them; fewer may be chance. */
const recital = 60
/** As many are held back until it is clear whether they go on. */
const gram = 12

const normal = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ')

/** Watches words that come in pieces for a recital of texts that are not to be shown. */
export interface PromptGuard {
  /** The words that may be shown by now; null where a recital has begun, and nothing more may be. */
  push(words: string): string | null
  end(): string | null
}

/**
 * Keeps the rules that a model is given from being read out to whoever asks for them (ASSIST-02). Words that agree with
 * a rule are held back until it is clear whether they go on with it; all other words pass unchanged.
 */
export const createPromptGuard = (secrets: readonly string[]): PromptGuard => {
  const grams = new Set<string>()
  for (const secret of secrets) {
    const text = normal(secret)
    for (let at = 0; at + gram <= text.length; at += 1) grams.add(text.slice(at, at + gram))
  }
  /** The end of what was read, in plain letters; a run of grams is as long as they follow each other. */
  let tail = ''
  let run = 0
  let held = ''
  let isLeaking = false

  const read = (character: string): void => {
    const letter = normal(character)
    if (letter === '' || (letter === ' ' && tail.endsWith(' '))) return
    tail = (tail + letter).slice(-gram)
    run = grams.has(tail) ? (run === 0 ? gram : run + 1) : 0
    isLeaking ||= run >= recital
  }

  return {
    push: (words) => {
      if (isLeaking) return null
      let ready = ''
      for (const character of words) {
        read(character)
        if (isLeaking) return null
        held += character
        if (run > 0) continue
        ready += held
        held = ''
      }
      return ready
    },
    end: () => {
      if (isLeaking) return null
      const rest = held
      held = ''
      return rest
    },
  }
}

/** Whether a whole text recites one of the secrets. */
export const recites = (text: string, secrets: readonly string[]): boolean => {
  const guard = createPromptGuard(secrets)
  return guard.push(text) === null || guard.end() === null
}
