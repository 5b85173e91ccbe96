import { type BusinessName, businessNameIn } from '#core/assistant/shared/reading-grammar/parties/business-names.ts'
import { sentenceCase } from '#core/text/shared/letter-case.ts'

/** Words that say what kind of business it is; a name begins with one of them, or stands behind it (P1 §5). */
const heads =
  'warung warkop toko kedai kafe cafe café resto restoran restaurant depot angkringan warteg kantin lapak kios salon barbershop barber bengkel laundry londri apotek apotik klinik butik distro minimarket swalayan supermarket grosir agen studio fotografi konsultan travel hotel penginapan sekolah kursus les gym konter counter petshop bakery catering katering percetakan koperasi koperasi optik fotokopi fotocopy pangkalan gerai outlet booth stand pt cv ud tb'.split(
    ' ',
  )
const headWords = new Set([...heads, 'rumah'])

/** Words behind a head that still say the kind and no name: `toko kelontong`, `warung kopi`. */
const kindWords = new Set(
  'makan minum ulang kelontong sembako kopi nasi baju pakaian sepatu sandal tas kue roti online bangunan elektronik hp handphone pulsa kosmetik buku mainan sayur sayuran buah ayam bakso mie mi soto sate seblak minuman makanan jajanan kecil kecilan kiloan motor mobil rambut kecantikan pakan obat serba ada kering basah oleh-oleh padang jus es teh boba hijab kerudung muslim fashion frozen food atk alat tulis plastik madura burjo penyet geprek pecel gorengan martabak dimsum pizza burger kesehatan gigi hewan service servis beras daging ikan cuci jahit penjahit bensin gas air galon material besi cat listrik komputer laptop vape rokok skincare aksesoris bunga tanaman perlengkapan bayi krim anak bakar goreng campur jamu'.split(
    ' ',
  ),
)

const stops = new Set(
  'di jl jln jalan dengan dgn yang yg untuk utk buat saya sy kami aku ku gue gw milik punya dong ya yaa min kak tolong isi isinya jual jualan jualannya menjual menu menunya barang barangnya produk produknya ada dan dari ini itu biar supaya agar pakai pake lengkap alamat alamatnya wa telp bisa mau lagi minta pengen pengin ingin mohon bikinin bikin dibuatkan sekarang yaitu namanya bernama nama perlu butuh stok daftar harga kasir pos aplikasi sistem donk deh sih aja saja, baru buka bukanya'.split(
    ' ',
  ),
)

interface Candidate {
  readonly name: string
  readonly kind: string
  /** It has a word beyond the kind. */
  readonly isNamed: boolean
}

/** As written where capitals tell something, otherwise with capitals. */
const asName = (words: readonly string[]): string =>
  words
    .map((word) => (word === word.toLowerCase() && /^\p{L}/u.test(word) ? sentenceCase(word) : word))
    .join(' ')
    .replaceAll(/^["“”']+|["“”']+$/g, '')

const bare = (word: string): string => word.toLowerCase().replaceAll(/["“”'()]/g, '')

const longestName = 8

const spokenHonorific = /^(?:pak|bu|bang|mas|mbak|cak|mang|uda|uni|mbok|bude|pakde|mbah|haji)$/iu

const candidateAt = (words: readonly string[], at: number): Candidate => {
  const taken: string[] = []
  const kind: string[] = []
  let isNamed = false
  for (const [place, word] of words.slice(at, at + longestName).entries()) {
    const plain = bare(word).replace(/[.,;:!?]+$/, '')
    const isRefill = plain === 'isi' && words[at + place + 1] === 'ulang'
    // `Langkah Baru`: with a sentenceCase of its own a word belongs to the name.
    const isOwn = /^\p{Lu}\p{Ll}/u.test(word)
    // `warung bakso Pak Min`
    const isCalled = spokenHonorific.test(words[at + place - 1] ?? '')
    if (taken.length > 0 && ((stops.has(plain) && !isOwn && !isRefill && !isCalled) || plain === '')) break
    const says = taken.length === 0 || isRefill || (!isNamed && kindWords.has(plain) && word === word.toLowerCase())
    if (says) kind.push(plain)
    else isNamed = true
    const ends = /[.,;:!?]["”']?$/.test(word)
    taken.push(ends ? word.replace(/[.,;:!?]+(["”']?)$/, '$1') : word)
    if (ends) break
  }
  return { name: asName(taken), kind: kind.join(' '), isNamed }
}

export interface NamedBusiness {
  /** Empty where the message names none. */
  readonly name: string
  /** `warung kopi`; empty where the message says none. */
  readonly kind: string
}

const orderNoun = /\b(?:kasir(?:an)?|pos|point of sale|cash register)\b/i
/** Words with a sentenceCase that name no business. */
const noName =
  /^(?:\p{L}\d{1,2}|POS|WA|HP|Jl|Jln|Jalan|Jl\.|Tolong|Mohon|Buat|Bikin|Halo|Hai|Assalamualaikum|Terima|Saya|Kak|Pak|Bu|Bang|Mas|Mbak)$/u

const isName = (word: string): boolean => /^["“'(]?\p{Lu}/u.test(word)

/** `POS cuci mobil Bersih Kilat.`, `kasir di hp buat Es Doger 77, …`: the words with capitals behind the order. */
const capitalName = (lead: string): string => {
  const order = orderNoun.exec(lead)
  if (!order || !/\p{Ll}{3}/u.test(lead)) return ''
  const behind = lead.slice(order.index + order[0].length)
  // `kasir salon: Potong rambut …`: behind the colon stand its goods; `kasir: Es Doger 77` presents a name.
  const told = /^[^:]*\p{L}[^:]*(?=:)/u.exec(behind)?.[0] ?? behind
  // `kasir untuk apotek. Paracetamol strip 5rb`: what stands before the first price, in a sentence of its own, is sold.
  const words = told.replace(/[.;\n]\s*[^.;,\n]*$/u, '').split(/\s+/)
  const first = words.findIndex(
    (word, at) => isName(word) && !noName.test(word) && !/^(?:di|ke|dari|daerah)$/i.test(words[at - 1] ?? ''),
  )
  const taken: string[] = []
  for (const word of first === -1 ? [] : words.slice(first, first + longestName)) {
    if (taken.length > 0 && !isName(word) && !/^(?:&|dan|\d{1,3}[,.:;]?)$/.test(word)) break
    taken.push(word.replace(/[.,;:!?]+$/, ''))
    if (/[.,;:!?]$/.test(word)) break
  }
  return taken.join(' ')
}

/** `kasir buat seblak mang ujang, …`: a stall goes by what it sells and by its owner, written small. */
const calledAfterPerson = (lead: string): string => {
  const order = orderNoun.exec(lead)
  const words = order
    ? lead
        .slice(order.index + order[0].length)
        .trim()
        .split(/\s+/)
    : []
  const at = words.findIndex((word, place) => place > 0 && spokenHonorific.test(word))
  const from = words.slice(0, Math.max(at, 0)).findLastIndex((word) => stops.has(bare(word))) + 1
  const trade = words.slice(from, at).map(bare)
  const owner = (words[at + 1] ?? '').replace(/[.,;:!?]+$/, '')
  const isTrade = trade.length > 0 && trade.length < 4 && trade.some((word) => kindWords.has(word))
  if (at < 1 || !isTrade || !/^\p{L}{2,}$/u.test(owner) || stops.has(owner.toLowerCase())) return ''
  return asName([...words.slice(from, at + 1), owner])
}

/** `toko sepatu Langkah Baru`: a till is called by its trade and its name, as its owner wrote them. */
const withTrade = ({ name, trade, sign }: BusinessName): string => {
  // `kantin SMA 2` is no school.
  if (sign === 'formed')
    return `${sentenceCase(/(?:^|\s)(kantin|koperasi)(?:\s(?:sekolah|pabrik|kantor|kampus|karyawan|asrama|pegawai))?$/.exec(trade)?.[1] ?? '')} ${name}`.trim()
  const words = trade.split(' ')
  const from = words.findIndex((word) => headWords.has(word))
  const head = from < 0 ? [] : words.slice(from)
  const isCalledSo = headWords.has(name.split(' ')[0]?.toLowerCase() ?? '')
  return head.length === 0 || head.length > 3 || isCalledSo ? name : `${head.map(sentenceCase).join(' ')} ${name}`
}

/** The business that a message orders something for, by what stands before its goods. */
export const namedBusiness = (text: string): NamedBusiness => {
  // Prices begin the goods, and goods name no business.
  const lead = text.split(/\s[-–]\s|\d[\d.,]*\d{2}\b|\d+\s*(?:rb|ribu|k|jt|juta)\b|\n\s*[-•*\d]/i)[0] ?? ''
  const words = lead
    .replaceAll(/\s*\n\s*/g, ', ')
    .split(/\s+/)
    .filter((word) => word !== '')
  const candidates = words.flatMap((word, at) => {
    const plain = bare(word).replace(/[.,;:!?]+$/, '')
    const isHead = headWords.has(plain) && (plain !== 'rumah' || bare(words[at + 1] ?? '') === 'makan')
    const isInside = at > 0 && headWords.has(bare(words[at - 1] ?? '')) && plain !== 'toko' && plain !== 'warung'
    return isHead && !isInside && !/[.,;:!?]$/.test(word) ? [candidateAt(words, at)] : []
  })
  const [first] = candidates
  const best = candidates.find(({ isNamed }) => isNamed) ?? first
  const kind = first?.kind ?? ''
  const known = businessNameIn(text)
  if (known !== null) return { name: withTrade(known), kind }
  if (best?.isNamed !== true) {
    const written = capitalName(lead)
    if (written !== '') return { name: written, kind }
    const person = calledAfterPerson(lead)
    if (person !== '') return { name: person, kind }
  }
  if (!best) return { name: '', kind }
  return { name: best.isNamed || best.name.includes(' ') ? best.name : '', kind: kind || best.kind }
}
