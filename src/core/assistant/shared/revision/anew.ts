import * as z from 'zod/mini'

/**
 * A whole content in the place of one that told next to nothing. `of` marks the content that it was proposed for: what was
 * changed meanwhile is not written over.
 */
export const anewChange = <Content extends z.ZodMiniType>(content: Content) =>
  z.object({ op: z.literal('anew'), of: z.int(), content })

const sorted = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value

/** A number by which a content is known again, however its fields are ordered. */
export const markOf = (content: unknown): number => {
  let mark = 7
  for (const char of JSON.stringify(content, sorted)) mark = (mark * 31 + (char.codePointAt(0) ?? 0)) | 0
  return mark
}
