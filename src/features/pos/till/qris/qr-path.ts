import { encode } from 'uqr'

/** Light modules around a code, so that every app finds it. */
const border = 4

export interface QrPicture {
  /** Modules along an edge, with the light ones around. */
  readonly size: number
  /** The dark modules as one SVG path in a square of that size: each run of a row is a rectangle. */
  readonly path: string
}

const runsOf = (row: readonly boolean[], y: number): string => {
  let path = ''
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue
    const from = x
    while (row[x + 1]) x += 1
    const width = x + 1 - from
    path += `M${from} ${y}h${width}v1h-${width}z`
  }
  return path
}

/** The QR code of a text, readable with 15 % of it hidden. */
export const qrPicture = (text: string): QrPicture => {
  const { size, data } = encode(text, { ecc: 'M', border })
  return { size, path: data.map(runsOf).join('') }
}
