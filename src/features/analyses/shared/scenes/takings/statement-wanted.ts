import type { AnalysisRequest } from '../../analysis-request.ts'
import type { Entry } from '../../ledger/entry.ts'
import { words } from '../scene.ts'

/** Questions that another kind of analysis answers. */
const ofOthers = words(
  'bep|impas|break ?even|balik modal|modal kembali|nutup modal|kelayakan|layak|swot|hpp|harga pokok|riset|bandingkan|bandingin|perbandingan|vs|versus|mending\\p{L}*|tenor',
)

/** What came in and went out and nothing asked: what is left of it is the question. */
export const wantsStatement = ({
  ledger,
  message,
  margins,
  choices,
  figures,
  analysisType,
}: AnalysisRequest): boolean => {
  const { asked, entries, sharing } = ledger
  const asks =
    asked.wanted.some((one) => ['profit', 'rest', 'share'].includes(one)) ||
    sharing !== null ||
    (asked.wanted.length === 0 &&
      (['umum', 'laba_rugi'].includes(analysisType) ||
        // `saldo lalu 450rb, iuran 40 rumah @25rb`: sums of so many, which a flow of whole sums does not multiply.
        (analysisType === 'arus_kas' &&
          entries.some(({ way }) => way === 'opening') &&
          entries.some(({ money, each, counts }) => money !== null && each && counts.length > 0)) ||
        entries.some(({ percent }) => percent !== null)))
  if (!asks || asked.wanted.includes('pieces') || ofOthers.test(message)) return false
  return margins.length < 2 && choices === null && figures.every(({ range }) => range === undefined)
}

const supposing = new Set(
  'kalau kalo klo kl jika bila misal misalnya seandainya menawi menawa yen nek lamun mun upami'.split(' '),
)
const isSupposed = ({ words: own, context, counts }: Entry): boolean =>
  counts.length === 0 && [...context.slice(-4), ...own.slice(0, 3)].some((word) => supposing.has(word))

/** `laba bersihnya berapa, terus kalau dipotong cicilan 3,2jt`: the one cost that is only supposed; undefined where none or more are. */
export const supposedCost = (outs: readonly Entry[]): Entry | undefined => {
  const [found, more] = outs.filter((one, at) => at > 0 && isSupposed(one))
  return more ? undefined : found
}

/** What is supposed, in its own words. */
export const supposedName = ({ label }: Entry): string =>
  label
    .replace(
      /^(?:(?:kalau|kalo|klo|kl|jika|bila|misal|misalnya|menawi|menawa|yen|nek|lamun|mun|upami|lajeng|hendak|mau|dipotong|saya|ikut|bayar|terus)\s+)+/i,
      '',
    )
    .toLowerCase() || 'itu'
