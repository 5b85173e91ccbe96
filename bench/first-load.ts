import { median, type Figure } from './measure.ts'
import { visit } from './browser.ts'

const kilobyte = 1024

/**
 * What a first visit downloads before anything can be typed: scripts and styles as they come over the wire. Files that
 * are fetched ahead once the page is idle are not part of it.
 */
const downloaded = (url: string): Promise<number> =>
  visit(url, 'desktop', async ({ page }) => {
    await page.addInitScript(() => {
      const watch = new MutationObserver(() => {
        if (!document.querySelector('textarea[aria-label="Pesan"]')) return
        watch.disconnect()
        performance.mark('usable')
      })
      watch.observe(document, { childList: true, subtree: true })
    })
    await page.goto('/')
    await page.getByRole('textbox', { name: 'Pesan' }).waitFor()
    return page.evaluate(() => {
      const usableAt = performance.getEntriesByName('usable')[0]?.startTime ?? Number.NaN
      const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      return files
        .filter(({ name, startTime }) => /\.(?:js|css)$/.test(name) && startTime < usableAt)
        .reduce((sum, { transferSize }) => sum + transferSize, 0)
    })
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
