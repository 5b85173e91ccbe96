import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import jsQr from 'jsqr'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

export interface Pixels {
  readonly data: Uint8ClampedArray<ArrayBuffer>
  readonly width: number
  readonly height: number
}

const wasm = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'))
prepareZXingModule({ overrides: { wasmBinary: wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength) } })

/** What two readers that know nothing of each other find in a picture. */
export const readByTwo = async ({ data, width, height }: Pixels): Promise<readonly (string | undefined)[]> => {
  const one = jsQr(data, width, height)?.data
  const [other] = await readBarcodes({ data, width, height, colorSpace: 'srgb' } as ImageData, { formats: ['QRCode'] })
  return [one, other?.text]
}
