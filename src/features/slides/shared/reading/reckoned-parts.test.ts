import { describe, expect, test } from 'vitest'

import type { AssistantContext } from '#core/assistant/shared/port.ts'
import { readMessage } from '#core/assistant/shared/read-message.ts'
import { parseIsoDay } from '#core/time-and-ids/shared/zoned-date.ts'
import { textFaults } from '#tests/support/text-faults.ts'

import type { DeckContent } from '../scene/deck.ts'
import { readableText } from '../scene/readable-text.ts'
import { presentationSkill } from '../skill.ts'

const today = parseIsoDay('2026-11-21') ?? expect.unreachable()
const context: AssistantContext = { today, timeZone: 'Asia/Jakarta', ownerName: null, turns: [] }
const maker = presentationSkill.maker ?? expect.unreachable()
const textOf = (message: string): string => {
  const item = maker.composeItem(maker.readRequest(readMessage(message, today), null, context), context)
  return readableText(item.title, item.content as DeckContent).replaceAll('\u00a0', ' ')
}

describe('what a deck is asked to reckon of its prices and shares', () => {
  test.each([
    [
      'prices less a discount',
      'ppt promo akhir tahun buat pelanggan. semua diskon 25%: kasur 2.400.000, lemari 1.600.000. tampilkan harga setelah diskon',
      ['Rp 1.800.000', 'Rp 1.200.000'],
    ],
    [
      'what is paid first of every package',
      'ppt paket nikahan. Silver 18jt (100 tamu), Gold 32jt (250 tamu). DP 30%, tulis DP masing2 berapa rupiah',
      ['Rp 5.400.000 – DP Silver', 'Rp 9.600.000 – DP Gold'],
    ],
    [
      'a share of a price for one and for a group',
      "ppt buat travel agent, homestay 'Sopo Teduh'. paket 850rb per orang. agen dapat komisi 12%, tulis komisi per orangnya berapa, kalau rombongan 20 orang komisinya berapa",
      ['Rp 102.000', 'Rp 2.040.000'],
    ],
    [
      'one price shared by several, month by month',
      'presentasi tabungan kurban. Harga sapi 24,5jt buat 7 orang. Dicicil 10 bulan. Tulis iuran per orang & cicilan per bulannya',
      ['Rp 3.500.000 – Iuran per orang', 'Rp 350.000 – Cicilan per bulan'],
    ],
    [
      'the worth of an order and a share of it',
      'ppt nawarin kaos ke SMPN 2, 240 siswa, sepotong 95rb. kas sekolah dapat 5% dari nilai pesanan. tulis nilai pesanan',
      ['Rp 22.800.000', 'Rp 1.140.000'],
    ],
    [
      'what resellers begin with and gain',
      'ppt rekrut reseller parfum. harga reseller 45rb jual 70rb, minimal ambil 12 botol. modal awal berapa, kalau habis untungnya berapa',
      ['Rp 540.000', 'Rp 300.000'],
    ],
    [
      'what so many leave',
      'pitch deck sabun. biaya produksi 4.200/botol, jual 9.000. target 300 botol. hitung laba bulan pertama',
      ['Rp 1.440.000'],
    ],
    [
      'a month of so many a day',
      'presentasi franchise martabak. untung kotor 4rb per porsi. simulasikan laku 60 porsi sehari 26 hari sebulan',
      ['Rp 6.240.000'],
    ],
    [
      'an example of a bonus',
      'slide briefing karyawan: bonus 2% dari omzet kalau tembus 60jt. kasih contoh bonusnya pas omzet 65jt',
      ['Rp 1.300.000'],
    ],
    [
      'a recurring income',
      'pitch deck app. 1.800 active users, 25k per month each, please state MRR',
      ['Rp 45.000.000'],
    ],
    ['a year paid at once', 'ppt aplikasi. harga 49rb/bulan atau 490rb/tahun. tulis hematnya berapa', ['Rp 98.000']],
    [
      'an example of several priced things',
      'slide sosialisasi bank sampah. plastik 2.500/kg, kardus 1.800/kg. contoh warga setor 6 kg plastik & 10 kg kardus dapat berapa',
      ['Rp 33.000'],
    ],
    [
      'a bonus for all of a target',
      'presentasi rencana kerja. target unit servis naik dari 420 jadi 520. bonus 15rb per unit kalau tercapai. hitungkan total bonus',
      ['Rp 7.800.000'],
    ],
  ])('SLIDE-01 ASSIST-05 %s', (_, message, expected) => {
    const text = textOf(message)
    expect(textFaults(text, expected)).toEqual([])
    expect(text).not.toMatch(/\bberapa\b/)
  })

  test('ASSIST-01 nothing is reckoned unasked', () => {
    expect(textOf('ppt paket nikahan. Silver 18jt, Gold 32jt. DP 30%')).not.toContain('Rp 5.400.000')
    expect(textOf('ppt promo. semua diskon 25%: kasur 2.400.000')).not.toContain('Rp 1.800.000')
  })
})

describe('what a deck is asked to reckon of the whole', () => {
  test.each([
    [
      'what each brings at one price',
      'slide hasil panen kelompok: Win 420 kg, Dimot 380 kg. harga 55.000/kg semua sama. tampilkan pendapatan tiap petani',
      ['Rp 23.100.000', 'Rp 20.900.000', 'Rp 44.000.000'],
    ],
    [
      'what is left of what is owned, and the part of each',
      'slide rapat keluarga. Aset toko 1,6 M, hutang 240jt. aset dikurangi hutang dibagi rata berempat, tulis aset bersih',
      ['Rp 1.360.000.000', 'Rp 340.000.000'],
    ],
    [
      'what is left of all parts, and its share',
      'slide laporan BUMDes. Unit air 64,8jt, wisata 41,5jt, simpan pinjam 27,2jt. Total biaya 91,5jt. Setoran PADes 35% dari laba. hitung total pendapatan dan laba',
      ['Rp 133.500.000', 'Rp 42.000.000', 'Rp 14.700.000'],
    ],
    [
      'every step of time',
      'slide laporan: omzet 2023 200jt, omzet 2024 250jt, omzet 2025 300jt. tampilkan persentase kenaikan tiap tahun',
      ['naik 25%', 'naik 20%'],
    ],
    [
      'the part of each of a sum',
      'slide rapat wali murid: gedung 4,2jt, kostum 6,3jt, konsumsi 3jt. anak yang ikut 45, biaya dibagi rata. berapa total, berapa per anak',
      ['Rp 13.500.000', 'Rp 300.000'],
    ],
    [
      'places over months',
      'deck laporan: outlet Kepanjen jul 31jt ags 29,5jt sep 34jt; outlet Lawang jul 22jt ags 24jt sep 26,5jt. total per outlet',
      ['Rp 94.500.000', 'Rp 72.500.000', 'Rp 167.000.000'],
    ],
    [
      'what the askers pay themselves',
      'ppt pengajuan CSR ke PT Samudra. Kebutuhan: mesin 17,5jt, gerobak 2 unit @ 26jt. Kelompok nanggung sendiri 10jt, sisanya mohon CSR. totalnya dijumlahkan',
      ['Rp 69.500.000', 'Rp 59.500.000 – Sisanya dari CSR'],
    ],
  ])('SLIDE-01 ASSIST-05 %s', (_, message, expected) => {
    expect(textFaults(textOf(message), expected)).toEqual([])
  })

  test('SLIDE-01 an account is one whatever it is shown at; who gives is not who presents', () => {
    const text = textOf(
      'ppt Bazar Pecinan. Pemasukan: sewa 24 stan @150rb, sponsor toko Aming 3,5jt. Pengeluaran: tenda 2.750.000, listrik 800rb. tulis saldo',
    )
    expect(text).toContain('Rp 3.550.000 – Saldo akhir')
    expect(text).not.toContain('Cara memesan')
    expect(text).not.toMatch(/^Toko Aming$/m)
  })
})

describe('how it stands on the slides', () => {
  test('SLIDE-01 a procedure is its steps, sums and all', () => {
    const text = textOf(
      'materi training SOP kasir: hitung modal laci 500rb, sapa pelanggan, sebutkan total, hitung kembalian di depan pembeli, setor tiap 2jt',
    )
    expect(text).toContain('1. Hitung modal laci Rp 500.000')
    expect(text).not.toContain('2.500.000')
    expect(text).not.toContain('Untuk pembeli')
  })

  test('ASSIST-01 doctors, times and P3K are no words, telephones and sums', () => {
    const text = textOf('slide sosialisasi: P3K di pos satpam, sesi 09.00-10.00, pemateri dr. Hanum Prasasti')
    expect(text).toContain('P3K di pos')
    expect(text).toContain('dr. Hanum')
    expect(text).not.toContain('Telepon/WhatsApp: 09')
  })

  test('ASSIST-01 a sum behind whom it is asked of is whole', () => {
    const text = textOf(
      'presentasi pengajuan kredit ke Bank Sumber sebesar Rp80.000.000. Usaha: Lapis Legit, berdiri 2017',
    )
    expect(text).toContain('Rp 80.000.000')
    expect(text).not.toMatch(/(?<!\d)\.000\.000/)
  })

  test('SLIDE-01 what is answered waits for no explanation, and no chart tells another sum', () => {
    const promo = textOf('slide promo: semua diskon 20%: gamis 350rb, koko 225rb. tampilkan harga setelah diskon')
    expect(promo).not.toContain('[isi penjelasan')
    const meeting = textOf(
      'ppt rapat wali murid: bus 3,6jt, tiket 48 anak @ 35rb, makan 1,2jt. biaya dibagi rata, berapa total',
    )
    expect(meeting).toContain('Rp 6.480.000 – Total 3 bagian')
    expect(meeting).not.toContain('Rp 4.800.000')
  })

  test('ASSIST-01 how many slides is no part of a name', () => {
    expect(textOf('materi pelatihan barista Kopi Rimba 6 slide: cuci tangan, giling, tamping')).not.toContain(
      'Kopi Rimba 6',
    )
  })
})
