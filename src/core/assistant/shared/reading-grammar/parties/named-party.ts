import type { Party } from '../../reading.ts'

import { groupEnd, groupText } from '../goods/groups.ts'
import { type Draft, readBracket } from './name-brackets.ts'
import { tradeWords } from './business-name-words.ts'
import { namedShopWords, ownShopWords } from './house-words.ts'
import { companyAt, companyText, personAt } from './name-spans.ts'
import { isCompanyWord, isHonorific, isOwnShop, rawLow, titleEnd } from './name-words.ts'
import { titleText } from './office-text.ts'
import { houseOfOffice, type OwnedHouse, ownedHouse } from './owned-house.ts'
import { endsClause, isFree, isGlued, low, type Sheet, textBetween, titleCase } from '../sheet.ts'
import { isTown, withoutTown } from './towns.ts'
import { isCapital, nameStops, wordSet } from '../words.ts'

export interface NamedParty {
  readonly party: Party
  readonly from: number
  readonly to: number
  /** A name was told by a title or a kind of business, not only by its place in the sentence. */
  readonly sure: boolean
}

/** `jabatan kasir`: whatever stands behind the word, up to the end of its clause. */
const officeAt = (sheet: Sheet, at: number): number => {
  if (low(sheet, at) !== 'jabatan') return at
  let to = low(sheet, at + 1) === ':' ? at + 2 : at + 1
  const from = to
  while (to - from < 4 && isFree(sheet, to) && sheet.tokens[to]?.kind === 'word' && !nameStops.has(low(sheet, to)))
    to += 1
  return to > from ? to : at
}

/** Puts a house where somebody is told to belong; where it ends. */
const addHouse = (party: Draft, { company, address, to }: OwnedHouse): number => {
  party.company = company
  if (address !== undefined) party.address ??= address
  return to
}

/** A title or a kind of business inside a name: `Tempe Pak X`, `Sari Y Catering`. */
const holdsBusinessWord = (sheet: Sheet, from: number, to: number): boolean => {
  for (let at = from; at < to; at += 1) {
    if (
      rawLow(sheet, at).length > 1 &&
      (isHonorific(sheet, at) || (isCompanyWord(sheet, at) && isOwnShop(rawLow(sheet, at))))
    )
      return true
  }
  return false
}

const isLegalForm = (sheet: Sheet, at: number): boolean => ['pt', 'cv', 'ud', 'pd', 'toko'].includes(rawLow(sheet, at))

const introductions = new Set(
  `yth yang terhormat . : saya kami kita aku pelanggan klien client customer supplier adik istri suami anak warga teman usaha langganan kakak
   sepupu keponakan karyawan vendor pihak sopir supir kurir pegawai tetangga konsumen ananda rekan siswa siswi mahasiswa developer kontraktor pemborong penjahit distributor tukang orang tua wali murid saudara donatur penghuni tamu pasien peserta calon nasabah santri pengurus anggota ipar mertua menantu besan sahabat kerabat ibunya ayahnya bapaknya ortu reseller bos boss atasan mantan`.split(
    /\s+/,
  ),
)

/** People after whom houses are called. */
const friendly = wordSet('sahabat rekan saudara kerabat anak santri siswa')
/** `Sahabat Wisata Tour`: with a capital, before a word of trade, it is the name of a house. */
const beginsHouse = (sheet: Sheet, at: number): boolean =>
  friendly.has(low(sheet, at)) &&
  sheet.writing === 'mixed' &&
  isCapital(sheet.tokens[at]?.raw ?? '') &&
  [at + 1, at + 2].some((place) => isCapital(sheet.tokens[place]?.raw ?? '') && tradeWords.has(low(sheet, place))) &&
  !isLegalForm(sheet, at + 1)

/** Where a name begins behind `yth.`, `pelanggan`, `adik saya`. */
export const afterIntroduction = (sheet: Sheet, at: number): number => {
  let start = at
  while (start - at < 6 && isFree(sheet, start) && introductions.has(low(sheet, start).replace(/^(.{3,})nya$/, '$1'))) {
    const own = ['saya', 'kami', 'aku'].includes(low(sheet, start + 1))
    if (['usaha', 'kakak'].includes(low(sheet, start)) && !own) break
    if (beginsHouse(sheet, start)) break
    start += 1
    // `supplier kain Pak …`: one word may say of what.
    if (
      isFree(sheet, start) &&
      sheet.tokens[start]?.kind === 'word' &&
      (isHonorific(sheet, start + 1) || isLegalForm(sheet, start + 1)) &&
      !isHonorific(sheet, start)
    ) {
      if (!nameStops.has(low(sheet, start))) start += 1
    }
  }
  return start
}

const ownOrColon = new Set([':', 'saya', 'kami', 'kita'])

/** What somebody does who is told of. */
const acts = new Set(
  'sudah telah adalah akan mau punya tidak belum memang benar pernah masih tinggal bekerja'.split(' '),
)

const closing = new Map([
  ['"', '"'],
  ['“', '”'],
  ["'", "'"],
  ['‘', '’'],
])

/** `"Dapur Kita"`: whatever stands between quotation marks in the place of a name. */
const quotedAt = (sheet: Sheet, at: number): { text: string; to: number } | null => {
  const close = closing.get(low(sheet, at))
  if (close === undefined || !isFree(sheet, at)) return null
  for (let end = at + 2; end < at + 10; end += 1) {
    if (low(sheet, end) === close) {
      return { text: titleCase(textBetween(sheet, at + 1, end), sheet.writing), to: end + 1 }
    }
    if (sheet.tokens[end]?.kind !== 'word') return null
  }
  return null
}

const quarters = new Set('desa dusun dsn kelurahan kel kecamatan kec kabupaten kab kampung'.split(' '))

/** `Gapoktan Sri Rahayu desa Tegalombo`: where a house stands, right behind its name; the exclusive end. */
const quarterAt = (sheet: Sheet, at: number): number => {
  if (!quarters.has(low(sheet, at)) || !isFree(sheet, at)) return at
  let to = low(sheet, at + 1) === '.' ? at + 2 : at + 1
  const from = to
  while (to - from < 3 && isFree(sheet, to) && sheet.tokens[to]?.kind === 'word' && !nameStops.has(low(sheet, to))) {
    if (sheet.writing === 'mixed' ? !isCapital(sheet.tokens[to]?.raw ?? '') : to > from) break
    to += 1
  }
  return to > from ? to : at
}

/** `UD Logam Mulya, Blora`, `Ibu Clara, Citraland Palu`: the town that ends the clause behind a name. */
const townAt = (sheet: Sheet, at: number): { readonly name: string; readonly to: number } | null => {
  if (low(sheet, at) !== ',' || sheet.writing !== 'mixed') return null
  let to = at + 1
  while (
    to - at < 5 &&
    isFree(sheet, to) &&
    sheet.tokens[to]?.kind === 'word' &&
    isCapital(sheet.tokens[to]?.raw ?? '')
  )
    to += 1
  const name = textBetween(sheet, at + 1, to)
  const isPlace = isTown(name) || (to - at > 2 && withoutTown(name).town !== '')
  return to > at + 1 && isPlace && endsClause(sheet, to) ? { name, to } : null
}

/** `saya bu kos, Sri Wahyuni`: whoever is called by her house, before her name; where the name begins, else `at`. */
const behindCalling = (sheet: Sheet, at: number): number =>
  sheet.writing === 'mixed' &&
  ['bu', 'ibu', 'pak', 'bapak'].includes(low(sheet, at)) &&
  (ownShopWords.has(rawLow(sheet, at + 1)) || namedShopWords.has(rawLow(sheet, at + 1))) &&
  !isCapital(sheet.tokens[at + 1]?.raw ?? '') &&
  low(sheet, at + 2) === ',' &&
  isCapital(sheet.tokens[at + 3]?.raw ?? '')
    ? at + 3
    : at

const called = new Set(['bapak', 'ibu', 'bpk', 'pak', 'bu'])

/** `Lurah Kebon Agung Bapak Agus`: where the name of its holder begins within an office and its place, else its end. */
const holderFrom = (sheet: Sheet, from: number, to: number): number => {
  for (let at = from + 1; at < to; at += 1) if (called.has(rawLow(sheet, at))) return at
  return to
}

/** `Lurah Kebon Agung, Bapak Agus`: who holds an office, right behind it or behind a comma; null where nobody is told. */
const holderOf = (sheet: Sheet, at: number) => {
  const from = low(sheet, at) === ',' ? at + 1 : at
  return called.has(rawLow(sheet, from)) && isCapital(sheet.tokens[from + 1]?.raw ?? '')
    ? personAt(sheet, from, true)
    : null
}

/** Who is named at `at`: `Bapak X, PT Y`, `PT Y u.p. Bapak X`, `Ibu X (Direktur PT Y)`, `Toko X`. `free`: names without a title count. */
export const readParty = (sheet: Sheet, at: number, free: boolean, takesFrom: boolean): NamedParty | null => {
  const introduced = afterIntroduction(sheet, at)
  const start = behindCalling(sheet, introduced)
  const party: Draft = start > introduced ? { title: 'Pemilik' } : {}
  let to = start
  const groupAt = groupEnd(sheet, at) === null ? start : at
  const group = groupEnd(sheet, groupAt)
  if (group !== null) return { party: { name: groupText(sheet, groupAt, group) }, from: at, to: group, sure: true }
  const leadTitle = titleEnd(sheet, start)
  if (leadTitle > start) {
    // `staf kami Dewi`
    const next = ownOrColon.has(low(sheet, leadTitle)) ? leadTitle + 1 : leadTitle
    // `Kepala Desa X` is addressed by the office itself.
    const person = personAt(sheet, next, sheet.writing === 'mixed')
    const office = ['kepala', 'kades', 'lurah', 'camat', 'bupati', 'rektor', 'dekan'].includes(low(sheet, start))
    if (office && next === leadTitle && person && !isHonorific(sheet, next)) {
      const placeEnd = holderFrom(sheet, next, person.to)
      const head = holderOf(sheet, placeEnd)
      const name = titleCase(textBetween(sheet, start, placeEnd), sheet.writing)
      if (head === null) return { party: { name }, from: at, to: placeEnd, sure: true }
      const held = titleCase(textBetween(sheet, head.from, head.to), sheet.writing)
      return { party: { name: held, title: name }, from: at, to: head.to, sure: true }
    }
    // `manager Coffee House Pak Tomi`
    if (person && !isHonorific(sheet, next) && isHonorific(sheet, person.to)) {
      const head = personAt(sheet, person.to, true)
      if (head) {
        const read = (span: { from: number; to: number }): string =>
          titleCase(textBetween(sheet, span.from, span.to), sheet.writing)
        const title = titleText(sheet, start, leadTitle)
        return { party: { title, company: read(person), name: read(head) }, from: at, to: head.to, sure: true }
      }
    }
    if (companyAt(sheet, next) || person) {
      party.title = titleText(sheet, start, leadTitle)
      to = next
    }
  }
  const quoted = free ? quotedAt(sheet, to) : null
  if (quoted) return { party: { ...party, company: quoted.text }, from: at, to: quoted.to, sure: true }
  const first = companyAt(sheet, to)
  const person = first ? null : personAt(sheet, to, free || party.title !== undefined)
  if (!first && !person) return null
  const sure = first !== null || isHonorific(sheet, to)
  if (first) {
    party.company = companyText(sheet, first)
    to = first.to
    // `dari konveksi kami, Konveksi Maju`: the name follows what it is.
    const own = ['saya', 'kami', 'kita'].includes(low(sheet, to - 1)) && to - first.from <= 2
    // `distributor cat, CV Cerah`: so it does behind what has no capital.
    const sort = textBetween(sheet, first.from, to)
    const isSort = own || (sheet.writing === 'mixed' && !/\p{Lu}|\b(?:saya|kami|aku)$/u.test(sort))
    const named = isSort && low(sheet, to) === ',' ? companyAt(sheet, to + 1) : null
    if (named) {
      party.company = companyText(sheet, named)
      to = named.to
    }
  } else if (person) {
    const name = titleCase(textBetween(sheet, person.from, person.to), sheet.writing)
    // `Tempe Pak Karso`: a title inside a name makes it the name of a business.
    if (!sure && (holdsBusinessWord(sheet, person.from + 1, person.to) || name.split(' ').length > 4))
      party.company = name
    else party.name = name
    to = person.to
  }
  for (let steps = 0; steps < 4; steps += 1) {
    if (low(sheet, to) === '(' && isFree(sheet, to)) {
      const after = readBracket(sheet, to, party)
      if (after === to) break
      to = after
      continue
    }
    if (['selaku', 'sebagai'].includes(low(sheet, to)) && low(sheet, to + 1) === 'pihak') {
      to += 3
      continue
    }
    const comma =
      low(sheet, to) === ',' ||
      low(sheet, to) === 'selaku' ||
      low(sheet, to) === 'sebagai' ||
      (low(sheet, to) === '-' && !isGlued(sheet, to))
    const next = comma ? to + 1 : to
    // `Rudi Hartono staf gudang`: a small word of office right behind a name in capitals.
    const straight = sheet.writing === 'mixed' && isFree(sheet, to) && !isCapital(sheet.tokens[to]?.raw ?? '')
    const isPlain = party.title === undefined || /^(?:staff?|pegawai|karyawan)$/i.test(party.title)
    if (party.name !== undefined && isPlain && (comma || straight || low(sheet, to) === 'jabatan')) {
      const title = titleEnd(sheet, low(sheet, to) === 'jabatan' ? to + 1 : next)
      if (title > next && low(sheet, title) !== ':') {
        party.title = titleText(sheet, low(sheet, to) === 'jabatan' ? to + 1 : next, title)
        to = title
        const house = party.company === undefined ? houseOfOffice(sheet, to, party.title) : null
        if (house) to = addHouse(party, house)
        continue
      }
    }
    const owned =
      party.name !== undefined && party.company === undefined
        ? ownedHouse(sheet, low(sheet, to) === ',' ? next : to)
        : null
    if (owned) {
      party.title ??= 'Pemilik'
      to = addHouse(party, owned)
      continue
    }
    const told = officeAt(sheet, next)
    if (party.name !== undefined && party.title === undefined && told > next) {
      party.title = titleCase(
        textBetween(sheet, low(sheet, next + 1) === ':' ? next + 2 : next + 1, told),
        sheet.writing,
      )
      to = told
      continue
    }
    if (party.name !== undefined && party.company === undefined) {
      const joint =
        low(sheet, to) === 'di' ||
        // `untuk Pak X dari PT Y`: his company; `untuk Pak X dari Toko Y`: who writes, unless somebody else does.
        (low(sheet, to) === 'dari' && (takesFrom || !isOwnShop(rawLow(sheet, to + 1)))) ||
        low(sheet, to) === 'pemilik' ||
        comma
      const lineBreak = sheet.tokens[to]?.kind === 'line'
      const company = joint || lineBreak ? companyAt(sheet, to + 1) : companyAt(sheet, to)
      // `Mr. Meyer, villa cleaning 6 visits`: behind a comma, small letters name goods.
      const isSmall =
        comma && sheet.writing === 'mixed' && !/\p{Lu}/u.test(textBetween(sheet, next, company?.to ?? next))
      if (company && !isSmall) {
        party.company = companyText(sheet, company)
        to = company.to
        continue
      }
    }
    if (party.company !== undefined && party.name === undefined) {
      // `Posyandu Melati, ketua Ibu Sumiati`
      const office = titleEnd(sheet, comma ? next : to)
      const head =
        party.title === undefined && office > (comma ? next : to)
          ? personAt(sheet, low(sheet, office) === ':' ? office + 1 : office, sheet.writing === 'mixed')
          : null
      if (head) {
        party.title = titleText(sheet, comma ? next : to, office)
        party.name = titleCase(textBetween(sheet, head.from, head.to), sheet.writing)
        to = head.to
        continue
      }
      const attention = low(sheet, to) === 'untuk-perhatian' || (comma && low(sheet, next) === 'untuk-perhatian')
      const contact = attention ? (comma ? to + 2 : to + 1) : next
      const named =
        attention || (comma && isHonorific(sheet, next)) || isHonorific(sheet, to)
          ? personAt(sheet, low(sheet, contact) === ':' ? contact + 1 : contact, attention)
          : null
      // `Koperasi Sejahtera, Ibu Kartini sudah melunasi …`: she is whom the paper is about.
      if (named && !attention && acts.has(low(sheet, named.to))) break
      if (named) {
        party.name = titleCase(textBetween(sheet, named.from, named.to), sheet.writing)
        to = named.to
        continue
      }
    }
    break
  }
  const address = quarterAt(sheet, to)
  if (address > to && party.company !== undefined && party.address === undefined) {
    party.address = titleCase(textBetween(sheet, to, address), sheet.writing)
    to = address
  }
  const town = party.address === undefined ? townAt(sheet, to) : null
  if (town) {
    party.address = town.name
    to = town.to
  }
  return { party, from: at, to, sure }
}
