import { expect, test } from 'vitest'

import { plainMessage } from './plain-message.ts'

test('ASSIST-01 a word that urges tells nothing as done; one that does stays', () => {
  expect(plainMessage('tulungin dah bikinin invoice buat Haji Mukti')).toBe('tulungin bikinin invoice buat Haji Mukti')
  expect(plainMessage('lanjut dah bikin kontraknya')).toBe('lanjut bikin kontraknya')
  expect(plainMessage('coba dah analisain untung sekali jalan')).toBe('coba analisain untung sekali jalan')
  expect(plainMessage('gue dah bikin invoicenya')).toBe('saya dah bikin invoicenya')
})

test.each([
  [
    'website sudah ada. yg belum itu kasirnya: Toko Aba, sabun 5rb',
    'website sudah ada. bikin kasirnya: Toko Aba, sabun 5rb',
  ],
  ['website sudah. kasirnya yang belum, bikin ya: Toko Aba', 'website sudah. kasirnya, bikin ya: Toko Aba'],
  ['nota sudah masuk tapi sekarang saya mau invoice', 'nota sudah masuk, sekarang saya mau invoice'],
  ['kasir namanya rindu senja ada 15 meja americano 20rb', 'kasir namanya rindu senja, ada 15 meja, americano 20rb'],
  ['invoice yang belum dibayar siapa aja', 'invoice yang belum dibayar siapa aja'],
])('ASSIST-01 what is not there yet is wanted, what is not paid yet is not: %s', (said, plain) => {
  expect(plainMessage(said)).toBe(plain)
})

test.each([
  ['alamatnya nanti aku kasih ya jangan dibikin dulu', 'alamatnya nanti saya kasih ya, jangan dibikin dulu'],
  ['istri saya belum setuju gausah dibikin dulu', 'istri saya belum setuju, tidak usah dibikin dulu'],
  ['websitenya jangan dibikin dulu', 'websitenya jangan dibikin dulu'],
  ['website laundry saya dong Cuci Aba, kiloan 7rb', 'website laundry saya Cuci Aba, kiloan 7rb'],
])('ASSIST-01 CHAT-18 that it shall wait is a clause of its own, and a plea no part of a name: %s', (said, plain) => {
  expect(plainMessage(said)).toBe(plain)
})

test('ASSIST-01 who is called upon at the end, and how carefully it is done, say nothing of what is ordered', () => {
  expect(plainMessage('ga usah kuitansi, invoice aja bos. buat Koh Aba, topi 3 @5rb')).toBe(
    'ga usah kuitansi, invoice aja. buat Koh Aba, topi 3 @5rb',
  )
  expect(plainMessage('tolong yg teliti ya kak, invoice buat PT Aba')).toBe('tolong ya, invoice buat PT Aba')
})

test('ASSIST-05 a count that is told anew behind its price is told once', () => {
  expect(plainMessage('invoice bu Aba 30 box brownies @45rb.. eh salah, 35 box maksudnya. ongkir gratis')).toBe(
    'invoice bu Aba 35 box brownies @45rb. ongkir gratis',
  )
})

test('ASSIST-01 DOC-04 a purchase that is ordered on paper is called as the paper is, one that is awaited is not', () => {
  expect(plainMessage('Pesanan pembelian ke Pabrik Aba: 350 buah genteng @4.200')).toBe(
    'surat pesanan ke Pabrik Aba: 350 buah genteng @4.200',
  )
  expect(plainMessage('pesanan pembelian saya belum datang')).toBe('pesanan pembelian saya belum datang')
})

test('ASSIST-01 what reminds of an order before it is taken back asks nothing', () => {
  expect(plainMessage('td kan minta ppt ya? ga jadi. bikin website aja')).toBe(
    'td kan minta ppt, ga jadi. bikin website aja',
  )
  expect(plainMessage('tadi minta ppt ya? sudah jadi belum')).toBe('tadi minta ppt ya? sudah jadi belum')
})

test.each([
  ['*Orderan PT Aba*\n- topi 3 x 5.000', 'Orderan PT Aba\n- topi 3 x 5.000'],
  ['tolong _segera_, ya', 'tolong segera, ya'],
  ['topi 3*5000*2', 'topi 3*5000*2'],
  ['* topi\n* baju', '* topi\n* baju'],
])(
  'ASSIST-05 the marks of a forwarded chat are no part of its words, a multiplication and a list stay: %s',
  (said, plain) => {
    expect(plainMessage(said)).toBe(plain)
  },
)

test.each(['[21/11 09.14] Bu Retno: pesen risol 50', '[21/11/26, 09.14.05] Bu Retno: pesen risol 50'])(
  'ASSIST-05 when a forwarded line was sent is no thing that is ordered: %s',
  (said) => {
    expect(plainMessage(said)).toBe('Bu Retno: pesen risol 50')
  },
)

test('ASSIST-05 who is asked to write it is greeted without a mark as well; a least count stays', () => {
  expect(plainMessage('min tolong surat kerja buat karyawan baru')).toBe('tolong surat kerja buat karyawan baru')
  expect(plainMessage('min order 10 pcs, bikin suratnya')).toBe('min order 10 pcs, bikin suratnya')
})

test('ASSIST-05 who is called before what is ordered is no part of its name, and a year to come is a year', () => {
  expect(plainMessage('Kang slide omzet cabang')).toBe('slide omzet cabang')
  expect(plainMessage('Kang Asep mau slide')).toBe('Kang Asep mau slide')
  expect(plainMessage('web dulu ya bos buat Gym Aba')).toBe('web dulu ya buat Gym Aba')
  expect(plainMessage('omzet 2025 312jt, 2026 perkiraan 390jt')).toBe('omzet 2025 312jt, 2026 390jt')
})

test('ASSIST-06 markup is no part of a name; signs of comparison stay', () => {
  expect(plainMessage("website toko kue <script>alert('promo')</script> Manis Abadi ya")).toBe(
    'website toko kue Manis Abadi ya',
  )
  expect(plainMessage('invoice ke CV <b>Makmur</b>, stok < 5 dan > 3')).toBe('invoice ke CV Makmur, stok < 5 dan > 3')
})

test('ASSIST-05 figures that shall stand in the thing are ordered and not asked for; what is wanted now is ordered', () => {
  expect(plainMessage('ppt parsel: 2025 64jt, 2026 80jt. kasih tulisan naik berapa persen')).toBe(
    'ppt parsel: 2025 64jt, 2026 80jt. kasih tulisan naik persen',
  )
  expect(plainMessage('laporan kas. saldonya sisa berapa cantumin')).toBe('laporan kas. saldonya sisa cantumin')
  expect(plainMessage('naiknya berapa persen ya kak?')).toBe('naiknya berapa persen ya kak?')
  expect(plainMessage('websitenya bulan depan. skrg yg urgent ppt profil Al Falah')).toBe(
    'websitenya bulan depan. bikin ppt profil Al Falah',
  )
})

test.each([
  ['tolong bkn surat izin buat Rafi', 'tolong bikin surat izin buat Rafi'],
  ['bkn nota bu Ros, 3 loyang 40rb', 'bikin nota bu Ros, 3 loyang 40rb'],
  ['bkn nota bu Ros 40rb, tapi kuitansi', 'bkn nota bu Ros 40rb, tapi kuitansi'],
  ['itu bkn 40rb', 'itu bkn 40rb'],
])('ASSIST-01 a short word that pleads or heads its facts orders, and denies elsewhere: %s', (said, plain) => {
  expect(plainMessage(said)).toBe(plain)
})
