import { formalText } from '#core/assistant/shared/reading-grammar/formal-text.ts'
import type { Reading } from '#core/assistant/shared/reading.ts'
import { formatDay } from '#core/text/shared/dates.ts'

/** `bayar maksimal 30 november`: the day behind it is the last one. */
export const payBy =
  /\b(?:di)?(?:bayar|transfer|lunas\p{L}*|pembayaran)(?:nya)?\b[^,.;\n\d]{0,20}\b(?:maksimal|maks?|paling (?:lambat|telat|lama)|sebelum|sampai)\s|\bpelunasan(?:nya)?\s(?:h-?\d+\s)?(?:tgl|tanggal)\s/iu

/** `dilunasi sebelum 5 desember`: the day right behind a cue, as the reading has it; empty where none stands there. */
export const dayBehind = (cue: RegExp, reading: Reading): string => {
  const text = formalText(reading.text, reading.today)
  const found = cue.exec(text)
  const said = found === null ? '' : text.slice(found.index + found[0].length, found.index + found[0].length + 40)
  return reading.dates.find(({ day }) => said.startsWith(formatDay(day)))?.day ?? ''
}

/** `jatuh tempo 14 hari dari tgl 27 November`: the day from which the days to pay are counted. */
export const countedFrom =
  /\b(?:tempo|bayar|pembayaran|pelunasan|lunas|net|top)\b[^.;\n]{0,24}\d{1,3}\shari\s(?:kerja\s)?(?:dari|setelah|sesudah|sejak|terhitung)\s(?:(?:dari|sejak|mulai)\s)?(?:tgl\.?\s|tanggal\s)?/iu

/** `DP 3 juta tgl 2 November`: the day on which the first part was paid. */
export const paidFirstOn =
  /\b(?:dp|uang muka|panjar|tanda jadi)(?:nya)?\b[^,;\n]{0,40}?\s(?:tgl|tanggal|pada)\s(?:tanggal\s)?/iu
/** `lunas tanggal 20 November`: the day on which the rest was paid. */
export const settledOn =
  /\b(?:lunas|pelunasan|dilunasi|lunasin|sisanya)(?:nya)?\b(?:(?!\b(?:dp|uang muka|panjar|tanda jadi)\b)[^,;\n]){0,40}?\s(?:tgl|tanggal|pada)\s(?:tanggal\s)?/iu

/** `sisa 65jt lunas 10 februari 2027`: the day on which the rest of a price is paid. */
export const restOn =
  /\bsisa(?:nya)?\s(?:Rp\s[\d.]+\s)?(?:(?:akan|harus|wajib)\s)?(?:di)?(?:lunas(?:i|in)?|bayar(?:kan)?|pelunasan)\s(?:paling lambat\s|maksimal\s|pada\s)?(?:tanggal\s)?/iu

/** `faktur no 12 tgl 10 November`: the day of a paper that the letter speaks of. */
export const ofOtherPaper =
  /\b(?:faktur|nota|invoice|kuitansi|kwitansi|po|pesanan|kontrak|perjanjian)(?:\s(?:no|nomor)\.?\s\S{1,30})?\s(?:tgl|tanggal)\s/iu
/** `kasih tempo sampe 30 nov`: the last day that is given to pay. */
export const graceUntil =
  /\b(?:tempo|waktu|batas(?:nya)?|kesempatan)\s(?:terakhir\s)?(?:sampai|sampe|hingga|s\/d)\s(?:dengan\s)?(?:tgl\s|tanggal\s)?/iu

/** `tgl 1 desember pulang hari`: whoever goes is back on the same day. */
export const backSameDay = /\bpulang (?:di )?hari(?: itu| yang sama| juga)?\b|\bpp (?:sehari|hari itu)\b/i
