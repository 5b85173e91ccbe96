/** CRC-16/CCITT-FALSE (IBM-3740) of an ASCII text, as the four capital hex digits that a QRIS code ends with. */
export const crc16 = (text: string): string => {
  let crc = 0xffff
  for (let at = 0; at < text.length; at += 1) {
    crc ^= text.charCodeAt(at) << 8
    for (let bit = 0; bit < 8; bit += 1) crc = (crc << 1) ^ (crc & 0x8000 ? 0x1021 : 0)
    crc &= 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}
