import { prepareZXingModule, readBarcodes, type ReaderOptions } from 'zxing-wasm/reader'
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url'

import type { CodeKinds, ReaderAnswer, ReaderQuestion } from './code-reader.ts'

// From our own files, so that it reads without a network once it has been loaded.
prepareZXingModule({ overrides: { locateFile: () => wasm } })

/** Only codes that carry a checksum: goods are not mistaken for others. */
const formats: Readonly<Record<CodeKinds, NonNullable<ReaderOptions['formats']>>> = {
  goods: ['EAN13', 'EAN8', 'UPCA', 'UPCE', 'Code128', 'QRCode'],
  qr: ['QRCode'],
}

const answer = (told: ReaderAnswer): void => postMessage(told)

addEventListener('message', async ({ data: { id, picture, kinds } }: MessageEvent<ReaderQuestion>) => {
  try {
    const found = await readBarcodes(picture, { formats: formats[kinds], tryHarder: true, maxNumberOfSymbols: 4 })
    answer({ id, texts: found.filter(({ isValid }) => isValid).map(({ text }) => text) })
  } catch (error) {
    answer({ id, failure: String(error) })
  }
})
