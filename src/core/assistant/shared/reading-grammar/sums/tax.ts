import type { Reading } from '../../reading.ts'

import type { Percent } from '../goods/quantities.ts'
import { claim, endsClause, isFree, low, saysAny, type Sheet } from '../sheet.ts'
import { takenOff } from './sum-words.ts'
import { wordSet } from '../words.ts'

const before = wordSet(
  `tanpa belum sudah termasuk tidak bukan jangan pakai pake plus + dan kena tambah tambahin tambahkan ditambah ditambahkan ditambahin harga non exclude dengan usah perlu serta lalu terus trus kemudian baru
   di atas itu ini semua`,
)
const otherTaxes = wordSet('wajib nomor kantor laporan spt konsultan lapor')
const refusedAfter = new Set(['tidak usah', 'tidak perlu', 'tidak ada', 'jangan dulu', 'tidak pakai', 'tidak dihitung'])
/** `pajak hidup sampai maret`, `pajak motor`: taxes of a thing, none of a sale. */
const ofThings = wordSet(
  'hidup mati kendaraan motor mobil tahunan stnk bumi penghasilan off on telat jalan panjang plat',
)
/** `pajak restoran 10%`: what a town takes, which is no PPN. */
export const localTaxes = wordSet('daerah resto restoran hotel hiburan reklame parkir')
/** `tambahkan 12% dari jumlah` */
const wholes = wordSet('jumlah jumlahnya total totalnya subtotal nilai harga seluruhnya')
const refusals = wordSet('tanpa non bukan jangan')

/** `bimtek pajak` speaks of taxes, `tambah pajak` asks for one. */
const isAdded = (sheet: Sheet, at: number): boolean => endsClause(sheet, at - 1) || before.has(low(sheet, at - 1))

/** `PPN 11%`, `+ PPN`, `sudah termasuk PPN`; null where it is not spoken of or refused (`tanpa PPN`). */
export const readTax = (sheet: Sheet, percents: readonly Percent[]): Reading['tax'] => {
  if (!saysAny(sheet, ['ppn', 'pajak'])) return null
  let found: Reading['tax'] = null
  for (let at = 0; at < sheet.tokens.length; at += 1) {
    const word = low(sheet, at)
    if (
      !isFree(sheet, at) ||
      (word !== 'ppn' &&
        (word !== 'pajak' ||
          otherTaxes.has(low(sheet, at - 1)) ||
          ofThings.has(low(sheet, at + 1)) ||
          (localTaxes.has(low(sheet, at + 1)) && percents.some(({ from }) => from > at && from - at <= 3)) ||
          !isAdded(sheet, at)))
    )
      continue
    let from = at
    while (at - from < 5 && isFree(sheet, from - 1) && before.has(low(sheet, from - 1))) from -= 1
    let refused = false
    let included = false
    for (let cue = from; cue < at; cue += 1) {
      const said = low(sheet, cue)
      if (refusals.has(said) || (said === 'tidak' && low(sheet, cue + 1) !== 'termasuk')) refused = true
      if (said === 'termasuk' && !['belum', 'tidak', 'exclude'].includes(low(sheet, cue - 1))) included = true
    }
    // `ppn ga usah`
    const after = [low(sheet, at + 1), low(sheet, at + 2)]
    // `pajak hiburan? ga usah`
    const asked = [at + 1, at + 2].find((place) => low(sheet, place) === '?')
    if (asked !== undefined && refusedAfter.has(`${low(sheet, asked + 1)} ${low(sheet, asked + 2)}`)) refused = true
    if (refusedAfter.has(after.join(' ')) || after[0] === 'nggak-usah') refused = true
    // `belum PPN, tambahkan 11%`: the rate stands behind the mark.
    const next = low(sheet, at + 2) === 'tolong' ? at + 3 : at + 2
    const goesOn = [',', '.'].includes(low(sheet, at + 1)) && /^(?:di)?tambah(?:kan|in)?$/.test(low(sheet, next))
    const percent =
      endsClause(sheet, at + 1) && !goesOn
        ? undefined
        : percents.find(({ from: start }) => start > at && start - at <= (goesOn ? 4 : 3))
    // `pajak 2,5% dipotong klien` is kept back and not asked for.
    if (percent !== undefined && (takenOff.has(low(sheet, percent.to)) || low(sheet, percent.to) === 'diskon')) continue
    claim(sheet, from, percent?.to ?? at + 1, 'sum')
    // `belum termasuk ppn, tolong tambahin ppn 11%`: the mention with a rate says more.
    if (!refused && (found === null || (found.percent === null && percent !== undefined)))
      found = { percent: percent?.value ?? null, included }
  }
  const isOfWhole =
    found !== null &&
    percents.some(
      ({ value, to }) => value === found?.percent && low(sheet, to) === 'dari' && wholes.has(low(sheet, to + 1)),
    )
  return found !== null && isOfWhole ? { ...found, ofWhole: true } : found
}
