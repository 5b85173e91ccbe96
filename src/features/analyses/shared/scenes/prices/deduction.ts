import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { bind, onlyIf, p } from '../../draft.ts'
import { timeNamed } from '../../ledger/ledger-words.ts'
import { isTime, toldSum } from '../../ledger/lines.ts'
import type { WorkedStep } from '../../makers/worked.ts'
import { type Scene, words } from '../scene.ts'

const choosing = words('mending\\p{L}*|banding\\p{L}*|vs|atau')
const taking = words(
  'potong\\p{L}*|kepotong|fee|admin\\p{L}*|komisi\\p{L}*|biaya\\p{L}*|kena|pajak\\p{L}*|ppn|pph|mdr|royalti|zakat|persepuluhan|infak|infaq|sedekah|sisih\\p{L}*|setor\\p{L}*',
)
/** `cash diskon 3%, tagihan 12jt`: what is not paid of a bill. */
const billed = words('tagihan\\p{L}*|invoice|nota|faktur|belanja\\p{L}*|pembelian')
const ofOthers = words(
  'bunga\\p{L}*|margin\\p{L}*|markup|naik\\p{L}*|turun\\p{L}*|kenaikan|tumbuh|cicil\\p{L}*|tenor|bep|impas|swot|target\\p{L}*|untung|laba|rugi',
)

/** A share that is taken of one sum: `qris kena 0,7%, omzet 24jt sebulan, potongannya berapa`. */
export const deduction: Scene = ({ ledger, message, figures }) => {
  const { entries } = ledger
  const [share, other] = entries.filter(({ percent }) => percent !== null)
  const [whole, more] = entries.filter(({ money }) => money !== null)
  if (!share || other || !whole || more || ofOthers.test(message)) return null
  const isDiscount = words('diskon\\p{L}*|rabat|potongan harga').test(message)
  if (isDiscount ? !billed.test(message) : !taking.test(message) || choosing.test(message)) return null
  const isSum = figures.some(({ kind, role }) => kind === 'money' && ['revenue', 'other', 'expense'].includes(role))
  const isCounted = entries.some(({ counts }) => counts.some(({ noun }) => !isTime(noun)))
  const [taken, left] = isDiscount ? ['Hemat', 'Yang dibayar'] : ['Potongan', 'Yang diterima']
  if (!isSum || isCounted || (whole.per !== null && timeNamed(whole.per) === null) || whole.each) return null
  const per = whole.per === null ? '' : (timeNamed(whole.per) ?? '')
  const steps: WorkedStep[] = [
    { id: 'potongan', label: taken, formula: 'dasar * persen / 100', per },
    { id: 'sisa', label: left, formula: 'dasar - potongan', per },
    ...(per === 'bulan' ? [{ id: 'setahun', label: `${taken} setahun`, formula: 'potongan * 12', per: 'tahun' }] : []),
  ]
  return {
    type: 'umum',
    title: isDiscount ? 'Hitungan Diskon' : 'Hitungan Potongan',
    figures: [
      {
        id: 'dasar',
        label: sentenceCase(`${whole.words.includes('omzet') ? 'omzet ' : ''}${whole.label}`.trim() || 'Dihitung dari'),
        told: toldSum(whole),
      },
      { id: 'persen', label: sentenceCase(share.label || 'Potongan (persen)'), told: toldSum(share) },
    ],
    steps,
    answer: [
      p(
        `${isDiscount ? 'Diskon' : 'Potongan'} ${bind('persen')} dari ${bind('dasar')} sebesar **${bind('potongan')}**${per === '' ? '' : ` per ${per}`}, jadi ${left.toLowerCase()} ${bind('sisa')}.`,
        onlyIf('potongan', 'positive'),
      ),
      ...(per === 'bulan'
        ? [p(`Dalam setahun potongannya **${bind('setahun')}**.`, onlyIf('setahun', 'positive'))]
        : []),
    ],
    key: 'potongan',
    shown: ['potongan', 'sisa', ...(per === 'bulan' ? ['setahun'] : [])],
    next: isDiscount
      ? ['Uang tunai yang tersisa sesudah membayar sekarang: [isi kas yang tersisa].']
      : ['Biaya tetap lain di luar persen itu, misalnya sewa alat atau biaya tarik dana: [isi biaya lain].'],
  }
}
