import { inPattern } from '#core/text/shared/in-pattern.ts'

import type { DocumentRequest } from '../document-request.ts'
import { positionOf } from '../reading/people/work-facts.ts'
import { inOffice, plainName } from '../letter/wording.ts'
import { contractForm } from './contract-facts.ts'

const agreementNamed =
  /(?<!\p{L})(?:surat|perjanjian|kontrak|akta|pernyataan)\s(?:perjanjian\s|bersama\s)?(jual beli|sewa|bagi hasil|konsinyasi|titip jual)(?!\p{L})/iu

/** `bagi hasil ternak kambing sama Mas Jarwo`: with whom is agreed stands above. */
const withOther = ({ recipient }: DocumentRequest): RegExp => {
  const name = inPattern(plainName(recipient.name) || recipient.company)
  return name === '' ? /$^/u : new RegExp(`\\s(?:sama|dan|dengan|bareng)\\s(?:\\p{L}{2,5}\\.?\\s)?${name}$`, 'iu')
}

const ofSender = ({ sender }: DocumentRequest): RegExp =>
  sender.company === '' ? /$^/u : new RegExp(`^${inPattern(sender.company)}$`, 'iu')

/** The matter without the words of the form: `kontrak kerja sama katering harian` -> `katering harian`. */
export const contractMatter = (request: DocumentRequest): string => {
  const bare = request.subject
    .replace(/^(?:surat\s+)?(?:kontrak|perjanjian)(?:\s+kerja\s?sama)?\b\s*(?:tentang\s+)?/i, '')
    // `MoU sama SMK Negeri 2`: with whom is agreed stands above.
    .replace(withOther(request), '')
    .replace(/^(?:sama|dengan|dgn|bareng|antara)\s.*$/iu, '')
    // `MoU Karang Taruna X dgn …`: nor is who agrees the matter.
    .replace(ofSender(request), '')
    .trim()
  return matterOf(behindParties(bare, request), request)
}

/** `antara Klinik X dan PT Y buat pemeriksaan gigi`: what is agreed on, told behind both sides. */
const behindParties = (bare: string, { message = '' }: DocumentRequest): string =>
  bare !== '' && !/^\p{L}[^\d]*\sper\s(?:semester|bulan|tahun|minggu|hari)$/iu.test(bare)
    ? bare
    : (/(?<!\p{L})antara\s[^,.;\n]{3,60}?\s(?:dan|dengan|dgn|sama)\s[^,.;\n]{3,50}?\s(?:untuk|buat|utk|dalam hal|tentang|mengenai|soal|program)\s(?:program\s|kerja ?sama\s)?([^,.;\n\d]{4,60})/iu
        .exec(message)?.[1]
        ?.trim() ?? bare)

const matterOf = (bare: string, request: DocumentRequest): string => {
  // `surat jual beli sapi`: what sort of agreement it is, where the subject tells the thing alone.
  const sort = contractForm(bare) === null ? (agreementNamed.exec(request.message ?? '')?.[1]?.toLowerCase() ?? '') : ''
  const thing = bare || (request.lines.find(({ quantity }) => quantity !== null)?.description ?? '')
  const said = sort === '' ? bare : `${sort} ${thing}`.trim()
  if (/^h?utang$/i.test(said)) return 'utang piutang'
  const [sold, ...others] = request.lines
  if (
    /^jual[ -]?beli(?:\s(?:motor|mobil|barang))?$/iu.test(said) &&
    sold !== undefined &&
    others.length === 0 &&
    sold.description !== ''
  )
    // `Honda Supra 2019 merah nopol …`: up to its year the thing is named.
    return `jual beli ${sold.description.replace(/^jual[ -]?beli\s/iu, '').replace(/(?<=(?:19|20)\d\d)\s.*$|\s(?:plat|nopol|nomor polisi|kondisi)(?!\p{L}).*$/iu, '')}`.trim()
  // `perjanjian kerja sama … tiap job bagi hasil 40:60`: what comes in is shared.
  if (said === '' && /(?<!\p{L})bagi hasil(?!\p{L})/iu.test(request.message ?? '')) return 'kerja sama bagi hasil'
  // `kontrak rumah`: a thing that is let is no deed.
  if (/^(?:rumah|ruko|kios|kamar|kost?|lapak|toko|gudang|tanah|lahan)(?:\s\p{Ll}+){0,2}$/iu.test(said))
    return `sewa ${said}`
  const work = positionOf(request.message ?? '')
  // `kerja pegawai toko bangunan X, jadi sopir`: where the work is stands in the parties.
  if (work !== '' && /^kerja\s(?:karyawan|pegawai)(?!\p{L})/iu.test(said)) return `hubungan kerja sebagai ${work}`
  // `kerja barista Yudha Prasetyo`: who works stands in the parties, as what is the matter.
  const trade =
    plainName(request.recipient.name) === ''
      ? ''
      : (/^kerja\s+((?!sama|karyawan|pegawai)\p{Ll}[\p{Ll}\s]{2,30}?)\s+(?:(?:namanya|bernama|si)\s+)?\p{Lu}/u.exec(
          said,
        )?.[1] ?? '')
  if (trade !== '') return `hubungan kerja sebagai ${trade}`
  if (
    /^(?:kerja|(?:kerja )?(?:karyawan|pegawai))(?: kontrak| tetap| baru)?(?: (?:namanya|bernama|atas nama)(?: \p{L}+){0,4})?$/iu.test(
      said,
    )
  )
    return work === '' ? 'hubungan kerja' : `hubungan kerja sebagai ${work}`
  return (
    inOffice(said) ||
    (request.lines.find(({ quantity }) => quantity !== null)?.description ?? '').replace(/\s\([^()]*×[^()]*\)$/u, '')
  )
}

/** What sort of agreement it is; null where its matter does not tell. */
export const agreementOf = (request: DocumentRequest): string | null =>
  contractForm(contractMatter(request))?.agreement ?? null
