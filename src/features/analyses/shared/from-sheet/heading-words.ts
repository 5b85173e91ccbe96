/** How owners and their programs write the headings of a sheet, in Indonesian and English. */
export const headingWords = {
  date: /\b(?:tanggal|tgl|date|waktu|periode|period|bulan|month|hari|day|tahun|year)\b/,
  number:
    /^(?:no|nomor|nomer|#|id|kode|code|sku|barcode|plu|nik|no .*|nomor .*|.* id|telp.*|telepon|hp|no hp|phone|invoice|nota|struk|resi)$/,
  balance: /\b(?:saldo|balance|sisa|kembali(?:an)?|change|stok awal|minimum|diskon|discount|potongan|pajak|ppn|tax)\b/,
  in: /\b(?:masuk|pemasukan|penerimaan|debet|debit|income)\b/,
  out: /\b(?:keluar|pengeluaran|kredit|credit|expenses?)\b/,
  quantity:
    /\b(?:qty|quantity|kuantitas|banyak(?:nya)?|pcs|porsi|terjual|laku|sold|jml|jumlah|volume|units?|stok|stock)\b/,
  price: /\b(?:harga|hrg|price|tarif|@)\b/,
  cost: /\b(?:hpp|modal|pokok|beli|kulak(?:an)?|cost)\b/,
  money: /\b(?:rp|rupiah|total|subtotal|uang|bayar|nominal|nilai|harga|amount|omzet|omset)\b/,
  item: /\b(?:barang|produk|product|item|menu|nama|name|uraian|description|deskripsi|keterangan|jasa|layanan)\b/,
  group:
    /\b(?:kategori|category|jenis|kelompok|golongan|tipe|type|akun|pos|cabang|outlet|toko|kasir|metode|method|pembayaran|payment|channel|kanal|marketplace|pelanggan|customer|supplier|pemasok|kota|wilayah|sales|hari)\b/,
} as const

/** Columns of money, the surest first. */
export const amountWords = [
  /\b(?:grand total|total (?:harga|penjualan|bayar|pembayaran|belanja|biaya|omzet|omset|rp|sales|amount|price)|jumlah (?:harga|bayar|rp|uang)|harga total)\b/,
  /\b(?:omzet|omset|penjualan|pendapatan|sales|revenue|nominal)\b/,
  /\b(?:sub ?total|total)\b/,
  /\b(?:pengeluaran|pemasukan|penerimaan|biaya|belanja|beban|expenses?|income|amount|nilai|value|bayar|debit|debet|kredit|credit|masuk|keluar)\b/,
  /\b(?:jumlah|jml)\b/,
  /\b(?:cost|gaji|upah)\b/,
]

/** A heading as its words are looked up. */
export const plainHeading = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/\([^)]*\)/g, ' ')
    .replaceAll(/[^a-z0-9@#]+/g, ' ')
    .trim()
