import { describe, expect, test } from 'vitest'

import { kindSkills } from '#tests/support/kind-skills.ts'

import { understandMessage } from './understand-message.ts'

const kindOf = (message: string): string => {
  const understood = understandMessage(message, kindSkills, { turns: [] })
  return understood.outcome === 'request' ? understood.kind : understood.outcome
}

const orders: readonly (readonly [string, string])[] = [
  ['presentasi hasil panen: maret 12jt, april 15jt, mei 11jt', 'presentation'],
  ['ppt menu lebaran: opor 35rb, ketupat 12rb, rendang 40rb', 'presentation'],
  ['bikin deck buat investor: Rumah Rajut, butuh 45jt beli 3 mesin', 'presentation'],
  ['slide pengenalan produk dong, isinya cara pakai dan cara simpan', 'presentation'],
  ['mau website buat kedai gue Kedai Lima di Blora, kopi 12k, roti 9k', 'website'],
  ['web toko cat dong: Warna Jaya, cat kayu 55rb, kuas 12rb', 'website'],
  ['pos toko mainan dong: Toko Ceria, bola 25rb, puzzle 40rb', 'pos'],
  ['saya ingin aplikasi kasir untuk depot Bu Yati, soto 12rb, es teh 3rb. Tolong buatkan', 'pos'],
  ['aplikasi pos buat jasa cuci Kilau: cuci 45rb, semir 25rb. butuh laporan harian', 'pos'],
  ['analisis buka depot isi ulang: modal 30jt, untung 3jt per bulan, kapan balik modal?', 'analysis'],
  ['cek arus kas toko: masuk 8,5jt, belanja 5jt, listrik 400rb', 'analysis'],
  ['hitungin bep jualan roti, biaya tetap 2jt, harga 8rb, modal 5rb', 'analysis'],
  ['kuitansi dong sudah terima dari Bapak Heri uang 1.500.000 untuk sewa kursi', 'document'],
]

describe('orders without a verb of making', () => {
  test.each(orders)('CHAT-16, ASSIST-01 orders: %s', (message, kind) => expect(kindOf(message)).toBe(kind))

  test.each([
    'ipar saya nyaranin bikin ppt dan proposal, modal 2jt, 3 orang. Jangan dibikinin apa-apa dulu ya',
    'kata anak bikin website, bikin kasir, harga 300rb, 500rb. saya cuma mau curhat',
    'analisis itu apa sih maksudnya',
    'presentasi saya kemarin gagal, rugi 2jt, waktu 3 hari',
    'website biasanya berapa juta, 5jt, 10jt, 20jt',
    'kasir saya gajinya 2jt, uang makan 500rb, sering telat',
    'cek arus kas itu gimana caranya',
    'ppt kemarin salah, harganya 12rb, bukan 15rb',
    'mau website tapi belum ada uang',
    'katanya website teman saya 3jt, domain 200rb, hosting 500rb',
  ])('CHAT-16, CHAT-18 talks: %s', (message) => expect(kindOf(message)).toBe('answer'))
})
