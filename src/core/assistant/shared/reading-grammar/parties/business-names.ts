import { calmed, isLoud } from '#core/text/shared/letter-case.ts'

import {
  businessWords,
  houseWords,
  legalForm,
  nameEnds,
  noNames,
  orderNouns,
  others,
  ownWords,
  personTitles,
  roles,
  tradeWords,
} from './business-name-words.ts'
import { doingBefore, isOrdered, labels, plainTrades, presents, saying } from './name-leads.ts'
import { isCapital, isTitle, joiner, runEnd, textOf, titled, type Word, wordsOf } from './name-runs.ts'
import { nameBeforeTown } from './name-before-town.ts'
import { isTown } from './towns.ts'
import { wordSet } from '../words.ts'

/** How a message makes a name known. A stated or quoted name is the name as it stands; the others are read off the writing. */
export type NameSign = 'stated' | 'quoted' | 'bracketed' | 'formed' | 'headed' | 'apart'

export interface BusinessName {
  readonly name: string
  readonly sign: NameSign
  /** The words of the trade right before it, as written: `toko pakan burung`. */
  readonly trade: string
}

/** `karang` is of a trade only with `taruna`. */
const trades = (words: readonly Word[]): boolean =>
  words.every(({ low }, at) => tradeWords.has(low) && (low !== 'karang' || words[at + 1]?.low === 'taruna'))

const anyPrice = /\d\s?(?:rb|ribu|rebu|k|jt|juta)(?!\p{L})|\d{1,3}(?:[.,]\d{3})+(?!\d)|(?<![\d.])\d{4,7}(?![\d-])/iu

/** What is done or cooked in the manner of a people: `tari Bali`, `kursus bahasa Inggris`. */
const peoples = wordSet(
  'bali jawa sunda aceh papua betawi bugis minang batak dayak toraja melayu madura padang manado makassar sasak ambon flores inggris arab jepang korea mandarin indonesia islam muslim',
)

/** A name that is none: too short or long, figures, a town, nothing but the trade. */
const isName = (name: string): boolean =>
  name.length >= 2 &&
  name.length <= 80 &&
  /\p{L}{2}/u.test(name) &&
  !anyPrice.test(name) &&
  !isTown(name) &&
  !peoples.has(name.toLowerCase()) &&
  !/^(?:belum|terserah|bebas|apa|siapa|nanti|domain|rahasia|masih|tidak|gak|ga|bukan|saya|kami)(?!\p{L})/iu.test(
    name,
  ) &&
  !name.split(' ').every((word) => tradeWords.has(word) || ownWords.has(word))

const cue =
  /(?<!kartu |papan |daftar |label |balik |ganti |[\p{L}@.-])(?:(?:[Nn]ama|[Mm]erk|[Mm]erek|[Bb]rand)(?:\s*nya)?(?:\s(?:usaha|toko|bisnis|brand|warung|tempat|lapak|kedai|kafe|cafe|resto|restoran|salon|bengkel|laundry|klinik|outlet|olshop|dagang|merk|merek|studio|kasir|apotek|kios|depot|gerai|rumah makan|sekolah|hotel|produk|jasa|band|tim|\p{Ll}{3,12}(?=\s?nya(?!\p{L})))(?:\s?nya)?)?|bernama|dinamakan|dinamai|dinamain|jenenge|arane|namina|ngaranna|namonyo|[Aa]tas[ -][Nn]ama|[Aa]\.\s?[Nn]\.?|an\.(?=\s)|(?:toko|warung|kedai|salon|bengkel|usaha|laundry|klinik|lapak)\snya|dagangnya)(?![\p{L}])\s*(?:(?:saya|sy|kami|kita|ku)(?!\p{L}))?\s*(?:(?:adalah|ialah|yaitu|itu)(?!\p{L}))?\s*[:=]?\s*/gu
const ofOwner = /^nama(?:\s*nya)?\s*(?:saya|sy|ku)(?!\p{L})/iu
/** `sa pu nama Yakob`, `beta pung nama`: whose name it is stands before it, as the east speaks. */
const personBefore =
  /(?<!\p{L})(?:karyawan|karyawati|pegawai|staf|staff|sopir|supir|kurir|pelayan|asisten|mandor|penjaga|satpam|guru|kepala|kepsek|ketua|pemilik|owner|pengurus|pelatih|dokter|bidan|ustadz?|ustaz|anak|suami|istri|admin|penjahit|montir|kapster|chef|koki|bu|ibu|pak|bapak)(?:nya|ku)?\s(?:\p{L}+\s){0,2}$/iu
/** `(dulu namanya …)`: what it was called before. */
const formerly = /(?<!\p{L})(?:dulu|dulunya|dahulu|sebelumnya|semula|awalnya|tadinya|bekas|eks|ex)\s*$/iu
const ownerBefore = /(?<!\p{L})(?:saya|sa|sy|aku|beta|kita|ta|yang|yg)\s(?:punya|pu|pung|pe)\s$/iu

const quotesOpen = /^["“'‘]([^"“”\n<>]{2,60}?)["”'’](?!\p{L})/u
const quoted = /(?<![\p{L}\d])["“]([^"“”\n<>]{2,60})["”]|(?<![\p{L}\d])['‘]([^'‘’\n<>]{2,60})['’](?!\p{L})/gu
const bracketed = /\(([^()\n]{3,60})\)/gu
const noQuote = /(?:slogan|tagline|mott?o|tulisan|kata|judul|teks|ucapan|bilang|kata-kata)(?:nya)?\s*[:=]?\s*$/iu
const noBracket =
  /^(?:bukan|khusus|jangan|kecuali|termasuk|lokasi|dekat|depan|bisa|stok|stock|isi|ukuran|size|min|max|maks|untuk|utk|atau|dan|mulai|per|wa|hp|ig|dll|sudah|udah|belum|tanpa|plus|free|gratis|persero|pesero|buka|libur|ada|dari|di)(?!\p{L})/iu

/** Small words from the end of a piece without capitals that sell something: `dapur oma risol 3000` sells risol. */
const inner = wordSet('dari dan yang')

const pieceName = (words: readonly Word[], at: number): { readonly name: string; readonly to: number } => {
  let to = at
  // `namanya kopi dari hati,`: a short clause is the name with its small words.
  const end = words.findIndex((word, place) => place >= at && (word.ends || words[place + 1]?.opens !== false))
  const clause = end < 0 ? [] : words.slice(at, end + 1)
  const isWhole =
    clause.length > 2 &&
    clause.length < 5 &&
    clause.slice(1, -1).some(({ low }) => inner.has(low)) &&
    clause.every(({ low }, place) => !/\d/.test(low) && (!nameEnds.has(low) || (place > 0 && inner.has(low))))
  if (isWhole) return { name: textOf(words, at, end + 1), to: end + 1 }
  while (to < words.length && to - at < 6) {
    const word = words[to]
    if (
      !word ||
      (to > at && (word.opens || nameEnds.has(word.low))) ||
      /^\d[\d.,]*(?:rb|ribu|k|jt|juta)?$/i.test(word.low)
    )
      break
    to += 1
    if (word.ends) break
  }
  const next = words[to]
  const sells = next !== undefined && !next.opens && /^\d[\d.,]*(?:rb|ribu|k|jt|juta)?$/i.test(next.low)
  if (sells && to - at > 1) to -= 1
  return { name: textOf(words, at, to), to }
}

/** `nama ig dan brand: jastip.hanami`, `merk sendiri: …`: small words lead to a colon, and the name stands behind it. */
const toColon = /^(?:\p{Ll}[\p{Ll}/]*\s){0,4}\p{Ll}+\s*[:=]\s*/u

const afterCue = (text: string, words: readonly Word[], cueEnd: number): string => {
  const end = cueEnd + (toColon.exec(text.slice(cueEnd, cueEnd + 60))?.[0].length ?? 0)
  const inQuotes = quotesOpen.exec(text.slice(end, end + 80).trimStart())?.[1]
  if (inQuotes) return inQuotes
  let at = words.findIndex(({ start }) => start >= end)
  if (at < 0) return ''
  // `brand kopi saya, Kopi Titik Balik`: the name follows what it is.
  let over = at
  while (
    over < words.length &&
    over - at < 6 &&
    (tradeWords.has(words[over]?.text ?? '') || ownWords.has(words[over]?.text ?? ''))
  )
    over += 1
  const own = quotesOpen.exec(text.slice(words[over]?.start ?? text.length, (words[over]?.start ?? 0) + 80))?.[1]
  if (over > at && own) return own
  if (over > at && isCapital(words[over])) at = over
  const to = isCapital(words[at]) || isTitle(words[at]) ? runEnd(words, at) : at
  return to > at ? textOf(words, at, to) : pieceName(words, at).name
}

/** What a cue states: `namanya Dapur Oma`, `merk dagangnya GeprekIn`; and for whom, which names no business. */
const statedNames = (
  text: string,
  words: readonly Word[],
  listAt: number,
): { readonly name: string; readonly person: string } => {
  let person = ''
  for (const found of text.matchAll(cue)) {
    const isAccount = /(?:[\d-]{6,}|rek(?:ening)?|transfer|tf|bank)\s*$/i.test(
      text.slice(Math.max(0, found.index - 24), found.index),
    )
    const isGoods = found.index > listAt && /^(?:brand|merk|merek)(?!\s*(?:nya|dagang))/i.test(found[0])
    // `Wangi Express namanya, kiloan 7rb`: nothing is named behind a comma.
    const endsThere = /^\s*[,.;!]/.test(text.slice(found.index + found[0].trimEnd().length))
    const isFormer = formerly.test(text.slice(Math.max(0, found.index - 14), found.index))
    if (isAccount || isGoods || endsThere || isFormer) continue
    const name = titled(afterCue(text, words, found.index + found[0].length)).replace(/^(?:adalah|yaitu)\s+/i, '')
    if (!isName(name)) continue
    const isPerson = /^a(?:\.|tas)/i.test(found[0]) && personTitles.has(name.split(/[.\s]/)[0]?.toLowerCase() ?? '')
    const isOwners =
      ofOwner.test(found[0]) ||
      (/^nama(?:nya)?\s*$/iu.test(found[0]) &&
        [ownerBefore, personBefore].some((before) =>
          before.test(text.slice(Math.max(0, found.index - 30), found.index)),
        ))
    if (isPerson || isOwners) person ||= name
    else return { name, person }
  }
  return { name: '', person }
}

const namedBehind =
  /(?:^|[,.;:\n]\s*)([^,.;:\n\d]{3,50}?)\s(?:namanya|namonyo|jenenge|namina|nama (?:tokonya|usahanya|brandnya))(?=\s*(?:[,.;\n]|$))/giu

/** `Segara Loka namanya, 9 kamar`: the cue stands behind the name. */
const nameBeforeCue = (text: string): string => {
  for (const [, piece = ''] of text.matchAll(namedBehind)) {
    const words = wordsOf(piece)
    const at = words.findIndex((word, place) => isCapital(word) && runEnd(words, place) === words.length)
    const name = at < 0 ? '' : textOf(words, at, words.length)
    if (isName(name) && !noNames.test(words[at]?.text ?? '')) return name
  }
  return ''
}

const quotedName = (text: string, listAt: number): string => {
  for (const found of text.slice(0, listAt).matchAll(quoted)) {
    const name = (found[1] ?? found[2] ?? '').trim()
    if (isName(name) && !noQuote.test(text.slice(Math.max(0, found.index - 24), found.index))) return name
  }
  return ''
}

const wholeName =
  /(?:^|[,.:\n]\s?)(?!(?:Bu|Ibu|Pak|Bapak|Mbak|Mas|Bang|Kak)\s)\p{Lu}\p{L}+(?:\s(?:&\s)?\p{Lu}[\p{L}\d]*){1,4}\s$/u
const bracketedName = (text: string, listAt: number): string => {
  for (const found of text.slice(0, listAt).matchAll(bracketed)) {
    const inside = (found[1] ?? '').trim()
    const words = inside.split(/\s+/)
    const isProper = words.every((word) => /^(?:\p{Lu}|\d|&|\p{Ll}\p{Lu}\p{Ll})/u.test(word) || joiner.test(word))
    const isLone = words.length === 1 && /^\p{Lu}{1,4}$/u.test(inside)
    // `Kopi Tepi Danau (Tondano)`: behind a whole name one word tells where it is.
    const isPlace = words.length === 1 && wholeName.test(text.slice(0, found.index))
    if (
      !isPlace &&
      isProper &&
      !isLone &&
      isName(inside) &&
      !noBracket.test(inside) &&
      !personTitles.has(words[0]?.toLowerCase() ?? '')
    )
      return inside
  }
  return ''
}

interface Found {
  readonly name: string
  readonly trade: string
  readonly rank: number
  readonly sign: NameSign
}

const accountOf = /\d{6}[\d-]*\s*,?\s*(?:a\.?\s?n\.?|an|a\/n|atas nama)\s*:?\s*$/iu
const places = wordSet('di jl jln jalan dekat daerah area kota')

/** `, S.H., M.Kn.` */
const degree = /^(?:\s*,\s*(?:[SM]|Dr|Sp|Ph|A)\.\s?\p{L}[\p{L}.]*)+/u

/** Runs of capitals that the writing makes a name: behind a legal form, behind the words of a trade, in a clause alone. */
const writtenNames = (text: string, words: readonly Word[], listAt: number): Found[] => {
  const found: Found[] = []
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at]
    if (!word) break
    const leads = isTitle(word) && isCapital(words[at + 1]) && !word.ends && !legalForm.test(words[at + 1]?.text ?? '')
    if ((!isCapital(word) && !leads) || (noNames.test(word.text) && !leads)) continue
    const to = runEnd(words, at)
    if (to === at) continue
    const before = words[at - 1]
    const straight = !word.opens
    const name = textOf(words, at, to)
    const run = words.slice(at, to)
    let from = at
    while (
      from > 0 &&
      at - from < 5 &&
      !words[from]?.opens &&
      (tradeWords.has(words[from - 1]?.low ?? '') ||
        ownWords.has(words[from - 1]?.text ?? '') ||
        words[from - 1]?.text === '&')
    )
      from -= 1
    const lastOwn = words.slice(from, at).findLastIndex(({ text }) => ownWords.has(text))
    // `warung makan saya yaitu warung Selera`: what stands right before the name is its trade.
    const near = lastOwn >= 0 && lastOwn < at - from - 1 ? from + lastOwn + 1 : from
    const trade = straight
      ? words
          .slice(near, at)
          .filter(({ text }) => tradeWords.has(text))
          .map(({ text }) => text)
          .join(' ')
      : ''
    // `kami dari Bumdes Sari Luhur` is the house itself.
    const isSelf = before?.low === 'dari' && ownWords.has(words[at - 2]?.low ?? '')
    // `pangkalan LPG & air galon Pak Nyoman`: letters alone are what is sold.
    const isLetters = run.length === 1 && /^\p{Lu}{2,4}$/u.test(word.text)
    // `donasi ke BNI 0088…, an Yayasan X`: who holds an account.
    const isHolder = accountOf.test(text.slice(Math.max(0, word.start - 40), word.start))
    const elses = isHolder || (straight && !isSelf && others.has(before?.low ?? ''))
    const isPerson = isTitle(word) && !run.slice(1).some(({ low }) => tradeWords.has(low) || businessWords.has(low))
    const closes =
      words[to - 1]?.ends === true ||
      words[to] === undefined ||
      words[to]?.opens === true ||
      places.has(words[to]?.low ?? '')
    // `usaha keramik Plered: Tembikar Ade`: a colon presents the name; one word alone where nothing goes on behind it.
    const isLone = word.raw.endsWith('.') || /^\p{Lu}\p{Ll}+\p{Lu}/u.test(word.text)
    const behindSign =
      text.slice(0, word.start).trimEnd().endsWith(':') &&
      !labels.has(before?.low ?? '') &&
      (run.length > 1 || (isLone && presents(words, at)))
    const named = trade.split(' ').filter((one) => one !== '' && !orderNouns.has(one) && !plainTrades.has(one))
    const { doing, isHead } = straight ? doingBefore(words, at) : { doing: [], isHead: false }
    const hasTrade = run.some(({ low }) => tradeWords.has(low) || businessWords.has(low))
    const isLate = word.start > listAt
    // Behind the list only a house's own word still opens a name: goods have capitals too.
    const isHouse = houseWords.has(trade.split(' ')[0] ?? '') && closes
    if (
      isName(name) &&
      // `guru les SD SMP`: for whom it is done.
      !run.every(({ text }) => legalForm.test(text)) &&
      !elses &&
      !isLetters &&
      (!trades(run) || isHouseAlone(words, at, to, closes)) &&
      (!isLate || isHouse)
    ) {
      if (legalForm.test(word.text) && run.length > 1 && !/^(?:Online|Saya|Digital|Pribadi)$/.test(run[1]?.text ?? ''))
        found.push({ name, trade, rank: 90, sign: 'formed' })
      else if (isPerson) {
        const last = words[to - 1]
        const degrees = last ? (degree.exec(text.slice(last.start + last.raw.replace(/,$/, '').length))?.[0] ?? '') : ''
        // `angkringan Lek Min`: somebody's own business goes by its trade and the name.
        const own = doing.length > named.length && doing.length < 4 ? doing : named
        // A doctor or a notary goes by the own name.
        if (/^(?:drg?|drh|apt|prof)\b/i.test(word.text) || (own.length === 0 && trade !== ''))
          found.push({ name: `${name}${degrees}`, trade, rank: 50, sign: 'headed' })
        else if (word.opens && closes && run.length > 2 && /^(?:coach|chef|kak|bang|ust)/i.test(word.text))
          found.push({ name, trade, rank: 20, sign: 'apart' })
        else if (own.length > 0 && own.length < 4)
          found.push({ name: `${titled(own.join(' '))} ${name}${degrees}`, trade: '', rank: 50, sign: 'headed' })
      } else if (named.length > 0 && run.slice(1).some(isTitle))
        // `martabak Bangka Koh Along`: with a person in it, the name goes by its trade as well.
        found.push({ name: `${titled(named.slice(-2).join(' '))} ${name}`, trade: '', rank: 75, sign: 'headed' })
      else if (straight && !isLate && orderNouns.has(before?.low ?? ''))
        found.push({ name, trade, rank: 78, sign: 'headed' })
      else if (trade !== '') found.push({ name, trade, rank: isLate ? 60 : 75, sign: 'headed' })
      else if (straight && isOrdered(words, at)) found.push({ name, trade: '', rank: 72, sign: 'headed' })
      else if (closes && !isLate && isHead && doing.length > 0)
        found.push({ name, trade: '', rank: 71, sign: 'headed' })
      else if (
        word.opens &&
        closes &&
        at > 0 &&
        !roles.has(before?.low ?? '') &&
        !saying.test(before?.low ?? '') &&
        (run.length > 1 || hasTrade || behindSign || /^\p{Ll}+[._]\p{Ll}+$/u.test(word.text))
      )
        found.push({ name, trade: '', rank: behindSign ? 77 : hasTrade ? 74 : 70, sign: 'apart' })
    }
    at = to - 1
  }
  return found
}

/** `…, Rumah Batik, di Solo`: a clause of its own that a house's word opens is a name, though all of its words tell a trade. */
const isHouseAlone = (words: readonly Word[], at: number, to: number, closes: boolean): boolean =>
  at > 0 && to - at > 1 && closes && words[at]?.opens === true && houseWords.has(words[at]?.low ?? '')

const colonName =
  /(?<before>\p{L}+)\s*:\s*(?<name>\p{Lu}[\p{L}'’]+(?:\s(?:(?:di|ke|dari|dan|untuk|dalam|tanpa|bersama|yang)\s)?\p{Lu}[\p{L}'’]+){1,4})\s*(?=[.,;\n]|$)/gu

/** `band kami: Senja di Selatan`: behind a colon a clause of its own may hold small words between its capitals. */
const behindColon = (text: string): Found[] => {
  const found: Found[] = []
  for (const { groups } of text.matchAll(colonName)) {
    const { before = '', name = '' } = groups ?? {}
    const low = before.toLowerCase()
    const isOwn = ownWords.has(low) || tradeWords.has(low) || orderNouns.has(low)
    if (isOwn && !roles.has(low) && / \p{Ll}/u.test(name) && !isTown(name.split(' ').at(-1) ?? ''))
      found.push({ name, trade: '', rank: 76, sign: 'apart' })
  }
  return found
}

/**
 * The name a message gives its business, by the signs of its writing, the plainest first: stated (`namanya …`, `merk …`),
 * in quotes, in brackets, behind a legal form, behind the words of its trade, or in a clause of its own. Null where the
 * writing tells none: then only the order's own words may. Linear in the length of the text.
 */
export const businessNameIn = (message: string): BusinessName | null => {
  const mended = message.split(correction)
  const last = mended.length > 1 ? nameIn(`website ${(mended.at(-1) ?? '').replace(/^[\s,.:;]+/u, '')}`) : null
  return last ?? nameIn(message)
}

const markup =
  /<(script|style)\b[^<>]{0,200}>[^<]{0,300}<\/\1>|<[a-z]+\s[^<>]{1,200}>|\{\{[^{}]{0,100}\}\}|\$\{[^{}]{0,100}\}|(?:\.\.?\/){1,9}\S{0,80}/giu

/** `untuk Puskesmas? maaf salah, untuk Klinik Bunda`: what is said behind holds. */
const correction =
  /(?<!\p{L})(?:maaf salah|eh salah|salah ding|ralat|koreksi)(?!\p{L})|(?:\?|\.{2,4}|…)\s*(?:eh\s)?bukan(?:\s\p{L}{1,4})?,/iu

const nameIn = (message: string): BusinessName | null => {
  const spoken = calmed(message)
  const text = spoken
    .replaceAll(markup, ' ')
    .replaceAll(/\p{Extended_Pictographic}[\u{fe0f}\u{200d}\p{Emoji_Modifier}]*/gu, ' ; ')
  const words = wordsOf(text)
  const listAt = anyPrice.exec(text)?.index ?? text.length
  const stated = statedNames(text, words, listAt)
  if (stated.name !== '') return { name: stated.name, sign: 'stated', trade: '' }
  const told = nameBeforeCue(text)
  if (told !== '') return { name: told, sign: 'stated', trade: '' }
  const inQuotes = quotedName(text, listAt)
  if (inQuotes !== '') return { name: isLoud(message) ? titled(inQuotes) : inQuotes, sign: 'quoted', trade: '' }
  const inBrackets = bracketedName(text, listAt)
  if (inBrackets !== '') return { name: inBrackets, sign: 'bracketed', trade: '' }
  const behind = behindColon(text.slice(0, listAt))
  const best = [...writtenNames(text, words, listAt), ...behind].toSorted((a, b) => b.rank - a.rank)[0]
  if (best) return { name: best.name, sign: best.sign, trade: best.trade }
  const unmarked = /\p{Lu}/u.test(text) ? null : nameBeforeTown(words, listAt)
  if (unmarked !== null) return { ...unmarked, sign: 'apart' }
  return stated.person === '' ? null : { name: stated.person, sign: 'stated', trade: '' }
}
