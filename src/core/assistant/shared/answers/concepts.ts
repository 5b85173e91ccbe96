/** Words for one and the same thing, each line to its first: what an owner calls `pelanggan` an answer may call `pembeli`. */
const lines = `
utang kasbon bon piutang ngutang hutang tunggakan nunggak ngebon berutang
tagih nagih menagih ditagih penagihan nagihnya
pembeli pelanggan customer konsumen langganan kustomer pembelinya
karyawan pegawai pekerja staf staff helper
pemasok supplier suplier supplayer
omzet omset
hujan ujan
untung laba profit cuan keuntungan
keluhan komplain complain komplen protes ngeluh mengeluh ngomel marah maki memaki dimaki ngamuk
uang duit dana
gaji upah gajian honor
toko warung kedai
rusak cacat pecah penyok rusaknya mecahin memecahkan pecahin merusak ngerusak
basi busuk layu kadaluarsa kedaluwarsa expired expire
kirim antar mengantar delivery ngirim nganter nganterin anter antarkan
promo promosi
iklan ads ngiklan
izin perizinan legalitas
curi nyolong mencuri dicuri pencuri pencurian kecurian kemalingan nilep tilep maling ngembat nyuri korupsi curang
tipu nipu menipu ditipu penipuan penipu ketipu tertipu bodong scam
telat terlambat lambat ngaret molor
ramai rame laris
catat nyatet nyatat mencatat pencatatan catatan
ponsel hp handphone gadget
foto motret memotret jepret
pasangan istri suami
keluarga saudara bude pakde bulek paklik tante om kakak adik keponakan sepupu ipar sodara ponakan anak kerabat
mitra teman temen kawan partner rekan kongsi
lepas resign keluar berhenti mundur cabut
pecat phk memecat dipecat mecat pemecatan
jual menjual dijual ngejual jualan
beli membeli dibeli kulakan kulak belanja
kembalian susuk receh
tetangga sebelah
saing pesaing saingan kompetitor bersaing
cicil nyicil dicicil cicilan angsur angsuran
kontrak perjanjian
bagi bagian ngebagi dibagi pembagian
batal cancel membatalkan dibatalkan batalin
balik kembali kembalikan dikembalikan refund
naik naikin menaikkan dinaikkan kenaikan
turun nurunin menurunkan diturunkan turunin
tukar tuker ditukar dituker nuker menukar penukaran tukeran
sobek robek
hilang ilang ngilangin ilangin menghilangkan dihilangkan raib lenyap kehilangan
nikah menikah kawin nikahan pernikahan hajatan
nolak tolak menolak ditolak penolakan
cari nyari mencari carikan dicari cariin
daftar mendaftar ndaftar pendaftaran didaftarkan daftarin
bertengkar ribut berantem cekcok tengkar
malas males mager
capek lelah burnout letih capai
baju pakaian kemeja celana jaket
laundry cucian cuci nyuci londri loundry
stan stand booth stannya standnya
bazar bazaar pameran
pinjam minjem pinjem meminjam dipinjam pinjaman minjam
ambil ngambil mengambil diambil
ganti mengganti diganti penggantian pengganti gantiin
kutu kutuan berkutu
simpan nyimpan menyimpan disimpan
potong motong dipotong potongan pemotongan memotong
ketahuan ketauan kepergok
instagram ig insta
sopir supir driver
tabrak nabrak menabrak ditabrak tabrakan
tambah nambah menambah nambahin ditambah
cek ngecek mengecek dicek mengeceknya ngeceknya ceknya periksa memeriksa diperiksa
atur ngatur mengatur diatur ngaturnya
antre antri antrean ngantri antrian
bantu bantuan membantu dibantu
warkop kafe cafe ngopi
mahal kemahalan
tinggal ketinggalan tertinggal
niru ditiru meniru tiru jiplak dijiplak menjiplak nyontek
online daring ol
hitung itung ngitung menghitung dihitung hitungan perhitungan
lamar ngelamar melamar lamaran
terbit nerbitin menerbitkan publish tayang
pakai pake dipakai dipake memakai makai kepakai kepake
risiko resiko resikonya risikonya
jelek ngejelekin ngejelekkin menjelekkan jelekin dijelekin dijelekkan fitnah memfitnah difitnah
mepet mendadak dadakan dadak
box kotak dus kardus
rekrut merekrut ngerekrut loker lowongan
unduh download ngunduh mengunduh diunduh didownload ekspor export
muncul keliatan kelihatan terlihat tampil nongol
semangat motivasi penyemangat nyemangatin menyemangati
bukti buktiin membuktikan pembuktian buktikan
hapus kehapus dihapus menghapus ngapus apus delete
ketik ngetik mengetik diketik
lihat liat melihat ngeliat dilihat ngelihat
palsu kw imitasi tiruan aspal
hemat irit menghemat ngirit dihemat berhemat
booking reservasi dibooking ngebooking
keracunan mules mual muntah diare mencret
tikus kecoa lalat nyamuk hama serangga semut
`
const heads: ReadonlyMap<string, string> = new Map(
  lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [head = '', ...others] = line.split(' ')
      return others.map((other) => [other, head] as const)
    }),
)

/** The first name of what a word means; a word of its own stays as it is. */
export const conceptOf = (word: string): string => heads.get(word) ?? word
