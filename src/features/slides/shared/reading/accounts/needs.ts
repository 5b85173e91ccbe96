import { sentenceCase } from '#core/text/shared/letter-case.ts'
import type { Ask, DeckPurpose, KeyFigure } from '../../deck-request.ts'
import type { Draft } from '../figure-draft.ts'
import { figuresIn, moneyText } from '../told-figures.ts'
import { trimmed } from '../told-words.ts'
import { added, sumsIn, takeSums, type ToldSum } from './told-sums.ts'

const asking =
  /\b(?:csr|hibah|donatur|donasi|bansos|bantuan|kur|kredit|pinjam\p{L}*|pembiayaan|pendanaan|(?:minta|mohon|permohonan|pengajuan|butuh\p{L}*|kebutuhan|cari|mencari|galang|penggalangan|ajukan|mengajukan|rencana anggaran|total)\s+(?:\p{L}+\s+)?(?:dana|modal|biaya|anggaran|sponsor|sumbangan)|butuh\p{L}*|kebutuhan|rab|anggaran(?:nya)?|biaya|modal(?:nya)?)(?!\p{L})/iu

/** What is no need of its own: what comes in, what is owned, what is paid back or sold. */
const otherSums =
  /\b(?:omzet|omset|laba|untung|keuntungan|pendapatan|penjualan|pemasukan|saldo|kas|sendiri|swadaya|iuran|tabungan|terkumpul|patungan|harga|dijual|jual|cicil\p{L}*|angsur\p{L}*|simpanan|aset|valuasi|bagi hasil|hemat|proyeksi|target|potensi|transaksi|tiket|hadiah utama|platinum|gold|emas|silver|perak|bronze|perunggu|diamond|paket|sponsor|donatur|gaji sekarang|upah|plafon|tenor|gmv|revenue|ebitda)(?!\p{L})/iu
const source =
  /^sumber\b|\b(?:swadaya|kas|iuran|sendiri|nanggung|menanggung|ditanggung|tabungan|terkumpul|patungan|dana desa|subsidi|donatur tetap)\b/i
const sold = /\b(?:menu|produk|harga|paket|tarif|layanan|katalog|jualan|omzet|omset|penjualan)\b/i

const budget = /\b(?:butuh\p{L}*|kebutuhan|biaya|rincian|dana|modal|rab|anggaran)(?!\p{L})/iu

/** `harga jual 65rb biaya produksi 28rb`: what one piece costs its maker stands beside its price. */
const ofOnePiece = /^(?:biaya\s)?(?:produksi|hpp|bahan|modal produksi)$/iu
const sellingPrice = /(?<!\p{L})(?:harga jual|dijual|jual(?:nya)?)(?!\p{L})/iu
const leastOfPlan = 1_000_000

/** What is there already. */
const collected = /^(?:(?:sudah|udah|sdh|baru|telah)\s)?terkumpul$|^(?:sudah|udah|sdh|telah)\s(?:ada|punya|tersedia)$/i

/** `modal 130jt, sudah ada 80jt, kurang 50jt`: what is missing is reckoned, and no need besides. */
const missing = /^(?:masih\s)?(?:kurang|kekurangan)(?:nya)?(?:\sdana)?$/i

const isSource = ({ group, label }: Pick<ToldSum, 'group' | 'label'>): boolean =>
  source.test(group) || source.test(label) || collected.test(label)

/** What partners pay to join is asked of nobody. */
const joining = /\b(?:reseller|franchise|waralaba|kemitraan|mitra|agen|konsinyasi)\b/i
const needing = /\b(?:butuh\p{L}*|kebutuhan|minta|csr|hibah|bantuan|sponsor)(?!\p{L})/iu

/** A plan of work with who pays for it. */
const planned = /\b(?:rencana|program) (?:kerja|anggaran)\b[^]*\b(?:dana desa|swadaya|sisanya|sponsor|kas)\b/i

/** `rencana buka cabang: sewa …, renovasi …`: what it takes to open. */
const opens =
  /\brencana\s(?:buka|membuka|bikin|mendirikan|pindah)(?!\p{L})(?=[^]*\b(?:sewa|renovasi|mesin|peralatan|perlengkapan|etalase|gerobak|bangunan|perizinan|stok awal)\b[^:;.\n]*\d)/iu

/** Whether the money that a message tells of is asked for: what has a price is then needed, not sold. */
export const isFunding = (purpose: DeckPurpose, text: string): boolean =>
  (purpose === 'other' && planned.test(text)) ||
  (purpose === 'pitch' && opens.test(text)) ||
  ((purpose === 'pitch' || purpose === 'proposal') &&
    asking.test(text) &&
    (purpose === 'pitch' || !joining.test(text) || needing.test(text)))

const orders =
  /^(?:(?:mau|ingin|akan|kami|kita|saya|untuk|buat|bwt|dan|lalu|terus|butuh|perlu|minta|mohon|bantuan|beli|membeli|pembelian|biaya|dana|(?:uang|duit|dana)nya|uang|dipakai|digunakan|rincian(?:nya)?|yaitu)\s+)+(?=[\p{L}\d])/iu

const lineOf = ({ factors, label, value }: ToldSum): Ask => {
  const name = sentenceCase(trimmed(label.replace(orders, '')))
  return { label: factors === '' ? name : `${name}: ${factors}`, value: moneyText(value), amount: value }
}

const restOf = (line: string): string | undefined =>
  /^(?:dan\s+)?sisanya\s+(?:(?:dari|oleh|pakai|ditanggung|minta|mohon|pinjam(?:an)?(?:\s+ke)?)\s+)?(.{3,40})$/i.exec(
    line,
  )?.[1]

const spentOn =
  /^(?:dan\s+)?sisanya\s+(?:(?:untuk|buat|bwt|jadi|masuk)\s+)?(\p{L}[\p{L}\s]{2,40}?)(?:\s*\([^()]*\))?$/iu
const givers =
  /(?<!\p{L})(?:dari|oleh|ditanggung|swadaya|donatur|sponsor|iuran|kas|tabungan|pinjam\p{L}*|sendiri|patungan|dicicil|cicil\p{L}*|angsur\p{L}*|dibayar|lunas|tempo|dinas|pemerintah|desa|minta)(?!\p{L})/iu

/** `butuh 60jt: kios 35jt, meja 9jt, sisanya stok`: what is left of the sum that is asked for has its purpose too. */
const restOfWhole = (draft: Draft, left: number): Ask[] => {
  const line = draft.facts.find((fact) => spentOn.test(fact) && !givers.test(fact))
  if (line === undefined || left <= 0) return []
  draft.facts = draft.facts.filter((fact) => fact !== line)
  return [{ label: sentenceCase(trimmed(spentOn.exec(line)?.[1] ?? '')), value: moneyText(left), amount: left }]
}

/** `sisanya donatur`: who brings what the sources leave open. */
const restIn = (draft: Draft, left: number): KeyFigure[] => {
  const lines = [...draft.facts, ...draft.parts.flatMap((part) => part.lines)]
  const who = lines.map(restOf).find((name) => name !== undefined && figuresIn(name).length === 0)
  if (who === undefined || left <= 0) return left > 0 ? [{ label: 'Kekurangan dana', value: moneyText(left) }] : []
  const isOther = (line: string): boolean => restOf(line) !== who
  draft.facts = draft.facts.filter(isOther)
  draft.parts = draft.parts
    .map((part) => ({ ...part, lines: part.lines.filter(isOther) }))
    .filter(({ lines }) => lines.length > 0)
  return [{ label: `Sisanya dari ${trimmed(who)}`, value: moneyText(left) }]
}

/** `thn ini 1,23 miliar` beside what is asked for: what came in, and no part of it. */
const ofPeriod = /^(?:\p{L}+\s)?(?:tahun|thn|th|bulan|bln|minggu|mgg)\s(?:ini|lalu|kemarin|kmrn)$/iu

const ofYear = /^Rp [\d.]+ per tahun$/

const isRent = (label: string): boolean => /^(?:sewa|kontrak)(?!\p{L})/iu.test(label)

/** `sewa 28jt setahun` among what is needed is paid at the start, for the whole year. */
const rentsAhead = (draft: Draft): void => {
  draft.figures = draft.figures.map((one) =>
    isRent(one.label) && ofYear.test(one.value)
      ? { ...one, label: `${one.label} setahun`, value: one.value.replace(' per tahun', '') }
      : one,
  )
  draft.loose = draft.loose.map((one) =>
    isRent(one.label) && one.figure.per === 'tahun'
      ? { ...one, label: `${one.label} setahun`, figure: { ...one.figure, per: '' } }
      : one,
  )
  draft.goods = draft.goods.map((one) =>
    isRent(one.name) && one.per === 'tahun' ? { ...one, name: `${one.name} setahun`, per: '' } : one,
  )
}

const askedSum =
  /(?<!\p{L})(?:butuh|perlu|pinjam|meminjam|ajukan|mengajukan|minta|cari|mencari|modal|dana|biaya|anggaran|kur|kredit)\p{L}*[^,.;:\d]{0,30}\d/iu

/** `tarif cuci 12rb kering 12rb`: what stands in a list of prices is sold. */
const priceLists = /(?<=^|[.;\n]\s*)(?:tarif|harga jual|daftar harga|menu)(?!\p{L})[^.;\n]*/giu
const isSold = ({ label }: ToldSum, text: string): boolean =>
  Array.from(text.matchAll(priceLists)).some(([list]) => list.toLowerCase().includes(label.toLowerCase()))

/** `bibit 5jt. mau pinjam 40jt`: what was paid is told before what is asked for, and is no part of it. */
const isBehindAsk = ({ label }: ToldSum, text: string): boolean => {
  const asked = text.search(askedSum)
  const at = text.toLowerCase().indexOf(label.toLowerCase())
  return asked < 0 || at < 0 || at > asked
}

/** `sudah terkumpul 62jt, kekurangan buat atap 70jt`: what there is is a source, and no part of what is needed; its sum. */
const takeCollected = (draft: Draft): number => {
  const [whole, ...parts] = draft.asks
  const there = parts.filter(({ label }) => collected.test(label))
  if (!whole || there.length === 0) return 0
  draft.sources = [...draft.sources, ...there.map(({ label, value }) => ({ label, value }))]
  draft.asks = [whole, ...parts.filter((part) => !there.includes(part) && !missing.test(part.label))]
  return there.reduce((sum, { amount = 0 }) => sum + amount, 0)
}

const asked = /^(?:(?:pengajuan|tambahan)\s)?(?:modal|dana|pinjaman|pembiayaan|pendanaan)\s(?:ke|kepada|dari)\s\p{L}/iu
const sumOfLabel = /^Rp ([\d.]+)$/

/** `modal ke mertua 30jt, etalase 8jt, …`: whom it is asked of tells which sum is the whole one. */
const takeAsked = (draft: Draft): void => {
  const told = draft.figures.find(({ label, value }) => asked.test(label) && sumOfLabel.test(value))
  if (told === undefined || draft.asks.length > 0) return
  draft.figures = draft.figures.filter((one) => one !== told)
  draft.asks = [{ label: 'Dana yang dibutuhkan', value: told.value, amount: amountOf(told.value) }]
}

/**
 * What the money is for, as parts of one sum: `butuh dana: hadiah 3,5jt, konsumsi 2,8jt`. A sum that was told stays the whole
 * one; sums that do not belong to it stay where they are. What is there already is set against it. Whether any was found.
 */
export const takeNeeds = (draft: Draft, text: string, summed: readonly KeyFigure[]): boolean => {
  rentsAhead(draft)
  const there = takeCollected(draft)
  takeAsked(draft)
  const sums = sumsIn(draft, text)
  if (summed.length > 0) return takeSummed(draft, sums, summed)
  const needs = sums.filter(
    (one) =>
      !(one.value < leastOfPlan && ofOnePiece.test(one.label) && sellingPrice.test(text)) &&
      ![otherSums, ofPeriod, missing].some((other) => other.test(one.label)) &&
      !sold.test(one.group) &&
      !isSold(one, text) &&
      !isSource(one),
  )
  const [whole, ...parts] = draft.asks
  const toldParts = parts.reduce((sum, { amount = 0 }) => sum + amount, 0)
  const isNamed =
    whole !== undefined &&
    !/^(?:dana yang dibutuhkan$|(?:pinjaman|kredit|kur|modal|dana|biaya|anggaran|funding|pendanaan|investasi)\b)/i.test(
      whole.label,
    )
  const amount = whole?.amount ?? 0
  const reached = toldParts + added(needs)
  // `butuh traktor 32jt, pompa air 3 unit @4,5jt`: the first thing asked for is one of them.
  const isFirstOfMany = isNamed && (toldParts !== amount || toldParts === 0) && reached !== amount
  const isListed = needs.length > 0 && needs.every((one) => budget.test(one.group) && isBehindAsk(one, text))
  // Among the parts of a sum, `kulkas 2 unit @ 4jt` is one more as long as the sum holds it.
  const isAmongParts =
    reached < amount &&
    ((toldParts > 0 && needs.every(({ factors }) => factors !== '')) ||
      draft.facts.some((fact) => spentOn.test(fact) && !givers.test(fact)))
  const isPart =
    whole === undefined ||
    isFirstOfMany ||
    reached === amount ||
    (there > 0 && reached + there === amount) ||
    (toldParts === 0 && isListed) ||
    isAmongParts
  const taken = isPart ? needs : []
  if (taken.length === 0 && (whole === undefined || !isFirstOfMany || parts.length === 0)) {
    if (toldParts > 0) draft.asks = [...draft.asks, ...restOfWhole(draft, amount - toldParts)]
    settleSources(draft, sums)
    return false
  }
  takeSums(draft, taken)
  const lines = [...(isFirstOfMany ? [whole] : []), ...parts, ...taken.map(lineOf)]
  const sum = lines.reduce((all, one) => all + (one.amount ?? 0), 0)
  draft.asks =
    whole === undefined || isFirstOfMany
      ? lines.length === 1
        ? lines
        : [{ label: 'Dana yang dibutuhkan', value: moneyText(sum), amount: sum }, ...lines]
      : [whole, ...lines, ...restOfWhole(draft, amount - sum)]
  settleSources(draft, sums)
  return true
}

/** The lines of a sum that was asked for are the needs, as far as they are what is paid. */
const takeSummed = (draft: Draft, sums: readonly ToldSum[], summed: readonly KeyFigure[]): boolean => {
  const lines = summed.slice(0, -1)
  const whole = summed.at(-1)
  if (
    whole === undefined ||
    draft.asks.length > 1 ||
    lines.some(({ label, value }) => otherSums.test(label) || value.startsWith('-'))
  )
    return false
  const values = new Set(lines.map(({ value }) => amountOf(value)))
  takeSums(
    draft,
    sums.filter(({ value }) => values.has(value)),
  )
  const own = sums.filter((one) => isSource(one))
  draft.asks = [
    { label: 'Dana yang dibutuhkan', value: whole.value, amount: amountOf(whole.value) },
    ...lines.map(({ label, value }) => ({
      label: label.replace(/ \(([^()]* × [^()]*)\)$/, ': $1'),
      value,
      amount: amountOf(value),
    })),
  ]
  settleSources(draft, own)
  return true
}

const amountOf = (value: string): number => Number(value.replaceAll(/\D/g, ''))

const settleSources = (draft: Draft, sums: readonly ToldSum[]): void => {
  const [whole] = draft.asks
  const own = sums.filter(({ group, label }) => isSource({ group, label }))
  if (whole?.amount === undefined || own.length === 0) return
  takeSums(draft, [...own, ...sums.filter(({ label }) => missing.test(label))])
  draft.sources = [
    ...own.map((one) => {
      const { label, value } = lineOf(one)
      return { label: one.factors === '' ? sentenceCase(one.label) : label, value }
    }),
    ...restIn(draft, whole.amount - added(own)),
  ]
}
