import { bind, onlyIf, p } from '../../draft.ts'
import { byRole } from '../../makers/scope.ts'
import type { WorkedFigure, WorkedStep } from '../../makers/worked.ts'
import { countsOf, moneyOf, percentsOf, type Scene, words } from '../scene.ts'

const asking = words(
  'balik modal\\p{L}*|modal\\p{L}* (?:kembali|balik)|kembali modal|nutup modal|kelayakan|layak|payback|berapa lama|brp lama|kapan balik',
)

/** An outlay against what one piece leaves and how many are sold: `mesin 14,4jt, tiap hari laku 60 cup untung 2rb per cup`. */
export const earnedBack: Scene = (request) => {
  const money = moneyOf(request)
  const [gain, second] = byRole(request, 'profit').filter(({ kind, per }) => kind === 'money' && per === null)
  const [sold, other] = byRole(request, 'volume').filter(({ per }) => per !== null)
  const outlay = money.filter((one) => one !== gain)
  if (!asking.test(request.message) || !gain || second || !sold || other || sold.per === null) return null
  const isOfPiece = gain.noun === sold.noun || (gain.noun === '' && gain.value < 1_000_000)
  const isOnce = outlay.every(
    ({ role, per }) => ['capital', 'other', 'price', 'expense'].includes(role) && per === null,
  )
  if (!isOfPiece || !isOnce || outlay.length === 0 || percentsOf(request).length > 0) return null
  if (outlay.some(({ value }) => value <= gain.value)) return null
  const noun = sold.noun || 'unit'
  const time = sold.per
  const days = countsOf(request).find(({ role, value }) => role === 'days' && value <= 31)
  const steps: WorkedStep[] = [
    ...(outlay.length > 1 ? [{ id: 'modal', label: 'Modal', formula: 'sum(modal_rinci)' }] : []),
    { id: 'hasil', label: `Untung per ${time}`, formula: 'untung * laku', per: time },
    ...(time === 'hari' ? [{ id: 'sebulan', label: 'Untung', formula: 'hasil * hari_buka', per: 'bulan' }] : []),
    { id: 'lama', label: 'Balik modal', formula: 'ceil(modal / positive(hasil))', unit: 'count', noun: time },
    ...(time === 'hari'
      ? [{ id: 'bulan', label: 'Kira-kira', formula: 'lama / hari_buka', unit: 'count' as const, noun: 'bulan' }]
      : []),
  ]
  return {
    type: 'kelayakan',
    title: 'Studi Kelayakan',
    groups: { modal_rinci: 'modal' },
    figures: [
      ...outlay.map((told, at): WorkedFigure => ({
        id: outlay.length > 1 ? `modal_rinci_${at + 1}` : 'modal',
        label: told.label.replace(/^(?:(?:modal|balik|investasi|beli|harga)\s+)+/i, '') || 'Modal',
        told,
        ...(outlay.length > 1 ? { group: 'modal_rinci' } : {}),
      })),
      { id: 'untung', label: `Untung per ${noun}`, told: gain, per: noun },
      { id: 'laku', label: 'Terjual', told: sold, noun },
      ...(time === 'hari'
        ? [
            days
              ? { id: 'hari_buka', label: 'Hari buka sebulan', told: days }
              : { id: 'hari_buka', label: 'Hari buka sebulan', assumed: 30, unit: 'count' as const, noun: 'hari' },
          ]
        : []),
    ],
    steps,
    answer: [
      p(
        `Untung ${bind('untung')} dari ${bind('laku')} per ${time} memberi ${bind('hasil')}, jadi modal ${bind('modal')} kembali dalam **${bind('lama')}**${time === 'hari' ? ` buka (kira-kira ${bind('bulan')})` : ''}.`,
        onlyIf('lama', 'positive'),
      ),
    ],
    key: 'lama',
    shown: ['lama', 'hasil', ...(time === 'hari' ? ['sebulan', 'bulan'] : [])],
    assumptions:
      time === 'hari' && !days ? [`Usaha buka ${bind('hari_buka')} sebulan; ubah angkanya kalau berbeda.`] : [],
    next: [
      'Listrik, perawatan, dan biaya lain alatnya: [isi biaya lain].',
      'Penjualan di hari sepi: [isi penjualan hari sepi].',
    ],
  }
}
