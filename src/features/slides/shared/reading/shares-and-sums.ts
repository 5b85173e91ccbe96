import { figuresIn } from './told-figures.ts'

const rate = '\\d{1,3}(?:,\\d{1,2})?\\s?(?:%|persen)'
const name = '\\p{L}+(?:\\s\\p{L}+){0,2}?'
const join = '(?:\\s?[,&+]\\s?(?:dan\\s)?|\\s(?:dan\\s|sama\\s)?)'
const sharesFirst = new RegExp(
  `(?<![\\p{L}\\d.,])((?:${rate}\\s(?:untuk\\s|buat\\s)?${name}${join}){1,7}${rate}\\s(?:untuk\\s|buat\\s)?${name})(?=\\s*(?:[.,;\\n]|$))`,
  'giu',
)
const share = new RegExp(`(${rate})\\s(?:untuk\\s|buat\\s)?(${name})(?=${join}${rate}|$)`, 'giu')

/** `60% renovasi 25% mesin 15% modal kerja`: shares of one whole, each behind its name as they are read elsewhere. */
export const sharesNamed = (text: string): string =>
  text.replaceAll(sharesFirst, (run: string) => {
    const shares = [...run.matchAll(share)].map(([, part = '', of = '']) => ({ part, of }))
    const whole = shares.reduce((sum, { part }) => sum + Number.parseFloat(part.replace(',', '.')), 0)
    return Math.abs(whole - 100) > 0.5 ? run : shares.map(({ of, part }) => `${of} ${part}`).join(', ')
  })

const sharesOpen = new RegExp(
  `(?<=^|[.,;:\\n]\\s?|(?:untuk|buat|utk)\\s|(?:laku|terlaris)\\s)((?:${name}\\s${rate}(?:,\\s|\\s(?:dan\\s)?)){1,7})(?:dan\\s)?(?:sisanya\\s(?:untuk\\s|buat\\s|adalah\\s|itu\\s)?(\\p{L}+(?:\\s\\p{L}+){0,2})|(\\p{L}+(?:\\s\\p{L}+)?)\\ssisanya)(?=\\s*(?:[.,;\\n]|$))`,
  'giu',
)
const rates = new RegExp(rate, 'giu')

/** `brownies 40%, bolu 35%, sisanya kue kering`, `…, pemasaran sisanya`: what is left of the whole is a share like the others. */
export const restOfShares = (text: string): string =>
  text.replaceAll(sharesOpen, (run: string, told: string, behind: string | undefined, before: string | undefined) => {
    const last = behind ?? before ?? ''
    const part = (told.match(rates) ?? []).reduce((sum, one) => sum + Number.parseFloat(one.replace(',', '.')), 0)
    const left = Math.round((100 - part) * 10) / 10
    return left <= 0 ? run : `${told.replace(/[,\s]*(?:\sdan)?\s*$/u, '')}, ${last} ${String(left).replace('.', ',')}%`
  })

const sum = '(?:rp\\.?\\s?)?\\d[\\d.,]*(?:\\s?(?:rb|ribu|jt|juta|miliar))?'
const spending = 'pengeluaran|keluar|belanja|terpakai|dipakai'
const given = `(?!(?:${spending})(?!\\p{L}))\\p{L}+(?:\\s\\p{L}+){0,3}\\s${sum}`
const collected = new RegExp(
  `(?:^|(?<=[.,;:\\n]))\\s*(?:(?:total|dana|uang|kas|donasi)\\s)*(?:terkumpul|masuk|pemasukan|penerimaan)\\s(${sum})\\s(?:dari|terdiri dari)\\s(${given}(?:(?:,\\s(?:dan\\s)?|\\sdan\\s|\\ssama\\s)${given}){1,6})(?=\\s*(?:[.,;\\n]|$))`,
  'giu',
)
const isSpent = new RegExp(`(?<!\\p{L})(?:${spending})(?!\\p{L})`, 'iu')

const valueIn = (text: string): number => figuresIn(`dana ${text}`)[0]?.value ?? 0

/** `terkumpul 4,5jt dari iuran 3jt dan sponsor 1,5jt, pengeluaran …`: what came in is its parts, told once. */
export const collectedInParts = (text: string): string =>
  !isSpent.test(text)
    ? text
    : text.replaceAll(collected, (all: string, whole: string, list: string) => {
        const parts = list.split(/,\s(?:dan\s)?|\sdan\s|\ssama\s/iu)
        const added = parts.reduce((total, part) => total + valueIn(part), 0)
        return added > 0 && added === valueIn(whole) ? `; Pemasukan: ${parts.join(', ')}; ` : all
      })

const scaledWhole =
  /(\d[\d.,]*)\s?(rb|ribu|jt|juta|miliar)(?:\s?[:(]\s?|,\s)((?:\p{L}+(?:\s\p{L}+){0,3}\s\d{1,4}(?:,\s(?:dan\s)?|\sdan\s)){1,7}\p{L}+(?:\s\p{L}+){0,3}\s\d{1,4})(?=\s*(?:[).;\n]|$))/giu

const inScale =
  /((?:\p{L}+\s\d{1,4}(?:,\d)?(?:,?\s)){2,}\p{L}+\s\d{1,4}(?:,\d)?)\s?\((?:dalam\s|rp\s)?(ribu|rb|juta|jt)(?:an)?\)/giu
const scaledList = (text: string): string =>
  text.replaceAll(inScale, (_, list: string, scale: string) =>
    list.replaceAll(/(\p{L}\s)(\d[\d,]*\d|\d)(?=,?\s|$)/gu, `$1$2 ${scale}`),
  )

/** `jan 42 feb 39 (juta)`, `butuh 750 juta: produksi 400, marketing 200, gudang 150`: bare numbers are of the scale that is told for all. */
export const partsScaled = (text: string): string =>
  scaledList(text).replaceAll(scaledWhole, (all: string, whole: string, scale: string, list: string) => {
    const added = (list.match(/\d+/g) ?? []).reduce((sum, part) => sum + Number(part), 0)
    return added === Number(whole.replace(',', '.'))
      ? all.replace(
          list,
          list.replaceAll(/\d+/g, (part) => `${part} ${scale}`),
        )
      : all
  })
