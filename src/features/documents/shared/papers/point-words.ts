import { formalText } from '#core/assistant/shared/reading-grammar/formal-text.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { inPaperWords } from '../reading/without-chat.ts'
import { withoutPlea } from '../reading/without-ordering.ts'
import { asSentence, doubled, inOffice } from '../letter/wording.ts'

/** How rules are told in talk, and how a sheet on the wall writes it. */
const spoken: ReadonlyMap<string, string> = new Map(
  Object.entries({
    dan: 'ama',
    harus: 'kudu wajibin',
    bersih: 'kinclong kinclongin',
    menyapu: 'nyapu',
    mengepel: 'ngepel',
    mengelap: 'ngelap',
    merokok: 'ngerokok ngrokok',
    membicarakan: 'ngomongin ngegosipin',
    memainkan: 'mainin maenin',
    bermain: 'maen',
    menyimpan: 'nyimpen',
    disimpan: 'disimpen',
    ditukar: 'dituker',
    tukar: 'tuker',
    menaruh: 'naruh naro',
    taruh: 'taro',
    menyapa: 'nyapa',
    mencatat: 'nyatet nyatat',
    catat: 'catet',
    menghitung: 'ngitung',
    hitung: 'itung',
    menyiapkan: 'nyiapin',
    menyalakan: 'nyalain',
    mematikan: 'matiin',
    mengunci: 'ngunci',
    membuang: 'ngebuang',
    makan: 'mkn',
    boleh: 'bole',
    'tidak boleh': 'gaboleh',
    seragam: 'sragam',
    jangan: 'jgn',
    malam: 'malem',
    'terima kasih': 'makasih makasi trims',
    beri: 'kasih kasi',
    'laki-laki': 'cowok cowo',
    perempuan: 'cewek cewe',
    maksimal: 'max maks',
    ketat: 'kenceng',
    jaga: 'jagain',
    tunggu: 'tungguin',
    temani: 'temenin',
    pelan: 'pelan2',
    dengarkan: 'dengerin dengarin',
  }).flatMap(([form, said]) => said.split(' ').map((word) => [word, form] as const)),
)

/** Words that end so by nature; `bersihin` is `bersihkan`. */
const ownEnding = new Set(
  'komplain desain pemain bermain selain domain bensin cermin dingin kantin pimpin muslin turbin pemimpin disiplin kemarin vitamin protein margarin gelatin terjamin tercermin karantin'.split(
    ' ',
  ),
)

/** Words in small letters; `terima kasih` is one expression. */
const word = /(?<![\p{L}\p{N}-]|terima )\p{Ll}{3,}(?![\p{L}\p{N}-])/gu

const asWritten = (said: string): string => {
  const known = spoken.get(said)
  if (known !== undefined) return known
  // Shorter ones are mostly words of their own: `mesin`, `bensin`, `cermin`.
  return said.length > 5 && said.endsWith('in') && !ownEnding.has(said) ? said.replace(/in$/, 'kan') : said
}

/** Days that come again: `paling telat tanggal 5`, `cek kulkas tiap senin`; no calendar makes one day of them. */
const recurring =
  /((?<!\p{L})(?:(?:tgl|tanggal)\s+\d{1,2}(?![\d./-])(?!\s*(?:jan|feb|mar|apr|mei|jun|jul|agu|ags|sep|okt|nov|des)\p{L}*)|(?:hari\s+)?(?:senin|selasa|rabu|kamis|jumat|sabtu|ahad)(?!\p{L})(?!,?\s*(?:tgl|tanggal)?\s*\d)))/iu

const formally = (text: string, today: IsoDay, recurs: boolean): string =>
  recurs
    ? text
        .split(recurring)
        .map((part, at) =>
          at % 2 === 1
            ? part
                .replace(/^tgl/i, 'tanggal')
                .replace(/\p{Ll}(?=\p{Ll}{3,5}$)/u, (one, place: number) =>
                  place === 0 || part[place - 1] === ' ' ? one.toUpperCase() : one,
                )
            : part.replace(/\S.*\S|\S/su, (said) => formalText(said, today)),
        )
        .join('')
    : formalText(text, today)

interface Writing {
  readonly today: IsoDay
  /** What is told holds again and again, not on one day. */
  readonly recurs: boolean
}

/** A told rule in the writing of an office, without closing stop: `talenan ikan ama sayur kudu dipisah` -> `talenan ikan dan sayur harus dipisah`. */
export const plainPoint = (told: string, { today, recurs }: Writing): string => {
  const bare = told.trim()
  // `tulis nota`: only who begs asks the writer.
  const mended = (/^(?:tolong|mohon|minta|harap|tlg)(?!\p{L})/iu.test(bare) ? withoutPlea(bare) : bare).replaceAll(
    word,
    asWritten,
  )
  return inOffice(inPaperWords(doubled(formally(mended, today, recurs)).replaceAll(word, asWritten)))
    .replaceAll(/\bwajib pakai\b/g, 'wajib memakai')
    .replaceAll(/(?<!\p{L})u\/\s*/gu, 'untuk ')
    .replaceAll(/\bexcel\b/g, 'Excel')
    .replace(/[\s.,;:]+$/, '')
}

/** The same as a sentence of its own. */
export const asPoint = (told: string, writing: Writing): string => {
  const plain = plainPoint(told, writing)
  return plain === '' ? '' : asSentence(plain)
}
