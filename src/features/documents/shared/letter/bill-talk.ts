import type { DocumentType } from '#core/items/shared/kinds.ts'

import type { DocumentRequest } from '../document-request.ts'
import type { StandsThere } from './stands-there.ts'

/** Papers below whose table stand conditions, and nothing of how the owner came to tell it. */
const bills: ReadonlySet<DocumentType> = new Set(['invoice', 'surat_penawaran', 'kuitansi'])

/** Words of whoever tells what is billed, which say nothing beside a name or a figure that the paper does not hold. */
const talk = new Set(
  `itu ini tadi kemarin barusan semalam dulu nanti sekarang jadi jadinya ternyata rupanya semua semuanya total totalnya jumlah harga harganya tarif biaya
   tetap tetep normal biasa biasanya asli khusus tersebut per tiap setiap satu satunya masing di atas bawah lebih dari kurang karena soalnya tetapi tapi namun kalau apabila
   diskon potong potongan dipotong potongkan turun naik kena belum sudah telah juga ikut saja aja doang tambah ditambah ditambahkan plus sama
   ongkos bayar dibayar membayar tanggung menanggung nanggung ditanggung beri diberi memberi kasih dikasih dapat dapet
   dia beliau mereka orangnya pembeli pelanggan langganan saya kami kita yang nya dengan untuk buat ya dong eh oh ding bukan maaf ralat salah
   invoice nota tagihan faktur penawaran kuitansi tuh nih nio mintak ko koh cik gratisin gratiskan memang tidak terkena hitung dihitung dibuat buatkan dibuatkan bikin bikinkan persegi sebulannya sebulan pagi siang sore malam
   pesan pesanan memesan order ambil mengambil beli membeli minta ada habis terus lalu dan masuk uang muka sisa sisanya mohon tolong rp persen`.split(
    /\s+/,
  ),
)

const self = /(?<!\p{L})(?:saya|aku|gue|gw|ane|(?:anak|istri|suami|adik|kakak|ibu|bapak)\s(?:saya|aku|kami))(?!\p{L})/iu
/** That one cannot write such a paper oneself. */
const unable =
  /(?<!\p{L})(?:tidak|kurang|belum)\s(?:bisa|pandai|pintar|jago|paham|mengerti)\s(?:me|nge)?(?:tik|nulis|tulis|buat|bikin|hitung|ketik)/iu
/** A name within it; where somebody is (`di Wonosobo`) names nobody. */
const naming = /(?<=\p{L}\s\(?)(?<!(?<!\p{L})di\s)\p{Lu}\p{Ll}+/u
/** What the seller binds himself to, or asks of the buyer. */
const binding =
  /(?<!\p{L})(?:garansi|jamin|menjamin|ganti|mengganti|antar|mengantar|kirim|mengirim|pasang|memasang|tanggung|menanggung|sedia|menyediakan|siap|kerja|mengerjakan|terima|menerima|transfer|bayar|rekening|hubungi|jemput|menjemput|rakit|bongkar|bersih|bersihkan|berlaku|bawa|membawa|pakai|memakai|setor|ambil|kalau|apabila|jika|nanti|akan|bisa|boleh|gratis|bonus|perbaik|memperbaik|betul|bener|servis|bantu|urus|jaga|simpan|sewa|pinjam)\p{L}{0,3}(?!\p{L})/iu

/** `48 stel … eh salah ding, 52 stel`, `eh bukan 6 deh 8 sak`: in what that is counted which was told anew. */
const slip =
  /(?<!\p{L})(?:eh|ralat|koreksi|salah|maksudnya),?\s(?:(?:salah|maaf|ding|deng|dink)[\s,]{1,2}|bukan\s\d{1,5}\s(?:deh\s|ding\s|tapi\s)?){0,3}\d{1,5}\s(\p{L}{2,12})/iu

/** A clause without the count that was taken back behind it. */
const settled = (clause: string, message: string): string => {
  const unit = slip.exec(message)?.[1]
  return unit === undefined
    ? clause
    : clause.replaceAll(new RegExp(String.raw`\d{1,5}\s${unit}(?!\p{L})|bukan\s\d{1,5}`, 'giu'), ' ')
}

const figures = (text: string): string[] => text.match(/\d{1,3}(?:\.\d{3})+|\d+/g) ?? []
const words = (clause: string): string[] => clause.match(/[\p{L}\p{N}.,]*[\p{L}\p{N}]/gu) ?? []

/**
 * Whether a clause beside a bill only talks: all that it tells stands in the paper's rows and sums, or it tells of the
 * owner (`saya kurang pandai mengetik`) and binds nobody. What holds a figure or a name that stands nowhere in `paper`
 * stays.
 */
export const onlyTalks = (
  told: string,
  { documentType, message = '' }: Pick<DocumentRequest, 'documentType' | 'message'>,
  paper: string,
  isThere: StandsThere,
): boolean => {
  if (!bills.has(documentType)) return false
  const isOfSelf = self.test(told) && !binding.test(told) && !naming.test(told)
  if (!/\d/.test(told) && (unable.test(told) || isOfSelf)) return true
  const clause = settled(told, message)
  const left = words(clause.replaceAll(/ongkir(?:nya)?/giu, 'kirim')).filter((word) => !talk.has(word.toLowerCase()))
  const known = new Set(figures(paper))
  return figures(clause).every((figure) => known.has(figure)) && (left.length === 0 || isThere(left.join(' ')))
}
