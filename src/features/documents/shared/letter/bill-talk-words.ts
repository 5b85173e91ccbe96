/**
 * Words of whoever tells what is billed, when and by whom: beside a name or a figure that the
 * paper does not hold they say nothing.
 */
export const talk = new Set(
  `itu ini tadi kemarin barusan semalam dulu nanti sekarang jadi jadinya ternyata rupanya semua semuanya total totalnya jumlah harga harganya tarif biaya
   tetap tetep normal biasa biasanya asli khusus tersebut per tiap setiap satu satunya masing di atas bawah lebih dari kurang karena soalnya tetapi tapi namun kalau apabila
   diskon potong potongan dipotong potongkan turun naik kena belum sudah telah juga ikut saja aja doang tambah ditambah ditambahkan plus sama
   ongkos bayar dibayar membayar tanggung menanggung nanggung ditanggung beri diberi memberi kasih dikasih dapat dapet
   dia beliau mereka orangnya pembeli pelanggan langganan saya kami kita yang nya dengan untuk buat ya dong eh oh ding bukan maaf ralat salah
   invoice nota tagihan faktur penawaran kuitansi tuh nih nio mintak ko koh cik gratisin gratiskan memang tidak terkena hitung dihitung dibuat buatkan dibuatkan bikin bikinkan persegi sebulannya sebulan pagi siang sore malam
   pesan pesanan memesan order ambil mengambil beli membeli minta ada habis terus lalu dan masuk uang muka sisa sisanya mohon tolong rp persen
   list daftar rincian catatan no barang item qty ganti mengganti ngambil mesan mesen pesen lagi isi menawarkan membuat menjual cuma deng dink`.split(
    /\s+/,
  ),
)
