/** `sakit DBD`, `demam tifus 22 sampai 26 …`: an illness is a reason, whether it is called so or not. */
const illnessIn = (text: string): string => {
  if (!/\b(?:izin|ijin|sakit|cuti)/i.test(text)) return ''
  const found =
    /\b(?:sakit(?=\s+(?!buat|untuk|izin|ijin|ke|dari|surat|nya|hari|anak|siswa|murid|si\s|saya|karyawan)\p{L})|demam|tifus|tipes|dbd|cacar|diare|flu|opname|operasi|kecelakaan|maag|batuk|cedera)\b(?:\s+(?!dari\b|mulai\b|tgl\b|tanggal\b|selama\b|jadi\b|(?:pada\s)?hari\b|besok\b|lusa\b|senin\b|selasa\b|rabu\b|kamis\b|jumat\b|sabtu\b|minggu\b)\p{L}+){0,4}/iu.exec(
      text,
    )?.[0]
  return found?.replace(/\s(?:pada|dan|mau)$/iu, '').trim() ?? ''
}

/** `ada nikahan adek di Lahat`: what keeps somebody from work. */
const occasionAtHome = (text: string): string =>
  /\b(?:izin|ijin|cuti|dispensasi)/i.test(text)
    ? (/\b((?:ikut|mengikuti)\s(?:lomba|turnamen|pertandingan|kejuaraan|olimpiade|pelatihan|seminar|wisuda|ujian|tes)\s[^,.;\n]{3,60}?)(?=\s(?:tgl|tanggal|hari|mulai|selama)\s|[,.;\n]|$)/i
        .exec(text)?.[1]
        ?.trim()
        .replace(/^ikut/iu, 'mengikuti') ??
      /\b(ada (?:nikahan|hajatan|acara|keperluan|urusan|pernikahan|keluarga|kerabat)\s[^,.;\n]{3,60})/i
        .exec(text)?.[1]
        ?.trim() ??
      // `mau nikahan kakak di …`, without a word for it.
      /\b(?:mau|buat|untuk)\s((?:nikahan|hajatan|pernikahan|kawinan|wisuda|lamaran|khitanan|sunatan|aqiqah|akikah|pemakaman)\s[^,.;\n]{3,60})/i
        .exec(text)?.[1]
        ?.trim()
        .replace(/^/u, 'ada ') ??
      '')
    : ''

/** `mau nungguin ibu operasi di RS`: for whom somebody stays away. */
const careFor = (text: string): string =>
  /\b(?:izin|ijin|cuti)/i.test(text)
    ? (/\b(?:mau|harus|perlu|buat|untuk)\s((?:nungguin|nunggu|menunggu|nemenin|menemani|dampingi|mendampingi|nganter|nganterin|mengantar|jagain|jaga|menjaga|ngurus|mengurus|ngerawat|merawat|jenguk|menjenguk)\s[^,.;\n]{3,80}?)(?=\s(?:tgl|tanggal|hari|mulai|selama|dari)\s|[,.;\n]|$)/i
        .exec(text)?.[1]
        ?.trim() ?? '')
    : ''

/** `mau ikut suami pindah ke Batam`: why somebody leaves, told as what he will do. */
const leavingFor = (text: string): string => {
  if (!/\b(?:resign|pengunduran|mengundurkan)\b/i.test(text)) return ''
  const plan =
    /\b(?:mau|ingin|pengen|hendak)\s+((?!resign\b|mengundurkan\b|bikin\b|buat\b|minta\b)[^,.;\n]{4,80})/i.exec(
      text,
    )?.[1]
  return plan === undefined ? '' : `ingin ${plan.trim()}`
}

/** `karena demam`: why something is asked for; a breach is told with its days, a leave has them in a place of their own. */
export const reasonOf = (text: string, { withDays = false }: { readonly withDays?: boolean } = {}): string => {
  const found =
    /\b(?:karena|krn|karna|dikarenakan|lantaran|gara-gara|soalnya|sebab|alasan(?:nya)?|sehubungan dengan|berhubung|dalam rangka)\s*:?\s+(?:karena\s+)?/i.exec(
      text,
    )
  if (!found) {
    const care = careFor(text)
    return care === '' ? illnessIn(text) || occasionAtHome(text) || leavingFor(text) : `harus ${care}`
  }
  const clause = /^[^,.;\n]*/.exec(text.slice(found.index + found[0].length))?.[0] ?? ''
  return clause
    .split(
      withDays
        ? /\s+(?:dari|dr)\s+(?=\p{Lu}|hrd\b|pt\b|cv\b|pak\b|bu\b|saya\b)/iu
        : /\s+(?:(?:dari|dr)\s+(?=\p{Lu}|hrd\b|pt\b|cv\b|pak\b|bu\b|saya\b)|(?:mulai|terhitung|(?<!^pada\s)(?:tgl|tanggal))\s)/iu,
    )[0]!
    .trim()
    .split(/\s+/)
    .slice(0, withDays ? 32 : 20)
    .join(' ')
}
