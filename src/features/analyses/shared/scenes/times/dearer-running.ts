import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { bind, onlyIf, p } from '../../draft.ts'
import type { Counted, Entry } from '../../ledger/entry.ts'
import { timeNamed } from '../../ledger/ledger-words.ts'
import { isTime, toldCount, toldSum } from '../../ledger/lines.ts'
import { daysOf, inTime } from '../../ledger/sides.ts'
import type { WorkedFigure, WorkedStep } from '../../makers/worked.ts'
import type { Time } from '../../told-figure.ts'
import { type Scene, words } from '../scene.ts'

const moving = words('naik|naek|naiknya|kenaikan|munggah|mundhak|naek|naiak|mahal|turun|penurunan')
const gains = words('untung\\p{L}*|laba\\p{L}*|bersih\\p{L}*|profit|cuan')
const becoming = words('jadi|jd|menjadi|ke|dadi|janten')
const risen =
  /(?<!\p{L})(?:harga|naik|naek|lagi|turun|dari|dr|jadi|menjadi|ke|sekarang|dulu|tadinya|semula|kini)(?!\p{L})/giu

const timeOfCount = ({ per, rate }: Counted, entry: Entry): Time | null =>
  rate ?? timeNamed(per ?? '') ?? entry.rate ?? timeNamed(entry.per ?? '')

/** How often one time comes in another, as a factor of a formula; null where nothing tells it. */
const scaled = (from: Time | null, to: Time, days: WorkedFigure | null): string | null =>
  from === null
    ? null
    : from === to
      ? ''
      : inTime(from, to, days)
        ? ` * ${inTime(from, to, days)?.formula ?? ''}`
        : null

/**
 * A material that became dearer, how much of it is used in a time, and what used to be left in one: what is left now,
 * and by how much each piece must rise that it stays.
 */
export const dearerRunning: Scene = ({ ledger, message, figures }) => {
  const { entries } = ledger
  if (!moving.test(message) || entries.some(({ percent, pack }) => percent !== null || pack !== null)) return null
  if (figures.some(({ range }) => range !== undefined)) return null
  const [before, after, gain, ...rest] = entries.filter(({ money }) => money !== null)
  if (!before || !after || !gain || before.sentence !== after.sentence || after.label !== '') return null
  if (!becoming.test(after.words.join(' ')) || [before, after, gain].some(({ counts }) => counts.length > 0))
    return null
  const gainTime = timeNamed(gain.per ?? '')
  if (gainTime === null || gain.way === 'wish' || !gains.test(gain.words.join(' '))) return null
  // `kalau mau untung tetap 320rb`: the same sum once more.
  if (rest.some((one) => one.money !== gain.money)) return null
  const unit = after.per ?? before.per
  if (unit !== null && isTime(unit)) return null
  const counted = entries
    .filter(({ money }) => money === null)
    .flatMap((entry) => entry.counts.map((count) => ({ entry, count })))
    .filter(({ count }) => !(count.noun === 'hari' || (isTime(count.noun) && count.value === 1)))
  const used = counted.find(({ count }) => unit === null || count.noun === unit)
  const others = counted.filter((one) => one !== used)
  const [made, more] = others
  if (!used || more || (made && (made.count.noun === '' || isTime(made.count.noun)))) return null
  const days = daysOf(entries)
  const factor = scaled(timeOfCount(used.count, used.entry), gainTime, days)
  const pieces = made ? scaled(timeOfCount(made.count, made.entry) ?? gainTime, gainTime, days) : null
  if (factor === null || (made && pieces === null)) return null
  const name = before.label.replaceAll(risen, '').replaceAll(/\s+/g, ' ').trim().toLowerCase() || 'bahan'
  const noun = used.count.noun
  const piece = made?.count.noun ?? ''
  const steps: WorkedStep[] = [
    { id: 'naik', label: `${name} naik`, formula: 'baru - lama', per: noun },
    { id: 'tambahan', label: 'Biaya bertambah', formula: `naik * pakai${factor}`, per: gainTime },
    { id: 'tambahan_besar', label: 'Besar perubahan biaya', formula: 'abs(tambahan)', per: gainTime, quiet: true },
    { id: 'untung_baru', label: 'Untung sekarang', formula: 'untung_lama - tambahan', per: gainTime },
    ...(made
      ? [
          {
            id: 'naik_harga',
            label: `Harga jual naik paling sedikit per ${piece}`,
            formula: `ceil(tambahan / (hasil${pieces ?? ''}))`,
          },
        ]
      : []),
  ]
  const usesDays = [factor, pieces ?? ''].some((one) => one.includes('hari_kerja'))
  return {
    type: 'harga',
    title: 'Dampak Kenaikan Bahan',
    figures: [
      { id: 'lama', label: `${sentenceCase(name)} dulu`, told: toldSum(before), per: noun },
      { id: 'baru', label: `${sentenceCase(name)} sekarang`, told: toldSum(after), per: noun },
      {
        id: 'pakai',
        label: 'Dipakai',
        told: toldCount(used.count),
        noun,
        per: timeOfCount(used.count, used.entry) ?? '',
      },
      { id: 'untung_lama', label: 'Untung biasanya', told: toldSum(gain), per: gainTime },
      ...(made ? [{ id: 'hasil', label: 'Terjual', told: toldCount(made.count), noun: piece }] : []),
      ...(usesDays && days ? [days] : []),
    ],
    steps,
    answer: [
      p(
        `Harga ${name} {{naik|naik|tetap, selisih|turun}} jadi biayanya {{naik|bertambah|tetap, selisih|berkurang}} **${bind('tambahan_besar')}** per ${gainTime}. Kalau harga jual tetap, untungnya dari ${bind('untung_lama')} menjadi **${bind('untung_baru')}** per ${gainTime}.`,
        onlyIf('naik', 'positive', 'zero', 'negative'),
      ),
      ...(made
        ? [
            p(
              `Supaya untungnya tetap, harga jual naik paling sedikit **${bind('naik_harga')}** per ${piece}. Bulatkan ke uang yang mudah dikembalikan.`,
              onlyIf('naik', 'positive'),
            ),
          ]
        : []),
    ],
    key: 'untung_baru',
    shown: ['untung_baru', 'tambahan', ...(made ? ['naik_harga'] : []), 'naik'],
    assumptions:
      factor.includes('30') || (pieces ?? '').includes('30')
        ? ['Sebulan dihitung 30 hari; ubah kalau harinya berbeda.']
        : [],
    next: [
      'Harga pesaing untuk barang yang sama: [isi harga pesaing].',
      ...(made ? [] : ['Berapa banyak yang terjual, untuk tahu kenaikan per satuannya: [isi yang terjual].']),
    ],
  }
}
