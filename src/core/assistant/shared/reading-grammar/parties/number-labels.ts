import { anyMonth } from '#core/text/shared/calendar-words.ts'

import { isTimeUnit, unitOf } from '../goods/units.ts'
import { claim, endsClause, isFree, isGlued, isNumber, low, type Sheet } from '../sheet.ts'
import { beforeWords } from '../sums/money-words.ts'

const labelWords = new Set(
  'rt rw termin tahap angsuran cicilan semester pph blok lantai lt km pasal kelas tipe type seri jilid bab nomor kav gang gg sd sdn smp smpn sma sman smk smkn mts paud sdit aula studio ruang ruangan gedung unit-nomor ke- umur usia nik nip nis nisn nopol plat sim kode km'.split(
    ' ',
  ),
)
const sumLabels = new Set(['angsuran', 'cicilan', 'termin', 'tahap', 'semester', 'pph'])
const models = new Set('iphone galaxy redmi oppo vivo realme poco xiaomi infinix samsung nokia'.split(' '))
const pieces = ['unit', 'pcs', 'buah', 'biji']
/** `oppo 5`, `redmi note 12`: which phone it is; `oppo 22 unit`, `redmi note 12 @2,3jt` count, where no count stands before. */
const isModel = (sheet: Sheet, at: number): boolean => {
  const brand = [at - 1, at - 2].find((place) => models.has(low(sheet, place)))
  if (brand === undefined || !/^\d{1,3}$/.test(low(sheet, at)) || pieces.includes(low(sheet, at + 1))) return false
  if (!['@', 'x', '×'].includes(low(sheet, at + 1))) return true
  return [2, 3, 4].some((back) => isNumber(sheet, brand - back))
}
const plateLetters = /^[A-Z]{1,3}$/

/** `B 3456 KLM`: the three parts of a number plate. */
const isPlate = (sheet: Sheet, at: number): boolean => {
  const [area, tail] = [sheet.tokens[at - 1]?.raw ?? '', sheet.tokens[at + 1]?.raw ?? '']
  const cued = /^(?:plat|nopol|nomor|polisi|motor|mobil|truk|pickup|bus|box|bak|engkel|fuso|elf)$/.test(
    low(sheet, at - 2),
  )
  const letters = (raw: string): boolean => plateLetters.test(cued ? raw.toUpperCase() : raw)
  if (area.toLowerCase() === 'x' || (sheet.writing === 'upper' && !cued)) return false
  return (
    /^[1-9]\d{0,3}$/.test(low(sheet, at)) &&
    area.length <= 2 &&
    letters(area) &&
    letters(tail) &&
    unitOf(tail.toLowerCase()) === null &&
    !['rb', 'jt', 'k'].includes(tail.toLowerCase())
  )
}

/** `kompor 2 tungku`: how a thing is built, told by its parts. */
const parts = new Set('tungku susun tingkat laci tabung tak lantai kaki dudukan seater silinder slot'.split(' '))
/** What is nothing by itself: it tells how any thing is built. */
const onlyParts = new Set('tingkat susun tumpuk lapis tungku seater silinder dudukan'.split(' '))
const things = new Set(
  'kulkas lemari mobil freezer showcase kabinet mesin cuci kompor rak kasur ranjang rumah ruko sofa motor gedung tangga'.split(
    ' ',
  ),
)
/** `cuci 5 sofa` counts what is washed; `mesin cuci 2 tabung` is built so. */
const isThing = (sheet: Sheet, at: number): boolean =>
  things.has(low(sheet, at)) && (low(sheet, at) !== 'cuci' || low(sheet, at - 1) === 'mesin')

const isBuilt = (sheet: Sheet, at: number): boolean => {
  if (
    !/^\d{1,2}$/.test(low(sheet, at)) ||
    ['rupiah', 'perak'].includes(low(sheet, at + 1)) ||
    beforeWords.has(low(sheet, at + 1))
  )
    return false
  if (onlyParts.has(low(sheet, at + 1)) && sheet.tokens[at - 1]?.kind === 'word')
    return !isPricedBy(sheet, at + 2, low(sheet, at + 1))
  // `sewa motor: 6 motor` counts them.
  const isBehind = sheet.tokens[at - 1]?.kind === 'word' && isThing(sheet, at - 2)
  if (!isThing(sheet, at - 1) && !isBehind) return false
  const part = sheet.tokens[at + 1]
  const sumNext =
    isNumber(sheet, at + 2) || ['rp', 'dari', 'untuk', 'buat'].includes(low(sheet, at + 2)) || endsClause(sheet, at + 2)
  return parts.has(low(sheet, at + 1)) || (part?.kind === 'word' && !part.glued && unitOf(part.low) === null && sumNext)
}

/** `cor 3 lapis @ 200rb per lapis`, `gedung 4 lantai, Rp 1.750.000,- per lantai`: paid for each of them. */
const isPricedBy = (sheet: Sheet, from: number, part: string): boolean => {
  for (let at = from; at - from < 10 && (low(sheet, at) === ',' || !endsClause(sheet, at)); at += 1)
    if (['per', '/', 'tiap', 'setiap'].includes(low(sheet, at)) && low(sheet, at + 1) === part) return true
  return false
}

const bills = ['kuitansi', 'invoice', 'tagihan', 'nota']
const lodgings = ['kos', 'kost', 'kosan', 'kontrakan', 'kostan']
/** `kuitansi kos kamar 7 sewa 850rb`: which room is paid, where rooms are let by their numbers. */
const isOfLodging = (sheet: Sheet, behind: number): boolean =>
  sheet.tokens[behind]?.kind === 'word' &&
  lodgings.some((word) => sheet.words.has(word)) &&
  bills.some((word) => sheet.words.has(word))

const month = new RegExp(`^(?:${anyMonth})$`, 'u')
/** `kamar 4 bulan Desember`: what is paid for that month. */
const isOfMonth = (sheet: Sheet, at: number): boolean => low(sheet, at) === 'bulan' && month.test(low(sheet, at + 1))

const scales = ['rb', 'ribu', 'jt', 'juta', 'k']
/** A sum right behind a number. */
const isPriceAt = (sheet: Sheet, at: number): boolean => {
  const from = ['rp', ':', '='].includes(low(sheet, at)) ? at + 1 : at
  return (
    isNumber(sheet, from) && (scales.includes(low(sheet, from + 1)) || /^\d{1,3}(?:\.\d{3})+$/.test(low(sheet, from)))
  )
}
/** `lapak 1 200rb, lapak 2 250rb`: which one it is, where the first and the second are told, each with its sum. */
const isOfSeries = (sheet: Sheet, at: number): boolean => {
  const name = sheet.tokens[at - 1]
  if (name?.kind !== 'word' || !/^\d{1,2}$/.test(low(sheet, at)) || !isPriceAt(sheet, at + 1)) return false
  const isTold = (which: string): boolean =>
    sheet.tokens.some(
      (token, place) => token.low === which && low(sheet, place - 1) === name.low && isPriceAt(sheet, place + 1),
    )
  return isTold('1') && isTold('2')
}

const halls = new Set(['aula', 'studio', 'ruang', 'ruangan', 'gedung'])
/** `sewa studio 5 jam 80rb`: for how long it is let, with its price behind; `studio 5 jam 9` tells which one and when. */
const isLetSoLong = (sheet: Sheet, at: number): boolean => {
  const unit = unitOf(low(sheet, at + 1))
  if (!halls.has(low(sheet, at - 1)) || unit === null || !isTimeUnit(unit)) return false
  const isPrice =
    ['@', 'x', '×', 'rp', 'per', '/'].includes(low(sheet, at + 2)) ||
    scales.includes(low(sheet, at + 3)) ||
    /^\d{1,3}(?:\.\d{3})+$/.test(low(sheet, at + 2))
  return unit !== 'jam' || isPrice
}

/** Numbers that name a place or a model and count nothing: `No. 45`, `RT 03/RW 05`, `lantai 2`, `kelas 6`. */
export const readLabels = (sheet: Sheet): void => {
  for (let at = 1; at < sheet.tokens.length; at += 1) {
    if (!isNumber(sheet, at) || !isFree(sheet, at)) continue
    // `termin 14 hari` is a time to pay.
    if (low(sheet, at - 1) === 'termin' && ['hari', 'minggu', 'bulan'].includes(low(sheet, at + 1))) continue
    const scaled = ['juta', 'jt', 'ribu', 'rb', 'k', 'miliar'].includes(low(sheet, at + 1))
    if (scaled || isPricedBy(sheet, at + 2, low(sheet, at + 1))) continue
    if (isModel(sheet, at)) {
      claim(sheet, at, at + 1, 'label')
      continue
    }
    if (models.has(low(sheet, at - 1))) continue
    // `lunas h-7`, `angsuran ke-3`
    if (low(sheet, at - 1) === '-' && isGlued(sheet, at) && ['h', 'ke'].includes(low(sheet, at - 2))) {
      claim(sheet, at, at + 1, 'label')
      continue
    }
    if (isPlate(sheet, at)) {
      claim(sheet, at - 1, at + 2, 'label')
      continue
    }
    if (
      isBuilt(sheet, at) ||
      (/^(?:termin|termyn|tahap)$/.test(low(sheet, at + 1)) && /^\d{1,2}$/.test(low(sheet, at)))
    ) {
      claim(sheet, at, at + 2, 'label')
      continue
    }
    if (
      ['kamar', 'meja'].includes(low(sheet, at - 1)) &&
      sheet.tokens[at + 1]?.kind !== 'number' &&
      (unitOf(low(sheet, at + 1)) === null || isOfMonth(sheet, at + 1)) &&
      !['x', '@', '%'].includes(low(sheet, at + 1)) &&
      (endsClause(sheet, at + 1) ||
        isOfLodging(sheet, at + 1) ||
        ['atas', 'atas-nama', 'ya', 'yah', 'bulan', 'dong'].includes(low(sheet, at + 1)))
    ) {
      claim(sheet, at, at + 1, 'label')
      continue
    }
    if (isOfSeries(sheet, at)) {
      claim(sheet, at, at + 1, 'label')
      continue
    }
    if (isLetSoLong(sheet, at)) continue
    // `jilid 35 pcs 8k`, `jilid 14 @ 12.500`, `jilid 24 buku @ 5.000` count.
    if (low(sheet, at - 1) === 'jilid' && unitOf(low(sheet, at + 1)) !== null) continue
    if (sheet.tokens[at + 1]?.kind === 'word' && low(sheet, at + 2) === '@' && !isGlued(sheet, at)) continue
    if (['@', 'x', '×'].includes(low(sheet, at + 1)) && !['nomor', 'rt', 'rw'].includes(low(sheet, at - 1))) continue
    // `angsuran 5.600.000` is a sum, `angsuran 5` a number.
    const isSum = sumLabels.has(low(sheet, at - 1)) && /^(?:\d{5,9}|\d{1,3}(?:\.\d{3})+)$/.test(low(sheet, at))
    // `pph 5%` is a rate.
    const isRate = low(sheet, at - 1) === 'pph' && ['%', 'persen'].includes(low(sheet, at + 1))
    if (isSum || isRate) continue
    const back = low(sheet, at - 1) === '.' || low(sheet, at - 1) === ':' ? at - 2 : at - 1
    const word = low(sheet, back)
    // `tiap kelas 24 siswa`: so many in each of them.
    if (['tiap', 'setiap', 'per'].includes(low(sheet, back - 1)) && sheet.tokens[at + 1]?.kind === 'word') continue
    if (
      labelWords.has(word) ||
      (word.length === 1 && isGlued(sheet, at) && sheet.tokens[back]?.kind === 'word' && word !== 'x')
    ) {
      claim(sheet, at, at + 1, 'label')
    } else if (word === 'pos' && low(sheet, back - 1) === 'kode') claim(sheet, back - 1, at + 1, 'address')
  }
}
