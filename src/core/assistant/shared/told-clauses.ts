import { dayWords } from '#core/text/shared/calendar-words.ts'

import { canonicalWord } from './intent/slang.ts'
import { verbMood } from './intent/verbs.ts'
import { conditionals, honorifics, light, modals, polite, prepositions } from './intent/word-lists.ts'

/** Words that only open an order, greet or thank; they say nothing of the matter. */
export const empty: ReadonlySet<string> = new Set(
  `assalamualaikum salam wr wb hormat terima kasih makasih sebelumnya bantuannya bantuan perkenalkan selamat pagi siang sore malam
   surat invoice kuitansi kontrak proposal laporan ppt pptx powerpoint presentasi slide deck analisis analisa website web situs
   file kasir pos aplikasi dokumen format bentuk sekalian ditunggu segera cepat banget dibuatkan silakan juga namun lalu terus kemudian
   sppd spd po sp inv nota tagihan faktur kwitansi penawaran quotation quote ppn wib wita wit rp ttd ktp rt rw inv dp sop hut npwp nik fyi hitung hitungkan hitungin itungin totalnya total jumlahnya kasih tambahkan tambahin masukkan masukin tulis tuliskan cantumkan dikasih diberi penerima pemberi namanya bernama nama yaitu adalah`.split(
    /\s+/,
  ),
)
const particles = new Set(
  'iya oke dong donk ya yo yah deh sih nih kak kakak min bang bos gan bro mas mbak juragan kang uda uni mang'.split(
    ' ',
  ),
)

const scales: Readonly<Record<string, number>> = { rb: 1e3, ribu: 1e3, k: 1e3, jt: 1e6, juta: 1e6, m: 1e9, miliar: 1e9 }
const figure =
  /(?<![\p{L}\d.,])(?:rp\.?\s?)?(\d{1,3}(?:\.\d{3})+|\d+(?:,\d+)?)(?:\s*(rb|ribu|k|jt|juta|miliar)(?!\p{L}))?/giu

/** `20 dus. Bikinin …` ends a clause, `tgl. 5` and the number of a list none; and no clause ends before a degree (`, S.Pd.`), before nothing but months (`2x, januari sama juli`) or the day behind its weekday. */
const clauseEnd =
  /(?:(?<!\d)[,;]|[,;](?!\d))(?!\s?(?:[SMA]|Dr|Ph|Sp)\.|\s\d{1,2}\s\p{Lu}\p{L}+\s20\d\d|\s(?:(?:[Jj]anuari|[Ff]ebruari|[Mm]aret|[Aa]pril|[Mm]ei|[Jj]uni|[Jj]uli|[Aa]gustus|[Ss]eptember|[Oo]ktober|[Nn]ovember|[Dd]esember)(?:\s(?:sama|dan|&|sampai)\s|(?=\s?(?:[,.;\n]|$)))){1,4}(?:[,.;\n]|$))|\n|(?<=\p{L}{4}|(?<!\p{L})(?!apt|tgl|dll|dsb|dst|bpk|jln|kec|kab|kel|sdr|drs|dra|yth|hal|ust|nop)\p{Ll}{3}|(?<!\p{L})(?!Dra)\p{Lu}\p{Ll}[aiueo]|\p{Lu}{3}|(?<!\p{L})(?:WA|HP|TV|AC)|\/\p{L}{1,4}|\d\p{L}{0,4}|\d\s(?:km|kg|gr|ml|cm|m|jt|rb)|[)%])(?<!(?:^|\n)\s{0,4}\d{1,2})[.!?](?=\s|$)|\s[-–]\s/gu
const bullet = /^\s*(?:[-–•*·]|\d{1,3}[.)])\s+/

export const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’/]*/gu) ?? []

export interface FigureInText {
  readonly value: number
  readonly text: string
  /** What it counts, where a word follows that is no scale: `karyawan`. */
  readonly noun: string
  readonly isMoney: boolean
}

const behind = /^\s?(\p{L}{2,})/u

/** Every number of a text with its scale: `1,5 juta` is 1500000. */
export const figuresIn = (text: string): FigureInText[] =>
  [...text.matchAll(figure)].map(({ 0: said, 1: digits = '', 2: scale, index }) => {
    const value = /^\d{1,3}(?:\.\d{3})+$/.test(digits) ? digits.replaceAll('.', '') : digits.replace(',', '.')
    const end = index + said.length
    return {
      value: Math.round(Number(value) * (scales[scale?.toLowerCase() ?? ''] ?? 1) * 1000) / 1000,
      text: said,
      noun: scale === undefined ? (behind.exec(text.slice(end, end + 30))?.[1]?.toLowerCase() ?? '') : '',
      isMoney: scale !== undefined || /^rp/i.test(said),
    }
  })

/** `WA 0812…`: no name. */
const contactWord = /^(?:WA|HP|Hp|TELP|Telp|TLP|Tlp)\.?$/

export const isName = (word: string): boolean =>
  /^\p{Lu}/u.test(word) && !/\d/.test(word) && word.length > 1 && !contactWord.test(word)

/** Names of a clause where the writing tells them: runs of words with a capital that do not merely begin a sentence. */
export const namesIn = (clause: string, isFirst: boolean): string[] => {
  const runs: string[][] = [[]]
  const words = clause.split(/\s+/).filter((word) => word !== '')
  for (const [at, word] of words.entries()) {
    const bare = word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
    const low = bare.toLowerCase()
    const begins = at === 0 && isFirst && !isName(words[1] ?? '')
    if (/^[("“'‘[]/.test(word)) runs.push([])
    // `Tangan Mas`, `Cukur Bang Rojali`: a title inside a name is a part of it.
    const isInside = honorifics.has(low) && (runs.at(-1)?.length ?? 0) > 0
    if (isName(bare) && !begins && !empty.has(low) && (!honorifics.has(low) || isInside)) runs.at(-1)?.push(bare)
    else if (isName(bare) && honorifics.has(low)) runs.push([])
    else runs.push([])
    if (/[,;:.)!?]$/.test(word) && bare.length > 3) runs.push([])
  }
  return runs.filter((run) => run.length > 0).map((run) => run.join(' '))
}

const marked =
  /(?<=^|[\s(:,])(?:'([^'\n]{2,80})'|"([^"\n]{2,80})"|“([^”\n]{2,80})”|‘([^’\n]{2,80})’)(?=$|[\s,.;:!?)])/gu

/** What a text puts into quotation marks. */
export const quotesIn = (text: string): string[] =>
  [...text.matchAll(marked)].map(([, a, b, c, d]) => (a ?? b ?? c ?? d ?? '').trim())

const plain = (word: string | undefined): string =>
  canonicalWord((word ?? '').toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''))

const dayParts = new Set('pagi siang sore malam'.split(' '))
const weekdays = new Set<string>(dayWords)

/** Short words that are no slip: units, and months that look like one. */
const asWritten = new Set('km jan feb mar apr mei jun jul agu sep okt nov des'.split(' '))

/** What somebody says of a paper that is there. */
export const ofPapers =
  /^(?:surat(?:-surat)?(?:nya)?\s(?:lengkap|komplit|komplet)|(?:faktur|nota|invoice|kuitansi|kwitansi|po)\s(?:no|nomor|nmr)\.?|pesanan(?:nya)?\s(?:buat|untuk|utk))(?!\p{L})/iu

const calling = new Set(
  'halo hai hi permisi oh eh nah oke iya ya kak kakak bang min admin gan sis bro juga lagi sekalian dan terus lalu kemudian namun'.split(
    ' ',
  ),
)

/** Whether a clause begins by ordering something: `tolong buatkan surat …`, `surat izin …`. */
const opensByOrdering = (words: readonly string[]): boolean => {
  for (const word of words) {
    const low = plain(word)
    const mood = verbMood(low)
    if (mood === 'order' || mood === 'passive' || mood === 'plain' || papers.has(low)) return true
    if (!light.has(low) && !polite.has(low) && !modals.has(low) && !empty.has(low) && mood === null) return false
  }
  return false
}
const telling = /^(?:di)?(?:tulis|sebut|cantum|tambah)(?:kan|in)?$/u
const papers = new Set('surat invoice kuitansi kontrak proposal laporan nota dokumen tagihan'.split(' '))

/** The clause without what opens an order and without the particles at its end, in plain writing. */
export const cleaned = (clause: string, idle: ReadonlySet<string>, keepsHead = false): string => {
  const words = clause.replace(bullet, '').trim().split(/\s+/)
  if (keepsHead && !opensByOrdering(words)) {
    while (words.length > 1 && calling.has(plain(words[0]))) words.shift()
  } else {
    const whole = [...words]
    dropOpening(words, idle)
    // `sekalian tulis kalau kami jaga kebersihan`: what is to be written.
    if (keepsHead && telling.test(plain(whole.at(-words.length - 1))) && conditionals.has(plain(words[0])))
      words.shift()
  }
  // `Tangan Mas` ends with a name.
  while (words.length > 1 && particles.has(plain(words.at(-1))) && !isName(words.at(-1) ?? '')) words.pop()
  return words
    .map((word, at) =>
      /^\p{Ll}+$/u.test(word) && word.length <= 5 && !asWritten.has(word) && words[at + 1] !== 'up'
        ? canonicalWord(word)
        : word,
    )
    .join(' ')
    .replace(/^[\s:,.–-]+|(?<![\s:,.–-])[\s:,.–-]+$/g, '')
}

const dropOpening = (words: string[], idle: ReadonlySet<string>): void => {
  const opens = (word: string): boolean =>
    !isName(word) || words.every((one) => one === one.toUpperCase()) || empty.has(word.toLowerCase())
  while (words.length > 1) {
    const word = plain(words[0])
    // `malam minggu ada live music`: when it is.
    if (dayParts.has(word) && weekdays.has(plain(words[1]))) break
    // `1 unit penyok`: how many is told.
    if (/^(?:[("“‘']|\d)/.test(words[0] ?? '')) break
    // `mohon jangan terlambat`: without it the opposite would be told.
    if (canonicalWord(word) === 'jangan' && !/^(?:lupa|sampai|sampe)$/u.test(plain(words[1]))) break
    // `surat lengkap`, `faktur no 12`: told of a paper.
    if (ofPapers.test(`${words[0]} ${words[1]}`)) break
    const says =
      !light.has(word) &&
      !polite.has(word) &&
      !empty.has(word) &&
      !idle.has(word) &&
      verbMood(word) === null &&
      !modals.has(word)
    const isLink = prepositions.has(word) && word !== 'di' && word !== 'dari' && word !== 'ke'
    const isIdle = idle.has(word) && !isName(words[1] ?? '')
    if ((says && !isLink) || (!opens(words[0] ?? '') && !isIdle && verbMood(word) === null)) break
    words.shift()
  }
}

const inBrackets = /\([^()\n]{0,200}\)/g

/** The clauses of a message; `first` begins a sentence. What stands in brackets is not cut. */
export const clausesIn = (message: string): { readonly text: string; readonly first: boolean }[] => {
  const clauses: { text: string; first: boolean }[] = []
  let from = 0
  let first = true
  const whole = [...message.matchAll(inBrackets)].map(({ index, 0: found }) => [index, index + found.length] as const)
  let next = 0
  for (const match of [...message.matchAll(clauseEnd), null]) {
    const end = match?.index ?? message.length
    while (next < whole.length && (whole[next]?.[1] ?? 0) <= end) next += 1
    if (match && match[0] !== '\n' && (whole[next]?.[0] ?? Infinity) < end) continue
    clauses.push({ text: message.slice(from, end), first })
    from = end + (match?.[0].length ?? 0)
    first = match !== null && /[.!?\n]/.test(match[0])
  }
  return clauses
}
