import type { Page } from '@playwright/test'

import { visit } from './browser.ts'
import { type Figure, percentile } from './measure.ts'
import { inShopWorld, openShop } from './shop.ts'

const goodsOfShop = 10_000
const sales = 24

/** What the measure's code in the page works with. */
interface TillHands {
  /** Resolves when the screen has been drawn after `isThere` holds. */
  until(isThere: () => boolean): Promise<void>
  /** A key that is seen and may be pressed. */
  key(name: string): HTMLButtonElement | undefined
  /** The names of the goods on the screen. */
  goods(): string[]
}

const giveHands = (): void => {
  const hands: TillHands = {
    async until(isThere) {
      // Nothing is asked before something has changed: looking at every frame would be most of what is measured.
      await new Promise<void>((done, fail) => {
        const watch = new MutationObserver(() => look())
        const patience = setTimeout(() => {
          watch.disconnect()
          fail(new Error('the till does not go on'))
        }, 20_000)
        const look = (): void => {
          if (!isThere()) return
          watch.disconnect()
          clearTimeout(patience)
          done()
        }
        watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
        look()
      })
      // What waits behind a frame's own work runs when the frame is drawn.
      await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))
    },
    key(name) {
      const keys = Array.from(document.querySelectorAll('button'))
      const found = keys.find((button) => !button.disabled && button.textContent.trim().startsWith(name))
      // The dialog of the payment is drawn before it is opened.
      return found?.checkVisibility() ? found : undefined
    },
    goods() {
      return Array.from(document.querySelectorAll('[aria-label="Barang"] li b'), ({ textContent }) => textContent)
    },
  }
  Object.assign(globalThis, { hands })
}

/** Types a number of the goods at once, as a scanner does, and waits for the one that is found. */
const search = (page: Page, wanted: number): Promise<number> =>
  page.evaluate(async (number) => {
    const { until, goods } = (globalThis as unknown as { hands: TillHands }).hands
    const box = document.querySelector<HTMLInputElement>('input[type="search"]')
    if (!box) throw new Error('the till has no search')
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    const type = (text: string): void => {
      write?.call(box, text)
      box.dispatchEvent(new Event('input', { bubbles: true }))
    }
    const started = performance.now()
    type(`${number}`)
    await until(() => {
      const names = goods()
      return names.length > 0 && names.every((name) => name.endsWith(`${number}`))
    })
    const took = performance.now() - started
    type('')
    await until(() => goods().length > 10)
    return took
  }, wanted)

/** One of the goods, then 'Bayar', the exact sum, and 'LUNAS'; only the machine's time, an owner's hand is not measured. */
const sell = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const { until, key } = (globalThis as unknown as { hands: TillHands }).hands
    document.querySelector<HTMLButtonElement>('[aria-label="Barang"] li button')?.click()
    await until(() => key('Bayar') !== undefined)
    const started = performance.now()
    key('Bayar')?.click()
    await until(() => key('Uang pas') !== undefined)
    key('Uang pas')?.click()
    await until(() => document.querySelector('dialog[open]')?.textContent.includes('LUNAS') ?? false)
    const took = performance.now() - started
    // It is given free a moment later, so that a hasty second tap does not take it.
    await until(() => key('Transaksi baru') !== undefined)
    key('Transaksi baru')?.click()
    await until(() => document.querySelector('dialog[open]') === null)
    return took
  })

/** Sells one after the other; the next buyer comes a moment later. */
const sellMany = async (page: Page): Promise<number[]> => {
  const times: number[] = []
  for (let at = 0; at < sales; at++) {
    times.push(await sell(page))
    // The goods are asked for anew after a sale, where there is a network.
    await page.waitForTimeout(700)
  }
  return times
}

/** The till of a shop with 10,000 goods on the slow phone. A sale counts once it is on the phone's disk. */
export const measureTill = (): Promise<Figure[]> =>
  inShopWorld(async (world) => {
    const shop = await openShop(world, goodsOfShop)
    const address = await shop.ticketAddress()
    return visit(world.url, 'phone', async ({ page }) => {
      await page.addInitScript(giveHands)
      await page.goto(address)
      await page.locator('[aria-label="Barang"] li').first().waitFor({ timeout: 60_000 })
      const searches: number[] = []
      for (let at = 0; at < 20; at++) searches.push(await search(page, 1_234 + at * 431))
      const online = await sellMany(page)
      await page.context().setOffline(true)
      const offline = await sellMany(page)
      await page.context().setOffline(false)
      return [
        {
          what: 'till: search in 10,000 goods, slow phone, p95',
          figure: percentile(searches, 0.95),
          unit: 'ms',
          limit: 50,
        },
        {
          what: "till: 'Bayar' to 'Lunas', online, slow phone, p95",
          figure: percentile(online, 0.95),
          unit: 'ms',
          limit: 100,
        },
        {
          what: "till: 'Bayar' to 'Lunas', no network, slow phone, p95",
          figure: percentile(offline, 0.95),
          unit: 'ms',
          limit: 100,
        },
      ]
    })
  })
