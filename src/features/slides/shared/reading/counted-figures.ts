import { sentenceCase } from '#core/text/shared/letter-case.ts'
import type { KeyFigure } from '../deck-request.ts'
import { paidByEach } from './dues.ts'
import { metricHead } from './metric-words.ts'
import { moneyText, type ToldFigure, toldText } from './told-figures.ts'
import { trimmed } from './told-words.ts'

/** `cabang ada 3 di Solo, Jogja`: how many, and where. */
export const placesOf = (clause: string): KeyFigure | null => {
  const [, what = '', count = '', where = ''] =
    /^(?:sudah |punya |kami |ada )*(cabang|outlet|gerai|toko|warung|kios|lokasi)(?:nya)?\s+(?:ada\s+|sudah\s+|:\s*)?(\d{1,3})(?:\s+(?:buah|cabang|lokasi))?(?:\s*[:,]\s*|\s+(?:di|yaitu|ada di)\s+)(\D+)$/i.exec(
      clause,
    ) ?? []
  return count === '' ? null : { label: sentenceCase(trimmed(where)), value: `${count} ${what.toLowerCase()}` }
}

const planned = /^(?:(?:mau|akan|ingin|pengen|rencana(?:nya)?|bakal)\s)+/iu

/** `santunan 20 anak @150rb`: so many of one price, with what they come to. */
export const productIn = (clause: string, told: readonly ToldFigure[]): KeyFigure | null => {
  const [count, price, time, more] = told
  // `buka 3 booth baru modal per booth 35jt`: so many, each for that much.
  if (count?.kind === 'count' && price?.kind === 'money' && !time && count.unit !== '' && price.per === '') {
    const each = new RegExp(`(?<!\\p{L})(?:per|tiap|setiap)\\s${count.unit}$`, 'iu')
    if (each.test(price.before))
      return {
        label: sentenceCase(trimmed(`${count.before.replace(planned, '')} ${count.unit}`)),
        value: `${toldText(count)} × ${moneyText(price.value)} = ${moneyText(count.value * price.value)}`,
      }
  }
  // `35 ibu iuran 20rb sebulan selama 12 bulan`: paid by each, each time.
  if (
    count?.kind === 'count' &&
    price?.kind === 'money' &&
    time?.kind === 'count' &&
    !more &&
    count.unit !== '' &&
    price.per === time.unit.toLowerCase() &&
    /\b(?:iuran|setor\w*|patungan|tabung\w*|arisan|cicil\w*|sumbang\w*|bayar)\b/i.test(clause)
  )
    return {
      label: sentenceCase(trimmed(price.gap.replace(count.unit, ' ')) || 'Terkumpul'),
      value: `${toldText(count)} × ${moneyText(price.value)} × ${toldText(time)} = ${moneyText(count.value * price.value * time.value)}`,
    }
  // `anggota 24 orang iuran 100rb per bulan`: each of them pays it, each time.
  if (count?.kind === 'count' && price?.kind === 'money' && !time && paidByEach.test(price.before))
    return {
      label: 'Iuran terkumpul',
      value: `${toldText(count)} × ${moneyText(price.value)} = ${moneyText(count.value * price.value)}${price.per === '' ? '' : ` per ${price.per}`}`,
    }
  // `175rb per anak (42 anak)`: so many pay it.
  const [, what = '', number = '', payers = ''] =
    /^(.*?)\s+(?:rp\.?\s*)?[\d.,]+\s?\p{L}*\s*(?:per|\/)\s*\p{L}+\s*\((?:untuk\s+)?(\d[\d.]*)\s+(\p{L}+)\)$/iu.exec(
      clause,
    ) ?? []
  if (number !== '' && count?.kind === 'money' && count.per === payers.toLowerCase()) {
    const many = Number(number.replaceAll('.', ''))
    return {
      label: sentenceCase(trimmed(what)),
      value: `${number} ${payers} × ${moneyText(count.value)} = ${moneyText(many * count.value)}`,
    }
  }
  if (!count || !price || time || count.kind !== 'count' || price.kind !== 'money') return null
  // `keramik 40x40 52rb` measures so much and has a price.
  if (/\d\s?[x×]\s?\d+(?:[.,]\d+)?(?:\s?(?:cm|m|mm))?$/iu.test(price.before)) return null
  // `62 KK x 50rb`
  if (
    !/@|(?<=\d\s?(?:\p{L}{1,12}\s)?)[x×](?=\s?(?:rp|\d))|\bmasing(?:-| )?masing\b|\bmasing2\b/iu.test(
      clause.slice(count.before.length),
    )
  )
    return null
  const scale = price.per === 'kg' && /^ton$/i.test(count.unit) ? 1000 : 1
  const name = trimmed(count.before)
  // `60 potong per hari @ 11rb` comes to so much a day.
  const period = /(?:\b(?:per|tiap|se)\s?|\/)(hari|minggu|bulan|tahun)\b/i.exec(price.gap)?.[1]?.toLowerCase()
  const each = period === undefined ? '' : ` per ${period}`
  return {
    label: sentenceCase(name === '' ? count.unit || 'Jumlah' : name),
    value: `${toldText(count)} × ${moneyText(price.value)}${scale === 1 ? '' : ' per kg'} = ${moneyText(count.value * scale * price.value)}${each}`,
  }
}

/** Few words without a figure of their own: they can stand under a figure as its name. */
export const isName = (label: string): boolean => label.split(/\s+/).length <= 4 && !/\d/.test(label)

const measures =
  'kg|gram|gr|ton|kwintal|kuintal|liter|meter|m2|hektar|ha|are|km|watt|pcs|pieces|porsi|potong|buah|unit|ekor|orang|botol|bungkus|lembar|kali'
const measure = new RegExp(`^(?:${measures})$`, 'i')
/** Words that make a sentence of a label: it is told whole. */
const telling =
  /^(?:ada|punya|sudah|sekitar|kurang lebih|kira-kira|hampir|lebih dari|total)$|\b(?:yang|untuk|dengan|akan|bisa|harus|jangan|selama|setelah|sebelum|tiap|setiap|minimal|maksimal|min|maks|durasi|termasuk|gratis|bonus|dapat|dalam|di|ke|dari)\b/i

/** `panen 4 ton per hektar`, `16 tim`, `2 karyawan keluar`: what is counted, as a figure with its name; null where it is prose. */
export const countedIn = (figure: ToldFigure, label: string, clause: string): KeyFigure | null => {
  const { after, unit } = figure
  const isShort = clause.split(/\s+/).length <= 6
  // `sudah 15 tahun` tells how long it has gone on.
  if (/^(?:sudah|udah|telah)$/i.test(label) && /^(?:tahun|bulan)$/i.test(unit)) return null
  const rate = /^(?:per|tiap|setiap|se|\/)\s*\p{L}+$|^(?:sehari|sebulan|seminggu|setahun)$/iu.test(after) ? after : ''
  const named = label.replace(/\s*\b(?:ada|punya|sudah|sekitar|kurang lebih|kira-kira)$/i, '')
  // `mau buka 2 cabang baru` is a plan, and counts nothing that is there.
  if (!isShort || /^(?:mau|akan|ingin|pengen|rencana|bakal|minta|mohon|butuh|perlu)(?!\p{L})/iu.test(label)) return null
  // `ustadz 38`, `anggota 32`
  if (unit === '')
    return after === '' && metricHead.test(label) && isName(label)
      ? { label: sentenceCase(named), value: toldText(figure), said: clause }
      : null
  // `2 karyawan keluar`: the number, and what it counts.
  if (/^(?:ada|punya|sudah)?$/i.test(label) && !measure.test(unit) && /^(?:\p{L}+\s?){0,3}$/u.test(after))
    return { label: sentenceCase(trimmed(`${unit} ${after}`)), value: toldText({ ...figure, unit: '' }), said: clause }
  const isKnown = metricHead.test(clause) || label === ''
  const isMeasured = measure.test(unit) && isName(label) && !telling.test(label) && (after === '' || rate !== '')
  if (!isKnown && !isMeasured) return null
  const about = trimmed(`${named} ${rate === '' ? after : ''}`)
  const value = about === '' ? toldText({ ...figure, unit: '' }) : toldText(figure)
  return {
    label: sentenceCase(about || unit),
    value: `${value}${rate === '' ? '' : ` ${rate.replace(/^\/\s*/, 'per ')}`}`,
    said: clause,
  }
}
