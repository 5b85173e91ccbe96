import { describe, expect, test } from 'vitest'

import { parseIsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { readAsked } from './answer.ts'
import { chooseAnswer } from './choose-answer.ts'

const today = parseIsoDay('2026-11-21') ?? expect.unreachable()
const context = { today, timeZone: 'Asia/Jakarta', ownerName: null, turns: [] }
const answerTo = (message: string) => {
  const { name, text } = chooseAnswer(
    readAsked(message, { reason: null, kind: null, documentType: null }, context, ['document']),
  )
  return { name, text: text.replaceAll('\u00a0', ' ') }
}

const table: readonly (readonly [string, string, readonly string[]])[] = [
  ['boleh gk ijazah karyawan saya tahan biar gk kabur', 'held_diploma', ['Tidak boleh']],
  ['gaji di bawah umr dipenjara ga, warung saya kecil', 'below_minimum_wage', ['dikecualikan', '50%']],
  ['karyawan resign sendiri minta pesangon, harus dikasih?', 'severance_on_resigning', ['tidak berhak', 'cuti']],
  ['usaha mikro mau tutup, pesangon wajib seperti pabrik besar?', 'severance_of_small_business', ['kesepakatan']],
  ['dodol kemasan usaha mikro, halal sekarang udah wajib apa masih boleh nanti?', 'halal_deadline', ['sudah wajib']],
  ['otak otak beku tahan 3 bulan di freezer cukup pirt aja kan?', 'frozen_food_permit', ['BPOM']],
  ['bikin serum sama sabun muka, urus pirt ke dinas mana?', 'cosmetics_not_home_food', ['Bukan PIRT', 'CPKB']],
  ['laundry perlu izin apa aja', 'permit_of_services', ['NIB', 'SPPL']],
  ['nama sambal saya didaftarin orang ke haki, saya duluan pake, aman dong?', 'name_registered_by_other', ['DJKI']],
  ['kur 75 juta bank minta jaminan sertifikat rumah, emang gitu?', 'kur_collateral', ['Rp 100 juta']],
  ['ada jasa ngurus nib 1,5jt katanya harus lewat dia, bener?', 'permit_agents', ['gratis']],
  ['sewa kios naik 40%, nego gimana', 'rent_rise', ['bertahap']],
  ['bedanya harga grosir sama harga reseller apa', 'price_levels', ['Reseller', 'Grosir']],
  ['supplier baru kenal minta bayar di depan semua, aman ga', 'paying_supplier_first', ['jangan dulu']],
  ['kirim frozen food luar kota biar ga cair gimana', 'shipping_cold_food', ['Ice gel']],
  ['berapa lama nasi box tahan di suhu ruang', 'cooked_food_at_room_heat', ['4 jam']],
  ['bikin akun instagram bisnis gimana caranya', 'social_account', ['akun bisnis']],
  ['orang bank biasanya nanya apa aja waktu tanya jawab?', 'bank_interview', ['SLIK']],
  ['catat uang masuk keluar harus pake laptop kah', 'books_by_phone', ['HP atau buku']],
  ['natal tinggal berapa hari lagi?', 'time_and_date', ['34 hari lagi']],
  ['lu niat kerja ga sih, lama bener', 'impatient', ['Maaf']],
  ['ada akun bodong kasih bintang 1, balesnya gimana?', 'false_review', ['Laporkan']],
  ['pantun buat ditempel di etalase pecel lele dong', 'rhyme_words', ['pecel lele']],
  ['mau beli putus resep ayam saya 15 juta, kasih ga', 'selling_a_recipe', ['lisensi']],
  ['apa itu sku dan perlu ga buat toko kecil', 'stock_keeping_unit', ['kode singkat']],
  ['resiko jualan pake sistem po apa aja', 'risks_of_preorder', ['DP 50%']],
  ['boleh ga jualan di trotoar', 'street_selling', ['zona PKL']],
  ['apakah harus pakai kasir digital kalau omzet masih 200rb sehari', 'till_or_notebook', ['Belum harus']],
  ['dompet digital sama rekening bank mending mana buat usaha', 'wallet_or_bank', ['LPS']],
  ['tetangga laporin usaha saya berisik ke rt', 'neighbour_complains', ['Pak RT']],
  ['cara hitung untung dari 3 produk yang beda gimana', 'gain_of_several_goods', ['tiap produk sendiri']],
  ['bikinin kata2 minta maaf ke pelanggan karena toko kebanjiran', 'apology_for_closing', ['disalin']],
  ['cara biar karyawan ga main hp terus', 'phones_at_work', ['HP toko']],
  ['udah 2 hari ga ada yg beli sama sekali, mental drop', 'nobody_buys_today', ['Berat ya']],
  ['kolega mau investasi 50 juta minta 30 persen, wajar ga', 'investor_share', ['Nilai usaha']],
  ['stok opname itu apa dan ngapain', 'stock_count', ['fisik']],
  ['minimal order sablon kaos yang wajar berapa lusin', 'minimum_order', ['biaya persiapan']],
  ['nota kontan sama nota kredit bedanya apa', 'cash_and_credit_note', ['pengurang tagihan']],
  ['anak magang wajib digaji ga', 'interns', ['uang saku']],
  ['kasir salah kembalian 50rb dipotong gaji boleh?', 'wage_deduction', ['50% upah']],
  ['boleh ga jual ulang produk merk lain dikasih stiker merk kita', 'relabelled_goods', ['tidak boleh']],
  ['supaya ga lupa kirim tagihan tiap bulan gimana', 'monthly_billing', ['kalender']],
  ['tutup buku akhir tahun apa aja yg dicek', 'year_end', ['Piutang']],
  ['minta ide promo hari guru buat toko alat tulis', 'special_day_promotion', ['Paket hadiah']],
  ['tulisin balasan buat yang nanya bisa kurang ga kak, jualan sepatu bekas', 'bargain_reply', ['sepatu bekas']],
  ['bikin bio ig jualan hijab dong', 'profile_words', ['Hijab']],
  [
    'minta kata2 wa nagih Mas Yudi yg sopan, 3 bulan belum lunasin kusen pintu',
    'debt_words',
    ['Mas Yudi', 'kusen pintu', '3 bulan'],
  ],
  [
    'telur naik dari 3.500 jadi 4.000, gimana ngomongnya ke langganan, sekaligus apa bertahap?',
    'price_up_words',
    ['14,3%', 'Rp 4.000', 'sekali jalan'],
  ],
]

describe('answers to what owners ask', () => {
  test.each(table)('ASSIST-01 CHAT-18 %s', (message, name, held) => {
    const answer = answerTo(message)
    expect(answer.name).toBe(name)
    for (const words of held) expect(answer.text).toContain(words)
  })

  test('CHAT-18 no sum and no day is made up in a reminder', () => {
    expect(answerTo('tulisin wa buat nagih Bu Rina yang halus').text).not.toMatch(/Rp|\d{2}/)
  })

  test('CHAT-18 what the words must not be is not said in them, nor how many are wanted', () => {
    const { text } = answerTo(
      'captionin jualan madu hutan, ada yg 250ml sama 500ml. jangan lebay, jgn bilang nyembuhin',
    )
    expect(text).toContain('250ml/500ml')
    expect(text).not.toMatch(/lebay|nyembuhin/)
    expect(answerTo('kasih 5 ide nama buat usaha cat kuku').text.match(/^- /gm)).toHaveLength(5)
    expect(answerTo('kata2 promo status wa: servis ac diskon 15% sampe 30 november, 2 kalimat aja').text).toContain(
      'dua kalimat',
    )
  })

  test('CHAT-18 an answer that never heard of what is asked about is not taken', () => {
    expect(answerTo('pesangon sopir ekspedisi yang pindah kota dihitung dari mana').name).not.toMatch(/parcel|shipping/)
  })
})
