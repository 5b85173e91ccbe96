import { shownNumber } from '../told-figures.ts'
import type { Figure, Label, Told } from './figures.ts'
import { inRupiah, listed, paragraphs, type Way } from './way.ts'

/** What is judged by its share of what comes in. */
interface Thumb {
  readonly named: RegExp
  readonly called: string
  readonly labels: readonly (Label | null)[]
  /** Of the turnover, and of the gain where that is told: from what on it is heavy, in percent. */
  readonly ofTurnover: number | null
  readonly ofGain: number
  /** What else is to be looked at before deciding. */
  readonly besides: string
}

const thumbs: readonly Thumb[] = [
  {
    named: /sewa|kontrak(?:an)?|ngontrak/,
    called: 'sewa',
    labels: ['spent', 'paid', 'price', 'total', 'cost', null],
    ofTurnover: 15,
    ofGain: 30,
    besides:
      'Bandingkan dengan tiga tempat di sekitarnya, hitung orang lewat di jam sepi, dan tawar bayar bertahap per 3 atau 6 bulan. Tulis siapa yang menanggung perbaikan.',
  },
  {
    named: /^(?!.*(?:kasbon|lembur|thr|pesangon)).*(?:gaji|upah|honor)/s,
    called: 'gaji',
    labels: ['wage', 'paid', null],
    ofTurnover: 25,
    ofGain: 50,
    besides:
      'Patokan itu untuk **semua** karyawan bersama. Baru beberapa bulan bekerja? Naik bertahap dengan ukuran: target tercapai, datang tepat waktu, bisa dilepas sendiri. Cek juga upah sekitar dan upah minimum yang berlaku untuk usaha Anda (Dinas Tenaga Kerja).',
  },
  {
    named: /cicilan|angsuran|nyicil|kredit|pinjam|kur\b/,
    called: 'cicilan',
    labels: ['spent', 'paid', 'loan', null],
    ofTurnover: null,
    ofGain: 33,
    besides:
      'Jumlahkan **semua** cicilan, juga motor dan rumah, dan uji dengan untung bulan yang sepi. Pinjam hanya untuk yang menghasilkan lebih dari cicilannya.',
  },
  {
    named: /listrik|token|pln/,
    called: 'listrik',
    labels: ['spent', 'paid', null],
    ofTurnover: 5,
    ofGain: 15,
    besides:
      'Cek dulu: karet pintu freezer, alat yang menyala semalaman, meteran saat semua dimatikan. Usaha beku, laundry, dan roti wajar lebih tinggi (sampai 10% dari omzet).',
  },
  {
    named: /iklan|ads|endorse|promosi/,
    called: 'iklan',
    labels: ['spent', 'cost', 'paid', null],
    ofTurnover: 10,
    ofGain: 30,
    besides:
      'Yang menentukan: **berapa pesanan yang datang dari iklan itu**. Bagi biayanya dengan jumlah pesanan; kalau lebih besar dari untung satu pesanan, hentikan.',
  },
]

const asksJudgement =
  /wajar|kemahalan|mahal (?:ga|gak|nggak|tidak|kah)|sanggup|kuat|mampu|berat|kebesaran|ketinggian|masuk akal|kegedean|aman (?:ga|gak|nggak|tidak|kah)|worth|layak|omzet\s(?:\p{L}{2,10}\s)?minimal|minimal omzet|(?:biar|supaya) aman/u

const monthsOf = ({ per }: Figure, text: string): number | null =>
  per === 'year' || /setahun|per ?tahun/.test(text) ? 12 : per === 'month' ? 1 : null

/** How many months a rent paid ahead is for: `2 tahun di depan 50jt`. */
const monthsPaid = (told: Told, figure: Figure): number =>
  told.months !== null && figure.per === null && /tahun|thn|bulan|bln/.test(told.text) && /sewa|kontrak/.test(told.text)
    ? told.months
    : (monthsOf(figure, told.text) ?? 1)

/** `gaji 2,5jt, omzet 30jt, wajar ga`: a cost against what comes in, by what small shops go by. */
const againstTakings: Way = (told) => {
  if (!asksJudgement.test(told.text) || told.figures.some(({ shape }) => shape === 'share')) return null
  const thumb = thumbs.find(({ named }) => named.test(told.text))
  if (thumb === undefined) return null
  const sums = told.figures.filter(({ shape }) => shape === 'sum')
  const base = sums.find(({ label }) => label === 'gain') ?? sums.find(({ label }) => label === 'turnover')
  const rest = sums.filter((one) => one !== base && one.label !== 'turnover')
  const [cost] = rest
  if (cost === undefined || rest.length !== 1 || !thumb.labels.includes(cost.label)) return null
  const months = thumb.called === 'sewa' ? monthsPaid(told, cost) : 1
  const due = cost.value / months
  const dueLine =
    months === 1
      ? `${thumb.called} sebulan ${inRupiah(due)}`
      : `${thumb.called} sebulan: ${inRupiah(cost.value)} ÷ ${shownNumber(months)} bulan = **${inRupiah(due)}**`
  if (base === undefined) {
    const share = thumb.ofTurnover ?? thumb.ofGain
    const word = thumb.ofTurnover === null ? 'untung' : 'omzet'
    const needed = (due * 100) / share
    return {
      name: 'by_rule_of_thumb',
      text: paragraphs(
        listed([
          dueLine,
          `patokan: paling banyak **${share}% dari ${word}**, jadi ${word} sebulan perlu **${inRupiah(needed)}** (sekitar ${inRupiah(needed / 30)} sehari)`,
        ]),
        `Di atas itu masih wajar, di bawahnya berat. ${thumb.besides}`,
      ),
    }
  }
  const isGain = base.label === 'gain'
  const limit = isGain ? thumb.ofGain : (thumb.ofTurnover ?? thumb.ofGain)
  const earned = base.value * (base.per === 'day' ? 30 : base.per === 'year' ? 1 / 12 : base.per === 'week' ? 4 : 1)
  const share = (due / earned) * 100
  const word = isGain ? 'untung' : 'omzet'
  return {
    name: 'by_rule_of_thumb',
    text: paragraphs(
      listed([
        dueLine,
        `${word} sebulan: ${base.per === 'day' ? `${inRupiah(base.value)} × 30 hari = ` : ''}${inRupiah(earned)}`,
        `jadi **${shownNumber(share)}%** dari ${word}; patokannya paling banyak ${limit}%`,
      ]),
      share > limit
        ? `**Berat** menurut patokan: supaya ${limit}%, ${thumb.called}nya paling banyak ${inRupiah((earned * limit) / 100)}, atau ${word}nya ${inRupiah((due * 100) / limit)}.`
        : `**Masih masuk** menurut patokan${share > limit * 0.7 ? ', tetapi sudah dekat batasnya' : ''}.`,
      thumb.besides,
    ),
  }
}

/** Whether a cost is fair, by what small shops go by. */
export const thumbWays: readonly Way[] = [againstTakings]
