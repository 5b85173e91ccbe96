import { ownWords, personTitles, tradeWords } from './reading-grammar/parties/business-name-words.ts'
import { numberedApart, spellOutPrices, writeRanges } from './reading-grammar/goods/price-list.ts'
import { oneOf, unitOf } from './reading-grammar/goods/units.ts'
import { wordSet } from './reading-grammar/words.ts'
import { clausesIn, cleaned, figuresIn, wordsIn } from './told-clauses.ts'
import { untoldFacts, type UntoldFact } from './untold.ts'

/** Words by which a page or a till is ordered. What stands before them orders; what stands behind may be a fact. */
const orderNoun =
  /(?<!\p{L})(?:web\s?site|web|situs|landing\s?page|home\s?page|laman|kasir(?:an|in)?|pos|point of sale|aplikasi|program|sistem|toko online)(?:nya)?(?!\p{L})/giu
const orderWords =
  /(?<!\p{L})(?:(?:di)?(?:buat|bikin|bangun|siap|gawek?)(?:kan|in|akan|inin|kannya|no)?|tolong|mohon|minta|tlg|pls|please|pengen|pengin|ingin|pake|pakai|mau|butuh|perlu|dong|donk|simple|simpel|sederhana|langsung|sekarang|halo|hai|juragan|admin|assalamualaikum)(?!\p{L})/giu

const phone =
  /(?:(?:no|nomor)?\.?\s?\(?(?:wa|hp|telp|telepon|tlp|whatsapp|hub|hubungi)\)?\s*[:.]?\s*)?(?<!\d[-.]?|(?:rek|rekening|norek|bank|bca|bri|bni|bsi|btn|mandiri)\.?\s?:?\s?)(?:\+?62\d|\(?0[1-9])\d{1,2}\)?[\d\s.-]{4,12}\d(?![\d-])/giu
const mail = /(?:(?:alamat )?e-?mail\s*:?\s*)?(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,80}(?:\.[\w-]{1,40}){1,5}/giu
const handle = /(?:(?:ig|instagram|tiktok|fb|dm)\s*:?\s*){0,2}@[\w.]{2,40}/giu
const particles = /(?<=\s)(?:dong|donk|kak|min|gan|ya|yah|bund|bang|digital|baru)(?!\p{L})/giu
const courtesies =
  /^(?:dan|atau|serta|juga|terus|trus|lalu|plus|sama|(?:aja|saja|sendiri)(?=\s(?:buat|untuk|utk|jual\p{L}*)\s)|ya|dong|kak|min(?!\s(?:beli|order|pesan|pembelian|transaksi|\d))|gan|nih|yang|yg|untuk|utk|buat|nya|eh|oke|nah)\s+|\s+(?:ya|dong|kak|min|gan|nih|deh|sih|makasih|terima kasih|untuk|utk|buat|dan|atau|via|no|nomor|ke|di|wa|hp|telp|lewat|saya|kami|kita|ada)$/iu

const tidy = (clause: string): string => {
  let text = clause
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\s(?=[,;:.)])/g, '')
    .trim()
  if (!text.includes(')')) text = text.replace('(', '')
  for (let step = 0; step < 4; step += 1)
    text = text
      .replaceAll(/^[\s,;:.–"“”')-]+|[\s,;:–"“”'(-]+$/g, '')
      .replace(courtesies, '')
      .trim()
  return text
}

/** A clause without the words that order: what stands behind them, else before them, whichever tells the fact. */
const withoutOrder = (clause: string, fact: string): string => {
  const nouns = [...clause.matchAll(orderNoun)]
  const last = nouns.at(-1)
  const low = fact.toLowerCase()
  // `kasir Doni`, `kasir: Doni`: who sits there, not what is ordered.
  if (!last || /(?:^|\s)[Kk]asir(?:nya)?\s*:?\s*(?:\d{1,2}(?:\sorang)?\s*:?\s*)?\p{Lu}\p{Ll}/u.test(clause))
    return clause
  const behind = clause.slice(last.index + last[0].length)
  const before = clause.slice(0, nouns[0]?.index ?? 0)
  const side = behind.toLowerCase().includes(low) ? behind : before.toLowerCase().includes(low) ? before : ''
  const told = side.split(/[?!]/).find((part) => part.toLowerCase().includes(low)) ?? ''
  return told.replaceAll(orderWords, ' ')
}

const nameCue =
  /(?<!\p{L})(?:(?:yang\s)?(?:nama|merk|merek|brand)(?:\s?nya)?(?:\s(?:usaha|toko|bisnis|brand|warung|olshop|dagang(?=nya)|\p{L}{3,}(?=\s?nya(?!\p{L})))(?:\s?nya)?)?|bernama|dagangnya|yaitu|a\.n\.|atas nama|(?:toko|warung|usaha)\snya)(?!\p{L})\s*[:=]?\s*(?:(?:saya|kami|adalah)\s)?/giu

const degrees = /^(?:\s*,\s*(?:[SMA]|Dr|Sp|Ph|Lc|Amd|A\.Md)\.?[\p{L}.]*)+/u
const anyMoney = /\d\s?(?:rb|ribu|k|jt|juta)(?!\p{L})|\d\.\d{3}/iu

/** The longest end of a name that a clause holds: a till's name may begin with its trade. */
const partOf = (clause: string, name: string): string => {
  const low = clause.toLowerCase()
  const words = name.toLowerCase().split(' ')
  while (words.length > 0) {
    const part = words.join(' ')
    // `warung kopi` left over of a name is no name any more: `sarapan dan kopi`.
    if (words.length === 1 && name.includes(' ') && tradeWords.has(part)) return ''
    if (part.length > 2 && low.includes(part)) return part
    if (!tradeWords.has(words.shift() ?? '')) return ''
  }
  return ''
}

/** `rental mobil merk "Gaskeun"`: the name has a place of its own, what it does has not. Prices behind it stand in the list. */
const withoutName = (clause: string, name: string, listed: (text: string) => boolean): string => {
  const own = partOf(clause, name)
  const at = own === '' ? -1 : clause.toLowerCase().indexOf(own)
  if (at < 0) return clause
  const behind = clause
    .slice(at + own.length)
    .replace(/^\s*["”)’']/, '')
    .replace(degrees, '')
  const before = clause.slice(0, at).replace(/["“(‘']\s*$/, '')
  return `${before} ${anyMoney.test(behind) && listed(behind) ? '' : behind}`.replaceAll(nameCue, ' ')
}

/** Neither markup nor placeholders: what looks like code is no fact of a business. */
const code = /[<>{}$]|\bdrop table\b|\bignore\b|\babaikan\b/i
/** Where the facts are, which is no fact itself. */
const pointing = /(?<!\p{L})(?:info(?:nya)?|data(?:nya)?|yang|seperti) (?:tadi|di atas|barusan|sebelumnya)(?!\p{L})/iu

/** What opens a clause and belongs to its fact, though other clauses open with it to order: `kirim dari Cirebon`, `DP 50%`. */
const kept =
  /^(?:\d+|dp|kirim|pengiriman|antar|terima|melayani|pesan|order|booking|min|minimal|minimum|po|free|gratis|harga|uang|total|cek|beli|bayar|sewa)$/iu

/** The clause in the owner's writing: what was cut off its beginning comes back where it belongs to the fact. */
const whole = (clause: string, original: string): string => {
  const words = original.trim().split(/\s+/)
  const first = words.findIndex((word) => kept.test(word))
  const opening = wordsIn(clause.toLowerCase())[0] ?? ''
  const at = words.findIndex((word) => wordsIn(word.toLowerCase())[0] === opening)
  if (at > 0 && personTitles.has((words[at - 1] ?? '').toLowerCase().replace(/\.$/, '')))
    return words.slice(at - 1).join(' ')
  return first >= 0 && (at < 0 || first < at) ? words.slice(first).join(' ') : clause
}

/** Words that name the place or sort of a fact; alone they tell nothing. */
const labels = wordSet(
  `harga harganya mulai per paket menu layanan jual jualan melayani menyediakan menawarkan sedia tersedia ada sampai hingga rp ribu juta satuan sedangkan kalau kalo kategori barcode kode isi
   stok total masing semua alamat alamatnya beralamat lokasi lokasinya berlokasi kantor kantornya tempat tempatnya jalan kota daerah area buka bukak tutup
   praktik praktek jam pukul hari usaha bisnis instagram ig email telp hub hubungi kontak reservasi pemesanan pesan order lewat via website web portofolio portfolio online cv
   skill keahlian slogan slogannya sloganya tagline taglinenya moto motto nama namanya bernama brand merk merek yaitu adalah untuk dari dengan dan atau
   juga serta saja aja makasih terima kasih terimakasih banyak sebelumnya salam sukses products product services service prices price sekali banget secepatnya segera sekarang nanti besok barang produk daftar list item kelas kelasnya program programnya kasir kasirnya baru digital seharga dijual mohon tolong bantu bantuannya olshop`,
)

/** Whether each word of a clause stands somewhere, names no more than its place, or is a unit. */
const saysNothingNew = (clause: string, known: string): boolean =>
  wordsIn(clause.replaceAll(/(?:\/|(?<!\p{L})per\s)\s?\p{L}+/gu, ' ')).every((word) => {
    const low = word.toLowerCase()
    const bare = low.length > 6 ? low.replace(/nya$/, '') : low
    return (
      !/\p{L}{3}/u.test(low) ||
      labels.has(low) ||
      labels.has(bare) ||
      known.includes(bare) ||
      unitOf(low) !== null ||
      oneOf(low) !== null
    )
  })

export interface BesidesOptions {
  /** The name of the business, which stands in a place of its own. */
  readonly name?: string
  /** Words that say nothing here. */
  readonly idle?: ReadonlySet<string>
}

const none: ReadonlySet<string> = new Set()

interface Note {
  /** The place of its last clause in the message. */
  readonly at: number
  readonly text: string
}

const mostFacts = 120

/** At most three facts of a clause: what tells the others is the same clause. */
const fewOfEach = (facts: readonly UntoldFact[]): UntoldFact[] => {
  const seen = new Map<string, number>()
  return facts
    .filter(({ clause }) => {
      const count = (seen.get(clause) ?? 0) + 1
      seen.set(clause, count)
      return count <= 3
    })
    .slice(0, mostFacts)
}

/** An untold fact as a note: its clause without the order, the name, and what has a place of its own. */
const noteOf = (
  { kind, text: fact, clause }: UntoldFact,
  original: string,
  { name, known, listed }: { name: string; known: string; listed: (text: string) => boolean },
): string => {
  if (code.test(clause) || pointing.test(clause)) return ''
  const isOrder = original.search(orderNoun) >= 0
  const isMatter = kind === 'matter'
  // Of a name in part known, what is missing must come back: `Cibeber` of `Desa Sukamaju Kec. Cibeber`.
  const lost = wordsIn(fact.toLowerCase()).filter((word) => !known.includes(word))
  const wanted = lost.length > 0 ? lost : wordsIn(fact.toLowerCase())
  const mark = isMatter ? (wordsIn(original.replace(orderNoun, ' ')).at(-1) ?? '') : (wanted.at(-1) ?? fact)
  const told = withoutName(isOrder ? original : whole(clause, original), name, listed)
  const own = isOrder ? withoutOrder(told, mark) : told
  const note = tidy((isOrder ? own.replaceAll(particles, ' ') : own).replaceAll(phone, ' ').replaceAll(handle, ' '))
  const words = wordsIn(note.toLowerCase())
  if (words.every((word) => ownWords.has(word) || labels.has(word.replace(/nya$/, ''))) || listed(note)) return ''
  if (isMatter && words.length < 2 && words.every((word) => tradeWords.has(word))) return ''
  if (isOrder && isMatter && words.filter((word) => !ownWords.has(word)).length < 2) return ''
  if (!words.some((word) => /\d|\p{L}{3}/u.test(word))) return ''
  return isMatter || wanted.every((word) => note.toLowerCase().includes(word)) ? note : ''
}

/** `kolam renang, parkir`, `3 kapster: Anto, Bima`, `jam 06.00, 10.00`: what is short goes on with the clause before it. */
const goesOn = (note: string, last: string): boolean => {
  const isName =
    /^\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+){0,2}$/u.test(note) && !personTitles.has(note.split(' ')[0]?.toLowerCase() ?? '')
  return (
    /^\d[\d.:]*(?:\s(?:dan|&|sampai)\s\d[\d.:]*)?(?:\s(?:dari|ke|wib|wita|wit)(?:\s\p{Lu}\p{L}+)?)?$/u.test(note) ||
    (/^\p{Ll}/u.test(note) && note.split(' ').length <= 3) ||
    (isName && /[:\d]/.test(last))
  )
}

/** `2 kasir: Doni, Aji`: the names behind one that came back are of the same list. */
const withRest = ({ at, text }: Note, clauses: readonly { readonly text: string }[], known: string): string => {
  let all = text
  if (!/[:\d]/.test(text) && !/\p{Lu}\p{Ll}+$/u.test(text)) return all
  for (let next = at + 1; next < clauses.length && next - at < 12; next += 1) {
    const one = (clauses[next]?.text ?? '').trim()
    if (!/^(?:dan\s)?\p{Lu}\p{Ll}{1,14}$/u.test(one) || known.includes(one.toLowerCase()) || all.includes(one)) break
    all += `, ${one}`
  }
  return all
}

/**
 * What a message tells of a business besides what was written from it, as notes in the owner's words: every name, figure
 * and matter that stands nowhere yet, each with its clause, without orders, numbers to call and handles, which have
 * places of their own (ASSIST-01).
 */
export const toldBesides = (
  message: string,
  written: string,
  { name = '', idle = none }: BesidesOptions = {},
): string[] => {
  // `6 bulan - 5 tahun`: one figure goes with the other. An e-mail's address often holds the name; it is cut off first.
  const text = spellOutPrices(
    writeRanges(numberedApart(message.replaceAll(mail, ' ')), ({ from, to }) => `${from}–${to}`),
  )
    .replaceAll(/(\d\s?\p{L}{0,6})\s[-–]\s(?=\d)/gu, '$1–')
    .replaceAll(/\p{Extended_Pictographic}[\u{fe0f}\u{200d}]*/gu, ' ')
  const known = `${written}\n${name}`.toLowerCase()
  const figures = new Set(figuresIn(known.replaceAll('\u00a0', ' ')).map(({ value }) => value))
  const listed = (clause: string): boolean =>
    figuresIn(clause).every(({ value }) => figures.has(value)) && saysNothingNew(clause, known)
  const clauses = clausesIn(text).map((clause, at) => ({ at, text: clause.text, cleaned: cleaned(clause.text, idle) }))
  const facts = fewOfEach(untoldFacts(text, written, { words: true, everyWord: true, counts: true, idle }))
  const notes: Note[] = []
  for (const fact of facts) {
    const clause = clauses.find((one) => one.cleaned === fact.clause)
    const note = noteOf(fact, clause?.text ?? fact.clause, { name, known, listed })
    if (note === '' || notes.some((one) => one.text.includes(note))) continue
    const last = notes.at(-1)
    const at = clause?.at ?? -2
    if (last && at === last.at + 1 && goesOn(note, last.text) && last.text.length + note.length < 180)
      notes[notes.length - 1] = { at, text: `${last.text}, ${note}` }
    else notes.push({ at, text: note })
  }
  const whole = notes.slice(0, 40).map((note) => withRest(note, clauses, known))
  // What a longer note says as well is said once.
  return whole.filter(
    (note, at) =>
      !whole.some(
        (other, place) =>
          place !== at && other.length > note.length && other.toLowerCase().includes(note.toLowerCase()),
      ),
  )
}
