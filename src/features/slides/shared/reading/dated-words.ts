import type { Reading } from '#core/assistant/shared/reading.ts'
import { formatDay } from '#core/text/shared/dates.ts'

const months = 'jan feb mar apr mei jun jul agu sep okt nov des'.split(' ')
const aliases: Readonly<Record<string, string>> = { ags: 'agu', agt: 'agu', nop: 'nov', peb: 'feb', may: 'mei' }
const dayAndMonth =
  /(?<![\d.,])(\d{1,2})\s+(jan(?:uari)?|[fp]eb(?:ruari)?|mar(?:et)?|apr(?:il)?|mei|jun[ie]?|jul[iy]?|ag(?:u|s|t)(?:stus)?|agustus|sept?(?:ember)?|okt(?:ober)?|no[vp](?:ember)?|des(?:ember)?)(?!\p{L})(?!\s+(?:19|20)\d\d)/giu

/** `launching 5 desember` with the year that the reading found: an audience reads it later than its writer. */
export const withYears = (text: string, { dates }: Reading): string =>
  text.replaceAll(dayAndMonth, (said: string, day: string, name: string) => {
    const short = name.toLowerCase().slice(0, 3)
    const month = months.indexOf(aliases[short] ?? short) + 1
    const found = dates.find((one) => Number(one.day.slice(8)) === Number(day) && Number(one.day.slice(5, 7)) === month)
    return found ? formatDay(found.day) : said
  })
