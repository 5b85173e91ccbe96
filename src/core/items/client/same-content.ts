const known = (value: object): [string, unknown][] => Object.entries(value).filter(([, part]) => part !== undefined)

/** True where two JSON values say the same, whatever the order of their keys (the database does not keep it). */
export const sameContent = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) || Array.isArray(b)) {
    return (
      Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((part, at) => sameContent(part, b[at]))
    )
  }
  const left = known(a)
  const right = new Map(known(b))
  return left.length === right.size && left.every(([key, part]) => right.has(key) && sameContent(part, right.get(key)))
}
