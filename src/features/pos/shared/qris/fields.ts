/** One field of an EMVCo code: two digits that name it, two that count its letters, the letters. */
export interface QrField {
  readonly tag: string
  readonly value: string
}

/** The fields of a code in their order; null where the text is none. */
export const readQrFields = (text: string): readonly QrField[] | null => {
  const fields: QrField[] = []
  for (let at = 0; at < text.length;) {
    const head = /^(\d\d)(\d\d)$/.exec(text.slice(at, at + 4))
    const [, tag = '', length = ''] = head ?? []
    const end = at + 4 + Number(length)
    if (!head || end > text.length || fields.some((field) => field.tag === tag)) return null
    fields.push({ tag, value: text.slice(at + 4, end) })
    at = end
  }
  return fields
}

export const writeQrFields = (fields: readonly QrField[]): string =>
  fields.map(({ tag, value }) => `${tag}${String(value.length).padStart(2, '0')}${value}`).join('')
