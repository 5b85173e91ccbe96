import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { chromium } from '@playwright/test'

import { seriousFindings } from '#tests/support/accessibility.ts'
import { writeBarcodeFilm } from '#tests/support/barcode-video.ts'
import { expect, test } from '#tests/support/e2e.ts'
import { makeShop, type ReadyShop, signInToTill } from '#tests/support/till.ts'

test.use({ serviceWorkers: 'allow' })

const mi = '8991234567891'
const unknown = '8997654321099'
const goods = [
  { name: 'Mi Goreng', price: 3_500, stock: 5, barcode: mi },
  { name: 'Kopi Tubruk', price: 10_000, stock: 50 },
]

test('POS-06 the camera puts goods into the cart one by one, tells unknown codes, is switched off, and reads without a network', async ({
  page,
  newOwner,
  product,
  launchOptions,
}) => {
  const { email } = await newOwner()
  const shop: ReadyShop = await makeShop(page.request, product.url, goods)
  const folder = await mkdtemp(join(tmpdir(), 'juragan-film-'))
  const film = join(folder, 'film.y4m')
  await writeBarcodeFilm(film, [
    [null, 20],
    [mi, 20],
    [null, 25],
    [unknown, 20],
    [null, 25],
  ])
  const browser = await chromium.launch({
    ...launchOptions,
    args: [
      ...(launchOptions.args ?? []),
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  })
  try {
    const context = await browser.newContext({ locale: 'id-ID', permissions: ['camera'] })
    const till = await context.newPage()
    const loaded: string[] = []
    till.on('request', (request) => loaded.push(new URL(request.url()).pathname))
    await signInToTill(till, shop, email)
    expect(loaded.filter((path) => /wasm|code-reader/.test(path))).toEqual([])
    const dialog = till.getByRole('dialog', { name: 'Pindai barcode' })
    const cart = till.getByRole('region', { name: 'Keranjang' })
    const scanUntil = async (words: string | RegExp): Promise<void> => {
      await till.getByRole('button', { name: 'Pindai', exact: true }).click()
      await expect(dialog.getByText(words)).toBeVisible()
    }
    await scanUntil('Mi Goreng masuk keranjang, sekarang 1.')
    expect(await seriousFindings(till, { include: 'dialog' })).toEqual([])
    await expect(dialog.getByText(`Kode ${unknown} belum ada di daftar barang.`)).toBeVisible()
    await expect(dialog.getByText('Mi Goreng masuk keranjang, sekarang 2.')).toBeVisible()
    const isOn = () =>
      till.evaluate(() => {
        const stream = document.querySelector('video')?.srcObject as MediaStream | null
        Object.assign(globalThis, { stream: stream ?? (globalThis as { stream?: MediaStream }).stream })
        return (globalThis as { stream?: MediaStream }).stream?.active
      })
    expect(await isOn()).toBe(true)
    await dialog.getByRole('button', { name: 'Selesai' }).click()
    expect(await isOn()).toBe(false)
    // On a phone the cart lies behind the goods.
    await expect(cart.getByText('Mi Goreng')).toBeAttached()

    await context.setOffline(true)
    await till.reload()
    await scanUntil(/Mi Goreng masuk keranjang, sekarang [34]\./)
    await context.setOffline(false)
    await context.close()
  } finally {
    await browser.close()
    await rm(folder, { recursive: true, force: true })
  }
})

test('POS-06 a camera that is missing or refused is told with what to do instead', async ({
  page,
  newOwner,
  product,
}) => {
  const { email } = await newOwner()
  const shop = await makeShop(page.request, product.url, goods)
  await page.addInitScript(() => {
    const names = ['NotAllowedError', 'NotFoundError']
    navigator.mediaDevices.getUserMedia = async () => {
      throw new DOMException('x', names.shift())
    }
  })
  await page.goto(shop.url)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Kata sandi').fill(shop.password)
  await page.getByRole('button', { name: 'Masuk ke kasir' }).click()
  await page.getByRole('button', { name: 'Pindai', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Pindai barcode' })
  await expect(dialog.getByRole('alert')).toContainText('Izinkan kamera')
  await dialog.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Kamera tidak ditemukan')
  await dialog.getByRole('button', { name: 'Tutup' }).click()
  await expect(dialog).toHaveCount(0)
})
