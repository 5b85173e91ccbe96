import { type Tongue, words } from './tongue.ts'

export const banjarese: Tongue = {
  telling: words(`
    buatkan = ulahakan ulah-akan ulahkan maulahakan maulahkan gawiakan
    dibuatkan = diulahakan diulahkan digawiakan
    untuk = gasan
    potong = potongi
    terus = tarus
    karena = karana
    semuanya = samuanya samuaan
    saya = ulun
    dari = matan
    ketua = katua
    bertanda tangan = batandatangan
    penceramahnya = panceramahnya
    pengajian = pangajian
    namanya = ngarannya ngarannyo
    nama = ngaran
    sendiri = saurang
    sekarang = wahini
    tidak = kada
    harganya = haraganya
    selembar = salambar selambar
    selembarnya = salambarnya
    sebuahnya = sabuahnya
    sekilonya = sakilunya
    membayar = mambayar
    beliau = sidin
    berapa = barapa
    juga = jua
    harga = haraga
    berlaku = balaku
    menanggung = mananggung
    buah = buting ikung
    sebuah = sabuting saikung
    lembar = lambar
  `),
  besides: words(`
    dengan = lawan wan
    ingin = handak
    yang = nang
    bukan = lain
  `),
}

export const balinese: Tongue = {
  telling: words(`
    buatkan = gaenang gaenin karyanang kardinin
    dibuatkan = digaenang dikaryanang
    saya = tyang titiang
    minta = nunas ngidih
    terima kasih = suksma
    namanya = adanne adane
    kasih = baang
    sudah = suba sampun
    uang = pipis
    saya = tiange
    tidak = nenten tusing
  `),
  besides: words(`
    di = ring
    untuk = antuk
    saya = tiang
    dan = lan teken
    dari = uli
    satu = asiki besik
    dua = dadua
    tiga = tetelu
  `),
}

/** Makassar and Bugis hang who is meant on the Indonesian word: `bisaki'`, `buatkanka'`. */
export const makassarese: Tongue = {
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

export const manadonese: Tongue = {
  telling: words(`
    buatkan = bekeng-akang bikin-akang biking-akang bekeng bekengkan
    dia punya = depe
    kami = torang
    mereka = dorang
    saja = kasana
  `),
  besides: words(`
    sudah = so
    saya = Kita kita
    mau = mo
  `),
}

export const papuan: Tongue = {
  telling: words(`
    sudah = su
    tidak = trada
    dengan = deng
    saya = sa
    ke = pi
    kami = katong
  `),
  besides: words(`
    punya = pu
    dia = de
    kami = kitong
    saya = beta
    untuk = par
  `),
}
