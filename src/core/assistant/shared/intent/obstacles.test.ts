import { expect, test } from 'vitest'

import { kindSkills } from '#tests/support/kind-skills.ts'

import { understandMessage } from './understand-message.ts'

const outcomeOf = (message: string): string => understandMessage(message, kindSkills, { turns: [] }).outcome

test.each([
  'bikin website itu susah ga sih buat orang gaptek kayak saya',
  'bikin proposal tuh ribet ga kak',
  'buat proposal ke bank biasanya lama ga',
  'saya mau buat proposal tapi bingung formatnya, jelasin dulu dong isinya apa aja',
  'mau buat ppt tapi ga tau isinya apa, kasih ide dulu dong',
  'nanti malem tolong ingetin bikin laporan ya',
  'sebelum bikin website saya harus siapin apa aja',
  'pengen punya website buat salon saya 60rb, tapi nanti kalau udah ada modal',
  'butuh website sih, cuma masih mikir2 dulu',
  'invoice dari supplier salah hitung, harusnya 2jt jadi 2,5jt',
  'tiap mau bikin invoice kok disuruh login terus sih',
  'setiap kali bikin surat kok lama ya',
])('CHAT-16 makes nothing: %s', (message) => {
  expect(outcomeOf(message)).toBe('answer')
})

test.each([
  'pengen punya website buat salon saya, nama Salon Ratu Ayu, di Banjarmasin, creambath 60rb',
  'surat tagihan ke CV Anugerah, bulan september 4.750.000 belum dibayar. dari Toko Besi Harapan',
  'website masjid Al Hidayah Cirebon ada jadwal kajian dan rekening BSI 7011223344',
  'rangkum program kerja dlm ppt: bazar maret, lomba agustus. anggaran 9jt',
  'jual pulsa untung 1.500 per transaksi, token untung 2.500 per transaksi. analisain bagus mana',
])('CHAT-16 makes: %s', (message) => {
  expect(outcomeOf(message)).toBe('request')
})
