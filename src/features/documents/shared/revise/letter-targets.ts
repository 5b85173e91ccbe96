import type { LetterText } from './document-changes.ts'

/** What a clause may be about. */
export type Target =
  | { readonly about: 'text'; readonly field: LetterText }
  | {
      readonly about:
        | 'price'
        | 'quantity'
        | 'unit'
        | 'recipient'
        | 'date'
        | 'due'
        | 'validity'
        | 'discount'
        | 'tax'
        | 'down_payment'
        | 'bank'
        | 'signer'
        | 'money_taker'
        | 'words'
        | 'charge'
    }

const text = (field: LetterText): Target => ({ about: 'text', field })
const of = (about: Exclude<Target['about'], 'text'>): Target => ({ about })

/** Words that name a part of a letter, the narrower ones first. */
const named: readonly (readonly [RegExp, Target])[] = [
  [/^(?:kalimat|kata(?:-kata)?|tulisan|teks|paragraf|alinea|bagian)(?:nya)?\b/, of('words')],
  [/^(?:harga|hrg|hrga|hargax?)(?:nya)?(?: satuan(?:nya)?)?\b/, of('price')],
  [/^(?:nominal|jumlah uang|uang sejumlah|uangnya|nilai)(?:nya)?\b/, of('price')],
  [/^(?:jumlah|qty|kuantitas|banyak|kuantiti)(?:nya)?\b/, of('quantity')],
  [/^satuan(?:nya)?\b/, of('unit')],
  [/^(?:jatuh tempo|tempo|jatuhtempo|batas bayar|deadline)(?:nya)?\b/, of('due')],
  [/^(?:tanggal|tgl)(?:nya)? (?:jatuh tempo|tempo|bayar)(?:nya)?\b/, of('due')],
  [/^(?:masa berlaku|berlaku|masa penawaran|validitas)(?:nya)?\b/, of('validity')],
  [/^alamat (?:penerima|pelanggan|tujuan|klien|pembeli|customer)(?:nya)?\b/, text('recipient.address')],
  [/^(?:jabatan|posisi) (?:penerima|pelanggan|klien)(?:nya)?\b/, text('recipient.title')],
  [
    /^(?:perusahaan|pt|instansi|kantor|nama perusahaan) (?:penerima|pelanggan|klien|tujuan|pembeli)(?:nya)?\b/,
    text('recipient.company'),
  ],
  [/^(?:nama )?(?:penerima uang|yang (?:terima|menerima|nerima)(?: uang)?)(?:nya)?\b/, of('money_taker')],
  [
    /^(?:nama )?(?:penerima|tujuan|kepada|yth|pelanggan|customer|klien|client|pembeli)(?:nya)?(?: surat(?:nya)?)?\b/,
    of('recipient'),
  ],
  [/^(?:nama )?(?:pihak kedua|pihak 2|pegawai)(?:nya)?\b/, of('recipient')],
  [/^jabatan(?:nya)?(?: (?:penanda ?tangan|ttd|yang tanda ?tangan))?(?:nya)?\b/, text('signer.title')],
  [/^(?:nama )?(?:penanda ?tangan|ttd|tanda ?tangan|yang (?:tanda ?tangan|ttd)|penandatangan)(?:nya)?\b/, of('signer')],
  [/^(?:nama )?(?:pengirim|usaha|toko|kop(?: surat)?|usahaku|tokoku|pihak pertama)(?:nya)?\b/, text('sender.name')],
  [/^(?:(?:no|nomor|nomer)\.? )?(?:telepon|telpon|telp|tlp|hp|wa|whatsapp|handphone)(?:nya)?\b/, text('sender.phone')],
  [/^(?:alamat )?(?:e-?mail|surel)(?:nya)?\b/, text('sender.email')],
  [/^(?:website|situs|web)(?:nya)?\b/, text('sender.website')],
  [/^npwp(?:nya)?\b/, text('sender.npwp')],
  [/^alamat(?: (?:usaha|toko|pengirim|kantor))?(?:nya)?\b/, text('sender.address')],
  [/^(?:nomor|nomer|no)\.? ?(?:rekening|rek)(?:nya)?\b/, of('bank')],
  [/^(?:rekening|rek|norek|bank)(?:nya)?\b/, of('bank')],
  [
    // `nomor 2` is a row.
    /^(?:nomor|nomer|no)(?!\.? ?\d{1,3}$)(?:nya)?\.?(?: (?:surat|invoice|kuitansi|dokumen|penawaran|kontrak|nota))?(?:nya)?\b/,
    text('letterNumber'),
  ],
  [/^(?:tanggal|tgl)(?:nya)?(?: surat(?:nya)?)?\b/, of('date')],
  [/^(?:tempat|kota)(?:nya)?(?: surat(?:nya)?)?\b/, text('place')],
  [/^lampiran(?:nya)?\b/, text('attachment')],
  [/^status(?:nya)?(?: (?:pembayaran|bayar|invoice|nota|tagihan))?(?:nya)?\b/, text('status')],
  [/^(?:perihal|hal|subjek|subject|keperluan|keterangan)(?:nya)?\b/, text('subject')],
  [/^(?:judul|title)(?:nya)?(?: surat(?:nya)?)?\b/, text('title')],
  [/^(?:diskon|disc|discount|potongan|korting|diskonan|potongan harga|dis)(?:nya)?\b/, of('discount')],
  [/^(?:ppn|pajak)(?:-?nya)?\b/, of('tax')],
  [/^(?:dp|uang muka|panjar|down payment|tanda jadi)(?:-?nya)?\b/, of('down_payment')],
  [/^(?:ongkir|ongkos(?: kirim)?|biaya)(?:nya)?\b/, of('charge')],
]

/** The part of a letter that some words begin with, and what follows its name; null for other words. */
export const readTarget = (words: string): { readonly target: Target; readonly rest: string } | null => {
  const bare = words.replace(/^(?:bagian|isi|untuk|si|yang)\s+/i, '')
  const lower = bare.toLowerCase()
  for (const [pattern, target] of named) {
    const found = pattern.exec(lower)
    if (found) return { target, rest: bare.slice(found[0].length).replace(/^[\s:,-]+/, '') }
  }
  return null
}

/** Words with which a change of a letter may begin without a verb. */
export const opensLetterChange = (words: string): boolean => readTarget(words) !== null
