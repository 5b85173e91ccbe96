import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { bind, onlyIf, p } from '../../draft.ts'
import { factorsOf, isTime, timeLeft, toldCount, toldSum } from '../../ledger/lines.ts'
import { daysOf, inTime } from '../../ledger/sides.ts'
import type { WorkedFigure, WorkedStep } from '../../makers/worked.ts'
import type { Time } from '../../told-figure.ts'
import { type Scene, words } from '../scene.ts'

const wages = words('gaji|upah|honor|borongan|ongkos jahit|tenaga')
const incoming = words('omzet|omset|pendapatan|pemasukan|penghasilan')
const ofOthers = words(
  'bep|impas|balik modal|swot|hpp|harga pokok|bandingkan|bandingin|perbandingan|vs|versus|mending\\p{L}*|murah|untung|laba|rugi|margin|dp|cicil\\p{L}*|angsur\\p{L}*|kredit|pinjam\\p{L}*|utang|hutang|diskon|naik|turun|target|harga jual|retur|rusak|busuk',
)

/** One price, and how many of it in what time by whom: `upah 8rb per potong, 5 penjahit masing2 12 potong sehari, 26 hari`. */
export const multiplied: Scene = ({ ledger, message, choices, figures }) => {
  const { entries, asked } = ledger
  const [price, more] = entries.filter(({ money }) => money !== null)
  if (!price || more || choices || ofOthers.test(message)) return null
  if (entries.some(({ percent, way }) => percent !== null || way === 'wish' || way === 'goal')) return null
  if (price.pack !== null || asked.wanted.includes('pieces') || figures.some(({ range }) => range !== undefined))
    return null
  const factors = factorsOf(price, entries)
  const pieces = factors?.filter(({ noun }) => !isTime(noun)) ?? []
  if (!factors || pieces.length === 0) return null
  const days = daysOf(entries)
  const own = timeLeft(price, factors)
  const span: Time | null =
    own === 'hari' && days !== null && !factors.some(({ noun }) => noun === 'hari') ? 'bulan' : null
  const wanted = asked.times.length > 0 ? asked.times : [span ?? own].filter((one) => one !== null)
  // `pendapatan sebulan sama setahun`: each of the times that are asked for.
  const spans =
    own === null ? [] : wanted.filter((one) => one !== own).map((time) => ({ time, scale: inTime(own, time, days) }))
  if (spans.some(({ scale }) => scale === null)) return null
  const [first] = spans
  const time = first?.time ?? own
  const scale = first?.scale ?? null
  const needsDays = spans.some((one) => one.scale?.needs)
  const used = new Set([...factors.map(({ said }) => said), ...(needsDays ? [days?.told?.said ?? ''] : [])])
  // Something else was counted: what it means is not sure.
  if (entries.some(({ counts }) => counts.some(({ said }) => !used.has(said)))) return null
  // A price and one count are a sum that a question in words answers.
  if (factors.length < 2 && scale === null) return null
  const isWages = wages.test(message)
  const earned = incoming.exec(message)?.[0]
  const name = isWages
    ? 'Upah'
    : earned !== undefined
      ? sentenceCase(earned.toLowerCase())
      : price.way === 'in'
        ? 'Omzet'
        : 'Biaya'
  const unit = factors[0]?.noun ?? ''
  const counted = factors.map((one, at): WorkedFigure => ({
    id: `banyak_${at + 1}`,
    label: isTime(one.noun) ? 'Lamanya' : `Banyaknya ${one.noun}`,
    told: toldCount(one),
    noun: one.noun,
    per: one.per ?? '',
  }))
  const holder = factors[0]?.per ?? null
  const isHeld = holder !== null && !isTime(holder) && factors.length > 1
  const per = own ?? ''
  const all = ['satuan', ...counted.map(({ id }) => id)]
  const steps: WorkedStep[] = [
    ...(isHeld ? [{ id: 'tiap', label: `${name} tiap ${holder}`, formula: 'satuan * banyak_1', per }] : []),
    { id: 'jumlah', label: `${name} semuanya`, formula: all.join(' * '), per },
    ...spans.map((one, at): WorkedStep => ({
      id: at === 0 ? 'hasil' : `hasil_${at + 1}`,
      label: `${name} se${one.time}`,
      formula: `jumlah * ${one.scale?.formula ?? '1'}`,
      per: one.time,
    })),
  ]
  const key = scale ? 'hasil' : 'jumlah'
  const isAssumed = scale !== null && !needsDays && own === 'hari'
  return {
    type: isWages ? 'umum' : earned !== undefined || price.way === 'in' ? 'penjualan' : 'umum',
    title: `Analisis ${name}`,
    figures: [
      { id: 'satuan', label: sentenceCase(price.label || name), told: toldSum(price), per: unit },
      ...counted,
      ...(needsDays && days ? [days] : []),
    ],
    steps,
    answer: [
      p(
        `${name}${time === null ? '' : ` se${time}`} **${bind(key)}**: ${[...all, ...(scale?.needs ? [days?.id ?? ''] : [])].map(bind).join(' × ')}.`,
        onlyIf(key, 'positive'),
      ),
      ...(isHeld ? [p(`Tiap ${holder}: ${bind('tiap')}${per === '' ? '' : ` per ${per}`}.`)] : []),
    ],
    key,
    shown: [
      key,
      ...spans.slice(1).map((_, at) => `hasil_${at + 2}`),
      ...(scale ? ['jumlah'] : []),
      ...(isHeld ? ['tiap'] : []),
    ],
    assumptions: isAssumed ? ['Sebulan dihitung 30 hari dan seminggu 7 hari; ubah kalau harinya berbeda.'] : [],
    next: [
      isWages
        ? 'Yang dibayar di luar hitungan ini, misalnya lembur, bonus, dan uang makan: [isi tambahan upah].'
        : 'Yang tidak ikut dihitung, misalnya hari libur dan hari sepi: [isi yang tidak ikut].',
    ],
  }
}
