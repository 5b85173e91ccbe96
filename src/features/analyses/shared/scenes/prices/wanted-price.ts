import { isTakenOff } from '../../account/term.ts'
import { bind, onlyIf, p } from '../../draft.ts'
import type { Counted, Entry } from '../../ledger/entry.ts'
import { factorsOf, isTime, lineOf, toldCount, toldSum } from '../../ledger/lines.ts'
import type { WorkedStep } from '../../makers/worked.ts'
import { people } from '../../times-pieces.ts'
import { type Scene, words } from '../scene.ts'

const pricing = words(
  'hpp|harga pokok|harga jual\\p{L}*|jual berapa|jual brp|modal per|margin\\p{L}*|untung\\p{L}*|markup',
)
const toBeSold = words('harga|hpp|jual berapa|jual brp|dijual')
const advertising = words('iklan|ngiklan|ads|promosi|endorse')
const onCost = /dari (?:modal|hpp|harga pokok|biaya|harga beli)|markup|mark up/i
const onPrice = /dari (?:harga jual|harga|omzet|penjualan)|margin/i
/** What somebody else takes is no gain. */
const keptBack = words('komisi|admin|fee|potongan|kepotong|dipotong|diskon|susut|rusak|pajak|royalti')
const monthly = words('gaji|sewa|wifi|internet|cicilan|angsuran')

const isOfOne = ({ per }: Entry): boolean => per !== null && !isTime(per)

const anyPiece = new Set('pcs buah biji unit satuan'.split(' '))
const selling = new Set('laku terjual jual harga kalau kalo target'.split(' '))
const isSold = (own: readonly string[]): boolean => own.some((word) => selling.has(word))

/** `target 60 paket … kalau 60 paket habis`: told twice. */
const isSame = (one: Counted, other: Counted | undefined): boolean =>
  one.value === other?.value && one.noun === other.noun

/** Costs of one piece, or of a making with what came of it, and the gain that is wanted: what it must be sold for. */
export const wantedPrice: Scene = ({ ledger, message }) => {
  const { entries } = ledger
  const told = entries.filter(({ money }) => money !== null)
  // `jual 10rb per bungkus … kalau mau untung 45% harus jual berapa`: what it is sold for now stands beside what it must be.
  const [now, another] = told.filter((one) => one.way === 'in' && isOfOne(one) && one.counts.length === 0)
  const sums = told.filter((one) => one !== now || another)
  const [wish, second] = entries.filter(({ percent }) => percent !== null)
  if (!pricing.test(message) || !wish || second || isTakenOff(wish) || sums.length < 2) return null
  // What an advert brought is no price.
  if (!toBeSold.test(message) && sums.some(({ words: own, label }) => advertising.test(`${own.join(' ')} ${label}`)))
    return null
  if (
    sums.some(
      ({ way, per, said }) => way === 'in' || way === 'wish' || (per !== null && isTime(per)) || monthly.test(said),
    )
  )
    return null
  const wished = [...wish.words, ...wish.context, ...wish.trail].join(' ')
  const isMarkup = onCost.test(wished)
  if (keptBack.test(wished)) return null
  if (!isMarkup && !onPrice.test(wished) && !/untung|laba|profit/i.test(wished)) return null
  // `untung 40%`: of the cost, unless it is called a margin.
  const isMargin = !isMarkup && onPrice.test(wished)
  const loose = entries.filter(({ money, percent }) => money === null && percent === null)
  const counts = loose.flatMap((one) => one.counts.map((count) => ({ count, own: one.words })))
  const sold = counts.find(({ own }) => isSold(own))?.count
  // `jadi 24 potong, kemasan 500 per potong`: the price of one was told right behind what came of it.
  const held = sums.find(
    ({ per, counts: own }) => own.length === 1 && per !== null && (own[0]?.noun === per || anyPiece.has(per)),
  )?.counts[0]
  const made: Counted | undefined =
    counts.find(
      ({ count, own }) => !isSold(own) && count.value > 1 && count.noun !== '' && !(sold && isSame(count, sold)),
    )?.count ?? held
  if (counts.some(({ count }) => !isSame(count, sold) && !isSame(count, made))) return null
  if ([sold, made].some((one) => one !== undefined && (isTime(one.noun) || people.has(one.noun)))) return null
  const ofOne = sums.filter(isOfOne)
  // Told for one of it at the end of the list, or for nothing else: all of them go into one piece.
  const isOnePiece = made === undefined && (ofOne.length > 0 || sold !== undefined)
  if (made === undefined && !isOnePiece) return null
  const unit = made?.noun ?? ofOne[0]?.per ?? sold?.noun ?? ''
  if (now && now.per !== unit) return null
  if (unit === '' || ofOne.some(({ per }) => per !== unit && !anyPiece.has(per ?? ''))) return null
  const parts = sums.map((one) => ({ one, factors: isOfOne(one) ? [] : factorsOf(one, [one]) }))
  if (parts.some(({ factors }) => factors === null || (isOnePiece && factors.length > 0))) return null
  const lines = parts.map(({ one, factors }, at) => lineOf(one, `biaya_${at + 1}`, `Biaya ${at + 1}`, factors ?? []))
  const whole = lines.filter((_, at) => isOnePiece || !isOfOne(parts[at]?.one as Entry))
  const each = lines.filter((line) => !whole.includes(line))
  const steps: WorkedStep[] = [
    ...lines.flatMap((line) => line.steps),
    ...(made ? [{ id: 'jumlah', label: 'Jumlah biaya', formula: whole.map(({ id }) => id).join(' + ') }] : []),
    {
      id: 'hpp',
      label: `Biaya per ${unit}`,
      formula: made
        ? ['jumlah / hasil', ...each.map(({ id }) => id)].join(' + ')
        : lines.map(({ id }) => id).join(' + '),
    },
    {
      id: 'harga',
      label: 'Harga jual',
      formula: isMargin ? 'ceil(hpp / (1 - mau / 100))' : 'ceil(hpp * (100 + mau) / 100)',
      per: unit,
    },
    { id: 'untung', label: `Untung per ${unit}`, formula: 'harga - hpp' },
    ...(now
      ? [
          { id: 'untung_kini', label: `Untung per ${unit} sekarang`, formula: 'harga_kini - hpp' },
          {
            id: 'persen_kini',
            label: `Untung sekarang dari ${isMargin ? 'harga jual' : 'biaya'}`,
            formula: `untung_kini / ${isMargin ? 'harga_kini' : 'hpp'} * 100`,
            unit: 'percent' as const,
          },
          { id: 'ubah_harga', label: 'Beda dengan harga sekarang', formula: 'abs(harga_kini - harga)' },
          {
            id: 'cukup',
            label: 'Harga sekarang dikurangi harga itu',
            formula: 'harga_kini - harga',
            quiet: true as const,
          },
        ]
      : []),
    ...(made ? [{ id: 'untung_semua', label: 'Untung kalau habis', formula: 'untung * hasil' }] : []),
    ...(sold ? [{ id: 'untung_laku', label: 'Untung dari yang laku', formula: 'untung * laku' }] : []),
  ]
  return {
    type: 'harga',
    title: 'Analisis Harga Jual',
    figures: [
      ...lines.flatMap(({ figures }) => figures),
      ...(made ? [{ id: 'hasil', label: 'Hasil', told: toldCount(made), noun: unit }] : []),
      ...(now ? [{ id: 'harga_kini', label: 'Harga jual sekarang', told: toldSum(now), per: unit }] : []),
      { id: 'mau', label: isMargin ? 'Margin yang diinginkan' : 'Untung yang diinginkan', told: toldSum(wish) },
      ...(sold ? [{ id: 'laku', label: 'Laku', told: toldCount(sold), noun: sold.noun || unit }] : []),
    ],
    steps,
    answer: [
      p(
        `Satu ${unit} menghabiskan **${bind('hpp')}**${made ? ` (${bind('jumlah')} dibagi ${bind('hasil')})` : ''}. Supaya untung ${bind('mau')} dari ${isMargin ? 'harga jual' : 'biayanya'}, jual **${bind('harga')}**: untungnya ${bind('untung')} tiap ${unit}.`,
        onlyIf('harga', 'positive'),
      ),
      ...(now
        ? [
            p(
              `Dengan harga sekarang ${bind('harga_kini')}, untungnya **${bind('untung_kini')}** per ${unit} (${bind('persen_kini')} dari ${isMargin ? 'harga jual' : 'biayanya'}). Harga itu {{cukup|di atas|sama dengan|di bawah}} yang diperlukan, bedanya ${bind('ubah_harga')}.`,
              onlyIf('untung_kini', 'positive', 'zero', 'negative'),
            ),
          ]
        : []),
      ...(made
        ? [p(`Kalau ${bind('hasil')} habis terjual dengan harga itu, untungnya **${bind('untung_semua')}**.`)]
        : []),
      ...(sold ? [p(`Kalau laku ${bind('laku')}, untungnya **${bind('untung_laku')}**.`)] : []),
    ],
    key: 'harga',
    shown: ['hpp', 'harga', ...(sold ? ['untung_laku'] : ['untung']), ...(made ? ['untung_semua'] : [])],
    assumptions:
      isMargin || isMarkup
        ? []
        : ['Untung dihitung dari biayanya; kalau maksudnya dari harga jual, harganya lebih tinggi.'],
    next: ['Harga pesaing terdekat: [isi harga pesaing].'],
  }
}
