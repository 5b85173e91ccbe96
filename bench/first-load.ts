import { median, type Figure } from './measure.ts'
import { visit } from './browser.ts'

const kilobyte = 1024

/** What a first visit downloads before anything is opened: scripts and styles as they come over the wire. */
const downloaded = (url: string): Promise<number> =>
  visit(url, 'desktop', async ({ page, devtools }) => {
    await devtools.send('Network.enable')
    const types = new Map<string, string>()
    let bytes = 0
    devtools.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (['Script', 'Stylesheet'].includes(types.get(requestId) ?? '')) bytes += encodedDataLength
    })
    await page.goto('/')
    await page.getByRole('textbox', { name: 'Pesan' }).waitFor()
    // Files that are fetched ahead while the page is idle are not part of the first load.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => done(undefined))))
    return bytes
  })

interface PhoneLoad {
  readonly largestPaint: number
  readonly blocked: number
  readonly usable: number
}

const phoneLoad = (url: string): Promise<PhoneLoad> =>
  visit(url, 'phone', async ({ page }) => {
    await page.addInitScript(() => {
      const seen = { largest: 0, blocked: 0 }
      Object.assign(globalThis, { seen })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.largest = Math.max(seen.largest, entry.startTime)
      }).observe({ type: 'largest-contentful-paint', buffered: true })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.blocked += Math.max(0, entry.duration - 50)
      }).observe({ type: 'longtask', buffered: true })
    })
    await page.goto('/')
    const box = page.getByRole('textbox', { name: 'Pesan' })
    await box.fill('a')
    const usable = await page.evaluate(() => performance.now())
    await page.waitForTimeout(1500)
    const seen = await page.evaluate(
      () => (globalThis as unknown as { seen: { largest: number; blocked: number } }).seen,
    )
    return { largestPaint: seen.largest, blocked: seen.blocked, usable }
  })

export const measureFirstLoad = async (url: string): Promise<Figure[]> => {
  const loads: PhoneLoad[] = []
  for (let round = 0; round < 3; round++) loads.push(await phoneLoad(url))
  return [
    { what: 'first load, JS + CSS compressed', figure: (await downloaded(url)) / kilobyte, unit: 'kB', limit: 200 },
    {
      what: 'phone: largest paint',
      figure: median(loads.map(({ largestPaint }) => largestPaint)),
      unit: 'ms',
      limit: 2000,
    },
    { what: 'phone: blocking time', figure: median(loads.map(({ blocked }) => blocked)), unit: 'ms', limit: 300 },
    { what: 'phone: input usable', figure: median(loads.map(({ usable }) => usable)), unit: 'ms', limit: 2000 },
  ]
}
