import { formatNumber } from '#core/text/shared/rupiah.ts'

import { sumsIn, withoutDates } from '../told-figures.ts'
import { inRupiah, listed, paragraphs, type Reckoned } from './way.ts'

const people = /(?<![\d.,])(\d{1,2})\s?(?:orang|org|karyawan|pekerja|tukang|pegawai|anak buah)/u
const asks = /berapa|brp|piro|sabaraha|pinten/
/** One of them who did a part of what each other did: `si Wati cuma kerja setengah dari yang lain`. */
const partDone =
  /(?<!\p{L})(?:si\s(\p{L}{2,14})|(?:tapi\s|tp\s|yang\s|yg\s)?(?:(satu|1|dua|2|tiga|3)\s?(?:orang|org)?))\s(?:\p{L}{2,10}\s){0,5}?(setengah|separuh|separo|seperempat|sepertiga)(?!\p{L})/u
const partOf: Readonly<Record<string, number>> = {
  setengah: 1 / 2,
  separuh: 1 / 2,
  separo: 1 / 2,
  seperempat: 1 / 4,
  sepertiga: 1 / 3,
}
const countOf: Readonly<Record<string, number>> = { satu: 1, dua: 2, tiga: 3 }
const shares = /upah|bayar|borong|hasil|ongkos|bagi|dapat|dapet|honor|fee|untung|laba|bonus/

/** `borongan 4 orang 2,6 juta, si X cuma kerja setengah`: a sum in parts of the work that was done. */
const byPartOfWork = (message: string): Reckoned | null => {
  const text = withoutDates(message.toLowerCase()).replaceAll(/masing\s?2/g, 'masing-masing')
  if (!asks.test(text) || !shares.test(text)) return null
  const part = partDone.exec(text)
  const rest = part === null ? text : text.replace(part[0], ' ; ')
  const [crew, sums] = [people.exec(rest), sumsIn(rest)]
  const [sum, ...others] = sums
  const all = Number(crew?.[1] ?? 0)
  const few = part?.[1] === undefined ? (countOf[part?.[2] ?? ''] ?? Number(part?.[2] ?? 0)) : 1
  const share = partOf[part?.[3] ?? ''] ?? 0
  if (part === null || sum === undefined || others.length > 0 || !(few > 0) || all <= few || sum < 1_000) return null
  if ((rest.match(/\d+(?:[.,]\d+)*/g) ?? []).length !== 2) return null
  const full = all - few
  const whole = full + few * share
  const each = sum / whole
  const shown = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 2 }).format
  const who =
    part[1] === undefined ? `${few} orang yang ${part[3] ?? ''}` : part[1].replace(/^./u, (one) => one.toUpperCase())
  return {
    name: 'shared_by_work',
    text: paragraphs(
      `${formatNumber(full)} orang dapat **${inRupiah(each)}** masing-masing, ${who} **${inRupiah(each * share)}**${few > 1 ? ' masing-masing' : ''}.`,
      listed([
        `bagian: ${formatNumber(full)} + ${few > 1 ? `${formatNumber(few)} × ` : ''}${shown(share)} = ${shown(whole)} bagian`,
        `satu bagian: ${inRupiah(sum)} ÷ ${shown(whole)} = ${inRupiah(each)}`,
      ]),
      'Sepakati dan tulis pembagiannya sebelum pekerjaan berikutnya dimulai.',
    ),
  }
}

const worker =
  /(?<!\p{L})(?:si\s)?(\p{L}{2,14})\s(?:kerja\s|masuk\s|hadir\s|ikut\s|cuma\s|hanya\s){0,3}(\d{1,3})\s?(hari|jam|potong|lusin|pcs|kotak)(?!\p{L})/gu
const noNames =
  /^(?:kerja|masuk|selama|total|totalnya|dalam|dapat|dapet|selesai|sehari|dan|untuk|cuma|hanya|istirahat|lembur|tiap|setiap|sebulan|seminggu)$/u

/** `upah 1,2 juta dibagi: Ana 5 hari, Budi 3 hari, Cici 4 hari`: a sum in parts of the days, hours or pieces of each. */
const byDaysOfWork = (message: string): Reckoned | null => {
  const text = withoutDates(message.toLowerCase())
  if (!asks.test(text) || !shares.test(text) || !/bagi|masing/.test(text)) return null
  const found = [...text.matchAll(worker)].filter(([, name = '']) => !noNames.test(name))
  const rest = found.reduce((left, [said]) => left.replace(said, ' ; '), text).replace(people, ' ')
  const [sum, ...others] = sumsIn(rest)
  const [unit] = found.map((one) => one[3])
  if (found.length < 2 || sum === undefined || others.length > 0 || found.some((one) => one[3] !== unit)) return null
  if ((rest.replaceAll(/masing\s?2/g, ' ').match(/\d+(?:[.,]\d+)*/g) ?? []).length !== 1) return null
  const whole = found.reduce((all, one) => all + Number(one[2]), 0)
  const each = sum / whole
  return {
    name: 'shared_by_work',
    text: paragraphs(
      `Semuanya ${formatNumber(whole)} ${unit ?? ''}, jadi satu ${unit ?? ''} ${inRupiah(sum)} ÷ ${formatNumber(whole)} = ${inRupiah(each)}:`,
      listed(
        found.map(
          ([, name = '', days]) =>
            `${name.replace(/^./u, (one) => one.toUpperCase())}: ${days ?? ''} × ${inRupiah(each)} = **${inRupiah(each * Number(days))}**`,
        ),
      ),
    ),
  }
}

/** A sum shared by what each has worked. */
export const sharedByWork: readonly ((text: string) => Reckoned | null)[] = [byPartOfWork, byDaysOfWork]
