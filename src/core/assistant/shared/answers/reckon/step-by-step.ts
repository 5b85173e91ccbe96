import { formatNumber } from '#core/text/shared/rupiah.ts'

import { shownNumber, withoutDates } from '../told-figures.ts'
import {
  asksWhatIsLeft,
  isSigned,
  isTaking,
  linkOf,
  type Sign,
  type Step,
  sameAgain,
  signOf,
  spaced,
  stepsIn,
  termAt,
  wholeBefore,
} from './told-steps.ts'
import { inRupiah, listed, paragraphs, type Reckoned } from './way.ts'

/** Words by which a figure belongs to a trade's own way of reckoning (costs, gains, interest, what a time brings). */
const otherWays =
  /modal|hpp|untung|laba|margin|omzet|omset|profit|cuan|bunga|kulak|target|poin\b|rugi|pajak|ppn|pph|qris|mdr|meterai|materai|thr\b|lembur|bpjs|telat|denda|tenor|persen dari|(?:dp|panjar|uang muka)(?:nya)?\s\d{1,2}\s?(?:%|persen)|(?:^|\s)(?:se|per ?|tiap |setiap |satu )(?:hari|minggu|bulan|tahun)\b/
const asksNumber =
  /berapa|cukup|bener|benar|betul|pas (?:ga|gak|nggak)|berapo|brp|brapa|braapa|piro|pinten|sabaraha|hitung|itung|total|jumlah|kembali|susuk|angsul|sisa|kurang|hasil|=/

/** Parts without a digit, choices and other questions than a sum: not read here. */
const otherQuestions =
  /(?:biar|supaya|agar)\s(?:tetap\s|tetep\s)?sama\b|(?:jual|pasang|dijual)(?:nya)?\s(?:harga\s)?(?:berapa|brp|piro)|\b(?:setengah|separ[ou]h?|sepertiga|seperempat|termasuk|gratis|mending|mendingan|pilih|banding\p{L}*|tetangga|sebelah|saingan|selisih|pantas\p{L}{0,3}|pantes\p{L}{0,3}|wajar\p{L}{0,3})\b|(?:berapa|brp|piro)\s(?:persen|%|lama|hari|bulan|minggu|kali)|kapan/u
/** Where figures are only listed, the sum of them must be asked for. */
const asksSum = /total|jumlah|semua|habis|bayar|tagihan|hitung|itung|keluar|kena|terima|setor|jadi (?:berapa|brp)/

/** `jam rame cuma 11-13`: from one hour, day or age to another. */
const ofTheClock = /\b(?:jam|pukul|tanggal|tgl|umur|usia|ukuran|nomor|no)\b/

const paidWords = /\b(?:uang(?:nya|e)?|duit(?:nya|e)?|bayar(?:nya)?|dibayar|kasih|ngasih|pakai|pake|nyerahin)\b[^,.]*$/
const changeWords = /\b(?:kembali|kembalian|kembaliannya|kembalinya|susuk|susuke|angsul|angsulan|angsulna)\b/
/** `bawa uang 250rb, beli …`, `bayar pakai 100rb, belanja …`: the money that is at hand is told first. */
const inHandFirst =
  /(?:^|[^\p{L}])(?:uang(?:nya|e|ku)?|duit(?:nya|e|ku)?|bayar(?:nya)?|dibayar|dikasih|ngasih|kasih|bawa|punya|nyerahin|pegang)(?:\s(?:pembeli|pelanggan|saya|aku|uang|duit|pakai|pake|pecahan|cuma|sebesar|tunai|cash|selembar|rp\.?)){0,3}\s{0,2}(?:rp\.?\s?)?$/u
const spentBehind =
  /\b(?:beli|belanja(?:an|annya|nya)?|habis|buat|untuk|dipakai|dipake|kepakai|kepake|ambil|jajan)\b|^\s{0,2}[,.]/
const asksRest = /\b(?:kembali\p{L}*|susuke?|angsul\p{L}*|sisa\p{L}*|cukup|kurang)\b/u
/** `keluar 350rb buat konsumsi sama 125rb buat spanduk`: what is listed behind it was spent as well. */
const spending = /\b(?:keluar|dipakai|dipake|kepakai|kepake|belanja)\b[^,.]*$/u
/** `sisanya kan 1,3jt ya?`: what the owner believes, not a figure to reckon with. */
const claimBefore =
  /\b(?:kan|balik|tetap|tetep|berarti|jadi(?:nya)?|bener|benar|sisanya|sisane|totalnya|hasilnya|dapatnya|dapetnya)\s{0,2}(?:rp)?\s{0,2}$/
const claimAfter = /^\s{0,2}(?:lagi\b|ya|yo|kan|bukan|bener|benar|betul|toh|to|nggih|kah|gak|ga|nggak)\b/
/** What was counted in the drawer, against what the sums say. */
const countedWords = /\b(?:dihitung|ngitung|kenyataannya|nyatanya|fisiknya|aslinya|ternyata)\b[^,.]*$/

/** What the figures of a message come to. */
interface Ledger {
  readonly lines: readonly string[]
  readonly total: number
  /** How many things their prices were summed up of; null where more than that was done. */
  readonly counts: number | null
  /** What was handed over, or counted, against the total. */
  readonly paid: number | null
  readonly counted: number | null
  /** Some figures were only listed, one behind the other. */
  readonly isListed: boolean
  /** A sum or a price of several was added though no word tells it to be. */
  readonly isAdded: boolean
}

const pricedByPiece = /^\s{0,2}(?:per\s|\/\s?)(?!hari|minggu|bulan|tahun|jam|orang)\p{L}/u
const mostFigures = 24

const labelled = (link: string, fallback: string): string => {
  const found =
    /\b(ongkir|ongkos kirim|ongkos|kasbon|dp|panjar|retur|voucher|diskon|disc|potongan|biaya admin|biaya|komisi|service|parkir|fee|jasa|pajak)\b/.exec(
      link,
    )?.[1]
  return found ?? fallback
}

/** The figures in their order, each done to what came before; null where one has no place. */
const ledgerOf = (text: string, figures: readonly Step[], show: (value: number) => string): Ledger | null => {
  const lines: string[] = []
  let total = 0
  let terms = 0
  let counts = 0
  let isWeighed = true
  let isListed = false
  let isAdded = false
  let lastSign: Sign = '+'
  let isSpending = false
  const isMoney = figures.some((one) => one.isMoney)
  const done = (paid: number | null, counted: number | null): Ledger => ({
    lines,
    total,
    counts: isWeighed ? counts : null,
    paid,
    counted,
    isListed,
    isAdded,
  })
  for (let at = 0; at < figures.length;) {
    const one = figures[at]
    if (one === undefined) return null
    const isFirst = terms === 0
    const link = linkOf(one)
    const { term, taken } = termAt(figures, at, show)
    if (!isFirst && at === figures.length - 1) {
      const isInHand =
        /sisa/.test(text) && /\buang(?:nya)?\s(?:di tangan|ada|saya|yang ada|punya)|punya uang|bawa uang/.test(link)
      if (isInHand || (changeWords.test(text) && paidWords.test(link))) return done(one.value, null)
      if (/masuk/.test(text) && countedWords.test(link)) return done(null, one.value)
    }
    // `plastik 200/lembar`: the price of one, with no count at it.
    if (taken === 1 && !one.isShare && pricedByPiece.test(one.after)) return null
    const sign: Sign | null = isFirst
      ? '+'
      : sameAgain.test(link) || (isSpending && !isSigned(link))
        ? lastSign
        : (signOf(link) ?? (taken === 2 ? '+' : null))
    if (sign === null) return null
    isListed ||= !isFirst && !one.isShare && taken === 1 && sign === '+' && signOf(link) === null
    isAdded ||= !isFirst && sign === '+' && !/\+|\b(?:di)?tambah|\bplus\b/.test(link) && !isTaking(link)
    lastSign = sign
    isSpending = sign === '−' && (isSpending || spending.test(link))
    const whole = figures[at + 1]
    // `fee 10% dari barang 1,75 juta`: the part stands before what it is of.
    if (isFirst && one.isShare && whole?.isMoney && /\bdari\b/.test(whole.link) && figures.length > 2) {
      const part = (whole.value * one.value) / 100
      const isOff = signOf(link) === '−' && !/\bkomisi\b/.test(link)
      total = isOff ? whole.value - part : whole.value + part
      const label = labelled(link, isOff ? 'dipotong' : 'ditambah')
      lines.push(
        show(whole.value),
        `${label} ${shownNumber(one.value)}%: ${isOff ? '−' : '+'} ${show(part)} → ${show(total)}`,
      )
      isWeighed = false
      terms += 2
      at += 2
      continue
    }
    if (one.isShare) {
      if (isFirst || sign === '×' || sign === '÷' || one.value > 100 || !isSigned(link)) return null
      const part = (total * one.value) / 100
      if (terms > 1 && isWeighed) lines.push(`jumlah ${show(total)}`)
      total += sign === '−' ? -part : part
      const label = labelled(link, sign === '−' ? 'dipotong' : 'ditambah')
      lines.push(`${label} ${shownNumber(one.value)}%: ${sign} ${show(part)} → ${show(total)}`)
    } else if (isFirst) {
      // A count that nothing was done with yet is no sum of money.
      if (taken === 1 && isMoney && !one.isMoney) return null
      total = term.value
      lines.push(taken === 1 ? `mulai dari ${term.shown}` : term.shown)
    } else if (sign === '×' || sign === '÷') {
      const isOfAll = wholeBefore.test(link) || terms === 1 || /orang|rata/.test(one.after)
      if (taken === 2 || one.value === 0 || !isOfAll) return null
      total = sign === '×' ? total * one.value : total / one.value
      lines.push(`${sign} ${shownNumber(one.value)} = ${show(total)}`)
    } else {
      if (isMoney && taken === 1 && !one.isMoney && one.value < 100) return null
      total += sign === '−' ? -term.value : term.value
      const label = labelled(link, '')
      lines.push(`${sign === '−' ? 'dikurangi' : 'ditambah'}${label === '' ? '' : ` ${label}`} ${term.shown}`)
    }
    counts += term.count ?? 0
    isWeighed &&= !one.isShare && term.count !== null && sign === '+'
    terms++
    at += one.isShare ? 1 : taken
  }
  return done(null, null)
}

/** The money that is told first, where what is bought of it follows and what is left is asked; else null. */
const moneyInHand = (first: Step | undefined, text: string): number | null =>
  first?.isMoney === true && inHandFirst.test(first.link) && spentBehind.test(first.after) && asksRest.test(text)
    ? first.value
    : null

/** What was spent: its first words tell where the money went, and nothing is done with the money at hand. */
const spentOf = (text: string, [first, ...others]: readonly Step[], show: (value: number) => string): Ledger | null =>
  first === undefined ? null : ledgerOf(text, [{ ...first, link: '' }, ...others], show)

const sharedOut =
  /(?<!\p{L})(?:komisi(?:nya)?|bagi hasil)\s(?:\p{L}+\s){0,4}\d{1,2}\s?(?:%|persen)\s(?:dari|per|tiap)/iu

/**
 * Sums told step by step: `25 x 18.500 ditambah 12 x 7.500, terus diskon 10%`, `3 karung @310rb, bayar 1jt, kembalinya`.
 * Every figure of the message takes part, or null: half a sum is a wrong one.
 */
export const stepByStep = (message: string): Reckoned | null => {
  const text = spaced(withoutDates(message))
  const isMean = /rata[- ]?rata|dicampur/.test(text)
  if (!asksNumber.test(text) || (otherWays.test(text) && !isMean) || otherQuestions.test(text)) return null
  const told = stepsIn(text)
  const claims = told.filter(({ link, after }) => claimBefore.test(link) && claimAfter.test(after))
  const figures = told.filter((one) => !claims.includes(one))
  if (figures.length < 2 || figures.length > mostFigures || figures.some(({ value }) => !Number.isFinite(value)))
    return null
  const isMoney = figures.some((one) => one.isMoney)
  // `komisi 5% dari penjualan: Andi 12jt, Budi 9jt`: a share of each, which grows none of them.
  if (sharedOut.test(text) && figures.filter((one) => one.isMoney).length > 1) return null
  // `harga cetak spanduk 3x1 meter`: a size, of which the price is asked.
  if (!isMoney && (/harga|biaya|ongkos|tarif/.test(text) || ofTheClock.test(text))) return null
  // Counts of this and that are a sum only where something is done with each.
  if (!isMoney && figures.slice(1).some(({ link }) => !isSigned(link))) return null
  const show = isMoney ? inRupiah : shownNumber
  const inHand = figures.length > 1 ? moneyInHand(figures[0], text) : null
  const ledger = inHand === null ? ledgerOf(text, figures, show) : spentOf(text, figures.slice(1), show)
  if (ledger === null || (ledger.isListed && inHand === null && !asksSum.test(text))) return null
  // What is left of takings is no sum of them and of the costs.
  if (ledger.isAdded && asksWhatIsLeft(text)) return null
  const { total, lines, counts, counted } = ledger
  const paid = inHand ?? ledger.paid
  if (!Number.isFinite(total) || Math.abs(total) > 1e15 || (isMean && counts === null)) return null
  const claim = claims[0]
  const checked =
    claim === undefined
      ? ''
      : Math.round(claim.value) === Math.round(total)
        ? `Benar, hitungan Anda sudah pas.`
        : `Jadi bukan ${show(claim.value)}: selisihnya ${show(Math.abs(total - claim.value))}.`
  const list = lines.length > 1 ? listed(lines) : ''
  if (paid !== null) {
    const change = paid - total
    return {
      name: 'change',
      text: paragraphs(
        lines.length === 1 && !lines[0]?.includes('×') ? '' : listed(lines),
        change >= 0
          ? `${changeWords.test(text) ? 'Kembaliannya' : 'Sisanya'} ${show(paid)} − ${show(total)} = **${show(change)}**.`
          : `Uangnya **kurang ${show(-change)}**: belanjanya ${show(total)}, dibayar ${show(paid)}.`,
      ),
    }
  }
  if (counted !== null) {
    const gap = counted - total
    return {
      name: 'cash_count',
      text: paragraphs(
        list,
        `Seharusnya **${show(total)}**, yang ada ${show(counted)}: ${gap === 0 ? '**pas**' : `**${gap < 0 ? 'kurang' : 'lebih'} ${show(Math.abs(gap))}**`}.`,
        gap === 0
          ? ''
          : 'Cari dulu di yang paling sering: pengeluaran kecil yang lupa dicatat, kembalian salah, uang pribadi yang ikut keluar, transfer atau QRIS yang tercatat tunai, dan salah ketik satu angka nol. Hitung ulang berdua sebelum menyimpulkan apa-apa.',
      ),
    }
  }
  if (isMean && counts !== null && counts > 0)
    return {
      name: 'weighted_mean',
      text: paragraphs(
        list,
        `Semuanya ${show(total)} untuk ${formatNumber(counts)}, jadi rata-ratanya ${show(total)} ÷ ${formatNumber(counts)} = **${show(total / counts)}**. Menjumlahkan kedua harga lalu dibagi dua keliru kalau banyaknya tidak sama.`,
      ),
    }
  return {
    name: 'step_by_step',
    text: paragraphs(
      list,
      lines.length === 1 ? `${lines[0]?.replace(/= (.+)$/, '= **$1**') ?? ''}.` : `Hasilnya **${show(total)}**.`,
      checked,
    ),
  }
}
