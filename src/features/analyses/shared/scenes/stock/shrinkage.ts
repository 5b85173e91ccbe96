import { bind, onlyIf, p } from '../../draft.ts'
import { moneyOf, percentsOf, type Scene } from '../scene.ts'
import { countTold, holdsAllSums, numberOf, sumPattern, sumTold } from '../told-parts.ts'

const perKilo = String.raw`\s*(?:se\s?kilo\w*|se\s?kg|(?:per|\/|tiap)\s?(?:kg|kilo\w*))`
const bought = new RegExp(
  String.raw`(?<!\p{L})(?:ku)?beli(?!\p{L})[^.\n]{0,40}?(\d[\d.,]*)\s*(?:kg|kilo)(?!\p{L})[^.\d\n]{0,40}(${sumPattern})${perKilo}`,
  'iu',
)
const lost = /(\d[\d.,]*)\s*(?:kg|kilo)\s+(?:\p{L}+\s+){0,2}?(?:busuk|rusak|dibuang|susut|hancur|mati)/iu
const left =
  /(?:jadi|menjadi|tinggal|sisa|susut jadi)\s+(?:(?:tinggal|cuma|hanya)\s+)?(\d[\d.,]*)\s*(?:kg|kilo)(?!\p{L})/iu
const sold = new RegExp(
  String.raw`(?<!\p{L})(?:di)?(?:jual|laku)(?!\p{L})[^.\d\n]{0,30}(${sumPattern})${perKilo}`,
  'iu',
)
const extra = new RegExp(
  String.raw`(?<!\p{L})(?:ongkos|biaya|upah)\s+((?:\p{L}+\s+){1,3}?)(${sumPattern})(?!${perKilo})`,
  'iu',
)

/** Bought by the kilo, less of it sold: `beli 60 kg harga 36.000 sekilo, 6 kg busuk, sisanya jual 47.000 sekilo`. */
export const shrinkage: Scene = (request) => {
  const { message } = request
  const [buying, amount = '', cost = ''] = bought.exec(message) ?? []
  const [selling, price = ''] = sold.exec(message) ?? []
  const [losing, gone = ''] = lost.exec(message) ?? []
  const [leaving, rest = ''] = left.exec(message) ?? []
  if (buying === undefined || selling === undefined || (losing === undefined) === (leaving === undefined)) return null
  if (percentsOf(request).length > 0 || numberOf(gone || rest) >= numberOf(amount)) return null
  const [paying, name = '', paid = ''] = extra.exec(message) ?? []
  const figures = [
    { id: 'beli', label: 'Dibeli', told: countTold(amount, 'kg', buying), noun: 'kg' },
    { id: 'harga_beli', label: 'Harga beli', told: sumTold(cost, buying), per: 'kg' },
    losing === undefined
      ? { id: 'jadi', label: 'Yang bisa dijual', told: countTold(rest, 'kg', leaving ?? ''), noun: 'kg' }
      : { id: 'susut', label: 'Rusak atau susut', told: countTold(gone, 'kg', losing), noun: 'kg' },
    ...(paying === undefined ? [] : [{ id: 'ongkos', label: `Ongkos ${name.trim()}`, told: sumTold(paid, paying) }]),
    { id: 'harga_jual', label: 'Harga jual', told: sumTold(price, selling), per: 'kg' },
  ]
  if (
    !holdsAllSums(
      moneyOf(request),
      figures.map(({ told }) => told),
    )
  )
    return null
  return {
    type: 'laba_rugi',
    title: 'Analisis Penyusutan',
    figures,
    steps: [
      losing === undefined
        ? { id: 'susut', label: 'Susut', formula: 'beli - jadi', unit: 'count', noun: 'kg' }
        : { id: 'jadi', label: 'Yang bisa dijual', formula: 'beli - susut', unit: 'count', noun: 'kg' },
      { id: 'susut_persen', label: 'Susut (persen)', formula: 'susut / beli * 100', unit: 'percent' },
      { id: 'modal', label: 'Modal', formula: `beli * harga_beli${paying === undefined ? '' : ' + ongkos'}` },
      { id: 'modal_kg', label: 'Modal sebenarnya per kg', formula: 'modal / positive(jadi)' },
      { id: 'omzet', label: 'Hasil penjualan', formula: 'jadi * harga_jual' },
      { id: 'untung', label: 'Untung', formula: 'omzet - modal' },
      { id: 'untung_besar', label: 'Besarnya', formula: 'abs(untung)', quiet: true },
    ],
    answer: [
      p(
        `Dari ${bind('beli')} yang bisa dijual ${bind('jadi')} (susut ${bind('susut_persen')}), jadi modal sebenarnya **${bind('modal_kg')}** per kg, bukan ${bind('harga_beli')}.`,
        onlyIf('jadi', 'positive'),
      ),
      p(
        `Dijual ${bind('harga_jual')} per kg, {{untung|untungnya|hasilnya impas, selisih|ruginya}} **${bind('untung_besar')}**.`,
        onlyIf('untung', 'positive', 'zero', 'negative'),
      ),
    ],
    key: 'untung',
    shown: ['untung', 'modal_kg', 'modal', 'omzet'],
    next: ['Ongkos yang belum disebut, misalnya angkut dan kemasan: [isi ongkos lain].'],
  }
}
