import type { DocumentType } from '#core/items/shared/kinds.ts'
import { formatDay } from '#core/text/shared/dates.ts'
import { formatNumber, formatRupiah } from '#core/text/shared/rupiah.ts'
import { dayIn, type IsoDay, parseIsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { typeName } from '../answers/kinds-in-words.ts'
import type { AssistantContext } from '../port.ts'
import { mayMean, namesIn } from './named.ts'
import type { RememberedLetter, UsedFact } from './owner-memory.ts'
import { longSpan, readPeriod } from './period.ts'

/** What the owner's own letters answer, and which of them were looked at. */
export interface LettersAnswer {
  readonly lines: readonly string[]
  readonly used: readonly UsedFact[]
}

const word = (list: string): RegExp => new RegExp(String.raw`(?<![\p{L}])(?:${list})(?:nya|ku)?(?![\p{L}])`, 'iu')

const papers: readonly (readonly [DocumentType, RegExp])[] = [
  ['surat_penawaran', word('penawaran|surat penawaran|quotation')],
  ['kuitansi', word('kuitansi|kwitansi')],
  ['kontrak', word('kontrak|perjanjian|spk')],
  ['proposal', word('proposal')],
  ['invoice', word('invoice|inv|faktur|nota|tagihan')],
]
const anyPaper = word('surat|dokumen')
/** What is asked of a letter that was written, not of letters in general. */
const asksFact =
  /(?<![\p{L}])(?:berapa|brp|brapa|nomor|nomer|no berapa|kapan|tanggal|total|nilai|jumlah|isi|apa saja|apa aja|jatuh tempo|sudah (?:saya |aku )?(?:buat|bikin)|mana)(?:nya)?(?![\p{L}])/iu
const ofItsPast = word(
  'kemarin|kemaren|terakhir|tadi|barusan|sebelumnya|lalu|dulu|saya buat|aku buat|yang dibuat|yang sudah dibuat|yang saya kirim',
)
/** How long, how much it costs to make, what is usual: advice, and not a letter of the owner's. */
const general =
  /(?<![\p{L}])(?:berapa (?:lama|hari|persen|poin|biaya|lembar|halaman)|poin|perlu|harus|wajib|boleh|bolehkah|lazim|lazimnya|biasanya|idealnya|meterai|materai|telat|denda|kalau|kalo|misal|rugi|untung|modal|sewa|cicilan)(?:nya)?(?![\p{L}])/iu
const counted =
  /(?<![\p{L}])(?:ada berapa|berapa|brp) (?:banyak |buah |lembar )?(?:invoice|penawaran|kuitansi|kwitansi|surat|dokumen|kontrak|proposal|nota|faktur)(?![\p{L}])/iu

const mostShown = 8
const plain = (text: string): string =>
  text
    .replaceAll(/[*_`[\]<>|#\\]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
const readerOf = ({ recipient }: RememberedLetter): string => plain(recipient.name || recipient.company)
const dayOf = ({ date, createdAt }: RememberedLetter, timeZone: string): IsoDay =>
  parseIsoDay(date) ?? dayIn(new Date(createdAt), timeZone)

const rowsOf = ({ lines }: RememberedLetter): string =>
  lines
    .slice(0, mostShown)
    .map(({ description, quantity, unit, price }) => {
      const count = quantity === null ? '' : `${formatNumber(quantity)} ${plain(unit)} `.replaceAll('  ', ' ')
      return `- ${count}${plain(description)}${price === null ? '' : ` @ ${formatRupiah(price)}`}`
    })
    .join('\n')

const described = (letter: RememberedLetter, timeZone: string): string => {
  const who = readerOf(letter)
  const due = parseIsoDay(letter.dueDate)
  const head = `**${plain(letter.title)}**${letter.number === '' ? '' : `, nomor ${plain(letter.number)}`}${who === '' ? '' : `, untuk ${who}`}, tanggal ${formatDay(dayOf(letter, timeZone))}`
  const total =
    letter.total === null
      ? ': totalnya belum ada, karena masih ada harga yang kosong'
      : `: total **${formatRupiah(letter.total)}**`
  const rest =
    letter.balance !== null && letter.total !== null && letter.balance !== letter.total
      ? `, sisa setelah uang muka ${formatRupiah(letter.balance)}`
      : ''
  return `${head}${total}${rest}${due === null ? '' : `, jatuh tempo ${formatDay(due)}`}.`
}

/** `berapa total penawaran untuk Pak Budi kemarin?`: what the owner's own letters say; null where none is asked about. */
export const answerAboutLetters = (text: string, context: AssistantContext): LettersAnswer | null => {
  const { memory, today, timeZone } = context
  if (memory === undefined || !asksFact.test(text) || general.test(text)) return null
  const type = papers.find(([, noun]) => noun.test(text))?.[0] ?? null
  if (type === null && !anyPaper.test(text)) return null
  const names = namesIn(text)
  const period = readPeriod(text, today)
  if (names.length === 0 && period === null && !ofItsPast.test(text)) return null
  const called = type === null ? 'dokumen' : typeName(type)
  const whose = names[0] === undefined ? '' : ` untuk ${plain(names[0])}`
  if (memory.off.includes('items'))
    return {
      lines: [
        'Dokumen lama sedang dimatikan, jadi tidak saya cari. Nyalakan lagi dengan **Pakai lagi** di jawaban sebelumnya, atau di Pengaturan bagian Asisten.',
      ],
      used: [],
    }
  if (memory.missing.includes('items'))
    return { lines: ['Dokumen Anda sedang tidak bisa dibaca. Coba kirim lagi sebentar lagi.'], used: [] }
  const theirs = memory.letters.filter(
    (letter) =>
      (type === null || letter.documentType === type) &&
      (names.length === 0 ||
        names.some((name) => mayMean(name, `${letter.recipient.name} ${letter.recipient.company}`))),
  )
  if (theirs.length === 0)
    return names.length === 0 && period === null
      ? null
      : {
          lines: [
            `Saya tidak menemukan ${called}${whose} di dokumen Anda. Mungkin namanya ditulis lain, atau belum dibuat di sini.`,
          ],
          used: [],
        }
  const within =
    period === null
      ? theirs
      : theirs.filter((letter) => {
          const day = dayOf(letter, timeZone)
          return day >= period.from && day <= period.to
        })
  const when = period === null ? '' : ` ${longSpan(period.from, period.to)}`
  const used = (letters: readonly RememberedLetter[]): readonly UsedFact[] =>
    letters
      .slice(0, mostShown)
      .map(({ title, number }) => ({ source: 'items', label: number === '' ? title : `${title} (${number})` }))
  if (within.length === 0) {
    const [last] = theirs
    if (last === undefined) return null
    return {
      lines: [`Tanggal${when} tidak ada ${called}${whose}. Yang terakhir:`, described(last, timeZone)],
      used: used([last]),
    }
  }
  const asksLast = word('terakhir|barusan|tadi').test(text)
  const [first] = within
  if (first !== undefined && !counted.test(text) && (within.length === 1 || asksLast)) {
    const rows = rowsOf(first)
    return { lines: [described(first, timeZone), rows], used: used([first]) }
  }
  const sums = within.flatMap(({ total }) => (total === null ? [] : [total]))
  const whole = sums.reduce((sum, one) => sum + one, 0)
  return {
    lines: [
      `${formatNumber(within.length)} ${called}${whose}${when}, jumlahnya **${formatRupiah(whole)}**${sums.length < within.length ? ` (${formatNumber(within.length - sums.length)} belum berharga lengkap)` : ''}:`,
      within
        .slice(0, mostShown)
        .map((letter) => `- ${described(letter, timeZone)}`)
        .join('\n'),
      within.length > mostShown
        ? `Dan ${formatNumber(within.length - mostShown)} lagi; semuanya ada di daftar dokumen.`
        : '',
    ],
    used: used(within),
  }
}
