import { describe, expect, test } from 'vitest'

import { mayRevise, readCorrection } from './told-corrections.ts'

const first = (message: string): string | null => readCorrection(message)?.orders[0] ?? null

test('CHAT-15 somebody who is not named is nobody else', () => {
  expect(readCorrection('sopirnya ganti Pak Oding')?.orders).toEqual(['ganti sopir jadi Pak Oding'])
})

test('CHAT-15 what only points names nothing that stands there', () => {
  expect(readCorrection('yang 70 buat pemilik kebun')).toBeNull()
})

test('CHAT-15 by how much is not where it ends; a number behind another sentence is not all', () => {
  expect(readCorrection('yang anak naik 5rb')).toBeNull()
  expect(readCorrection('tambah paket kebaya 1,8jt. nomornya salah, 085722110044')?.orders ?? []).not.toContain(
    'nomor wa jadi 085722110044',
  )
})

describe('what a correction orders', () => {
  test.each([
    ['eh namanya salah, harusnya Bu Rina', 'namanya jadi Bu Rina'],
    ['jamnya salah woi, yg bener jam 13.00', 'jamnya jadi jam 13.00'],
    ['yg tadi loyangnya jadi 15 ya', 'loyangnya jadi 15'],
    ['es teh 4rb ketinggalan', 'tambah es teh 4rb'],
    ['tahu bacemnya lupa, 2rb', 'tambah tahu bacem 2rb'],
    ['risoles kelewat, 30 biji @2.500', 'tambah risoles 30 biji @2.500'],
    ['eh balikin lagi bubur ayamnya 12rb', 'bubur ayam jadi 12rb'],
    ['harga sewanya kembaliin ke 900rb', 'harga sewa jadi 900rb'],
    ['ganti rabu tgl 9', 'tanggal acaranya jadi rabu tgl 9'],
    ['CV nya salah, CV Karya Utama', 'ganti penerima jadi CV Karya Utama'],
    ['bayarnya transfer Mandiri 137-00-1234567-8 a.n. Lilis', 'rekening jadi Mandiri 137-00-1234567-8 a.n. Lilis'],
    ['bawangnya dia minta 15 kilo', 'bawangnya jadi 15 kilo'],
    ['barang diantar tiap Senin pagi, tulisin', 'tambah catatan: barang diantar tiap Senin pagi'],
    ['kuah soto ganti namanya soto banjar', 'ganti kuah soto jadi soto banjar'],
    ['ganti jadi 24 bulan', 'lamanya jadi 24 bulan'],
    ['lampu sorotnya dicoret aja gak jadi diambil', 'hapus lampu sorot'],
    ['dicoret aja lampu sorotnya', 'hapus lampu sorot'],
    ['salah nama kak, yg betul Bu Rina', 'nama jadi Bu Rina'],
    ['harga catnya kemurahan, 195rb harusnya', 'harga catnya jadi 195rb'],
    ['kresek harganya 10rb bukan 9rb', 'harga kresek jadi 10rb'],
    ['Jumlahnya 600 bukan 500', 'Jumlahnya jadi 600'],
    ['bukan Bu Rini tapi Bu Rina', 'ganti Bu Rini jadi Bu Rina'],
    ['500 itu salah, 600 yg bener', 'ganti 500 jadi 600'],
    ['ternyata cuma 3 juta yg masuk, benerin ya', 'harganya jadi 3 juta'],
    ['ternyata jam 14.00', 'jamnya jadi jam 14.00'],
    ['ternyata bahannya 10jt, tolong dibenerin', 'bahannya jadi 10jt'],
    ['ternyata yg bayar suaminya, Pak Made Sariana', 'ganti penerima jadi Pak Made Sariana'],
    ['kurang satu barangnya, sedotan 6rb tambahin', 'tambah sedotan 6rb'],
    ['thinner 3 liter @ 25rb belum masuk', 'tambah thinner 3 liter @ 25rb'],
    ['slidenya tambah satu lagi dong soal rencana buka cabang', 'tambah slide soal rencana buka cabang'],
    ['barisnya ada yg salah, kuasnya 8 biji bukan 5', 'kuasnya jadi 8 biji'],
    ['porsinya kurang, harusnya 100', 'porsinya jadi 100'],
    ['kuasnya ga jadi dibeli', 'hapus kuas'],
    ['mie rebusnya sekarang 11rb', 'mie rebusnya jadi 11rb'],
    ['menunya kurang es teh 4rb', 'tambah es teh 4rb'],
    ['yang bayar istrinya, Bu Slamet', 'ganti penerima jadi Bu Slamet'],
    ['freonnya dihilangkan aja, ga kepake', 'hapus freon'],
    ['papannya kurang, tambah 10 lembar lagi jd 50', 'papan jadi 50'],
    ['Bu Ratih minta harganya dibuletin jadi 160 ribu per stel', 'harganya jadi 160 ribu per stel'],
    ['maju sehari ya rapatnya, Minggu 29 November', 'tanggal acaranya jadi Minggu 29 November'],
    ['acaranya diundur seminggu', 'tanggal acaranya jadi mundur seminggu'],
    ['belum kehitung biaya promosi 3jt, masukin', 'tambah biaya promosi 3jt'],
    ['lupa masukin cicilan mesin 1,4jt', 'tambah cicilan mesin 1,4jt'],
    ['paket 20 hari lagi promo, jadiin 1.050.000', 'paket 20 hari jadi 1.050.000'],
    ['konsumsinya kurang, jadiin 2 juta', 'konsumsinya jadi 2 juta'],
    ['ga jadi diskonnya', 'hapus diskon'],
    ['tanggal lunasnya mundur ke 31 januari 2027', 'tanggal lunas jadi 31 januari 2027'],
    ['sponsornya nambah 500rb jadi 2 juta', 'sponsor jadi 2 juta'],
    ['listriknya 1,5 juta bulan ini', 'listriknya jadi 1,5 juta'],
    ['scaling diapus aja dulu', 'hapus scaling'],
    ['gantinya pastel 100 biji @2.000', 'tambah pastel 100 biji @2.000'],
    ['yang diberi kuasa bukan Siti Aminah tapi Siti Maimunah', 'ganti Siti Aminah jadi Siti Maimunah'],
    ['lamanya 1 tahun', 'lamanya jadi 1 tahun'],
    ['ternyata harganya 28 juta kata dealernya', 'harganya jadi 28 juta'],
    ['kanopi per meternya sekarang 520rb', 'kanopi jadi 520rb'],
    ['yang nomer 2 dicoret aja', 'hapus nomer 2'],
    ['katun kok 30? kan saya bilang 35 meter', 'katun jadi 35 meter'],
    ['kami pindah ke Jl. Sudirman 8 Bogor', 'alamat jadi Jl. Sudirman 8 Bogor'],
    ['nomernya ganti 085211223344', 'nomor wa jadi 085211223344'],
    ['Mohon dikoreksi: nama butiknya Butik Lestari Indah', 'namanya jadi Butik Lestari Indah'],
    ['yg bener 2,5 juta bos', 'harganya jadi 2,5 juta'],
    ['harga per porsi 28rb aja deh biar dia jadi ambil', 'harga per porsi 28rb'],
  ])('CHAT-15 %s', (message, order) => {
    expect(first(message)).toBe(order)
    expect(mayRevise(message)).toBe(true)
  })

  test.each([
    'namanya salah tuh',
    'kok salah sih',
    'harganya kok salah ya?',
    'kurang bagus sih menurutku',
    'ternyata gampang ya bikinnya',
    'ternyata Toko Mulia nya belum bayar',
    'bukan gitu maksudku',
    'makasih ya udah bener semua',
    'stoknya tambah 20',
    'satu lagi, sama kayak tadi tapi 20 kotak buat Koh Aseng',
  ])('CHAT-15 no correction: %s', (message) => {
    expect(readCorrection(message)).toBeNull()
  })

  test('CHAT-15 a long message is not searched for a correction', () => {
    expect(readCorrection(`harusnya ${'a '.repeat(200)}3 juta`)).toBeNull()
  })
})
