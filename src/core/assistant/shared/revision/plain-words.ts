import type { OpenItem } from '../port.ts'
import { canonicalWord } from '../intent/slang.ts'

/** Words of changing as the regions say them, beside those that the rules of intent know. Indonesian = regional. */
const regional: ReadonlyMap<string, string> = new Map(
  `jadi = dadi dadine dadikan
  salah = kliru klentu lepat salahe salahna
  naik = munggah mundhak mundak naiak naek
  naikkan = undakke undakno naekin naekno naekkeun
  turun = mudhun medun mandhap turunen lungsur
  hapus = busek busak busaken busekno busaken ilangi diilangi ilangno ilangke diilangno hapusno hapusen hapuskeun pupus
  hapus = leungitkeun piceun dipiceun miceun
  tambah = tambahi tambahno tambahke tambihan tambihkeun tambahkeun imbuhno wuwuhi
  masukkan = asupkeun lebetkeun masuak masuakkan lebokno mlebokno
  ganti = gantien gantinen gentos gentoskeun gantoskeun gantikeun gantino gantine gantian ditukua
  benarkan = benerno benerke leresken lereskeun benerkeun bekno
  benar = leres
  pindah = ngalih ngaleh pindahno
  semua = kabeh kabehan sadayana sedoyo sedaya kasadonyo sadonyo sadoalah samua samuanya
  sekarang = kini skarang
  terus = trs tros teros
  satu = siji setunggal hiji ciek
  dua = loro kalih
  beli = tuku meuli mundhut
  tidak = seng nyanda nyandak inda indak
  iya = iyo inggih nggih enggih
  sama = sami`
    .split('\n')
    .flatMap((line) => {
      const [to = '', from = ''] = line.split('=').map((side) => side.trim())
      return from.split(/\s+/).map((word): [string, string] => [word, to])
    }),
)

/** Everyday words that the readers of corrections know in one writing only. */
const everyday = new Set('tidak bukan sudah belum yang saja jadi juga sekarang'.split(' '))
/** Words that only colour a sentence; some are goods elsewhere (`teh`, `mi`), so they go at its end alone. */
const colour = new Set('mah atuh ji tho hla euy weh ding lur kah'.split(' '))
const colourAtEnd = new Set('teh mi e to ki dek lho yo ne na'.split(' '))
/** What things have, besides what stands in the item: `jenenge`, `regane` are words of their own. */
const attributes = new Set(
  'harga jam nama alamat nomor total stok jumlah tanggal hari lokasi tempat diskon ongkir rekening judul ig wa tiktok hp'.split(
    ' ',
  ),
)
const ownEnding = /^(\p{L}{2,}?)-?(?:ne|e|na|nyo|nya|nyah)$/u

const leaves = (value: unknown): string[] => {
  if (typeof value === 'string') return value.length > 400 ? [] : [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : []
}

/** The texts that stand in an item, with its title. */
export const textsIn = ({ title, content }: Pick<OpenItem, 'title' | 'content'>): readonly string[] => [
  title,
  ...leaves(content),
]

/** The words that stand in an item: what is not one of them is no name in it. */
export const wordsIn = (item: Pick<OpenItem, 'title' | 'content'>): ReadonlySet<string> =>
  new Set(textsIn(item).flatMap((text) => text.toLowerCase().match(/\p{L}+/gu) ?? []))

/** Taking away in two words, as the east says it. */
const goesAway = /\b(?:kasih?|bikin|suruh)\s+(?:hilang|keluar|ilang|kaluar)\b/gi
/** `Ratu Ayu pe nama` is the name of Ratu Ayu. */
const owned = /(?<=^|[,.!]\s)(.{2,40}?)\s+(?:pe|pu|punya)\s+(nama|harga|alamat|jam|nomor|no)\b/giu

const plainWord = (word: string, isLast: boolean, own: ReadonlySet<string>): string => {
  const known = regional.get(word) ?? (everyday.has(canonicalWord(word)) ? canonicalWord(word) : null)
  if (own.has(word)) return word
  if (known !== null) return known
  if (colour.has(word) || (isLast && colourAtEnd.has(word))) return ''
  const stem = ownEnding.exec(word)?.[1] ?? ''
  return own.has(stem) || attributes.has(stem) ? `${stem}nya` : word
}

/** Whether a message holds a regional word of changing. */
export const speaksOfChange = (message: string): boolean =>
  message.match(/\p{L}+/gu)?.some((word) => regional.has(word.toLowerCase())) === true

const isShouted = (text: string): boolean => !/\p{Ll}/u.test(text) && (text.match(/\p{Lu}/gu)?.length ?? 0) > 12

/** `yg potong doang naik`: that it is only this one is said by naming it. */
const onlyThis = /(?<=\p{L})\s+(?:doang(?:an)?|doank|aja|saja)(?=\s+(?:(?:di)?(?:naik|turun)|jadi|jd)\p{L}*\s)/giu
/** `semua naik 1000, kecuali es teh`: what stays belongs to all that change. */
const exceptThese =
  /^(.*?\bsemua(?:nya)?(?:\s+(?!(?:di)?(?:naik|turun)|jadi|harga)\p{L}{2,20}(?=\s)){0,3})(?!\p{L})(.*?)[\s,]+(?:kecuali|selain)\s+(?:yang\s+|yg\s+)?(\S.*?)[.!]?$/iu
/** `naikin seribu semua`: all of them, told behind by how much. */
const allLast =
  /^((?:(?:tolong|coba|minta|mau|eh|oh|ya|kak|min|mbak|mas)[\s,]+)*(?:di)?(?:naik|turun)(?:in|kan|an|i)?)\s+((?:rp\.?\s*)?\d[\d.,]*\s*(?:rb|ribu|k|jt|juta|perak|%|persen)?)\s+semua(?:nya)?\b/iu
/** `yang jus naik 2rb semua`: all of one sort. */
const allOfSort =
  /^(?:(?:yang|yg)\s+)?(?!.*\bharga)(\p{L}[\p{L} ]{1,30}?)\s+((?:di)?(?:naik|turun)(?:in|kan|an|i)?)\s+((?:rp\.?\s*)?\d[\d.,]*\s*(?:rb|ribu|k|jt|juta|perak|%|persen)?)\s+semua(?:nya)?(?!\p{L})/iu
/** `naik seribu`: by a sum in one word. */
const byRoundSum =
  /(?<=(?<!\p{L})(?:di)?(?:naik|turun)(?:in|kan|an|i)?\s+(?:semua(?:nya)?\s+)?)(?:seribu|seratus|sejuta)(?!\p{L})/giu
const roundSum = (word: string): string => ({ seribu: '1.000', seratus: '100' })[word.toLowerCase()] ?? '1.000.000'
const exceptFirst = (message: string): string =>
  message
    .replaceAll(byRoundSum, roundSum)
    .replace(allLast, '$1 semua $2')
    .replace(allOfSort, 'semua $1 $2 $3')
    .replace(
      exceptThese,
      (_, all: string, rest: string, those: string) =>
        `${all} kecuali ${those.replaceAll(/\s*,\s*|\s+(?:dan|sama|&)\s+/g, ' / ')}${rest}`,
    )

/** A message about an item in plain Indonesian words; names, figures and what is quoted stay as they are written. */
export const inPlainWords = (message: string, own: ReadonlySet<string>): string =>
  exceptFirst(message)
    .replaceAll(onlyThis, '')
    .replaceAll(/\b(?:tapi\s+)?jangan\s+(?:sampai\s+)?lupa\s*/gi, '')
    .replaceAll(/(?<=\p{L}nya\s)jadinya(?=\s+(?:rp\.?\s*)?\d)/giu, 'jadi')
    .replaceAll(goesAway, 'hapus')
    .replaceAll(owned, '$2 $1')
    .replaceAll(/(\d\s?(?:rb|ribu|jt|juta|k))(?:\s*-?(?:nya|ne|na))(?!\p{L})/giu, '$1')
    .replaceAll(/(?<![\p{L}\d])(\p{L}+)\s+(?:ne|na|nya)(?=\s|$|[,.!])/gu, (found, word: string) =>
      own.has(word.toLowerCase()) || attributes.has(word.toLowerCase()) ? `${word}nya` : found,
    )
    .replaceAll(/["“”][^"“”]*["“”]|(?<![\p{L}\p{N}@._-])\p{L}[\p{L}-]*(?![\p{L}\p{N}_@])/gu, (word, at: number) => {
      const isWritten = /^["“”]/.test(word) || (/\p{Lu}/u.test(word) && at > 0 && !isShouted(message))
      if (isWritten) return word
      const rest = message.slice(at + word.length)
      return plainWord(word.toLowerCase(), /^\s*(?:[,.!?]|$)/.test(rest), own) === word.toLowerCase()
        ? word
        : plainWord(word.toLowerCase(), /^\s*(?:[,.!?]|$)/.test(rest), own)
    })
    .replaceAll(/[^\S\n]{2,}/g, ' ')
    .replaceAll(/\s+([,.!?])/g, '$1')
    .trim()
