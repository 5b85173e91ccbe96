import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { bind, onlyIf, p } from '../../draft.ts'
import { remedyFor } from './complaint-remedies.ts'
import { moneyOf, type Scene, words } from '../scene.ts'
import { countTold, numberOf } from '../told-parts.ts'

const asking = words('ulasan|review|keluhan|komplain|complain|keluhannya|komplainnya|protes|retur|aduan')
const unit = String.raw`(?:x|kali|orang|keluhan|komplain|aduan|pelanggan|pembeli|ulasan|review)`
/** `kuah bocor 12 kali`, `lama: 18` */
const nameFirst = new RegExp(
  String.raw`^(\p{L}[\p{L} /-]{2,40}?)\s*[:=]?\s+(?:ada\s+|sebanyak\s+)?(\d{1,5})(?:\s?(${unit}))?$`,
  'iu',
)
/** `12 kuah bocor`, `12 orang bilang kuahnya bocor` */
const countFirst = new RegExp(
  String.raw`^(\d{1,5})(?:\s?(${unit})(?!\p{L}))?\s+(?:(?:bilang|soal|karena|gara-gara|mengeluh|ngeluh)\s+)?(\p{L}[\p{L} /-]{2,40})$`,
  'iu',
)
const praise = words('enak|mantap|mantul|puas|suka|bagus|ramah|lezat|gurih|recommended|bilang enak|murah')
/** `40 keluhan`: all of them, whether they are listed or not. */
const total = /(?<![\d.,])(\d{1,5})\s+(?:keluhan|komplain|complain|aduan|protes|retur|ulasan|review)(?!\p{L})/iu

/** `dari 180 order`, `total order 250`: those that could have brought one. */
const handled =
  /(?:dari|total)\s(?:total\s)?(?:(\d{1,3}(?:\.\d{3})+|\d{1,5})\s(order|pesanan|transaksi|paket|pengiriman)|(order|pesanan|transaksi|paket|pengiriman)\s(\d{1,3}(?:\.\d{3})+|\d{1,5}))(?![\d\p{L}])/iu

interface Told {
  readonly name: string
  readonly count: string
  /** `12 kali`, `12 orang`. */
  readonly noun: string
  readonly said: string
}

const toldIn = (part: string): Told | null => {
  const text = part.trim().replace(/^(?:[-•*]|dan\s|sisanya\s|terus\s)\s*/iu, '')
  const before = countFirst.exec(text)
  const behind = before ? null : nameFirst.exec(text)
  if (!before && !behind) return null
  const [, count = '', noun, name = ''] = before ?? []
  const [, named = '', counted = '', by] = behind ?? []
  return {
    name: sentenceCase((name || named).trim()),
    count: count || counted,
    noun: (noun ?? by ?? 'keluhan').replace(/^x$/i, 'kali'),
    said: text,
  }
}

/** The longest run of parts that each name a complaint and count it. */
const listIn = (message: string): Told[] => {
  const runs: Told[][] = [[]]
  for (const part of message
    .replace(handled, '')
    .replaceAll(/\([^)]*\)/g, '')
    .split(/[,;:\n]|\.(?!\d)|\s(?:dan|sama)\s(?=\d)/u)) {
    const told = total.test(part) ? null : toldIn(part)
    if (told) runs.at(-1)?.push(told)
    else if (part.trim() !== '') runs.push([])
  }
  return runs.toSorted((one, other) => other.length - one.length)[0] ?? []
}

/** What customers complain of, each so many times: which comes first, and the share of each. */
export const countedComplaints: Scene = (request) => {
  if (!asking.test(request.message) || moneyOf(request).length > 0) return null
  const lines = listIn(request.message)
  if (lines.every(({ name }) => praise.test(name))) return null
  if (lines.length < 2 || lines.length > 10 || new Set(lines.map(({ name }) => name)).size < lines.length) return null
  const ranked = lines
    .map((one, at) => ({ ...one, at: at + 1 }))
    .toSorted((one, other) => Number(other.count) - Number(one.count))
  // Praise is counted among reviews, and nothing to be mended.
  const [first, second] = ranked.filter(({ name }) => !praise.test(name))
  const whole = total.exec(request.message)
  const isReviews = /ulasan|review/i.test(whole?.[0] ?? '')
  const noun = isReviews
    ? 'ulasan'
    : new Set(lines.map((one) => one.noun)).size === 1
      ? (first?.noun ?? 'keluhan')
      : 'keluhan'
  const of = handled.exec(request.message)
  const [ofAll, ofNoun] = [numberOf(of?.[1] ?? of?.[4] ?? ''), of?.[2] ?? of?.[3] ?? '']
  const listed = lines.reduce((sum, { count }) => sum + Number(count), 0)
  // `dari 50 keluhan`, of which fewer are listed: the shares are of all of them.
  const unlisted = whole ? numberOf(whole[1] ?? '') - listed : 0
  return {
    type: 'ulasan',
    title: 'Analisis Keluhan',
    groups: { keluhan: 'keluhan' },
    figures: [
      ...lines.map(({ name, count, said }, at) => ({
        id: `keluhan_${at + 1}`,
        label: name,
        told: countTold(count, noun, said),
        group: 'keluhan',
      })),
      ...(of ? [{ id: 'ditangani', label: `Jumlah ${ofNoun}`, told: countTold(String(ofAll), ofNoun, of[0]) }] : []),
      ...(unlisted > 0
        ? [{ id: 'lainnya', label: 'Lainnya, tidak dirinci', told: countTold(String(unlisted), noun, '') }]
        : []),
    ],
    steps: [
      {
        id: 'jumlah',
        label: `Jumlah ${isReviews ? 'ulasan' : 'keluhan'}`,
        formula: unlisted > 0 ? 'sum(keluhan) + lainnya' : 'sum(keluhan)',
        unit: 'count',
        noun,
      },
      ...(of
        ? [
            {
              id: 'dari_semua',
              label: `Keluhan dari ${ofNoun}`,
              formula: 'jumlah / positive(ditangani) * 100',
              unit: 'percent' as const,
            },
          ]
        : []),
      ...(lines.some(({ name }) => praise.test(name))
        ? []
        : [{ id: 'utama', label: 'Yang terbanyak', formula: 'argmax(keluhan)', unit: 'name' as const }]),
      ...lines.map(({ name }, at) => ({
        id: `bagian_${at + 1}`,
        label: `Bagian ${name.toLowerCase()}`,
        formula: `keluhan_${at + 1} / jumlah * 100`,
        unit: 'percent' as const,
      })),
      ...(lines.length > 2 && second
        ? [
            {
              id: 'dua_teratas',
              label: 'Dua terbanyak bersama',
              formula: `(keluhan_${first?.at ?? 1} + keluhan_${second.at}) / jumlah * 100`,
              unit: 'percent' as const,
            },
          ]
        : []),
    ],
    answer: [
      p(
        `Dahulukan **${first?.name ?? ''}**: ${bind(`keluhan_${first?.at ?? 1}`)} dari ${bind('jumlah')}, yaitu **${bind(`bagian_${first?.at ?? 1}`)}**. ${ranked
          .filter((one) => one !== first)
          .map(({ name, at }) => `${name} **${bind(`bagian_${at}`)}**`)
          .join(', ')}.`,
        onlyIf('jumlah', 'positive'),
      ),
      ...(of
        ? [
            p(
              `Dari ${bind('ditangani')} ada ${bind('jumlah')}, yaitu **${bind('dari_semua')}**.`,
              onlyIf('dari_semua', 'positive'),
            ),
          ]
        : []),
      ...(lines.length > 2 && second
        ? [
            p(
              `Membereskan dua teratas (${first?.name.toLowerCase() ?? ''} dan ${second.name.toLowerCase()}) sudah menyentuh **${bind('dua_teratas')}** dari semuanya.`,
              onlyIf('jumlah', 'positive'),
            ),
          ]
        : []),
    ],
    rows: [
      ...ranked.map(({ name, at }) => [name, `${bind(`keluhan_${at}`)} (${bind(`bagian_${at}`)})`]),
      ...(unlisted > 0 ? [['Lainnya, tidak dirinci', bind('lainnya')]] : []),
      [`**Jumlah ${isReviews ? 'ulasan' : 'keluhan'}**`, `**${bind('jumlah')}**`],
    ],
    key: `bagian_${first?.at ?? 1}`,
    shown: ranked.slice(0, 4).map(({ at }) => `bagian_${at}`),
    next: [
      ...ranked
        .filter(({ name }) => !praise.test(name))
        .slice(0, 3)
        .flatMap(({ name }) => {
          const remedy = remedyFor(name)
          return remedy === null ? [] : [`${name}: ${remedy}`]
        }),
      `Catat tiap ${first?.name.toLowerCase() ?? 'keluhan'} yang berikutnya: kapan, siapa yang bertugas, dan barang yang mana.`,
      'Hitung lagi bulan depan: kalau yang teratas turun, pindah ke yang kedua.',
    ],
  }
}
