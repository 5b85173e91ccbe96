import { formatRupiah, roundToRupiah } from '#core/text/shared/rupiah.ts'

import { amount, valueOf } from '../told-figures.ts'
import { inRupiah, listed, paragraphs, type Reckoned } from './way.ts'

const find = (text: string, pattern: string): RegExpExecArray | null => new RegExp(pattern, 'iu').exec(text)
const sumAt = (found: RegExpExecArray | null, at = 1): number | null =>
  found ? valueOf(found[at], found[at + 1]) : null

/** Price with PPN in it, or PPN on top: 12 % of 11/12 of the price, rounded once. */
const valueAddedTax = (text: string): Reckoned | null => {
  if (!/ppn/i.test(text) || /(?:belum|bukan|blm|non)[- ]?(?:berstatus )?pkp/i.test(text)) return null
  const told = [...text.matchAll(new RegExp(amount, 'giu'))]
    .map(([, digits, scale]) => valueOf(digits, scale) ?? 0)
    .find((sum) => sum >= 1_000)
  if (told === undefined) return null
  const isInside =
    /(?:sudah|udah|udh|sdh)?\s?(?:termasuk|include|inc|inklud|pisah|misah|keluarkan|dpp)/i.test(text) &&
    !/(?<!se)belum|tambah/i.test(text)
  const price = isInside ? told / 1.11 : told
  const tax = roundToRupiah(isInside ? told - price : price * 0.11)
  return {
    name: 'vat_reckoned',
    text: [
      isInside
        ? `Harga **${inRupiah(told)} sudah termasuk PPN**, jadi dibagi 1,11:`
        : `PPN untuk harga **${inRupiah(told)}** (tarif 12% × 11/12, efektif 11%):`,
      [
        `- harga sebelum PPN ${inRupiah(price)}`,
        `- DPP nilai lain (11/12) ${inRupiah((price * 11) / 12)}`,
        `- PPN 12% × DPP **${formatRupiah(tax)}**`,
        `- jumlah **${inRupiah(isInside ? told : price + tax)}**`,
      ].join('\n'),
      'Ini hanya untuk **PKP** dan barang atau jasa biasa; yang bukan PKP tidak boleh memungut PPN. Untuk kepastian, tanyakan kantor pajak (Kring Pajak 1500200).',
    ].join('\n\n'),
  }
}

/** `saya pribadi, bukan PT/CV`. */
const notCompany = /(?:bukan|belum|tanpa)[^).,]{0,20}/gi
const freeTurnover = 500_000_000
const finalCeiling = 4_800_000_000

/** PPh final of a turnover that was told: 0,5 % beyond the first 500 million of a private person's year. */
const finalIncomeTax = (text: string): Reckoned | null => {
  if (!/pajak|pph|setengah persen|0,5 ?(?:%|persen)/i.test(text) || /ppn|faktur/i.test(text)) return null
  const found = find(text, `(?:omzet|omset|penjualan|pemasukan|pendapatan)[^\\d?]{0,45}${amount}`)
  const told = sumAt(found)
  if (told === null || told < 100_000) return null
  const isMonthly = /sebulan|per bulan|\/bulan|tiap bulan|\/bln|perbulan/i.test(text)
  const isDaily = /sehari|per hari|\/hari|tiap hari|perhari/i.test(text)
  const isPeriodTold = isMonthly || isDaily || /tahun|thn/i.test(text)
  const year = isMonthly ? told * 12 : isDaily ? told * 360 : told
  // `omzet di bawah 500 juta`: less than what is told.
  const isBelow = year >= freeTurnover && /di ?bawah|kurang dari/i.test(text)
  const isCompany =
    /\b(?:cv|pt|firma|koperasi|yayasan)\b/i.test(text.replace(notCompany, ' ')) ||
    /tanpa (?:batas |bagian )?bebas|tanpa ptkp/i.test(text)
  const base = isCompany ? year : Math.max(0, year - freeTurnover)
  const how = isMonthly
    ? ` (${inRupiah(told)} × 12 bulan)`
    : isDaily
      ? ` (${inRupiah(told)} × 360 hari, sebagai perkiraan)`
      : ''
  const outcome =
    year > finalCeiling
      ? `Omzet setahun ${inRupiah(year)}${how} sudah di atas Rp 4,8 miliar, jadi tarif final UMKM tidak berlaku lagi dan usaha wajib dikukuhkan sebagai PKP. Ini saatnya bicara dengan konsultan pajak.`
      : !isPeriodTold && told < freeTurnover / 5 && !isCompany
        ? `0,5% × ${inRupiah(told)} = **${inRupiah(told * 0.005)}**. Untuk pedagang **perorangan** itu baru dibayar sesudah omzet setahun melewati Rp 500 juta; sebelum itu PPh finalnya nol, omzet tetap dicatat dan SPT Tahunan tetap dilaporkan.`
        : base === 0
          ? `Omzet setahun ${isBelow ? 'di bawah ' : ''}${inRupiah(year)}${how} ${isBelow ? 'belum melewati' : 'masih di bawah'} Rp 500 juta, jadi PPh final pedagang **perorangan** untuk tahun itu **Rp 0**. Omzet tetap dicatat tiap bulan dan SPT Tahunan tetap dilaporkan.`
          : isCompany
            ? `Omzet setahun ${inRupiah(year)}${how}. Tanpa bagian yang bebas (begitu untuk badan usaha): ${inRupiah(year)} × 0,5% = **${inRupiah(year * 0.005)} setahun**, ${inRupiah((year * 0.005) / 12)} sebulan.`
            : `Omzet setahun ${inRupiah(year)}${how}:\n\n- Rp 500 juta pertama bebas (khusus perorangan)\n- sisanya ${inRupiah(base)} × 0,5% = **${inRupiah(base * 0.005)} setahun**`
  return {
    name: 'income_tax_reckoned',
    text: `${outcome}\n\nDihitung dari **omzet**, bukan dari untung. Untuk CV, PT, dan koperasi bebas Rp 500 juta itu tidak ada, dan tarif 0,5% ada batas tahunnya. Aturan bisa berubah: pastikan ke kantor pajak atau konsultan pajak.`,
  }
}

/** `januari sampai oktober sudah 472 juta, november 58 juta`: the tax of the month in which the free part is used up. */
const taxOfMonth = (text: string): Reckoned | null => {
  if (
    !/pajak|pph/i.test(text) ||
    /ppn/i.test(text) ||
    /\b(?:cv|pt|koperasi)\b(?!\s?\/)/i.test(text.replace(notCompany, ' '))
  )
    return null
  const isCounted = /januari|jan\b|sampai|s\/d|sudah|udah|sdh|total/i.test(text)
  const found = [...text.matchAll(new RegExp(`(?<![\\d.,])${amount}`, 'giu'))]
    .map(([, digits, scale]) => valueOf(digits, scale) ?? 0)
    .filter((sum) => sum >= 1_000_000)
  const [first, second, ...others] = found
  if (!isCounted || first === undefined || second === undefined || others.length > 0) return null
  const base = Math.max(0, Math.min(second, first + second - freeTurnover))
  return {
    name: 'tax_of_month',
    text: paragraphs(
      listed([
        `omzet sebelum bulan ini ${inRupiah(first)}, bulan ini ${inRupiah(second)}: jumlah ${inRupiah(first + second)}`,
        `bagian yang bebas setahun (perorangan): ${inRupiah(freeTurnover)}`,
        `yang kena bulan ini ${inRupiah(base)} × 0,5% = **${inRupiah(base * 0.005)}**`,
      ]),
      `Disetor paling lambat **tanggal 15 bulan berikutnya**. ${base > 0 ? 'Mulai bulan depan seluruh omzetnya kena 0,5%, karena bagian bebasnya sudah habis untuk tahun ini.' : 'Bagian bebasnya belum habis, jadi bulan ini belum ada yang disetor.'}`,
      'Aturan pajak bisa berubah; untuk kepastian tanyakan kantor pajak (Kring Pajak 1500200).',
    ),
  }
}

/** `pajak sewa 10% dari 36 juta`: the final tax on the rent of land and buildings. */
const rentTax = (text: string): Reckoned | null => {
  if (
    !/pajak/i.test(text) ||
    !/sewa|ngontrak|kontrak(?:an)?\b/i.test(text) ||
    !/ruko|kios|toko|rumah|gedung|tanah|bangunan|gudang|lapak/i.test(text)
  )
    return null
  const rent = [...text.matchAll(new RegExp(`(?<![\\d.,])${amount}(?!\\s?%)`, 'giu'))]
    .map(([, digits, scale]) => valueOf(digits, scale) ?? 0)
    .find((sum) => sum >= 100_000)
  if (rent === undefined) return null
  return {
    name: 'rent_tax',
    text: paragraphs(
      `Pajak itu **PPh final 10% atas sewa tanah dan bangunan**: pajak atas penghasilan **pemilik**, bukan pajak penyewa dan bukan PPN. Dari ${inRupiah(rent)}: 10% = **${inRupiah(rent * 0.1)}**.`,
      listed([
        `dipotong dari uang sewa: pemilik menerima ${inRupiah(rent * 0.9)}, Anda tetap membayar ${inRupiah(rent)}`,
        `Anda yang menanggung: bebannya jadi ${inRupiah(rent * 1.1)} (kalau pemilik harus menerima ${inRupiah(rent)} bersih setelah pajak, nilai sewanya dihitung ${inRupiah(rent / 0.9)})`,
      ]),
      'Siapa yang menanggung boleh ditawar; tulis di perjanjian sewanya, dan minta bukti setornya. Untuk kepastian tanyakan kantor pajak (Kring Pajak 1500200).',
    ),
  }
}

/** What taxes make of sums that were told. */
export const taxWays: readonly ((text: string) => Reckoned | null)[] = [
  rentTax,
  taxOfMonth,
  valueAddedTax,
  finalIncomeTax,
]
