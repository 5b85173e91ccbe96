import { describe, expect, test } from 'vitest'

import { captionsFor } from './captions.ts'
import { complaintReply } from './complaints.ts'
import { confirmationOf } from './confirmations.ts'
import { signedBy } from './house-told.ts'
import { jobAd } from './job-ad.ts'
import { readOffer } from './offer.ts'
import { thanksWords } from './thanks-cards.ts'
import { wordsAsTold } from './as-told.ts'
import { readTold } from './told-words.ts'
import { wishesFor } from './wishes.ts'

const plain = (text: string): string => text.replaceAll('\u00a0', ' ')

describe('texts to copy hold every fact that was told', () => {
  test.each([
    ['Toko Rejeki', 'ucapan lebaran dari toko rejeki untuk pelanggan'],
    ['Bakmi Cik Ana', 'balas review ini, nama warung saya Bakmi Cik Ana'],
    ['[nama usaha]', 'balas review dari toko sebelah'],
  ])('ASSIST-01 CHAT-18 they are signed by the house that is told: %s', (house, message) => {
    expect(signedBy('Salam, [nama usaha].', message)).toBe(`Salam, ${house}.`)
  })

  test('ASSIST-01 CHAT-18 a complaint is answered by what went wrong and what the owner gives for it', () => {
    const reply = plain(
      complaintReply(
        'pembeli komplain gordennya kependekan 10 cm, aku mau minta maaf dan kasih potongan 15% utk order berikutnya, tulisin',
      ) ?? '',
    )
    expect(reply).toContain('soal gordennya kependekan 10 cm.')
    expect(reply).toContain('potongan 15% untuk pesanan berikutnya')
    expect(reply).not.toContain('ongkir')
    const review =
      complaintReply("balasin ulasan bintang 3: 'kopinya enak tapi kursinya sempit, toiletnya kotor'") ?? ''
    expect(review).toContain('Senang sekali membaca “kopinya enak”')
    expect(review).toContain('soal kursinya sempit dan toiletnya kotor')
  })

  test('ASSIST-01 CHAT-18 the plea for a reply is no complaint', () => {
    expect(complaintReply('balasin dong, pelanggan komplain pesanannya dingin')).toContain('dalam keadaan dingin')
  })

  test('ASSIST-01 CHAT-18 an advertisement for a worker lists what was told and asks for the rest', () => {
    const ad = plain(
      jobAd(
        'bikin status wa cari penjaga kios, umur 20-35, jujur, gaji 1,6 juta plus makan, jam 8 sampai 4 sore, di Ende',
      ),
    )
    expect(ad).toContain('*DICARI: penjaga kios*')
    for (const fact of ['Umur 20-35', 'Jujur', 'Gaji Rp 1.600.000 plus makan', 'Jam 8 sampai 4 sore', 'Di Ende'])
      expect(ad).toContain(`- *${fact}*`)
    expect(ad).not.toContain('Upah: [jumlah]')
    expect(ad).toContain('WA [nomor]')
  })

  test('ASSIST-01 CHAT-18 a card of thanks says what the owner wants said on it', () => {
    const card = plain(
      thanksWords('bikin kartu ucapan terima kasih dalam paket mukena, ajak kasih bintang 5 dapet voucher 20rb'),
    )
    expect(card).toContain('sudah membeli mukena kami')
    expect(card).toContain('Kasih bintang 5, dapat voucher Rp 20.000')
    expect(thanksWords('kata kata terima kasih buat pelanggan')).toContain('[nama Anda]')
  })

  test('ASSIST-01 CHAT-18 an order is confirmed with its total and what is left to pay', () => {
    const words = plain(
      confirmationOf(
        'tulis wa konfirmasi pesanan ke bu Sum: 40 kotak snack @12.500, diambil jumat jam 7 pagi, dp 200rb sudah masuk',
      ),
    )
    expect(words).toContain('Halo Bu Sum')
    expect(words).toContain('Diambil Jumat jam 7 pagi')
    expect(words).toContain('Total Rp 500.000, sisa Rp 300.000')
  })

  test('ASSIST-01 CHAT-18 a wish gives what the owner gives', () => {
    expect(
      plain(wishesFor('ucapan ultah buat pelanggan Kak Tari, ada diskon 15% berlaku sampai minggu depan')),
    ).toContain('ada diskon 15%, berlaku sampai minggu depan, khusus untuk Kak Tari.')
    expect(wishesFor('ucapan duka buat keluarga Pak Min, ada diskon 15%')).not.toContain('diskon')
  })

  test('ASSIST-01 CHAT-18 a caption keeps telephone numbers, names and facts of two', () => {
    const offer = readOffer('caption ig abon ikan Mak Lela, rasa pedas sama manis, 35rb, order wa 081200001111')
    const captions = plain(offer === null ? '' : captionsFor(offer))
    expect(captions).toContain('abon ikan Mak Lela')
    expect(captions).toContain('asa pedas dan manis')
    expect(captions).toContain('rder WA 081200001111')
  })

  test.each([
    [
      'tolong kata kata broadcast wa, bengkel libur tgl 3 sampai 5 juni, buka lagi kamis',
      'libur tanggal 3 sampai 5 Juni',
    ],
    ['ingetin anak2 karyawan via grup: lusa datang jam 6 pagi ada kiriman besar', 'lusa datang jam 6 pagi'],
  ])('ASSIST-01 CHAT-18 words for many may be asked for in few words: %s', (message, held) => {
    const told = readTold(message)
    expect(told === null ? '' : wordsAsTold(told)).toContain(held)
  })

  test.each(['ingetin saya besok bayar listrik ya', 'tolong info harga sewa ruko yang murah di pasar'])(
    'ASSIST-01 CHAT-18 what is to be told to the owner is no text: %s',
    (message) => {
      expect(readTold(message)).toBeNull()
    },
  )
})
