import { defineConfig, devices } from '@playwright/test'

/** Chromium of the system; `npm test` finds or installs one and names it in CHROME_PATH. */
const executablePath = process.env['CHROME_PATH'] ?? '/usr/bin/chromium'

/**
 * `npm run soak` runs every page test on both sizes. `npm test` looks at each theme once (light and dark on the desktop,
 * cheerful on the phone) and leaves journeys that are the same on both sizes to the desktop, so that it ends in time.
 */
const isSoak = process.env['SOAK'] !== undefined
const desktopOnly = /(?:panels|letter-life|own-figures|five-kinds|document-pages)\.spec/
const sameOnBoth =
  /(?:settings|top-up|help|generator|app-check|versions|document-views|palette|offline|trouble|drive|own-database)\.spec/
const never = /$^/
const inCheerful = /(?=.*serious axe finding)(?=.*cheerful)/
/** The weight of a long chat is the phone's question. */
const longChat = /a chat of 300 messages/
const inLightOrDark = /(?=.*serious axe finding)(?=.*(?:light|dark) theme)/

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  outputDir: 'test-results/pages',
  use: {
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    // What a test holds back or answers in the server's place must not come from the device; offline.spec allows it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    trace: 'off',
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    // Panels stand side by side on wide screens only, and so do the chat and the canvas of one long sitting; overlays and the back key are the phone's.
    {
      name: 'desktop',
      testIgnore: /phone\.spec/,
      grepInvert: isSoak ? never : [inCheerful, longChat],
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testIgnore: isSoak ? desktopOnly : [desktopOnly, sameOnBoth],
      grepInvert: isSoak ? never : inLightOrDark,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
})
