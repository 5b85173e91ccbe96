import { orderJoint } from './edit-clauses.ts'
import { clean, pattern, polite, rightly } from './correction-words.ts'

const missing =
  /^(?:\p{L}+nya\s+)?(?:(?:ada|msh|masih)\s+)?(?:(?:yang|yg)\s+)?(?:kurang|lupa|kelupaan|ketinggalan|kelewat|kelewatan|terlewat)(?:\s+(?:satu|1|dua|2|tadi|nih|tuh|barangnya|menunya|produknya|itemnya|masukin|masukkan|tambahin|tambah|tulis|nulis|catat|dimasukin))*(?:\s+(?:barang|menu|produk|item)nya)?[\s,:]+(\S.*)$/iu
const notYetIn =
  /^(\S.*?)\s+(?:nya\s+)?(?:belum|blm|blum)\s+(?:ke)?(?:masuk|ada|hitung|tulis|dimasukin|dimasukkan|ditulis|ditambahin|dihitung)$/i
const notYetFirst =
  /^(?:belum|blm|blum)\s+(?:ke)?(?:masuk|ada|hitung|tulis|dimasukin|ditulis|dihitung|termasuk)(?:\s+juga)?\s+(\S.*)$/i
const alsoThis =
  /^(?:sama|ama|plus|sekalian|terus|trus|gantinya)\s+(?!.*\b(?:di)?(?:naik|turun|jadi|menjadi|ganti|ubah|hapus|buang|coret)(?:in|kan)?\b)(\S.*)$/i
const addedLast =
  /^(\S.*?)[\s,]+(?:(?:tolong|mohon|minta)\s+)?(?:di)?(?:tambah(?:in|kan)?|masuk(?:in|kan)|selip(?:in|kan)|tulis(?:in|kan)|cantum(?:in|kan)|catat(?:in|kan)?)(?:\s+(?:juga|sekalian|ya|dong))*$/i
const addedTo = /^(\p{L}{3,}?)(?:-?nya)\s+(?:tolong\s+|minta\s+)?(?:di)?tambah(?:in|kan|i)?\s+(\S.*)$/iu
/** `es teh 4rb ketinggalan`: what was forgotten, with its price. */
const forgotten =
  /^(\p{L}{2,}.*?\d\S*(?:\s(?:ribu|rb|k))?)\s+(?:ketinggalan|kelupaan|kelewat|kelewatan|terlewat|lupa)(?:\s+(?:tadi|nih|tuh|masuk|ditulis|dimasukin))*$/iu
/** `Mei 14jt belum`: with its sum, and not there yet. */
const notYet = /^(\p{L}[\p{L} ]{1,30}?\s(?:rp\.?\s*)?\d[\d.,]*\s?(?:rb|ribu|jt|juta|k)?)\s+(?:belum|blm)$/iu
/** `tambahin: gratis ongkir dalam kota`, `kasih garansi 30 hari`: words that shall stand there too. */
const note =
  /^(?:(?:tolong|minta)\s+)?(?:(?:di)?tambah(?:in|kan)?\s*:\s*([^\d]{5,120})|(?:kasih|beri)\s+(garansi\s.{3,60}))$/iu
/** `es jeruknya lupa, 5rb`: what was forgotten, and its price behind it. */
const forgottenAt =
  /^(\p{L}[\p{L} ]{1,40}?)(?:\s?nya)?\s+(?:ketinggalan|kelupaan|kelewat|kelewatan|terlewat|lupa)(?:\s+(?:tadi|nih|masuk|ditulis|dimasukin|disebut))*[\s,]+((?:rp\.?\s*)?\d\S*(?:\s[\p{L}\d@./]{1,12}){0,4})$/iu
/** `transport 200rb`, `ongkos jahitnya 150rb`: what is charged besides, by its name and its sum alone. */
const charged =
  /^((?:transport|transportasi|parkir|tol|bensin|packing|pengemasan|kemasan|asuransi|lembur|bongkar|bongkar muat|pasang|pemasangan|(?:ongkos|biaya|jasa|uang|sewa)\s\p{L}{3,20}?)(?:nya)?)\s+((?:rp\.?\s*)?\d[\d.,]*\s?(?:rb|ribu|jt|juta|k))$/iu
const addVerb = /^(?:di)?(?:tambah|masuk)(?:in|kan|i)?\s+/i

/** What is to be there besides: something with a number, or a slide. */
export const addition = (text: string): { orders: string[]; surely: boolean } | null => {
  const onto = addedTo.exec(text)
  // `satinnya ditambah jadi 20 meter` says how many, not what comes to it.
  if (onto && /^(?:jadi|menjadi|jd|ke)\s/i.test(onto[2] ?? '')) return null
  if (onto) {
    const rest = (onto[2] ?? '').replace(/^(?:(?:satu|1)\s+)?(?:lagi\s+)?(?:dong\s+|ya\s+|deh\s+)*/i, '')
    // `stoknya tambah 20` raises what is there; `slidenya tambah satu lagi` adds one.
    return /^\d/.test(rest) ? null : { orders: [`tambah ${onto[1] ?? ''} ${rest}`.trim()], surely: true }
  }
  const [, charge, sum] = charged.exec(text) ?? []
  // Where it stands there already, its sum is told anew.
  if (charge !== undefined)
    return { orders: [`${charge} jadi ${sum}`, `tambah ${charge.replace(/nya$/iu, '')} ${sum}`], surely: false }
  const [, listed, promised] = note.exec(text) ?? []
  if (listed !== undefined || promised !== undefined)
    return { orders: [`tambah catatan: ${listed ?? promised ?? ''}`], surely: true }
  const ended = addedLast.exec(text)?.[1] ?? null
  const told =
    missing.exec(ended ?? text)?.[1] ??
    notYetIn.exec(ended ?? text)?.[1] ??
    notYetFirst.exec(ended ?? text)?.[1] ??
    forgotten.exec(text)?.[1] ??
    notYet.exec(text)?.[1] ??
    forgottenAt.exec(text)?.slice(1).join(' ') ??
    null
  const last = ended ?? addedLast.exec(told ?? text)?.[1] ?? null
  const also = told === null && last === null ? (alsoThis.exec(text)?.[1] ?? null) : null
  const what = told ?? last ?? also
  if (what === null) return null
  const bare = clean(what.replace(addVerb, '').replace(polite, '')).replace(/(\p{L}{3,})nya(?=\s+\d)/iu, '$1')
  const isThing = /\p{L}{3,}.*\d/u.test(bare) || /^(?:slide|slaid|halaman|pasal|ayat)\b/i.test(bare)
  // `dikirim tiap Selasa dan Jumat, tulisin`: a sentence that shall stand there too.
  if (!isThing && ended !== null && /^\p{L}{3,}(?:\s+\S+){2,}$/u.test(ended) && !/\bjadi\b/i.test(ended))
    return { orders: [`tambah catatan: ${ended}`], surely: true }
  // `porsinya kurang, harusnya 100` says how many, not what is missing.
  if (!isThing || pattern(`^${rightly}`).test(what)) return null
  return { orders: [`tambah ${bare}`], surely: last !== null || told !== null }
}

const not = '(?:ga|gak|gk|nggak|ngga|tidak|tdk|enggak|batal|gajadi|gakjadi)'
const doing = '(?:di)?(?:beli|ambil|pesan|pesen|pake|pakai|order|jual|sewa|bawa|ikut|ada|masuk)'
/** `DP nya belum jadi dikasih`: what was to be given is not. */
const notGiven = `(?:${not}|belum|blm)\\s+(?:jadi|jd)\\s+(?:di)?(?:kasih|bayar|transfer|setor)(?:in|kan)?`
const wished = '(?:(?:tolong|mohon|minta|mau|harap|bisa)\\s+)?'
const gone = pattern(
  `^(\\S.{1,80}?)\\s+(?:(?:sudah|udah|udh)\\s+)?(?:${notGiven}|${not}\\s*(?:(?:jadi|jd)\\s*)?(?:(?:lagi\\s+)?${doing}(?:\\s+lagi)?)?)$|^(\\S.{1,80}?)\\s+${wished}(?:di)?(?:buang|hapus|coret|hilangkan|ilangin|hilangin|hilang|cabut|copot|apus)(?:in|kan)?(?:\\s+(?:dari\\s+)?(?:daftar|list|menu|situ|sini)(?:nya)?)?$`,
)
/** `ga jadi diskonnya`. */
const notTaken = pattern(`^${not}\\s+(?:jadi|jd)\\s+(?:${doing}\\s+)?(\\p{L}[\\p{L} ]{1,40})$`)
const striking = '(?:di)?(?:buang|hapus|coret|hilangkan|ilangin|cabut|copot|apus)(?:in|kan)?'
/** `dicoret aja lampu sorotnya`. */
const struck = pattern(`^${striking}\\s+(?:aja|saja|deh|dong)\\s+(?:yang\\s+|yg\\s+)?(\\p{L}[\\p{L} ]{1,40})$`)
const alsoStruck = pattern(`\\s+${striking}(?:\\s+(?:aja|saja|deh|dong))*[\\s,]*$`)
const listed = /\s+(?:dan|sama|ama|serta|&)\s+|\s*,\s*/i
const ownEnding = /(\p{L}{3,})nya$|(?<=\p{L})\snya$/iu

/** The orders to take out what a message says is gone: `freonnya dihapus`, `gaji sama sewa ga jadi`. */
export const removed = (text: string): string[] => {
  const found = gone.exec(text) ?? notTaken.exec(text)
  const named = struck.exec(text)?.[1] ?? found?.[1] ?? found?.[2]
  if (named === undefined) return []
  // `lampunya dicoret aja, gak jadi diambil`: told twice.
  const what = named.replace(alsoStruck, '')
  // `kasbonnya udah lunas hapus`: why, before the order.
  const thing = /^(.{3,40}?nya)\s+(?:sudah|udah|udh|sdh|lagi|ternyata)\s/iu.exec(what)?.[1] ?? what
  const bare = thing.replace(/^(?:yang|yg)\s+(?=no(?:mor|mer)?\b)/i, '').replace(ownEnding, '$1')
  const each = bare.split(listed).map((one) => `hapus ${one.replace(ownEnding, '$1')}`)
  return each.length > 1 ? [`hapus ${bare}`, each.join(orderJoint)] : [`hapus ${bare}`]
}
