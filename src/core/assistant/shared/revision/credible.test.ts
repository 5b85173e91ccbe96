import { expect, test } from 'vitest'

import { isCredible } from './credible.ts'

const change = (label: string, before: string, after: string) => ({ differences: [{ label, before, after }] })

test.each([
  ['gajinya jadi 4 orang', change('Gaji', 'Rp 2.500.000', 'Rp 4')],
  ['modalnya ubah jadi 95 juta', change('Balik modal perkiraan', '14 bulan', '95')],
  ['tambah omzet 2024 480jt', change('Omzet', '', 'Rp 971.520.000.000')],
  ['snack box jadi 120', change('Snack box', '100 × Rp 15.000', '100 × Rp 120')],
  ['yang toko diwakili Ibu Aba', change('Nama usaha', 'Toko Aba', 'diwakili Ibu Aba')],
])('CHAT-15 a figure of one sort is not proposed as one of another: %s', (message, revision) => {
  expect(isCredible(message, revision)).toBe(false)
})

test.each([
  ['gajinya jadi 4 juta', change('Gaji', 'Rp 2.500.000', 'Rp 4.000.000')],
  ['balik modalnya jadi 10 bulan', change('Balik modal', '14', '10')],
  ['omzetnya jadi 95 juta', change('Omzet', '80 juta', '95 juta')],
  ['snack box jadi 120', change('Snack box', '100 × Rp 15.000', '120 × Rp 15.000')],
  ['permennya jadi 500', change('Harga Permen', 'Rp 400', 'Rp 500')],
  ['jasanya jadi 0', change('Jasa', '1 × Rp 40.000', '1 × Rp 0')],
  ['namanya Toko Diana', change('Nama usaha', '', 'Toko Diana')],
])('CHAT-15 what its words can mean is proposed: %s', (message, revision) => {
  expect(isCredible(message, revision)).toBe(true)
})
