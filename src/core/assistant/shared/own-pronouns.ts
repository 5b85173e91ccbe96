/** What somebody calls his own by its ending: `anakku`; words such as `buku` end so by themselves. */
const ownThing =
  /(?<!\p{L})(anak|istri|suami|ibu|bapak|ayah|adik|kakak|toko|warung|usaha|rumah|nama|motor|mobil|alamat|karyawan|teman|kebun|sawah|keluarga|lapak|kios|bengkel)ku(?!\p{L})/giu
/** What he does himself: `kujual`, `kubeli`; words such as `kupas` begin so by themselves. */
const ownDeed =
  /(?<!\p{L})ku(jual|beli|bayar|kirim|buat|bikin|pakai|pake|ambil|sewa|setor|pinjam|terima|tambah|tambahi|hitung|titip|kasih|kasi|gaji|potong|masak|produksi|borong|catat|minta|keluarkan|ajak)(?!\p{L})/giu
/** `milik tiang,`, `usaha abdi di Garut`: how the regions say `saya`; a word for other things elsewhere, so only where somebody owns. */
const regional =
  /(?<=(?<!\p{L})(?:milik|punya|nama|usaha|toko|warung|kedai|istri|suami)\s)(?:tiang|titiang|beta|ambo|denai|abdi|kulo|kula|ulun|awak|aye)(?=\s*(?:[.,;:!?\n]|$)|\s(?:di|yang|namanya|nami|jenengan|bernama|\p{Lu}))/gu
const self = /(?<=^|[.,;:!?\n(]\s?)(?:Aku|Gue|Gua|Gw)(?!\p{L})|(?<!\p{L})(?:aku|gue|gua|gw)(?!\p{L})/gu

/** `karyawan toko saya namanya Ira`: whose name it is stands at the head, and the shop between names nobody. */
const ownWorker =
  /(?<=(?<!\p{L})(?:karyawan|karyawati|pegawai|staf|staff|sopir|supir|kurir|pelayan|mandor|penjaga|satpam|admin|teknisi|montir|koki)\s)(?:toko|warung|kedai|bengkel|kafe|usaha|pabrik|gudang|konveksi|katering|laundry|salon)\s(saya|kami)\s(?=(?:yang\s)?(?:bernama|namanya|nama)\s\p{L})/giu

/** `aku`, `kujual` and `anakku` as `saya`, `saya jual` and `anak saya`, so that whoever speaks of himself is found whatever he calls himself. */
export const withOwnPronouns = (text: string): string =>
  text
    .replaceAll(ownThing, '$1 saya')
    .replaceAll(regional, 'saya')
    .replaceAll(ownDeed, 'saya $1')
    .replaceAll(self, (word) => (/^\p{Lu}/u.test(word) ? 'Saya' : 'saya'))
    .replaceAll(ownWorker, '$1 ')
