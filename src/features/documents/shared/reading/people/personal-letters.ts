import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { isBusinessName } from '../../business-name.ts'
import type { OfficialForm, RequestParty } from '../../document-request.ts'
import { formalName, plainName, properName } from '../../letter/wording.ts'
import { type Pupil, pupilOf } from './leave-of-pupil.ts'
import { house, ownPronoun, person } from './name-patterns.ts'
import { isNamed, readParty } from './read-party.ts'
import { tellerOf } from './told-deals.ts'

/** Letters that one person writes for himself to the house where he works or wants to. */
export const personalForms: ReadonlySet<OfficialForm> = new Set(['izin', 'lamaran', 'pengunduran'])

const ownPeople = /\b(?:buat|untuk|utk)\s+(?:adik|anak|kakak|suami|istri|teman|sepupu|keponakan|ponakan)\b/i

/** `lamaran kerja sebagai barista di Kopi Lama cabang Malang`: where the work is that is applied for. */
const appliedTo = (text: string): string | undefined =>
  /\b(?:lamaran|melamar|ngelamar|posisi|lowongan)\b[^.;\n]{0,80}?\b(?:di|ke|pada)\s+((?:(?:PT|CV|UD)\.\s)?(?:\p{Lu}(?:[\p{L}'’&-]|\.(?=\p{L}))*|cabang|dan|&|\d+)(?:\s+(?:\p{Lu}(?:[\p{L}'’&-]|\.(?=\p{L}))*|cabang|&|\d+))*)/u
    .exec(text)?.[1]
    ?.trim()

/** `bekerja sebagai barista di Kopi Toba Balige`, `bagian packing di Pabrik Tahu`: as what, and where. */
const worksAt = new RegExp(
  `(?<!\\p{L})(?:(?:be)?kerja\\s+(?:sebagai|sbg|jadi)|sebagai|sbg|bagian|jadi|jabatan|posisi)\\s+((?:\\p{Ll}+\\s){1,4}?)(?:di|pada)\\s+(${house})|(?<!\\p{L})(?:be)?kerja\\s+()di\\s+(${house})`,
  'u',
)

/** `saya Nanda staf packing di Olshop Queenara`: as what, and where, right behind who says it. */
const worksAs = new RegExp(
  `(?<!\\p{L})${ownPronoun}\\s+\\p{Lu}[\\p{L}'’]+(?:\\s\\p{Lu}[\\p{L}'’]+){0,3},?\\s+((?:\\p{Ll}+\\s){1,3})(?:di|pada)\\s+(${house})`,
  'u',
)

/** A letter of leave that names no reader goes to the teacher of the child's form. */
const ofSchool = (recipient: RequestParty, { grade, school }: Pupil): RequestParty =>
  isNamed(recipient) || (grade === '' && school === '')
    ? recipient
    : { ...recipient, name: grade === '' ? 'Kepala Sekolah' : `Wali Kelas ${grade}`, company: school }

const ofAbsent = new RegExp(
  `(?<!\\p{L})cuti\\s(?:nikah|menikah|melahirkan|hamil|tahunan|sakit|umrah|umroh|haji|kerja|untuk|atas nama|an)(?:\\s(?:untuk|atas nama|an))?\\s(${person})`,
  'u',
)

/** `saya Citra, admin di CV Pandu`: in a letter to one's own employer the house is who is written to. */
export const toEmployer = (
  sides: { readonly sender: RequestParty; readonly recipient: RequestParty },
  form: OfficialForm,
  places: readonly string[],
  text = '',
): { sender: RequestParty; recipient: RequestParty } => {
  const { sender, recipient } = sides
  // `resign letter buat saya Kevin`: whoever says `saya` with his name writes.
  const self =
    personalForms.has(form) || form === 'permohonan' || form === 'keluhan' ? tellerOf(text, readParty(null)).name : ''
  if (self !== '' && sender.company === '' && plainName(sender.name) !== plainName(self)) {
    const isReader = recipient.name === self
    const writer = { ...(isReader ? recipient : sender), name: self, company: '' }
    return toEmployer(
      { sender: writer, recipient: isReader ? { ...recipient, name: '', title: '' } : recipient },
      form,
      places,
      text,
    )
  }
  // `lamaran buat adik saya Ayu`: she is who applies.
  const isFor = !isNamed(sender) && recipient.name !== '' && recipient.company === '' && form === 'lamaran'
  if (isFor && ownPeople.test(text)) return toEmployer({ sender: recipient, recipient: sender }, form, places, text)
  // `permohonan cuti melahirkan Sinta Maharani, staf keuangan PT …`: who stays away, where her letter is named by it.
  const absent = form === 'izin' && !isNamed(sender) ? (ofAbsent.exec(text)?.[1] ?? '') : ''
  if (absent !== '' && !isBusinessName(absent)) {
    const [, work = '', employer = ''] =
      new RegExp(`^,?\\s+((?:\\p{Ll}+\\s){1,3})(?:(?:di|pada)\\s)?(${house})`, 'u').exec(
        text.slice(text.indexOf(absent) + absent.length),
      ) ?? []
    return toEmployer(
      {
        sender: { ...sender, name: formalName(absent), title: sentenceCase(work.trim()) },
        recipient: isNamed(recipient) || !isBusinessName(employer) ? recipient : { ...recipient, company: employer },
      },
      form,
      places,
      text,
    )
  }
  const wanted = appliedTo(text) || places.find((place) => isBusinessName(place))
  if (form === 'lamaran' && wanted !== undefined && (!isNamed(recipient) || sender.company !== ''))
    return { sender: { ...sender, company: '' }, recipient: { ...recipient, company: properName(wanted) } }
  const pupil = form === 'izin' ? pupilOf(text) : null
  // A child's letter is its parent's.
  if (pupil && plainName(sender.name).startsWith(pupil.name))
    return { sender: { ...sender, name: formalName(pupil.parent), company: '' }, recipient: ofSchool(recipient, pupil) }
  // `dispensasi buat anak saya Fajar`: of whom it is reads no letter.
  if (pupil && plainName(recipient.name) === pupil.name)
    return toEmployer({ sender, recipient: { ...recipient, name: '', title: '' } }, form, places, text)
  if (pupil && !isNamed(recipient) && ofSchool(recipient, pupil) !== recipient)
    return toEmployer({ sender, recipient: ofSchool(recipient, pupil) }, form, places, text)
  // `kerja sebagai barista di Kopi Toba`: what somebody leaves is where he works.
  const works = form === 'pengunduran' || form === 'izin' ? (worksAt.exec(text) ?? worksAs.exec(text)) : null
  const work = works?.[1]?.trim() ?? ''
  const workplace = works?.[2] ?? works?.[4] ?? ''
  if (workplace !== '' && recipient.company === '' && sender.name !== '')
    return {
      sender: { ...sender, company: '', title: sender.title || sentenceCase(work) },
      recipient: { ...recipient, company: properName(workplace) },
    }
  const left = form === 'pengunduran' ? places.find((place) => isBusinessName(place)) : undefined
  if (left !== undefined && recipient.company === '' && sender.company === '')
    return { sender, recipient: { ...recipient, company: properName(left) } }
  if (!personalForms.has(form) || sender.name === '' || sender.company === '' || recipient.company !== '') return sides
  return { sender: { ...sender, company: '' }, recipient: { ...recipient, company: sender.company } }
}
