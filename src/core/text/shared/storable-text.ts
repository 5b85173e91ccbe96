/** NUL, and halves of a surrogate pair that stand alone: PostgreSQL refuses both, in text and inside jsonb. */
const unstorable = /\0|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

/** The text without what PostgreSQL cannot keep; everything else stays as typed. */
export const storableText = (text: string): string => text.replace(unstorable, '')

/** A JSON value with every string and key in it made storable. */
export const storableJson = (value: unknown): unknown => {
  if (typeof value === 'string') return storableText(value)
  if (Array.isArray(value)) return value.map(storableJson)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [storableText(key), storableJson(inner)]))
}
