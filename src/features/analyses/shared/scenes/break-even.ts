import { unitOf } from '#core/assistant/shared/reading-grammar/goods/units.ts'

import { bind, onlyIf, p } from '../draft.ts'
import type { Asked } from '../ledger/asked.ts'
import { timeNamed } from '../ledger/ledger-words.ts'
import { isHead, isTimeUnit } from '../ledger/levels/units.ts'
import { covered, coveringOf } from '../quantities/break-even.ts'
import { startChain } from '../quantities/chain.ts'
import { quantitiesOf } from '../quantities/quantity.ts'
import { settled } from '../quantities/settle-quantities.ts'
import { type Scene, words } from './scene.ts'

const asking = words(
  'bep|titik impas|impas|break ?even|(?:harus|minimal|mesti|kudu|musti) (?:\\p{L}+ ){0,2}(?:laku|jual|terjual|kejual|payu)|nutup (?:biaya|modal|sewa|gaji)|(?:biar|supaya|agar|ben|supados) (?:ga|gak|nggak|ngga|tidak|ndak|ora|mboten|teu|ra) (?:rugi|nombok|tekor)',
)
const ofOthers = words(
  'balik modal|modal (?:balik|kembali)|banding\\p{L}*|vs|versus|dibagi|paket hemat|bundling|swot|kelayakan',
)

/** `berapa mangkok sehari`, `berapa jam tersewa`: what is counted by the question. */
const pieceOf = ({ per, wanted, words: own }: Asked): string | null => {
  if (per !== null && !isTimeUnit(per)) return per
  const counted = own[own.indexOf('berapa') + 1] ?? ''
  const isLet = wanted.includes('pieces') && timeNamed(counted) === null
  return (unitOf(counted) !== null || isHead(counted)) && (isLet || !isTimeUnit(counted)) ? counted : null
}

/** How many must be sold to cover what is paid anyway, from the role that each number of the message has. */
export const breakEven: Scene = ({ ledger, message, figures, margins, choices }) => {
  const isAsked = asking.test(message) || ledger.asked.wanted.includes('pieces')
  if (!isAsked || ofOthers.test(message) || margins.length > 1 || choices) return null
  if (ledger.sharing !== null || figures.some(({ range }) => range !== undefined)) return null
  const { times } = ledger.asked
  const piece = pieceOf(ledger.asked)
  const read = quantitiesOf(ledger.entries, piece)
  if (!read) return null
  const of = coveringOf(settled(read, message, { isCompared: false }), piece)
  if (!of) return null
  const chain = startChain('', '', new Map(), () => true)
  const found = covered(of, chain, times.includes('hari'))
  if (!found) return null
  const { base, gain, price, fixed, wish, needed, left } = found
  const unit = of.piece
  const last = needed.at(-1)
  if (!last) return null
  const steps = [
    ...chain.steps,
    ...(left === null ? [] : [{ id: 'besar_laba', label: 'Besarnya', formula: `abs(${left})`, quiet: true as const }]),
  ]
  const byDay = last.byDay === null ? '' : `, kira-kira **${bind(last.byDay)}** sehari`
  const aim = wish === null ? 'balik biaya' : `untung ${bind(wish)}`
  return {
    type: 'bep',
    title: wish === null ? 'Analisis Titik Impas' : 'Analisis Target Penjualan',
    figures: chain.figures,
    steps,
    answer: [
      p(
        `Harus ${of.isLet ? 'tersewa' : 'terjual'} **${bind(last.id)}** se${base}${byDay} untuk ${aim}; omzetnya **${bind(last.turnover)}**.`,
        onlyIf(gain, 'positive'),
      ),
      p(
        `Tiap ${unit} ${of.isLet ? 'membawa' : 'dijual'} ${bind(price)} dan menyisakan **${bind(gain)}**${fixed === null ? '' : ` untuk menutup biaya tetap **${bind(fixed)}** se${base}`}.`,
        onlyIf(gain, 'positive'),
      ),
      ...(wish !== null && needed.length > 1
        ? [p(`Biaya tetapnya sendiri tertutup setelah **${bind(needed[0]?.id ?? '')}**.`, onlyIf(gain, 'positive'))]
        : []),
      ...(left === null
        ? []
        : [
            p(
              `Dengan penjualan sekarang {{${left}|laba|impas, sisanya|rugi}} **${bind('besar_laba')}** se${base}.`,
              onlyIf(left, 'positive', 'zero', 'negative'),
            ),
          ]),
      p(
        `Tiap ${unit} tidak menyisakan apa-apa (${bind(gain)}): berapa pun yang terjual, biaya tetap tidak tertutup. Naikkan harga atau tekan biayanya dulu.`,
        onlyIf(gain, 'zero', 'negative'),
      ),
    ],
    key: last.byDay !== null && ledger.asked.per === 'hari' ? last.byDay : last.id,
    shown: [last.id, ...(last.byDay === null ? [] : [last.byDay]), gain, last.turnover],
    assumptions: chain.assumed,
    next: left === null ? ['Yang biasa terjual sekarang, untuk melihat jaraknya: [isi yang terjual sekarang].'] : [],
  }
}
