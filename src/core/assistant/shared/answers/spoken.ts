/** Words of the regions as they stand in questions, each line to the Indonesian one that the answers listen for. */
const lines = `
supaya = supados ben
jangan = jang
kasih = kase kasi
sekali = skali
semua = samua
baik = bae
naik = munggah mundhak mundak diundakke ngundakke ningkat naek
kabur = ngaleos
telur = endhog endog
harga = rego regi pangaos pangaosna reginipun
hitung = ngitung ngetung ngitungan etang itungan
jualan = dodolan sadean ngical icalan manggaleh bajualan
jual = dol adol ngedol ical manjua
beli = tuku meser tumbas mundut
utang = utange hutangna utangnyo
menagih = nagihe nagihna managiah nagiah
orang = wong urang
uang = artos pitih hepeng dhuwit
harus = kudu kedah musti
dapat = entuk kenging dapek
cara = caronyo caro carana carane kepiye
bagaimana = baa kepriye kepriwe
berapa = sadia pironan
laku = payu pajeng
untung = bathi batine untuangnyo untuang
mahal = awis
murah = mirah
banyak = akeh seueur
bayar = bayia mayar mbayar
pajak = pajeg pajakna
pinjam = nyilih nambut minjem
warung = lapau
kuasa = kuaso
pernyataan = panyataan
surat = surek
ambil = maambiak ngambil njupuk nyokot
separuh = separo sapalih
rumah = imah omah umah rumahe
kebutuhan = kabutuhan kaperluan
terpakai = kapake kepake kepakai kanggoe
membuat = mambuek ngadamel damel gawe nggawe
rugi = tekor
sepi = tiiseun combrek
izin = izine ijine ijin
lama = lila lawas
laku = payon
tanya = naros taros tanglet
makan = mangan dahar neda madhang
kabar = kabare kabarna kabarnyo
jualan = dodolanku dodolane dagangku
hujan = udan ujan
ini = iki ieu iko
setengah = saparo saparuh
dari = dr dri
terus = trs trus
hari = hr
bulan = bln
minggu = mgg mggu
ada = ado
sejak = sajak
sampai = sampe nganti
saudara = sodara sedulur
dapat = dpt dapet
harus = hrs
tapi = tp tpi
banget = bgt bngt
gitu = gt gtu
baru = br bru
langsung = lgsg lgsng lsg
bungkus = bks bgks
pesanan = pesenan pesenannya pesanane pesananku orderan orderannya
bunyi = bunyinya
apa = apaan apasih
marah = ngamuk ngamuknya ngamok
beli = meuli
`
const known: ReadonlyMap<string, string> = new Map(
  lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [to = '', from = ''] = line.split(' = ')
      return from.split(' ').map((word) => [word, to] as const)
    }),
)

/** The Indonesian word for a regional one; other words stay as they are. */
export const asAnswered = (word: string): string => known.get(word) ?? word
