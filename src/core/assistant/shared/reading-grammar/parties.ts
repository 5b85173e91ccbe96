import type { Party } from '../reading.ts'

import { isCompanyWord, isHonorific, isOwnShop, type NamedParty, readParty, titleEnd } from './names.ts'
import { claim, endsClause, isFree, isNumber, low, says, type Sheet, textBetween, titleCase } from './sheet.ts'
import { isCapital } from './words.ts'

export interface Parties {
  sender: Party | null
  recipient: Party | null
  parties: Party[]
  signer: Party | null
  /** Where each party ends in the text, so that addresses and phones find theirs. */
  readonly ends: { readonly at: number; readonly whose: 'sender' | 'recipient' | 'other' }[]
  /** Towns that a journey goes from and to. */
  readonly stations: string[]
}

const senderRoles = new Set([
  'pemilik',
  'penjual',
  'penyedia',
  'vendor',
  'pemberi',
  'pengirim',
  'peminjam-pakai',
  'pengelola',
  'owner',
  'mempekerjakan',
])
const recipientRoles = new Set([
  'penyewa',
  'pembeli',
  'klien',
  'client',
  'pelanggan',
  'penerima',
  'pemesan',
  'customer',
  'peminjam',
  'karyawan',
  'pekerja',
  'konsumen',
  'kontraktor',
  'pembayar',
])
const purposes = new Set(
  'acara pembayaran keperluan kebutuhan kegiatan pengadaan pembelian bulan tanggal hari tahun minggu jadi tgl periode pernikahan rapat kantor ulang syarat bayar pelunasan angsuran cicilan sewa dp'.split(
    ' ',
  ),
)

/** Marks where a name without title may stand: only in text with capitals, or before a count. */
const standsAlone = (sheet: Sheet, at: number, cue: string): boolean => {
  const raw = sheet.tokens[at]?.raw ?? ''
  if (purposes.has(low(sheet, at))) return false
  if (sheet.writing === 'mixed') return isCapital(raw)
  if (cue !== 'untuk' && cue !== 'buat') return true
  // `untuk andi 10 kaos`: a bare count with its own goods behind; `untuk kaos 10 pcs` is goods.
  let next = at
  while (next - at < 4 && isFree(sheet, next) && sheet.tokens[next]?.kind === 'word') next += 1
  const words = next - at
  return (
    words > 0 &&
    words < 3 &&
    sheet.claims[next] === 'quantity' &&
    isNumber(sheet, next) &&
    sheet.claims[next + 1] === null &&
    sheet.tokens[next + 1]?.kind === 'word'
  )
}

const orderNouns = new Set(
  'surat penawaran invoice tagihan faktur nota kuitansi kwitansi kontrak perjanjian proposal laporan undangan sppd mou sph'.split(
    ' ',
  ),
)
const travelWords = ['sppd', 'spd', 'perjalanan', 'dinas', 'tugas', 'berangkat']

/** Reads everybody who is named: by `dari`, `untuk`, `kepada`, `antara … dengan …`, roles and signatures. */
export const readParties = (sheet: Sheet): Parties => {
  const found: Parties = { sender: null, recipient: null, parties: [], signer: null, ends: [], stations: [] }
  const travels =
    travelWords.some((word) => sheet.words.has(word)) && !sheet.words.has('invoice') && !sheet.words.has('penawaran')
  const fromCues = sheet.tokens.filter(({ low }) => low === 'dari').length
  const hasOtherSender = fromCues > 1 || ['kami', 'oleh', 'atas-nama', 'saya'].some((word) => sheet.words.has(word))

  const take = (named: NamedParty, cueFrom: number, whose: 'sender' | 'recipient' | 'other'): void => {
    claim(sheet, cueFrom, named.to, 'party')
    found.ends.push({ at: named.to, whose })
    if (whose === 'sender' && found.sender === null) found.sender = named.party
    else if (whose === 'recipient' && found.recipient === null) found.recipient = named.party
    else found.parties.push(named.party)
  }

  const readSides = (at: number): boolean => {
    const first = readParty(sheet, at + 1, true, true)
    if (!first) return false
    let joint = first.to
    if (low(sheet, joint) === ',') joint += 1
    if (!['dengan', 'dan', 'sama', '&', 'serta'].includes(low(sheet, joint))) return false
    const second = readParty(sheet, joint + 1, true, true)
    if (!second) return false
    take(first, at, 'sender')
    take(second, first.to, 'recipient')
    found.parties.push(first.party, second.party)
    return true
  }

  const readSigner = (at: number): boolean => {
    let from = at + 1
    while ([':', 'oleh', 'saya', 'kami', 'tangan', 'atas', 'nama', '.', ','].includes(low(sheet, from))) from += 1
    const named = readParty(sheet, from, true, false)
    if (!named) return false
    let { party, to } = named
    const comma = [',', '('].includes(low(sheet, to)) ? to + 1 : to
    const title = party.title === undefined ? titleEnd(sheet, comma) : comma
    if (title > comma) {
      party = { ...party, title: titleCase(textBetween(sheet, comma, title), sheet.writing) }
      to = low(sheet, title) === ')' ? title + 1 : title
    }
    found.signer = party
    claim(sheet, at, to, 'party')
    return true
  }

  for (let at = 0; at < sheet.tokens.length; at += 1) {
    if (!isFree(sheet, at) || sheet.tokens[at]?.kind !== 'word') continue
    const word = low(sheet, at)
    const raw = sheet.tokens[at]?.raw.toLowerCase() ?? ''
    if (word === 'antara' && readSides(at)) continue
    if (
      word === 'tanda-tangan' ||
      word === 'ditandatangani' ||
      (word === 'penanda' && low(sheet, at + 1) === 'tangan') ||
      (word === 'tanda' && low(sheet, at + 1) === 'tangan')
    ) {
      if (readSigner(at)) continue
    }
    if (word === 'pihak' && /^(?:pertama|kedua|1|2|i|ii|ke)$/.test(low(sheet, at + 1))) {
      const second = /^(?:kedua|2|ii)$/.test(low(sheet, at + 1)) || low(sheet, at + 3) === '2'
      let from = at + 2
      while ([':', '-', '2', '1', 'adalah', 'yaitu', '='].includes(low(sheet, from))) from += 1
      const named = readParty(sheet, from, true, true)
      if (named) {
        take(named, at, second ? 'recipient' : 'sender')
        found.parties.push(named.party)
      }
      continue
    }
    const isRole = senderRoles.has(word) || recipientRoles.has(word)
    if (isRole && low(sheet, at - 1) !== '(') {
      let from = at + 1
      while ([':', 'barang', 'jasa', 'adalah', 'kerja', 'usaha', 'rumah', 'ruko'].includes(low(sheet, from))) from += 1
      const named = readParty(sheet, from, sheet.writing === 'mixed' || low(sheet, from - 1) === ':', true)
      if (named && (named.sure || from > at)) {
        take(named, at, senderRoles.has(word) ? 'sender' : 'recipient')
        continue
      }
    }
    const isDoctor = raw === 'dr' && low(sheet, at + 1) === '.'
    if (
      (word === 'dari' && !isDoctor) ||
      word === 'oleh' ||
      word === 'atas-nama' ||
      (word === 'atas' && low(sheet, at + 1) === 'nama')
    ) {
      const from = word === 'atas' ? at + 2 : at + 1
      if (
        travels &&
        word === 'dari' &&
        !isHonorific(sheet, from) &&
        !isCompanyWord(sheet, from) &&
        isCapital(sheet.tokens[from]?.raw ?? '') &&
        low(sheet, from + 1) === 'ke'
      ) {
        found.stations.push(titleCase(sheet.tokens[from]?.raw ?? '', sheet.writing))
        claim(sheet, at, from + 1, 'place')
        continue
      }
      const named = readParty(
        sheet,
        from,
        standsAlone(sheet, from, word) || (low(sheet, from) === 'saya' && sheet.writing !== 'upper'),
        true,
      )
      if (named) take(named, at, 'sender')
      continue
    }
    if (
      ['usaha', 'toko', 'warung', 'perusahaan', 'kedai', 'bengkel', 'catering', 'katering', 'salon'].includes(word) &&
      /^(?:saya|kami|aku|gue)$/.test(low(sheet, at + 1))
    ) {
      const own = word === 'usaha' || word === 'perusahaan'
      let from = own ? at + 2 : at
      while (['namanya', 'nama', 'bernama', ':'].includes(low(sheet, from))) from += 1
      const named = readParty(sheet, from, true, true)
      if (named)
        take(
          own && named.party.company === undefined ? { ...named, party: { company: named.party.name ?? '' } } : named,
          at,
          'sender',
        )
      continue
    }
    const toCue =
      word === 'kepada' ||
      word === 'ke' ||
      word === 'yth' ||
      word === 'untuk' ||
      (word === 'buat' && at > 0 && !orderNouns.has(low(sheet, at + 1))) ||
      word === 'ditujukan' ||
      word === 'tagih' ||
      word === 'mengundang' ||
      word === 'sama' ||
      word === 'menugaskan' ||
      word === 'dengan'
    if (!toCue) continue
    let from = at + 1
    while (
      ['kepada', 'ke', 'untuk', 'pada', 'yth', '.', ':', 'yang', 'terhormat', 'bapak/ibu'].includes(low(sheet, from)) &&
      isFree(sheet, from)
    )
      from += 1
    const weak = word === 'sama' || word === 'dengan' || word === 'tagih'
    if (travels && word === 'ke' && !isHonorific(sheet, from) && !isCompanyWord(sheet, from)) {
      let to = from
      while (
        to - from < 3 &&
        isFree(sheet, to) &&
        sheet.tokens[to]?.kind === 'word' &&
        (sheet.writing === 'mixed' ? isCapital(sheet.tokens[to]?.raw ?? '') : to === from)
      )
        to += 1
      if (to > from) {
        found.stations.push(titleCase(textBetween(sheet, from, to), sheet.writing))
        claim(sheet, at, to, 'place')
        continue
      }
    }
    const named = readParty(
      sheet,
      from,
      !weak && standsAlone(sheet, from, word),
      hasOtherSender || !isOwnShop(low(sheet, from)),
    )
    if (!named || (weak && found.recipient !== null)) continue
    if (
      word === 'dengan' &&
      !sheet.words.has('kontrak') &&
      !sheet.words.has('perjanjian') &&
      !sheet.words.has('mou') &&
      !sheet.words.has('kerja')
    )
      continue
    take(named, at, 'recipient')
  }
  // Several people in a row: `untuk Pak A, Bu B dan Pak C`.
  for (let at = 0; at < sheet.tokens.length; at += 1) {
    if (
      !isHonorific(sheet, at) ||
      (sheet.claims[at - 1] !== null && sheet.claims[at - 1] !== undefined && endsClause(sheet, at - 1))
    )
      continue
    const joined = ['dan', ',', '&', 'serta'].includes(low(sheet, at - 1)) && sheet.claims[at - 2] === 'party'
    const named = readParty(sheet, at, false, true)
    if (!named) continue
    if (joined) {
      take(named, at, 'other')
      continue
    }
    const starts = endsClause(sheet, at - 1)
    const ordered = says(sheet, at - 1, 'bos') || orderNouns.has(low(sheet, at - 1))
    if ((starts && at > 0) || ordered) {
      if (found.recipient === null && !sheet.words.has('kuitansi')) take(named, at, 'recipient')
      else take(named, at, 'other')
    }
  }
  return found
}
