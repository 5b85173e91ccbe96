/** CRC-16/CCITT-FALSE by long division over the bits: not the way in which the product reckons it. */
const checksum = (text: string): string => {
  let register = 0xffff
  for (const byte of Buffer.from(text))
    for (let at = 7; at >= 0; at -= 1) {
      const carry = (register >> 15) ^ ((byte >> at) & 1)
      register = ((register << 1) & 0xffff) ^ (carry === 1 ? 0x1021 : 0)
    }
  return register.toString(16).toUpperCase().padStart(4, '0')
}

/** A field of a code; its value may be fields again. */
export const field = (tag: string, value: string): string => `${tag}${String(value.length).padStart(2, '0')}${value}`

/** Fields with the checksum behind them. */
export const withChecksum = (fields: string): string => `${fields}6304${checksum(`${fields}6304`)}`

const account = field('00', 'ID.CO.CONTOH.WWW') + field('01', '936009990000000001') + field('03', 'UMI')
const national = field('00', 'ID.CO.QRIS.WWW') + field('02', 'ID1099900000001') + field('03', 'UMI')

interface Parts {
  readonly use?: string
  readonly national?: string
  readonly currency?: string
  readonly amount?: string
  readonly country?: string
  readonly merchant?: string
  readonly extra?: string
}

/** The code of a shop that does not exist, at a bank that does not exist. */
export const madeUpQris = (parts: Parts = {}): string =>
  withChecksum(
    [
      field('00', '01'),
      parts.use ?? field('01', '11'),
      field('26', account),
      parts.national ?? field('51', national),
      field('52', '5812'),
      field('53', parts.currency ?? '360'),
      parts.amount ?? '',
      field('58', parts.country ?? 'ID'),
      field('59', parts.merchant ?? 'WARUNG KOPI SENJA'),
      field('60', 'KOTA CONTOH'),
      field('61', '99999'),
      parts.extra ?? field('62', field('07', 'A01')),
    ].join(''),
  )
