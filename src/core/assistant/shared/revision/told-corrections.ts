/** What a correction means: orders as a reviser reads them, the likeliest first. */
export interface Correction {
  readonly orders: readonly string[]
  /** The words change what is there, though they might also order something new: `slidenya tambah satu lagi`. */
  readonly surely: boolean
}

/** A correction is short; a longer text is not searched for one. */
const longest = 300

const end = '(?=\\s|[,.;:!?]|$)'
const wrong = `(?:salah(?:\\s+(?:tulis|ketik|itu|tuh|satu))?|keliru|kliru|typo|tipo|ketuker|tertukar|kurang(?:\\s+(?:tepat|pas|benar|bener))?|kelebihan|kebanyakan|kedikitan|kemahalan|kemurahan|kekecilan|kebesaran|kecepetan|kepagian|kesorean)`
const rightly = `(?:(?:yang|yg|yng)\\s+(?:benar|bener|bnr|betul|btul)(?:nya)?(?:\\s+(?:itu|tuh|adalah|ya|mah))*|(?:se)?harusnya|hrsnya|(?:se)?mestinya|benernya|betulnya|sebenarnya|sebenernya|maksud(?:nya|ku|\\s+(?:saya|aku|gue|gw|sy))|tepatnya|ralat|koreksi|ternyata|rupanya|trnyata)`
const filler = `(?:(?:woi|woy|sih|nih|tuh|kak|kakak|min|mas|mbak|bang|deh|dong|ya|yah|lho|loh|kok|ini|itu|dari|tadi|barusan|ada|yg|yang|lagi|nya|gan|bro|sis|pak|bu)${end}[\\s,]*)*`
const only = '(?:(?:cuma|cuman|hanya|doang|itu|tuh|adalah|jadi|menjadi|sebesar|seharga|di|jam\\s+(?=jam))\\s+)*'

const opening =
  /^(?:(?:eh|maaf|sori|sorry|oh|ya|iya|aduh|waduh|duh|lho|loh|kak|kakak|min|mimin|hmm|astaga|btw|oke|ok|sip|nah|wah|mas|mbak|bang|mohon|oiya|ups|yah|hadeh|gan)(?=[\s,.!])[\s,.!]*)+/i
/** What is to be done with the correction goes without saying. */
const closing =
  /(?:[,.;!]|\s)\s*(?:(?:tolong|mohon|tlg|minta|coba|bisa)\s+)?(?:(?:di)?(?:bikin(?:in)?|buat(?:kan|in)?|perbaiki|perbaikin|betulin|betulkan|benerin|benarkan|ubah|ganti|koreksi|revisi|update|sesuaikan|sesuain)(?:in|kan)?)(?:\s+(?:ulang|lagi|dulu))?(?:\s+(?:ya|dong|kak|min|deh|yah|aja|mas|mbak))*\s*[.!]*$/i
const polite =
  /(?:\s+(?:ya|yah|dong|donk|deh|aja|saja|kak|kakak|min|nih|tuh|sih|ding|kok|mas|mbak|bang|gan|lho|loh|makasih|thanks|plis|please|tolong|bro|sis|woi|woy))+\s*[.!]*$/i
/** Why, or what for, changes nothing: `28rb aja biar dia jadi ambil`, `dihapus aja, ga kepake`. */
const reason =
  /[\s,]+(?:biar|supaya|soalnya|karena|krn|karna|agar|mumpung|lupa tadi|tadi lupa|kelupaan(?: tadi)?|tadi kelupaan)(?:\s.*)?$|,\s*(?:udah\s+)?(?:ga|gak|gk|nggak|ngga|tidak)\s+\p{L}+(?:\s+\p{L}+)?$/iu
/** A remark on how it came about: `3 juta yg masuk`. */
const happened =
  /\s+(?:yang|yg)\s+(?:masuk|dibayar|dibayarkan|ditransfer|diterima|dipesan|jadi|dipake|dipakai|diambil)$/i

const value = '(\\S.*?)'
const pattern = (source: string): RegExp => new RegExp(source, 'iu')
const target = '(\\p{L}[\\p{L}\\p{N} .-]{1,40}?)'

const titles =
  'pak|bu|ibu|bapak|bpk|kak|mas|mbak|mbk|bang|koh|ko|ci|cik|om|tante|haji|hj|h|dr|drg|pt|cv|ud|toko|warung|hotel|kantor|sdr|sdri|saudara|tuan|nyonya|ustadz|yayasan|koperasi'
const person = new RegExp(`^(?:(?:buat|untuk|utk|ke|kepada|dari)\\s+)?((?:${titles})\\b\\.?\\s+\\p{L}.{0,60})$`, 'iu')
/** Who did something with it: `yg bayar suaminya, Pak Made`. */
const whoDid = new RegExp(
  `^(?:(?:yang|yg)\\s+)?(?:bayar|beli|pesan|pesen|terima|order|nyewa|transfer|datang)\\s+(?:\\p{L}+nya\\b)?(?:\\s*(?:itu|adalah|namanya))*[\\s,]*((?:${titles})\\b\\.?\\s+\\p{L}.{0,60})$`,
  'iu',
)

const noName =
  /\p{L}nya$|\b(?:belum|blm|udah|sudah|nya|mau|bayar|nawar|pesan|pesen|ga|gak|nggak|tidak|minta|bilang|katanya|jadi|lagi|dapat|dapet|suka|setuju|batal|bisa|sama|kok|apa|siapa|gimana|tadi|itu|juga|yang|yg|kemarin)\b/iu

const number = '(?:rp\\.?\\s*)?\\d[\\d.,]*'
const money = new RegExp(
  `^(?:rp\\.?\\s*\\d[\\d.,]*|${number}\\s*(?:rb|ribu|jt|juta|k|miliar|m)\\b|\\d{1,3}(?:\\.\\d{3})+)(?:\\s*(?:per|/)\\s*\\p{L}+|an)?$`,
  'iu',
)
const clock = /^(?:jam|pukul|pkl)\.?\s*\d{1,2}(?:[.:]\d{2})?(?:\s*(?:pagi|siang|sore|malam|malem|wib|wita|wit))*$/i
const percent = /^\d[\d.,]*\s*(?:%|persen)$/i
const day =
  /^(?:(?:hari\s+)?(?:senin|selasa|rabu|kamis|jumat|sabtu|minggu)[\s,]*)?(?:tanggal|tgl)?\.?\s*\d{1,2}(?:\s+(?:jan|feb|mar|apr|mei|jun|jul|agu|ags|sep|okt|nov|des)\p{L}*(?:\s+\d{4})?|[-/]\d{1,2}(?:[-/]\d{2,4})?)$/iu
const count = /^\d[\d.,]*(?:\s+\p{L}+)?$/u

/** `porsinya 90`, `harga bahan 10jt`: what it is of, then the value. */
const namedValue = pattern(`^(\\p{L}[\\p{L} ]{1,40}?)\\s+${only}(${number}.{0,30})$`)
/** `kresek harganya` is the price of kresek. */
const ofThing = /^(\S.*?)\s+(harga|stok|jumlah)nya$/i

const set = (what: string, to: string): string[] => {
  const fresh = to.replace(happened, '').trim()
  const named = what
    .replace(/^(?:yang|yg|kalau|kalo|untuk|buat)\s+/i, '')
    .replace(/\s+(?:yang|yg|itu|nya|kok|tuh|kak|min|mas|mbak)$/i, '')
    .replace(ofThing, '$2 $1')
    .trim()
  return fresh === '' ? [] : [`${named} jadi ${fresh}`]
}

/** The orders that a bare value means, by what kind of value it is; none for words that are no value. */
const ofValue = (said: string): string[] => {
  const bare = said.replace(happened, '').trim()
  const whom = person.exec(bare)?.[1] ?? whoDid.exec(bare)?.[1]
  if (whom !== undefined) return noName.test(whom) ? [] : [`ganti penerima jadi ${whom}`]
  if (percent.test(bare)) return [`diskon jadi ${bare}`]
  if (clock.test(bare)) return [`jamnya jadi ${bare}`]
  if (day.test(bare)) return [`tanggal acaranya jadi ${bare}`, `tanggalnya jadi ${bare}`]
  if (money.test(bare)) return [`harganya jadi ${bare}`, `nominalnya jadi ${bare}`]
  if (count.test(bare)) return [`jumlahnya jadi ${bare}`, `harganya jadi ${bare}`]
  const named = namedValue.exec(bare)
  return named ? set(named[1] ?? '', named[2] ?? '') : []
}

type Reader = readonly [RegExp, (found: readonly string[]) => string[]]

const clean = (text: string): string => text.replace(/^[\s,.:;]+|[\s,.;!]+$/g, '')

const readers: readonly Reader[] = [
  // `500 itu salah, 600 yg bener`
  [
    pattern(
      `^(${number}(?:\\s*(?!itu|nya)\\p{L}+)?)\\s+(?:itu\\s+|nya\\s+)?${wrong}${end}[\\s,]*${filler}(?:${rightly}\\s+)?${value}$`,
    ),
    ([old = '', to = '']) => {
      const fresh = clean(to.replace(pattern(`\\s+${rightly}$`), ''))
      return [`ganti ${old.trim()} jadi ${fresh}`, ...ofValue(fresh)]
    },
  ],
  // `harga catnya kemurahan, 195rb harusnya`; `jamnya salah woi, yg bener jam 13.00`
  [
    pattern(`^${target}\\s+${filler}${wrong}${end}[\\s,.;]*${filler}(?:${rightly}[\\s,:]+)${only}${value}$`),
    ([what = '', to = '']) => set(what, clean(to)),
  ],
  [
    pattern(`^${target}\\s+${filler}${wrong}${end}[\\s,.;]+${filler}${value}[\\s,]+${rightly}$`),
    ([what = '', to = '']) => set(what, clean(to)),
  ],
  // `salah nama kak, yg bener Bu Rina`
  [
    pattern(
      `^(?:ada\\s+(?:yg|yang)\\s+)?${wrong}\\s+(?!harusnya)(\\p{L}+(?:\\s+\\p{L}+)?)[\\s,.;]+${filler}(?:${rightly}[\\s,:]+)${only}${value}$`,
    ),
    ([what = '', to = '']) => [...set(what, clean(to)), ...ofValue(clean(to))],
  ],
  // `eh salah, 3 juta`, `salah ketik, harusnya 30rb`
  [
    pattern(`^(?:${wrong}${end}[\\s,.;]+${filler})?(?:${rightly}${end}[\\s,:]+)+${filler}${only}${value}$`),
    ([to = '']) => ofValue(clean(to)),
  ],
  [pattern(`^${wrong}${end}[\\s,.;]+${filler}${value}$`), ([to = '']) => ofValue(clean(to))],
  // `harganya ternyata 32rb`, `nominalnya 4 juta yg bener`
  [pattern(`^${target}[\\s,]+(?:${rightly})[\\s,:]+${only}${value}$`), ([what = '', to = '']) => set(what, clean(to))],
  [
    pattern(`^(\\p{L}[\\p{L} ]{1,30}?nya)\\s+${only}(\\d.{0,40}?)\\s+${rightly}$`),
    ([what = '', to = '']) => set(what, clean(to)),
  ],
  [pattern(`^${value}\\s+${rightly}$`), ([to = '']) => ofValue(clean(to))],
]

/** `isi transportasi 500rb`: a place that is still open is filled. */
const filled = pattern(`^(?:di)?isi(?:in|kan)?\\s+(\\p{L}[\\p{L} ]{1,30}?)\\s+(?:dengan\\s+)?(${number}.{0,20})$`)

/** `mie rebusnya sekarang 11rb`, `potongnya 30rb sekarang`. */
const nowIs = pattern(
  `^(\\p{L}[\\p{L} ]{1,30}?)\\s+(?:(?:sekarang|skrg|skrang|skg)\\s+${only}(${number}.{0,30}?)|(${number}.{0,30}?)\\s+(?:sekarang|skrg|skrang|skg))$`,
)

const instead = pattern(
  `^(?:(\\p{L}[\\p{L} ]{1,30}?nya|\\p{L}[\\p{L} ]{1,30}?(?=\\s+\\d))\\s+)?${only}${value}[\\s,]+(?:dan\\s+)?bukan(?:nya)?\\s+(\\S.{0,60})$`,
)
const notThis =
  /^bukan\s+(\S[^,]{0,60}?)(?:\s*,\s*(?:tapi|tp|melainkan|harusnya|yang benar|yg bener)?|\s+(?:tapi|tp|melainkan|harusnya))\s+(\S.{0,80})$/i

/** `600 bukan 500`, `bukan Bu Rini tapi Bu Rina`: the old value is named beside the new one. */
const ofPair = (text: string): string[] => {
  const turned = notThis.exec(text)
  if (turned) {
    const [, old = '', to = ''] = turned
    return [`ganti ${clean(old)} jadi ${clean(to)}`, ...ofValue(clean(to))]
  }
  const found = instead.exec(text)
  if (!found) return []
  const [, what, said = '', old = ''] = found
  const bare = clean(said).replace(pattern(`^${filler}(?:${rightly}[\\s,:]+)?`), '')
  const named = what === undefined ? [] : set(what.replace(pattern(`\\s+${rightly}$`), ''), bare)
  return [...named, `ganti ${clean(old)} jadi ${bare}`, ...(what === undefined ? ofValue(bare) : [])]
}

const missing =
  /^(?:\p{L}+nya\s+)?(?:(?:ada|msh|masih)\s+)?(?:(?:yang|yg)\s+)?(?:kurang|lupa|kelupaan|ketinggalan|kelewat|kelewatan|terlewat)(?:\s+(?:satu|1|dua|2|tadi|nih|tuh|barangnya|menunya|produknya|itemnya|masukin|masukkan|tambahin))*(?:\s+(?:barang|menu|produk|item)nya)?[\s,:]+(\S.*)$/iu
const notYetIn =
  /^(\S.*?)\s+(?:nya\s+)?(?:belum|blm|blum)\s+(?:ke)?(?:masuk|ada|dimasukin|dimasukkan|ditulis|ditambahin)$/i
const alsoThis = /^(?:sama|ama|plus|sekalian|terus|trus)\s+(\S.*)$/i
const addedLast =
  /^(\S.*?)[\s,]+(?:(?:tolong|mohon|minta)\s+)?(?:di)?(?:tambah(?:in|kan)?|masuk(?:in|kan)|selip(?:in|kan))(?:\s+(?:juga|sekalian|ya|dong))*$/i
const addedTo = /^(\p{L}{3,}?)(?:-?nya)\s+(?:tolong\s+|minta\s+)?(?:di)?tambah(?:in|kan|i)?\s+(\S.*)$/iu
const addVerb = /^(?:di)?(?:tambah|masuk)(?:in|kan|i)?\s+/i

/** What is to be there besides: something with a number, or a slide. */
const addition = (text: string): { orders: string[]; surely: boolean } | null => {
  const onto = addedTo.exec(text)
  if (onto) {
    const rest = (onto[2] ?? '').replace(/^(?:(?:satu|1)\s+)?(?:lagi\s+)?(?:dong\s+|ya\s+|deh\s+)*/i, '')
    // `stoknya tambah 20` raises what is there; `slidenya tambah satu lagi` adds one.
    return /^\d/.test(rest) ? null : { orders: [`tambah ${onto[1] ?? ''} ${rest}`.trim()], surely: true }
  }
  const told = missing.exec(text)?.[1] ?? notYetIn.exec(text)?.[1] ?? null
  const last = addedLast.exec(told ?? text)?.[1] ?? null
  const also = told === null && last === null ? (alsoThis.exec(text)?.[1] ?? null) : null
  const what = last ?? told ?? also
  if (what === null) return null
  const bare = clean(what.replace(addVerb, '').replace(polite, '')).replace(/(\p{L}{3,})nya(?=\s+\d)/iu, '$1')
  const isThing = /\p{L}{3,}.*\d/u.test(bare) || /^(?:slide|slaid|halaman|pasal|ayat)\b/i.test(bare)
  // `porsinya kurang, harusnya 100` says how many, not what is missing.
  if (!isThing || pattern(`^${rightly}`).test(what)) return null
  return { orders: [`tambah ${bare}`], surely: last !== null || told !== null }
}

const dropped =
  /^(\S.{1,60}?)\s+(?:(?:ga|gak|gk|nggak|ngga|tidak|tdk|enggak|batal)\s+)(?:jadi|jd)?\s*(?:di)?(?:beli|ambil|pesan|pesen|pake|pakai|order|jual|sewa)?$|^(\S.{1,60}?)\s+(?:tolong\s+)?(?:di)?(?:buang|hapus|coret|hilangkan|ilangin|hilangin)(?:in|kan)?$/i

/** A paper that is only said to be wrong; what follows says how. */
const grumble = pattern(`^[\\p{L} ]{0,40}${wrong}[\\p{L} ]{0,14}[,.;]\\s+(?!${rightly})(?=\\p{L}.*\\d)`)

const readIn = (text: string): { orders: string[]; surely: boolean } | null => {
  const pair = ofPair(text)
  if (pair.length > 0) return { orders: pair, surely: false }
  const added = addition(text)
  if (added) return added
  for (const [words, orders] of readers) {
    const found = words.exec(text)
    const read = found ? orders(found.slice(1).map((part) => part ?? '')) : []
    if (read.length > 0) return { orders: read, surely: false }
  }
  const [, open, fill = ''] = filled.exec(text) ?? []
  if (open !== undefined) return { orders: set(open, fill), surely: false }
  const [, thing, toNow, nowTo] = nowIs.exec(text) ?? []
  if (thing !== undefined) return { orders: set(thing, toNow ?? nowTo ?? ''), surely: false }
  if (/^(?:yang|yg)\s/i.test(text) && ofValue(text).length > 0) return { orders: ofValue(text), surely: false }
  const gone = dropped.exec(text)
  const what = gone?.[1] ?? gone?.[2]
  return what === undefined ? null : { orders: [`hapus ${what.replace(/(\p{L}{3,})nya$/iu, '$1')}`], surely: false }
}

/**
 * The orders that a correction means (`jamnya salah, yg bener jam 13.00`, `600 bukan 500`, `kurang satu, sedotan 6rb`);
 * null for a message that corrects nothing, and for one that only says that something is wrong. Pure.
 */
export const readCorrection = (message: string): Correction | null => {
  if (message.length > longest || /[?\n"“]/.test(message)) return null
  const opened = message.trim().replace(opening, '')
  const said = opened.replace(closing, '').replace(polite, '').replace(reason, '').replace(polite, '').trim()
  if (said === '') return null
  const grumbled = said.replace(grumble, '')
  const read = (grumbled === said ? null : readIn(grumbled)) ?? readIn(said)
  if (read === null) {
    // `eh 600 biji ding`: somebody corrects himself with the value alone.
    const corrects = /^(?:eh|maaf|sori|sorry|ralat|waduh|aduh|ups)\b/i.test(message.trim()) || /\bding\b/i.test(message)
    const orders = corrects ? ofValue(said) : []
    // What is left without its reason is read as it stands.
    const bare = orders.length === 0 && said !== opened && /\d/.test(said) ? [said] : orders
    return bare.length > 0 ? { orders: bare, surely: false } : null
  }
  return read.orders.length > 0 ? read : null
}

const cue =
  /\d|bayar|bukan|jadi|batal|ternyata|rupanya|maksud|mestinya|harusnya|bener|benar|betul|keliru|salah|lupa|kelupaan|ketinggalan|kelewat|kurang|tambah|masuk|hapus|buang|coret|pindah|undur|mundur|maju|geser|ganti|ubah|edit|perbaik|pendek|singkat|ringkas|panjang|isi|lunas|belum|tulis|pakai|pake|sopan|resmi|formal|termin/i

/** Whether a message may change what the chat made last; cheap, so that it is asked of each message. */
export const mayRevise = (message: string): boolean => message.length <= 1_000 && cue.test(message)
