import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { countedIn, isName, placesOf, productIn } from './counted-figures.ts'
import type { Ask, DeckPurpose } from '../deck-request.ts'
import type { Draft } from './figure-draft.ts'
import { bundled, labelOf, namedThing } from './figure-names.ts'
import { metricHead, metricName, timeIn } from './metric-words.ts'
import { figuresIn, moneyText, type ToldFigure, toldText } from './told-figures.ts'
import { targetIn } from './accounts/against.ts'
import { measuredIn } from './accounts/measured.ts'
import { ofPlan } from './accounts/planned-sums.ts'
import { reducedIn } from './reduced-prices.ts'
import { changeIn } from './told-changes.ts'
import { isPlanned } from './told-events.ts'
import { trimmed } from './told-words.ts'

const goodsLabel = /\b(?:harga|menu|produk|daftar|barang|paket|katalog|jual|tarif|layanan|jasa)\b/i
const seriesLabel =
  /\b(?:penjualan|omzet|omset|pemasukan|penerimaan|belanja|data|hasil|survei|pendapatan|pengeluaran|laba|untung|jumlah|pengunjung|pelanggan|realisasi|rincian|anggaran|biaya|modal|kebutuhan|kinerja)\b/i
export const askHead =
  /^(?:(?:total )?(?:modal|dana|investasi|biaya|anggaran|pinjaman|pendanaan)(?:nya)?\s+(?:yang\s+)?(?:di)?(?:butuh|perlu|minta|cari)|(?:yang\s+)?dibutuhkan|(?:kami |saya |kita |mau |ingin |pengen )*(?:pinjam(?!an)|mengajukan|ajukan|mengusulkan|butuh|perlu|membutuhkan|memerlukan|cari|mencari|minta|raise|raising|galang|menggalang|kebutuhan|target pendanaan|(?:pengajuan\s+)?(?:kur|kredit|pembiayaan|pinjaman)(?=\s+(?:\p{L}+\s+){0,3}?(?:sebesar\s+|senilai\s+)?(?:rp\.?\s*)?\d)|dana yang dibutuhkan|(?:bisnis|usaha|pengen|mau|ingin|untuk|presentasi|pitching?)\b.*\b(?:butuh|perlu|cari|pinjaman|pendanaan))|pinjaman|(?:dana|modal|uang|duit|pinjaman)(?:nya)?\s+(?:itu\s+|tersebut\s+|akan\s+|dipakai\s+|digunakan\s+|rencananya\s+)*(?:untuk|buat|bwt)\b)\w*/iu
const totalHead = /^(?:total(?:nya)?|jumlah(?:nya)?|grand total|keseluruhan)\b/i
const figureText = (figure: ToldFigure): string =>
  /^(?:per|\/|se)\b/i.test(figure.after) ? `${toldText(figure)} ${figure.after}` : toldText(figure)

const askWords =
  /^(?:(?:dan|untuk|buat|kami|saya|kita|mau|ingin|pengen|total|butuh|perlu|cari|mencari|minta|raise|raising|galang|menggalang|pinjam|mengajukan|ajukan|mengusulkan|membutuhkan|memerlukan|kebutuhan|target|yang|dibutuhkan|diperlukan|dana|uang|duit|dipakai|digunakan|modal(?!\s+(?:kerja|awal|usaha))|investor|pemodal|pendanaan|funding|investasi|presentasi|bantuan|donasi)(?:nya)?(?:\s+|$))+|\s*\b(?:yang\s+)?(?:di)?(?:butuh|perlu)(?:kan)?$/gi

/** `butuh 40jt untuk …`, `ajukan 150jt beli …`: what it is spent on. */
const useBehind = /^(?:(?:untuk|buat|bwt)\s+|(?=(?:beli|membeli|bayar|bangun|renovasi|nambah|tambah)\s))(.+)$/iu
const ofMany =
  /(?:^|\s)(?:(?:untuk|buat|bwt|beli|membeli|dan|sama|plus|pembelian)\s)*(\d{1,4})\s(\p{L}[\p{L}\s-]{1,40})$/iu

/** `…, beli 3 mesin cuci baru @18jt`: so many of one price are their product. */
const timesIn = ({ gap, per, value }: ToldFigure): Ask | null => {
  const [, count = '', what = ''] = per === 'satuan' ? (ofMany.exec(gap) ?? []) : []
  if (count === '') return null
  const sum = Number(count) * value
  return { label: `${sentenceCase(trimmed(what))}: ${count} × ${moneyText(value)}`, value: moneyText(sum), amount: sum }
}

/** What is asked for, and the sums that it is made of. */
const readAsk = (money: readonly ToldFigure[], draft: Draft): void => {
  for (const [at, figure] of money.entries()) {
    const told = at === 0 ? figure.before : figure.gap.replace(/^.*?\b(?:yaitu|terdiri dari)\s+/i, '')
    // `60jt tim, 35jt aplikasi`: among parts the name may stand behind its sum.
    const product = at === 0 ? null : timesIn(figure)
    if (product) {
      draft.asks.push(product)
      continue
    }
    const isBehind = draft.asks.length > 0 && trimmed(labelOf({ before: told }).replace(askWords, '')) === ''
    const said = isBehind && /^\p{L}[\p{L}\s]{1,30}$/u.test(figure.after) ? figure.after : told
    const label = trimmed(labelOf({ before: said }).replace(askWords, ''))
    const isPart = at > 0 || draft.asks.length > 0
    const isNamed =
      label !== '' && label.split(/\s+/).length <= (isPart ? 6 : 4) && (isPart || !/\b(?:dana|modal)\b/i.test(label))
    const name = isNamed ? sentenceCase(label) : 'Dana yang dibutuhkan'
    const wished = trimmed(figure.before.replace(/\b(?:dan\s+)?(?:butuh|perlu|cari|minta|modal|dana)\w*\b.*$/i, ''))
    const isWish =
      at === 0 &&
      /^(?:pengen|ingin|mau|rencana)\s+(?!(?:pinjam|ajukan|mengajukan|cari|minta)(?!\p{L}))\p{L}/iu.test(wished)
    if (isWish) draft.uses.push(sentenceCase(wished.replace(/^(?:(?:pengen|ingin|mau|rencana(?:nya)?)\s+)+/i, '')))
    draft.asks.push({
      label: isWish ? 'Dana yang dibutuhkan' : name,
      value: figureText({ ...figure, after: '' }),
      amount: figure.value,
    })
  }
  const [first] = money
  // `KUR 50jt tenor 36 bulan buat usaha jahit`: how it is paid back stands behind it.
  const isLent = /(?<!\p{L})(?:pinjam\p{L}*|kredit|kur|pembiayaan)(?!\p{L})/iu.test(first?.before ?? '')
  const [term, kind] =
    /^(tenor|jangka waktu|selama|dicicil|angsuran)?\s*\d{1,3}\s*(?:bulan|bln|tahun|thn|x|kali)(?!\p{L})/iu.exec(
      first?.after ?? '',
    ) ?? []
  if (term !== undefined && (kind !== undefined || isLent))
    draft.facts.push(sentenceCase(kind === undefined ? `tenor ${term}` : term))
  const use = money.length === 1 ? useBehind.exec(first?.after ?? '')?.[1] : undefined
  if (use) draft.uses.push(sentenceCase(trimmed(use)))
}

/** `hari 1 tiba dan jalan-jalan`: a stage of what is planned, in order; its number is no figure. */
const readStage = (clause: string, draft: Draft): boolean => {
  const [, stage = '', number = '', what = ''] =
    /^(hari|sesi|tahap|pertemuan|minggu|pekan|bulan)\s+(?:ke-?\s*)?(\d{1,2})\s*[:,-]?\s+(\p{L}.*)$/iu.exec(clause) ?? []
  // `minggu 13 desember` is a day.
  const isDay = /^(?:jan|feb|mar|apr|mei|jun|jul|agu|sep|okt|nov|des)\p{L}*(?:\s|$)/iu.test(what)
  const title = /^(?:hari|sesi|pertemuan)$/i.test(stage) ? 'Susunan acara' : 'Tahapan'
  // `minggu 3 hampers 150rb` behind weeks 1 and 2 of a plan is its third.
  const isNext = Number(number) > 2 && draft.parts.some((part) => part.title === title && part.lines.length > 1)
  const isSum = !isNext && figuresIn(what).some(({ kind }) => kind === 'money')
  if (stage === '' || isDay || isSum) return false
  const line = `${sentenceCase(stage.toLowerCase())} ${number}: ${trimmed(what)}`
  const at = draft.parts.findIndex((part) => part.title === title)
  if (at < 0) draft.parts.push({ title, lines: [line], isOrdered: true })
  else draft.parts[at] = { title, lines: [...(draft.parts[at]?.lines ?? []), line], isOrdered: true }
  return true
}

const ofDay = /^(?:omzet|omset|penjualan|pendapatan)(?!\p{L})/iu
const weekday = /^(?:senin|selasa|rabu|kamis|jumat|jum'at|sabtu)$/i
/** `Paket Melati 12jt (rias, dekor 4m, foto)`: a price, and in brackets what it holds. */
const readPackage = (clause: string, context: string, draft: Draft): boolean => {
  const [, told = '', held = ''] = /^([^()]+?)\s*\(([^()]{3,200})\)$/.exec(clause) ?? []
  const [price, more] = figuresIn(told).filter(({ kind }) => kind === 'money')
  const holds = held.split(/\s*,\s*|\s+\+\s+/).filter((one) => /\p{L}{2}/u.test(one))
  if (!price || more || price.after !== '' || holds.length === 0) return false
  if (holds.some((one) => figuresIn(one).some(({ kind }) => kind === 'money'))) return false
  const { head, name } = namedThing(labelOf(price))
  if (name === '' || metricHead.test(name) || name.split(/\s+/).length > 5) return false
  draft.goods.push({
    name: sentenceCase(name),
    price: price.value,
    per: price.per,
    note: holds.map(trimmed).join(', '),
    group: sentenceCase(head === '' ? context : head),
    holds: holds.map((one) => sentenceCase(trimmed(one))),
  })
  return true
}

/** What somebody pays to belong or to learn is a price. */
const fee = /^(?:biaya (?:masuk|pendaftaran|daftar|pangkal|kursus|les|sekolah)|uang (?:pangkal|gedung|makan))\b/i
/** What a business is worth, and what is given for a share of the sum, is no part of what it asks for. */
const worth =
  /\b(?:(?:paket\s)?(?:platinum|gold|emas|silver|perak|bronze|perunggu|diamond)|valuasi|ekuitas|equity|saham|omzet|omset|laba|bunga|tenor)\b/i

/** `penjualan cabang Sragen` is what the branch Sragen brought in; empty where no branch is named. */
const branchIn = (label: string): string => {
  const [, what = '', branch = ''] =
    /^(.*?)(?<!\p{L})((?:cabang|outlet|gerai|kios|toko|warung)\s+\p{L}[\p{L}\d ]*)$/iu.exec(label) ?? []
  // `sponsor toko Berkah` is no branch.
  return what === '' || metricHead.test(what) ? sentenceCase(branch) : ''
}

/** Whether it was told already that something rose or fell: `pengunjung turun 20%, omzet 62jt dari 75jt`. */
const isAmongChanges = ({ against, facts, figures, loose }: Draft): boolean =>
  against.length > 0 ||
  [...[...figures, ...loose].map(({ label }) => label), ...facts].some((told) => /\b(?:naik|turun)\b/i.test(told))

/** `gratis ongkir minimal belanja 1jt`: from which sum on something is given. */
const givenFrom =
  /^(?:gratis|free|bonus|dapat|diskon|potongan|cashback)(?!\p{L}).*(?<!\p{L})(?:min|minimal|minimum|belanja|pembelian|di atas|mulai)(?:\s\p{L}+){0,2}$/iu

/** `uangnya untuk nambah 800 ekor 56jt dan kandang 19jt`: what the money is spent on, with counts among the sums. */
const spent = /^(?:dana|modal|uang|duit|pinjaman)(?:nya)?\s(?:\p{L}+\s){0,2}(?:untuk|buat|bwt)\s/iu

/** `kain 1,8jt sampai 6,5jt`: from one price up to another. */
const upTo = /^(?:-|–|sampai|s\/d|hingga)$/iu

/** `desember target 350jt` is the target of December. */
const targetFirst = (label: string): string => label.replace(/^(\p{L}+(?:\s(?:ini|depan))?)\starget$/iu, 'target $1')

const besidePrice =
  /^(?:(?:plus|\+|tambah|belum termasuk)\s)?(?:ongkir|ongkos kirim|biaya (?:kirim|antar|pasang)|deposit|ongkos)$/iu

const onCondition =
  /(?<!\p{L})(?:kalau|kalo|jika|apabila|bila|asal)\s(?:\p{L}+\s){1,4}(?:di\s?bawah|di\s?atas|lebih|kurang|melebihi|mencapai|sampai)(?:\sdari)?$/iu

/** A clause with figures: a price, a figure of a series, what is asked, or a key figure; false where it is prose. */
export const readFigureClause = (
  clause: string,
  context: string,
  purpose: DeckPurpose,
  draft: Draft,
  isPartOfAsk = false,
): boolean => {
  // `rencana beli CCTV 6jt`, `bulan depan sewa lahan 1,5jt`: what is still to come is no figure of what came.
  const isStillToCome = purpose === 'report' && isPlanned(clause)
  if (isStillToCome && productIn(clause, figuresIn(clause)) === null) return false
  if (readStage(clause, draft) || readPackage(clause, context, draft)) return true
  const promoted = purpose === 'promotion' ? reducedIn(clause, context) : null
  if (promoted) {
    draft.goods.push(promoted)
    return true
  }
  const measured = measuredIn(clause)
  if (measured) {
    draft.measured.push(measured)
    return true
  }
  const pair = targetIn(clause) ?? changeIn(clause, isAmongChanges(draft))
  if (pair) {
    draft.against.push(pair)
    draft.figures.push(pair.figure)
    return true
  }
  const told = figuresIn(clause)
  const money = told.filter(({ kind }) => kind === 'money')
  const figure = money[0] ?? told[0]
  // `naikkan bunga jadi 6%`, `bebas kalau omzet di bawah 500jt` are sentences, not figures with a name.
  const isBundle = figure?.kind === 'money' && bundled.test(figure.before)
  if (!figure || (/\b(?:jadi|menjadi)\s*$/i.test(figure.before) && !isBundle) || onCondition.test(figure.before))
    return false
  if (figure.kind === 'money' && money.length === 1 && givenFrom.test(figure.before)) return false
  const label = targetFirst(labelOf(figure)) || (figure.kind === 'percent' ? trimmed(figure.before) : '')
  // `total omzet 186 juta` of nothing that was listed stands for itself.
  const isMeasured =
    (draft.loose.length === 0 && metricName.test(label.replace(totalHead, ''))) ||
    /^total\s+(?:belanja|pengeluaran|beban|biaya|pembelian)\b/i.test(label)
  if (figure.kind === 'money' && totalHead.test(clause) && money.length === 1 && !isMeasured) {
    draft.statedTotal = figure.value
    return true
  }
  const [low, high] = money
  const thing = low && high && money.length === 2 && upTo.test(high.gap) ? namedThing(labelOf(low)) : null
  if (thing && low && high && high.value > low.value && thing.name !== '' && !metricHead.test(thing.name)) {
    const group = sentenceCase(thing.head === '' ? context : thing.head)
    const note = trimmed(`sampai ${toldText({ ...high, per: '' })}, ${high.after}`)
    draft.goods.push({ name: sentenceCase(thing.name), price: low.value, per: high.per, note, group })
    return true
  }
  // `atap 45%, finishing 0`: nothing of it is done yet.
  if (told.length === 1 && figure.kind === 'count' && figure.value === 0 && figure.unit === '' && label !== '') {
    const before = draft.loose.at(-1)
    if (before?.figure.kind === 'percent') {
      draft.loose.push({ ...before, label, figure: { ...figure, kind: 'percent', unit: '%' } })
      return true
    }
  }
  // `toko B 11.900/kg ongkir 300rb`: what is paid beside a price for one is told with it.
  const [one, beside] = money
  const extra = one && beside && money.length === 2 && one.per !== '' ? besidePrice.exec(beside.gap)?.[0] : undefined
  const priced = one && extra !== undefined ? namedThing(labelOf(one)).name : ''
  if (one && beside && extra !== undefined && priced !== '' && !metricHead.test(priced)) {
    const note = trimmed(`${extra} ${figureText(beside)}`)
    draft.goods.push({ name: sentenceCase(priced), price: one.value, per: one.per, note, group: sentenceCase(context) })
    return true
  }
  const product = productIn(clause, told)
  if (product) {
    draft.figures.push({ ...product, group: context })
    return true
  }
  const branch = purpose === 'report' ? branchIn(label) : ''
  if (branch !== '' && money.length === 1 && told.length === 1 && figure.per === '') {
    draft.loose.push({
      label: branch,
      figure,
      group: `Hasil per ${branch.split(' ')[0]?.toLowerCase() ?? ''}`,
      metric: '',
    })
    return true
  }
  const timed = timeIn(label)
  // `Okt 22jt, target Desember 30jt`: what is hoped for is no point among what came in.
  if (timed !== '' && draft.loose.length > 0 && money.length === 1 && /^target(?!\p{L})/iu.test(label)) {
    draft.figures.push({ label: sentenceCase(label), value: figureText(figure) })
    return true
  }
  // `infaq jumat` of a box is its name; `omzet Senin` is that day's.
  const isNamedAfter = timed !== label && weekday.test(timed) && money.length === 1 && !ofDay.test(label)
  if (timed !== '' && !isNamedAfter && money.length <= 1) {
    const metric = metricName.exec(label)?.[0] ?? ''
    draft.loose.push({ label: timed, figure, group: context, metric })
    return true
  }
  const isOwed =
    /^(?:pinjaman|kredit)\s+(?:beredar|anggota|macet|lancar|tersalur\p{L}*|aktif|yang (?!di(?:butuh|perlu|minta|aju|cari)|kami|akan|mau))/iu.test(
      clause,
    )
  if (money.length > 0 && (told[0]?.kind === 'money' || spent.test(clause)) && askHead.test(clause) && !isOwed) {
    readAsk(money, draft)
    return true
  }
  // `butuh 35 juta untuk kolam 20 juta, bibit 5 juta`: what follows a sum that is asked for is a part of it.
  // `sewa 2 tahun 60jt` counts what its sum pays for.
  if (
    money.length === 1 &&
    told.at(-1) === figure &&
    told.slice(0, -1).every(({ kind }) => kind === 'count') &&
    productIn(clause, told) === null &&
    figure.per === '' &&
    isPartOfAsk &&
    label.split(/\s+/).length <= 4 &&
    !worth.test(label)
  ) {
    readAsk(money, draft)
    return true
  }
  const branches = placesOf(clause)
  if (branches) {
    draft.figures.push(branches)
    return true
  }
  const isPlain = told.length === 1 && (figure.kind !== 'count' || figure.unit === '')
  // `Cabang Sleman 45jt, Bantul 38jt, Wates 27jt`: the names behind the first one are branches as well.
  const last = draft.loose.at(-1)
  if (
    last?.group.startsWith('Hasil per ') &&
    isPlain &&
    figure.kind === 'money' &&
    /^(?:\p{Lu}[\p{L}'’]+\s?){1,3}$/u.test(label) &&
    figure.per === '' &&
    timeIn(label) === ''
  ) {
    draft.loose.push({ label, figure, group: last.group, metric: '' })
    return true
  }
  // `gabah 6.500/kg`: prices for one are compared with nothing, and come to no sum.
  const isRate = figure.kind === 'money' && /^(?:harga|tarif)(?!\p{L})/iu.test(label) && figure.per !== ''
  if (seriesLabel.test(context) && isPlain && label !== '' && !isRate) {
    draft.loose.push({
      label,
      figure,
      group: context,
      metric: '',
    })
    return true
  }
  if (money.length === 1 && label.split(/\s+/).length <= 8) {
    // `diskon 5% untuk order di atas 10jt` is a condition, not a price.
    if (told[0] !== figure && /\d/.test(label)) {
      if (told[0]?.kind === 'percent') return false
      const measured = metricName.exec(label)
      const stated = measured ? label.slice(0, measured.index) : ''
      if (measured && /\d/.test(stated)) {
        draft.facts.push(sentenceCase(trimmed(stated)))
        draft.figures.push({ label: sentenceCase(measured[0]), value: figureText(figure) })
        return true
      }
    }
    const thing = namedThing(label)
    const isPriceWord = /^(?:harga|tarif|biaya)(?:nya)?$/i.test(thing.name)
    const { head, name } = isPriceWord && /\bmulai\b/i.test(figure.before) ? { ...thing, name: '' } : thing
    const isFrom = /\b(?:mulai(?: dari)?|start(?: from)?)\s*$/i.test(figure.before)
    // `98 ribu e`: a sound of speech is no remark.
    const remark = /^\p{L}{1,2}$/u.test(figure.after.trim()) ? '' : figure.after
    const note = trimmed(`${isFrom && name !== '' ? 'harga mulai' : ''} ${remark}`)
    // What is paid first is no ware.
    if (/^(?:dp|uang muka|booking fee|deposit)$/i.test(name)) {
      draft.figures.push({ label: sentenceCase(name.replace(/^dp$/i, 'DP')), value: figureText(figure) })
    } else if (
      metricHead.test(name.replace(/^(?:naik|turun)\b/i, '')) &&
      !goodsLabel.test(context) &&
      !ofPlan.test(context) &&
      !fee.test(name)
    ) {
      const change = /^(?:naik|turun|min|minimal|maks|maksimal)\b/i.test(figure.after) ? `, ${figure.after}` : ''
      draft.figures.push({ label: sentenceCase(`${name}${change}`), value: figureText(figure), group: context })
      if (/^(?:dapat|dapet|sudah termasuk|termasuk|include)\s/iu.test(figure.after))
        draft.facts.push(sentenceCase(figure.after))
    } else if (name === '' && !/\bharga|@|tarif|mulai/i.test(figure.before) && figure.per === '') {
      const called = trimmed(figure.before) || (/^[\p{L}\d ]{3,40}$/u.test(context) ? context : '')
      draft.figures.push({ label: sentenceCase(called) || 'Nilai', value: figureText(figure) })
    } else if (purpose === 'pitch' && figure.value >= 1_000_000 && !goodsLabel.test(`${context} ${clause}`)) {
      // What a plan needs is no ware.
      draft.figures.push({ label: sentenceCase(name), value: figureText(figure), group: context })
    } else if (purpose === 'report' && isPlain && figure.per === '') {
      draft.loose.push({ label: name, figure, group: context, metric: '' })
    } else {
      const group = head === '' ? context : head
      const called = name === '' && isFrom ? 'Harga mulai' : sentenceCase(name)
      draft.goods.push({
        name: called,
        price: figure.value,
        per: figure.per,
        note,
        group: sentenceCase(group),
      })
    }
    return true
  }
  // `launching Sabtu diskon 20%` says when, and what there is.
  const isOffer = /\S\s(?:diskon|potongan|cashback)$/iu.test(label)
  if (
    figure.kind === 'percent' &&
    told.length === 1 &&
    figure.after === '' &&
    label !== '' &&
    isName(label) &&
    !isOffer
  ) {
    draft.loose.push({ label, figure, group: context, metric: '' })
    return true
  }
  const counted = told.length === 1 && figure.kind === 'count' ? countedIn(figure, label, clause) : null
  if (counted) draft.figures.push(counted)
  return counted !== null
}
