import { formatNumber } from '#core/text/shared/rupiah.ts'

import { shownNumber, valueOf } from '../told-figures.ts'
import type { Period } from './figures.ts'
import { inRupiah, listed, paragraphs, type Reckoned, type Way } from './way.ts'

/** Above this, a rate without a period is one of a year: nobody says `6%` of a month. */
const highestMonthly = 3

/** `pinjam 12 juta setahun`: behind the sum it is the time, behind a share it would be the rate's. */
const inOneYear = /(?:juta|jt|rb|ribu|000)\s(?:untuk\s|selama\s|dalam\s)?(?:setahun|satu tahun)(?!\p{L})/u
/** What KUR costs a year as a rule, reckoned on what is still owed. */
const rateOfKur = 6
/** A time that has passed: `baru jalan 8 bulan`, `usaha sudah 2 tahun`. */
const hasPassed =
  /(?:udah|sudah|udh|sdh|baru|jalan|berjalan|usaha\p{L}{0,3}|buka|berdiri)(?:\s(?:jalan|berjalan|baru|buka|berdiri|sekitar|sudah|udah)){0,2}\s\d{1,2} (?:bulan|bln|tahun|thn)/u
const asksInstalment = /berapa|brp|piro|cicil|angsur|hitung|itung|bayar|nyicil|kena|bunga/

/** The yearly rate of a falling debt that a flat monthly rate comes to. */
const effectiveOfFlat = (flatRate: number, months: number): number => {
  const each = 1 / months + flatRate
  let [low, high] = [0, 1]
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2
    const due = middle === 0 ? 1 / months : middle / (1 - (1 + middle) ** -months)
    if (due < each) low = middle
    else high = middle
  }
  return low * 12 * 100
}
const asksDear = /mahal|murah|wajar|berat|gede|besar|aman/

/** `pinjam 10 juta, 12 bulan, bunga 1% sebulan`: the instalment, flat and effective. */
const instalment: Way = (told) => {
  if (!/cicil|angsur|pinj|minjem|kur\b|kredit|utang|bunga/.test(told.text)) return null
  // `ngutang 640rb sudah 3 bulan`: somebody else's debt, and a time that has passed.
  if (/nagih|tagih|nunggak/.test(told.text) || hasPassed.test(told.text)) return null
  const sum = told.sum('loan') ?? told.sum('total', 'price', 'cost') ?? told.onlySum
  const months = told.months ?? (inOneYear.test(told.text) ? 12 : null)
  if (sum === null || months === null || months < 1 || months > 360 || sum < 10_000) return null
  // A KUR whose rate is not told has the one that the programme sets for most.
  const isKur = /(?<!\p{L})kur(?!\p{L})/u.test(told.text)
  const rate: { readonly value: number; readonly per: Period | null } | undefined =
    told.figures.find(({ shape }) => shape === 'share') ??
    (isKur && asksInstalment.test(told.text) ? { value: rateOfKur, per: 'year' } : undefined)
  const capital = sum / months
  const time = `${formatNumber(months)} bulan`
  if (rate === undefined && !asksInstalment.test(told.text)) return null
  if (rate === undefined)
    return {
      name: 'instalment_without_interest',
      text: paragraphs(
        `Pokoknya saja: ${inRupiah(sum)} ÷ ${time} = **${inRupiah(capital)} sebulan**.`,
        'Bunganya belum Anda sebut. Tulis misalnya *bunga 1% sebulan* atau *bunga 6% setahun*, nanti saya hitungkan cicilan dan total bunganya.',
      ),
    }
  const isYearly = rate.per === 'year' || (rate.per === null && rate.value > highestMonthly)
  const monthly = (isYearly ? rate.value / 12 : rate.value) / 100
  const flat = capital + sum * monthly
  const effective = monthly === 0 ? capital : (sum * monthly) / (1 - (1 + monthly) ** -months)
  const guessed = rate.per === null ? ` (saya anggap ${isYearly ? 'setahun' : 'sebulan'})` : ''
  const isFlat = /\bflat\b/.test(told.text)
  const isEffective =
    /efektif|anuitas|menurun/.test(told.text) || (isKur && told.figures.every(({ shape }) => shape !== 'share'))
  return {
    name: 'instalment',
    text: paragraphs(
      `Pinjam ${inRupiah(sum)}, ${time}, bunga ${shownNumber(rate.value)}% ${isYearly ? 'setahun' : 'sebulan'}${guessed}:`,
      listed([
        ...(isEffective && !isFlat
          ? []
          : [
              `**bunga flat**: ${inRupiah(capital)} + ${inRupiah(sum * monthly)} = **${inRupiah(flat)} sebulan**, total bunga ${inRupiah(sum * monthly * months)}, seluruhnya dibayar **${inRupiah(sum + sum * monthly * months)}**`,
            ]),
        ...(isFlat && !isEffective
          ? []
          : [
              `**bunga efektif** (anuitas): **${inRupiah(effective)} sebulan**, total bunga ${inRupiah(effective * months - sum)}, seluruhnya dibayar ${inRupiah(effective * months)}`,
            ]),
      ]),
      isFlat && asksDear.test(told.text) && monthly > 0
        ? `**Flat terlihat murah**: karena bunganya tetap dihitung dari pinjaman awal, ${shownNumber(rate.value)}% flat itu setara bunga menurun sekitar **${formatNumber(Math.round(effectiveOfFlat(monthly, months)))}% setahun**. Bandingkan dulu dengan KUR atau bank lain untuk jangka yang sama.`
        : '',
      `Patokan aman: cicilan paling banyak sepertiga laba bersih, jadi labanya minimal sekitar ${inRupiah((isEffective && !isFlat ? effective : flat) * 3)} sebulan. Jenis bunga, biaya admin, dan asuransi tanyakan ke bank atau koperasinya; yang menentukan adalah total yang dibayar sampai lunas.`,
    ),
  }
}

/** `tiap hari setor 75 ribu selama 100 hari, pinjamnya 6 juta` */
const paidDaily = (lent: number, each: number, days: number): Reckoned | null => {
  const back = each * days
  if (lent <= 0 || back <= lent) return null
  const monthly = ((back - lent) / lent / (days / 30)) * 100
  return {
    name: 'hidden_interest',
    text: paragraphs(
      `Yang dibayar ${formatNumber(days)} × ${inRupiah(each)} = ${inRupiah(back)}, jadi bunganya **${inRupiah(back - lent)}** dari pinjaman ${inRupiah(lent)}: ${shownNumber(((back - lent) / lent) * 100)}% untuk ${formatNumber(days)} hari, **${shownNumber(monthly)}% sebulan** (dihitung flat; karena pokoknya ikut dicicil tiap hari, beban sebenarnya hampir dua kalinya).`,
      'Bandingkan dengan bank atau koperasi lain untuk jangka yang sama. Setoran harian ringan dilihat, tetapi sering mahal; pastikan untung sehari Anda jauh di atasnya.',
    ),
  }
}

/** `pinjam 2 juta balik 2,6 juta dalam 3 bulan`: the interest that is hidden in what is paid back. */
const hiddenInterest: Way = (told) => {
  if (
    !/balik|kembali|bayar|pulang|jadi|bunga|setor|mahal/.test(told.text) ||
    !/pinj|minj|utang|kredit|rentenir|bank|cair/.test(told.text)
  )
    return null
  const sums = told.figures.filter(({ shape }) => shape === 'sum')
  const paid = sums.find(({ per }) => per === 'day')
  const borrowed = told.sum('loan') ?? sums.find((one) => one !== paid)?.value ?? 0
  if (paid !== undefined && told.days !== null) return paidDaily(borrowed, paid.value, told.days)
  const months = told.months ?? (/sebulan lagi|satu bulan/.test(told.text) ? 1 : null)
  // `nawarin 5jt yang cair 4,6jt, balik 5,75jt`: what really came to hand is what was lent.
  const handed = sums.length === 3 && /cair|diterima|terima bersih|dipotong/.test(told.text)
  const [lent, back] = handed ? sums.slice(1) : sums
  if (sums.length !== (handed ? 3 : 2) || lent === undefined || back === undefined || months === null || months <= 0)
    return null
  if (back.value <= lent.value || told.figures.some(({ shape }) => shape === 'share')) return null
  const interest = back.value - lent.value
  const monthly = (interest / lent.value / months) * 100
  return {
    name: 'hidden_interest',
    text: paragraphs(
      handed
        ? `Ditawari ${inRupiah(sums[0]?.value ?? 0)}, tetapi yang sampai di tangan hanya ${inRupiah(lent.value)}: itu yang dihitung.`
        : '',
      `Bunganya ${inRupiah(back.value)} − ${inRupiah(lent.value)} = **${inRupiah(interest)}**, yaitu ${shownNumber((interest / lent.value) * 100)}% untuk ${formatNumber(months)} bulan, atau **${shownNumber(monthly)}% sebulan** (setara ${shownNumber(monthly * 12)}% setahun, dihitung flat).`,
      'Bandingkan dengan bank atau koperasi untuk jangka yang sama, dan pastikan pemberi pinjamannya terdaftar di OJK (ojk.go.id atau 157). Kalau bunganya lebih besar dari untung Anda sebulan, jangan diambil.',
    ),
  }
}

const spans = { day: 'hari', week: 'minggu', month: 'bulan', year: 'tahun' } as const

/** `utang 4 juta dicicil 200rb per minggu`: when it is paid. */
const payoff: Way = (told) => {
  if (
    !/cicil|angsur|nyicil|bayar/.test(told.text) ||
    !/lunas|kapan|berapa (?:kali|lama|bulan|minggu|hari)|selesai/.test(told.text)
  )
    return null
  const sums = told.figures.filter(({ shape }) => shape === 'sum')
  const each = sums.find(({ per }) => per !== null)
  const per = each?.per ?? null
  const whole = sums.find((one) => one !== each)
  if (sums.length !== 2 || each === undefined || per === null || whole === undefined) return null
  if (each.value <= 0 || whole.value < each.value) return null
  const times = Math.ceil(whole.value / each.value)
  const months = per === 'week' ? times / 4.33 : per === 'day' ? times / 30 : null
  return {
    name: 'payoff',
    text: paragraphs(
      `${inRupiah(whole.value)} ÷ ${inRupiah(each.value)} = **${formatNumber(times)} kali**, jadi lunas dalam **${formatNumber(times)} ${spans[per]}**${months === null || months < 1 ? '' : ` (sekitar ${shownNumber(months)} bulan)`}, kalau tidak ada bunga dan tidak pernah bolong.`,
      'Tulis jadwalnya dan minta paraf tiap pembayaran, atau buat kuitansinya.',
    ),
  }
}

/** `cicilan 850rb sebulan sisa 14 bulan`: what is still to be paid, and what paying at once may save. */
const restOfInstalments: Way = (told) => {
  if (!/cicil|angsur|kredit/.test(told.text) || !/sisa|kurang|tinggal|lagi/.test(told.text)) return null
  const sums = told.figures.filter(({ shape }) => shape === 'sum')
  const [each] = sums
  const { months } = told
  if (sums.length !== 1 || each === undefined || months === null || months < 2 || /pinj/.test(told.text)) return null
  if (each.per !== 'month' && !/sebulan|per ?bulan|\/bulan|bulanan/.test(told.text)) return null
  return {
    name: 'rest_of_instalments',
    text: paragraphs(
      `Sisa kewajibannya ${formatNumber(months)} × ${inRupiah(each.value)} = **${inRupiah(each.value * months)}**, pokok dan bunga.`,
      'Hematnya kalau dilunasi sekarang tergantung **sisa pokok** dan **denda pelunasan**, yang tertulis di perjanjian. Tanyakan ke leasing atau bank: *Berapa nilai pelunasan saya hari ini, termasuk dendanya?* Selisih angka itu dengan jumlah di atas adalah yang Anda hemat.',
      'Di tengah atau akhir masa cicilan, bunga biasanya sudah banyak terbayar, jadi hematnya kecil. Jangan memakai modal jualan untuk itu kalau stok jadi kosong.',
    ),
  }
}

/** `katering 150 porsi @22rb, dp 40%`: the whole of so many at a price. */
const wholeOfPieces = (text: string): number | null => {
  const found =
    /(?<![\d.,])(\d{1,6})\s?\p{L}{2,12}(?:\s\p{L}{2,12}){0,2}\s?(?:@|x)\s?(?:rp\s?)?(\d[\d.,]*)\s?(rb|ribu|k|jt|juta)?/u.exec(
      text,
    )
  const price = valueOf(found?.[2]?.replace(/[.,]$/, ''), found?.[3])
  return found === null || price === null ? null : Number(found[1]) * price
}

/** `proyek 8 juta DP 30%, sisanya berapa`. */
const downPayment: Way = (told) => {
  const pieces = wholeOfPieces(told.text)
  const each = told.sums('total', 'price', null, 'cost')[0]?.value ?? 1
  const total = pieces ?? told.sum('total', 'price', null)
  const share = told.share('down') ?? (/separ[ou]h?|setengah(?:nya)? dulu/.test(told.text) ? 50 : null)
  const paid = share === null ? told.sum('down') : (total ?? 0) * (share / 100)
  if (total === null || paid === null || paid <= 0 || paid >= total) return null
  const months = /cicil|angsur|sebulan|per ?bulan|tiap bulan|(?:kali|x) bayar/.test(told.text) ? told.months : null
  // With interest the instalment is another one.
  const isPlain =
    months !== null && months > 1 && !told.figures.some(({ shape }) => shape === 'share' && share === null)
  return {
    name: 'down_payment',
    text: paragraphs(
      pieces === null ? '' : `Jumlahnya ${formatNumber(pieces / each)} × ${inRupiah(each)} = ${inRupiah(pieces)}.`,
      `DP ${share === null ? '' : `${shownNumber(share)}% `}dari ${inRupiah(total)} = **${inRupiah(paid)}**${share === null && /persen|%/.test(told.text) ? ` (**${shownNumber((paid / total) * 100)}%**)` : ''}, sisanya **${inRupiah(total - paid)}**.`,
      isPlain
        ? `Dibagi ${formatNumber(months)}: ${inRupiah(total - paid)} ÷ ${formatNumber(months)} = **${inRupiah((total - paid) / months)} sebulan**, tanpa bunga.`
        : '',
      'Tulis keduanya sebagai rupiah dan tanggal di invoicenya, dan beri kuitansi untuk DP-nya.',
    ),
  }
}

/** `tagihan 4,5 juta dibayar separuh, sisanya berapa`: also where the paper is named. */
export const remainder: Way = (told) =>
  /sisa|kekurangan|kurangnya|pelunasan/.test(told.text) && /berapa|brp|piro/.test(told.text) ? downPayment(told) : null

/** What is borrowed, paid ahead and earned back. */
export const loanWays: readonly Way[] = [hiddenInterest, payoff, restOfInstalments, instalment, downPayment]
