import { inRupiah, listed, paragraphs, type Way } from './way.ts'

const freeForMicro = 500_000

/** What QRIS keeps of one payment (as reported by Bank Indonesia, 2026). */
const qrisFee: Way = (told) => {
  const paid = told.figures.filter(({ shape }) => shape === 'sum')
  if (paid.length > 1 && paid.length < 5 && /mikro/.test(told.text) && /qris/.test(told.text))
    return {
      name: 'qris_fee',
      text: paragraphs(
        'Potongan QRIS usaha **mikro**, dihitung per transaksi:',
        listed(
          paid.map(({ value }) =>
            value <= freeForMicro
              ? `${inRupiah(value)}: **Rp\u00a00** (sampai Rp\u00a0500.000 bebas)`
              : `${inRupiah(value)}: 0,3% = **${inRupiah(value * 0.003)}**, Anda terima ${inRupiah(value * 0.997)}`,
          ),
        ),
        'Tarif per 2026, diatur Bank Indonesia dan bisa berubah. Pembayaran tidak boleh dipecah-pecah atau dibebankan ke pembeli.',
      ),
    }
  const sum = told.onlySum
  if (sum === null || !/qris/.test(told.text) || /tambah|nambah|naik|beban|charge|ongkos|minimal/.test(told.text))
    return null
  if (!/potong|biaya|mdr|kena|terima|masuk|berapa|admin|persen/.test(told.text)) return null
  const micro = sum <= freeForMicro ? 0 : sum * 0.003
  return {
    name: 'qris_fee',
    text: paragraphs(
      `Transaksi QRIS ${inRupiah(sum)}:`,
      listed([
        `usaha **mikro**: ${micro === 0 ? '**Rp\u00a00** (sampai Rp\u00a0500.000 per transaksi bebas)' : `0,3% = **${inRupiah(micro)}**, Anda terima ${inRupiah(sum - micro)}`}`,
        `usaha **lain** (umumnya 0,7%): **${inRupiah(sum * 0.007)}**, Anda terima ${inRupiah(sum * 0.993)}`,
      ]),
      'Tarif per 2026, diatur Bank Indonesia dan bisa berubah; pastikan di aplikasi penyedia QRIS Anda. Biaya ini tidak boleh dibebankan ke pembeli.',
    ),
  }
}

const stampedFrom = 5_000_000

/** Whether a receipt of that sum needs a duty stamp. */
const stamp: Way = (told) => {
  const sum = told.onlySum
  if (sum === null || sum === 10_000 || sum === 6_000 || sum === 3_000) return null
  if (!/meterai|materai/.test(told.text) || /kontrak|perjanjian|sewa/.test(told.text)) return null
  return {
    name: 'stamp_of_sum',
    text:
      sum > stampedFrom
        ? `**Perlu.** Kuitansi ${inRupiah(sum)} di atas Rp\u00a05.000.000, jadi memakai meterai **Rp\u00a010.000**, ditempel sebelum ditandatangani dan tanda tangannya mengenai meterai. Tanpa meterai pembayarannya tetap sah; meterai diperlukan kalau kuitansi itu dipakai sebagai bukti.`
        : `**Tidak perlu.** Kuitansi ${inRupiah(sum)} tidak lebih dari Rp\u00a05.000.000, jadi tanpa meterai sudah cukup (UU 10/2020). Yang perlu meterai Rp\u00a010.000: kuitansi di atas Rp\u00a05.000.000 dan surat perjanjian berapa pun nilainya.`,
  }
}

/** What a rule makes of a sum that was told. */
export const ruleWays: readonly Way[] = [qrisFee, stamp]
