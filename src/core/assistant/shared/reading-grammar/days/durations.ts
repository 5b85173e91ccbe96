import type { Reading } from '../../reading.ts'

import { readWordNumber } from '../sums/numbers.ts'
import { tellsOfTravel } from '../parties/party-cues.ts'
import { claim, endsClause, isFree, isGlued, isNumber, low, type Sheet } from '../sheet.ts'
import { wordSet } from '../words.ts'

type Term = NonNullable<Reading['term']>

interface Durations {
  validityDays: number | null
  dueDays: number | null
  term: Term | null
}

const timeUnits = new Map<string, Term['unit']>([
  ['hari', 'hari'],
  ['harian', 'hari'],
  ['hr', 'hari'],
  ['minggu', 'minggu'],
  ['pekan', 'minggu'],
  ['bulan', 'bulan'],
  ['tahun', 'tahun'],
])
const daysIn: Readonly<Record<Term['unit'], number>> = { hari: 1, minggu: 7, bulan: 30, tahun: 365 }

const unitAt = (sheet: Sheet, at: number): { unit: Term['unit']; to: number } | null => {
  const first = low(sheet, at) === 'kerja' ? at + 1 : at
  const unit = timeUnits.get(low(sheet, first))
  if (!unit) return null
  return { unit, to: low(sheet, first + 1) === 'kerja' ? first + 2 : first + 1 }
}

const isOfMark = (sheet: Sheet, at: number): boolean =>
  isGlued(sheet, at) && /^\p{Lu}$/u.test(sheet.tokens[at - 1]?.raw ?? '')

/** `14 hari`, `dua minggu`, `sebulan`, `2 (dua) tahun` from `at` on. */
export const readDuration = (sheet: Sheet, at: number): { term: Term; to: number } | null => {
  const word = low(sheet, at)
  const one = word.startsWith('se') ? timeUnits.get(word.slice(2)) : undefined
  if (one && sheet.tokens[at]?.kind === 'word') return { term: { amount: 1, unit: one }, to: at + 1 }
  if (word === 'setengah') {
    const half = timeUnits.get(low(sheet, at + 1))
    if (half === 'tahun') return { term: { amount: 6, unit: 'bulan' }, to: at + 2 }
    return half === 'bulan' ? { term: { amount: 15, unit: 'hari' }, to: at + 2 } : null
  }
  let amount: number
  let after = at + 1
  if (isNumber(sheet, at)) {
    // `blok C7 bulan …`: a mark.
    if (!/^\d{1,4}$/.test(word) || isOfMark(sheet, at)) return null
    amount = Number(word)
  } else {
    const spoken = readWordNumber((index) => low(sheet, at + index))
    if (!spoken || spoken.scaled || !Number.isInteger(spoken.value)) return null
    amount = spoken.value
    after = at + spoken.length
  }
  if (low(sheet, after) === '-' && isNumber(sheet, after + 1)) {
    amount = Number(low(sheet, after + 1)) || amount
    after += 2
  }
  if (low(sheet, after) === '(') {
    let close = after + 1
    while (close - after < 6 && sheet.tokens[close]?.kind === 'word') close += 1
    if (low(sheet, close) === ')') after = close + 1
  }
  const unit = unitAt(sheet, after)
  return unit && amount > 0 ? { term: { amount, unit: unit.unit }, to: unit.to } : null
}

const fillers = new Set([
  'selama',
  'dalam',
  'waktu',
  ':',
  'untuk',
  'jangka',
  'hanya',
  'cuma',
  'sampai',
  'nya',
  'harga',
  'penawaran',
  'ini',
  'maksimal',
  'paling',
  'lambat',
  'dengan',
  'masa',
  'kontrak',
  'sewa',
  'setelah',
  'kerja',
  'pengerjaan',
])
const validityCues = new Set(['berlaku', 'berlakunya', 'valid', 'validitas'])
const dueCues = new Set(['tempo', 'top', 'net', 'temponya', 'termin'])
const payCues = wordSet('pembayaran dibayar dilunasi pelunasan bayar')
const termCues = new Set([
  'selama',
  'kontrak',
  'sewa',
  'masa',
  'durasi',
  'jangka',
  'langganan',
  'magang',
  'periode',
  'lamanya',
  'perjanjian',
])

const running = wordSet('jalan berjalan berdiri beroperasi buka jualan percobaan')

/** `usaha bakso, jalan 9 tahun`, `percobaan 3 bulan`: how old a business is, how long one is tried; no count of anything. */
const ageEnd = (sheet: Sheet, at: number): number | null => {
  const from = ['sudah', 'selama', 'sekitar'].includes(low(sheet, at + 1)) ? at + 2 : at + 1
  const read = running.has(low(sheet, at)) && isFree(sheet, from) ? readDuration(sheet, from) : null
  return read !== null && ['tahun', 'bulan'].includes(read.term.unit) && endsClause(sheet, read.to) ? read.to : null
}

/** Terms in time: how long an offer holds, in how many days to pay, how long a matter lasts. */
export const readDurations = (sheet: Sheet): Durations => {
  const found: Durations = { validityDays: null, dueDays: null, term: null }
  const isContract = ['kontrak', 'perjanjian', 'mou', 'sewa', 'kerjasama', 'spk'].some((word) => sheet.words.has(word))
  for (let at = 0; at < sheet.tokens.length; at += 1) {
    const word = low(sheet, at)
    if (!isFree(sheet, at)) continue
    const age = ageEnd(sheet, at)
    if (age !== null) claim(sheet, at, age, 'cue')
    if (age !== null) continue
    const isValidity = validityCues.has(word) || (word === 'masa' && validityCues.has(low(sheet, at + 1)))
    // `pembayaran 30 hari setelah invoice`, but not `untuk pembayaran 3 bulan`.
    const pays = payCues.has(word) && low(sheet, at - 1) !== 'untuk'
    const isDue = dueCues.has(word) || pays
    const isTerm = termCues.has(word) || (isContract && (word === 'kerja' || word === 'pengerjaan' || word === 'untuk'))
    if (!isValidity && !isDue && !isTerm) continue
    let next = at + 1
    while (next - at < 7 && (fillers.has(low(sheet, next)) || validityCues.has(low(sheet, next)))) next += 1
    const saysNet = word === 'net' || word === 'top'
    if (saysNet && isNumber(sheet, next) && /^\d{1,3}$/.test(low(sheet, next)) && !readDuration(sheet, next)) {
      found.dueDays ??= Number(low(sheet, next))
      claim(sheet, at, next + 1, 'duration')
      continue
    }
    const read = isFree(sheet, next) ? readDuration(sheet, next) : null
    if (!read) continue
    // `sewa 2 hari @ 500rb`, `sewa tenda 3 hari 1,5jt`: priced by time, so it is a quantity.
    if (pays && (!['hari', 'minggu'].includes(read.term.unit) || low(sheet, read.to) === 'sebelum')) continue
    const counted =
      !isValidity &&
      !isDue &&
      word !== 'selama' &&
      !endsClause(sheet, read.to) &&
      !/^(?:mulai|sejak|dan|dari|antara|dengan|terhitung|tanggal|untuk)$/.test(low(sheet, read.to))
    if (counted) continue
    const days = read.term.amount * daysIn[read.term.unit]
    let from = at
    while (
      from > 0 &&
      isFree(sheet, from - 1) &&
      ['jatuh', 'masa', 'jangka', 'tanggal', 'harga', 'penawaran'].includes(low(sheet, from - 1))
    ) {
      if (low(sheet, from - 1) === 'penawaran' && from < 3) break
      from -= 1
    }
    if (isDue) found.dueDays ??= days
    else if (isValidity && (!isContract || sheet.words.has('penawaran'))) found.validityDays ??= days
    else found.term ??= read.term
    let to = read.to
    if (low(sheet, to) === 'saja') to += 1
    if (isDue || isValidity) {
      while (
        ['setelah', 'sejak', 'dari', 'terhitung'].includes(low(sheet, to)) &&
        [
          'invoice',
          'surat',
          'tanggal',
          'barang',
          'diterima',
          'penawaran',
          'terbit',
          'ini',
          'diterbitkan',
          'dikirim',
        ].includes(low(sheet, to + 1))
      ) {
        to += 2
        while (
          ['diterima', 'ini', 'surat', 'invoice', 'terbit', 'penawaran', 'diterbitkan', 'dikirim', 'dibuat'].includes(
            low(sheet, to),
          )
        )
          to += 1
      }
    }
    claim(sheet, from, to, 'duration')
    at = to - 1
  }
  if (isContract) found.term ??= readLoneTerm(sheet)
  if (tellsOfTravel(sheet)) found.term ??= readJourney(sheet)
  return found
}

const costWords = wordSet('harian makan hotel penginapan saku sewa uang lembur menginap x × tiap per')

/** `ke Surabaya 3 hari`: how long a journey lasts, unless the days count a cost. */
const readJourney = (sheet: Sheet): Term | null => {
  for (let at = 1; at < sheet.tokens.length; at += 1) {
    const read = isFree(sheet, at) ? readDuration(sheet, at) : null
    if (!read || read.term.unit !== 'hari' || costWords.has(low(sheet, at - 1))) continue
    const priced = ['x', '×', '@', 'rp', '='].includes(low(sheet, read.to)) || isNumber(sheet, read.to)
    if (priced) continue
    claim(sheet, at, read.to, 'duration')
    return read.term
  }
  return null
}

const begins = wordSet('mulai sejak terhitung dari')

/** `…, 1 tahun`, `magang siswa 6 bulan mulai …`: a duration of its own, or with its first day, says how long a contract lasts. */
const readLoneTerm = (sheet: Sheet): Term | null => {
  for (let at = 1; at < sheet.tokens.length; at += 1) {
    if (!isFree(sheet, at)) continue
    const read = readDuration(sheet, at)
    const goesOnFrom =
      read !== null &&
      isNumber(sheet, at) &&
      sheet.claims[at - 1] === null &&
      begins.has(low(sheet, read.to)) &&
      low(sheet, read.to - 1) !== 'kerja'
    if (!endsClause(sheet, at - 1) && !goesOnFrom) continue
    const goesOn = begins.has(low(sheet, read?.to ?? -1)) || sheet.claims[read?.to ?? -1] === 'date'
    if (!read || !(goesOn || endsClause(sheet, read.to))) continue
    claim(sheet, at, read.to, 'duration')
    return read.term
  }
  return null
}
