import { bind, onlyIf, p } from '../../draft.ts'
import type { Counted, Entry } from '../../ledger/entry.ts'
import { isTime, toldCount, toldSum } from '../../ledger/lines.ts'
import { type Scene, words } from '../scene.ts'

const leaving = words('titip\\p{L}*|nitip|konsinyasi|dititipkan')
const returned = new Set('balik kembali retur dikembalikan tidak sisa rusak basi'.split(' '))
const holders = new Set('toko warung kios agen outlet cabang kantin minimarket koperasi'.split(' '))

const spread = /(?<!\p{L})(?:masing\p{L}*|@|tiap\p{L}*)/iu
const holderIn = ({ counts }: Entry): string | null => counts.find(({ noun }) => holders.has(noun))?.noun ?? null
const sellable = words('(?:masih )?(?:bisa|dapat|layak) (?:dijual|jual|dipakai|laku)(?: lagi)?|dijual lagi')

/** What is paid for goods left with others: `6 toko, tiap toko titip 40 bungkus, balik 52 bungkus, harga titip 11rb`. */
export const consigned: Scene = ({ ledger, message }) => {
  const { entries } = ledger
  const sums = entries.filter(({ money }) => money !== null)
  const cost = sums.find((one) => one.words.some((word) => ['modal', 'hpp', 'produksi', 'bahan'].includes(word)))
  // `harga titip 1.500, dijual warung 2.000`: what the shop takes for itself is not ours.
  const [first, second] = sums.filter((one) => one !== cost)
  const price =
    second === undefined
      ? first
      : [first, second].find((one) => one?.words.some((word) => /^(?:di|ni)?titip/.test(word)))
  if (!leaving.test(message) || !price || sums.length > (cost ? 3 : 2)) return null
  if (entries.some(({ percent }) => percent !== null)) return null
  const counts = entries.flatMap((entry) =>
    entry.counts.map((count) => ({
      count,
      // `di 8 warung masing2 20 bungkus`: in each of them.
      per: count.per ?? entry.per ?? (spread.test(entry.said) ? holderIn(entry) : null),
      isBack: entry.words.some((word) => returned.has(word)),
    })),
  )
  const isHolder = ({ noun }: Counted): boolean => holders.has(noun)
  const places = counts.find(({ count }) => isHolder(count))?.count
  const goods = counts.filter(({ count }) => !isHolder(count) && !isTime(count.noun))
  const [left, more] = goods.filter(({ isBack }) => !isBack)
  const [back, third] = goods.filter(({ isBack }) => isBack)
  const isEach = left !== undefined && left.per !== null && holders.has(left.per)
  if (!left || more || !back || third || (isEach && !places) || left.count.noun !== back.count.noun) return null
  const { noun } = left.count
  const delivered = isEach ? 'titip * tempat' : 'titip'
  // `tiap warung titip 20, rata-rata balik 4`: each of them gives so many back.
  const isBackEach =
    isEach &&
    back.count.value < left.count.value &&
    /(?<!\p{L})(?:rata|rata2|rata-rata|masing2|masing-masing|tiap\p{L}*)\s+(?:\p{L}+\s+)?(?:balik|kembali|retur|sisa)/iu.test(
      message,
    )
  // `retur 24 masih bisa dijual lagi`: nothing is lost with them.
  const isKept = sellable.test(message)
  const gone = isBackEach ? 'kembali * tempat' : 'kembali'
  return {
    type: 'penjualan',
    title: 'Analisis Titip Jual',
    figures: [
      { id: 'titip', label: isEach ? 'Dititip tiap tempat' : 'Dititip', told: toldCount(left.count) },
      ...(isEach && places ? [{ id: 'tempat', label: 'Banyaknya tempat', told: toldCount(places) }] : []),
      { id: 'kembali', label: isBackEach ? 'Kembali tiap tempat' : 'Kembali', told: toldCount(back.count) },
      { id: 'harga', label: 'Harga titip', told: toldSum(price), per: noun },
      ...(cost ? [{ id: 'modal', label: 'Modal', told: toldSum(cost), per: noun }] : []),
    ],
    steps: [
      { id: 'laku', label: 'Laku', formula: `${delivered} - ${gone}`, unit: 'count', noun },
      { id: 'terima', label: 'Uang yang diterima', formula: 'laku * harga' },
      { id: 'laku_persen', label: 'Yang laku', formula: `laku / (${delivered}) * 100`, unit: 'percent' },
      ...(cost
        ? [
            isKept
              ? { id: 'modal_semua', label: 'Modal yang laku', formula: 'laku * modal' }
              : { id: 'modal_semua', label: 'Modal semua yang dititip', formula: `${delivered} * modal` },
            { id: 'untung', label: 'Untung', formula: 'terima - modal_semua' },
            { id: 'untung_besar', label: 'Besarnya', formula: 'abs(untung)', quiet: true as const },
          ]
        : []),
    ],
    answer: [
      p(
        `Uang yang diterima **${bind('terima')}**: laku ${bind('laku')} (${bind('laku_persen')} dari yang dititip), ${bind('harga')} tiap ${noun}.`,
      ),
      ...(cost
        ? [
            p(
              `Dikurangi modal ${isKept ? 'yang laku' : 'semua yang dititip'} ${bind('modal_semua')}, {{untung|untung|impas, selisih|rugi}}nya **${bind('untung_besar')}**.`,
              onlyIf('untung', 'positive', 'zero', 'negative'),
            ),
          ]
        : []),
    ],
    key: cost ? 'untung' : 'terima',
    shown: [...(cost ? ['untung'] : []), 'terima', 'laku', 'laku_persen'],
    ...(cost && !isKept
      ? { assumptions: ['Yang kembali dianggap tidak bisa dijual lagi, jadi modalnya ikut dihitung.'] }
      : {}),
    next: [
      'Tempat yang paling sering mengembalikan: [isi nama tempat].',
      ...(cost ? [] : ['Modal tiap barang, supaya untungnya kelihatan: [isi modal].']),
    ],
  }
}
