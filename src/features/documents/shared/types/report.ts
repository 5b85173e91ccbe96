import { formatDay } from '#core/text/shared/dates.ts'
import { sentenceCase, titleCase } from '#core/text/shared/letter-case.ts'

import { balanceSheet } from '../letter/balance-sheet.ts'
import { budgetTitle, type CashFlow, cashFlow, flowResultName, paySlipTitle } from '../letter/cash-flow.ts'
import type { DocumentNode } from '../content/document-content.ts'
import type { DocumentRequest } from '../document-request.ts'
import { letterTotals, storedDay } from '../letter/letter-facts.ts'
import type { LetterData, LetterLine } from '../letter.ts'
import { block, bullets, heading, p, toldBesides } from '../content/nodes.ts'
import { isOfEvent } from '../reading/sums/request-lines.ts'
import { blankText, textOrBlank } from '../content/runs.ts'
import { shareOut } from '../letter/share-out.ts'
import { asSentence, joinWords, moneyText, quantityText } from '../letter/wording.ts'
import type { TypeComposer } from './composer.ts'
import { budgetBody, budgetSubject, isBudget } from './budget.ts'
import { isPaySlip, paySlipBody, withPay } from './pay-slip.ts'
import { isToldList, listBody, listTitle } from './told-list.ts'

const reportSubject = ({ subject }: DocumentRequest): string =>
  titleCase(subject.replace(/^laporan\b\s*/i, '').replace(/^(kejadian|kegiatan|keuangan|penjualan)nya\b/i, '$1'))

const period = ({ startDate, endDate, eventDate, period: named }: DocumentRequest): string => {
  const [start, end] = [storedDay(startDate), storedDay(endDate)]
  return start && end
    ? `periode ${formatDay(start)} sampai dengan ${formatDay(end)}`
    : named ||
        (storedDay(eventDate) ? `tanggal ${formatDay(storedDay(eventDate)!)}` : '') ||
        blankText('periode laporan')
}

/** `LAPORAN KEUANGAN`: a short matter stands in the title, a long one below it. */
const reportTitle = (subject: string): { title?: string } =>
  subject !== '' && subject.length <= 40 ? { title: `LAPORAN ${subject.toUpperCase()}` } : {}

const dataNodes = (letter: LetterData, { message = '' }: DocumentRequest): DocumentNode[] =>
  isOfEvent(message) && letter.lines.length === 0
    ? [
        toldBesides('Hasil kegiatan adalah sebagai berikut.', {
          blank: `Hasil yang dicapai: ${blankText('uraian hasil')}.`,
        }),
      ]
    : letter.lines.length > 0 || letter.charges.length > 0
      ? [p('Rinciannya adalah sebagai berikut.'), block('goodsTable')]
      : [p(`Hasil yang dicapai: ${blankText('uraian hasil')}.`), block('goodsTable')]

/** Sales by days, weeks or goods: figures of one sort, of which the highest and the lowest say something. */
const isSeries = ({ lines, subject }: LetterData): boolean =>
  /\b(?:penjualan|omzet|omset|pendapatan|pemasukan)\b/i.test(subject) &&
  lines.length > 2 &&
  lines.every(({ price, quantity }) => price !== null && quantity === null)

const said = (line: LetterLine | undefined): string => `${line?.description ?? ''} (${moneyText(line?.price ?? 0)})`

const seriesWords = ({ lines, subject }: LetterData): string => {
  const sorted = lines.toSorted((one, other) => (other.price ?? 0) - (one.price ?? 0))
  const [best, worst] = [sorted[0], sorted.at(-1)]
  const all = lines.reduce((sum, { price }) => sum + (price ?? 0), 0)
  return `${sentenceCase(subject.toLowerCase())} seluruhnya sebesar ${moneyText(all)}, rata-rata ${moneyText(Math.round(all / lines.length))}. Yang tertinggi adalah ${said(best)} dan yang terendah ${said(worst)}.`
}

/** `Seluruhnya 266 cup, senilai Rp 2.128.000.`: goods that are counted in one unit; empty for others. */
const countWords = (letter: LetterData): string => {
  const { total } = letterTotals(letter)
  const [unit = '', other] = new Set(letter.lines.map((line) => line.unit.toLowerCase()))
  const isCounted =
    letter.lines.length > 1 && letter.lines.every(({ price, quantity }) => price !== null && quantity !== null)
  if (!isCounted || unit === '' || other !== undefined || total === null) return ''
  const count = letter.lines.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0)
  return `Seluruhnya ${quantityText(count, unit)}, senilai ${moneyText(total)}.`
}

const goodsCost =
  /^(?:hpp|harga pokok(?: penjualan)?|(?:modal|beli|belanja|pembelian|kulakan)(?: (?:barang|bahan|dagangan|stok)\p{L}*)*)$/iu

/** `penjualan 87jt, HPP 71jt, gaji …`: what is left of the sales when the goods are paid; empty where only one cost is told. */
const grossWords = ({ entries, incoming }: CashFlow): string => {
  const spent = entries.filter((entry) => !entry.incoming)
  const goods = spent.filter(({ label }) => goodsCost.test(label))
  const cost = goods.reduce((sum, { amount }) => sum + amount, 0)
  if (goods.length === 0 || goods.length === spent.length || cost > incoming) return ''
  return `Laba kotor sebesar ${moneyText(incoming - cost)}, yaitu ${moneyText(incoming)} dikurangi ${joinWords(goods.map(({ label }) => (/^hpp$/i.test(label) ? 'HPP' : label.toLowerCase())))} ${moneyText(cost)}. `
}

/** What the figures themselves say; the reasons behind them are the owner's to write. */
export const findings = (letter: LetterData): string => {
  const sheet = balanceSheet(letter)
  if (sheet) {
    const { assets, liabilities, equity, difference } = sheet
    const both = `Jumlah aset sebesar ${moneyText(assets.sum)}, liabilitas ${moneyText(liabilities.sum)}, dan ekuitas ${moneyText(equity.sum)}.`
    return difference === 0
      ? `${both} Aset sama dengan liabilitas ditambah ekuitas.`
      : `${both} Terdapat selisih ${moneyText(Math.abs(difference))} antara kedua sisi yang perlu diperiksa.`
  }
  const flow = cashFlow(letter)
  if (!flow && isSeries(letter)) return seriesWords(letter)
  const counted = flow ? '' : countWords(letter)
  if (counted !== '') return counted
  if (!flow) return `Berdasarkan hasil di atas, ${blankText('kesimpulan')}.`
  const { sides, incoming, outgoing, result } = flow
  const name = flowResultName(flow, letter.subject).toLowerCase()
  return `${grossWords(flow)}${sides.incoming} sebesar ${moneyText(incoming)} dan ${sides.outgoing.toLowerCase()} sebesar ${moneyText(outgoing)} menghasilkan ${name} sebesar ${moneyText(Math.abs(result))}.`
}

/** The clause that a word of the message opens: `kendala hujan hari kedua`. */
const saidBehind = (cue: RegExp, { message = '' }: DocumentRequest): string => {
  const found = cue.exec(message)
  const clause = found
    ? (/^(?:[^,.;\n]|[.,](?=\d))*/.exec(message.slice(found.index + found[0].length))?.[0] ?? '')
    : ''
  return clause.trim().length > 3 ? clause.trim() : ''
}

export const report: TypeComposer = {
  completeLetter: (letter, request) => {
    const subject = reportSubject(request)
    if (isPaySlip(request)) return { ...withPay(letter, request), title: paySlipTitle, subject: '' }
    if (isBudget(request)) return { ...letter, title: budgetTitle, subject: budgetSubject(request) }
    if (isToldList(request)) return { ...letter, title: listTitle(request), subject: '' }
    return { ...letter, ...reportTitle(subject), subject }
  },
  writeBody: (letter, request) => {
    if (isPaySlip(request)) return paySlipBody(letter, request)
    if (isBudget(request)) return budgetBody(letter)
    if (isToldList(request)) return listBody(letter)
    const hindrance = saidBehind(/\b(?:kendala(?:nya)?|hambatan(?:nya)?|masalah(?:nya)?)\s*:?\s+/i, request)
    const said = request.subject
      .replace(/^laporan\b\s*/i, '')
      .replace(/^(kejadian|kegiatan|keuangan|penjualan)nya\b/i, '$1')
    const isIncident = /^(?:kejadian|kehilangan|kemalingan|kerusakan|kecelakaan|insiden|kebakaran)\b/i.test(said)
    const isShouted = said === said.toUpperCase()
    const matter = letter.subject
      ? `Laporan ${isShouted || said === '' ? letter.subject.toLowerCase() : said}`
      : 'Laporan ini'
    return [
      block('letterhead'),
      block('letterTitle'),
      block('letterInfo'),
      block('recipient'),
      heading(2, '1. Pendahuluan'),
      p(
        isOfEvent(request.message ?? '')
          ? `${matter} disusun sebagai pertanggungjawaban atas ${isIncident ? 'kejadian' : 'kegiatan yang dilaksanakan'} pada ${period(request).replace(/^(?:periode|tanggal) /, '')}${request.places[0] ? ` di ${request.places[0]}` : ''}.`
          : `${matter} disusun sebagai pertanggungjawaban untuk ${period(request)}.`,
      ),
      heading(2, '2. Hasil'),
      ...dataNodes(letter, request),
      ...shareOut(letter, request.message ?? ''),
      heading(2, '3. Pembahasan'),
      ...(request.terms.length > 0
        ? bullets(request.terms.map(asSentence))
        : [
            p(
              hindrance
                ? `Kendala yang dihadapi: ${hindrance}.`
                : `Hal yang perlu diperhatikan: ${blankText('penjelasan hasil')}.`,
            ),
          ]),
      heading(2, '4. Kesimpulan dan Saran'),
      p(
        `${findings(letter)} Untuk periode berikutnya disarankan ${textOrBlank(saidBehind(/\b(?:saran(?:nya)?|usul(?:an)?)\s*:?\s+/i, request), 'saran')}.`,
      ),
      block('signature'),
    ]
  },
}
