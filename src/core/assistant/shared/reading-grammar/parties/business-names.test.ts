import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { businessNameIn } from './business-names.ts'

const nameOf = (text: string): string => businessNameIn(text)?.name ?? ''

describe('names of businesses', () => {
  test.each([
    ['toko pakan burung saya (Kicau Mulyo) pengen pake program kasir, pur 15rb', 'Kicau Mulyo', 'bracketed'],
    ['bikin web usaha tenda (Tenda Barokah Jaya), kursi 5rb/biji (stok 40)', 'Tenda Barokah Jaya', 'bracketed'],
    ['tolong kasir laundry ya, Cling n Fresh (dulu namanya Laundry Mak Ijah), kiloan 6rb', 'Cling n Fresh', 'apart'],
    ['website kafe dong, Rumah Teh, di Lembang. teh tarik 15rb', 'Rumah Teh', 'apart'],
    ['website resto dong, Karang Cafe, di Amed. ikan bakar 45rb', 'Karang Cafe', 'apart'],
    ['POS STEAM MOTOR DAN MOBIL KILAT ABADI SORONG MOTOR 15RB MOBIL 40RB', 'Kilat Abadi', 'apart'],
    ['website panti kami, Panti Wreda Asih, donasi BNI 0077123456 an Yayasan Asih Mulia', 'Panti Wreda Asih', 'apart'],
    ['kasir buat warung kopi "Titik Koma", kopi hitam 6rb', 'Titik Koma', 'quoted'],
    ['klinik gigi saya, drg. Stefani Halim, klinik Senyum Kirana di Kupang', 'Senyum Kirana', 'headed'],
    ['website travel Medan - Parapat PP, CV HORAS TOBA TRANS, tiket 90rb', 'CV HORAS TOBA TRANS', 'formed'],
    ['Kak buatkan website brand kopi saya, Kopi Titik Balik. Roastery kecil', 'Kopi Titik Balik', 'stated'],
    ['webnya MUA ya, nama brand nya riasbyputri, wisuda 300rb', 'Riasbyputri', 'stated'],
    ['kasir jualan thrift, nama olshop nya secondlove.id, kemeja 45k', 'secondlove.id', 'stated'],
    ['toko sembako bapak saya, H. Lukman Hakim, toko nya Lukman Jaya, telur 28rb', 'Lukman Jaya', 'stated'],
    ['bikin website SMA Negeri 1 Sanana', 'SMA Negeri 1 Sanana', 'formed'],
    ['kedai bakmi punya ko Acai, BAKMI ACAI 88, bakmi 22rb', 'BAKMI ACAI 88', 'apart'],
    ['tolong website konveksi 👕SINAR BUSANA👕 solo, kaos 35rb', 'SINAR BUSANA', 'apart'],
    ['kasir toko baju saya Almira Hijab & Fashion butuh POS, gamis 185rb', 'Almira Hijab & Fashion', 'headed'],
    ['bikin kasir warung pecel Mbok Rah, pecel 10rb', 'Warung Pecel Mbok Rah', 'headed'],
    ['website klinik gigi drg. Maya Sari, scaling 300rb', 'drg. Maya Sari', 'headed'],
    ['buatin web laundry dong kak, Wangi Express namanya, kiloan 7rb', 'Wangi Express', 'stated'],
    ['toko pertanian SUBUR TANI (a.n. Bpk. Sukarman) mau pake POS: NPK 14.500', 'SUBUR TANI', 'headed'],
    ['mohon dibuatkan kasir Toko Obat Herbal An-Nur, madu 85.000', 'Toko Obat Herbal An-Nur', 'headed'],
    ['toko kue online aku, lemonade.bakes, minta website ya: brownies 75rb', 'lemonade.bakes', 'apart'],
    ['nama saya Agustinus Loda, bikin website les gitar dong, gitar 200rb', 'Agustinus Loda', 'stated'],
    ['perawatan kucing saya di Sorong: PawMandi. mandi 85rb, web ya', 'PawMandi', 'apart'],
    ['usaha alat pancing Rawa Angler, putussibau. joran 425rb', 'Rawa Angler', 'headed'],
    ['kursus mengemudi Setir Mantap, Makassar, minta website. manual 1,1jt', 'Setir Mantap', 'headed'],
    ['kami petani kopi Toraja di Rantepao, mau website Kopi Awan Pagi. arabika 95rb', 'Kopi Awan Pagi', 'headed'],
    ['web usaha tahu tempe Pak Karno, tahu 500 per biji', 'Tahu Tempe Pak Karno', 'headed'],
    ['website martabak Bangka Koh Along di Toboali, manis 35rb', 'Martabak Bangka Koh Along', 'headed'],
    ['Menu:\n- Es teh Rp3.500\nnama warung: Kuah Meledak. buatkan kasir', 'Kuah Meledak', 'stated'],
    ['website wisata Tebing Lama... bukan, Tebing Biru. tiket 10rb', 'Tebing Biru', 'headed'],
    ['website masjid Al Falah Raya, kajian tiap Ahad pagi', 'Al Falah Raya', 'headed'],
    ['nama saya Budi Karya, saya punya toko Sinar Pagi, kopi 5rb', 'Sinar Pagi', 'headed'],
    ['website band kami: Senja di Selatan. manggung 3jt', 'Senja di Selatan', 'apart'],
    ['website warung namanya kopi dari hati, kopi 5rb', 'Kopi Dari Hati', 'stated'],
    ['kasir untuk Puskesmas? maaf salah, untuk Klinik Bunda Maria. obat 5rb', 'Klinik Bunda Maria', 'headed'],
    ['kasir kafe dong kak, Kopi Tepi Danau (Tondano). kopi susu 18rb', 'Kopi Tepi Danau', 'apart'],
    ['website homestay di Raja Ampat, Arborek Paradise. kamar 450rb. Sa pu nama Yakob', 'Arborek Paradise', 'apart'],
    ['kasir sa pu kios, sa pu nama Yakob Mambrasar. pinang 10rb', 'Yakob Mambrasar', 'stated'],
    ['namanya <script>alert(1)</script> Roti Fajar, roti 12rb', 'Roti Fajar', 'stated'],
    ['NAMA TOKO DAPUR OMA RISOL 3000 LEMPER 3500', 'Dapur Oma', 'stated'],
  ])('CHAT-16 %s', (text, name, sign) => {
    expect(businessNameIn(text)).toMatchObject({ name, sign })
  })

  test.each([
    'bikin kasir, kopi 5rb, teh 3rb',
    'cetak kartu nama 30rb/box, brosur 350rb/rim',
    'website dong, slogannya "Kuat Itu Cantik"',
    'transfer ke BCA 1234567 a.n. Siti Aminah',
    'buat website warung Padang',
    'tolong buat kasir ya, ketua: Dimas Anggara',
    'namanya belum ada',
  ])('CHAT-16 nothing is made up: %s', (text) => {
    expect(businessNameIn(text)).toBeNull()
  })

  const first = fc.constantFrom(
    'Titik',
    'Kicau',
    'Sinar',
    'Mulya',
    'Cahaya',
    'Rejeki',
    'Horas',
    'Torang',
    'Mawar',
    'Anugrah',
  )
  const second = fc.constantFrom(
    'Temu',
    'Mulyo',
    'Sejati',
    'Abadi',
    'Makmur',
    'Lestari',
    'Sipakatau',
    'Kirana',
    'Bersaudara',
  )
  const templates = [
    (name: string) => `toko pakan burung saya (${name}) pengen pake program kasir, pur 15rb, jangkrik 5rb`,
    (name: string) => `tolong buatkan website kedai kopi "${name}" di Palu, kopi 8rb`,
    (name: string) => `bikin kasir dong, namanya ${name}, kopi susu 12rb, roti 9rb`,
    (name: string) => `website utk usaha saya, merk: ${name}, keripik 15rb`,
    (name: string) => `buat website laundry ${name} ya kak, kiloan 6rb`,
    (name: string) => `halo kak, saya punya bengkel motor, ${name}, minta kasirnya, ganti oli 55rb`,
    (name: string) => `kasir 🙏 ${name} 🙏 toko sembako, telur 28rb`,
    (name: string) => `TOLONG BIKIN KASIR TOKO SEPATU NAMANYA ${name.toUpperCase()}, SANDAL 40RB, SEPATU 120RB`,
    (name: string) => `web CV ${name}, jasa pagar 450rb per meter`,
    (name: string) => `usaha tenun kami bernama ${name.toLowerCase()}, tolong buatkan websitenya, sarung 850rb`,
    (name: string) => `kasir warung makan milik Hj. Rosdiana, warung ${name}, coto 22rb`,
  ]
  test('CHAT-16, ASSIST-01 whatever the name and wherever it stands, the whole name is found', () => {
    fc.assert(
      fc.property(first, second, fc.constantFrom(...templates), (one, other, write) => {
        const name = `${one} ${other}`
        expect(nameOf(write(name)).toLowerCase()).toContain(name.toLowerCase())
      }),
      { numRuns: 400 },
    )
  })

  test('CHAT-16 any text is read without failing, and a name is a piece of what was written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const name = nameOf(text)
        expect(name.length).toBeLessThanOrEqual(120)
      }),
    )
  })
})
