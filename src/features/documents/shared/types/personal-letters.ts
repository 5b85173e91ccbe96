import { daysBetween } from '#core/time-and-ids/shared/zoned-date.ts'
import { formatDay, formatDayWithWeekday } from '#core/text/shared/dates.ts'

import type { DocumentNode } from '../content/document-content.ts'
import type { DocumentRequest } from '../document-request.ts'
import { dayText, storedDay } from '../letter/letter-facts.ts'
import type { LetterData } from '../letter.ts'
import { labelledLines, p, toldBesides } from '../content/nodes.ts'
import { blankText, textOrBlank } from '../content/runs.ts'
import { readerWord } from '../letter/letter-facts.ts'
import { pupilOf } from '../reading/people/leave-of-pupil.ts'
import { applicantRows, doctorsNote } from '../reading/people/person-facts.ts'
import { joinWords, plainName } from '../letter/wording.ts'

type Row = readonly [label: string, value: string]

/** Who writes, as letters of one person begin. */
const writer = ({ signer, sender }: LetterData, office: string, more: readonly Row[] = []): DocumentNode[] => [
  p('Saya yang bertanda tangan di bawah ini:'),
  labelledLines([
    ['Nama', textOrBlank(plainName(signer.name), 'nama lengkap')],
    ...(office === '' ? [] : [['Jabatan', textOrBlank(signer.title, office)] as const]),
    ...more,
    ...(sender.address === '' ? [] : [['Alamat', sender.address] as const]),
    ...(sender.phone === '' ? [] : [['Telepon', sender.phone] as const]),
  ]),
]

const days = (from: string, until: string): number | null => {
  const [start, end] = [storedDay(from), storedDay(until)]
  return start && end && end >= start ? daysBetween(start, end) + 1 : null
}

/** `pada hari Selasa, 24 November 2026`, `selama 2 hari, yaitu tanggal … sampai dengan tanggal …`. */
const absence = (request: DocumentRequest): string => {
  const start = storedDay(request.startDate || request.eventDate)
  const end = storedDay(request.endDate)
  const { message = '' } = request
  // `ga masuk 3 hari dari senin`: how long is told without a word for it.
  const told = Number(
    /\b(?:masuk|izin|ijin|libur|cuti|sekolah|kerja|sakit|demam|tifus|tipes|batuk|diare|opname|dirawat)\s+(?:selama\s+)?(\d{1,2})\s*hari\b/i.exec(
      message,
    )?.[1] ?? 0,
  )
  // `cuti melahirkan …, 3 bulan mulai 1 Desember`
  const [, amount = '', unit = ''] =
    /(?:^|[,;]\s*)(\d{1,2})\s(hari|minggu|bulan)\s(?:mulai|dari|sejak|terhitung)(?!\p{L})/iu.exec(message) ?? []
  const spanned = amount === '' ? null : { amount: Number(amount), unit: unit.toLowerCase() }
  const term = request.term ?? spanned ?? (told > 1 ? { amount: told, unit: 'hari' as const } : null)
  const count = days(request.startDate || request.eventDate, request.endDate)
  if (start && end && start !== end) {
    const length = term ? `${term.amount} ${term.unit}` : `${count} hari`
    return `selama ${length}, yaitu mulai tanggal ${formatDay(start)} sampai dengan tanggal ${formatDay(end)}`
  }
  const length = term && !(term.amount === 1 && term.unit === 'hari') ? `selama ${term.amount} ${term.unit}, ` : ''
  const others = (request.eventDays ?? []).map(storedDay).filter((day) => day !== null)
  if (start && length === '' && others.length > 1)
    return `selama ${others.length} hari, yaitu pada ${joinWords(others.map(formatDayWithWeekday))}`
  if (start) return `${length}${length === '' ? 'pada hari' : 'mulai hari'} ${formatDayWithWeekday(start)}`
  return length === ''
    ? `pada tanggal ${blankText('tanggal izin')}`
    : `${length}mulai tanggal ${blankText('tanggal mulai')}`
}

/** The matter as it is asked for: `izin tidak masuk kerja`, `cuti melahirkan`. */
const leaveOf = (matter: string): string => {
  const bare = (
    matter
      .replace(/^(?:surat|permohonan)\s+/i, '')
      .split(/\s+(?:anak|siswa|murid|dari|untuk|buat|hari|selama|mulai|tanggal|tgl|karena)\b/i)[0] ?? ''
  ).trim()
  if (bare === '') return 'izin tidak masuk'
  return /^(?:izin|ijin|cuti)\b/i.test(bare) ? bare.replace(/^ijin/i, 'izin') : `izin ${bare}`
}

const kindOfLeave =
  /\bcuti\s(nikah|menikah|melahirkan|hamil|tahunan|sakit|haid|umrah|umroh|haji|besar|lamaran)(?!\p{L})/iu

/** `cuti nikah`, `cuti`: the leave that is asked for; empty where none is called so. */
const leaveKind = (message: string): string =>
  (kindOfLeave.exec(message)?.[0] ?? /\bcuti\b/i.exec(message)?.[0] ?? '').toLowerCase()

/** `cuti nikah`: the kind is the reason. */
const reasonsOfLeave: Readonly<Record<string, string>> = {
  nikah: 'menikah',
  menikah: 'menikah',
  melahirkan: 'melahirkan',
  hamil: 'hamil',
  sakit: 'sakit',
  umrah: 'menunaikan ibadah umrah',
  umroh: 'menunaikan ibadah umrah',
  haji: 'menunaikan ibadah haji',
}

/** The matter of a letter of leave; a child stays away from school. */
export const leaveMatter = (matter: string, { message = '', sender }: DocumentRequest): string =>
  pupilOf(message)
    ? 'izin tidak masuk sekolah'
    : leaveOf((sender.name === '' ? matter : matter.replace(plainName(sender.name), '').trim()) || leaveKind(message))

/** A letter of leave: who, when, why; what else was told stands below. */
export const leaveLetter = (letter: LetterData, request: DocumentRequest, matter: string): DocumentNode[] => {
  const note = doctorsNote(request.message ?? '')
  const pupil = pupilOf(request.message ?? '')
  const why = `${absence(request)}, karena ${textOrBlank(
    request.reason ||
      (reasonsOfLeave[
        kindOfLeave
          .exec(request.message ?? '')?.[0]
          .split(/\s/)[1]
          ?.toLowerCase() ?? ''
      ] ??
        ''),
    'alasan',
  )}.`
  return [
    ...(pupil
      ? [
          p('Saya yang bertanda tangan di bawah ini, orang tua/wali dari:'),
          labelledLines([
            ['Nama', pupil.name],
            ...(pupil.grade === '' ? [] : [['Kelas', pupil.grade] as const]),
            ...(pupil.school === '' ? [] : [['Sekolah', pupil.school] as const]),
          ]),
          p(`dengan ini memohonkan izin tidak masuk sekolah bagi anak saya tersebut ${why}`),
        ]
      : [
          ...writer(letter, letter.signer.title === '' ? '' : 'jabatan'),
          p(`dengan ini mengajukan permohonan ${leaveMatter(matter, request)} ${why}`),
        ]),
    ...(note === '' ? [] : [p(note)]),
    toldBesides(''),
    p(
      `Demikian permohonan ini saya sampaikan. Atas perhatian dan izin ${readerWord(letter.recipient)}, saya ucapkan terima kasih.`,
    ),
  ]
}

/** An application: the post, and everything the applicant tells of himself. */
export const applicationLetter = (letter: LetterData, request: DocumentRequest): DocumentNode[] => {
  const house = letter.recipient.company || 'perusahaan yang Bapak/Ibu pimpin'
  return [
    p(
      `Melalui surat ini, saya mengajukan lamaran kerja untuk posisi ${textOrBlank(request.position ?? '', 'posisi yang dilamar')} di ${house}. Berikut data diri saya.`,
    ),
    labelledLines([
      ['Nama', textOrBlank(plainName(letter.signer.name), 'nama lengkap')],
      ['Alamat', textOrBlank(letter.sender.address, 'alamat pelamar')],
      ['Telepon', textOrBlank(letter.sender.phone, 'nomor telepon pelamar')],
      ...(letter.sender.email === '' ? [] : [['Email', letter.sender.email] as const]),
      ...applicantRows(request.message ?? ''),
    ]),
    toldBesides('Sebagai bahan pertimbangan, saya sampaikan hal-hal berikut.'),
    p(
      `Besar harapan saya untuk diberi kesempatan wawancara agar dapat menjelaskan kemampuan saya lebih lanjut. Atas perhatian ${readerWord(letter.recipient)}, saya ucapkan terima kasih.`,
    ),
  ]
}

/** `makasih udah dikasih kerja 2 tahun`: how long somebody was there. */
const howLong = ({ message = '' }: DocumentRequest): string => {
  const thanks = /\b(?:makasih|terima\s?kasih|trims)\b[^,.;\n]{0,90}/iu.exec(message)?.[0] ?? ''
  const time = /(?<!\d)(\d{1,2}\s(?:tahun|thn|th|bulan|bln))(?!\p{L})/iu.exec(
    /\b(?:kerja|bekerja|kesempatan|kepercayaan)\b/iu.test(thanks) ? thanks : '',
  )?.[1]
  return time === undefined ? '' : ` selama ${time.replace(/th(?:n)?$/i, 'tahun').replace(/bln$/i, 'bulan')}`
}

/** `pengunduran diri dari arisan RT`: a club or a panel that somebody leaves, where he is no worker; empty for a job. */
const clubLeft = (message: string): string =>
  /(?<!\p{L})(?:mundur|diri|keluar|resign)\s(?:dari|sebagai|selaku)\s((?:(?:jabatan|kepengurusan|pengurus|anggota|ketua|sekretaris|bendahara|wakil ketua)\s){0,2}(?:arisan|koperasi|panitia|karang taruna|paguyuban|kelompok|komunitas|pkk|rt|rw|posyandu|osis|organisasi|komite|majelis|takmir|dkm|yayasan|grup)(?:\s(?!saya|karena|krn|bu|pak|per|mulai)[\p{L}\d]+){0,3})/iu
    .exec(message)?.[1]
    ?.replace(/(?<!\p{L})(?:rt|rw|pkk|dkm|osis)(?!\p{L})/giu, (short) => short.toUpperCase()) ?? ''

const leavesClub = (letter: LetterData, request: DocumentRequest, club: string): DocumentNode[] => {
  const from = storedDay(request.startDate || request.eventDate || request.endDate)
  const held = /^(?:anggota|ketua|sekretaris|bendahara|wakil ketua|pengurus)\s/iu.test(club)
  return [
    p(
      `Melalui surat ini, saya ${textOrBlank(plainName(letter.signer.name), 'nama lengkap')} mengajukan pengunduran diri ${held ? 'sebagai' : 'dari'} ${club}${from !== null && /\d/u.test(request.message ?? '') ? ` terhitung mulai tanggal ${formatDay(from)}` : ''}${request.reason ? `, karena ${request.reason}` : ''}.`,
    ),
    toldBesides(''),
    p(
      'Saya mengucapkan terima kasih atas kebersamaan dan kepercayaan yang diberikan selama ini, serta memohon maaf atas segala kekurangan saya.',
    ),
    p(`Atas perhatian dan pengertian ${readerWord(letter.recipient)}, saya ucapkan terima kasih.`),
  ]
}

/** A resignation: the last day, the reason where it is told, thanks. */
export const resignationLetter = (letter: LetterData, request: DocumentRequest): DocumentNode[] => {
  const club = clubLeft(request.message ?? '')
  if (club !== '') return leavesClub(letter, request, club)
  const last = dayText(request.endDate || request.eventDate || request.startDate)
  const house = letter.recipient.company || blankText('nama perusahaan')
  const office = (letter.signer.title || request.position) ?? ''
  // `SPV gudang` keeps its letters.
  const named = office.replaceAll(/(?<!\p{L})\p{Lu}(?=\p{Ll})/gu, (one) => one.toLowerCase())
  const post = office ? `${named} di ${house}` : house
  const reason = request.reason ? `Keputusan ini saya ambil karena ${request.reason}.` : ''
  const since = /\bsejak\s+((?:tahun\s+)?20\d\d|\p{L}+\s20\d\d)/iu.exec(request.message ?? '')?.[1] ?? ''
  return [
    p(
      `Melalui surat ini, saya ${textOrBlank(plainName(letter.signer.name), 'nama lengkap')} mengajukan pengunduran diri dari ${office ? 'pekerjaan saya sebagai ' : ''}${post}, dengan hari kerja terakhir ${last || blankText('tanggal hari kerja terakhir')}.`,
    ),
    ...(reason === '' ? [] : [p(reason)]),
    toldBesides(''),
    p(
      `Saya mengucapkan terima kasih atas kesempatan dan kepercayaan yang diberikan selama saya bekerja di ${house}${since === '' ? howLong(request) : ` sejak ${since}`}, serta memohon maaf atas segala kekurangan saya.`,
    ),
    p(`Atas perhatian dan pengertian ${readerWord(letter.recipient)}, saya ucapkan terima kasih.`),
  ]
}
