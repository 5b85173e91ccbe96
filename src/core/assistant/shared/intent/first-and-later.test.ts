import { describe, expect, test } from 'vitest'

import { kindSkills } from '#tests/support/kind-skills.ts'

import { understandMessage } from './understand-message.ts'

const heard = (message: string) => understandMessage(message, kindSkills, { turns: [] })

describe('of several things one now', () => {
  test.each([
    [
      'Web katering dulu aja kak yang dikerjain, Dapur Mbok Tentrem. nasi box 23rb. kasirnya entar abis lebaran',
      'website',
    ],
    [
      'Kasir buat Sate Yu Rebi dulu. sate 12rb, lontong 3rb. Websitenya sama brosurnya gampang, bulan ngarep wae',
      'pos',
    ],
    ['invoice ke Bu Ratna dulu deh, 40 box snack @8.500. laporan bulanannya nyusul ya kalo udah senggang', 'document'],
    ['Yang duluan PPT buat rapat RT aja: iuran 25rb per rumah, 60 rumah. proposal 17 an gampang', 'presentation'],
    [
      'sing penting saiki kasire disik yo mas, Pecel Mbak Sum: pecel 9rb, teh 2rb. spanduk karo brosure keri wae',
      'pos',
    ],
    ['yang jadi invoice aja, ke SDN Mekarsari, 120 seragam @ 85.000', 'document'],
    ['landing page kursus jahit Benang Emas dulu, paket 600rb. kalau app kasir sih masih lama, nunggu ruko', 'website'],
    ['yang kasir dulu min soalnya sabtu udah buka. Kedai Ramen Oishi, ramen 22rb, gyoza 15rb. web mah kapan2', 'pos'],
    ['kita mulai dari webnya ya, Salon Sekar, creambath 60rb, smoothing 250rb, kasir tahap dua', 'website'],
    ['websitenya dulu ya bos, Kolam Mina Asri, tiket 25rb, lele 32rb. yang lain2 tunggu gajian', 'website'],
    [
      'tolong utamakan ppt rapat BPD: dana desa 640 juta, pembangunan 410 juta. surat undangannya gampang nanti',
      'presentation',
    ],
    ['gass kasir dulu: Toko Pancing Mania, joran 120rb, kail 5rb. Laporan mah ntar2 aja lah', 'pos'],
    ['nggih mas, kwitansine sik wae, saking Bu Sumarni bayar arisan 1,2jt. undangane keri', 'document'],
    [
      'Sudah lama kepikiran, maju mundur terus. Web katering Barokah Farm, kambing A 2,1jt, kambing B 2,6jt, gratis antar',
      'website',
    ],
  ])('CHAT-16 orders: %s', (message, kind) => expect(heard(message)).toMatchObject({ outcome: 'request', kind }))

  test('CHAT-16 names the thing that is made, not the one that comes later', () => {
    expect(heard('invoice ke Bu Ratna dulu deh, 40 box snack @8.500. laporan bulanannya nyusul ya')).toMatchObject({
      documentType: 'invoice',
    })
  })

  test.each([
    'website sama kasir dua2nya nanti aja deh, bulan depan nunggu budget 2 juta',
    'Penawaran ke hotelnya tunggu lampu hijau dari Bu Direktur dulu, 40 juta',
    'websitenya pending dulu ya min, duit 2 juta kepake buat sekolah anak',
    'invoicenya saya cek dulu ya, 3 item totalnya 2 juta',
    'websitenya dicoba dulu sama anak saya, harga 2 juta',
    'proposal dulu apa web dulu ya enaknya kalau baru buka katering modal 5 juta?',
    'invoice dulu baru kuitansi ya urutannya kalau DP 2 juta',
    'kasirnya belakangan aja ya kak, modal 3 juta habis buat sewa',
  ])('CHAT-16 makes nothing: %s', (message) => expect(heard(message).outcome).toBe('answer'))

  test('CHAT-16 what a thing shall make easy puts it not off', () => {
    expect(heard('Panti kami, Kasih Bunda, perlu website supaya donatur gampang. rekening 345601002233').outcome).toBe(
      'request',
    )
  })
})

describe('taken back, and something else in the same breath', () => {
  test.each([
    [
      'tadi kan aku minta website, itu nggak jadi ya kak, yang jadi invoice aja, ke SDN Mekarsari, 120 topi @ 85.000',
      'document',
    ],
    [
      'saya kemarin tanya kwitansi, itu ndak jadi, yang jadi web nya saja, namanya Sanjai Uni Yet, sanjai 90rb',
      'website',
    ],
    ['bikin ppt. eh gajadi ding, invoice aja deh. buat Mas Teguh, service laptop 2 unit @ 175rb', 'document'],
    ['salah, bukan invoice, harusnya kasir. Apotek Waras, paracetamol 5rb, masker 25rb', 'pos'],
    ['bukan website, maksud saya kasir kak. Warung Bu Jum, nasi 13rb, es 4rb', 'pos'],
    ['Eh jangan invoice deng, kuitansi aja soalnya udah dibayar lunas. Bu Kartika 4 set sprei @ 210rb', 'document'],
    ['Ga jadi surat izin, yang bener surat undangan rapat, Selasa 24 November jam 4 sore di balai RW 05', 'document'],
  ])('CHAT-16 orders: %s', (message, kind) => expect(heard(message)).toMatchObject({ outcome: 'request', kind }))

  test.each([
    'invoice 2 juta yang kemarin batalin aja',
    'tadi saya minta kasir 2 juta, nggak jadi ya, saya tanya suami dulu',
    'batal semua ya kak. web batal',
  ])('CHAT-16 makes nothing: %s', (message) => expect(heard(message).outcome).toBe('answer'))
})

describe('wishes about the manner', () => {
  test.each([
    [
      "Deck 6 slide kemitraan es teler 'Teler Jumbo' Bangkalan. paket 4,9jt. jgn lebay, orang sini gak suka muluk2",
      'presentation',
    ],
    ['pos depot air Banyu Bening, galon 6rb, antar 8rb, gak perlu ribet ribet fiturnya', 'pos'],
    ['surat teguran utk penyewa kios Bang Ipul, nunggak 3 bulan @ 750rb, jangan kasar2 bahasanya', 'document'],
  ])('CHAT-16 refuse nothing: %s', (message, kind) =>
    expect(heard(message)).toMatchObject({ outcome: 'request', kind }),
  )

  test.each([
    'jangan dibikinin deck dulu ya, masih mau diskusi soal franchise 5jt',
    'nggak usah website, ribet, modalnya 2 juta',
    'jangan bikin kasir yang ribet-ribet, saya masih mikir, modal 3 juta',
  ])('CHAT-16 a refusal stays one: %s', (message) => expect(heard(message).outcome).toBe('answer'))
})

describe('what was is judged, or only told of', () => {
  test('CHAT-16 ANALYSIS-01 an analysis of what was done, with its figures', () => {
    expect(
      heard('analisis promo kemarin berhasil apa engga. biasanya 25rb laku 120, pas promo 20rb laku 190. modal 12rb'),
    ).toMatchObject({ outcome: 'request', kind: 'analysis' })
  })

  test.each([
    'analisis kemarin bagus banget kak, makasih ya 2 juta',
    'analisis promo kemarin sudah dibaca, untung 2 juta',
  ])('CHAT-16 makes nothing: %s', (message) => expect(heard(message).outcome).toBe('answer'))
})
