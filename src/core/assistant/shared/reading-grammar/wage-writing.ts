import { sumIn } from './numbers.ts'

/** `potongannya: kasbon 400rb, bpjs 55rb, sama seragam 80rb`: on a pay slip each of the list is taken off. */
const takenList =
  /(?<!\p{L})potongan(?:nya)?(?:\s?:\s?|\s(?:ada\s)?)((?:[^,.;:\n\d]{3,30}\s(?:rp\.?\s?)?\d[\d.]{0,9}(?:,\d{1,2})?\s?(?:rb|ribu|k|jt|juta)?(?:\s?(?:,\s?(?:dan\s|sama\s|terus\s|serta\s)?|\sdan\s|\ssama\s|\sterus\s|\strus\s|\sserta\s|\s?\+\s?)|(?=[.;\n]|$))){2,8})/iu
const ofWage = /(?<!\p{L})(?:slip|gaji|gapok|upah|honor)(?!\p{L})/iu
const income =
  /(?<!\p{L})(?:bonus|tunjangan|lembur|uang|insentif|thr|gaji|gapok|total|jadi|bersih|terima|diterima|potong\p{L}*)(?!\p{L})/iu
const eachTakenOff = (text: string): string => {
  const found = takenList.exec(text)
  const [said = '', list = ''] = found ?? []
  if (said === '' || income.test(list)) return text
  const each = list
    .trim()
    .split(/\s*(?:,(?!\d)\s?(?:dan\s|sama\s|terus\s|serta\s)?|\s(?:dan|sama|terus|trus|serta)\s|\+)\s*/iu)
    .filter((one) => one !== '')
  return text.replace(said, `${each.map((one) => `potongan ${one}`).join(', ')}${/,\s*$/.test(list) ? ', ' : ''}`)
}

/** `telat 3x dipotong 25rb sekali telat`, `absen 2 hari @100rb`: what being late or away has cost. */
const missed =
  /(?<!\p{L})((?:telat|terlambat|absen|alpa|alpha|bolos|mangkir|izin|ijin)(?:\sdatang|\smasuk)?)\s(\d{1,2})\s?(?:x|kali|hari|jam)(?:nya)?[\s,]{1,2}(?:(?:dipotong|potong|diskon|dendanya|denda|kena|potongannya)\s){0,2}(@|masing-masing\s)?\s?((?:rp\.?\s?)?\d[\d.]{0,9}\s?(?:rb|ribu|k)?)(?!\p{L}|\d)(\s?(?:sekali(?:\s(?:telat|terlambat|absen|bolos|datang))?|per\s(?:kali|hari|jam|telat)|\/\s?(?:kali|hari|jam|x)|se(?:hari|jam|kali)(?:nya)?))?/giu
const perMissed = (text: string): string =>
  text.replaceAll(
    missed,
    (said, what: string, times: string, sign: string | undefined, each: string, rate?: string) => {
      const sum = sumIn(each)
      return sum === null || (sign ?? rate) === undefined ? said : `potongan ${what} Rp${sum * Number(times)}`
    },
  )

/** What is taken off a wage, each by its own word; other papers stay as they are. */
export const inWageWriting = (text: string): string => (ofWage.test(text) ? perMissed(eachTakenOff(text)) : text)
