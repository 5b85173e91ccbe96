import type { OpenItem } from '../../shared/port.ts'

/** What is sent of an open item, in characters; the marked part comes besides. */
const longestContent = 4_000
const longestText = 400
const longestSelection = 6_000

/** Names of fields that hold no words of the owner. */
const technical = new Set(
  'id type schema schemaVersion asset logo image imageUrl src href url color backgroundColor palette font look marks attrs place createdAt updatedAt timestamp saleId productId sales lastUpdated bankAccounts npwp'.split(
    ' ',
  ),
)

/** A picture or a code in text form says nothing. */
const isWords = (text: string): boolean => text.trim() !== '' && !/^data:|^[a-z]{3}_[0-9a-z]{10,}$/i.test(text)

const collect = (value: unknown, add: (text: string) => boolean, depth = 0): boolean => {
  if (typeof value === 'string') return !isWords(value) || add(value.slice(0, longestText))
  if (typeof value === 'number') return add(String(value))
  if (typeof value !== 'object' || value === null || depth > 12) return true
  return Object.entries(value).every(([key, inner]) => technical.has(key) || collect(inner, add, depth + 1))
}

/** The words and figures of an item in their order, as far as they are sent to a model; no pictures, ids or sales. */
export const wordsOfItem = ({ content }: OpenItem): readonly string[] => {
  const words: string[] = []
  let length = 0
  collect(content, (text) => {
    length += text.length + 1
    if (length > longestContent) return false
    words.push(text)
    return true
  })
  return words
}

/** The open item as data for a model. */
export const openItemData = (item: OpenItem): Readonly<Record<string, unknown>> => ({
  jenis: item.kind,
  judul: item.title.slice(0, 200),
  isi: wordsOfItem(item),
  bagian_ditandai: item.selection === null ? null : item.selection.text.slice(0, longestSelection),
})
