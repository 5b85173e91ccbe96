import { clauseOf } from './matter-clause.ts'

/** `hadir: Pdt. Daniel Lay, Ibu Debora dan Kak Yanti`: who took part in a meeting. */
export const attendeesOf = (text: string): string =>
  (
    /\b(?:(?:yang|yg) (?:hadir|datang|dateng|ikut)(?:nya)?|dihadiri(?: oleh)?|hadir|peserta(?:nya)?)\s*:?\s+((?:(?!\b(?:hasil(?:nya)?|keputusan(?:nya)?|kesepakatan|membahas|bahas|dipimpin|dipandu|pimpinan|notulis|yang nyatet|yg nyatet)\b)(?:[^.;\n]|(?<=\b\p{L}{1,3})\.)){3,300})/iu.exec(
      text,
    )?.[1] ?? ''
  )
    .replace(/[\s,]+$/, '')
    .trim()

/** `saksi Elsye`, `disaksikan Pak RT Samin`: who saw it. */
export const witnessesOf = (text: string): string =>
  [
    ...text.matchAll(
      /\b(?:[Ss]aksi(?:-saksi)?(?:nya)?|[Dd]isaksikan(?: oleh)?)\s*:?\s+((?:(?:ketua|kepala|sekretaris|bendahara)\s)?(?:(?:[Pp]ak|[Bb]u|[Bb]apak|[Ii]bu|[Kk]etua RT|kurir|satpam|sopir|kasir|admin|staf|petugas|tetangga|\p{Ll}{2,4}\.)\s)?\p{Lu}[\p{L}'’.]+(?:\s\p{Lu}[\p{L}'’]+){0,3}(?:(?:,| dan| sama| serta| &)\s(?:\p{Ll}{4,}\s)?(?:(?:[Pp]ak|[Bb]u|[Bb]apak|[Ii]bu)\s)?\p{Lu}[\p{L}'’]+(?:\s\p{Lu}[\p{L}'’]+){0,3}){0,3})/gu,
    ),
  ]
    .map(([, names = '']) => names)
    .join(', ')

/** `pimpinan: Ibu Selvi`, `dipimpin Pak Karim`: who led a meeting. */
export const leaderOf = (text: string): string =>
  /\b(?:[Pp]impinan(?: rapat)?|[Dd]ipimpin(?: oleh)?|[Pp]emimpin(?: rapat)?|(?:[Yy]ang\s|[Yy]g\s)(?:me)?mimpin(?: rapat)?|[Dd]ipandu(?: oleh)?|[Mm]oderator)\s*:?\s+((?:(?:[Pp]ak|[Bb]u|[Bb]apak|[Ii]bu|H\.|Hj\.|[Mm]as|[Mm]bak|[Kk]etua)\s)*\p{Lu}[\p{L}'’]+(?:\s\p{Lu}[\p{L}'’]+){0,3})/u.exec(
    text,
  )?.[1] ?? ''

const agendaList =
  /^[^,.:;\n\d]{3,40}(?:,\s?(?!tolong|mohon|(?:meng|ng)?undang|bawa|harap|konfirmasi|ttd|tanda|tempat|hari|tanggal|tgl|jam|pukul|di\s)[^,.:;\n\d]{3,40}){1,6}(?=\.|\n|$)/iu

/** `bahas keamanan, iuran naik 5rb, sama kerja bakti`: a list whose last point is joined to it. */
const closedList =
  /^[^.:;\n,]{3,40}(?:,\s?(?!(?:tolong|mohon|ttd|tempat|hari|tanggal|tgl|jam|pukul|di|sama|dan|serta)\s)[^.:;\n,]{3,40}){0,5},\s?(?:sama|dan|serta|&)\s[^.,:;\n]{3,40}(?=[.,]|\n|$)/iu

const closesList = /,\s?(?:sama|dan|serta|&)\s(?=[^,]{3,60}$)/iu

/** `acara pembahasan iuran`: the agenda, where the message names it as such. */
export const agendaOf = (text: string): string => {
  for (const found of text.matchAll(
    /\b(?:acara(?:nya)?|agenda(?:nya)?|(?:yang |yg )?(?:mem|di|nge)?bahas(?:nya)?|pembahasan)\s*(?:adalah|yaitu|soal|tentang|mengenai)?\s*:?\s+/gi,
  )) {
    const behind = text.slice(found.index + found[0].length)
    // `acara: iuran, jadwal ronda, perbaikan got.`: a list behind the colon is the whole agenda.
    const list = (agendaList.exec(behind) ?? closedList.exec(behind))?.[0].trim() ?? ''
    // `bahas iuran, ronda, sama perbaikan got`: the word before the last point closes the list.
    const isListed = /:\s+$|^(?:acaranya|agenda(?:nya)?)\s+$/i.test(found[0]) || closesList.test(list)
    const agenda = isListed && list !== '' ? list.replace(closesList, ', dan ') : clauseOf(behind, 12)
    const isOther = /^(?:di|ini|itu|kami|saya|tersebut|untuk|yang|besok|dimulai|akan)\b/i.test(agenda)
    if (agenda !== '' && !isOther) return agenda
  }
  return ''
}
