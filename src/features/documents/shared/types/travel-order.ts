import { isTown } from '#core/assistant/shared/reading-grammar/parties/towns.ts'
import { sentenceCase, titleCase } from '#core/text/shared/letter-case.ts'
import { addToDay, daysBetween } from '#core/time-and-ids/shared/zoned-date.ts'

import type { DocumentRequest } from '../document-request.ts'
import { dayOrBlank, storedDay } from '../letter/letter-facts.ts'
import type { LetterData, LetterLine } from '../letter.ts'
import { block, heading, labelledLines, p } from '../content/nodes.ts'
import { blankText, textOrBlank } from '../content/runs.ts'
import { asSentence, plainName } from '../letter/wording.ts'
import type { TypeComposer } from './composer.ts'

/** The days of the journey; null where they are not told. */
const journeyDays = ({ term, startDate, eventDate, endDate, lines }: DocumentRequest): number | null => {
  const [start, end] = [storedDay(startDate || eventDate), storedDay(endDate)]
  // `uang saku 150rb sehari`: two days that are told say more than one that a price is for.
  if (start && end && end > start) return daysBetween(start, end) + 1
  if (term) return term.unit === 'hari' && Number.isInteger(term.amount) ? term.amount : null
  if (start && end && end >= start) return 1
  // `uang makan 2 hari`: where all that is paid by the day is for as many.
  const counts = new Set(lines.filter(({ unit }) => unit === 'hari').map(({ quantity }) => quantity))
  const [days] = counts
  return counts.size === 1 && days !== null && days !== undefined && Number.isInteger(days) ? days : null
}

const journeyLength = (request: DocumentRequest): string => {
  const { term } = request
  const days = journeyDays(request)
  if (term && (days === null || term.unit !== 'hari')) return `${term.amount} ${term.unit}`
  return days === null ? blankText('lama perjalanan') : `${days} hari`
}

/** A journey of three days from 1 December ends on 3 December. */
const returnDay = (request: DocumentRequest): string => {
  const { endDate, startDate, eventDate, term } = request
  const start = storedDay(startDate || eventDate)
  const days = term ? null : journeyDays(request)
  if (!endDate && start && days !== null && days < 1_000) return addToDay(start, { days: days - 1 })
  if (endDate || !start || !term || !Number.isInteger(term.amount) || term.amount > 1_000) return endDate
  if (term.unit !== 'hari' && term.unit !== 'minggu') return ''
  return addToDay(start, { days: term.amount * (term.unit === 'minggu' ? 7 : 1) - 1 })
}

/** Who travels beside the first one. */
const followersOf = (letter: LetterData, { parties }: DocumentRequest): string[] =>
  parties
    .map(({ name, company }) => name || company)
    .filter((name) => name !== '' && name !== letter.recipient.name && name !== letter.signer.name)

/** What the journey is for; a person's name is none. */
const purposeOf = ({ subject, recipient, parties }: DocumentRequest): string => {
  const names = [recipient, ...parties].map(({ name }) => plainName(name).toLowerCase()).filter((name) => name !== '')
  return names.some((name) => subject.toLowerCase().includes(name) || name.includes(subject.toLowerCase()))
    ? ''
    : subject
}

/** `uang harian 200rb/hari` of a journey of three days is paid three times. */
const forAllDays =
  (days: number | null) =>
  (line: LetterLine): LetterLine =>
    line.unit === 'hari' && line.quantity === null && line.price !== null && days !== null
      ? { ...line, quantity: days }
      : line

const forEachOfAll =
  /\/\s?orang\s?\/\s?hari|\/\s?hari\s?\/\s?orang|per orang per hari|per hari per orang|sehari per orang/i

const isForEach = ({ description }: LetterLine, message: string): boolean => {
  const at = message.toLowerCase().indexOf(description.toLowerCase().split(' (')[0] ?? description)
  return at !== -1 && forEachOfAll.test(/^[^,;\n]*/.exec(message.slice(at))?.[0] ?? '')
}

/** `200rb/orang/hari` for three people and three days is paid nine times. */
const forAllPeople =
  (days: number | null, people: number, message: string) =>
  (line: LetterLine): LetterLine =>
    (line.unit === 'orang' || line.unit === 'hari') && days !== null && line.price !== null && isForEach(line, message)
      ? {
          ...line,
          description: `${line.description} (${people} orang × ${days} hari)`,
          quantity: people * days,
          unit: '',
        }
      : line

/** `uang makan 100rb per orang` for two people is paid twice. */
const forEachPerson =
  (people: number) =>
  (line: LetterLine): LetterLine =>
    line.unit === 'orang' && line.quantity === null && line.price !== null && people > 1
      ? { ...line, quantity: people }
      : line

/** Costs that the message names beside the goods are the journey's own lines. */
const costLines = (letter: LetterData, request: DocumentRequest, days: number | null): LetterLine[] => [
  ...letter.lines
    .map(forAllPeople(days, 1 + followersOf(letter, request).length, request.message ?? ''))
    .map(forEachPerson(1 + followersOf(letter, request).length))
    .map(forAllDays(days)),
  ...letter.charges.map(({ label, amount }) => ({ description: label, quantity: null, unit: '', price: amount })),
]

const usualCosts = ['Transportasi', 'Akomodasi', 'Uang harian'].map((description): LetterLine => ({
  description,
  quantity: null,
  unit: '',
  price: null,
}))

/** `antar barang palembang ke jambi`: the town right before the goal; empty where none stands there. */
const townBefore = (destination: string, message: string): string => {
  const at = destination === '' ? -1 : message.toLowerCase().indexOf(` ke ${destination.toLowerCase()}`)
  const words = at === -1 ? [] : message.slice(0, at).split(/\s+/)
  return [words.slice(-2).join(' '), words.at(-1) ?? ''].map((town) => town.trim()).find((town) => isTown(town)) ?? ''
}

/** From where to where: as `dari` and `ke` say, else the first and the last place that is told. */
const journeyOf = ({ places, message = '' }: DocumentRequest): readonly [string, string] => {
  const behind = (cue: string): string | undefined =>
    places.find((place) => message.toLowerCase().includes(` ${cue} ${place.toLowerCase()}`))
  const destination = behind('ke') ?? places.at(-1) ?? ''
  const first = behind('dari') ?? (places.length > 1 ? (places[0] ?? '') : townBefore(destination, message))
  return [first === destination ? '' : first, destination]
}

/** `antar barang palembang`: the town where the journey begins is no errand. */
const withoutOrigin = (purpose: string, request: DocumentRequest): string => {
  const [origin] = journeyOf(request)
  const isLast = origin !== '' && purpose.toLowerCase().endsWith(` ${origin.toLowerCase()}`)
  return isLast ? purpose.slice(0, -origin.length).trim() : purpose
}

/** `Kartika Sari, Direktur`: who gives the order. */
const orderedBy = ({ signer, sender }: LetterData): string =>
  [signer.title === '' || signer.name === sender.name ? '' : signer.name, signer.title]
    .filter((part) => part !== '')
    .join(', ') || sender.name

export const travelOrder: TypeComposer = {
  completeLetter: (letter, request) => {
    const lines = costLines(letter, request, journeyDays(request))
    return {
      ...letter,
      subject: sentenceCase(withoutOrigin(purposeOf(request), request)),
      lines: lines.length > 0 ? lines : usualCosts,
      charges: [],
    }
  },
  writeBody: (letter, request) => {
    const followers = followersOf(letter, request)
    const [origin, destination] = journeyOf(request).map((place) => titleCase(place)) as [string, string]
    return [
      block('letterhead'),
      block('letterTitle'),
      p('Yang bertanda tangan di bawah ini memberikan perintah perjalanan dinas dengan keterangan sebagai berikut.'),
      labelledLines([
        ['Pemberi tugas', textOrBlank(orderedBy(letter), 'jabatan pemberi perintah')],
        ['Nama pegawai', textOrBlank(plainName(letter.recipient.name), 'nama pegawai')],
        ['Jabatan', textOrBlank(letter.recipient.title, 'jabatan pegawai')],
        ['Maksud', textOrBlank(letter.subject, 'maksud perjalanan dinas')],
        ['Alat angkut', textOrBlank(sentenceCase(request.vehicle ?? ''), 'alat angkut')],
        ['Tempat asal', textOrBlank(origin, 'tempat berangkat')],
        ['Tempat tujuan', textOrBlank(destination, 'tempat tujuan')],
        ['Lama', journeyLength(request)],
        ['Berangkat', dayOrBlank(request.startDate || request.eventDate, 'tanggal berangkat')],
        ['Kembali', dayOrBlank(returnDay(request), 'tanggal kembali')],
        ['Pengikut', followers.length > 0 ? followers.join(', ') : '-'],
        ['Beban biaya', textOrBlank(letter.sender.name, 'pihak yang menanggung biaya')],
        ['Keterangan', request.terms.length > 0 ? request.terms.map(asSentence).join(' ') : '-'],
      ]),
      heading(3, 'Rincian Biaya'),
      block('goodsTable'),
      p(
        'Setelah perjalanan dinas selesai, yang bersangkutan wajib menyampaikan laporan tertulis beserta bukti pengeluaran.',
      ),
      block('signature'),
    ]
  },
}
