type TokenKind = 'word' | 'number' | 'mark' | 'line'

/** One piece of a message; `start` and `end` are offsets in the text as written. */
export interface Token {
  readonly kind: TokenKind
  readonly raw: string
  /** Lower case, and the full form of common short ones (`utk` -> `untuk`). */
  readonly low: string
  readonly start: number
  readonly end: number
  /** No space before it. */
  readonly glued: boolean
}

const fullForms = new Map(
  Object.entries({
    untuk: 'utk untk tuk ntuk u/ for',
    buat: 'bwt bt',
    dari: 'dr dri from',
    kepada: 'kpd kpda kepda',
    ke: 'ka',
    tanggal: 'tgl tggl tnggl',
    dengan: 'dgn dg dngn',
    yang: 'yg',
    jadi: 'jd jdi',
    harga: 'hrg hrga harganya harganyo hrgnya',
    sampai: 'sampe smp s/d s.d s.d. sd hingga',
    nomor: 'no nmr nomer',
    saya: 'sy gw ane',
    malam: 'malem',
    surat: 'suratnya srt',
    invoice: 'inv invoicein invoicenya infois invois invoicnya',
    nota: 'notanya notain',
    faktur: 'fakturnya',
    tagihan: 'tagihannya',
    penawaran: 'penawarannya',
    kuitansi: 'kuitansinya kwitansinya kwitansi kwitansiin kuitansiin kuitansinye',
    telepon: 'telp tlp telpon hp wa tel hubungi whatsapp handphone kontak',
    rekening: 'rek norek',
    'atas-nama': 'a.n a.n. a/n',
    'untuk-perhatian': 'u.p u.p. up',
    alamat: 'beralamat alamatnya',
    jalan: 'jl jln',
    dan: '& n',
    sama: 'ama sm samo',
    muka: 'muko',
    bulan: 'bln',
    tahun: 'thn th',
    minggu: 'mgg mggu',
    pembayaran: 'pembyran pmbayaran',
    pukul: 'pkl jm',
    belum: 'blm blum',
    kamar: 'kmr',
    kemarin: 'kmrn kmaren kemaren kmren',
    sebagai: 'sbg sbgai',
    customer: 'cust cst cus custumer kastemer',
    sisa: 'sesana sesane',
    semua: 'smua smw smuah',
    puluh: 'pulu puluah',
    sudah: 'parantos sampun uwis wis udah udh sdh dah',
    termasuk: 'include incl inc trmasuk',
    tidak: 'gak ga nggak ngga tdk enggak',
    diskon:
      'disc disk discount disct kepotong potongan rabat korting dipotong dipotongin dikurangi dikurangin didiskon didiskonin dikorting dirabat dikurangkan dipotongkan',
    'tanda-tangan': 'ttd tertanda ttdnya',
  }).flatMap(([full, short]) => short.split(' ').map((form) => [form, full] as const)),
)

/** A line's end, a gap, a number and a single mark are groups, by their place: names would cost an object for each token. */
const scanner = new RegExp(
  [
    // Code of any sort is one plain word: no part of it is a number or a mark.
    String.raw`(?:\{\{[^{}\n]{0,60}\}\}|\$\{[^{}\n]{0,60}\}|<[\/!]?[a-z][^<>\n]{0,60}>)`,
    String.raw`(\r?\n)`,
    String.raw`([^\S\n]+)`,
    String.raw`(?:s\/d|a\/n|d\/a|u\/)(?![\p{L}\p{N}])|\p{L}{1,2}(?:\.\p{L}{1,4}){1,3}\.?(?![\p{L}\p{N}])`,
    // `2H1M`, `3D2N`: how long a journey is, in one word.
    String.raw`\d{1,2}[hHdD]\d{1,2}[mMnN](?![\p{L}\p{N}])`,
    String.raw`(\d+(?:[.,]\d+)*)`,
    String.raw`\p{L}[\p{L}\p{M}]*(?:['’-]\p{L}[\p{L}\p{M}]*)*`,
    String.raw`([^])`,
  ].join('|'),
  'uy',
)

/** `sisa nya`: the ending of the word before it, written apart. */
const apartNya = /^ nya(?![\p{L}\p{N}])/u

/** Words and numbers of a text in order; each alternative is anchored and reads on, so the scan is linear. */
export const tokenise = (text: string): Token[] => {
  const tokens: Token[] = []
  let at = 0
  let spaced = true
  while (at < text.length) {
    // Half of all pieces are single spaces.
    if (text.charAt(at) === ' ') {
      spaced = true
      at += 1
      continue
    }
    scanner.lastIndex = at
    const match = scanner.exec(text)
    if (!match) break
    const [, line, space, number, mark] = match
    const rest = text.slice(scanner.lastIndex, scanner.lastIndex + 5)
    const raw = /^\p{Ll}{3}/u.test(match[0]) && apartNya.test(rest) ? `${match[0]} nya` : match[0]
    if (space === undefined) {
      const kind: TokenKind =
        line !== undefined ? 'line' : number !== undefined ? 'number' : mark !== undefined ? 'mark' : 'word'
      const lower = raw.toLowerCase().replace(' nya', 'nya')
      // `Wa Ode`: what opens a name is no telephone.
      const isName = raw === 'Wa' && /^ \p{Lu}\p{Ll}/u.test(text.slice(at + 2, at + 5))
      tokens.push({
        kind,
        raw,
        low: isName ? lower : (fullForms.get(lower) ?? lower),
        start: at,
        end: at + raw.length,
        glued: !spaced,
      })
    }
    spaced = space !== undefined || line !== undefined
    at += raw.length
  }
  return tokens
}
