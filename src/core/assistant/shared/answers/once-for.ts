/**
 * What `make` makes of an object, made once for each and kept as long as the object is: a message is laid beside many
 * hundred answers, and what it says does not change between them.
 */
export const onceFor = <Key extends object, Made>(make: (key: Key) => Made): ((key: Key) => Made) => {
  const kept = new WeakMap<Key, { readonly made: Made }>()
  return (key) => {
    const before = kept.get(key)
    if (before !== undefined) return before.made
    const made = make(key)
    kept.set(key, { made })
    return made
  }
}
