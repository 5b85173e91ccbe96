import { amount, valueOf, withoutDates } from '../told-figures.ts'
import { asks, exact, number, valueIn } from './rate-words.ts'
import { inRupiah, paragraphs, type Reckoned } from './way.ts'

const wagePattern = new RegExp(String.raw`(?:gaji|upah|bayaran)(?:nya)?(?:\s\p{L}{2,12}){0,4}?\s${amount}`, 'iu')
const workDays = new RegExp(
  String.raw`${number}\s?hari\s(?:kerja|masuk)|(?:kerja|masuk)(?:nya)?\s${number}\s?hari|hari\s(?:kerja|masuk)(?:nya)?\s${number}`,
  'iu',
)
const bonus = new RegExp(
  String.raw`(?<!\p{L})(?:bonus|insentif|tunjangan|uang makan)(?:nya)?\s(?:\p{L}{2,8}\s)?${amount}`,
  'iu',
)
const awayDays = new RegExp(
  String.raw`(?:absen|bolos|mangkir|alpa|(?:ga|gak|nggak|ngga|tidak|tdk|ora|enggak)\s(?:masuk|kerja)|izin|ijin|libur)(?:nya)?(?:\s\p{L}{2,8}){0,2}\s${number}(?:\s?hari)?`,
  'iu',
)

/** `gaji 2,6 juta, 26 hari kerja, absen 3 hari`: what is left of a month's wage. */
export const wageWithoutAbsence = (message: string): Reckoned | null => {
  const text = withoutDates(message.toLowerCase())
  if (!asks.test(text) || /lembur|kasbon|bpjs|%|persen|thr/.test(text)) return null
  const found = [wagePattern, awayDays, workDays].map((pattern) => pattern.exec(text))
  const [wage, away, work] = found
  const more = bonus.exec(text)
  if (!wage || !away || !work) return null
  const rest = [...found, more].reduce((left, one) => left.replace(one?.[0] ?? '', ' ; '), text)
  const [sum, gone, all] = [valueOf(wage[1], wage[2]) ?? 0, valueIn(away[1]), valueIn(work[1] ?? work[2] ?? work[3])]
  if (/\d/.test(rest) || sum < 100_000 || !(gone > 0) || !(all > gone) || all > 31) return null
  const daily = sum / all
  const added = valueOf(more?.[1], more?.[2]) ?? 0
  return {
    name: 'wage_without_absence',
    text: paragraphs(
      `Sehari ${inRupiah(sum)} ÷ ${exact.format(all)} = ${inRupiah(daily)}. Tidak masuk ${exact.format(gone)} hari = ${inRupiah(daily * gone)}, jadi gajinya ${inRupiah(sum)} − ${inRupiah(daily * gone)}${added > 0 ? ` + bonus ${inRupiah(added)}` : ''} = **${inRupiah(sum - daily * gone + added)}**.`,
      'Yang dipotong hanya hari mangkir; sakit dengan surat dokter, cuti, dan libur resmi tetap dibayar. Caranya sebaiknya tertulis sejak awal.',
    ),
  }
}
