import { amount, valueOf, withoutDates } from '../told-figures.ts'
import { inRupiah, listed, paragraphs, type Reckoned } from './way.ts'

const holdsNoFigure = (text: string): boolean => !/\d/.test(text)
const without = (text: string, found: readonly RegExpMatchArray[]): string =>
  found.reduce((rest, [said]) => rest.replace(said, ' ; '), text)
const sumOf = (list: readonly { readonly value: number }[]): number => list.reduce((all, { value }) => all + value, 0)

const ratePattern = new RegExp(
  String.raw`(?<![\d.,])(\d{1,3})\s?(hari|jam|shift|kali|rit|potong|stel)\s?(?:@|x|×|per\s\p{L}{2,6}|kali)\s{0,2}${amount}(?:\s?(?:se|per\s?|/\s?)(?:hari|jam))?`,
  'giu',
)
const takenPattern = new RegExp(
  String.raw`(kasbon|bon|potong(?:an)?|dipotong|denda|pinjam(?:an)?|utang|hutang|cicilan|bpjs)(?:nya)?\s(?:\p{L}{2,10}\s){0,2}?${amount}`,
  'giu',
)
const addedPattern = new RegExp(
  String.raw`(bonus|tip|uang makan|makan|transport|insentif|tunjangan)(?:nya)?\s(?:\p{L}{2,10}\s){0,2}?${amount}`,
  'giu',
)
const asksPay =
  /(?:bawa pulang|terima|dibayar|gaji|upah|bayar|total|dapat|dapet)\p{L}{0,3}\s(?:\p{L}+\s){0,3}?(?:berapa|brp|piro)|(?:berapa|brp)/u

const named = (found: readonly RegExpMatchArray[]): readonly { readonly name: string; readonly value: number }[] =>
  found.map(([, name = '', digits, scale]) => ({ name, value: valueOf(digits, scale) ?? 0 }))

/** `22 hari @ 65rb, lembur 10 jam @ 9rb, kasbon 300rb`: what is paid out to one who works by the day and the hour. */
const payOfRates = (message: string): Reckoned | null => {
  const text = withoutDates(message.toLowerCase())
  if (!/karyawan|pegawai|kerja|masuk|lembur|upah|gaji|tukang|anak buah/.test(text) || !asksPay.test(text)) return null
  const rates = [...text.matchAll(ratePattern)]
  const rest = without(text, rates)
  const taken = [...rest.matchAll(takenPattern)]
  const left = without(rest, taken)
  const added = [...left.matchAll(addedPattern)]
  if (rates.length === 0 || rates.length + taken.length + added.length < 2) return null
  if (!holdsNoFigure(without(left, added))) return null
  const rows = rates.map(([, count, unit = '', digits, scale]) => ({
    shown: `${count} ${unit} × ${inRupiah(valueOf(digits, scale) ?? 0)}`,
    value: Number(count) * (valueOf(digits, scale) ?? 0),
  }))
  const [more, less] = [named(added), named(taken)]
  const whole = sumOf(rows) + sumOf(more) - sumOf(less)
  return {
    name: 'pay_of_rates',
    text: paragraphs(
      listed([
        ...rows.map(({ shown, value }) => `${shown} = ${inRupiah(value)}`),
        ...more.map(({ name, value }) => `ditambah ${name} ${inRupiah(value)}`),
        ...less.map(({ name, value }) => `dikurangi ${name} ${inRupiah(value)}`),
        whole >= 0
          ? `dibawa pulang **${inRupiah(whole)}**`
          : `masih kurang **${inRupiah(-whole)}**, dibawa ke bulan depan`,
      ]),
      'Tulis di slip dan minta parafnya. Potongan kasbon sebaiknya disepakati lebih dulu, supaya yang dibawa pulang tetap cukup.',
    ),
  }
}

const turnoverPattern = new RegExp(
  String.raw`(?:omzet|omset|pemasukan|penjualan)(?:nya|ku)?\s(?:\p{L}{2,10}\s){0,3}?${amount}`,
  'iu',
)
const costPattern = new RegExp(
  String.raw`(belanja|bahan|modal|gaji|upah|sewa|listrik|air|gas|cicilan|wifi|internet|ongkos|biaya|plastik|kemasan|kulakan)\p{L}{0,3}\s(?:\p{L}{2,10}\s|\d{1,2}\s(?:anak|org|orang|karyawan|pegawai)\s){0,3}?(?!\d{1,2}\s(?:anak|org|orang|karyawan|pegawai))${amount}`,
  'giu',
)
const asksOwnPay =
  /(?:aku|saya|gue|sy|pemilik|sendiri)\s(?:\p{L}+\s){0,3}?(?:ambil|gaji|nggaji|digaji|bawa pulang)|(?:ambil|gaji)\s(?!karyawan|pegawai|anak|orang|tukang|kasir|pelayan|kurir)(?:\p{L}+\s){0,2}?(?:sendiri|aku|saya)|gaji pemilik/u

/** `omset 18jt, belanja 11jt, gaji 2 anak 2,4jt, aku bisa ambil gaji berapa`: what an owner may take of what is left. */
const ownPay = (message: string): Reckoned | null => {
  const text = withoutDates(message.toLowerCase())
  const turnover = turnoverPattern.exec(text)
  const taken = valueOf(turnover?.[1], turnover?.[2])
  if (turnover === null || taken === null || !asksOwnPay.test(text)) return null
  const rest = text.replace(turnover[0], ' ')
  const found = [...rest.matchAll(costPattern)]
  const costs = named(found)
  if (costs.length === 0 || costs.some(({ value }) => value < 1_000) || !holdsNoFigure(without(rest, found)))
    return null
  const left = taken - sumOf(costs)
  return {
    name: 'own_pay',
    text: paragraphs(
      `Sisa bersih: ${inRupiah(taken)} − ${costs.map(({ name, value }) => `${name} ${inRupiah(value)}`).join(' − ')} = **${inRupiah(left)}**.`,
      left > 0
        ? `Untuk Anda sendiri ambil **30 sampai 50%** dari itu: **${inRupiah(left * 0.3)} sampai ${inRupiah(left * 0.5)}**, tetap tiap bulan di tanggal yang sama. Sisanya untuk putaran modal, alat rusak, THR, dan bulan sepi.`
        : 'Belum ada yang bisa diambil: biayanya lebih besar dari yang masuk. Lihat dulu belanja terhadap omzet; bahan makanan yang pantas 30 sampai 60%, tergantung usahanya.',
      'Pakai rata-rata tiga bulan, bukan satu bulan ramai, dan jangan mengambil barang dagangan tanpa dicatat.',
    ),
  }
}

/** What is paid to one who works, what is paid for what is lost, and what an owner may take. */
export const whatIsPaidOut: readonly ((text: string) => Reckoned | null)[] = [payOfRates, ownPay]
