/** Keeps what a pure reader made of its last text: one message is read for several purposes, one after another. */
export const keepLast = <Made>(make: (text: string) => Made): ((text: string) => Made) => {
  let last: { readonly text: string; readonly made: Made } | null = null
  return (text) => {
    if (last?.text !== text) last = { text, made: make(text) }
    return last.made
  }
}

const most = 5_000

/** Asks a pure reader for each word once: messages repeat their words. */
export const remembering = (find: (word: string) => string): ((word: string) => string) => {
  const remembered = new Map<string, string>()
  return (word) => {
    const before = remembered.get(word)
    if (before !== undefined) return before
    const found = find(word)
    if (remembered.size < most) remembered.set(word, found)
    return found
  }
}
