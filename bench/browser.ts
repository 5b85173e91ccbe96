import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'

const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-sync',
    ],
  })

export interface Visit {
  readonly page: Page
  readonly devtools: CDPSession
}

/** The phone of the budgets: 390x664, touch, a processor four times slower than this machine's. */
const phone = {
  viewport: { width: 390, height: 664 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
  locale: 'id-ID',
}

/** Opens a page of its own browser, lets `work` measure, and closes everything. */
export const visit = async <T>(
  url: string,
  kind: 'desktop' | 'phone',
  work: (visit: Visit) => Promise<T>,
): Promise<T> => {
  const browser = await launch()
  try {
    const context = await browser.newContext({
      baseURL: url,
      ...(kind === 'phone' ? phone : { viewport: { width: 1440, height: 900 } }),
    })
    // The compiler of the measures wraps functions to keep their names; a page does not know that wrapper.
    await context.addInitScript({ content: 'globalThis.__name = (given) => given' })
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    if (kind === 'phone') await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    return await work({ page, devtools })
  } finally {
    await browser.close()
  }
}
