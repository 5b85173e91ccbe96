import { sentenceCase } from '#core/text/shared/letter-case.ts'

const month = String.raw`(?:jan|feb|mar|apr|mei|jun|jul|agu|ags|sep|okt|nov|des)\p{L}{0,6}`
const point = String.raw`(?:\d{1,2}\s)?(?:${month}\s)?20\d\d`
const span = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?:dari|sejak|mulai|tahun|bulan)\s)?(?:tahun\s|bulan\s)?(${point}|${month})\s?(?:sampai(?:\sdengan)?|sampe|s\/d|sd|hingga|-|–)\s?(?:tahun\s|bulan\s)?(${point}|sekarang)(?!\d)`,
  'iu',
)

/** How long somebody was somewhere, as the message tells it: `Juli 2026`, `Oktober 2026`. */
export interface ServiceTime {
  readonly from: string
  readonly until: string
}

/** `2019` is a year, `oktober 2026` a month. */
const named = (one: string): string => (/^\d{4}$/u.test(one) ? `tahun ${one}` : sentenceCase(one))

/** `dari 2019 sampe Oktober 2026`, `Juli sampai Oktober 2026`; null where no time is told from when until when. */
export const serviceTime = (text: string): ServiceTime | null => {
  const [, from = '', until = ''] = span.exec(text) ?? []
  if (from === '') return null
  // `Juli sampai Oktober 2026`: both of the one year.
  const year = /20\d\d/u.exec(until)?.[0] ?? ''
  const whole = /\d{4}/u.test(from) || year === '' ? from : `${from} ${year}`
  if (!/\d{4}/u.test(whole)) return null
  return { from: named(whole), until: /^sekarang$/iu.test(until) ? 'sekarang' : named(until) }
}
