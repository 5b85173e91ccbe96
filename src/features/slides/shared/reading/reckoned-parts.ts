import { formatNumber } from '#core/text/shared/rupiah.ts'

import type { DeckRequest, KeyFigure, PricedThing } from '../deck-request.ts'
import { figuresIn, moneyText, type ToldFigure } from './told-figures.ts'

type Told = Pick<DeckRequest, 'asks' | 'figures' | 'goods' | 'series'>

const percents = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 2 })

const asksToReckon =
  /\b(?:berapa|brp|hitung\p{L}*|itung\p{L}*|tulis\p{L}*|tampil\p{L}*|cantum\p{L}*|simulasi\p{L}*|contoh\p{L}*|state|calculate)(?!\p{L})/iu

const percentOf = (name: string, text: string): number | null => {
  const told = new RegExp(
    `(?<!\\p{L})(?:${name})(?:nya)?(?:\\s+\\p{L}+)?\\s*(\\d{1,2}(?:,\\d+)?)\\s?(?:%|persen)`,
    'iu',
  ).exec(text)?.[1]
  return told === undefined ? null : Number(told.replace(',', '.'))
}

/** Things that stand for themselves in a list of prices: each may be reckoned on. */
const priced = ({ goods }: Told): PricedThing[] => goods.filter(({ name, price }) => name !== '' && price > 0)

/** `semua diskon 25%: … tampilkan harga setelah diskon`: every price less its discount. */
const discounted = (told: Told, text: string): KeyFigure[] => {
  const rate = percentOf('diskon|disc|potongan|korting', text)
  const isAsked =
    /\b(?:(?:setelah|sesudah|abis|habis) (?:di)?(?:diskon|potong\p{L}*)|harga coret|harga diskon\p{L}*|jadi(?:nya)? berapa)(?!\p{L})/iu.test(
      text,
    )
  if (rate === null || !isAsked) return []
  return priced(told).map(({ name, price }) => ({
    label: `${name}: dari ${moneyText(price)}, diskon ${percents.format(rate)}%`,
    value: moneyText((price * (100 - rate)) / 100),
  }))
}

/** `DP 30%, tulis DP masing-masing paket berapa`: what is paid first of every price. */
const deposits = (told: Told, text: string): KeyFigure[] => {
  const rate = percentOf('dp|uang muka|booking fee', text)
  if (rate === null || !asksToReckon.test(text)) return []
  return priced(told).map(({ name, price }) => ({
    label: `DP ${name}: ${percents.format(rate)}% dari ${moneyText(price)}`,
    value: moneyText((price * rate) / 100),
  }))
}

const bareCount = (text: string): ToldFigure[] =>
  figuresIn(text).filter(({ kind, per, unit }) => kind === 'count' && per === '' && unit !== '')

/** `paket 850rb per orang, komisi 12% … rombongan 20 orang`: a share of the one price, and of so many. */
const commissions = (_: Told, text: string): KeyFigure[] => {
  const rate = percentOf('komisi|fee', text)
  const [only, more] = figuresIn(text).filter(({ kind, per }) => kind === 'money' && ['orang', 'pax'].includes(per))
  if (rate === null || !only || more || !asksToReckon.test(text)) return []
  const each = (only.value * rate) / 100
  const [group, other] = bareCount(text).filter(({ unit }) => ['orang', 'pax'].includes(unit.toLowerCase()))
  return [
    {
      label: `Komisi per ${only.per}: ${percents.format(rate)}% dari ${moneyText(only.value)}`,
      value: moneyText(each),
    },
    ...(group && !other
      ? [
          {
            label: `Komisi ${formatNumber(group.value)} ${only.per}: ${formatNumber(group.value)} × ${moneyText(each)}`,
            value: moneyText(each * group.value),
          },
        ]
      : []),
  ]
}

const people = /^(?:orang|anak|siswa|siswi|murid|santri|jamaah|jemaah|peserta|keluarga|kk|warga|anggota|saudara)$/i

/** `harga sapi 24,5jt buat 7 orang … iuran per orang`: one price shared by so many, and each month of it. */
const shared = (told: Told, text: string): KeyFigure[] => {
  if (!/\b(?:iuran|patungan|urunan|per ?orang\p{L}*|masing-?\s?masing|tiap orang|dibagi rata)(?!\p{L})/iu.test(text))
    return []
  for (const { name, price, note } of told.goods) {
    const [, count = '', unit = ''] = /^(?:untuk|buat|bwt|dibagi|berdua|isi)\s+(\d{1,3})\s+(\p{L}+)$/iu.exec(note) ?? []
    if (count === '' || !people.test(unit)) continue
    const each = price / Number(count)
    const months = /\b(?:di)?(?:cicil|angsur|tabung)\p{L}*\s+(?:selama\s+)?(\d{1,3})\s*(?:bulan|bln|x|kali)\b/iu.exec(
      text,
    )?.[1]
    return [
      { label: `Iuran per ${unit.toLowerCase()}: ${name} ${moneyText(price)} dibagi ${count}`, value: moneyText(each) },
      ...(months === undefined
        ? []
        : [
            {
              label: `Cicilan per bulan: ${moneyText(each)} dibagi ${months} bulan`,
              value: moneyText(each / Number(months)),
            },
          ]),
    ]
  }
  return []
}

/** `240 siswa, sepotong 95rb … 5% dari nilai pesanan`: what the whole order is worth, and a share of it. */
const ordered = (told: Told, text: string): KeyFigure[] => {
  if (!/\bnilai (?:pesanan|order\p{L}*|penawaran|pengadaan|kontrak)/iu.test(text)) return []
  const [only, more] = priced(told)
  const buyers = bareCount(text).filter(({ unit }) => people.test(unit))
  const [count, other] = buyers
  if (!only || more || !count || other || told.figures.some(({ value }) => value.includes(' × '))) return []
  const whole = only.price * count.value
  const rate = /(\d{1,2}(?:,\d+)?)\s?(?:%|persen)\s+(?:dari\s+)?nilai\b/iu.exec(text)?.[1]
  return [
    {
      label: `Nilai pesanan: ${formatNumber(count.value)} ${count.unit} × ${moneyText(only.price)}`,
      value: moneyText(whole),
    },
    ...(rate === undefined
      ? []
      : [{ label: `${rate}% dari nilai pesanan`, value: moneyText((whole * Number(rate.replace(',', '.'))) / 100) }]),
  ]
}

const sumAfter = (name: string, text: string): number | null => {
  const told = new RegExp(
    `(?<!\\p{L})(?:${name})(?:nya)?\\s+((?:rp\\.?\\s*)?\\d[\\d.,]*\\s?(?:rb|ribu|k|jt|juta)?)(?!\\p{L})`,
    'iu',
  ).exec(text)?.[1]
  const [figure] = told === undefined ? [] : figuresIn(`harga ${told}`)
  return figure?.kind === 'money' ? figure.value : null
}

/** `harga reseller 45rb jual 70rb, minimal ambil 12 botol`: what one begins with, and what is left when all is sold. */
const forResellers = (_: Told, text: string): KeyFigure[] => {
  const cost = sumAfter('harga (?:reseller|agen|mitra|grosir)', text)
  const price = sumAfter('(?:di)?jual(?: lagi)?|harga jual|harga (?:ecer|konsumen)', text)
  const [, count = '', unit = ''] =
    /\b(?:minimal|min|minimum)\.?\s+(?:ambil|order|pembelian|beli|pesan)?\s*(\d[\d.]*)\s+(\p{L}+)/iu.exec(text) ?? []
  const many = Number(count.replaceAll('.', ''))
  if (cost === null || price === null || count === '' || price <= cost || !asksToReckon.test(text)) return []
  return [
    { label: `Modal awal: ${count} ${unit} × ${moneyText(cost)}`, value: moneyText(cost * many) },
    {
      label: `Untung kalau habis: ${count} ${unit} × ${moneyText(price - cost)}`,
      value: moneyText((price - cost) * many),
    },
  ]
}

/** `biaya produksi 4.200/botol, jual 9.000, target 300 botol, hitung laba`: so many, each with what it leaves. */
const earned = (_: Told, text: string): KeyFigure[] => {
  if (!/\b(?:laba|untung|keuntungan|profit)/i.test(text) || !asksToReckon.test(text)) return []
  const cost = sumAfter('(?:biaya (?:produksi|bahan|pokok)|modal|hpp)(?: per \\p{L}+)?', text)
  const price = sumAfter('(?:di)?jual|harga jual', text)
  const [, unit = ''] =
    /(?:biaya (?:produksi|bahan)|modal|hpp|jual)[^,;]{0,24}?\d\s?(?:rb|ribu)?\s*(?:\/|per\s)\s*(\p{L}+)/iu.exec(text) ??
    []
  const [count, other] = bareCount(text).filter((one) => one.unit.toLowerCase() === unit.toLowerCase())
  if (cost === null || price === null || unit === '' || !count || other || price <= cost) return []
  return [
    { label: `Laba per ${unit}: ${moneyText(price)} − ${moneyText(cost)}`, value: moneyText(price - cost) },
    {
      label: `Laba ${formatNumber(count.value)} ${unit}: ${formatNumber(count.value)} × ${moneyText(price - cost)}`,
      value: moneyText((price - cost) * count.value),
    },
  ]
}

/** `untung 4rb per porsi. simulasikan laku 60 porsi sehari 26 hari`: what it comes to in a month. */
const simulated = (told: Told, text: string): KeyFigure[] => {
  if (!asksToReckon.test(text)) return []
  for (const { label, value } of told.figures) {
    const [, sum = '', per = ''] = /^Rp ([\d.]+) per (\p{L}+)$/u.exec(value) ?? []
    if (sum === '' || !/\b(?:laba|untung|keuntungan|profit|margin)/i.test(label)) continue
    const [, count = '', days = ''] =
      new RegExp(`(\\d[\\d.]*)\\s+${per}\\s+(?:se|per\\s?)hari[^.;]{0,20}?(\\d{1,2})\\s+hari(?!\\p{L})`, 'iu').exec(
        text,
      ) ?? []
    if (count === '') continue
    const whole = Number(sum.replaceAll('.', '')) * Number(count.replaceAll('.', '')) * Number(days)
    return [{ label: `${label} sebulan: ${count} ${per} × ${days} hari × Rp ${sum}`, value: moneyText(whole) }]
  }
  return []
}

/** `bonus 2% dari omzet … contoh bonusnya pas omzet 65jt` */
const exampleShare = (_: Told, text: string): KeyFigure[] => {
  const [, name = '', rate = ''] =
    /(?<!\p{L})(bonus|komisi|insentif|fee)(?:nya)?\s+(\d{1,2}(?:,\d+)?)\s?(?:%|persen)\s+dari\s+omzet/iu.exec(text) ??
    []
  const told = /\bcontoh[^.;]{0,40}?\bomzet\p{L}*\s+((?:rp\.?\s*)?\d[\d.,]*\s?(?:rb|ribu|jt|juta|miliar)?)/iu.exec(
    text,
  )?.[1]
  const [sum] = told === undefined ? [] : figuresIn(`omzet ${told}`)
  if (rate === '' || sum?.kind !== 'money') return []
  return [
    {
      label: `Contoh ${name.toLowerCase()}: ${rate}% dari omzet ${moneyText(sum.value)}`,
      value: moneyText((sum.value * Number(rate.replace(',', '.'))) / 100),
    },
  ]
}

/** `1.800 active users, 25k per month each … MRR` */
const recurring = (_: Told, text: string): KeyFigure[] => {
  if (!/\b(?:mrr|monthly recurring revenue|pendapatan (?:langganan|berulang))\b/i.test(text)) return []
  const count =
    /(\d[\d.]*)\s+(?:(?:active|paying|aktif)\s+)?(?:users?|pengguna|pelanggan|subscribers?|members?)\b/iu.exec(
      text,
    )?.[1]
  const sum = /(\d[\d.,]*\s?(?:k|rb|ribu|jt|juta))\s*(?:\/|per)\s*(?:month|bulan|bln)\b/iu.exec(text)?.[1]
  const [price] = sum === undefined ? [] : figuresIn(sum)
  if (count === undefined || price?.kind !== 'money') return []
  return [
    {
      label: `MRR: ${count} pelanggan × ${moneyText(price.value)} per bulan`,
      value: moneyText(Number(count.replaceAll('.', '')) * price.value),
    },
  ]
}

/** `contoh setor 6 kg plastik & 10 kg kardus dapat berapa`: so much of each priced thing. */
const example = ({ goods }: Told, text: string): KeyFigure[] => {
  const said = /\b(?:contoh|misal|simulasi)\p{L}*[^.;\n]*/iu.exec(text)?.[0] ?? ''
  const lines = goods.flatMap(({ name, per, price }) => {
    const word =
      name
        .split(/\s+/)
        .at(-1)
        ?.replaceAll(/[^\p{L}\d]/gu, '') ?? ''
    const count =
      word === '' || per === ''
        ? undefined
        : new RegExp(`(\\d[\\d.,]*)\\s*${per}\\s+(?:\\p{L}+\\s+)?${word}(?!\\p{L})`, 'iu').exec(said)?.[1]
    const many = Number((count ?? '').replaceAll('.', '').replace(',', '.'))
    return count === undefined
      ? []
      : [{ words: `${count} ${per} ${name.toLowerCase()} × ${moneyText(price)}`, sum: many * price }]
  })
  if (lines.length === 0) return []
  return [
    ...(lines.length > 1 ? lines.map(({ words, sum }) => ({ label: words, value: moneyText(sum) })) : []),
    {
      label: lines.length > 1 ? 'Contoh: semuanya' : `Contoh: ${lines[0]?.words ?? ''}`,
      value: moneyText(lines.reduce((all, { sum }) => all + sum, 0)),
    },
  ]
}

/** `bonus 15rb per unit kalau target tercapai` beside a target of 520 units: what all of it comes to. */
const bonusOfTarget = ({ figures, goods }: Told, text: string): KeyFigure[] => {
  const [bonus, more] = goods.filter(({ name, per }) => /^(?:bonus|insentif|komisi)\b/i.test(name) && per !== '')
  const goal = figures.flatMap(({ label }) => {
    const count = /^target\b.*\bjadi ([\d.]+)/i.exec(label)?.[1]
    return count !== undefined && bonus !== undefined && label.toLowerCase().includes(bonus.per)
      ? [Number(count.replaceAll('.', ''))]
      : []
  })[0]
  if (!bonus || more || goal === undefined || !/\btotal (?:bonus|insentif|komisi)/i.test(text)) return []
  return [
    {
      label: `Total ${bonus.name.toLowerCase()}: ${formatNumber(goal)} ${bonus.per} × ${moneyText(bonus.price)}`,
      value: moneyText(goal * bonus.price),
    },
  ]
}

/** `49rb/bulan atau 490rb/tahun, hemat berapa`: a year by the month, less a year at once. */
const yearAtOnce = (_: Told, text: string): KeyFigure[] => {
  const [month, more] = figuresIn(text).filter(({ kind, per }) => kind === 'money' && per === 'bulan')
  const [year, other] = figuresIn(text).filter(({ kind, per }) => kind === 'money' && per === 'tahun')
  if (!/\bhemat/i.test(text) || !month || more || !year || other || month.value * 12 <= year.value) return []
  return [
    {
      label: `Hemat setahun: 12 × ${moneyText(month.value)} − ${moneyText(year.value)}`,
      value: moneyText(month.value * 12 - year.value),
    },
  ]
}

/** What a message asks to have reckoned of the prices and shares that it tells. */
export const reckonedParts = (told: Told, text: string): KeyFigure[] =>
  [
    discounted,
    deposits,
    commissions,
    shared,
    ordered,
    forResellers,
    earned,
    simulated,
    exampleShare,
    recurring,
    yearAtOnce,
    example,
    bonusOfTarget,
  ].flatMap((rule) => rule(told, text))
