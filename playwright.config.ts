import { defineConfig, devices } from '@playwright/test'

import { isSoak } from './tests/support/soak.ts'

/** Chromium of the system; `npm test` finds or installs one and names it in CHROME_PATH. */
const executablePath = process.env['CHROME_PATH'] ?? '/usr/bin/chromium'

/**
 * `npm run soak` runs every page test on both sizes. `npm test` leaves journeys that are the same on both sizes to the
 * desktop, and those at the counter to the phone, so that it ends in time; what the phone's own layout, drawer, sheets
 * and touch take part in runs on both.
 */
const desktopOnly = /(?:panels|letter-life|own-figures|five-kinds|document-pages)\.spec/
const sameOnBoth =
  /(?:settings|two-tabs|top-up|help|generator|app-check|versions|document-views|palette|offline|trouble|drive|own-database|passwords|sheets|books|goods-file|service-till|till-qris|till-charges|till-rounding|till-pin|shop-debts)\.spec/
/** What is done at the counter is done on a phone; its dialogs fill the screen there. */
const atTheCounter = /(?:till-scan|till-place|till-refund|till-shift|till-debts|shop-customers)\.spec/
/** Journeys of other files that are the same on both sizes. */
const sameJourneys = new RegExp(
  [
    // chat
    'two tabs show the same chat|ten tabs work|is given once more beside|changed in its place as a branch',
    'the ledger shows what came|a chat is renamed, deleted|not made again before the price|an answer is copied',
    'shown plainly while the part|a running reply is stopped|an answer proposes goes off|the draft, even without the server',
    // letters and changes of an open one
    'the owner edits a letter in the canvas|typed in the letter before Terima|marked words go to the chat|without the chip',
    'Tolak changes nothing|the proposed change has no serious',
    // sign-in
    'two tabs that sign in at once|still knows somebody|has not verified|forged answers|goes back at the issuer',
    // sidebar
    'a server that does not answer is said in the lists|websites say Live|gets another name|ten chats come first',
    'the keyboard walks the lists|ten thousand items',
    // slides, analyses, websites
    'copied and deleted by their menu|exported as PowerPoint|presented by keys|the properties change type|the slide editor has no',
    'save, copy and the three files|a changed figure everywhere',
    'without any facts is honest|a price changed by hand is saved|gets a picture with words of its own|the browser prints',
    // shops, storage
    'order, two taps|Buka kasir opens the till|other places for the data|before the money is taken|set-up, POS canvas and till',
    'a second place: added|stock work: goods come in|among many goods a whole name',
    'whatever the browser stored',
  ].join('|'),
)
/** What the counter does is done on a phone, in files that the desktop walks through by keyboard. */
const onPhoneOnly = 'discounts of a line and of the bill|a cart is put aside'
const never = /$^/
/** A phone has one screen and no menu bar. */
const onDesktopOnly =
  'SLIDE-05 (?:a second window|closing either window|where the browser lets|a presenter)|SLIDE-04 Share gives'
/** The weight of a long chat is the phone's question. */
const longChat = 'a chat of 300 messages'

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // What a crowded machine broke is run once more and named as unsteady by `npm test`; `npm run soak` forgives nothing.
  retries: isSoak ? 0 : 1,
  // Longer than a slow machine takes: a limit ends what hangs, it proves nothing.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  outputDir: 'test-results/pages',
  use: {
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    // What a test holds back or answers in the server's place must not come from the device; offline.spec allows it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    trace: 'off',
    actionTimeout: 30_000,
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
      testIgnore: isSoak ? /phone\.spec/ : [/phone\.spec/, atTheCounter],
      grepInvert: isSoak ? never : new RegExp(`${longChat}|${onPhoneOnly}`),
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testIgnore: isSoak ? desktopOnly : [desktopOnly, sameOnBoth],
      grepInvert: new RegExp(isSoak ? onDesktopOnly : `${sameJourneys.source}|${onDesktopOnly}`),
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
})
