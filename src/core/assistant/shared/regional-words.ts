import { fromEnglish } from './english-orders.ts'
import { makingInIndonesian } from './intent/verbs.ts'

/**
 * Javanese, Sundanese, Minang, Banjar, Balinese, Makassarese and Malay as owners mix them into their orders, each word to its Indonesian one:
 * the readers of names, sums and goods know Indonesian only.
 */
interface Tongue {
  /** Words of this language alone: one of them shows that it is spoken. */
  readonly telling: ReadonlyMap<string, string>
  /** Words that are names or something else elsewhere: read only beside a telling one, and never with a capital. */
  readonly besides: ReadonlyMap<string, string>
}

/** Lines of `Indonesian = regional regional`. */
const words = (lines: string): ReadonlyMap<string, string> =>
  new Map(
    lines
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [to = '', from = ''] = line.split('=').map((side) => side.trim())
        return from.split(/\s+/).map((word) => [word, to] as const)
      }),
  )

const javanese: Tongue = {
  telling: words(`
    buatkan = gawekno gaweke gawekke digawekke digaweke digawekake gawekake nggawekno gawekna damelaken ndamelaken ndamelake bikinno gawekke
    untuk = kanggo nggo kangge kagem
    ribu = ewu
    juta = yuto yuta
    punya = nduwe nduweni gadhah
    saya = kulo kula
    harganya = regane regone reginipun
    namanya = jenenge asmane
    sampai = nganti ngantos
    tolong = tulung
    mohon = nyuwun
    minta = njaluk
    analisiskan = analisakno analisisno
    catatkan = catetno
    hitungkan = itungno itungke
    memberi kuasa kepada = nguasakaken nguasakake
    mengambil = mendhet njupuk
    mengenalkan = ngenalke ngenalake
    jualan = dodolan sadean
    dekat = cedhak
    sehari = sedino sedinten
    sebulan = sesasi
    sekalian = sisan
    kerja = kerjo
    buahnya = sijine
    masuk = mlebu mlebet
    mulai = wiwit
    setahun = setaun
    pagi = esuk isuk enjing
    hasilnya = asilipun asile
    jumlahnya = cacahipun
    selama = wekdal
    memelihara = ngingu ngingoni
    dibagi = dipunbagi
    memiliki = kagungan
    jumlahnya = cacahe gunggunge
    ongkirnya = ongkire
    rumahnya = omahe
    naik = munggah mundhak
    berjalan = mlaku mlampah
    depan = ngarep
    lagi = maneh
    setuju = sarujuk
    belum = durung dereng
    rapatnya = rapate
    hasilnya = hasile
    gratisnya = gratisne
  `),
  besides: words(`
    dengan = karo kaliyan
    kepada = dateng marang
    di = ning nang ing neng
    bulan = sasi
    setiap = saben
    per = sak
    rumah = omah griyo
    hadir = teka rawuh
    orang = wong tiyang
    dan = lan
    malam = malem bengi
    harga = rego regi
    yang = sing ingkang
    punya = duwe
    jadi = dadi
    bulan = wulan
    libur = prei
    tahun = taun
    saya = aku
    surat = serat
    jualan = adol
  `),
}

const sundanese: Tongue = {
  telling: words(`
    buatkan = jieunkeun pangjieunkeun damelkeun pangdamelkeun ngadamelkeun pangngadamelkeun nyieunkeun pangnyieunkeun ngajieunkeun
    dibuatkan = dijieunkeun didamelkeun dipangjieunkeun dipangdamelkeun
    lengkap = lengkep
    diperlihatkan = ditingalikeun
    minta = nyuhunkeun nyungkeun
    coba = cobi
    akan = bade
    untuk = kanggo keur pikeun
    tidak bisa = teu-tiasa
    masuk kerja = lebet-damel
    terima kasih = hatur-nuhun
    tidak = teu henteu
    bisa = tiasa
    karena = sabab
    ingin = hoyong
    namanya = ngaranna
    harganya = hargana pangaosna
    pendapatan = pangasilan
    sehari = sadinten sapoe
    hari = dinten
    sebulan = sabulan sasasih
    sekolah = sakola
    sebungkus = sabungkus
    sekilo = sakilo sakilona
    kenapa = naha
    mulai = mimiti
    setahun = sataun
    makin = beuki
    jualan = dagangan icalan
    memberi = masihan
    mengambil = nyandak
    anak saya = pun-anak
    analisiskan = analisiskeun
    hitungkan = itungkeun etangkeun
    batang = tangkal
    bibitnya = bibitna
    ketuanya = ketuana
    membuat = ngadamel
    membantu = ngabantu
    rumahnya = bumina
    datang = dongkap
    rapatnya = rapatna
    hasilnya = hasilna
    tempatnya = tempatna
    uang = artos
  `),
  besides: words(`
    ke = ka
    yang = nu
    punya = gaduh
    luas = lega
    setiap = saban unggal
    dari = ti Ti
    dan = sareng jeung
    saya = abdi Abdi
    sakit = gering udur
    cuma = ngan
    saja = wae
    sepi = tiiseun
  `),
}

const minang: Tongue = {
  telling: words(`
    buatkan = buekkan buekan
    punya = punyo
    dapat = dapek
    tiap = tiok
    dikembalikan = dibaliakkan dibaliakan
    perjanjiannya = perjanjiannyo parjanjiannyo
    kontraknya = kontraknyo
    untuk = untuak
    saya = ambo
    harga = arago harago
    harganya = aragonyo haragonyo harganyo
    usaha = usaho
    namanya = namonyo
    sehari = sahari
    segelas = sagaleh
    gelas = galeh
    sekilo = sakilo
    bungkus = bungkuih
    kerupuk = karupuak
    warung = lapau
    boleh = buliah
    besok = bisuak
    surat = surek
    penawaran = panawaran
    perjanjian = parjanjian
    sebuah = sabuah
    sehelai = salai
    setahun = satahun
    analisisnya = analisisnyo
    hitungkan = hituangkan etongkan
    masuk = masuak
    uang = pitih
    laba = labo
    untung = untuang
    berapa = barapo
    sesudah = sasudah
    semuanya = kasadonyo
    antara = antaro
    punya = punyo
    menyewa = manyewa
    seharga = saharago
    dibayar = dibayia
    selama = salamo
    meminjam = maminjam
    kedai = kadai
  `),
  besides: words(`
    dan = jo
    ke = ka
    belum = alun
    berapa = bara
    tinggal = tingga
    keluar = kalua
    yang = nan
    sekarang = kini
    tahun = taun
    pasar = pasa
    atas = ateh
    sebulan = sabulan
  `),
}

const banjarese: Tongue = {
  telling: words(`
    buatkan = ulahakan ulahkan maulahakan maulahkan gawiakan
    dibuatkan = diulahakan diulahkan digawiakan
    untuk = gasan
    saya = ulun
    dari = matan
    ketua = katua
    bertanda tangan = batandatangan
    penceramahnya = panceramahnya
    pengajian = pangajian
    namanya = ngarannya
    sendiri = saurang
    sekarang = wahini
    tidak = kada
    harganya = haraganya
  `),
  besides: words(`
    dengan = lawan wan
    ingin = handak
    yang = nang
  `),
}

const balinese: Tongue = {
  telling: words(`
    buatkan = gaenang gaenin karyanang kardinin
    dibuatkan = digaenang dikaryanang
    saya = tyang titiang
    minta = nunas ngidih
    terima kasih = suksma
    tidak = nenten tusing
  `),
  besides: words(`
    di = ring
    untuk = antuk
    saya = tiang
    dan = lan
  `),
}

/** Makassar and Bugis hang who is meant on the Indonesian word: `bisaki'`, `buatkanka'`. */
const makassarese: Tongue = {
  telling: words(`
    bisa = bisaki bisakik bisako bisaji
    buatkan = buatkanka buatkangka bikinkanka bikinkangka bikinkanki buatkanki
    tolong = tolongka tolongki tolongko
    analisiskan = analisiskanki analisiskanka
    hitungkan = hitungkanki hitungkanka
    minta = mintaka
  `),
  besides: new Map(),
}

const malay: Tongue = {
  telling: words(`
    saya = saye
    dia = die
    invoice = invois
    mereka = mereke
  `),
  besides: new Map(),
}

const papuan: Tongue = {
  telling: words(`
    sudah = su
    tidak = trada
    dengan = deng
    saya = sa
    ke = pi
  `),
  besides: words(`
    punya = pu
    dia = de
    kami = kitong
  `),
}

/** English as owners mix it into their orders. */
const english: Tongue = {
  telling: words(`
    butuh = need
    tolong = please pls plz
    semuanya = everything
    pembeli = buyer
  `),
  besides: words(`
    dari = from From
    kepada = to
    dan = and
    untuk = for
    diskon = discount
    dengan = with
    semua = all
  `),
}

const tongues: readonly Tongue[] = [
  javanese,
  sundanese,
  minang,
  banjarese,
  balinese,
  makassarese,
  malay,
  papuan,
  english,
]

/** Two words that mean one, or one that is written apart as often as not. */
const apart =
  /\bpang\s+(?=(?:nga)?(?:jieun|damel|nyieun)keun)|\bteu\s+tiasa\b|\blebet\s+damel\b|\bhatur\s+nuhun\b|\bpun\s+anak\b/giu
/** `bikinkan ka' dulu`, `invoice di', …`: small words of Makassar that stand alone mean nothing of their own. */
const particles = /(?<=\p{L})\s(?:ka|ki|ko|di|ji|mi)['’](?=[\s,.!?]|$)/giu
const together = (text: string): string =>
  text.replace(apart, (match) => (/^pang/i.test(match) ? '' : match.toLowerCase().replace(/\s+/, '-')))

const word = /(?<![\p{L}\p{N}@_.])\p{L}[\p{Ll}-]*(?![\p{L}\p{N}_])/gu
const shouted = /(?<![\p{L}\p{N}@_.])\p{L}[\p{Lu}-]*(?![\p{L}\p{N}_])/gu

/** `Tiang Gede minjemin …`: who speaks opens a sentence with the word for himself, before his name. */
const speaker = /(?<=(?:^|[.!?\n])\s{0,3})(?:Tiang|Tyang|Titiang|Kulo|Kula|Ulun|Ambo|Saye|Sayo)(?=\s\p{Lu}\p{Ll})/gu

/** Before a name: what follows is no word of a language. */
const titles = new Set(
  'bu ibu pak bapak mas mbak mba kak bang koh ci haji hj yu lik kang teh uda uni toko warung pt cv'.split(' '),
)

const isShouted = (text: string): boolean => {
  const large = text.match(/\p{Lu}/gu)?.length ?? 0
  return large >= 12 && large > (text.match(/\p{Ll}/gu)?.length ?? 0) * 4
}

/** Orders to make something, in whatever region: their words are nothing else anywhere. */
const inItsWords = (text: string, pattern: RegExp, isLoud: boolean): string =>
  text.replace(pattern, (one) => {
    const found = makingInIndonesian(one.toLowerCase())
    return found === undefined ? one : isLoud ? found.toUpperCase() : found
  })

/**
 * The message with its regional words in Indonesian; one without any comes back unchanged. Linear in its length, and
 * the same again where it is asked for what it gave.
 */
export const inIndonesian = (message: string): string => {
  const plain = fromEnglish(message).replaceAll(particles, '').replaceAll(speaker, 'Saya')
  const text = together(plain)
  const isLoud = isShouted(text)
  const pattern = isLoud ? shouted : word
  const said = new Set((text.match(pattern) ?? []).map((one) => one.toLowerCase()))
  const spoken = tongues.filter(({ telling }) => [...said].some((one) => telling.has(one)))
  if (spoken.length === 0) return inItsWords(plain, pattern, isLoud)
  const lookUp = (one: string, at: number): string | undefined => {
    const small = one.toLowerCase()
    for (const { telling } of spoken) {
      const known = telling.get(small)
      if (known !== undefined) return known
    }
    // In capitals a name looks like every other word; what follows a title is taken for one.
    if (isLoud && titles.has(/(\p{L}+)\P{L}*$/u.exec(text.slice(Math.max(0, at - 20), at))?.[1]?.toLowerCase() ?? ''))
      return undefined
    return spoken.map(({ besides }) => besides.get(isLoud ? small : one)).find((known) => known !== undefined)
  }
  const told = text.replace(pattern, (one, at: number) => {
    const found = lookUp(one, at)
    if (found === undefined) return one
    return isLoud ? found.toUpperCase() : found
  })
  return inItsWords(told, pattern, isLoud)
}
