import { businessNameIn } from '#core/assistant/shared/reading-grammar/parties/business-names.ts'
import { isTown, townWords, withoutTown } from '#core/assistant/shared/reading-grammar/parties/towns.ts'

import { titled } from '#core/assistant/shared/reading-grammar/parties/name-runs.ts'
import { wordsLarge } from '#core/text/shared/letter-case.ts'

import { describing, profession } from './name-words.ts'

const noName =
  /^(?:(?:usaha|toko|bisnis|brand|warung)(?: (?:saya|kami|ini))?$|(?:nya|saya|kami|sekarang|aja|saja|dulu|lagi|ya|dong|belum|terserah|bebas|apa|yang|dan|domain)\b)/i

/** The words by which a website is ordered; a name stands behind them. */
const ordered =
  /(?:@?tukang_web@?|(?:web\s?site|websit|wesbite|webiste|wbsite|situs(?: web)?|laman(?: web)?|halaman web|landing\s?page|homepage|web(?: (?:profil|portofolio))?|toko online|online shop|company profile))(?:nya)?(?![\p{L}])/giu

const clauseEnd =
  /[,;:\n(]|\.(?=\s|$)|\s(?:di|yang|dengan|jual|jualan|menjual|buka|ada|alamat|alamatnya|lokasi|dan harga|menu|harga|paket|isi|isinya|wa|telp|hp|email|dari|untuk|buat|agar|supaya|biar|dong|ya|yuk|deh|slogan|tagline|mulai|rute|ongkos|tiket|tarif|alamat|jalan|jl)(?![\p{L}])/giu

const joiner = /^(?:&|dan|and|n|'n|of|the|de|by|to|for)$/i
const honorific =
  /^(?:bu|ibu|pak|bapak|mbak|mas|bang|haji|hj|h|dr|drg|nek|mbah|cak|kang|teh|uni|uda|mpok|wak|om|tante|ust|ustadz)\.?$/i
const acronymHead = /^(?:PT|CV|UD|TB|PD|TK|SD|SMP|SMA|SMK|MI|MTs|PAUD|KB|RA|SDN|SDIT|TKIT|SMPN|SMAN|RM|LPK|LKP)\.?$/
const openers =
  /^(?:Buat|Buatkan|Bikin|Bikinkan|Tolong|Mau|Mohon|Saya|Kami|Aku|Online|Profil|Portofolio|Website|Web|Jasa|Usaha|Bisnis|Untuk|Toko Online)$/

/** Words that order or join; they stand before a name but name no trade. */
const noHead = new Set(
  'kecil kecilan sederhana bagus keren simpel website web landing page situs online profil usaha jasa bisnis untuk buat bikin tolong dong kak min saya kami dan atau'.split(
    ' ',
  ),
)

const isTradeWord = (word: string): boolean => describing.has(word.toLowerCase()) && !noHead.has(word.toLowerCase())

const cleanName = (name: string): string =>
  name
    // `jastip Korea @titip.hana`: the handle is the name.
    .replace(/^.{1,60}\s@(?=[\w.]{3,40}$)/u, '')
    .replaceAll(/[“”"]/g, '')
    .replace(/^['‘\s]+|['’\s.,;:!-]+$/g, '')
    .replaceAll(/\s+/g, ' ')
    .slice(0, 80)

/** The run of words with capitals at the start of a piece, with the small words a name may hold. */
const capitalRun = (words: readonly string[]): string => {
  const taken: string[] = []
  for (const [place, word] of words.entries()) {
    const next = words[place + 1] ?? ''
    const isCapital = /^[\p{Lu}\d]/u.test(word) && !/^\d+(?:[.,]\d+)?(?:rb|k|jt)?$/i.test(word)
    const joins = taken.length > 0 && joiner.test(word) && /^\p{Lu}/u.test(next)
    const leads = honorific.test(word) && /^\p{Lu}/u.test(next)
    if (!isCapital && !joins && !leads) break
    taken.push(word)
  }
  return taken.join(' ')
}

/** `katering Bu Lastri`: a person's name alone is no business's; the trade before it belongs to it. */
const headBefore = (words: readonly string[], at: number): string[] => {
  const first = words[at] ?? ''
  if (!honorific.test(first) || /^(?:drg?|hj?)\.?$/i.test(first)) return []
  const from = words.slice(0, at).findLastIndex((word) => !isTradeWord(word)) + 1
  return words.slice(Math.max(from, at - 3), at).map(titled)
}

/** Words that are part of a house's name however they are written: `masjid Al Ikhlas`. */
const houses =
  /^(?:masjid|musholla|mushola|yayasan|gereja|pura|vihara|koperasi|pesantren|ponpes|posyandu|komunitas|bumdes|sanggar|padepokan|paguyuban)$/i
/** `sanggar tari`, `posyandu remaja` right before the name. */
const houseBefore = new RegExp(
  `(?<!\\p{L})(${houses.source.slice(1, -1)}|(?:sanggar|posyandu|koperasi)(?:\\s\\p{Ll}{3,}){1,2})\\s$`,
  'iu',
)

/** `web taman baca pelangi, …`, `situs panti asuhan kasih bunda di …`: what belongs to all is called by what it is, also in small letters. */
const ofAll =
  /(?<!\p{L})(?:web\s?site|web|situs|laman)(?:nya)?\s(?:(?:untuk|utk|buat|bwt|bagi)\s)?((?:taman ba(?:ca|caan)|panti (?:asuhan|jompo|wredha|werdha)|masjid|musholla|mushola|mushala|langgar|surau|gereja|pura|vihara|yayasan|pesantren|posyandu|perpustakaan|komunitas|karang taruna)(?:\s(?!(?:di|yang|yg|ada|dengan|untuk|buat|kami|saya|kita|kel|kelurahan|kec|komplek|kompleks|perum|perumahan|desa|dusun|jl|jln|jalan|jadwal|isi|isinya|nama|namanya|bernama|ini|itu|dong|ya)(?!\p{L}))[\p{L}'’-]{2,}){1,4})(?=\s|[,.;:\n]|$)/iu
const houseOfAll = (text: string): string => {
  const called = ofAll.exec(text)?.[1] ?? ''
  // Capitals tell where a name begins.
  return /\s\p{Lu}/u.test(called) ? '' : wordsLarge(called)
}

/** `travel Barokah`: a name of one word goes by its trade. */
const shops = /^(?:travel|villa|apotek)$/i
/** `desa Wisata Sumber Jernih`: a village that receives guests is called so. */
const isVillage = (text: string, name: string): boolean =>
  /^wisata\s/i.test(name) && /(?<!\p{L})desa\s$/iu.test(text.slice(0, text.indexOf(name)))

/** A name in the piece of text behind the order: quoted, with capitals, or, where nothing has any, what is left. */
const nameInPiece = (piece: string, mixed: boolean): string => {
  const words = piece.split(/\s+/).filter((word) => word !== '')
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? ''
    const opensName = /^\p{Lu}/u.test(word) || (honorific.test(word) && /^\p{Lu}/u.test(words[at + 1] ?? ''))
    if (!opensName || openers.test(word)) continue
    const run = capitalRun(words.slice(at))
    if (run.split(' ').length === 1 && /^\p{Lu}{1,3}$/u.test(run)) continue
    // `guru les SD SMP`: for whom it is done.
    if (run.split(' ').every((one) => acronymHead.test(one))) continue
    const before = words[at - 1] ?? ''
    const house = houseBefore.exec(`${words.slice(0, at).join(' ')} `)?.[1]
    if (house !== undefined) return `${wordsLarge(house)} ${run}`
    const isPart = !run.includes(' ') && shops.test(before)
    return [...(isPart ? [titled(before)] : headBefore(words, at)), run].join(' ')
  }
  if (mixed) return ''
  const from = words.findIndex(
    (word) => !describing.has(word.toLowerCase().replaceAll(/[^\p{L}-]/gu, '')) && /^\p{L}/u.test(word),
  )
  if (from < 0) return ''
  // `langkah ringan semarang sneaker 275rb`: a town ends the name, and what stands before a price is sold.
  const taken = words.slice(from, from + 7)
  const figure = taken.findIndex((word) => /^\d/.test(word))
  const town = taken.findIndex((word, at) => at > 0 && isTown(word))
  const to =
    town > 0
      ? town + 1
      : figure > 1
        ? figure - Math.min(2, Math.floor(figure / 2))
        : taken.length > 6
          ? 4
          : taken.length
  // `klinik gigi senyum`: one word alone goes by its trade.
  if (to === 1 && isTradeWord(words[from - 1] ?? ''))
    return titled(words.slice(isTradeWord(words[from - 2] ?? '') ? from - 2 : from - 1, from + 1).join(' '))
  return [...headBefore(words, from), titled(taken.slice(0, to).join(' '))].join(' ')
}

const firstClause = (text: string): string => {
  // `drg. Maya` and `PT. Cipta` go on behind their dot.
  const joined = text.replaceAll(/\b(drg?|hj?|pt|cv|ud|tb|st|jl|no)\.\s/giu, '$1\u0001 ')
  clauseEnd.lastIndex = 0
  const end = clauseEnd.exec(joined)
  return joined.slice(0, end ? end.index : 120).replaceAll('\u0001', '.')
}

export interface NameRead {
  /** Empty where the message states none. */
  readonly name: string
  /** The town that stood behind the name. */
  readonly town: string
}

const nothing: NameRead = { name: '', town: '' }

const finished = (raw: string): NameRead => {
  const name = cleanName(titled(raw))
  if (name.length < 2 || noName.test(name) || /^\d+$/.test(name) || /\d\s?(?:rb|ribu|k|jt|juta)\b/i.test(name))
    return nothing
  const { name: own, town } = withoutTown(
    name.replace(
      /\s+(?:NTT|NTB|Jabar|Jateng|Jatim|Sumut|Sumbar|Sumsel|Kalbar|Kalteng|Kalsel|Kaltim|Kaltara|Sulut|Sulteng|Sulsel|Sultra|Sulbar|DIY)$/,
      '',
    ),
  )
  return { name: cleanName(own), town }
}

/** Houses that are called after where they stand: `Villa Sawah Ubud`. */
const placed = /^(?:villa|vila|homestay|hotel|penginapan|kampung|desa|wisata|pantai|bukit|pondok|resort|glamping)\b/i

const townBehind = new RegExp(`^\\s(?:di|kota)\\s(?:${townWords})(?!\\p{L})`, 'iu')
/** `MOTO LOMBOK di Senggigi`, `toko bangunan Sumber Batu di Batu`: where it stands is told behind the name. */
const isPlacedBehind = (rest: string, town: string): boolean =>
  townBehind.test(rest.slice(0, 30)) || (town !== '' && /^\sdi\s\p{Lu}/u.test(rest))

const run = String.raw`\p{Lu}[\p{L}'’]*(?:\s(?:&\s)?\p{Lu}[\p{L}'’]*){1,4}`
const forIt = new RegExp(String.raw`(?<!\p{L})(?:untuk|utk|buat|milik|punya)\s+(${run})(?=\s*(?:[,.;\n]|$))`, 'u')
const atWork = new RegExp(String.raw`[,:]\s*(${run})\s+(?=${profession})`, 'u')
const teacher =
  /^([^,.;:\n\d]{6,80}),\s*(?:(?:saya|aku)\s(?=\p{Lu}))?((?:(?<=(?:saya|aku)\s)|(?:Bu|Pak|Ibu|Bapak|Kak|Mbak|Mas|Bang|Miss|Mr|Ms|Coach|Ustadz?|Ustadzah|Teh|Cak)\.?\s)\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)?)(?=\s*(?:[,.;\n]|$))/u

/**
 * The name in the sentence that orders, where no sign of its own tells it: for whom the page is, who does the work, or
 * whoever keeps a house that goes by what is done there (`les privat matematika, Bu Endah`).
 */
const nameInOrder = (text: string): NameRead => {
  const [opening = ''] = text.split(/\d|[.!?]\s/u)
  const told = forIt.exec(opening)?.[1] ?? atWork.exec(opening)?.[1] ?? ''
  if (told !== '' && !isTown(told)) return finished(told)
  const [, lead = '', person = ''] = teacher.exec(opening) ?? []
  if (person === '') return nothing
  const words = lead.toLowerCase().split(/\s+/)
  const from = words.findIndex(isTradeWord)
  const to = from < 0 ? -1 : words.findIndex((word, at) => at > from && !isTradeWord(word))
  const trade = from < 0 ? [] : words.slice(from, to < 0 ? words.length : to).slice(0, 2)
  return finished([...trade.map(titled), person].join(' '))
}

/** A name stands near the words that order its website. */
const farthestName = 600

/** The name of the business as a message says it: by the signs of its writing, else behind the order. */
export const readName = (text: string): NameRead => {
  const known = businessNameIn(text)
  // `taman baca pelangi, … di desa Sukamaju`: a village is where it stands.
  const isPlace = /(?:^|\s)(?:desa|kampung|dusun)$/.test(known?.trade ?? '')
  const shared = known === null || isPlace ? houseOfAll(text) : ''
  if (shared !== '') return finished(shared)
  if (known !== null && isPlace && !isVillage(text, known.name)) {
    const elsewhere = readName(text.replace(`${known.trade} ${known.name}`, ' '))
    if (elsewhere.name !== '') return elsewhere
  }
  if (known !== null) {
    const lead = text.slice(0, Math.max(0, text.indexOf(known.name)))
    const head = /(\p{L}+)\s$/u.exec(lead)?.[1] ?? ''
    const house = houseBefore.exec(lead)?.[1]
    const isOneWord = !known.name.includes(' ')
    const isOfVillage = isVillage(text, known.name)
    const { name, town } = finished(
      isOfVillage
        ? `Desa ${known.name}`
        : house !== undefined || (isOneWord && shops.test(head))
          ? `${wordsLarge(house ?? head)} ${known.name}`
          : [
              ...headBefore(
                [...lead.split(/\s+/).filter(Boolean), ...known.name.split(' ')],
                lead.split(/\s+/).filter(Boolean).length,
              ),
              known.name,
            ].join(' '),
    )
    const isPlaced = isPlacedBehind(text.slice(text.indexOf(known.name) + known.name.length), town)
    const isWhole = known.sign === 'stated' || known.sign === 'quoted' || known.sign === 'bracketed' || isPlaced
    // A message without any capital tells nothing by its small letters.
    const asTold = /\p{Lu}/u.test(text) ? known.name : titled(known.name)
    if (name !== '')
      return { name: (isWhole || placed.test(known.name)) && !isOfVillage ? cleanName(asTold) : name, town }
  }
  const mixed = /\p{Lu}\p{Ll}+/u.test(text.replace(/^\s*\p{Lu}\p{Ll}+/u, '').replaceAll(/[.!?]\s+\p{Lu}/gu, ''))
  for (const found of text.matchAll(ordered)) {
    const behind = text
      .slice(found.index + found[0].length, found.index + farthestName)
      .replace(/^\s*(?:jualan|jual|produk|usaha|bisnis)\s+(?=\p{L})/iu, ' ')
      .replace(
        /^\s*(?:[\p{Ll}-]+\s+){0,3}?(?:untuk|utk|buat|bwt|bagi|tentang|dari|milik|:)\s+(?:usaha\s+|bisnis\s+|saya\s+)?/u,
        ' ',
      )
    const told = nameInPiece(firstClause(behind), mixed)
    const name = finished(told)
    const isPlaced = told !== '' && isPlacedBehind(behind.slice(behind.indexOf(told) + told.length), name.town)
    if (name.name !== '') return isPlaced ? { name: cleanName(told), town: '' } : name
  }
  const wisher =
    /^(?:(?:halo|hai|kak|min|mas|mbak)[\s,]+)*(\p{Lu}[^,.;:\n]{2,60}?)\s+(?:pengen|pengin|pingin|mau|ingin|butuh|minta|perlu|belum punya|(?:bikin|buat)(?:in|kan)?(?=\s(?:web|situs)))(?!\p{L})/u.exec(
      text,
    )?.[1] ?? ''
  // `Jasa Sedot WC Bang Tigor butuh website`: what sort of work it is comes before what it is called.
  const house = wisher.replace(/^(?:Jasa|Usaha|Bisnis)\s/, '')
  const wished = openers.test(house.split(' ')[0] ?? '') || !/\s/.test(house) ? '' : capitalRun(house.split(/\s+/))
  if (wished.includes(' ') && wished === house) return finished(wished)
  const owned =
    /(?:punya|usaha|bisnis|toko|warung|kedai|rumah makan|salon|bengkel|kafe|cafe|klinik|laundry|studio|hotel|sekolah|kursus|gym)\s+(?:(?:saya|kami|sy)\s+)?((?:(?:bu|pak|mbak|mas)\s+)?\p{Lu}[\s\S]{0,60})/u.exec(
      text,
    )
  if (owned) return finished(capitalRun(firstClause(owned[1] ?? '').split(/\s+/)))
  // `landing page promo …, dari Kencana Wedding Solo`: whose order it is, where nothing else names the house.
  const from =
    /(?<!\p{L})(?:dari|oleh|by)\s+(\p{Lu}[\p{L}'’&]*(?:\s(?:&\s)?\p{Lu}[\p{L}'’&]*){1,4})/u.exec(text)?.[1] ?? ''
  if (from !== '' && !isTown(from)) return finished(from)
  return nameInOrder(text)
}
