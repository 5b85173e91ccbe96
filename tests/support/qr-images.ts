import type { Locator, Page } from '@playwright/test'
import { renderSVG } from 'uqr'

import { readByTwo } from './read-qr.ts'

/** A picture of a QR code, as a bank sends one: PNG, with something around it. */
export const qrPng = async (page: Page, text: string): Promise<Buffer> => {
  const sheet = await page.context().newPage()
  await sheet.setContent(
    `<h1>Contoh QRIS</h1><div id="code" style="width:400px">${renderSVG(text, { border: 4 })}</div>`,
  )
  const png = await sheet.screenshot()
  await sheet.close()
  return png
}

/** What two independent readers find in a part of the page as it is shown. */
export const qrTextsOf = async (part: Locator): Promise<readonly (string | undefined)[]> => {
  const png = await part.screenshot()
  const sheet = await part.page().context().newPage()
  const pixels = await sheet.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes]))
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    const context = canvas.getContext('2d')
    context?.drawImage(bitmap, 0, 0)
    const { data, width, height } = context!.getImageData(0, 0, bitmap.width, bitmap.height)
    let text = ''
    for (let at = 0; at < data.length; at += 8_192) text += String.fromCharCode(...data.subarray(at, at + 8_192))
    return { data: btoa(text), width, height }
  }, png.toString('base64'))
  await sheet.close()
  const { width, height } = pixels
  return readByTwo({ data: new Uint8ClampedArray(Buffer.from(pixels.data, 'base64')), width, height })
}
