import { type Tongue, unitWords, words } from './tongue.ts'

const minangUnits = unitWords(`
  butir = butia
  lembar = lamba lambar
  helai = halai
  karung = karuang
  piring = piriang
  bungkus = bungkuih
  gelas = galeh
  ikat = ikek
  ekor = ikua
  dus = duih
`)

export const minang: Tongue = {
  telling: new Map([
    ...minangUnits,
    ...words(`
    buatkan = buekkan buekan
    punya = punyo
    dapat = dapek
    tiap = tiok
    dikembalikan = dibaliakkan dibaliakan
    balik = baliak
    diantar = diantaan diantakan
    maksudnya = mukasuiknyo
    seribu = saribu
    saja = sajo
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
    dibayarnya = dibayianyo dibayienyo
    pembayaran = pambayaran
    separuh = saparuah saparoh
    muka = muko
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
    sehelai = salai sahalai
    helai = halai
    ongkir = ongkia
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
    sudah = alah
    terima = tarimo
    menerima = manarimo manarimonyo
    sebulannya = sabulannyo
    sehari = saharinyo
    itik = itiak
    antar = antaan
    bersih = barasiah
    lebih = labiah
    pesanan = pasanan
    hitung = etong
  `),
  ]),
  besides: words(`
    saja = se
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
    yang = Nan
    satu = ciek
    sudah = lah
  `),
}

export const palembang: Tongue = {
  telling: words(`
    sama = samo
    punya = punyo
    saja = bae
    buatkan = buatke
    satunya = sikoknyo
    semuanya = galo galonyo
    menerima = nerimo
    sangat = nian
    lihat = jingok
    harga = hargo
    rasa = raso
  `),
  besides: words(`
    sudah = lah la
    sama = samo
    tidak = dak
    ingin = nak
    itu = tu
    saya = ayuk
    biar = biak
    telepon = nelpon
  `),
}

export const malay: Tongue = {
  telling: words(`
    saya = saye
    dia = die
    invoice = invois
    mereka = mereke
  `),
  besides: new Map(),
}
