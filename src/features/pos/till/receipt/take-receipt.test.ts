import { expect, test, vi } from 'vitest'

import { takeReceipt } from './take-receipt.ts'

const sale = { id: 'sal_0000000000000001', number: 'A-0001' }
const answered = (answer: () => Promise<Response>): void => {
  vi.stubGlobal('fetch', answer)
}

const failed = (status: number, code: string) => async () =>
  Response.json({ success: false, error: 'x', code, details: {} }, { status })

test('POS-06 a PDF that cannot be had says why, and how the browser makes one', async () => {
  answered(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await takeReceipt('kopi', sale)).toMatch(/^Tanpa internet .*Cetak struk.*Simpan sebagai PDF/)
  answered(failed(404, 'not_found'))
  expect(await takeReceipt('kopi', sale)).toMatch(/belum terkirim.*Cetak struk/)
  answered(failed(401, 'till_signed_out'))
  expect(await takeReceipt('kopi', sale)).toMatch(/Masuk lagi/)
})

test('POS-06 the PDF comes from the sale’s own address', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return new Response('%PDF', { headers: { 'content-disposition': 'attachment; filename="struk-A-0001.pdf"' } })
  })
  URL.createObjectURL = () => 'blob:x'
  expect(await takeReceipt('kopi', sale)).toBeNull()
  expect(asked).toEqual(['/api/till/kopi/sales/sal_0000000000000001/receipt'])
})
