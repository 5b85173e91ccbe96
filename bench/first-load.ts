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

/** In milliseconds from the load on; what is fetched ahead and laid by for the next visit belongs to it. */
const settling = 3000

/** The page types for itself and notes what it sees: whoever asks it from outside while it loads is part of its work. */
const phoneLoad = (url: string): Promise<PhoneLoad> =>
  visit(url, 'phone', async ({ page }) => {
    await page.addInitScript(() => {
      const seen = { largestPaint: 0, blocked: 0, usable: Number.POSITIVE_INFINITY }
      Object.assign(globalThis, { seen })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.largestPaint = Math.max(seen.largestPaint, entry.startTime)
      }).observe({ type: 'largest-contentful-paint', buffered: true })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.blocked += Math.max(0, entry.duration - 50)
      }).observe({ type: 'longtask', buffered: true })
      const watch = new MutationObserver(() => {
        const box = document.querySelector<HTMLTextAreaElement>('textarea[aria-label="Pesan"]')
        if (!box) return
        watch.disconnect()
        Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(box, 'a')
        box.dispatchEvent(new Event('input', { bubbles: true }))
        // What waits behind a frame's own work runs when the frame is drawn; a letter that was not taken is gone by then.
        requestAnimationFrame(() =>
          setTimeout(() => {
            if (box.value === 'a') seen.usable = performance.now()
          }),
        )
      })
      watch.observe(document, { childList: true, subtree: true })
    })
    await page.goto('/')
    await page.waitForTimeout(settling)
    return page.evaluate(() => (globalThis as unknown as { seen: PhoneLoad }).seen)
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
