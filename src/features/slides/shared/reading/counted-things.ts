import { formatNumber } from '#core/text/shared/rupiah.ts'

import { pieceUnits } from './piece-units.ts'

const looks =
  'reach|jangkauan|tayangan|impresi|impressions?|klik|likes?|views?|pengikut|followers?|subscribers?|penonton|pengguna|users?|unduhan|downloads?'
const scaled = (figure: string, scale: string): string =>
  formatNumber(Math.round(Number(figure.replace(',', '.')) * (/^j/i.test(scale) ? 1e6 : 1e3)))

const making =
  'terjual|laku|produksi|memproduksi|diproduksi|dibuat|dikirim|menjual|kapasitas|target|panen|mengirim|terkirim|membuat'

/** `reach 84 ribu`, `1,2 juta pengikut`, `48 ribu kaos terjual`: people, their looks and what is made are counted, never paid. */
export const looksCounted = (text: string): string =>
  text
    .replaceAll(
      new RegExp(
        `(?:(?<=\\b(?:${looks})\\s)(\\d+(?:,\\d+)?)\\s?(rb|ribu|k|jt|juta)(?!\\p{L})|(?<=\\b(?:${making})\\s(?:\\p{L}+\\s)?)(\\d+(?:,\\d+)?)\\s?(rb|ribu|k|jt|juta)(?=\\s(?:${pieceUnits})(?!\\p{L})))`,
        'giu',
      ),
      (_, look: string | undefined, of: string | undefined, made = '', ofMade = '') =>
        scaled(look ?? made, of ?? ofMade),
    )
    .replaceAll(
      new RegExp(
        `(?<![\\d.,])(\\d+(?:,\\d+)?)\\s?(rb|ribu|k|jt|juta)(?=\\s(?:${looks})\\b|\\s(?:${pieceUnits})\\s(?:\\p{L}+\\s)?(?:${making})(?!\\p{L}))`,
        'giu',
      ),
      (_, figure: string, scale: string) => scaled(figure, scale),
    )

const counts = `${pieceUnits}|orang|paket|pelanggan|pengunjung|siswa|kamar`
/** `andi 15 unit, siska 12, bayu 11`, `pengunjung 2023 12.000 orang, 2024 15.500`: what the first counts the others count too. */
const countedOn = new RegExp(
  `(?<=^|[.;:,\\n]\\s*)((?:\\p{L}{3,}\\s){0,2}(?:\\p{L}{3,}|(?:19|20)\\d\\d)\\s(\\d[\\d.]*)\\s(${counts}))((?:,\\s(?:dan\\s)?(?:\\p{L}{3,}|(?:19|20)\\d\\d)\\s\\d[\\d.]*(?=\\s*(?:[,;\\n]|\\.\\s|\\.?$))){2,})`,
  'giu',
)
const rowOfYears = /^((?:\p{L}{3,}\s){1,2})((?:19|20)\d\d\s.*)$/isu
export const unitsCarried = (text: string): string =>
  text.replaceAll(countedOn, (_whole, first: string, _number: string, unit: string, others: string) => {
    const row = `${first}${others.replaceAll(/(\d[\d.]*)(?=,\s|$)/g, `$1 ${unit}`)}`
    const [, name, years] = rowOfYears.exec(row) ?? []
    return name === undefined ? row : `; ${name.trim()}: ${years}; `
  })
