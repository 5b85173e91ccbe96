const hour = String.raw`(?:jam|pukul|pkl)?\s?(\d{1,2})(?:[.:](\d{2}))?(?:\s(pagi|siang|sore|malam|malem))?`
const between = String.raw`\s(?:(?:-|–|sampai|sampe|smp|s\/d|sd|hingga|terus|dan|,)\s?|(?:(?:pulang|selesai|tutup|keluar|sampai|sampe)(?:nya)?\s)|(?:istirahat|kerja)\s){1,3}`
const worked = new RegExp(
  String.raw`(?<!\p{L})(?:(?:masuk|kerja|mulai|datang|buka|shift)(?:nya)?\s)?(?:dari\s)?(?=(?:jam|pukul|pkl)\s)${hour},?${between}${hour}(?!\p{L}|[.,]?\d)(?!\s?(?:hari|orang|rb|ribu|jt))`,
  'iu',
)
const pause = /(?<!\p{L})(?:istirahat|ishoma|break)(?:nya)?\s(?:siang\s)?(\d{1,2}|setengah|satu)\s?(jam|menit)/iu

const atHour = (digits: string | undefined, minutes: string | undefined, part: string | undefined): number => {
  const told = Number(digits ?? '') + Number(minutes ?? 0) / 60
  const isLater = part !== undefined && /^(?:siang|sore|malam|malem)$/iu.test(part) && told < 12 && told !== 11
  return isLater ? told + 12 : told
}

const exact = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 2 })

/** `masuk jam 8 pagi pulang jam 5 sore istirahat 1 jam` as `8 jam sehari`: hours that the clock tells. */
export const withClockHours = (text: string): string => {
  const found = worked.exec(text)
  if (found === null) return text
  const [from, to] = [atHour(found[1], found[2], found[3]), atHour(found[4], found[5], found[6])]
  const rest = pause.exec(text)
  const word = rest?.[1]?.toLowerCase()
  const paused = rest === null ? 0 : word === 'setengah' ? 0.5 : word === 'satu' ? 1 : Number(word)
  const whole = (to <= from ? to + (from < 12 && found[6] === undefined ? 12 : 24) : to) - from
  const hours = whole - (rest?.[2] === 'menit' ? paused / 60 : paused)
  if (!(hours > 0) || hours > 16) return text
  return text
    .replace(rest?.[0] ?? '', ' ')
    .replace(found[0], ` ${exact.format(hours)} jam sehari `)
    .replaceAll(/\s{2,}/g, ' ')
}
