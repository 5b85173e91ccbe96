/**
 * Javanese, Sundanese, Minang, Banjar, Balinese, Makassarese and Malay as owners mix them into their orders, each word to its Indonesian one:
 * the readers of names, sums and goods know Indonesian only.
 */
export interface Tongue {
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
    menerima = nampi nampeni
    uang = arto
    sejumlah = kathahipun kathahe
    dari = saking
    pernikahan = mantenan
    sudah = sampun
    untuk = kangge
    gratisnya = gratisne
  `),
  besides: words(`
    dengan = karo kaliyan
    kepada = dateng marang
    di = ning nang ing neng wonten
    hendak = badhe
    buat = damel
    bulan = sasi
    setiap = saben
    per = sak
    rumah = omah griyo
    hadir = teka rawuh
    orang = wong tiyang
    dan = lan
    malam = malem bengi
    harga = rego regi
    yang = sing ingkang Sing Ingkang
    ya = nggih
    dengan = mbek
    ada = ono
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
    jumlahnya = jumlahna
    lamanya = lilana
    saksinya = saksina
    ruginya = rugina
    kandangnya = kandangna
    lahannya = lahanna
    sendiri = sorangan
    kalau = lamun
    mati = paéh paeh
    dahulu = baheula
  `),
  besides: words(`
    ke = ka
    yang = nu Nu
    selama = salami
    permisi = punten Punten
    yang = anu Anu
    sudah = tos
    itu = téh teh
    oleh = ku
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
    sebungkus = sabungkuih
    bayar = bayia
    akhir = akhia
    kemasan = kamasan
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
    berlaku = balaku
    menanggung = mananggung
    buah = buting
    lembar = lambar
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

/** Betawi as it is written. */
const betawi: Tongue = {
  telling: words(`
    yang = nyang
    punya = punye
    setahun = setaon
    air = aer
    rumahnya = rumahnye
    sebulannya = sebulannye
    harganya = harganye
    semuanya = semuanye
    berapa = berape
    apa = ape
  `),
  besides: words(`
    sama = ame
    ya = ye
    tahun = taon
  `),
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

/** Every language whose words are read. */
export const tongues: readonly Tongue[] = [
  javanese,
  sundanese,
  minang,
  banjarese,
  balinese,
  makassarese,
  malay,
  betawi,
  papuan,
  english,
]
