import type { Rupiah } from '#core/text/shared/rupiah.ts'

import type { Charge, Reading } from '../reading.ts'

import type { Money } from './money.ts'
import type { Percent, Quantity } from './quantities.ts'
import { claim, endsClause, isFree, low, type Sheet, textBetween } from './sheet.ts'

export interface Sums {
  readonly charges: Charge[]
  discount: Reading['discount']
  tax: Reading['tax']
  downPayment: Reading['downPayment']
  statedTotal: Rupiah | null
  /** Sums with a part of their own, by the token they begin at. */
  readonly used: Set<number>
}

const fillers = new Set([
  ':',
  'sebesar',
  'senilai',
  'nya',
  'dulu',
  '=',
  'awal',
  'muka',
  'minimal',
  'harga',
  'khusus',
  'di',
  'depan',
  '-',
  'sejumlah',
  'langganan',
  'pesanan',
  'sudah',
  'dibayar',
  'masuk',
  'adalah',
  'jadi',
  'yang',
  'total',
  'semua',
  'grand',
  'semuanya',
  'biayanya',
  'pembayaran',
  'tambahan',
  'lagi',
  'dikasih',
  'kasih',
  'kira-kira',
  '(',
  'dapat',
])

/** The word that a sum answers to, skipping fillers; and where it stands. */
const cueBefore = (sheet: Sheet, from: number): number => {
  let at = from - 1
  while (
    at >= 0 &&
    from - at < 7 &&
    isFree(sheet, at) &&
    fillers.has(low(sheet, at)) &&
    !['dp', 'diskon', 'muka', 'total', 'sebesar', 'senilai'].includes(low(sheet, at))
  )
    at -= 1
  return at
}

const discountWords = new Set(['diskon', 'diskonnya', 'potongannya', 'promo', 'cashback'])
const depositWords = new Set(['dp', 'dpnya', 'panjar', 'persekot', 'uang-muka'])
const totalWords = new Set([
  'total',
  'totalnya',
  'sebesar',
  'senilai',
  'seluruhnya',
  'jumlahnya',
  'sejumlah',
  'subtotal',
  'totalan',
  'keseluruhan',
  'semuanya',
  'nominal',
  'nilai',
  'nilainya',
  'dana',
  'jumlah',
])
const chargeHeads = new Set([
  'ongkir',
  'ongkirnya',
  'ongkos',
  'packing',
  'packaging',
  'transport',
  'transportasi',
  'deposit',
  'jaminan',
  'admin',
  'administrasi',
  'pengiriman',
  'pemasangan',
  'materai',
  'meterai',
  'asuransi',
  'parkir',
  'bensin',
])
const chargeKinds = new Set([
  'kirim',
  'antar',
  'pasang',
  'admin',
  'administrasi',
  'jasa',
  'pengiriman',
  'pemasangan',
  'packing',
  'transport',
  'transportasi',
  'layanan',
  'tambahan',
  'parkir',
  'lembur',
  'bongkar',
  'instalasi',
  'setting',
  'penanganan',
  'kemas',
  'bensin',
  'tol',
])
const chargeTails = new Set([
  'kirim',
  'antar',
  'pasang',
  'muat',
  'jalan',
  'kurir',
  'ke',
  'lokasi',
  'dan',
  'bongkar',
  'tukang',
  'jahit',
])

/** The label of a charge that ends right before `from`: `ongkos kirim`, `biaya jasa pasang`. */
const chargeFrom = (sheet: Sheet, from: number): number | null => {
  for (let at = from - 1; at >= 0 && from - at <= 4; at -= 1) {
    if (!isFree(sheet, at) || sheet.tokens[at]?.kind !== 'word') return null
    const word = low(sheet, at)
    const kind = low(sheet, at + 1)
    if (word === 'biaya' && at + 1 < from && chargeKinds.has(kind)) return at
    if (
      word === 'jasa' &&
      at + 1 < from &&
      ['kirim', 'antar', 'pasang', 'pengiriman', 'pemasangan', 'kurir', 'instalasi'].includes(kind)
    ) {
      return low(sheet, at - 1) === 'biaya' ? at - 1 : at
    }
    if (chargeHeads.has(word))
      return ['biaya', 'uang', 'jasa'].includes(low(sheet, at - 1)) && isFree(sheet, at - 1) ? at - 1 : at
    if (!chargeTails.has(word) && !fillers.has(word)) return null
  }
  return null
}

const trailingFillers = /\s+(?:sebesar|senilai|nya|total|:|=)$/i

/** Sums and shares that are no goods: discount, tax, deposit, delivery, the total. */
export const readSums = (
  sheet: Sheet,
  money: readonly Money[],
  percents: readonly Percent[],
  quantities: readonly Quantity[],
): Sums => {
  const found: Sums = { charges: [], discount: null, tax: null, downPayment: null, statedTotal: null, used: new Set() }
  const isReport = sheet.words.has('laporan')

  const isDeposit = (at: number): boolean =>
    depositWords.has(low(sheet, at)) ||
    (low(sheet, at) === 'muka' && low(sheet, at - 1) === 'uang') ||
    (low(sheet, at) === 'jadi' && low(sheet, at - 1) === 'tanda')
  const isDiscount = (at: number): boolean =>
    discountWords.has(low(sheet, at)) || (low(sheet, at) === 'harga' && low(sheet, at - 1) === 'diskon')
  const startOf = (at: number): number => (['muka', 'jadi'].includes(low(sheet, at)) ? at - 1 : at)
  const hasDeposit = (from: number): number | null => {
    const at = cueBefore(sheet, from)
    if (isDeposit(at)) return startOf(at)
    return isDeposit(from - 1) ? startOf(from - 1) : null
  }

  for (const percent of percents) {
    const before = cueBefore(sheet, percent.from)
    const after = percent.to
    const share = { percent: percent.value }
    const deposit = hasDeposit(percent.from)
    if (isDiscount(before)) {
      found.discount ??= share
      claim(sheet, before, percent.to, 'sum')
    } else if (deposit !== null) {
      found.downPayment ??= share
      claim(sheet, deposit, percent.to, 'sum')
    } else if (discountWords.has(low(sheet, after))) {
      found.discount ??= share
      claim(sheet, percent.from, after + 1, 'sum')
    } else if (
      depositWords.has(low(sheet, after)) ||
      (low(sheet, after) === 'di' && ['muka', 'depan', 'awal'].includes(low(sheet, after + 1)))
    ) {
      found.downPayment ??= share
      claim(sheet, percent.from, low(sheet, after) === 'di' ? after + 2 : after + 1, 'sum')
    }
  }

  for (let at = 0; at < sheet.tokens.length; at += 1) {
    const word = low(sheet, at)
    if (
      word !== 'ppn' &&
      !(word === 'pajak' && !['wajib', 'nomor', 'kantor', 'laporan', 'spt', 'konsultan'].includes(low(sheet, at - 1)))
    )
      continue
    if (!isFree(sheet, at)) continue
    let from = at
    let refused = false
    let included = false
    while (
      at - from < 5 &&
      isFree(sheet, from - 1) &&
      [
        'tanpa',
        'belum',
        'sudah',
        'termasuk',
        'tidak',
        'bukan',
        'jangan',
        'pakai',
        'pake',
        'plus',
        '+',
        'dan',
        'kena',
        'tambah',
        'ditambah',
        'harga',
        'non',
        'exclude',
        'dengan',
        'usah',
        'perlu',
        'serta',
        'di',
        'atas',
        'include',
        'itu',
        'ini',
        'semua',
      ].includes(low(sheet, from - 1))
    )
      from -= 1
    for (let cue = from; cue < at; cue += 1) {
      const said = low(sheet, cue)
      if (
        ['tanpa', 'non', 'bukan', 'jangan'].includes(said) ||
        (said === 'tidak' && !['termasuk'].includes(low(sheet, cue + 1)))
      )
        refused = true
      if (said === 'termasuk' && !['belum', 'tidak', 'exclude'].includes(low(sheet, cue - 1))) included = true
    }
    const percent = percents.find(({ from: start }) => start > at && start - at <= 3)
    const to = percent && !endsClause(sheet, at + 1) ? percent.to : at + 1
    claim(sheet, from, to, 'sum')
    if (!refused) found.tax ??= { percent: to > at + 1 ? (percent?.value ?? null) : null, included }
  }

  for (const sum of money) {
    const before = cueBefore(sheet, sum.from)
    const deposit = hasDeposit(sum.from)
    if (isDiscount(before) || isDiscount(sum.from - 1)) {
      found.discount ??= { amount: sum.value }
      claim(sheet, isDiscount(before) ? before : sum.from - 1, sum.to, 'sum')
      found.used.add(sum.from)
      continue
    }
    if (deposit !== null) {
      found.downPayment ??= { amount: sum.value }
      claim(sheet, deposit, sum.to, 'sum')
      found.used.add(sum.from)
      continue
    }
    const label = isReport ? null : chargeFrom(sheet, sum.from)
    const counted = quantities.some(
      ({ from, to }) => to === sum.from || (from === sum.to && !endsClause(sheet, sum.to)),
    )
    if (label !== null && !(counted && sum.each)) {
      found.charges.push({
        label: textBetween(sheet, label, sum.from)
          .replace(/\s*[:=]$/, '')
          .replace(trailingFillers, '')
          .toLowerCase(),
        amount: sum.value,
      })
      claim(sheet, label, sum.to, 'sum')
      found.used.add(sum.from)
    }
  }
  return found
}

/** A total that is said as such; after the goods are known, since `10 pcs total 450rb` belongs to its line. */
export const readTotal = (sheet: Sheet, sums: Sums, money: readonly Money[]): void => {
  for (const sum of money) {
    if (sums.used.has(sum.from)) continue
    let at = sum.from - 1
    let said = ['sebesar', 'senilai'].includes(low(sheet, at))
    while (
      at >= 0 &&
      sum.from - at < 6 &&
      isFree(sheet, at) &&
      (fillers.has(low(sheet, at)) || totalWords.has(low(sheet, at)))
    ) {
      if (totalWords.has(low(sheet, at)) || low(sheet, at) === 'semua') said = true
      at -= 1
    }
    if (!said || sum.each) continue
    sums.statedTotal ??= sum.value
    claim(sheet, at + 1, sum.to, 'sum')
    sums.used.add(sum.from)
  }
}
