import { sentenceCase } from '#core/text/shared/letter-case.ts'
import type { DocumentRequest } from '../document-request.ts'
import { dayOrBlank, isPriceList, letterTotals } from '../letter/letter-facts.ts'
import type { LetterData } from '../letter.ts'
import { blankText, textOrBlank } from '../content/runs.ts'
import { asSentence, moneyText, moneyWithWords, percentText } from '../letter/wording.ts'
import { agreedClause } from './agreed-clauses.ts'
import { dutiesOf, sharedOut } from './contract-duties.ts'
import { contractFacts, isCountedRent, ratesOverTerm, splitTerms, topicOf } from './contract-facts.ts'
import { agreementOf, contractMatter } from './contract-matter.ts'
import { other, type Role } from './duty-clauses.ts'
import { instalmentClauses } from './instalment-clauses.ts'
import { givenBack } from './leased-things.ts'

/** `hasil dibagi 60:40`: how what comes in is divided, told in plain words. */
const sharesOf = (message: string): string =>
  /(?<!\p{L})(?:hasil|untung|keuntungan|laba)(?:nya)?\s(?:bersih(?:nya)?\s)?(?:di)?bagi\s[^,.;\n]*\d[^,.;\n]*/iu.exec(
    message,
  )?.[0] ?? ''

/** A price that is paid in two parts. */
export const paidInTwo =
  /^(?:harga\s)?\p{L}+(?:nya)?\s(?:Rp\s[\d.]+\s)?(?:(?:se|per\s?)(?:tahun|bulan)\s)?(?:di)?bayar\s(?:2|dua)\s?(?:x|kali|tahap|termin)$/iu

/** `dibayar 3 kali`, where each part stands below with its share. */
export const paidInParts = /^(?:di)?bayar(?:nya)?\s(?:\d{1,2}|dua|tiga|empat)\s?(?:x|kali|tahap|termin)(?!\p{L})/iu

/** What the agreement is worth: the rate and its sum over the term, or the sum of the goods; a deposit stands apart. */
const valueClauses = (letter: LetterData, request: DocumentRequest): string[] => {
  const { rates, goods, deposits } = contractFacts(request)
  const { total } = letterTotals(letter)
  const { payment: terms } = splitTerms(sharedOut(request.terms, agreementOf(request)).both)
  // `sewa 48jt setahun bayar 2 kali`: both parts stand below with their sums.
  const matter = contractMatter(request).toLowerCase()
  const payment = terms.filter(
    (term) =>
      term.toLowerCase() !== matter &&
      !(letter.downPayment !== null && paidInTwo.test(term)) &&
      !(instalmentClauses(letter, request).length > 0 && paidInParts.test(term)),
  )
  const shares = payment.length === 0 ? sharesOf(request.message ?? '') : ''
  const whole = ratesOverTerm(rates, request)
  const isOnly = rates.length === 1 && goods.every(({ price }) => price === null)
  const perTime = rates.map(({ description, price, unit }) => {
    const what = /\b(?:harga|tarif|biaya|gaji|upah|sewa|uang|tunjangan|bonus|lembur|insentif|honor)\b/i.test(
      description,
    )
      ? sentenceCase(description)
      : sentenceCase(isOnly ? `harga ${contractMatter(request) || description}` : `biaya ${description}`)
    // What is paid for each piece of work comes on top of the wages.
    const isTime = /^(?:hari|minggu|bulan|tahun|jam)$/u.test(unit)
    if (rates.length > 1 && agreementOf(request) === 'hubungan kerja' && /^(?:masuk|hadir|datang)$/u.test(unit))
      return `${what} adalah ${moneyWithWords(price ?? 0)} per hari masuk kerja.`
    if (rates.length > 1 && agreementOf(request) === 'hubungan kerja' && !isTime)
      return `Upah tambahan adalah ${moneyWithWords(price ?? 0)} per ${unit}.`
    return `${what} adalah ${moneyWithWords(price ?? 0)} per ${unit}.`
  })
  // `(40 kg × 6 bulan)`: counted over the term, the sum is that of all of it.
  const overWhole =
    request.term !== null &&
    letter.lines.some(({ description }) => /× \d{1,3} (?:hari|minggu|bulan|tahun)\)$/u.test(description))
  const [rent] = goods
  const yearly =
    rent !== undefined && isCountedRent(goods) && rent.price !== null
      ? `, yaitu ${moneyText(rent.price)} per ${rent.unit}`
      : ''
  const value = isPriceList(letter)
    ? ['Harga ditetapkan per satuan sebagaimana tercantum dalam tabel pasal ini.']
    : total !== null
      ? [
          `${whole.length > 1 ? 'Jumlah semuanya' : dutiesOf(agreementOf(request), request).value}${whole.length > 0 ? ` selama ${request.term?.amount} ${request.term?.unit}` : ''} adalah ${moneyWithWords(total)}${overWhole ? ` untuk ${request.term?.amount} ${request.term?.unit}` : request.rhythm ? ` per ${request.rhythm}` : agreementOf(request) === 'hubungan kerja' && dayOfMonth(request) !== null ? ' per bulan' : ''}${yearly}.`,
        ]
      : perTime.length > 0 || payment.length > 0 || shares !== ''
        ? []
        : [`Nilai perjanjian ini adalah ${blankText('nilai perjanjian dalam angka dan huruf')}.`]
  // Beside wages, what is paid a day comes second.
  const worth = agreementOf(request) === 'hubungan kerja' ? [...value, ...perTime] : [...perTime, ...value]
  return [
    ...worth,
    ...(shares === '' ? [] : [asSentence(agreedClause(shares, request))]),
    ...deposits.map(
      ({ amount }) =>
        `Uang jaminan (deposit) yang disepakati adalah ${moneyWithWords(amount)}${givenBack(request.message ?? '')}.`,
    ),
    ...payment.map((told) => asPayment(withEachRate(told, total, request))),
  ]
}

const repaid = /^Pengembalian dicicil (?:selama )?(\d{1,2}) (bulan|minggu|kali)( tanpa bunga)?$/u

/** `dicicil 10 bulan tanpa bunga`: what is paid back each time, where nothing but the loan is and it comes out even. */
const withEachRate = (told: string, total: number | null, request: DocumentRequest): string => {
  const [, count = '', unit = '', without = ''] = repaid.exec(told.replace(/\.$/u, '')) ?? []
  const bearsInterest = /(?<!tanpa\s|tidak ada\s)(?<!\p{L})bunga/iu.test(request.message ?? '')
  const isEven = total !== null && Number(count) > 1 && total % Number(count) === 0
  if (!isEven || bearsInterest || agreementOf(request) !== 'pinjam meminjam') return told
  const often = unit === 'kali' ? 'kali pembayaran' : unit
  return `Pengembalian dicicil ${count} ${unit}${without}, yaitu ${moneyText(total / Number(count))} setiap ${often}`
}

/** `gaji dibayar tanggal 1`, `bayar tiap tanggal 5`: on which day of each month a monthly sum is paid; null where none is told. */
const dayOfMonth = (request: DocumentRequest): string | null => {
  const { message = '', lines } = request
  if (agreementOf(request) === 'hubungan kerja') {
    const payday = wageDay.exec(message)?.[1] ?? null
    if (payday !== null) return payday
  }
  return lines.some(({ unit }) => unit === 'bulan')
    ? (/(?<!\p{L})(?:di)?bayar(?:kan|nya|an)?\s(?:di\s?muka\s|paling (?:lambat|telat)\s|maksimal\s)?(?:tiap\s|setiap\s)?(?:tgl|tanggal)\s(\d{1,2})(?!\s?\d|\s(?:jan|feb|mar|apr|mei|jun|jul|ag|sep|okt|nov|des))/iu.exec(
        message,
      )?.[1] ?? null)
    : null
}

/** `gaji 2,4jt tiap tgl 28`, `gajian tanggal 25`: the day of each month on which wages are paid. */
const wageDay =
  /(?<!\p{L})(?:gaji|upah|honor|gajian)(?:nya)?\s(?:[^,.;\n]|[.,](?=\d)){0,30}?(?:tiap|setiap|per)?\s?(?:tgl|tanggal)\s(\d{1,2})(?!\s?\d|\s(?:jan|feb|mar|apr|mei|jun|jul|ag|sep|okt|nov|des))/iu

/** `dibayar lunas tunai hari ini` */
const paidNow =
  /(?<!\p{L})lunas(?!\p{L})[^.;\n]{0,30}(?:hari ini|sekarang|saat ini|di tempat|saat serah terima)|(?:hari ini|sekarang|saat ini)[^.;\n]{0,20}(?<!\p{L})lunas(?!\p{L})/iu

const paidInCash = /(?<!\p{L})(?:tunai|cash|kontan)(?!\p{L})/iu

/** `bayar di depan`, `dibayar lunas di muka`: the price is paid before; empty where it is not told, or only a part is. */
const paidAhead = ({ message = '', downPayment }: DocumentRequest): string =>
  downPayment === null &&
  /(?<!\p{L})(?:di)?bayar(?:kan|nya|an)?\s(?:lunas\s|langsung\s|semua(?:nya)?\s|penuh\s)?di\s?(?:muka|depan|awal)(?!\p{L})/iu.test(
    message,
  )
    ? 'di muka'
    : ''

/** `bayarnya tiap sabtu`, `dibayar per akhir bulan`: how often is paid; empty where it is not told. */
const paidEach = ({ message = '' }: DocumentRequest): string => {
  const each =
    /(?<!\p{L})(?:di)?bayar(?:kan|nya|an)?\s(?:dilakukan\s)?(?:tiap|setiap|per)\s((?:hari\s)?(?:senin|selasa|rabu|kamis|jumat|sabtu|minggu)(?:\s(?:sore|pagi|siang|malam))?|(?:akhir|awal|pertengahan)\s(?:bulan|minggu)|bulan|minggu|dua minggu|\d\s(?:hari|minggu|bulan))(?!\p{L})/iu
      .exec(message)?.[1]
      ?.toLowerCase() ?? ''
  return each.replace(
    /^(?:hari\s)?(senin|selasa|rabu|kamis|jumat|sabtu)/u,
    (_, day: string) => `hari ${sentenceCase(day)}`,
  )
}

/** `gaji Rp 120.000 sehari dibayar setiap Sabtu`, `bayar di muka tiap tanggal 5`: when and how is paid, without the sum that stands above. */
const asPayment = (term: string): string => {
  const how =
    /^(?:(?:gaji|upah|sewa|harga|honor|pembayaran|uang saku|biaya)(?:nya)?\s)?(?:(?:Rp\s)?[\d.]+(?:\s(?:per\s\p{L}+|se\p{L}+))?\s)?(?:di)?bayar(?:kan|nya)?\s(?!Rp\s|\d(?!\d?\s(?:hari|minggu|bulan)\s(?:setelah|sesudah|sejak))|dengan uang muka)(.{3,80})$/iu.exec(
      term,
    )?.[1] ?? /^pembayaran(?:nya)?\s(?=(?:se)?tiap\s)(.{3,60})$/iu.exec(term)?.[1]
  return asSentence(
    how === undefined ? term : `Pembayaran dilakukan ${how.replace(/^lunas tunai$/i, 'secara tunai dan lunas')}`,
  )
}

/** An understanding between houses, which often settles no sum. */
export const isMemorandum = /(?<!\p{L})(?:mou|nota kesepahaman|memorandum)(?!\p{L})/iu

/** What is paid for an agreement, by whom, when and how. */
/** `uang muka 50% atau sebesar Rp 3.000.000, dan sisanya sebesar Rp 3.000.000`; empty where nothing is paid ahead. */
export const partsInWords = (letter: LetterData): string => {
  const { downPayment, balance } = letterTotals(letter)
  const share = letter.downPayment && 'percent' in letter.downPayment ? percentText(letter.downPayment.percent) : ''
  return downPayment > 0 && balance !== null
    ? `uang muka ${share ? `${share} atau ` : ''}sebesar ${moneyText(downPayment)}, dan sisanya sebesar ${moneyText(balance)}`
    : ''
}

export const paymentClauses = (letter: LetterData, request: DocumentRequest): string[] => {
  const { downPayment, balance } = letterTotals(letter)
  const account = letter.bankAccounts[0]
  const instalments = instalmentClauses(letter, request)
  const payer = dutiesOf(agreementOf(request), request).payer
  const monthly = dayOfMonth(request)
  const each = paidEach(request)
  const ahead = paidAhead(request)
  const plain =
    request.terms.some((term) =>
      /\b(?:bayar|dibayar|pembayaran|setor\p{L}*|menyetorkan|dikembalikan|pengembalian)\b/iu.test(term),
    ) || agreementOf(request) === 'kerja sama bagi hasil'
  // A memorandum that tells no sum and no way of paying settles none.
  if (
    isMemorandum.test(request.message ?? '') &&
    each === '' &&
    !request.terms.some((term) => topicOf(term) === 'payment') &&
    letter.lines.length === 0 &&
    request.charges.length === 0 &&
    request.terms.every((term) => !/Rp\s?\d/u.test(term))
  )
    return [
      'Biaya pelaksanaan nota kesepahaman ini disepakati PARA PIHAK secara tertulis sesuai dengan kebutuhan kegiatan.',
    ]
  return [
    ...valueClauses(letter, request),
    ...instalments,
    ...(instalments.length > 0 || (plain && downPayment === 0)
      ? []
      : [
          downPayment > 0 && balance !== null
            ? `Pembayaran dilakukan dengan ${partsInWords(letter)} dilunasi ${request.settlement && letter.dueDate === '' ? request.settlement : `paling lambat tanggal ${dayOrBlank(letter.dueDate, 'tanggal pelunasan')}`}.`
            : each !== ''
              ? `Pembayaran dilakukan oleh ${payer ?? blankText('pihak yang membayar')} setiap ${each}.`
              : ahead !== '' && letter.dueDate === '' && monthly === null
                ? `Pembayaran dilakukan oleh ${payer ?? blankText('pihak yang membayar')} ${ahead}.`
                : monthly !== null
                  ? `Pembayaran dilakukan oleh ${payer ?? blankText('pihak yang membayar')} setiap tanggal ${monthly}.`
                  : paidInCash.test(request.message ?? '') && letter.dueDate === ''
                    ? `Pembayaran dilakukan oleh ${payer ?? blankText('pihak yang membayar')}${paidNow.test(request.message ?? '') ? ' secara tunai dan lunas pada saat perjanjian ini ditandatangani' : ' secara tunai'}.`
                    : `Pembayaran dilakukan oleh ${payer ?? blankText('pihak yang membayar')} paling lambat tanggal ${dayOrBlank(letter.dueDate, 'tanggal pembayaran')}.`,
        ]),
    ...(account === undefined && paidInCash.test(request.message ?? '') ? [] : [accountClause(account, payer)]),
  ]
}

/** Into which account is paid; where none is told, whoever is paid names it. */
const accountClause = (account: LetterData['bankAccounts'][number] | undefined, payer: Role | null): string =>
  account
    ? `Pembayaran dilakukan melalui transfer ke rekening ${textOrBlank(account.bank, 'nama bank')} nomor ${textOrBlank(account.number, 'nomor rekening')} atas nama ${textOrBlank(account.holder, 'nama pemilik rekening')}.`
    : `Pembayaran dilakukan secara tunai atau melalui transfer ke rekening yang ditunjuk oleh ${payer === null ? 'pihak yang menerima pembayaran' : other(payer)}.`
