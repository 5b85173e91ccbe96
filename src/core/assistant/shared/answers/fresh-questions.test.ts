import { describe, expect, test } from 'vitest'

import { parseIsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { type Asked, readAsked } from './answer.ts'
import { chooseAnswer } from './choose-answer.ts'
import { refusalOfOrder } from './refusals.ts'

const context = {
  today: parseIsoDay('2026-11-21') ?? expect.unreachable(),
  timeZone: 'Asia/Jakarta',
  ownerName: null,
  turns: [],
}
const askedOf = (message: string): Asked =>
  readAsked(message, { reason: null, kind: null, documentType: null }, context, ['document'])
const answerTo = (message: string) => {
  const { text, ...rest } = chooseAnswer(askedOf(message))
  return { ...rest, text: text.replaceAll('\u00a0', ' ') }
}

const known: readonly (readonly [string, string, readonly string[]])[] = [
  ['belanja ke distributor kena ppn, bisa diklaim balik ga kalau bukan pkp', 'input_vat', ['tidak bisa']],
  ['kemasukan duit palsu 50rb, bank mau nuker ga', 'fake_banknote', ['**Tidak diganti**']],
  ['kalau aku berhenti langganan bisa dihapus semua datanya ga', 'delete_account', ['**Hapus akun**']],
  ['bapak saya dirawat di rumah sakit, jualan libur dulu', 'family_sick', ['lekas pulih']],
  ['kalau kamu salah itung gimana min', 'wrong_sums', ['langkahnya selalu saya tunjukkan']],
  ['poin tinggal 20 cukup buat apa', 'points_worth', ['kurang **30 poin**']],
  ['bikin kata2 buat nolak pelamar kerja dong', 'applicant_words', ['Tinggal disalin']],
  ['tulisin konfirmasi pesanan wa: 20 box snack @10rb, diambil besok', 'order_confirmation', ['Total Rp 200.000']],
  ['pesan wa nolak kerjasama influencer minta gratisan', 'decline_offer_words', ['Tinggal disalin']],
  ['bikin kata promo paket hemat nasi ayam 18rb', 'promotion_words', ['**paket hemat nasi ayam**']],
  ['balasan sopan buat yg minta diskon 50%', 'bargain_reply', ['Tinggal pilih']],
  ['bikinin pesan terima kasih buat reseller', 'thanks_words', ['Terima kasih']],
  ['kata2 minta maaf warung tutup dadakan', 'closed_words', ['tutup [tanggal]']],
  ['gajian karyawan telat tiga hari, ada dendanya ga', 'wages_paid_late', ['mulai hari keempat']],
  ['kontrak kerja karyawan harus tertulis ga', 'written_contract_of_work', ['harus tertulis']],
  ['pembeli minta barang dikirim dulu baru bayar', 'goods_before_money', ['jangan']],
  ['iklan shopee 20rb sehari worth it ga buat pemula', 'paid_ads_in_the_shop', ['untung per pesanan']],
  ['kenapa toko tokped ga muncul di pencarian', 'shop_not_found_there', ['Judulnya dicari orang']],
  ['kata2 lowongan kerja buat jaga warung', 'job_ad', ['DICARI']],
  ['caption jualan mukena lebaran yg sopan', 'promotion_words', ['**mukena lebaran**']],
  ['dipanggil kantor pajak buat klarifikasi, harus siapin apa', 'letter_from_tax_office', ['14 hari']],
  ['balesin review bintang lima yg bilang enak banget', 'praise_reply', ['Terima kasih']],
  ['balesin kak kok pesanan saya belum dateng udah sejam', 'late_order_words', ['terlambat']],
  ['deskripsi produk buat sambal botol di shopee dong', 'product_description', ['Deskripsi untuk **sambal botol**']],
  ['bikinin pesan broadcast promo beli 2 gratis 1 donat', 'promotion_words', ['**donat**']],
  ['ucapan buat pelanggan yg ulang tahun', 'personal_wishes', ['Selamat ulang tahun']],
  ['baru punya NIB disuruh lapor LKPM, itu apa', 'investment_report', ['tidak wajib', 'enam bulan']],
  ['halal gratis self declare syaratnya apa aja', 'halal_short_way', ['pendamping halal']],
  ['pirt mau habis perpanjangnya gimana', 'renewing_home_food_number', ['oss.go.id']],
  ['coretax itu apaan sih', 'what_coretax_is', ['kode otorisasi']],
  ['thr buat karyawan yg baru dua minggu masuk dapet ga', 'holiday_pay_of_the_new', ['Belum wajib']],
  ['bisa nyoba dulu ga tanpa daftar akun', 'without_account', ['tidak perlu akun']],
  ['kalo ga bayar lagi websitenya mati ga', 'site_stays', ['Tidak mati']],
  ['pph final 0,5% bayarnya tiap bulan atau setahun sekali', 'how_to_pay_tax', ['tiap bulan']],
  ['cara dapet pelanggan baru buat jasa jahit', 'raise_sales', ['pembeli lama']],
  ['barang yg paling cepat laku di warung sembako apa', 'fast_groceries', ['beras']],
  ['harga di shopee sama tokped harus disamain ga', 'one_good_two_marketplaces', ['Tidak harus sama']],
  ['baju pelanggan laundry saya luntur, dia minta ganti harga baru', 'laundry_damaged', ['nilai pakainya']],
  ['cucian pelanggan hilang satu kemeja, gimana cara ganti ruginya', 'laundry_lost', ['24 jam']],
  ['ada dompet pembeli ketinggalan di warung seminggu, saya harus apain', 'lost_property', ['polsek']],
  ['kas kecil itu berapa ya pantasnya buat kafe kecil', 'petty_cash', ['300.000']],
  ['saya jual hp bekas, perlu kasih garansi ga? berapa lama', 'guarantee_on_used_goods', ['7 hari']],
  ['mau buka agen brilink, untungnya dari mana', 'agent_of_a_bank', ['biaya yang dibayar pelanggan']],
  ['karyawan saya mau nikah, dapat cuti berapa hari', 'leave_with_pay', ['menikah: 3 hari']],
  ['bertiga sama temen buka kedai, modal 10jt 15jt 25jt, bagi untungnya gimana', 'three_partners', ['20%, 30%, 50%']],
  ['karyawan mecahin gelas 12 biji, boleh ga potong gajinya', 'wage_deduction', ['50% upah']],
  ['kur 25jt bisa ga kalo usaha baru 8 bulan, ga punya jaminan', 'new_business_loan', ['6 bulan']],
  ['gas bocor di dapur warung, harus ngapain', 'gas_leak', ['Lepas regulator']],
  ['jual motor bekas, pembeli komplain mesin rusak 2 minggu kemudian', 'guarantee_on_used_goods', ['garansi']],
  ['cabe rawit hr ini di pasar induk brp sekilo bos', 'price_of_today', ['panelharga']],
  [
    'saya jual ikan cupang hidup ke luar kota, pengirimannya pake apa ya biar ga mati di jalan',
    'living_animals_by_courier',
    ['oksigen'],
  ],
  [
    'bikin kue ultah, customer telat ambil 2 hari kuenya basi minta ganti, gimana',
    'made_to_order_not_collected',
    ['bukan tanggungan'],
  ],
  [
    'orang bank minta laporan keuangan saya ga punya, harus mulai dari mana',
    'bank_wants_statements',
    ['mutasi rekening'],
  ],
  [
    'kontrak sama reseller habis bulan lalu tapi dia masih jual pake nama saya',
    'reseller_uses_my_name',
    ['Tegur tertulis'],
  ],
  ['cara promosi warung bakso yg baru buka, dana cuma 200rb', 'promotion_on_little', ['1 km']],
  ['bulan januari selalu sepi, gimana biar tetep jalan', 'slow_months', ['Sisihkan']],
  ['supplier naikin harga telor mendadak, saya harus naikin juga?', 'supplier_raises_price', ['per butir']],
  ['enak mana jual eceran apa grosir', 'retail_or_wholesale', ['untung sebulan']],
  ['ojol sering lama nunggu di warung saya trus pada cancel', 'drivers_wait_too_long', ['10 menit']],
  ['saya pensiunan punya 20jt, buka usaha apa yg aman di kampung', 'pension_money_business', ['sepertiga']],
  ['istri saya suka ambil barang dagangan ga dicatet, gimana ngaturnya', 'goods_for_the_house', ['harga modal']],
  ['kenapa sih harga telor naik terus', 'why_prices_rise', ['panelharga']],
  ['pasang wifi gratis di warkop rugi ga sih', 'free_wifi', ['2 gelas sehari']],
  ['ada yang komplen bajunya luntur minta balik duit, padahal udah dicuci', 'clothes_that_fade', ['cara mencucinya']],
  ['tokopedia sama tiktok shop itu udah jadi satu ya? biaya nya gmn', 'shops_that_became_one', ['satu pusat penjual']],
  ['semua karyawan minta libur lebaran barengan, gimana', 'everybody_off_at_once', ['dua gelombang']],
  ['kalo hapus dokumen disini poinnya balik ga', 'points_after_deleting', ['Tidak']],
  ['cara nerbitin website nya gimana, bayar ga domainnya', 'publishing_a_site', ['Terbitkan']],
  ['boleh ga muka yang suka ngebon dipajang di etalase', 'shaming_debtors', ['Sebaiknya jangan', 'tanpa nama']],
  ['harga dinaikin dulu baru didiskon boleh kan', 'raised_then_discounted', ['menyesatkan']],
  ['beli 3 gratis 1 setara diskon berapa persen', 'free_piece_as_percent', ['25%', 'membawa 4']],
  ['cv saya omzet 200jt, bebas pajak 500 juta berlaku ga', 'companies_pay_from_the_first_rupiah', ['0,5% dari omzet']],
  ['pph umkm sama ppn itu sama aja bukan', 'income_tax_or_vat', ['pajak **pembeli**']],
  ['astaga salah kirim, abaikan ya', 'sent_by_mistake', ['Tidak apa-apa']],
  // Conditions that took words of other questions.
  ['ruko mau diperpanjang tapi yg punya minta naik 2x lipat', 'rent_rise', ['sewa']],
  ['bu RT ngutang udah 3 bulan 450rb, nagihnya gimana biar ga enak hati', 'credit_to_people_one_knows', ['catatan']],
  ['pegawai keluar mendadak bawa kontak pelanggan', 'former_worker_competes', ['data pelanggan']],
  ['warung saya kemalingan semalem, rokok abis semua. yg harus dilakuin apa dulu', 'burglary', ['Turut prihatin']],
  ['dikasih DP 500rb trus orgnya ganti model terus, capek', 'changes_without_end', ['2 kali ubah gratis']],
  [
    'pesenan 300 pcs totebag, 12 cacat, pembeli minta diskon 10% dari total. wajar?',
    'part_of_order_faulty',
    ['yang cacat'],
  ],
  ['ada yg mau jadi agen saya di luar kota, syaratnya apa aja yg pantes', 'agents_in_other_towns', ['bayar di muka']],
  ['orderan tumpeng 35 orang enaknya dikasih harga berapa ya', 'price_of_tumpeng', ['per orang']],
  ['bumdes ngajak kerjasama, apa yg perlu diperhatiin', 'working_with_the_village', ['menandatangani']],
  ['mau jual rumah makan yg udah jalan 5 taun, hargainnya gimana', 'selling_the_business', []],
  ['kuitansi pake nama siapa kalo yg bayar kantor', 'receipt_content', []],
  ['besok final bola mau nobar di warung, perlu ijin ga?', 'watching_together', ['Hak siar']],
  ['dinkes mau dateng ngecek dapur, siapin apa aja', 'visit_of_officials', []],
  ['kurir ngilangin paket customer isi baju 2 biji, siapa yg ganti', 'lost_parcel', []],
  ['tetangga komplain asep sate saya masuk ke rumahnya', 'neighbour_complains', []],
]

describe('questions that were asked for the first time', () => {
  test.each(known)('CHAT-18 %s', (message, name, held) => {
    const answer = answerTo(message)
    expect(answer.name).toBe(name)
    for (const words of held) expect(answer.text).toContain(words)
  })

  test.each([
    ['tiap akhir bulan modal belanja kurang, gimana ngomong ke suami biar ga ribut', 'capital'],
    ['ekspedisi bilang pelanggan hilang dari daftar, kemeja ukuran apa yang aman', 'win_back'],
    ['ibu meninggal, qris atas namanya ditolak bank, gimana melanjutkan warungnya', 'refuse_cash_or_qris'],
  ])('CHAT-18 stray words of a story choose nothing: %s', (message, name) => {
    expect(answerTo(message).name).not.toBe(name)
  })

  test('CHAT-18 what is not known is said, with near questions that are', () => {
    const { name, text, suggestions } = answerTo('sepatu safety buat karyawan bengkel wajib ga')
    expect(name).toBe('fallback')
    expect(text).toContain('belum saya ketahui')
    expect(suggestions).toContain('Karyawan warung wajib bpjs tidak?')
    for (const sentence of suggestions ?? []) expect(text).toContain(`- *${sentence}*`)
  })

  test('CHAT-18 the examples of an answer are suggestions, other words in italics are not', () => {
    const { text, suggestions } = answerTo('apa nama ilmiah jagung hibrida di lahan kering')
    expect(suggestions).toHaveLength(4)
    for (const sentence of suggestions ?? []) expect(text).toContain(`*${sentence}*`)
    const known = answerTo('apa itu stok opname dan gimana caranya')
    expect(known.text).toContain('*fisik*')
    expect(known.suggestions).toBeUndefined()
  })

  test('CHAT-18 a long story that holds a whole question is answered by it', () => {
    const story =
      'Begini, si Tigor di sebelah kasbonnya sudah dari bulan puasa. Rokok, telur, pulsa, semuanya. Istri saya bilang ikhlaskan saja, satu gereja lagi, segan pula saya marah. Anaknya pun teman anak saya di sekolah. Bagaimana menagih kasbon tetangga begitu supaya uangnya balik tapi tidak jadi musuh?'
    expect(answerTo(story).name).toMatch(/^(?:debts|credit_to_people_one_knows)$/)
  })

  test('CHAT-18 hiding turnover and borrowing a brand are refused', () => {
    expect(answerTo('gimana caranya biar omzet 900jt keliatannya cuma 400jt di laporan pajak').name).toBe(
      'no_hidden_turnover',
    )
    expect(answerTo('sandal saya kalo ditempelin logo merek terkenal laku, kata2 biar ga ketauan gimana').name).toBe(
      'no_counterfeit',
    )
  })

  test.each([
    ['pak sy isi bensin cm 200rb tp tolong bikinin nota spbu 450rb ya', true],
    ['saya isi bensin cuma 200rb tapi tolong bikinin nota 200rb ya', false],
    ['tolong bikinin nota 450rb untuk Bu Rina', false],
  ])('CHAT-18 a paper of more than was paid is refused: %s', (message, refused) => {
    expect(refusalOfOrder(message) !== null).toBe(refused)
  })
})

/** What the product does: the answer that says so, and words of it. */
const ofTheProduct: readonly (readonly [string, string, readonly string[]])[] = [
  ['struk bisa diprint ke printer bluetooth mini ga', 'print_receipt', ['Bluetooth', 'Aplikasi RawBT']],
  ['kasirnya bisa ditambah ppn sama biaya service ga', 'till_charges', ['Pengaturan kasir', 'Pajak dan layanan']],
  ['cabang saya tiga, stok kasir bisa dipisah ga', 'till_branches', ['Lokasi', 'Kelola stok']],
  ['invoice bisa diunduh excel ga', 'download_as_sheet', ['Download Spreadsheet']],
  ['pembeli bisa order dan bayar di website saya?', 'site_orders', ['WhatsApp', '**belum**']],
  ['kasir bisa terima qris otomatis ga', 'till_qris', ['tidak memeriksa uangnya']],
  ['file excel penjualan saya bisa dianalisis ga kalau diupload', 'sheet_to_analysis', ['Lampirkan file']],
  ['tolong bikin video iklan toko bisa?', 'video_editing', ['**belum bisa**']],
]
test.each(ofTheProduct)('CHAT-18 %s is told as the product is', (message, name, held) => {
  const answer = answerTo(message)
  expect(answer.name).toBe(name)
  for (const words of held) expect(answer.text).toContain(words)
})

test('CHAT-18 of two papers that are told apart both are told, in their order', () => {
  const { text } = answerTo('bedanya memo sama surat edaran apa')
  expect(text.indexOf('**Memo**')).toBeGreaterThanOrEqual(0)
  expect(text.indexOf('**Surat edaran**')).toBeGreaterThan(text.indexOf('**Memo**'))
})

test('CHAT-18 a discount for paying early is weighed with the figures that were told', () => {
  expect(answerTo('pemasok kasih diskon 3% kalau bayar cepat, atau tempo 30 hari, pilih mana').text).toContain(
    '**3,1% sebulan**',
  )
})

test('CHAT-18 a caption is written for the thing and the price that were told, however the question begins', () => {
  expect(answerTo('gimana cara nulis caption buat es kopi 8rb').text).toContain('Tiga caption untuk **es kopi**')
})

test('CHAT-18 an answer that never heard of what tells most is left for one that knows it, or none', () => {
  expect(answerTo('boleh pakai lagu orang buat video promosi ga').name).toBe('music_in_videos')
  expect(answerTo('kasir saya jujur tapi sering salah kembalian').name).toBe('wrong_change_given')
})

const sums: readonly (readonly [string, readonly string[]])[] = [
  ['telor 2,4jt per peti isi 180 kg dijual 29rb/kg ongkos 60rb untung brp', ['Rp 2.760.000']],
  ['biar dapet bersih 5jt sebulan dari jual nasi untung 3rb sebungkus, sehari harus laku brp', ['56 sehari']],
  ['gas naik 3rb per tabung, sehari abis 2 tabung, 150 porsi, per porsi naik brp', ['Rp 40']],
  ['gofood dipotong 20% ditambah 1.000 per pesanan, pasang harga berapa biar tetap 18rb', ['Rp 23.750']],
  ['ojol potong 20% plus 1.000 per order, jual 25rb terima brp', ['Rp 19.000']],
  [
    'kaos naik 12%, beli lama 28.000 jual 45.000, harga jual barunya brp kalau persen untungnya sama',
    ['Rp 31.360', 'Rp 50.400', 'Rp 48.360'],
  ],
  ['85rb diskon 15% jadi brp. trs klo ambil 3 totalnya?', ['Rp 72.250', 'Rp 216.750']],
  [
    'sewa kios 1,8jt sebulan, bayar anak buah 1,2jt. es campur semangkok 15rb, bahan abis 6rb. buka 25 hari. sehari musti laku berapa mangkok biar ga nombok',
    ['334', '14 sehari'],
  ],
  ['pinjol cair 5jt balikin 6,5jt sebulan lagi, ambil jangan?', ['Rp 1.500.000', '30% sebulan']],
  ['omzet setaun kira2 620jt, usaha pribadi bukan PT, ikut yg setengah persen. pajaknya brp', ['Rp 600.000']],
]
test.each(sums)('CHAT-18 %s is reckoned', (message, held) => {
  const { text } = answerTo(message)
  for (const words of held) expect(text).toContain(words)
})

test('CHAT-18 a question of a paper of tax is no question of the sum of tax', () => {
  expect(
    answerTo('pembeli instansi minta faktur pajak, usaha saya belum pkp, omzet setahun 700 juta. boleh menerbitkan?')
      .name,
  ).toBe('asked_for_tax_invoice')
})

test('CHAT-18 what happens without a paper refuses no paper, and a part of a sum is no rise', () => {
  const refused = chooseAnswer({
    ...askedOf('karyawan ngaku sakit mulu tanpa surat dokter'),
    topic: { reason: 'refused', kind: 'document', documentType: null },
  })
  expect(refused.text).toContain('surat dokter')
  expect(answerTo('selisih uang laci 35rb dari omzet 1,2jt itu brp persen').text).not.toContain('3.328')
})
