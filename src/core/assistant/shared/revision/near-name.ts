import { withinEdits } from '#core/text/shared/edit-distance.ts'

const wordOfName = /^\p{Lu}[\p{L}'’.]*$/u
const longest = 20_000

/** The name in some texts that a name told anew was misspelt as (`Bayu Anggara` for `Bayu Anggoro`); null where none is that near. */
export const nearName = (name: string, texts: readonly string[]): string | null => {
  const words = name.split(/\s+/)
  if (name.length < 5 || !words.every((word) => wordOfName.test(word))) return null
  const limit = Math.max(1, Math.min(3, Math.floor(name.length / 5)))
  for (const text of texts) {
    const said = text.slice(0, longest).match(/[\p{L}'’.]+/gu) ?? []
    for (let at = 0; at + words.length <= said.length; at += 1) {
      const found = said.slice(at, at + words.length)
      const there = found.join(' ').replace(/\.$/, '')
      if (there === name || !found.every((word) => wordOfName.test(word)) || !text.includes(there)) continue
      if (withinEdits(there.toLowerCase(), name.toLowerCase(), limit)) return there
    }
  }
  return null
}

const named = /^(?:nama(?:nya)?|ganti\s.{2,60}?)\s+jadi\s+(\p{Lu}.{3,60})$/u

/** The orders of a correction, first of all that which sets right the name that the item has misspelt. */
export const withNearName = (orders: readonly string[], texts: readonly string[]): readonly string[] => {
  const name = orders.map((order) => named.exec(order)?.[1]).find((one) => one !== undefined)
  const near = name === undefined ? null : nearName(name, texts)
  return near === null ? orders : [`ganti ${near} jadi ${name}`, ...orders]
}
