import { formatNumber } from '#core/text/shared/rupiah.ts'

import { amount, shownNumber, valueOf, withoutDates } from '../told-figures.ts'
import { roundedUp } from './sale.ts'
import { inRupiah, listed, paragraphs, type Reckoned } from './way.ts'

const count = String.raw`(\d{1,6}(?:[.,]\d{1,2})?)`
const unit = String.raw`(?!rb\b|ribu|jt\b|juta|persen|hari\b|bulan\b|minggu\b)(\p{L}{2,10})`
const few = String.raw`(?:\p{L}{1,12}\s){0,3}?`
const numberOf = (digits: string | undefined): number => Number((digits ?? '').replace(',', '.'))

/** What patterns find one after the other, each in what the ones before it left; null where one finds nothing or a figure is left over. */
const allIn = (text: string, patterns: readonly string[]): readonly RegExpExecArray[] | null => {
  const found: RegExpExecArray[] = []
  let rest = text
  for (const pattern of patterns) {
    const one = new RegExp(pattern, 'iu').exec(rest)
    if (one === null) return null
    found.push(one)
    rest = rest.replace(one[0], ' ; ')
  }
  return /\d/.test(rest) ? null : found
}
const sumOf = (found: RegExpExecArray | undefined, at = 1): number => valueOf(found?.[at], found?.[at + 1]) ?? 0

/** `komisi 5% dari 48jt, kasbon 600rb`: a share that is somebody's, less what he took already. */
const shareLessAdvance = (text: string): Reckoned | null => {
  const found = allIn(text, [
    String.raw`(?:komisi|bonus|bagian|upah|insentif)\s${few}${count}\s?(?:%|persen)\s(?:dari\s)?${few}${amount}`,
    String.raw`(?:kasbon|potong\p{L}{0,4}|dikurangi|pinjam\p{L}{0,4}|ambil|utang)(?:nya)?\s${few}${amount}`,
  ])
  const [share, taken] = found ?? []
  if (share === undefined) return null
  const [whole, off] = [sumOf(share, 2), sumOf(taken)]
  const part = (whole * numberOf(share[1])) / 100
  return {
    name: 'share_less_advance',
    text: paragraphs(
      listed([
        `${shownNumber(numberOf(share[1]))}% × ${inRupiah(whole)} = ${inRupiah(part)}`,
        `dikurangi yang sudah diambil ${inRupiah(off)}`,
        `dibayar **${inRupiah(Math.max(0, part - off))}**${part < off ? `, dan ia masih berutang ${inRupiah(off - part)}` : ''}`,
      ]),
      'Tulis hitungannya di slip dan minta parafnya, supaya kasbonnya jelas lunas.',
    ),
  }
}

/** `stok 20 karung @25kg, sehari laku 35kg`: how long it lasts. */
const daysOfPacks = (text: string): Reckoned | null => {
  if (!/hari|lama|kapan/.test(text)) return null
  const found = allIn(text, [
    String.raw`${count}\s?${unit}\s?(?:@|isi|x|masing-masing)\s?${count}\s?(kg|kilo|liter|butir|biji|pcs|bungkus|gram|lembar)`,
    String.raw`(?:sehari|per\s?hari|tiap hari)\s${few}${count}\s?(?:kg|kilo|liter|butir|biji|pcs|bungkus|gram|lembar)|(?:laku|pakai|habis|butuh)\s${few}${count}\s?(?:kg|kilo|liter|butir|biji|pcs|bungkus|gram|lembar)\s?(?:sehari|per\s?hari|/\s?hari)`,
  ])
  const [packs, day] = found ?? []
  const used = numberOf(day?.[1] ?? day?.[2])
  if (packs === undefined || !(used > 0)) return null
  const whole = numberOf(packs[1]) * numberOf(packs[3])
  return {
    name: 'days_of_packs',
    text: paragraphs(
      `${shownNumber(numberOf(packs[1]))} ${packs[2]} × ${shownNumber(numberOf(packs[3]))} ${packs[4]} = ${shownNumber(whole)} ${packs[4]}, ÷ ${shownNumber(used)} sehari = **${shownNumber(whole / used)} hari**.`,
      `Pesan lagi sebelum tinggal kebutuhan selama menunggu kiriman, ditambah cadangan dua hari. Kalau kiriman 3 hari: saat tersisa **${shownNumber(used * 5)} ${packs[4]}**.`,
    ),
  }
}

/** `bakso 15rb, mie ayam 13rb, es teh 4rb, paket hemat berapa`: what several cost together, and what a set of them may cost. */
const setPrice = (text: string): Reckoned | null => {
  if (!/paket|bundling|bundle/.test(text) || /modal|untung|hpp|ongkir|%|persen|laku/.test(text)) return null
  const goods = [...text.matchAll(new RegExp(String.raw`(\p{L}{2,12}(?:\s\p{L}{2,12}){0,2}?)\s${amount}`, 'giu'))].map(
    ([whole, name = '', digits, scale]) => ({ whole, name: name.trim(), value: valueOf(digits, scale) ?? 0 }),
  )
  const rest = goods.reduce((left, { whole }) => left.replace(whole, ' '), text)
  if (goods.length < 2 || goods.length > 6 || /\d/.test(rest) || goods.some(({ value }) => value < 500)) return null
  const whole = goods.reduce((sum, { value }) => sum + value, 0)
  const down = (share: number): number => Math.floor((whole * (1 - share / 100)) / 500) * 500
  const cheapest = goods.toSorted((one, other) => one.value - other.value)[0]
  return {
    name: 'set_price',
    text: paragraphs(
      `Dibeli sendiri-sendiri: ${goods.map(({ value }) => inRupiah(value)).join(' + ')} = **${inRupiah(whole)}**.`,
      listed([
        `hemat sekitar 5%: **${inRupiah(down(5))}** (terasa, untung hampir utuh)`,
        `hemat sekitar 10%: **${inRupiah(down(10))}** (lazim untuk paket)`,
        `lebih dari 15% (${inRupiah(down(15))}) hanya kalau modalnya di bawah separuh harga`,
      ]),
      `Jangan semua digabung: satu makanan utama dengan yang modalnya paling kecil${cheapest === undefined ? '' : ` (misalnya *${cheapest.name}*)`} biasanya paling untung. Sebut modal tiap barang, nanti saya cek untung paketnya.`,
    ),
  }
}

/** `laku 37 bungkus @12rb, modalnya 8500 per bungkus, sedekah 50rb`: what a day's sales leave. */
const soldAndSpent = (text: string): Reckoned | null => {
  if (!/untung|laba|bersih|sisa|rugi/.test(text) || /%|persen|target|sebulan|per ?bulan/.test(text)) return null
  const sold = new RegExp(
    String.raw`(?:laku|terjual|kejual|jual|habis)\s${few}${count}\s?${unit}\s(?:@\s?|harga\s|x\s)?${amount}`,
    'iu',
  ).exec(text)
  if (sold === null) return null
  const rest = text.replace(sold[0], ' ; ')
  const costed = new RegExp(
    String.raw`(?:modal|hpp|bahan)(?:nya)?\s${few}${amount}\s?(?:per\s?|/\s?|se)\p{L}{2,8}`,
    'iu',
  ).exec(rest)
  if (costed === null) return null
  const others = [
    ...rest
      .replace(costed[0], ' ; ')
      .matchAll(new RegExp(String.raw`(\p{L}{3,12}(?:\s\p{L}{3,10})?)\s${amount}`, 'giu')),
  ]
  const left = others.reduce((one, [whole]) => one.replace(whole, ' '), rest.replace(costed[0], ' ; '))
  if (/\d/.test(left)) return null
  const [pieces, price, cost] = [numberOf(sold[1]), sumOf(sold, 3), sumOf(costed)]
  const spent = others.map(([, name = '', digits, scale]) => ({ name, value: valueOf(digits, scale) ?? 0 }))
  const gross = pieces * (price - cost)
  const net = spent.reduce((sum, { value }) => sum - value, gross)
  return {
    name: 'sold_and_spent',
    text: listed([
      `omzet: ${formatNumber(pieces)} × ${inRupiah(price)} = ${inRupiah(pieces * price)}`,
      `modal: ${formatNumber(pieces)} × ${inRupiah(cost)} = ${inRupiah(pieces * cost)}`,
      `untung jualan **${inRupiah(gross)}**`,
      ...spent.map(({ name, value }) => `${name} − ${inRupiah(value)}`),
      ...(spent.length === 0 ? [] : [`**bersih ${inRupiah(net)}**`]),
    ]),
  }
}

/** `waralaba 35jt katanya balik modal 6 bulan`: what a promised time asks of each month and day. */
const promisedReturn = (text: string): Reckoned | null => {
  if (
    !/balik modal|bep|kembali modal|modal (?:balik|kembali)/.test(text) ||
    !/masuk akal|percaya|benar|bener|wajar|realistis|bohong|mungkin/.test(text)
  )
    return null
  const found = allIn(text, [
    String.raw`(?:balik modal|bep|kembali modal|modal (?:balik|kembali))\s${few}${count}\s?(?:bulan|bln)`,
    String.raw`${amount}`,
  ])
  const [back, put] = found ?? []
  const [months, capital] = [numberOf(back?.[1]), sumOf(put)]
  if (!(months > 0) || capital < 500_000) return null
  const monthly = capital / months
  return {
    name: 'promised_return',
    text: paragraphs(
      `Supaya ${inRupiah(capital)} kembali dalam ${shownNumber(months)} bulan, **untung bersihnya** harus ${inRupiah(monthly)} sebulan, atau ${inRupiah(monthly / 30)} sehari, sejak bulan pertama.`,
      listed([
        `kalau untung per barang 3.000: **${formatNumber(Math.ceil(monthly / 30 / 3_000))} terjual tiap hari**, sesudah sewa, upah, dan royalti`,
        `kalau per barang 5.000: ${formatNumber(Math.ceil(monthly / 30 / 5_000))} tiap hari`,
      ]),
      'Lazimnya usaha kecil balik modal 1 sampai 2 tahun. Datangi tiga gerai lain di jam sepi dan hitung sendiri pembelinya, minta catatan penjualan asli, baca siapa yang menanggung rugi, dan jangan bayar sebelum perjanjiannya dibaca orang yang paham.',
    ),
  }
}

/** `resign dari gaji 4,2jt, untung jualan 100rb per hari`: a trade against a wage. */
const wageOrTrade = (text: string): Reckoned | null => {
  if (!/resign|berhenti kerja|keluar kerja|keluar dari kerja|risain|resain|mundur/.test(text)) return null
  const found = allIn(text, [
    String.raw`(?:gaji|upah|gajinya)\s${few}${amount}(?:\s?(?:sebulan|per\s?bulan|/\s?bulan))?`,
    String.raw`(?:untung|laba|bersih|hasil|dapat|dapet)(?:nya)?\s${few}${amount}\s?(sehari|per\s?hari|/\s?hari|sebulan|per\s?bulan|/\s?bulan)`,
  ])
  const [wage, gain] = found ?? []
  if (wage === undefined || gain === undefined) return null
  const [paid, earned] = [sumOf(wage), sumOf(gain)]
  const month = /hari/.test(gain[3] ?? '') ? earned * 26 : earned
  return {
    name: 'wage_or_trade',
    text: paragraphs(
      listed([
        `gaji ${inRupiah(paid)} sebulan`,
        `jualan: ${month === earned ? '' : `${inRupiah(earned)} × 26 hari = `}${inRupiah(month)} sebulan`,
        month >= paid
          ? `**lebih ${inRupiah(month - paid)}**, sebelum BPJS, THR, dan hari sakit yang sekarang ditanggung kantor`
          : `**kurang ${inRupiah(paid - month)}**, dan BPJS serta THR juga hilang`,
      ]),
      month >= paid * 1.3
        ? 'Mendekati aman. Tunggu sampai tiga bulan berturut-turut begitu, siapkan tabungan **6 bulan biaya rumah**, dan keluarlah baik-baik.'
        : `**Belum sekarang.** Patokan aman: untung jualan 1,3 kali gaji (${inRupiah(paid * 1.3)} sebulan, ${inRupiah((paid * 1.3) / 26)} sehari) selama tiga bulan, tabungan 6 bulan biaya rumah, dan pesanan yang sudah menolak-nolak. Sementara itu besarkan di pagi, malam, dan akhir pekan.`,
    ),
  }
}

/** `450rb, bahan 150rb, dibuat 2 minggu`: what the hands earn of a price. */
const wageInPrice = (text: string): Reckoned | null => {
  if (!/kemahalan|kemurahan|mahal|murah|wajar|pantas|pantes|harga/.test(text) || /laku|sewa|gaji|%/.test(text))
    return null
  const found = allIn(text, [
    String.raw`(?:bahan|modal|material)(?:nya)?\s${few}${amount}`,
    String.raw`(?:pembuatan|pengerjaan|dikerjakan|dibuat|bikin|buat|ngerjain|kerja|kerjain|jahit)(?:nya)?\s${few}${count}\s?(hari|minggu|jam)`,
    String.raw`${amount}`,
  ])
  const [material, time, sold] = found ?? []
  if (material === undefined || time === undefined || sold === undefined) return null
  const [cost, price, long] = [sumOf(material), sumOf(sold), numberOf(time[1])]
  if (price <= cost || cost < 500 || !(long > 0)) return null
  const [days, each] = time[2] === 'minggu' ? [long * 6, 'hari'] : [long, time[2] ?? 'hari']
  const hands = (price - cost) / days
  const wanted = each === 'jam' ? 15_000 : 80_000
  return {
    name: 'wage_in_price',
    text: paragraphs(
      listed([
        `harga ${inRupiah(price)} − bahan ${inRupiah(cost)} = ${inRupiah(price - cost)} untuk tangan Anda`,
        `÷ ${shownNumber(days)} ${each}${time[2] === 'minggu' ? ' kerja' : ''} = **${inRupiah(hands)} per ${each}**`,
      ]),
      hands < wanted
        ? `**Tidak kemahalan, malah rendah**: upah harian buruh saja umumnya di atas ${inRupiah(80_000)}. Dengan upah ${inRupiah(wanted)} per ${each}, harganya ${inRupiah(roundedUp(cost + wanted * days))}. (Angka upah contoh; pakai upah di tempat Anda.)`
        : `Upahnya sudah layak. Mahal atau tidak ditentukan pembeli yang tepat: bandingkan dengan buatan tangan, bukan buatan pabrik.`,
      'Kalau waktunya tidak penuh sehari, hitung jam yang benar-benar dipakai. Jual ceritanya: bahan, lama pengerjaan, dan nama pembuatnya; sediakan satu ukuran kecil yang lebih cepat dibuat untuk pembeli baru.',
    ),
  }
}

const ways = [shareLessAdvance, daysOfPacks, setPrice, soldAndSpent, promisedReturn, wageOrTrade, wageInPrice]

/** Deals that are told whole; each way takes every figure of the message or none. */
export const dealsInWords: readonly ((message: string) => Reckoned | null)[] = ways.map(
  (way) => (message: string) => way(withoutDates(message.toLowerCase().replaceAll(/(\p{L}{2})2(?![\d.,])/gu, '$1'))),
)
