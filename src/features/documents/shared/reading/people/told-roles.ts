import { inPattern } from '#core/text/shared/in-pattern.ts'
import { isBusinessName } from '../../business-name.ts'
import type { OfficialForm, RequestParty } from '../../document-request.ts'
import { person } from './name-patterns.ts'
import { type About, aboutPeople, behindPaper, closing, namedAs, ofStaff, type People } from './paper-people.ts'
import { isNamed } from './read-party.ts'
import { handedSides } from './told-handover.ts'
import { withToldHouse } from './told-houses.ts'
import { withRecipient } from './told-recipients.ts'
import { groupOf } from './told-people.ts'
import { withSender } from './told-senders.ts'
import { toldOwner, toldSigner, withOffice, withOfficeBefore } from './told-signers.ts'
import { houseOfOwner, toldDeputy } from './told-deputies.ts'
import { slipSides } from '../sums/told-slips.ts'
import { formalName, plainName } from '../../letter/wording.ts'

/** Who stands for a house: `CV Mitra (diwakili Anton Wijaya)`. */
const deputyOf = (company: string, text: string): string => {
  const at = company === '' ? -1 : text.toLowerCase().indexOf(company.toLowerCase())
  if (at === -1) return ''
  const behind = new RegExp(
    `^\\s*[,(]?\\s*(?:yang |yg )?(?:diwakili|diwakilkan|wakilnya|perwakilan)(?:\\s+oleh)?\\s*:?\\s*(${person})`,
    'u',
  ).exec(text.slice(at + company.length))?.[1]
  return formalName(behind ?? '')
}

const nobody = { name: '', title: '' } as const

/** `atas nama Andi Tenri`: in a letter of one's own, who writes. */
const inNameOf = new RegExp(`(?:[Aa]tas nama|(?<!\\p{L})a\\.?n\\.?)\\s*:?\\s+(${person})`, 'u')

/** `terima DP dari Kak Rina`: who paid. */
const paidBy = new RegExp(
  `(?:terima|diterima|uang|dp|DP|panjar|pembayaran|bayaran)\\s[^.;\\n]{0,60}?(?:dari|dr|dri)\\s+(${person})`,
  'u',
)

const ownLetters: ReadonlySet<OfficialForm> = new Set(['permohonan', 'keluhan', 'pengunduran', 'pernyataan', 'izin'])

/** `… Dari Pabrik Bakpia, ttd Lili`: the sentence with which a letter's writer closes it. */
const writesLast = (text: string, { company, name }: RequestParty): boolean => {
  const last = [...text.matchAll(/(?:^|[.!\n]\s*)[Dd]ari\s+/gu)].at(-1)
  const behind = last ? text.slice(last.index + last[0].length).toLowerCase() : ''
  return [company, plainName(name)].some((one) => one !== '' && behind.startsWith(one.toLowerCase()))
}

/** `saya minjem 8 juta`: who writes is the one who borrows. */
const borrowsSelf =
  /(?<!\p{L})(?<!(?:karyawan|pegawai|anak|anak buah|adik|adek|kakak|teman|tetangga|sopir)\s)(?:saya|sy|aku|gw|gue)\s+(?:yang\s|yg\s|mau\s)?(?:minjem|minjam|meminjam|pinjam|pinjem|ngutang|berutang|berhutang|utang|hutang)(?!\p{L})/iu
/** `saya Taufik yg nyewa`, `pembeli saya Andika`: or the one who rents or buys. */
const rentsSelf =
  /(?<!\p{L})(?<!(?:karyawan|pegawai|anak|anak buah|adik|adek|kakak|teman|tetangga|sopir)\s)(?:[Ss]aya|[Ss]y|[Aa]ku|[Gg]w|[Gg]ue)\s+(?:\p{Lu}[\p{L}'’]+\s){0,3}(?:(?:yang|yg|mau|sebagai|selaku|adalah)\s){0,2}(?:nyewa|menyewa|sewa|ngontrak|mengontrak|penyewa|pembeli)(?!\p{L})/u

/** Whose own words turn the two sides round: a letter in somebody's name, a receipt that its house signs last. */
const turned = (
  { sender, recipient }: Pick<People, 'sender' | 'recipient'>,
  about: About,
): Pick<People, 'sender' | 'recipient'> & { readonly keepsSigner?: true } => {
  const { text, documentType, form } = about
  // `rekomendasi buat anak PKL saya, Nabila dari SMKN 4`: of whom a paper is does not write it.
  const [, subject = ''] = documentType === 'surat_resmi' && ofStaff.has(form) ? (behindPaper.exec(text) ?? []) : []
  if (subject !== '' && sender.name !== '' && plainName(formalName(subject)).startsWith(plainName(sender.name)))
    return {
      sender: { ...sender, name: '', title: '', company: namedAs.exec(text)?.[1] ?? '' },
      recipient: { ...sender, name: formalName(subject) },
    }
  // `antara saya Ratih sama Bu Wiwik, saya minjem 8 juta`: who lends or lets stands first.
  const isTaker = documentType === 'kontrak' && isNamed(recipient) && (borrowsSelf.test(text) || rentsSelf.test(text))
  if (isTaker && text.includes(`saya ${plainName(sender.name)}`) && sender.name !== '')
    return { sender: recipient, recipient: sender }
  const handed = handedSides(text, about, { sender, recipient })
  if (handed !== null) return handed
  const own = ownLetters.has(form) && documentType === 'surat_resmi' ? (inNameOf.exec(text)?.[1] ?? '') : ''
  if (own !== '' && recipient.name !== '' && formalName(own) === recipient.name)
    return { sender: recipient, recipient: sender }
  // `gula yang dateng dari PT Bogadana basah … Dari Pabrik Bakpia`: the one complained of stands first.
  if (documentType === 'surat_resmi' && isNamed(sender) && !writesLast(text, sender) && writesLast(text, recipient))
    return { sender: recipient, recipient: { ...sender, title: '' }, keepsSigner: true }
  const shop = documentType === 'kuitansi' ? (closing.exec(text)?.[1] ?? '') : ''
  const payer = shop === '' ? '' : formalName(paidBy.exec(text)?.[1] ?? '')
  if (payer !== '' && sender.name === payer)
    return { sender: { ...recipient, company: shop, name: '' }, recipient: { ...sender, company: '' } }
  return { sender, recipient }
}

/** `penolakan lamaran kerja untuk Fajar dari CV Mitra`: who applied works nowhere yet. */
const refusesApplicant = /(?<!\p{L})penolakan lamaran/iu

/** Who holds such an office speaks for a house. */
const ofHouse = /^(?:pemilik|owner|pimpinan|direktur|manajer|kepala|hrd|supervisor|pengelola|bos)(?!\p{L})/iu

/** Where a pupil is from certifies nothing of his work. */
const school = /^(?:sdn?|smpn?|sman?|smkn?|mts|man?|tk|paud|universitas|politeknik|akademi|pondok|ponpes)(?!\p{L})/iu

/** A certificate of a business is no paper about its staff. */
const isOfBusiness = /\b(?:keterangan|suket|surket)\s+(?:domisili|usaha|tidak mampu|lunas)|\bdomisili\b/i

/** `ke Pabrik Kopi Teko, ketua panitia Eko`: who heads the panel asks, and is not asked. */
const withPanel = (people: People, { documentType }: About): People => {
  const { recipient, signer } = people
  if (documentType !== 'proposal' || !/\bpanitia\b/i.test(recipient.title) || recipient.company === '') return people
  const head = signer.name === '' ? { name: plainName(recipient.name), title: 'Ketua Panitia' } : signer
  return { ...people, recipient: { ...recipient, name: '', title: '' }, signer: head }
}

/**
 * Fills the places of a letter that no reader of parties filled, by what the message says around a name: who signs, of
 * whom it tells, who owes, whose house it is, who stands for a house. What is named already stays.
 */
export const withToldRoles = (found: People, about: About): People => {
  const told = rolesTold(found, about)
  const housed = { ...told, ...withToldHouse(about.text, about.form, told, told.recipient) }
  const { signer } = housed
  const group = ofHouseGroup.exec(housed.recipient.name || housed.recipient.company)
  const fromReader = documentTold(about) && writesInstead(about.text, housed.recipient, housed.signer.name)
  if (fromReader)
    return {
      ...housed,
      recipient: { ...housed.recipient, name: groupOf(about.text), title: '' },
      signer: { name: plainName(housed.recipient.name), title: housed.signer.title || housed.recipient.title },
    }
  const isOwnGroup = housed.sender.company === '' && group !== null && isBusinessName(group[2] ?? '')
  const sender = isOwnGroup ? { ...housed.sender, company: group[2] ?? '' } : housed.sender
  // `Sekretaris panitia Rini`: who holds an office of a panel is no panel.
  const isPanelist = signer.name !== '' && sender.company === `Panitia ${signer.name}`
  return {
    ...housed,
    sender: isPanelist ? { ...sender, company: '' } : sender,
    recipient: isOwnGroup ? { ...housed.recipient, name: group[1] ?? '', company: '' } : notToItself(housed, about),
  }
}

const documentTold = ({ documentType, form }: About): boolean =>
  documentType === 'surat_resmi' && !ofStaff.has(form) && !aboutPeople.has(form)

/** `buat tetangga sekitar ruko … dari Ibu Kirana`: who closes a letter with `dari` and is nowhere written to signs it. */
const writesInstead = (text: string, { name, company }: RequestParty, signer: string): boolean => {
  const bare = plainName(name)
  if (bare === '' || company !== '' || signer !== '') return false
  const said = (lead: string): boolean =>
    new RegExp(
      `(?<!\\p{L})(?:${lead})\\s+(?:(?:[Pp]ak|[Bb]u|[Bb]apak|[Ii]bu|[Mm]bak|[Mm]as)\\s+)?${inPattern(bare)}`,
      'u',
    ).test(text)
  return said('[Dd]ari|dr') && !said('ke|kepada|kpd|buat|untuk|utk|[Yy]th\\.?')
}

/** `para pelanggan Laundry Seruni`: whose people are written to is who writes. */
const ofHouseGroup =
  /^((?:Para|Seluruh|Semua|Segenap) (?:Pelanggan|Konsumen|Karyawan|Pegawai|Reseller|Mitra|Member))\s(\p{Lu}.{2,50})$/u

/** `buat pelanggan kalo Toko Roti pindah`: a house that tells its people something does not write to itself. */
const notToItself = (
  { recipient, sender }: Pick<People, 'recipient' | 'sender'>,
  { text, documentType }: About,
): RequestParty =>
  documentType === 'surat_resmi' && recipient.name === '' && isSameHouse(sender.company, recipient.company)
    ? { ...recipient, company: '', address: '', phone: '', name: groupOf(text) }
    : recipient

/** `Sinar Elektronik`, `Toko Sinar Elektronik`: the sort of a house may stand before its name. */
const isSameHouse = (one: string, other: string): boolean => {
  const [first, second] = [one, other].map((name) =>
    name.toLowerCase().replace(/^(?:toko|warung|kedai|kios|usaha|rumah makan|depot|bengkel|salon|kafe|cafe)\s/u, ''),
  )
  return first !== '' && first === second
}

/** `Dian Permata SPV`: what somebody is who writes for himself is none of his name. */
const withOwnOffice = (sender: RequestParty): RequestParty => (sender.company === '' ? withOffice(sender) : sender)

const rolesTold = (found: People, about: About): People => {
  const { text, documentType, form } = about
  const known = documentType === 'laporan' ? slipSides(text, found) : withPanel(found, about)
  const sides = turned(known, about)
  const isTurned = sides.sender !== known.sender && sides.keepsSigner !== true
  const { signer } = known
  const people = {
    ...found,
    sender: sides.sender,
    recipient: sides.recipient,
    signer: isTurned ? nobody : signer,
  }
  const addressed = withRecipient(people, about)
  const { others } = addressed
  const writer = withSender({ ...people, recipient: addressed.recipient }, about)
  const signs = toldSigner(text, form)
  // `Rendi, staf gudang di PT Rattan`: who warns or certifies is where he works.
  const isStaff =
    (form === 'peringatan' ||
      aboutPeople.has(form) ||
      refusesApplicant.test(text) ||
      (documentType === 'laporan' && /\bslip\b/i.test(text))) &&
    form !== 'pengantar' &&
    !isOfBusiness.test(text) &&
    (!isNamed(writer) || (writer.company === '' && ofHouse.test(people.signer.title || writer.title || signs.title)))
  const owned =
    documentType === 'kontrak' && writer.company === '' ? houseOfOwner(writer.name || people.signer.name, text) : ''
  const employer =
    isStaff && !school.test(addressed.recipient.company) && addressed.recipient.name !== ''
      ? addressed.recipient.company
      : ''
  const sender = employer === '' && owned === '' ? writer : { ...writer, company: employer || owned }
  const recipient = employer === '' ? addressed.recipient : { ...addressed.recipient, company: '' }
  const told =
    signs.name === '' && (documentType === 'proposal' || documentType === 'kontrak') ? toldOwner(text) : signs
  const isSigner =
    (people.signer.name === '' || form === 'notulen') &&
    told.name !== '' &&
    documentType !== 'kuitansi' &&
    told.name !== plainName(recipient.name) &&
    !isBusinessName(told.name)
  // Whoever was taken for the writer so far signs nothing either.
  const wasWriter =
    sender.name === '' && people.sender.name !== '' && people.signer.name === plainName(people.sender.name)
  const kept = wasWriter ? nobody : people.signer
  const heads = documentType === 'kontrak' && sender.name === '' ? toldDeputy(sender.company, text) : nobody
  const stands = documentType === 'kontrak' && recipient.name === '' ? toldDeputy(recipient.company, text) : nobody
  const deputy = deputyOf(sender.company, text) || heads.name
  // `pemohon Katarina Nona`: who signs for nobody else writes himself.
  const isAlone =
    !isNamed(sender) &&
    isSigner &&
    /^(?:|Orang tua|Wali)$/.test(told.title) &&
    (ownLetters.has(form) || form === 'kuasa') &&
    documentType === 'surat_resmi'
  const isOwn = form === 'lamaran' || isTurned || (form === 'kuasa' && sender.company === '')
  const own = isOwn ? plainName(sender.name) : ''
  return {
    sender: withOwnOffice(
      isAlone
        ? { ...sender, name: told.name }
        : sender.name === '' && deputy !== ''
          ? { ...sender, name: deputy }
          : sender,
    ),
    recipient: withOffice(
      recipient.name === ''
        ? {
            ...recipient,
            name: deputyOf(recipient.company, text) || stands.name,
            title: recipient.title || stands.title,
          }
        : recipient,
    ),
    signer: withOfficeBefore(
      withOffice(
        isSigner
          ? { name: told.name, title: kept.title || (isAlone ? '' : told.title) }
          : kept.name === '' && (deputy || own) !== ''
            ? { name: plainName(deputy) || own, title: kept.title || heads.title }
            : kept.name === told.name && told.title.startsWith(kept.title)
              ? told
              : kept,
      ),
    ),
    others: [...people.others, ...others],
  }
}
