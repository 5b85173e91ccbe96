import { setTimeout as wait } from 'node:timers/promises'

import { visit } from './browser.ts'
import type { Figure } from './measure.ts'
import type { SlowModel } from './slow-model.ts'

/** Reads the running totals of the page's main thread from the browser. */
const taskSeconds = async (devtools: {
  send(method: 'Performance.getMetrics'): Promise<{ metrics: { name: string; value: number }[] }>
}) => (await devtools.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0

/** A reply of 2,000 tokens, streamed to the slow phone. */
export const measureLongReply = (url: string, model: SlowModel): Promise<Figure[]> =>
  visit(url, 'phone', async ({ page, devtools }) => {
    model.begin()
    await devtools.send('Performance.enable')
    await page.goto('/')
    await page.getByRole('textbox', { name: 'Pesan' }).fill('ceritakan panjang lebar soal harga pokok')
    await page.getByRole('button', { name: 'Kirim' }).click()
    await page.locator('[data-sender="ai"]', { hasText: 'Bagian 1' }).waitFor({ timeout: 60_000 })
    // From here on the words stream; what the loading of the page took is another budget.
    await page.evaluate((lastWord) => {
      const seen = { longest: 0, shownAt: 0 }
      Object.assign(globalThis, { seen })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.longest = Math.max(seen.longest, entry.duration)
      }).observe({ type: 'longtask', buffered: false })
      const log = document.querySelector('[role="log"]')
      const watch = new MutationObserver(() => {
        if (!log?.textContent.includes(lastWord)) return
        watch.disconnect()
        // The next frame begins when the one with the words has been drawn.
        requestAnimationFrame(() => {
          seen.shownAt = performance.timeOrigin + performance.now()
        })
      })
      if (log) watch.observe(log, { childList: true, characterData: true, subtree: true })
    }, model.lastWord)
    const before = await taskSeconds(devtools)
    const started = performance.now()
    // Nothing asks the page meanwhile: its answers would be part of what is measured.
    while (model.ended() === 0) await wait(20)
    const busy = ((await taskSeconds(devtools)) - before) / ((performance.now() - started) / 1000)
    await page.locator('[data-sender="ai"][data-state="running"]').waitFor({ state: 'detached', timeout: 30_000 })
    // The finished message, its keys and what is kept of it belong to the reply.
    await wait(1500)
    const { longest, shownAt } = await page.evaluate(
      () => (globalThis as unknown as { seen: { longest: number; shownAt: number } }).seen,
    )
    return [
      { what: '2,000-token reply on a slow phone: main thread busy', figure: busy * 100, unit: '%', limit: 35 },
      { what: '2,000-token reply: longest task', figure: longest, unit: 'ms', limit: 50 },
      {
        what: '2,000-token reply: screen behind at the end',
        figure: shownAt === 0 ? Number.POSITIVE_INFINITY : Math.max(0, shownAt - model.ended()),
        unit: 'ms',
        limit: 200,
      },
    ]
  })

/** A chat of 300 messages, opened on the slow phone. */
export const measureLongChat = (url: string): Promise<Figure[]> =>
  visit(url, 'phone', async ({ page, devtools }) => {
    await page.goto('/')
    const sessionId = 'chat-panjang'
    await page.evaluate(async (id) => {
      for (let n = 0; n < 150; n++) {
        const body = JSON.stringify({
          message: n % 3 === 0 ? 'apa bedanya invoice sama kuitansi?' : 'halo',
          sessionId: id,
          userId: 'anonymous',
        })
        const answer = await fetch('/api/chat', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
        })
        // An answer that nobody reads stays open; leaving the page would then end 150 connections first.
        await answer.text()
      }
      sessionStorage.setItem('chatSessionId', id)
    }, sessionId)
    await page.reload({ waitUntil: 'commit' })
    await page.locator('[data-sender="ai"]').last().waitFor({ timeout: 60_000 })
    const shown = await page.evaluate(() => performance.now())
    await page.waitForTimeout(1500)
    const nodes = await page.evaluate(() => document.querySelectorAll('*').length)
    await devtools.send('HeapProfiler.collectGarbage')
    const heap = await page.evaluate(
      () => (performance as unknown as { memory: { usedJSHeapSize: number } }).memory.usedJSHeapSize,
    )
    return [
      { what: 'chat of 300 messages: DOM nodes', figure: nodes, unit: '', limit: 3000 },
      { what: 'chat of 300 messages: heap', figure: heap / 1024 / 1024, unit: 'MB', limit: 90 },
      { what: 'chat of 300 messages: first message', figure: shown, unit: 'ms', limit: 1500 },
    ]
  })

/** From the sending to the first word on the screen, minus nothing: the embedded engine writes at once. */
export const measureFirstWord = async (url: string): Promise<Figure[]> => {
  const measure = (kind: 'desktop' | 'phone'): Promise<number> =>
    visit(url, kind, async ({ page }) => {
      await page.goto('/')
      await page.getByRole('textbox', { name: 'Pesan' }).fill('halo')
      await page.waitForTimeout(1000)
      return page.evaluate(async () => {
        const started = performance.now()
        const isThere = new Promise<void>((done) => {
          // The reply's own words: what is told while it is waited for is none of them.
          const watch = new MutationObserver(() => {
            if (!document.querySelector('[data-sender="ai"] [dir="auto"]')?.textContent) return
            watch.disconnect()
            done()
          })
          watch.observe(document.body, { childList: true, characterData: true, subtree: true })
        })
        document.querySelector<HTMLButtonElement>('button[aria-label="Kirim"]')?.click()
        await isThere
        // What waits behind a frame's own work runs when the frame is drawn.
        await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))
        return performance.now() - started
      })
    })
  return [
    { what: 'first visible word, desktop', figure: await measure('desktop'), unit: 'ms', limit: 120 },
    { what: 'first visible word, slow phone', figure: await measure('phone'), unit: 'ms', limit: 350 },
  ]
}
