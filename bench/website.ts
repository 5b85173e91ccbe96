import { setTimeout as wait } from 'node:timers/promises'

import { visit } from './browser.ts'
import type { Figure } from './measure.ts'
import { newOwner } from './owner.ts'

const kilobyte = 1024
const longestBuild = 60_000
const sentence =
  'Buatkan website untuk Warung Kopi Senja di Jl. Melati 5 Bandung, jual kopi susu 18rb, roti bakar 15rb, ' +
  'pisang goreng 12rb, buka setiap hari 07.30-22.00, WA 0812-3456-7890'

/** From the sending of the sentence until visitors can reach the page; gives its address too. */
const build = async (url: string): Promise<{ took: number; address: string }> => {
  const owner = await newOwner(url)
  const started = performance.now()
  const id = await owner.order(sentence)
  while (performance.now() - started < longestBuild) {
    const { data } = (await (await owner.get(`/api/websites/${id}/state`)).json()) as {
      data: { state: string; failure: string | null; websiteUrl: string | null }
    }
    if (data.websiteUrl !== null) return { took: performance.now() - started, address: data.websiteUrl }
    if (data.state === 'error') throw new Error(`the website was not built: ${data.failure}`)
    await wait(20)
  }
  throw new Error('the website is not live')
}

/** What a visitor's phone loads of the live page, as it comes over the wire. */
const loaded = (address: string): Promise<{ bytes: number; scripts: number }> =>
  visit(address, 'phone', async ({ page, devtools }) => {
    await devtools.send('Network.enable')
    const types = new Map<string, string>()
    const sum = { bytes: 0, scripts: 0 }
    devtools.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      sum.bytes += encodedDataLength
      if (types.get(requestId) === 'Script') sum.scripts += encodedDataLength
    })
    const answer = await page.goto(address, { waitUntil: 'networkidle' })
    if (answer?.status() !== 200) throw new Error(`the page answered ${answer?.status()}`)
    // Inline scripts count as well; facts for search engines are no script.
    const inline = await page.evaluate(
      () =>
        Array.from(
          document.querySelectorAll('script:not([type="application/ld+json"])'),
          ({ textContent }) => textContent,
        ).join('').length,
    )
    return { bytes: sum.bytes, scripts: sum.scripts + inline }
  })

export const measureWebsite = async (url: string): Promise<Figure[]> => {
  const { took, address } = await build(url)
  const { bytes, scripts } = await loaded(address)
  return [
    { what: 'website: sentence to live page', figure: took / 1000, unit: 's', limit: 10 },
    { what: 'website: page with its files', figure: bytes / kilobyte, unit: 'kB', limit: 60 },
    { what: 'website: JavaScript of the page', figure: scripts / kilobyte, unit: 'kB', limit: 0 },
  ]
}
