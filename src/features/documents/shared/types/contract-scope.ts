import type { DocumentRequest } from '../document-request.ts'
import type { LetterLine } from '../letter.ts'
import { isSort } from '../reading/people/read-party.ts'
import { positionOf } from '../reading/people/work-facts.ts'
import { blankText, textOrBlank } from '../content/runs.ts'
import { asSentence, inOffice, joinWords, moneyText, quantityText } from '../letter/wording.ts'
import { agreementOf, contractMatter } from './contract-matter.ts'
import { lenderOf, sharedOut } from './contract-duties.ts'
import { other } from './duty-clauses.ts'
import { placeOfDeal } from './told-deal.ts'
import { thingSold, vehicleLeased } from './leased-things.ts'
import { contractFacts, contractForm, held, splitTerms, wages } from './contract-facts.ts'

const overTerm = /^(.+?)\s\((\d{1,6}) (\p{L}{1,12}) × \d{1,3} (hari|minggu|bulan|tahun)\)$/u

const isProperty =
  /\b(?:ruko|rumah|kios|toko|gudang|tanah|lahan|kamar|lapak|gedung|kontrakan|kost?|sawah|aula|tempat)\b/i

/** What a partner puts in is no work. */
const isCapital = /^modal(?:\s|$)/i

/** `mau buka lapo kopi di Balige`: the business that partners open. */
const opened =
  /(?<!\p{L})(?:(?:buka|bukak|membuka|ngebuka|mendirikan|bikin|bangun|pengelola|mengelola|ngelola|jalanin|menjalankan)(?:\s(?:usaha|bisnis))?|(?:kerja\s?sama|kongsi|patungan)\s(?:usaha|bisnis))\s+(?!perjanjian|kontrak|surat|rekening)([^,.;:\n\d]{3,60}?)(?=\s(?:di|mulai|dengan|untung|bareng|antara|sama)(?!\p{L})|[,.;:\n\d]|$)/iu

/** `ngutang ke saya 5 juta buat beli semen`: what money is lent for; empty where it is not told. */
const lentFor = (message: string): string => {
  const told =
    /(?<!\p{L})(?:(?:ng|ber)?h?utang|(?:me|di)?p?[ie]njam?(?:in|kan)?|minjam|minjem|meminjam|pinjaman)(?!\p{L})(?:[^.;:\n]|\.(?=\d)){0,90}?\s(?:buat|untuk|utk)\s((?:beli|membeli|modal|biaya|bayar|membayar|tambah|nambah|menambah|renovasi|bangun|perbaikan|sekolah|berobat|usaha|stok)(?!\p{L})[^,.;:\n\d]{0,50}?)(?=\s(?:di|ny|men)?c?icil|\s(?:dibayar|dikembalikan|dibalikin|mulai|selama)|\s*(?:[,.;:\n]|$))/iu
      .exec(message)?.[1]
      ?.trim() ?? ''
  return told === '' ? '' : ` untuk ${told}`
}

const lentClause = (sum: number, request: DocumentRequest): string => {
  const lender = lenderOf(request)
  return `${lender} meminjamkan uang sebesar ${moneyText(sum)} kepada ${other(lender)}${lentFor(request.message ?? '')}.`
}

/** `saya Rosita pembuat keripik singkong …`: what somebody makes who leaves goods. */
const madeBy = (message: string): string =>
  /(?<!\p{L})(?:pembuat|produsen|perajin|pengrajin)\s(\p{Ll}{3,}(?:\s[\p{L}’']+){0,5}?)(?=\s(?:sama|dengan|dgn|dan|dari|dr|di|ke)\s|\s*[,.;\n])/u.exec(
    message,
  )?.[1] ?? ''

/** `tiap titip 100 bungkus`: how many are left each time. */
const leftEach = (message: string): string => {
  const count = /(?<!\p{L})(?:tiap|setiap|sekali)\s(?:kali\s)?titip\s(\d{1,5}\s\p{L}{2,12})/iu.exec(message)?.[1]
  return count === undefined ? '' : `, sebanyak ${count} setiap kali titip`
}

/** `gaduh kambing … 12 ekor`: animals that one owns and the other one keeps. */
const keptClause = (animal: string, message: string): string => {
  const count = /(?<![\d.,])(\d{1,4})\s?ekor(?!\p{L})/iu.exec(message)?.[1]
  return `PIHAK KEDUA memelihara ${animal} milik PIHAK PERTAMA${count === undefined ? '' : ` sebanyak ${count} ekor`}.`
}

/** Whoever sells again sells what the house of the first party makes. */
const resaleClause = ({ sender }: DocumentRequest): string =>
  `Ruang lingkup perjanjian ini adalah penjualan kembali produk ${sender.company === '' ? 'PIHAK PERTAMA' : sender.company} oleh PIHAK KEDUA.`

/** `biji kopi (40 kg × 6 bulan)`: what is delivered over a term is so much each time. */
const eachTime = (line: LetterLine): LetterLine => {
  const [, thing = '', count = '', unit = '', time = ''] = overTerm.exec(line.description) ?? []
  return thing === '' ? line : { ...line, description: thing, quantity: Number(count), unit: `${unit} per ${time}` }
}

/** `kios ukuran 3x4`: how large a thing is, right behind it. */
const sizeBehind = (object: string, message: string): string => {
  const at = object === '' ? -1 : message.toLowerCase().lastIndexOf(`${object.toLowerCase()} `)
  const area =
    /(?<!\p{L})(?:luas|seluas)(?:nya)?\s(?:tanah\s)?(\d[\d.,]*\s?(?:m2|m²|meter(?: persegi)?|hektar|are|ubin)(?!\p{L}))/iu.exec(
      message,
    )?.[1]
  return at === -1
    ? ''
    : (/^\s(?:(?:ukuran|luas)\s\d[\d.,x×]*(?:\s?(?:m2|m²|meter|m)(?!\p{L}))?|\d{1,2}\slantai(?!\p{L}))/iu.exec(
        message.slice(at + object.length),
      )?.[0] ?? (area === undefined ? '' : ` seluas ${area}`))
}

/** `ruko yang beralamat di Jl. Pahlawan No. 12`, `kue kering 100 toples`: what the agreement is about. */
export const scopeClauses = (request: DocumentRequest): string[] => {
  const { goods, deposits } = contractFacts(request)
  // What is given back has its own clause below the price.
  const work = splitTerms(sharedOut(request.terms, agreementOf(request)).both).work.filter(
    (term) => deposits.length === 0 || !held.test(term),
  )
  const matter = contractMatter(request)
  const rented = contractForm(matter)?.agreement === 'sewa menyewa'
  const place =
    request.places.find((one) => one.toLowerCase() !== request.recipient.company.toLowerCase() && !isSort(one)) ||
    (rented ? inOffice(placeOfDeal(request.message ?? '')) : '')
  if (contractForm(matter)?.agreement === 'pinjam pakai') {
    const lent = matter.replace(/^pinjam[ -]?pakai\s*/i, '')
    return [
      `Objek pinjam pakai dalam perjanjian ini adalah ${textOrBlank(withPlate(lent, request.message ?? ''), 'objek pinjam pakai')}.`,
      ...work.map(asSentence),
    ]
  }
  const timed = request.lines.find(
    ({ unit, description }) => /^(?:bulan|tahun|hari)$/.test(unit) && isProperty.test(description),
  )
  const object = withPlate(
    (timed?.description ?? matter).replace(
      /^(?:harga\s+)?(?:sewa(?:[ -]menyewa)?|ngontrakin|nyewain|menyewakan|mengontrakkan)\s*/i,
      '',
    ),
    request.message ?? '',
  )
  const named = goods
    .map(eachTime)
    .filter(
      ({ description }) =>
        description !== '' &&
        description !== request.subject &&
        !isCapital.test(description) &&
        // What is paid for work is no part of it.
        !(contractForm(matter)?.agreement === 'hubungan kerja' && wages.test(description)) &&
        !/^(?:(?:harga )?borongan|fee|honor(?:arium)?|komisi|bayaran|tarif|biaya(?: jasa)?|upah)$/iu.test(description),
    )
    .map(({ description, quantity, unit }) =>
      quantity === null
        ? description
        : `${description} sebanyak ${quantityText(quantity, unit)}${request.rhythm && !/ per /.test(unit) ? ` per ${request.rhythm}` : ''}`,
    )
  const leased = rented ? vehicleLeased(object, request.message ?? '') : object
  const about = rented
    ? [
        `Objek sewa dalam perjanjian ini adalah ${textOrBlank(leased, 'objek sewa')}${sizeBehind(object, request.message ?? '')}${place ? ` yang ${isProperty.test(object) || object === '' ? 'beralamat' : 'digunakan'} di ${place}` : isProperty.test(object) ? ` yang beralamat di ${blankText('alamat objek sewa')}` : ''}.`,
      ]
    : named.length > 0
      ? [`Ruang lingkup perjanjian ini meliputi ${joinWords(named)}${place ? `, bertempat di ${place}` : ''}.`]
      : place
        ? [
            contractForm(matter) === null && matter !== ''
              ? `Ruang lingkup perjanjian ini meliputi ${matter}, bertempat di ${place}.`
              : `Pelaksanaan perjanjian ini bertempat di ${place}.`,
          ]
        : []
  const agreement = contractForm(matter)?.agreement
  const trade = positionOf(request.message ?? '') || request.recipient.title.toLowerCase()
  if (named.length === 0 && agreement === 'hubungan kerja' && trade !== '')
    about.splice(
      0,
      1,
      `PIHAK KEDUA bekerja sebagai ${trade} pada PIHAK PERTAMA${place ? `, bertempat di ${place}` : ''}.`,
    )
  if (named.length === 0 && agreement === 'pelaksanaan magang')
    about.splice(
      0,
      about.length,
      `PIHAK KEDUA melaksanakan magang pada PIHAK PERTAMA${place ? `, bertempat di ${place}` : ''}.`,
    )
  const business = agreement === 'kerja sama bagi hasil' ? (opened.exec(request.message ?? '')?.[1] ?? '') : ''
  if (named.length === 0 && business !== '')
    about.splice(0, 1, `Kerja sama ini menjalankan usaha ${business.trim()}${place ? `, bertempat di ${place}` : ''}.`)
  const thing =
    agreement === 'jual beli' && goods.every(({ quantity }) => (quantity ?? 1) === 1)
      ? thingSold(request.message ?? '')
      : ''
  if (thing !== '') about.splice(0, about.length, `Barang yang diperjualbelikan adalah ${thing}.`)
  const lent = agreement === 'pinjam meminjam' ? (goods[0]?.price ?? null) : null
  if (lent !== null) about.splice(0, about.length, lentClause(lent, request))
  const animal = /^gaduh(?:an)?\s+(.+)$/i.exec(matter)?.[1] ?? ''
  if (animal !== '') about.splice(0, about.length, keptClause(animal, request.message ?? ''))
  if (about.length === 0 && agreement === 'kerja sama penjualan') about.push(resaleClause(request))
  const left = matter.replace(/^(?:(?:pe)?nitip(?:an)?|titip(?: jual| barang)?|konsinyasi)\s*/i, '')
  const goodsLeft = left || madeBy(request.message ?? '')
  if (about.length === 0 && agreement === 'titip jual (konsinyasi)' && goodsLeft !== '')
    about.push(`Barang titipan dalam perjanjian ini adalah ${goodsLeft}${leftEach(request.message ?? '')}.`)
  if (named.length === 0 && agreement === 'pemborongan pekerjaan')
    about.splice(
      0,
      about.length,
      `Ruang lingkup perjanjian ini adalah ${matter}${place ? ` yang bertempat di ${place}` : ''}, dengan rincian ${textOrBlank(workTold(request), 'rincian pekerjaan')}.`,
    )
  const clauses = [...about, ...work.map(asSentence)]
  return clauses.length > 0
    ? clauses
    : [
        matter === '' && tellsDuties(request)
          ? 'Ruang lingkup kerja sama ini meliputi hal-hal yang diatur dalam hak dan kewajiban PARA PIHAK.'
          : `Ruang lingkup kerja sama ini meliputi ${textOrBlank(matter, 'rincian pekerjaan atau barang')}.`,
      ]
}

const working =
  /(?<!\p{L})(?:ngerjain|mengerjakan|kerjaan(?:nya)?|pekerjaan(?:nya)?|rincian(?:nya)?|meliputi)\s*:?\s+((?:[^.;:\n]|\.(?=\d)){4,160}?)(?=\s*(?:[.;\n]|$|,\s*(?:borongan|harga|nilai|biaya|total|ongkos|dp|bayar|dibayar|selesai|mulai|kerja|waktu|garansi|bahan)(?!\p{L})))/iu

/** `ngerjain ganti atap, keramik lantai 24 meter, cat ulang`: the work as it is listed; empty where it is not. */
const workTold = ({ message = '' }: DocumentRequest): string => {
  const listed = working.exec(message)?.[1]?.trim() ?? ''
  return listed.includes(',') || listed.includes(' dan ')
    ? listed.replace(/,\s(?:sama\s|dan\s|serta\s)?(?=[^,]+$)/u, ', dan ')
    : ''
}

/** What is done stands in the articles of both sides: the matter in one word is enough above them. */
export const tellsDuties = ({ duties }: DocumentRequest): boolean =>
  duties !== undefined && duties.first.length + duties.second.length > 0

/** `pick up` of `pick up L300 saya BK 8821 MJ`: a vehicle with its type and plate, where they stand right behind it. */
const withPlate = (object: string, message: string): string => {
  const at = object === '' ? -1 : message.toLowerCase().lastIndexOf(object.toLowerCase())
  const behind = at === -1 ? '' : message.slice(at + object.length, at + object.length + 60)
  const [, type = '', plate = ''] =
    /^((?:\s(?:saya|kami|milik|tahun|merk|merek|\p{Lu}[\p{L}\d]*|\d{4}|\p{Ll}{4,8})){0,4}?)\s(?:dengan\s)?(?:plat\s|nopol\s|nomor polisi\s)?(\p{Lu}{1,2}\s\d{1,4}\s\p{Lu}{1,3})(?!\p{L})/u.exec(
      behind,
    ) ?? []
  return plate === '' ? object : `${object}${type.replaceAll(/\s(?:saya|kami|milik)(?!\p{L})/gu, '')} ${plate}`
}
