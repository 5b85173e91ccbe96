const post = String.raw`(?:[Pp]ak|[Bb]u|[Bb]apak|[Ii]bu)\s(?:\p{Lu}{2,6}|\p{Ll}{3,12}|[Kk]epala\s\p{L}{3,12})(?:\s(?:RT|RW)\s?\d{0,3})?|(?:manajer|manager|direktur|pimpinan|kepala\s\p{Ll}{4,12}|ketua\s\p{Ll}{4,12}|HRD|bendahara)`
const learner = String.raw`(?:siswi?a?|murid|santri|mahasisw[ai]|pelajar|anak\s(?:magang|PKL|pkl|didik))(?:\s(?:\p{Lu}[\p{L}\d]*|\d{1,3}|kelas|jurusan|magang|pkl|saya|kami)){0,6}`
const given = String.raw`((?:(?:[Pp]ak|[Bb]u|[Bb]apak|[Ii]bu|[Mm]as|[Mm]bak?)\s)?\p{Lu}[\p{L}'’.]+(?:\s\p{Lu}[\p{L}'’.]+){0,3})`

/** `ke bu HRD namanya Bu Christine`, `untuk murid SMK namanya Bagus`: what somebody is, before how he is called. */
const calledSo = new RegExp(
  String.raw`(?<=(?<!\p{L})(?:ke|kepada|kpd|untuk|utk|buat|bwt|ditujukan|a\.n\.?|atas nama)\s)(${post}|${learner})\s*,?\s(?:yang\s|yg\s)?(?:namanya|bernama)\s${given}`,
  'gu',
)
const honour = /^(?:pak|bu|bapak|ibu)\s/iu

/** Somebody told by his post and then by his name stands there as his name, with the post in brackets behind it. */
export const withPostBehindName = (text: string): string =>
  text.replaceAll(calledSo, (_, role: string, name: string) => {
    const [lead = ''] = honour.exec(role) ?? []
    return `${honour.test(name) ? '' : lead}${name} (${role.slice(lead.length)})`
  })
