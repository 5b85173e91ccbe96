import { readFile } from 'node:fs/promises'

import { unzipSync, strFromU8 } from 'fflate'

import { seriousFindings } from '#tests/support/accessibility.ts'
import { accountDialog, chooseInUserMenu, openUserMenu } from '#tests/support/account-menu.ts'
import { expect, test } from '#tests/support/e2e.ts'
import { answers, canvas, messageBox, openSidebar, say } from '#tests/support/workspace.ts'

const settings = (page: Parameters<typeof accountDialog>[0]) => accountDialog(page, 'Pengaturan')

/** A picture of one colour, far larger than a logo may be. */
const drawPicture = async (page: Parameters<typeof accountDialog>[0], side: number): Promise<Buffer> => {
  const address = await page.evaluate((size) => {
    const sheet = document.createElement('canvas')
    sheet.width = size
    sheet.height = size / 2
    const pen = sheet.getContext('2d')
    if (pen) {
      pen.fillStyle = '#ae4426'
      pen.fillRect(0, 0, size, size)
    }
    return sheet.toDataURL('image/png')
  }, side)
  return Buffer.from(address.split(',')[1] ?? '', 'base64')
}

test('SIDE-08, SIDE-09, POINT-09 the user menu names the balance and its entries, and the service tests answer with their alerts', async ({
  page,
  newOwner,
}) => {
  await newOwner()
  await page.goto('/')
  const menu = await openUserMenu(page)
  await expect(menu).toContainText('500.000')
  await expect(menu.getByRole('menuitem')).toHaveText([
    'Settings',
    'Test Documents',
    'Test Points',
    'Help',
    'Top Up',
    'Riwayat poin',
    'Logout',
  ])
  await menu.getByRole('menuitem', { name: 'Test Documents' }).click()
  const alert = page.getByRole('alertdialog')
  await expect(alert).toContainText('Document service working!')
  await alert.getByRole('button', { name: 'OK' }).click()
  await expect(alert).toHaveCount(0)
  await page.keyboard.press('Escape')
  await chooseInUserMenu(page, 'Test Points')
  await expect(alert).toContainText('Point service working!')
  await expect(alert).toContainText('500.000')
  await page.keyboard.press('Escape')
  await expect(alert).toHaveCount(0)

  await page.route('**/document-types', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }))
  await page.keyboard.press('Escape')
  await chooseInUserMenu(page, 'Test Documents')
  await expect(alert).toContainText('Document service error: ')
  await alert.getByRole('button', { name: 'OK' }).click()
  await page.route('**/api/points', (route) => route.fulfill({ status: 200, body: '<html>' }))
  await page.keyboard.press('Escape')
  await chooseInUserMenu(page, 'Test Points')
  await expect(alert).toContainText('Point service error: Invalid JSON response from server')
})

test('SIDE-10, ASSIST-05 a saved business profile stands on an invoice from the chat: letterhead, signer, bank account', async ({
  page,
  newOwner,
  product,
}) => {
  await newOwner()
  await page.goto('/')
  await chooseInUserMenu(page, 'Settings')
  const dialog = settings(page)
  const fields = {
    'Nama usaha': 'Warung Kopi Senja',
    Alamat: 'Jl. Melati No. 5, Bandung',
    'Nomor WhatsApp': '0812-3456-7890',
    Bank: 'BCA',
    'Nomor rekening': '1234567890',
    'Atas nama': 'Rina Wulandari',
    'Nama penanda tangan': 'Rina Wulandari',
  }
  for (const [label, value] of Object.entries(fields)) await dialog.getByLabel(label, { exact: true }).fill(value)
  await expect(dialog.getByText('Belum disimpan')).toBeVisible()
  await dialog.getByRole('button', { name: 'Simpan' }).click()
  await expect(dialog.getByText(/Tersimpan \d\d\.\d\d/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Tutup' }).click()
  await expect(page.getByText('Profil usaha belum disimpan')).toHaveCount(0)
  await page.reload()
  await say(page, 'Buat invoice untuk Ibu Sari Dewi: 15 paket sembako @ 125.000')
  await expect(canvas(page)).toBeVisible()
  const list = (await (await page.request.get(`${product.url}/api/items`)).json()) as {
    data: { items: { id: string }[] }
  }
  const file = await page.request.get(`${product.url}/api/items/${list.data.items[0]?.id}/export?format=txt`)
  const text = await file.text()
  for (const fact of ['Warung Kopi Senja', 'Jl. Melati No. 5', '0812-3456-7890', 'BCA', '1234567890', 'Rina Wulandari'])
    expect(text).toContain(fact)
})

test('SIDE-10 what was not saved is told at closing and stands there again, also after a reload; a hint hinders nothing', async ({
  page,
  newOwner,
}) => {
  await newOwner()
  await page.goto('/')
  await chooseInUserMenu(page, 'Settings')
  const dialog = settings(page)
  await dialog.getByLabel('Nama usaha').fill('Toko Setengah')
  await dialog.getByLabel('Nomor WhatsApp').fill('0812')
  await dialog.getByLabel('Nama usaha').focus()
  await expect(dialog.getByText('Contoh: 0812-3456-7890.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Tutup' }).click()
  await expect(page.getByText('Profil usaha belum disimpan')).toBeVisible()
  await page.reload()
  await chooseInUserMenu(page, 'Settings')
  await expect(dialog.getByLabel('Nama usaha')).toHaveValue('Toko Setengah')
  await expect(dialog.getByText('Ini ketikan Anda yang belum disimpan')).toBeVisible()
  await page.route('**/api/profile', (route) => (route.request().method() === 'PUT' ? route.abort() : route.continue()))
  await dialog.getByRole('button', { name: 'Simpan' }).click()
  await expect(dialog.getByText('Juragan tidak bisa dihubungi')).toBeVisible()
  await expect(dialog.getByLabel('Nama usaha')).toHaveValue('Toko Setengah')
  await page.unroute('**/api/profile')
  await dialog.getByRole('button', { name: 'Simpan' }).click()
  await expect(dialog.getByText(/Tersimpan \d\d\.\d\d/)).toBeVisible()
})

test('SIDE-10 two tabs that save different facts do not take them from one another', async ({ page, newOwner }) => {
  await newOwner()
  await page.goto('/?pengaturan=profil')
  const dialog = settings(page)
  await dialog.getByLabel('Nama usaha').fill('Toko Satu')
  const other = await page.context().newPage()
  await other.goto('/?pengaturan=profil')
  await settings(other).getByLabel('Alamat', { exact: true }).fill('Jl. Dua')
  await settings(other).getByRole('button', { name: 'Simpan' }).click()
  await expect(settings(other).getByText(/Tersimpan/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Simpan' }).click()
  await expect(dialog.getByText(/Tersimpan/)).toBeVisible()
  await expect(dialog.getByLabel('Alamat', { exact: true })).toHaveValue('Jl. Dua')
  await expect(dialog.getByLabel('Nama usaha')).toHaveValue('Toko Satu')
})

test('SIDE-10 a large picture becomes a small logo with a preview, and can be taken away', async ({
  page,
  newOwner,
  product,
}) => {
  await newOwner()
  await page.goto('/?pengaturan=profil')
  const dialog = settings(page)
  await expect(dialog.getByLabel('Nama usaha')).toBeVisible()
  const logoOf = async (): Promise<string> =>
    ((await (await page.request.get(`${product.url}/api/profile`)).json()) as { data: { profile: { logo: string } } })
      .data.profile.logo
  await dialog
    .getByLabel('Logo', { exact: true })
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: await drawPicture(page, 3000) })
  const preview = dialog.getByRole('img', { name: 'Logo usaha Anda' })
  await expect(preview).toBeVisible()
  expect(await preview.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])).toEqual([
    512, 256,
  ])
  await dialog.getByRole('button', { name: 'Simpan' }).click()
  await expect(dialog.getByText(/Tersimpan/)).toBeVisible()
  expect(await logoOf()).toMatch(/^data:image\/png;base64,/)
  await dialog
    .getByLabel('Logo', { exact: true })
    .setInputFiles({ name: 'catatan.png', mimeType: 'image/png', buffer: Buffer.from('bukan gambar') })
  await expect(dialog.getByText('Gambar tidak bisa dibaca')).toBeVisible()
  await expect(preview).toBeVisible()
  await dialog.getByRole('button', { name: 'Hapus logo' }).click()
  await dialog.getByRole('button', { name: 'Simpan' }).click()
  await expect(dialog.getByText(/Tersimpan/)).toBeVisible()
  expect(await logoOf()).toBe('')
})

test('SHELL-17, SHELL-20 theme, speed, suggestions, auto-optimize and shortcuts are chosen in the settings and stay', async ({
  page,
}) => {
  await page.goto('/?pengaturan=tampilan')
  const dialog = settings(page)
  await dialog.getByRole('radio', { name: /Malam/ }).check()
  await expect(page.locator('html')).toHaveClass('dark')
  await dialog.getByRole('radio', { name: 'Tanpa gerak' }).check()
  await dialog.getByRole('switch', { name: 'Tampilkan saran' }).uncheck()
  await dialog.getByRole('switch', { name: 'Atur lebar otomatis' }).uncheck()
  await dialog.getByRole('tab', { name: 'Tampilan' }).press('ArrowRight')
  await dialog.getByRole('switch', { name: 'Pakai pintasan' }).uncheck()
  await expect(dialog.getByText('Perbesar canvas')).toBeVisible()
  await page.goto('/?pengaturan=tampilan')
  await expect(page.locator('html')).toHaveClass('dark')
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'off')
  await expect(dialog.getByRole('radio', { name: 'Tanpa gerak' })).toBeChecked()
  await expect(dialog.getByRole('switch', { name: 'Tampilkan saran' })).not.toBeChecked()
  await expect(dialog.getByRole('switch', { name: 'Atur lebar otomatis' })).not.toBeChecked()
  await dialog.getByRole('tab', { name: 'Pintasan' }).click()
  await expect(dialog.getByRole('switch', { name: 'Pakai pintasan' })).not.toBeChecked()
})

test('SIDE-10, POINT-10 assistant and points tell who answers, what leaves the server and what things cost', async ({
  page,
  newOwner,
}) => {
  await newOwner()
  await page.goto('/?pengaturan=asisten')
  const dialog = settings(page)
  await expect(dialog.getByText('Mesin Juragan sendiri')).toBeVisible()
  await dialog.getByRole('tab', { name: 'Poin' }).click()
  await expect(dialog.getByText('500.000')).toBeVisible()
  await expect(dialog.getByText('12.000')).toBeVisible()
  await dialog.getByRole('button', { name: 'Riwayat poin' }).click()
  await expect(accountDialog(page, 'Riwayat poin').getByText('+500.000')).toBeVisible()
})

test('AUTH-08, SIDE-10 another device is signed out from the settings, this one stays', async ({
  page,
  newOwner,
  browser,
  product,
}) => {
  const owner = await newOwner()
  const other = await browser.newContext({ baseURL: product.url })
  await other.request.post(`${product.url}/api/auth/sign-in/email`, {
    data: { email: owner.email, password: owner.password },
    headers: {
      origin: product.url,
      'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:133.0) Gecko/20100101 Firefox/133.0',
    },
  })
  const isIn = async (): Promise<number> => (await other.request.get(`${product.url}/api/profile`)).status()
  expect(await isIn()).toBe(200)
  await page.goto('/?pengaturan=keamanan')
  const dialog = settings(page)
  await expect(dialog.getByRole('listitem')).toHaveCount(2)
  await dialog.getByRole('button', { name: 'Keluar dari sini: Firefox di Windows' }).click()
  await expect(dialog.getByText('Sudah dikeluarkan.')).toBeVisible()
  await expect(dialog.getByRole('listitem')).toHaveCount(1)
  expect(await isIn()).toBe(401)
  await expect(dialog.getByText('Hanya perangkat ini yang sedang masuk.')).toBeVisible()
  await dialog.getByRole('tab', { name: 'Profil usaha' }).click()
  await expect(dialog.getByLabel('Nama usaha')).toBeVisible()
  await other.close()
})

test('SIDE-10 all data comes as a zip that opens', async ({ page, newOwner }) => {
  const owner = await newOwner()
  await page.goto('/')
  await say(page, 'Buat kuitansi dari Bapak Anton 350.000 untuk servis motor')
  await expect(canvas(page)).toBeVisible()
  await page.goto('/?pengaturan=data')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    settings(page).getByRole('button', { name: 'Unduh data saya' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^Data Juragan \d{4}-\d{2}-\d{2}\.zip$/)
  const files = unzipSync(new Uint8Array(await readFile(await download.path())))
  const account = JSON.parse(strFromU8(files['akun.json'] ?? new Uint8Array())) as { email: string }
  expect(account.email).toBe(owner.email)
  const [chat = ''] = Object.keys(files).filter((name) => name.startsWith('chat/'))
  // Whoever opens it reads when it was said, on the clock of the installation.
  expect(strFromU8(files[chat] ?? new Uint8Array())).toMatch(
    /^\*\*Anda\*\* \(\d{1,2} \p{L}+ \d{4}, \d\d\.\d\d WIB\)$/mu,
  )
  await expect(settings(page).getByText(/Selesai: Data Juragan/)).toBeVisible()
})

test('SIDE-10 an account is deleted only with its e-mail typed, and leaves a clean signed-out workspace', async ({
  page,
  newOwner,
}) => {
  const owner = await newOwner()
  await page.goto('/')
  await say(page, 'Buat kuitansi dari Bapak Anton 350.000 untuk servis motor')
  await expect(canvas(page)).toBeVisible()
  await page.goto('/?pengaturan=data')
  const dialog = settings(page)
  await dialog.getByRole('button', { name: 'Hapus akun…' }).click()
  await expect(dialog.getByText('Yang tetap ada')).toBeVisible()
  const remove = dialog.getByRole('button', { name: 'Hapus akun saya' })
  await expect(remove).toBeDisabled()
  await dialog.getByLabel(/untuk memastikan/).fill('lain@toko.example')
  await expect(remove).toBeDisabled()
  await dialog.getByLabel(/untuk memastikan/).fill(owner.email.toUpperCase())
  await remove.click()
  await expect(page.getByText('Akun sudah dihapus')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(canvas(page)).toHaveCount(0)
  await expect(answers(page)).toHaveCount(0)
  const sidebar = await openSidebar(page)
  await expect(sidebar.getByText('Guest User')).toBeVisible()
  await page.reload()
  await openSidebar(page)
  await expect(sidebar.getByText('Guest User')).toBeVisible()
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /draft|outbox/.test(key)))).toEqual([])
  const again = await page.request.post('/api/auth/sign-in/email', {
    data: { email: owner.email, password: owner.password },
    headers: { origin: new URL(page.url()).origin },
  })
  expect(again.ok()).toBe(false)
})

test('SIDE-10, SHELL-14 guests have their own settings and the way to sign in; the back key closes the dialog first', async ({
  page,
}, info) => {
  await page.goto('/?pengaturan=profil')
  const dialog = settings(page)
  await expect(dialog.getByRole('button', { name: 'Log In' })).toBeVisible()
  await dialog.getByRole('tab', { name: 'Tampilan' }).click()
  await expect(dialog.getByRole('radio', { name: /Pasar/ })).toBeVisible()
  if (info.project.name === 'phone') await page.goBack()
  else await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(messageBox(page)).toBeVisible()
})

test('SHELL-17 the settings have no serious axe finding in any theme', async ({ page, newOwner }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await newOwner()
  await page.goto('/?pengaturan=profil')
  const dialog = settings(page)
  await dialog.getByLabel('Nomor WhatsApp').fill('0812')
  await dialog.getByLabel('Nama usaha').focus()
  for (const name of ['Profil usaha', 'Surat', 'Tampilan', 'Pintasan', 'Asisten', 'Poin', 'Keamanan', 'Data saya']) {
    await dialog.getByRole('tab', { name }).click()
    await expect(dialog.locator('[aria-busy=true]')).toHaveCount(0)
    if (name === 'Data saya') await dialog.getByRole('button', { name: 'Hapus akun…' }).click()
    expect(await seriousFindings(page), name).toEqual([])
  }
})
