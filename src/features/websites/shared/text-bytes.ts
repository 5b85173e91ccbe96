/** UTF-8 of a text. Half a pair of surrogates, which UTF-8 cannot hold, becomes the sign for the unknown. */
export const textBytes = (text: string): Uint8Array => {
  const bytes = new Uint8Array(text.length * 3)
  let length = 0
  const put = (...values: readonly number[]): void => {
    for (const value of values) bytes[length++] = value
  }
  for (const sign of text) {
    const read = sign.codePointAt(0) ?? 0
    const code = read >= 0xd800 && read <= 0xdfff ? 0xfffd : read
    const tail = (shift: number): number => 0x80 | ((code >> shift) & 0x3f)
    if (code < 0x80) put(code)
    else if (code < 0x800) put(0xc0 | (code >> 6), tail(0))
    else if (code < 0x10000) put(0xe0 | (code >> 12), tail(6), tail(0))
    else put(0xf0 | (code >> 18), tail(12), tail(6), tail(0))
  }
  return bytes.slice(0, length)
}
