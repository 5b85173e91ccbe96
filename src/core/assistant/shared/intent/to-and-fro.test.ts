import { describe, expect, test } from 'vitest'

import { kindSkills } from '#tests/support/kind-skills.ts'

import { understandMessage } from './understand-message.ts'

const heard = (message: string) => understandMessage(message, kindSkills, { turns: [] })

describe('what a to and fro ends in', () => {
  test.each([
    ['tadinya mau minta proposal tapi mending website. yaudah website aja deh, Barokah Farm, kambing 1,9jt', 'website'],
    ['awalnya kepikiran website, ujung-ujungnya kuitansi dulu deh: dari Pak Sabar 3,6 juta uang kontrakan', 'document'],
    ['Yang laporan nanti aja, yang kasir duluan. Warung Mas Tarjo, lele 16rb, ayam 19rb', 'pos'],
    ['ada yang salah di kuitansi lama, udah lah bikin baru aja. dari Ibu Henny, 1.450.000 gaun', 'document'],
    ['Kemarin dibikinin invoice tapi salah. Tolong bikinkan ulang: ke Klinik Sehat, 30 box @ 27.500', 'document'],
    ['bukan kontrak ya. yang saya perluin itu undangan rapat buat warga, Minggu 29 November 2026', 'document'],
  ])('CHAT-16 orders: %s', (message, kind) => expect(heard(message)).toMatchObject({ outcome: 'request', kind }))
})

describe('what is put off, past, or only spoken of', () => {
  test.each([
    'nanti kalo bonnya udh kumpul semua baru sy minta bikinin laporan keuangan 3 juta ya',
    'kalau modalnya udah cair 20 juta baru bikin websitenya Toko Laris',
    'Ntar aja kontraknya, nunggu Pak Ridwan pulang dulu. Nilainya udah deal 18 juta',
    'Proposalnya saya pikir-pikir lagi ya, dana 40 juta',
    'istri saya tadi malem bikin slide sampe jam 2 buat presentasi ke bank, pinjaman 60jt',
    'bedanya surat penawaran ama price list apaan ya bang, gue jualan genteng 4.500 sebiji',
    'sebulan dapet 3 juta, bagus? ga usah dibikinin laporan, cuma pengen tau',
    'surat tagihan listrik 900rb bulan ini gila',
    'aja gawe invoice sik, bu Sri durung mesthi sido 40 porsi',
    'saya cuma mau laporan ke kamu, hari ini laku 2 juta',
  ])('CHAT-16 makes nothing: %s', (message) => expect(heard(message).outcome).toBe('answer'))

  test.each([
    'kalau bisa buat toko baru minta bikinin website dong, Toko Laris, beras 70rb',
    'besok training pegawai baru, bikinin slide SOP depot Tirta, 10 slide',
  ])('CHAT-16 waits for nothing: %s', (message) => expect(heard(message).outcome).toBe('request'))
})
