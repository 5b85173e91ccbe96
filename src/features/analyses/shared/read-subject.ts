import { sentenceCase } from '#core/text/shared/letter-case.ts'

const stop = new Set(
  `sendiri diambil dipotong ambil berapa brp brapa piro utk ekspor ke masuk milik punyanya brand merk merek buka saya sy aku gue gw kami kita aq ane punya modal dengan dgn karena karna soalnya kalau kalo klo saingan pesaing biaya harga jual omzet omset sekitar jadi
   bahan untuk buat apa apakah sebulan perbulan bulan bulanan tahun yang yg di dari dr per udah sudah masih mau ini itu dong ya nih sih deh tolong kak min supaya biar agar
   target targetnya laku dan sama serta vs atau tapi gimana bagaimana kenapa hari minggu lalu kemarin selama bakal gak ga nggak tidak belum ada kasih lengkap saja aja doang
   penjualannya bisa hitung bep hpp margin laba untung pakai pake pas kayak trus terus analisis analisa analisain cek coba buatin bikin hitungin januari februari maret april mei juni juli agustus september oktober november desember jan feb mar apr jun jul agu sep okt nov des senin selasa rabu kamis jumat sabtu gan bro sis kak min bang mas mbak bon naik turun sehari seminggu setahun mana lebih murah mahal secara kapan sm persen persennya rupiah skrg skrang hrs detail sederhana singkat sehat`.split(
    /\s+/,
  ),
)

const business =
  'usaha|bisnis|jualan|warung|toko|kedai|kios|laundry|bengkel|salon|barbershop|katering|catering|depot|konter|kafe|cafe|restoran|rumah makan|peternakan|ternak|budidaya|kos|kost|kos-kosan|kost-kostan|kosan|kontrakan|homestay|penginapan|pet ?shop|fotokopi|minimarket|jasa|franchise|waralaba|angkringan|lapak|gerobak|resto|restaurant|studio|kebun|tambak|sawah|kolam|bimbel|klinik|gym|travel|pangkas rambut|butik|apotek|percetakan|sablon|rental|cuci'

const lead = [
  new RegExp(
    `(?<![\\p{L}])(?:peluang (?:usaha|bisnis)|(?:riset|analisis|analisa) (?:pasar|pesaing)|pasar|peluang|swot|kelayakan|pesaing)(?: (?:usaha|bisnis|dong|untuk|buat|bikin|buka|jualan|nya))*\\s+`,
    'iu',
  ),
  new RegExp(
    `(?<![\\p{L}]|sewa |admin |titip di |nitip di |dititipkan di |(?<!\\p{L})ke )(?:${business})(?:ku|nya)?(?![\\p{L}])`,
    'iu',
  ),
  /(?<![\p{L}])(?:penjualan|arus kas|kas|laba rugi|untung rugi|bep|titik impas|balik modal|margin|harga jual|hpp)(?:nya)?(?: (?:dong|untuk|buat|dari))*\s+/iu,
  /(?<![\p{L}])(?:jual|ngejual|menjual|produksi)\s+(?=\p{L})/iu,
]

const wordsAfter = (text: string): string[] => {
  const words: string[] = []
  for (const part of text.split(/(?=[\s,.;:!?()\n"'“”=\-–/])/u)) {
    const gap = /^[\s]*/u.exec(part)?.[0] ?? ''
    const word = part.slice(gap.length)
    if (gap.includes('\n') && words.length > 0) break
    if (word === '') continue
    if (/^[^\p{L}]/u.test(word) || /\d/.test(word)) break
    const low = word.toLowerCase()
    // `Tangan Mas`: a word inside a name is a part of it.
    const isInName = /^\p{Lu}\p{Ll}/u.test(word) && /^\p{Lu}/u.test(words.at(-1) ?? '')
    if (stop.has(low) && !isInName) {
      if (words.length > 0) break
      return []
    }
    words.push(word)
    if (words.length === 5) break
  }
  return words
}

const empty = new Set(['usaha', 'bisnis', 'jualan', 'peluang', 'pasar', 'pesaing'])

/** `laundry kiloan`: what the business sells or is, in the owner's words; empty where nothing names it. */
export const readSubject = (text: string): string => {
  for (const [at, pattern] of lead.entries()) {
    const found = pattern.exec(text)
    if (!found) continue
    const isKind = at === 1
    const from = isKind ? found.index : found.index + found[0].length
    const words = wordsAfter(text.slice(from))
    const isEmpty = empty.has(words[0]?.toLowerCase().replace(/(?:ku|nya)$/, '') ?? '')
    // `biaya toko 2jt` is a sum, `biaya warung coto saya` names the business.
    const isSum = isKind && /biaya\s+$/iu.test(text.slice(0, found.index))
    if (words.length > (isEmpty || isSum ? 1 : 0))
      return words.join(' ').replace(/(?<=\p{L}{4})(?:ku|nya)(?=\s|$)/u, '')
  }
  return ''
}

const noPlace = new Set(
  'rumah atas bawah sini sana mana dalam luar depan dekat samping belakang satu gang kampung pinggir bulan tahun hari minggu sekitar tempat toko warung usaha pasar sekolah marketplace online aplikasi shopee tokopedia instagram gofood kasir reseller agen grosir pengecer lazada tokped tiktok grabfood shopeefood gojek grab ojol offline rekening bank awal akhir'.split(
    ' ',
  ),
)

const named = new Set(['pasar', 'kampung', 'gang'])

/** `Depok`: the first place that `di` names. */
export const readPlace = (text: string): string => {
  for (const found of text.matchAll(
    /(?<![\p{L}])di\s+(?:(?:sekitar|kawasan|daerah|area|dekat|depan|samping|belakang|pinggir|seputar|wilayah)\s+(?=(?:kota|kabupaten|kab|kecamatan|pasar|kampus|terminal|stasiun|alun-alun)?\s*\p{L}))?((?:kota|kabupaten|kab\.?|kecamatan)\s+)?(\p{L}{3,}(?:-\p{L}{3,})?)((?:\s+\p{Lu}\p{L}+){0,2})/giu,
  )) {
    const [, sort = '', first = '', more = ''] = found
    // `Pasar Minggu` and `pasar Kliwon` are places, `pasar` is not.
    const isNamed = /^\s+\p{Lu}/u.test(more) && (/^\p{Lu}/u.test(first) || named.has(first.toLowerCase()))
    if (noPlace.has(first.toLowerCase()) && !isNamed) continue
    // With the flag `i` capitals must be told apart here.
    const rest = more.split(/\s+/).filter((word) => /^\p{Lu}\p{Ll}/u.test(word))
    const name = [sentenceCase(first), ...rest].join(' ')
    return `${sort.trim() ? `${sort.trim()} ` : ''}${name}`
  }
  // `ekspor ke Jepang`: where it shall be sold.
  return (
    /(?<!\p{L})(?:ekspor|diekspor|dijual|dikirim|kirim|dipasarkan|masuk|merambah|pasar)\s+(?:\p{Ll}+\s+)?(?:ke|di|pasar)\s+(\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+){0,2})/u.exec(
      text,
    )?.[1] ?? ''
  )
}

/** `ibu pekerja`: the buyers that the message names. */
export const readTarget = (text: string): string => {
  const named =
    /(?<!\p{L})(?:target|sasaran|segmen)(?:nya)?(?: (?:pasar|pembeli|market|konsumen|pelanggan)(?:nya)?)?\s*(?::|adalah|untuk|ke)?\s*([^,.;\n\d]{3,60})/iu
      .exec(text)?.[1]
      ?.trim()
  if (named && !/^(?:untung|laba|profit|omzet|omset|margin|penghasilan)/i.test(named)) return named
  const meant =
    /(?<!\p{L})(?:buat|untuk|bagi)\s+((?:anak|ibu|bapak|mahasiswa|pekerja|karyawan|pelajar|keluarga|orang|pegawai|remaja)\b[^,.;\n\d]{0,40})/iu.exec(
      text,
    )?.[1]
  return meant?.trim() ?? ''
}
