/** A code that was in sight less than this long ago is still the same piece of goods, in milliseconds. */
const outOfSight = 1_200

/** Lets a code through when it comes into sight, and again only after it has been out of it. */
export interface CodeGate {
  /** Those of the codes in sight now that have just come there. */
  readonly pass: (texts: readonly string[], now: number) => readonly string[]
}

export const createCodeGate = (): CodeGate => {
  const lastSeen = new Map<string, number>()
  return {
    pass: (texts, now) => {
      const fresh = [...new Set(texts)].filter((text) => now - (lastSeen.get(text) ?? -Infinity) > outOfSight)
      for (const text of texts) lastSeen.set(text, now)
      for (const [text, at] of lastSeen) if (now - at > outOfSight) lastSeen.delete(text)
      return fresh
    },
  }
}
