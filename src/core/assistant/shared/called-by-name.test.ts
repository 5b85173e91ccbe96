import { expect, it } from 'vitest'

import { withPostBehindName } from './called-by-name.ts'

it.each([
  ['surat cuti ke bu HRD namanya Bu Rosdiana', 'surat cuti ke Bu Rosdiana (HRD)'],
  ['undangan buat pak camat namanya Hasyim Latief', 'undangan buat pak Hasyim Latief (camat)'],
  ['rekomendasi untuk murid SMK namanya Tegar Wibisono', 'rekomendasi untuk Tegar Wibisono (murid SMK)'],
  ['surat cuti ke manajer namanya Pak Hasyim', 'surat cuti ke Pak Hasyim (manajer)'],
  ['website buat toko saya namanya Rumah Manik', 'website buat toko saya namanya Rumah Manik'],
])('DOC-08 %s: who is told by his post and then by name is read by his name', (said, read) => {
  expect(withPostBehindName(said)).toBe(read)
})
