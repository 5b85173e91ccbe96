import { formatNumber } from '#core/text/shared/rupiah.ts'

import { amount, shownNumber, valueOf } from '../told-figures.ts'
import type { Told } from './figures.ts'
import { inRupiah, listed, paragraphs, type Reckoned, type Way } from './way.ts'

const askOffice = 'Aturannya bisa berubah dan ada pengecualian; untuk kepastian tanyakan Dinas Tenaga Kerja setempat.'
const leastWage = 100_000
const wageIn = (told: Told): number | null => told.sum('wage') ?? told.onlySum

/** When a holiday allowance is due at the latest: seven days before the feast. */
const dueBefore = (text: string): string =>
  /natal|kristen|katolik|nasrani/.test(text)
    ? 'Untuk Natal paling lambat **18 Desember** (7 hari sebelum hari raya).'
    : 'Dibayar paling lambat **7 hari sebelum hari raya** agama pekerjanya, dengan uang, tidak dicicil.'

/** The holiday allowance of one employee: a month's wage, or its share of twelve. */
const holidayPay: Way = (told) => {
  if (!/\bthr\b|tunjangan hari raya/.test(told.text)) return null
  const wage = wageIn(told)
  if (wage === null || wage < leastWage) return null
  const { months } = told
  const whole =
    months === null
      ? `Masa kerja 12 bulan atau lebih: THR = satu bulan upah = **${inRupiah(wage)}**. Kurang dari itu: masa kerja ÷ 12 × ${inRupiah(wage)}, misalnya 6 bulan = ${inRupiah(wage / 2)}.`
      : months >= 12
        ? `Masa kerja ${formatNumber(months)} bulan, jadi THR-nya satu bulan upah penuh: **${inRupiah(wage)}**.`
        : `THR = ${formatNumber(months)} ÷ 12 × ${inRupiah(wage)} = **${inRupiah((wage * months) / 12)}**.`
  return { name: 'holiday_pay', text: paragraphs(whole, dueBefore(told.text), askOffice) }
}

const hoursOfMonth = 173
/** What a daily wage is multiplied by where six days a week are worked (PP 35/2021). */
const daysOfWage = 25

/** Overtime of an ordinary working day: the first hour one and a half times, each further one twice. */
const overtime: Way = (told) => {
  if (!/lembur|overtime/.test(told.text) || /libur|minggu|tanggal merah/.test(told.text)) return null
  const asTold = told.sum('wage') ?? told.sum(null) ?? told.onlySum
  const hours = told.figures.find(({ shape, unit }) => shape === 'count' && unit === 'jam')?.value
  // `harian 80rb`: a wage by the day counts as that of so many days.
  const isDaily = asTold !== null && asTold < 500_000 && asTold >= 20_000 && /harian|sehari|per ?hari/.test(told.text)
  const wage = isDaily ? asTold * daysOfWage : asTold
  if (wage === null || hours === undefined || wage < 500_000 || hours <= 0 || hours > 12) return null
  const hour = wage / hoursOfMonth
  const rest = Math.max(0, hours - 1)
  return {
    name: 'overtime',
    text: paragraphs(
      listed([
        ...(isDaily
          ? [`upah sebulan (6 hari kerja seminggu) = ${daysOfWage} × ${inRupiah(asTold)} = ${inRupiah(wage)}`]
          : []),
        `upah sejam = 1/173 × ${inRupiah(wage)} = ${inRupiah(hour)}`,
        `jam pertama 1,5 × ${inRupiah(hour)} = ${inRupiah(hour * 1.5)}`,
        ...(rest > 0
          ? [`${shownNumber(rest)} jam berikutnya 2 × ${inRupiah(hour)} = ${inRupiah(rest * 2 * hour)}`]
          : []),
        `lembur ${shownNumber(hours)} jam: **${inRupiah(hour * 1.5 + rest * 2 * hour)}**`,
      ]),
      'Itu hitungan lembur **hari kerja biasa** (PP 35/2021), paling banyak 4 jam sehari dan 18 jam seminggu; di hari libur pengalinya lebih besar. Perlu perintah tertulis dan persetujuan pekerjanya.',
      askOffice,
    ),
  }
}

/** What employer and worker pay for the health insurance of a wage. */
const healthInsurance: Way = (told) => {
  if (!/bpjs/.test(told.text) || !/kesehatan/.test(told.text) || /ketenagakerjaan|mandiri|kelas/.test(told.text))
    return null
  const wage = wageIn(told)
  if (wage === null || wage < 500_000) return null
  const ceiling = 12_000_000
  const base = Math.min(wage, ceiling)
  return {
    name: 'health_insurance',
    text: paragraphs(
      `Iuran BPJS Kesehatan pekerja **5% dari upah** ${inRupiah(base)} = ${inRupiah(base * 0.05)} sebulan:`,
      listed([
        `ditanggung usaha 4% = **${inRupiah(base * 0.04)}**`,
        `dipotong dari gaji 1% = **${inRupiah(base * 0.01)}**`,
      ]),
      'Itu sudah untuk pekerja, pasangan, dan paling banyak 3 anak. Dasar hitungnya paling rendah upah minimum daerah dan paling tinggi Rp\u00a012.000.000. Untuk kepastian cek di bpjs-kesehatan.go.id atau kantor terdekat.',
    ),
  }
}

/** `gaji 2,1jt masuk 22 dari 26 hari`: the wage of the days that were worked. */
const daysPresent: Way = (told) => {
  const found = /(?:masuk|hadir|kerja)\s(?:cuma\s|hanya\s)?(\d{1,2})\s?(?:hari\s)?(?:dari|per|\/)\s?(\d{1,2})/.exec(
    told.text,
  )
  const wage = wageIn(told)
  const [present, all] = [Number(found?.[1]), Number(found?.[2])]
  if (found === null || wage === null || wage < leastWage || !(present > 0) || !(all >= present) || all > 31)
    return null
  return {
    name: 'days_present',
    text: paragraphs(
      `Sehari ${inRupiah(wage)} ÷ ${all} = ${inRupiah(wage / all)}, masuk ${present} hari: **${inRupiah((wage / all) * present)}**. Tidak masuk ${all - present} hari = ${inRupiah((wage / all) * (all - present))}.`,
      'Sakit dengan surat dokter, cuti, dan hari libur resmi tetap dibayar; yang dipotong hanya yang mangkir, dan caranya sebaiknya tertulis sejak awal. Lembur, bonus, dan kasbon ditambah atau dikurangi setelahnya.',
      askOffice,
    ),
  }
}

const sumsIn = (text: string): number =>
  [...text.matchAll(new RegExp(`(?<![\\d.,])${amount}`, 'giu'))].filter(
    ([, digits, scale]) => (valueOf(digits, scale) ?? 0) >= 500,
  ).length

/** `gaji 2 karyawan masing-masing 1,5jt, omzet 12jt, kebanyakan ga`: wages as a part of the turnover. */
const wageShare = (text: string): Reckoned | null => {
  const wage = new RegExp(
    `gaji(?:nya)?\\s(?:(\\d{1,2})\\s\\p{L}{2,10}\\s)?(?:total\\s)?(masing\\p{L}{0,8}[-2]?\\s?(?:masing)?\\s{0,2}|@\\s?)?${amount}`,
    'iu',
  ).exec(text)
  const turnover = new RegExp(`(?:omzet|omset|penjualan)(?:nya)?\\s(?:sebulan\\s)?${amount}`, 'iu').exec(text)
  const each = valueOf(wage?.[3], wage?.[4])
  const taken = valueOf(turnover?.[1], turnover?.[2])
  if (wage === null || each === null || taken === null || sumsIn(text) !== 2) return null
  if (!/kebanyakan|wajar|kegedean|kebesaran|sehat|berapa persen|brp persen|mahal|cukup/i.test(text) || each >= taken)
    return null
  const people = wage[2] === undefined ? 1 : Number(wage[1] ?? 1)
  const whole = each * people
  const share = (whole / taken) * 100
  return {
    name: 'wage_share',
    text: paragraphs(
      `Gaji ${people > 1 ? `${formatNumber(people)} × ${inRupiah(each)} = ` : ''}${inRupiah(whole)} dari omzet ${inRupiah(taken)} = **${shownNumber(share)}%**.`,
      `Patokan usaha kecil 15 sampai 25% dari omzet. ${share > 25 ? 'Itu **di atasnya**: naikkan omzet per orang (jam ramai saja), atau ubah sebagian jadi upah per hasil, sebelum mengurangi orang.' : share > 15 ? 'Itu **masih wajar**, tetapi lihat juga sisanya setelah bahan dan sewa.' : 'Itu **ringan**; yang menentukan sekarang bahan dan sewanya.'}`,
      'Upah tetap mengikuti aturan di daerah Anda; tanyakan Dinas Tenaga Kerja setempat.',
    ),
  }
}

/** Ways for what workers are paid, by figures and by the words between them. */
export const wageWays: readonly Way[] = [holidayPay, overtime, healthInsurance, daysPresent]
export const wagesInWords: readonly ((text: string) => Reckoned | null)[] = [wageShare]
