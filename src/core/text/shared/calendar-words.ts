/** The days of a week as they are written in the middle of a sentence, Monday first. */
export const dayWords: readonly string[] = ['senin', 'selasa', 'rabu', 'kamis', 'jumat', 'sabtu', 'minggu']

/** Within a pattern: any of those days. */
export const anyDay = dayWords.join('|')

/** Within a pattern: any month in full, in small letters. */
export const anyMonthInFull = 'januari|februari|maret|april|mei|juni|juli|agustus|september|oktober|november|desember'

/** Within a pattern: any month, in full or as it is shortened. */
export const anyMonth = `${anyMonthInFull}|jan|feb|mar|apr|jun|jul|agu|ags|agt|sept|sep|okt|nov|des`
