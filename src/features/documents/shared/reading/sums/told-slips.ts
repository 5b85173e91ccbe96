import { monthNames } from '#core/text/shared/dates.ts'
import { sentenceCase } from '#core/text/shared/letter-case.ts'

import { isBusinessName } from '../../business-name.ts'
import type { RequestParty } from '../../document-request.ts'
import { house, person, posts, relation } from '../people/name-patterns.ts'
import { formalName, plainName } from '../../letter/wording.ts'

/** `slip gaji`, `rincian upah`: the paper on somebody's pay, by its own name. */
const paper = /(?<!\p{L})(?:(?:slip|struk|rincian)\s+(?:gaji|upah|honor)(?:ny[aeo]|ne|na)?|payslip)(?!\p{L})/iu

/** Whether a message orders the paper on somebody's pay. */
export const tellsSlip = (text: string): boolean => paper.test(text)

/** What stands between the paper's name and whose it is: the month, a call, `untuk`. */
const between = new RegExp(
  `^(?:[\\s,:]+|(?:bulan|bln|periode)\\s+(?:ini|lalu|kemarin|\\p{Ll}{3,4}(?!\\p{L}))|(?:(?:bulan|bln|periode)\\s+)?(?:${monthNames.join('|')}|jan|feb|mar|apr|jun|jul|agu|agt|sept?|okt|nov|des)(?:\\s+20\\d\\d)?(?!\\p{L})|(?:untuk|utk|buat|an\\.?|a\\.n\\.?|atas nama|nama(?:nya)?|si|ya|yah|dong|donk|kak|kakak|min|gan|bos|dulu)(?=[\\s:,]))`,
  'iu',
)
const behindPaper = (text: string): string => {
  const found = paper.exec(text)
  if (found === null) return ''
  let rest = text.slice(found.index + found[0].length)
  for (let next = rest.replace(between, ''); next !== rest; next = rest.replace(between, '')) rest = next
  return rest
}

/** `Agus Wibowo sopir UD Maju`: whose pay a slip tells, what he does and for whom, at the beginning of a text. */
const paid = new RegExp(
  `^(?:${relation})?(${person})(?:\\s*,?\\s*\\(?((?!bulan|periode|gapok|gaji|bln|di\\s|dari|nov|okt|des|per\\s|lembur|bonus|tunjangan|uang|kasbon|potong)\\p{Ll}{4,}(?:\\s(?!bulan|bln|di\\s|dari|gaji|periode|per\\s|${monthNames.join('|').toLowerCase()})\\p{Ll}{3,})?))?(?:\\s+(?:di\\s+|dari\\s+)?(${house}))?`,
  'u',
)
/** `guru les a.n. Agus Wibowo`: what he does, told before his name in small letters. */
const workFirst = new RegExp(
  `^(?:(?:borongan|harian|mingguan|bulanan)\\s)?((?:${posts}|buruh|kuli|karyawan|pegawai|pekerja|anak buah)(?:\\s\\p{Ll}{3,}){0,2}?)(?:\\s(?:a\\.?n\\.?|atas nama|bernama|namanya|nama|si|untuk|utk))?\\s(${person})`,
  'u',
)
const houseFirst = new RegExp(`^(${house})`, 'u')

/** `slip gaji … Toko Roti, nama Sri Wahyuni bagian produksi`. */
const namedInSlip = new RegExp(
  `[,;:\\n]\\s*(?:atas\\s)?[Nn]ama(?:nya)?\\s*:?\\s+(${person})(?:\\s*,?\\s+((?:bagian|jabatan|posisi)\\s\\p{Ll}+))?`,
  'u',
)
/** `slip gaji … Warung Bakso, karyawan Anto gaji 1,8jt`: who works there. */
const workerOf = new RegExp(`(?:^|[,.;:\\n]\\s*)(?:${relation})(${person})`, 'u')
/** `Sopir sy Obed Kambuaya minta slip gaji`: who asks for his slip. */
const asksSlip = new RegExp(`(?:${relation})(${person})\\s+(?:minta|butuh|perlu|mau)\\s+slip`, 'u')

/** Whose pay a slip tells, and what he does; null where nobody is named. */
export const slipOf = (text: string): { readonly name: string; readonly work: string } | null => {
  const rest = behindPaper(text)
  const [, first = '', work = ''] = paid.exec(rest) ?? []
  // `sopir saya Jefri`: what he is to the writer is what he does.
  const post = /^(?:sopir|supir|admin|kasir)(?!\p{L})/iu.exec(rest)?.[0].toLowerCase() ?? ''
  if (first !== '' && !isBusinessName(first)) return { name: first, work: work || post }
  const [, does = '', doer = ''] = workFirst.exec(rest) ?? []
  if (doer !== '' && !isBusinessName(doer))
    return { name: doer, work: /^(?:karyawan|pegawai|pekerja|anak buah)$/.test(does) ? '' : does }
  const [, named = '', job = ''] = rest === '' ? [] : (namedInSlip.exec(text) ?? [])
  if (named !== '' && !isBusinessName(named)) return { name: named, work: job }
  const asker = asksSlip.exec(text)?.[1] ?? (first === '' ? undefined : workerOf.exec(rest.slice(first.length))?.[1])
  return asker === undefined ? null : { name: asker, work: '' }
}

/** The house that pays: named behind him, or as the one whose slip it is. */
export const slipHouse = (text: string): string => {
  const rest = behindPaper(text)
  const first = houseFirst.exec(rest)?.[1] ?? ''
  return isBusinessName(first) ? first : (paid.exec(rest)?.[3] ?? '')
}

interface Paid {
  readonly sender: RequestParty
  readonly recipient: RequestParty
  readonly signer: { readonly name: string; readonly title: string }
}

/** Who pays and who is paid, where a slip says both: whoever is paid does not sign it, and his house is not paid. */
export const slipSides = <Sides extends Paid>(text: string, sides: Sides): Sides => {
  const slip = slipOf(text)
  const { sender, recipient, signer } = sides
  if (slip === null) return sides
  const payer = slipHouse(text)
  const isPayers = payer !== '' && recipient.company === payer
  const isPaidOne = ({ name }: RequestParty): boolean =>
    name !== '' && plainName(name) === plainName(formalName(slip.name))
  const isPaid = plainName(signer.name) === plainName(formalName(slip.name))
  return {
    ...sides,
    sender:
      isPayers && !sender.company
        ? { ...sender, company: payer }
        : isPaidOne(sender)
          ? { ...sender, name: '' }
          : sender,
    recipient: {
      ...recipient,
      name: formalName(slip.name),
      title: sentenceCase(slip.work) || (isPaid ? signer.title : recipient.title),
      company: isPayers ? '' : recipient.company,
    },
    signer: isPaid ? { name: '', title: '' } : signer,
  }
}
