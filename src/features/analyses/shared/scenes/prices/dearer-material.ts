import { isMeasure } from '#core/assistant/shared/reading-grammar/goods/units.ts'
import { sentenceCase } from '#core/text/shared/letter-case.ts'

import { bind, onlyIf, p } from '../../draft.ts'
import type { Counted, Entry } from '../../ledger/entry.ts'
import { isTime, toldCount, toldSum } from '../../ledger/lines.ts'
import type { WorkedStep } from '../../makers/worked.ts'
import { type Scene, words } from '../scene.ts'

const moving = words('naik|kenaikan|turun|penurunan|mahal|dinaikkan')
const selling = words('jual|dijual|menjual|laku|harga jual')
const risen = /(?<!\p{L})(?:harga|naik|turun|dari|jadi|menjadi|ke|sekarang|dulu|tadinya|semula)(?!\p{L})/giu

const isOfPiece = ({ per, money }: Entry, noun: string): boolean => money !== null && per === noun

/** `satu kg jadi 8 potong`: how many pieces one of the material makes. */
const yieldOf = (entries: readonly Entry[], unit: string): { count: Counted; entry: Entry } | null => {
  for (const entry of entries)
    for (const count of entry.counts)
      if (count.noun !== '' && !isTime(count.noun) && !isMeasure(count.noun) && count.per === unit)
        return { count, entry }
  return null
}

/**
 * A material that became dearer, how many pieces it makes, and what one of them sells for: what each piece leaves before
 * and after, and the price that keeps the gain.
 */
export const dearerMaterial: Scene = ({ ledger, message }) => {
  const { entries } = ledger
  if (!moving.test(message) || entries.some(({ percent }) => percent !== null)) return null
  const sums = entries.filter(({ money }) => money !== null)
  const [before, after] = sums
  const unit = after?.per ?? ''
  if (!before || !after || unit === '' || isTime(unit) || before.per !== null || before.sentence !== after.sentence)
    return null
  const found = yieldOf(entries, unit)
  if (!found) return null
  const { noun } = found.count
  const rest = sums.filter((one) => one !== before && one !== after)
  const [price, more] = rest.filter((one) => isOfPiece(one, noun) && one.way === 'in' && selling.test(one.said))
  const others = rest.filter((one) => one !== price)
  if (!price || more || others.some((one) => !isOfPiece(one, noun))) return null
  const counts = entries.flatMap((one) => one.counts).filter((one) => one !== found.count)
  const sold = counts.find((one) => one.noun === noun)
  // `sehari ngolah 40 kg`: told in the material, sold in pieces.
  const worked = sold ? undefined : counts.find((one) => one.noun === unit)
  if (counts.some((one) => one !== sold && one !== worked && one.noun !== 'hari')) return null
  const many = sold ?? worked
  const time = many?.per ?? ''
  const gone = worked ? 'laku * hasil' : 'laku'
  const name = before.label.replaceAll(risen, '').replaceAll(/\s+/g, ' ').trim().toLowerCase() || 'bahan'
  const plus = others.map((_, at) => ` + tambah_${at + 1}`).join('')
  const steps: WorkedStep[] = [
    { id: 'bahan_lama', label: `${name} per ${noun} dulu`, formula: 'lama / hasil' },
    { id: 'bahan_baru', label: `${name} per ${noun} sekarang`, formula: 'baru / hasil' },
    ...(others.length > 0
      ? [
          { id: 'modal_lama', label: `Modal per ${noun} dulu`, formula: `bahan_lama${plus}` },
          { id: 'modal_baru', label: `Modal per ${noun} sekarang`, formula: `bahan_baru${plus}` },
        ]
      : []),
    { id: 'untung_lama', label: `Untung per ${noun} dulu`, formula: `harga - (bahan_lama${plus})` },
    { id: 'untung_baru', label: `Untung per ${noun} sekarang`, formula: `harga - (bahan_baru${plus})` },
    { id: 'naik', label: `Biaya naik per ${noun}`, formula: 'bahan_baru - bahan_lama' },
    { id: 'naik_besar', label: `Besar perubahan biaya per ${noun}`, formula: 'abs(naik)', quiet: true },
    { id: 'harga_baru', label: 'Harga jual supaya untungnya tetap', formula: 'ceil(harga + naik)', per: noun },
    { id: 'harga_persen', label: 'Kenaikan harga jual', formula: 'naik / harga * 100', unit: 'percent' },
    ...(many
      ? [
          { id: 'laba_lama', label: 'Untung dulu', formula: `untung_lama * ${gone}`, per: time },
          { id: 'laba_baru', label: 'Untung sekarang', formula: `untung_baru * ${gone}`, per: time },
          { id: 'hilang', label: 'Perubahan untung', formula: 'laba_baru - laba_lama', per: time },
          {
            id: 'hilang_besar',
            label: 'Besar perubahan untung',
            formula: 'abs(hilang)',
            per: time,
            quiet: true as const,
          },
        ]
      : []),
  ]
  return {
    type: 'harga',
    title: 'Dampak Perubahan Harga Bahan',
    figures: [
      { id: 'lama', label: `Harga ${name} dulu`, told: toldSum(before), per: unit },
      { id: 'baru', label: `Harga ${name} sekarang`, told: toldSum(after), per: unit },
      { id: 'hasil', label: `Satu ${unit} menjadi`, told: toldCount(found.count), noun },
      ...others.map((one, at) => ({
        id: `tambah_${at + 1}`,
        label: one.label || 'Biaya lain',
        told: toldSum(one),
        per: noun,
      })),
      { id: 'harga', label: 'Harga jual', told: toldSum(price), per: noun },
      ...(many
        ? [{ id: 'laku', label: worked ? 'Yang diolah' : 'Terjual', told: toldCount(many), noun: many.noun, per: time }]
        : []),
    ],
    steps,
    answer: [
      p(
        `${sentenceCase(name)} {{naik|naik|tetap, selisih|turun}} **${bind('naik_besar')}** per ${noun}, jadi untung per ${noun} dari ${bind('untung_lama')} menjadi **${bind('untung_baru')}**.`,
        onlyIf('untung_baru', 'positive', 'zero', 'negative'),
      ),
      ...(many
        ? [
            p(
              `Dari ${bind('laku')}${time === '' ? '' : ` se${time}`}, untungnya {{hilang|bertambah|tetap, selisih|berkurang}} **${bind('hilang_besar')}**: dari ${bind('laba_lama')} menjadi ${bind('laba_baru')}.`,
              onlyIf('hilang', 'positive', 'zero', 'negative'),
            ),
          ]
        : []),
      p(
        `Supaya untungnya sama seperti dulu, jual **${bind('harga_baru')}** per ${noun} (naik ${bind('naik_besar')}, ${bind('harga_persen')}). Bulatkan ke uang yang mudah dikembalikan.`,
        onlyIf('naik', 'positive'),
      ),
    ],
    key: 'harga_baru',
    shown: ['untung_baru', 'harga_baru', ...(many ? ['hilang'] : []), 'untung_lama'],
    chart: {
      title: `Untung per ${noun}`,
      categories: ['Dulu', 'Sekarang'],
      values: ['untung_lama', 'untung_baru'],
    },
    next: [
      'Harga pesaing untuk barang yang sama: [isi harga pesaing].',
      'Pembeli yang mungkin berkurang kalau harga naik: catat yang terjual seminggu sebelum dan sesudahnya.',
    ],
  }
}
