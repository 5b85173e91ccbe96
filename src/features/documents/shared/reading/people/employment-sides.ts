import { withoutTown } from '#core/assistant/shared/reading-grammar/parties/towns.ts'
import { titleCase } from '#core/text/shared/letter-case.ts'

import { isBusinessName } from '../../business-name.ts'
import type { RequestParty } from '../../document-request.ts'
import { formalName, properName } from '../../letter/wording.ts'
import { posts } from './name-patterns.ts'

interface Sides {
  readonly sender: RequestParty
  readonly recipient: RequestParty
}

const person = String.raw`((?:(?:[Pp]ak|[Bb]u|[Bb]apak|[Ii]bu|[Mm]as|[Mm]bak|[Ss]i)\s)?\p{Lu}[\p{L}'’]+(?:\s\p{Lu}[\p{L}'’]+){0,3})`
const employment =
  /\b(?:perjanjian|kontrak)\s+kerja\b(?!\s*sama)|\b(?:kontrak|perjanjian)\s+(?:\p{Ll}+\s+){0,2}(?:karyawan|pegawai)\b/iu
const hired = new RegExp(
  String.raw`\b(?:kontrak|perjanjian)\s+kerja\s+(?:untuk\s|utk\s|buat\s)?((?:\p{Ll}+[,:]?\s){1,4})${person}(?:\s+(?:di|posisi|sebagai|sbg|jadi|bagian|gaji|mulai)\s|\s*[,.;\n]|$)`,
  'u',
)
const called = new RegExp(
  String.raw`\b(?:[Nn]ama(?:nya)?(?:\s(?:karyawan|pegawai|pekerja)(?:nya)?)?|[Bb]ernama|[Aa]tas nama|a\.?n\.?)\s*:?\s+${person}`,
  'u',
)
/** `kurirnya Agung Saputra`: who is hired is told by his work. */
const byWork = new RegExp(String.raw`(?<!\p{L})(?:${posts})nya\s*:?\s+(?:adalah\s|bernama\s|namanya\s)?${person}`, 'iu')

/** `: Siti Aminah jadi kasir di …`: who does which work. */
const worksAs = new RegExp(
  String.raw`(?:^|[.,;:\n]\s*|\b(?:dengan|untuk|buat|atas nama)\s+)${person}\s*,?\s+(?:jadi|jd|sebagai|sbg|bekerja sebagai|kerja jadi|diterima)\s`,
  'u',
)

/** `milik Pak Darma dengan Rizal, jadi sopir`: who is taken on stands behind the word that joins the two. */
const joined = new RegExp(
  String.raw`(?:\bdengan|\bdgn|\bsama|\bdan)\s+${person}\s*,?\s+(?:jadi|sebagai|sbg|bagian|posisi|untuk posisi)\s`,
  'u',
)
const asOwner = new RegExp(
  String.raw`\b(?:[Ss]aya|[Ss]y|[Aa]ku)\s+(?:(?:yang punya|pemilik|owner|selaku pemilik|sebagai pemilik)(?:nya)?)\s*,?\s+${person}|\b(?:[Pp]emilik(?:nya)?(?:\s(?:toko|warung|usaha|kedai|bengkel|salon|kafe|klinik|konveksi|rumah makan))?|[Mm]ilik)\s*:?\s+(?:\p{Ll}{2,4}\.\s)?${person}`,
  'u',
)
/** `bagian kasir toko bangunan Tiga Putri`, `di Warung Kopi Senja`: where the work is. */
const workplace =
  /\b(?:di|pada|bagian\s\p{Ll}+|karyawan|pegawai|kasir|pelayan|koki|penjaga|admin|sopir|teknisi)\s+((?:[Tt]oko|[Ww]arung|[Kk]edai|[Kk]afe|[Cc]afe|[Rr]esto|[Bb]engkel|[Ss]alon|[Ll]aundry|[Aa]potek|[Kk]linik|[Dd]epot|[Bb]utik|[Kk]ios|[Kk]onveksi|[Pp]ercetakan|[Kk]atering|[Rr]umah [Mm]akan|[Mm]inimarket|Kopi|Ayam|Bakso|Roti|Sate|Soto|Martabak|Seblak|Dapur|Rumah|CV|PT|UD|TB|RM)\s(?:\p{Ll}+\s){0,2}\p{Lu}[\p{L}'’]+(?:\s\p{Lu}[\p{L}'’]+){0,3})/u

const isNamed = ({ name, company }: RequestParty): boolean => name !== '' || company !== ''

/**
 * Who employs and who is employed, in a contract of work: the house where the work is belongs to the first party, whoever
 * is told together with it. Sides of any other contract come back as they are, the same object.
 */
export const employmentSides = (sides: Sides, text: string, nobody: RequestParty): Sides => {
  if (!employment.test(text)) return sides
  const { sender, recipient } = sides
  const said = formalName(
    (
      called.exec(text)?.[1] ??
      byWork.exec(text)?.[1] ??
      hired.exec(text)?.[2] ??
      joined.exec(text)?.[1] ??
      worksAs.exec(text)?.[1]
    )?.replace(/^si\s/i, '') ?? '',
  )
  const employed = isNamed(recipient) || said === '' || isBusinessName(said) ? recipient : { ...nobody, name: said }
  const owner = asOwner.exec(text)
  const name = sender.name || formalName(owner?.[1] ?? owner?.[2] ?? '')
  const { name: house, town } = withoutTown(titleCase(properName(workplace.exec(text)?.[1] ?? '')))
  const company = sender.company || employed.company || house
  const isSelf = name !== '' && name === employed.name
  return {
    sender: {
      ...sender,
      name: isSelf ? '' : name,
      title: sender.title || (owner === null || isSelf ? '' : 'Pemilik'),
      company,
      address: sender.address || (company === house ? town : ''),
    },
    recipient: employed.name === '' ? employed : { ...employed, company: '' },
  }
}
