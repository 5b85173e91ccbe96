import { remembering } from '#core/assistant/shared/remembered.ts'

import { timeOf } from '../figure-words.ts'
import type { Time } from '../told-figure.ts'

const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/** Words of money in the languages of the islands and of the street, each to its Indonesian one. */
const spoken = new Map(
  Object.entries({
    berapa: 'brp brapa brpa piro pira pinten sabaraha bara barapo barapa baraha pirang',
    harga: 'regane regana regi hargane hargana pangaosna',
    masuk: 'masuak mlebu asup',
    pemasukan: 'pamasuakan pamasukan pemasukkan',
    pengeluaran: 'pangaluaran',
    keluar: 'kaluar kalua metu kaluwar',
    uang: 'pitih duit duwit dhuwit kepeng',
    laba: 'labo bathi bati',
    untung: 'untuang ontong surplus net netto',
    modal: 'modalnyo modale modalna modalipun',
    hasil: 'hasilnyo hasile asil ulih',
    sisa: 'siso sesa turah nyisa nyiso tersisa tasiso basiso bersisa',
    tinggal: 'tingga kari kantun',
    jual: 'adol dodol ical icalan manjua jua dijua dodolan sadean dol ngadol didol dikical sade nyade',
    laku: 'payu lako laris pajeng',
    belanja: 'balanjo belanjo blonjo balanja blanja blanjan',
    upah: 'rewang buruhan',
    beli: 'tuku tumbas mbeli bali mambali meuli tukar',
    bayar: 'mbayar mayar bayaran-e',
    belum: 'durung dereng alun balun',
    sudah: 'lah alah sampun parantos wis uwis',
    semua: 'kabeh sadoyo sadaya kasadonyo sadonyo samunyo barataan',
    sehari: 'sedino sedinten sadinten sapoe sahari saari sadina',
    seminggu: 'saminggu',
    sebulan: 'sesasi sabulan sasasih sewulan sawulan',
    hari: 'dino dina dinten poe poé ari',
    orang: 'wong uwong jalmi jalma urang',
    setiap: 'saben unggal satiok',
    bulan: 'wulan sasih',
    harus: 'kedah mesti kudu',
    setahun: 'sataun satahun setaun',
    bersih: 'barasiah beresih resik bersihe',
    biaya: 'ragad waragad ongkosnyo',
    gaji: 'gajian gajine gajina gajinyo',
    habis: 'abis abih entek seep',
  }).flatMap(([to, from]) => from.split(' ').map((word) => [word, to] as const)),
)

/** A word as the ledger knows it: `untungnya`, `untuange` are `untung`. */
export const plainWord = remembering((word) => {
  const known = spoken.get(word)
  if (known !== undefined) return known
  const bare = word.length > 5 ? word.replace(/(?:nya|nyo|ku)$/, '') : word
  // `bathine`, `modalna`, `omsete`: only where what is left is known.
  const others = [/(?:ne|na)$/, /[ea]$/]
    .map((ending) => word.replace(ending, ''))
    .filter((one) => one !== word && one.length > 3)
  const own = others.map((one) => spoken.get(one) ?? (tellsWay(one) ? one : undefined))
  return spoken.get(bare) ?? own.find((one) => one !== undefined) ?? bare
})

export const asksHowMuch = (word: string): boolean => plainWord(word) === 'berapa'

/**
 * Which way money goes: taken in, spent, there at the beginning, wished for as a profit, or needed for what shall be
 * bought.
 */
export type Way = 'in' | 'out' | 'opening' | 'wish' | 'goal'

const incoming = list(
  `masuk pemasukan pendapatan penghasilan penjualan omzet omset jual dijual jualan menjual terjual kejual laku terima nerima diterima
   hasil shu tangkapan panen lelang setoran iuran sumbangan donasi donatur amal kolekte wakaf infak infaq sponsor hibah untung laba cuan profit pelunasan fee bayaran bruto kotor penerimaan ngontrakin dikontrakkan dikontrakin dikosin dikoskan nyewain nyewakan menyewakan disewakan disewa borongan
   pembeli pelanggan tarif dapat dapet ngumpul terkumpul sales diambil pengepul tengkulak`,
)
const outgoing = list(
  `keluar pengeluaran beli dibeli belanja belanjaan bayar dibayar gaji digaji upah honor biaya ongkos potong diskon dipotong kepotong modal sewa cicilan angsuran rugi kerugian zakat sedekah pajak
   retur kulakan kulak prive cost beban komisi admin royalti ditanggung nanggung dikurangi kurang minus tekor nombok habis hpp setor nyetor rusak busuk buang`,
)
/** What was made or bought and brings nothing. */
export const losing = list('rusak busuk mati susut retur sisa dibuang gagal pecah basi dimakan hilang')

/** Things that a business pays for, where nothing else tells which way their sum goes. */
const paidFor = list(
  `bahan bensin solar bbm listrik air pdam token wifi internet pulsa kuota iklan promosi transport transportasi pakan bibit benih pupuk obat vaksin gas lpg
   kemasan packing plastik bungkus box dus karyawan pegawai tukang sopir kasir retribusi keamanan kebersihan sampah servis perawatan oli ban asuransi bpjs ongkir kurir
   minyak beras gula tepung telur ayam daging kain benang kertas tinta sabun deterjen pewangi es kulit kuli buruh makan konsumsi kontrakan kios tempat pestisida traktor giling label stiker lem kancing pbb perbaikan santunan hadiah
   kayu tanah semen pasir arang briket angkut`,
)

/** Whether something that a business pays for stands among the words: `pakan habis 22 sak`. */
export const holdsPaidFor = (words: readonly string[]): boolean => words.some((word) => paidFor.has(word))

/** Whether the word itself says which way its sum goes. */
const tellsWay = (word: string): boolean => incoming.has(word) || outgoing.has(word) || paidFor.has(word)

/** `saldo awal`, `sisa bulan lalu`: what was there before. */
const openings =
  /(?<!\p{L})(?:saldo|kas|uang|sisa|kas) (?:(?:warung|toko|usaha|kedai|kios|laci) )?(?:awal|kemarin|lalu|sebelumnya|bulan lalu|minggu lalu|di laci|(?:bulan )?(?:januari|februari|maret|april|mei|juni|juli|agustus|september|oktober|november|desember))/u

const payers = list('dari pelanggan tamu pembeli klien konsumen jasa les kursus siswa murid bersih')
const wishing = list('mau ingin pengen pengin kepingin harap berharap pingin arep nio hoyong pingen handak')
const gains = list('untung laba cuan profit bersih pulang penghasilan kantong')
const buying = list('beli buat untuk')
const asking = list('cukup kebeli rencana nabung')

/** `kirim ke pelanggan bayar kurir`: whom it goes to is no income. */
const buyers = list('pelanggan pembeli')
const sent = list('ke untuk buat kepada')

const until = list('sampai sampe hingga sebelum selama sesudah setelah habis')

/** Which way the sum of these words goes: `strict` where a word says so, else by what is paid for. */
export const wayOf = (said: readonly string[]): { readonly way: Way; readonly strict: boolean } | null => {
  // `jasa servis 9,8jt`, `jasa potong 6jt` are as often taken as paid: their neighbours decide.
  const words = said[0] === 'jasa' ? said.slice(2) : said
  const holds = (of: ReadonlySet<string>): boolean => words.some((word) => of.has(word))
  if (openings.test(words.join(' '))) return { way: 'opening', strict: true }
  if ((holds(wishing) && holds(gains)) || words.includes('target')) return { way: 'wish', strict: true }
  if (words.includes('beli') && holds(buying) && (holds(asking) || holds(wishing))) return { way: 'goal', strict: true }
  // `jual beras 1 ton beli 12.300`: the word right before the sum.
  const last = words.at(-1) ?? ''
  // `piutang dibayar 1jt`: what was owed to the owner comes in.
  if (words.includes('piutang') && (words.includes('dibayar') || words.includes('tertagih')))
    return { way: 'in', strict: true }
  if (last === 'beli' || last === 'modal') return { way: 'out', strict: true }
  if (last === 'jual' || last === 'dijual') return { way: 'in', strict: true }
  // `uang masuk`, `keluar gaji`: these two say it themselves.
  for (const word of words) {
    if (word === 'masuk' || word === 'pemasukan' || word === 'pelunasan') return { way: 'in', strict: true }
    if (word === 'keluar' || word === 'pengeluaran') return { way: 'out', strict: true }
  }
  // `bayaran tukang 80rb` is paid, `bunga bank 12rb` is received.
  const at = words.indexOf('bayaran')
  const paid = words[at + 1] ?? ''
  if (at >= 0 && paid !== '' && !payers.has(paid)) return { way: 'out', strict: true }
  if (words.includes('bunga') && words.some((word) => ['bank', 'deposito', 'tabungan'].includes(word)))
    return { way: 'in', strict: true }
  // `harga jual` and `jual telur` come in, `modal jualan` goes out: the first word that tells decides.
  for (const [place, word] of words.entries()) {
    // `sisanya habis kejual`
    if (word === 'habis' && incoming.has(words[place + 1] ?? '')) return { way: 'in', strict: true }
    if (outgoing.has(word)) return { way: 'out', strict: true }
    // `pakan sampai panen`: how long it lasts.
    if (
      incoming.has(word) &&
      !until.has(words[place - 1] ?? '') &&
      !(buyers.has(word) && sent.has(words[place - 1] ?? ''))
    )
      return { way: 'in', strict: true }
  }
  return holds(paidFor) ? { way: 'out', strict: false } : null
}

const questioning = list(
  'harga bagi analisis analisa analisain dianalisis dianalisa hitung hitungin hitungan cek rekap catatan data rincian',
)

/** Which way a heading sends what stands under it: `keluar:`; `hitung laba rugi:` is a question and sends nothing. */
export const wayUnder = (heading: readonly string[]): Way | null => {
  const told = heading.some((word) => gains.has(word) || questioning.has(word)) ? null : wayOf(heading)
  return told?.strict && (told.way === 'in' || told.way === 'out') ? told.way : null
}

/** Where spending begins anew: `… keluar belanja 1jt`. */
export const beginsSpending = list('keluar pengeluaran belanja biaya potong dipotong diskon modal bayar dibayar')

/** `sehari`, `bulanan`, `/bln` as the time that a sum is of. */
export const timeNamed = (word: string): Time | null => timeOf(plainWord(word))

/** The time of a rate: `15rb per kamar per malam` is for each of its days. */
export const rateNamed = (word: string): Time | null => (word === 'malam' ? 'hari' : timeNamed(word))

/** Words of a clause that name nothing. */
export const nameless = list(
  `dulu dl lagi udah sudah td tadi kan malah cuma terus trus abis itu ini yg yang dari di ke buat untuk dan sama nya ya dong sih sebulan sehari seminggu setahun bulan
   sebuah sebiji satu total totalnya semua kira rata masing per tiap setiap jual dijual jualan kejual terjual laku masuk keluar pemasukan pengeluaran pitih uang duit ada dapat dapet
   beli bayar potong diskon dipotong rp saya aku gw kami sy ambo modal-nya kena kepotong belanja jo karo rugi laba untung omzet omset penjualan pendapatan biaya ko nan tu iko min kemarin kemaren sekarang tadi
   sisihkan disisihkan sisih rato-rato dino sahari terakhir kemudian
   bersih kotor hasil-nya lalu plus juga cuman sekitar sudah-tu minta tolong analisis analisa analisain bikin buatin buatkan hitung hitungin`,
)

/** `sehari`, `bulanan`; `bulan` alone says which month. */
export const isMarked = (word: string): boolean => word !== 'bulan' && /^(?:se|sa|per)|an$/.test(word)

/** `per bulan`, `/org`, `tiap mangkok`. */
export const eachMarks = new Set(['per', '/', 'tiap', 'setiap', 'saben', 'unggal', 'satiok'])
