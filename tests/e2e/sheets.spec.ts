import { expect, test } from '#tests/support/e2e.ts'
import { seriousFindings } from '#tests/support/accessibility.ts'
import { answers, canvas, conversation, messageBox, say } from '#tests/support/workspace.ts'

const sales = [
  'Tanggal;Barang;Kategori;Qty;Total',
  ...Array.from({ length: 90 }, (_, at) => {
    const goods = [
      ['Kopi Susu', 'Minuman', 15_000],
      ['Teh Manis', 'Minuman', 5000],
      ['Roti Bakar', 'Makanan', 12_000],
      ['Mi Goreng', 'Makanan', 14_000],
    ] as const
    const [name, kind, price] = goods[at % 4] ?? goods[0]
    const many = (at % 5) + 1
    return `${(at % 28) + 1}/${(at % 3) + 1}/2026;${name};${kind};${many};Rp ${many * price}`
  }),
  '5/3/2026;Kopi Susu;Minuman;2;gratis',
].join('\n')

const file = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })

test('ANALYSIS-02, CHAT-02 a sheet is attached, sent without a word, and its analysis opens with table, chart and what was read', async ({
  page,
  newOwner,
}) => {
  await newOwner()
  await page.goto('/')
  const key = page.getByRole('button', { name: 'Lampirkan file' })
  await expect(
    page
      .getByRole('button', { name: /^Menu akun/ })
      .or(page.getByRole('button', { name: 'Menu', exact: true }))
      .first(),
  ).toBeVisible()
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), key.press('Enter')])
  await chooser.setFiles(file('penjualan triwulan.csv', sales))
  await expect(page.getByText('92 baris · dianalisis, 4.000 poin')).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])

  // What is attached stays through a reload.
  await page.reload()
  await expect(page.getByText('92 baris · dianalisis, 4.000 poin')).toBeVisible()
  await page.getByRole('button', { name: 'Kirim' }).click()
  const open = canvas(page)
  await expect(open.getByRole('heading', { name: 'Ringkasan' })).toBeVisible()
  await open.getByRole('button', { name: 'Tampilan penuh' }).click()
  await expect(open.getByRole('heading', { name: 'Penjualan per bulan' })).toBeVisible()
  await expect(open.getByRole('img', { name: /Penjualan menurut barang.*Kopi Susu/ })).toBeVisible()
  await expect(open.getByText(/1 baris tidak terbaca dan tidak ikut dihitung: baris 92/).first()).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
})

test('ANALYSIS-02 a file that cannot be read says so in its place, what was typed stays, another one is dropped on the chat', async ({
  page,
  newOwner,
}) => {
  await newOwner()
  await page.goto('/')
  await messageBox(page).fill('tolong lihat penjualannya')
  await page
    .locator('form input[type=file]')
    .setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from('\x89PNG\r\n\0\0', 'latin1') })
  await expect(page.getByRole('alert').filter({ hasText: 'bukan CSV atau Excel' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Kirim' })).toBeDisabled()
  await expect(messageBox(page)).toHaveValue('tolong lihat penjualannya')
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Lepas foto.png' }).click()
  await expect(messageBox(page)).toBeFocused()

  const dropped = await page.evaluateHandle((text) => {
    const data = new DataTransfer()
    data.items.add(new File([text], 'omzet.csv', { type: 'text/csv' }))
    return data
  }, sales)
  await conversation(page).dispatchEvent('dragover', { dataTransfer: dropped })
  await conversation(page).dispatchEvent('drop', { dataTransfer: dropped })
  await expect(page.getByText('92 baris · dianalisis')).toBeVisible()
  await page.getByRole('button', { name: 'Kirim' }).click()
  await expect(answers(page).filter({ hasText: 'Analisis Omzet' }).first()).toBeVisible()
  await expect(conversation(page).locator('[data-sender="user"]')).toContainText(['omzet.csvtolong lihat penjualannya'])
})

test('ANALYSIS-02 an open analysis takes a sheet for another one, by its own key', async ({ page, newOwner }, info) => {
  await newOwner()
  await page.goto('/')
  await say(
    page,
    'tolong analisis bep kedai kopi Senja: sewa 2jt per bulan, harga jual 18rb per cup, hpp 7rb per cup, laku 45 cup sehari',
  )
  const open = canvas(page)
  await expect(open.getByRole('heading', { name: 'Ringkasan' })).toBeVisible()
  if (info.project.name === 'phone') await open.getByRole('button', { name: 'Simpan dan ekspor' }).click()
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Analisis file' }).click(),
  ])
  await chooser.setFiles(file('penjualan.csv', sales))
  await expect(page.getByText('92 baris · dianalisis')).toBeVisible()
  await page.getByRole('button', { name: 'Kirim' }).click()
  await expect(open.getByText(/Dihitung dari 90 baris berkas penjualan\.csv/)).toBeVisible()
})

test('ANALYSIS-02, CHAT-05 a guest who attaches a sheet is told to sign in', async ({ page }) => {
  await page.goto('/')
  await page.locator('form input[type=file]').setInputFiles(file('penjualan.csv', sales))
  await page.getByText('92 baris · dianalisis').waitFor()
  await page.getByRole('button', { name: 'Kirim' }).click()
  await expect(answers(page).last()).toContainText(/login|masuk/i)
})
