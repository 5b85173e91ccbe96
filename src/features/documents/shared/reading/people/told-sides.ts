import { isTown } from '#core/assistant/shared/reading-grammar/parties/towns.ts'
import { sentenceCase, titleCase } from '#core/text/shared/letter-case.ts'

import { isBusinessName } from '../../business-name.ts'
import type { RequestParty } from '../../document-request.ts'
import { house, offices, person } from './name-patterns.ts'
import { isSort } from './read-party.ts'
import { formalName, properName } from '../../letter/wording.ts'

interface Sides {
  readonly sender: RequestParty
  readonly recipient: RequestParty
}

/** `Uni Desmawati mau nitip keripik di toko oleh-oleh Basamo punya Da Syafrizal`: who leaves goods, and with whom. */
const consigning = new RegExp(
  `(?<!\\p{L})(?!M[Oo]U(?!\\p{L}))(${person})\\s+(?:mau\\s+|ingin\\s+|akan\\s+)?(?:nitip|titip|menitipkan|nitipin)(?!\\p{L})[^.;:\\n]{2,80}?\\s(?:di|ke)\\s+((?:[Tt]oko|[Ww]arung|[Kk]edai|[Ss]walayan|[Mm]inimarket|[Kk]ios)\\s(?:[\\p{Ll}\\d-]+\\s){0,2}${house})(?:\\s+(?:punya|milik)\\s+(${person}))?`,
  'u',
)

/** Both sides of goods that are left with a shop; null where nobody leaves any. */
export const consignedSides = (text: string, nobody: RequestParty): Sides | null => {
  const [, name = '', shop = '', owner = ''] = consigning.exec(text) ?? []
  return name === ''
    ? null
    : {
        sender: { ...nobody, name: formalName(name) },
        recipient: { ...nobody, company: properName(sentenceCase(shop)), name: formalName(owner) },
      }
}

const facts =
  /^(?:harga|fee|biaya|saksi|obje[ck]t?|lokasi|tempat|alamat|durasi|jangka|masa|mulai|tanggal|tgl|isi|pasal|syarat|catatan|jaminan|nilai|barang|bayar\p{L}*|pembayaran|sewa|denda|waktu|hari|no|nomor|hp|wa|telp|nik|total|dp|tugas|jadwal|jam|hak|kewajiban)(?:nya)?$/iu
const sides = new RegExp(
  `(?:^|[.\\n,;]\\s*)(\\p{L}{3,15}(?:\\s\\p{L}{2,12})?)\\s*:\\s*(${house})(?:\\s*\\((?:(${offices})(?:nya)?\\s*:?\\s+)?(${person})\\))?`,
  'gu',
)

/** `brand: Kebaya Nyai (owner Putri). selebgram: Cindy Oktafia`: the two sides of a contract, each behind what it is. */
export const labelledSides = (text: string, nobody: RequestParty): readonly RequestParty[] =>
  [...text.matchAll(sides)]
    .filter(([, label = '']) => !facts.test(label.split(' ')[0] ?? ''))
    .map(([, , name = '', title = '', head = '']): RequestParty => {
      const said = properName(name)
      return head !== '' || isBusinessName(said)
        ? { ...nobody, company: said, name: formalName(head), title: sentenceCase(title) }
        : { ...nobody, name: formalName(said) }
    })

const inRow = new RegExp(
  `(?:[\\p{Ll}]+\\s){1,3}(${house})\\s*,?\\s*\\(?(?:diwakili(?:\\s+oleh)?|wakilnya|owner|pemilik(?:nya)?)\\s+(${person})\\)?\\s*,?\\s*(?:sama|dengan|dan|&)\\s+(?:\\p{Ll}+\\s){0,2}(${house})`,
  'u',
)

/** `brand Glow diwakili Mbak Tania, sama selebgram Rara`: a house with who stands for it, and the other side; null else. */
export const sidesInRow = (text: string, nobody: RequestParty): Sides | null => {
  const [, shop = '', head = '', other = ''] = inRow.exec(text) ?? []
  const said = properName(other)
  return shop === ''
    ? null
    : {
        sender: { ...nobody, company: properName(shop), name: formalName(head) },
        recipient: isBusinessName(said) ? { ...nobody, company: said } : { ...nobody, name: formalName(said) },
      }
}

const linking = String.raw`(?!(?:dan|dengan|dgn|sama|serta|tentang|ttg|soal|mengenai|untuk|utk|buat|yang|yg|di|tgl|tanggal)(?!\p{L}))`
const office = String.raw`${linking}\p{L}[\p{L}.]*(?:\s${linking}\p{L}[\p{L}.]*){0,3}`
const deputy = `(?:,?\\s*\\(?(?:yang\\s|yg\\s)?(?:diwakili|diwakilkan|wakilnya|perwakilan)(?:\\s+oleh)?\\s*:?\\s+(?:(${offices})(?:nya)?\\s+)?|\\s*\\()(${person})(?:(?:\\s*[(,]\\s*|\\s(?=(?:${offices})(?!\\p{L})))((?:${offices}|[Kk]epala|[Ww]akil|[Mm]anajer|[Mm]anager|[Dd]irektur|[Pp]emilik|[Kk]etua|[Ss]taff?|[Hh]ead)(?:\\s${office})?)\\s*\\)?)?\\)?`
const between = new RegExp(
  `(?<!\\p{L})[Aa]ntara\\s+(?:\\p{Ll}+\\s){0,2}(${house})${deputy}\\s*,?\\s*(?:dan|dengan|dgn|sama|serta|&)\\s+(?:\\p{Ll}+\\s){0,2}(${house})(?:${deputy})?`,
  'u',
)

/** `antara Toko Sinar diwakili Agus (Direktur) dan PT Mitra (Sinta, Manajer)`: both sides with who stands for each; null else. */
export const representedSides = (text: string, nobody: RequestParty): Sides | null => {
  const [, first = '', called, head = '', post, second = '', otherCalled, otherHead = '', otherPost] =
    between.exec(text) ?? []
  if (first === '') return null
  const asParty = (name: string, by: string, title: string): RequestParty => {
    const said = properName(name)
    // `Peternakan Pak Kasdi (Blitar)`: in brackets stands where it is.
    if (isTown(by)) return { ...asParty(name, '', ''), address: by }
    // `saya Dewi Rahayu (Dapoer Dewi)`: in brackets stands the house.
    const isPerson = by !== '' && !isBusinessName(said) && (isBusinessName(by) || text.includes(`aya ${name}`))
    if (isPerson) return { ...nobody, name: formalName(said), company: isSort(by) ? '' : properName(by) }
    return by === '' && !isBusinessName(said)
      ? { ...nobody, name: formalName(said) }
      : { ...nobody, company: said, name: formalName(by), title: titleCase(title) }
  }
  return {
    sender: asParty(first, head, post ?? called ?? ''),
    recipient: asParty(second, otherHead, otherPost ?? otherCalled ?? ''),
  }
}

const inBrackets = `(?:\\s*\\((?:(${offices})(?:nya)?\\s+)?(${person})\\))?`
const memorandum = new RegExp(
  `(?:M[Oo]U|[Nn]ota [Kk]esepahaman)\\s+(${house})${inBrackets}\\s*,?\\s*(?:dan|dengan|dgn|sama|&)\\s+(${house})${inBrackets}`,
  'u',
)

/** `MoU Karang Taruna X (ketua Fikri) dgn Kafe Y (owner Meli)`: both houses with who heads each; null else. */
export const memorandumSides = (text: string, nobody: RequestParty): Sides | null => {
  const [, first = '', post = '', head = '', second = '', otherPost = '', otherHead = ''] = memorandum.exec(text) ?? []
  return first === ''
    ? null
    : {
        sender: { ...nobody, company: properName(first), name: formalName(head), title: sentenceCase(post) },
        recipient: {
          ...nobody,
          company: properName(second),
          name: formalName(otherHead),
          title: sentenceCase(otherPost),
        },
      }
}

const side = `(?:[Bb]apak|[Bb]p\\.?\\s)?\\s*((?:PT|CV|UD)\\s${house}|${person}|${house})`
const firstSide = new RegExp(
  `[Pp]ihak\\s*(?:ke-?\\s*)?(?:I|1|[Pp]ertama|[Kk]esatu)(?![\\p{L}\\d])[^:\\n]{0,30}:\\s*${side}`,
  'u',
)
const secondSide = new RegExp(`[Pp]ihak\\s*(?:ke-?\\s*)?(?:II|2|[Kk]edua)(?![\\p{L}\\d])[^:\\n]{0,30}:\\s*${side}`, 'u')
const giving = new RegExp(
  `(?:(?:[Yy]ang|[Yy]g)\\s+(?:punya(?:\\s\\p{Ll}+){0,2}|nyewain|menyewakan|jual|menjual|minjemin|meminjamkan|nitip|menitipkan|titip|pesan|mempekerjakan)|(?<!\\p{L})[Pp]emilik(?:nya)?(?:\\s(?:rumah|ruko|kios|lahan|tanah|sawah|ternak|sapi|kambing|modal|usaha|mobil))?)\\s*:?\\s+(?:(?:saya|sy|aku|kami)(?:\\s+sendiri)?\\s*,?\\s+)?(${person})(?:\\s*\\((${house})\\))?`,
  'u',
)
const taking = new RegExp(
  `(?:(?<!\\p{L})(?:[Pp]emborong|[Kk]ontraktor|[Pp]enggarap|[Pp]engelola|[Pp]erawat|[Pp]enyewa|[Pp]eminjam|[Tt]ukang)(?:nya)?|(?:[Yy]ang|[Yy]g)\\s+(?:borong|memborong|ngerjain|mengerjakan|garap|nyewa|menyewa|ngontrak|mengontrak|ngurus|mengurus|urus|rawat|merawat|ngerawat|pelihara|memelihara|beli|membeli|pinjam|minjem|meminjam|jualin|menjualkan|dititipi|kerja|bekerja))\\s*:?\\s+(?:(?:saya|sy|aku|kami)(?:\\s+sendiri)?\\s*,?\\s+)?(?:((?:[Aa]potek|[Tt]oko|[Ww]arung|[Kk]edai|CV|PT|UD)\\s${house})|(${person}))`,
  'u',
)

const investing = new RegExp(
  `(${person})\\s+(?:(?:yang|yg)\\s+)?(?:modal(?:in)?|memodali|(?:setor|nyetor|kasih|ngasih|keluar|punya)\\smodal|(?:punya|memiliki)\\s(?:sawah|lahan|kebun|tambak|ternak|sapi|kambing|perahu|kapal))(?!\\p{L})|(?<!\\p{L})[Mm]odal(?:nya)?(?:\\s[\\p{L}\\d.,]+){0,4}?\\s(?:dari|dr)\\s+(${person})`,
  'u',
)
const manages =
  '(?:kelola|ngelola|mengelola|jalanin|jalankan|menjalankan|miara|melihara|pelihara|memelihara|ngurus|urus|mengurus|garap|menggarap|rawat|merawat)'
const managing = new RegExp(
  `(?<!\\p{L})(?:[Ss]i\\s)?(${person})\\s+(?:(?:yang|yg)\\s+)?${manages}(?!\\p{L})|(?:(?:yang|yg)\\s+${manages}|di(?:garap|kelola|urus|pelihara|rawat|jalankan)(?:\\s(?:oleh|sama))?)\\s+(?:[Ss]i\\s)?(${person})`,
  'u',
)

/** `Bang Adi modal 30 juta, Budi yang kelola`: who puts in the capital stands first, who runs it second; null else. */
export const partnerSides = (text: string, nobody: RequestParty): Sides | null => {
  if (!/\b(?:bagi hasil|gaduh\p{L}*|paroan?)\b/iu.test(text)) return null
  const [, before = '', behind = ''] = investing.exec(text) ?? []
  const [, runs = '', run = ''] = managing.exec(text) ?? []
  const [first, second] = [before || behind, runs || run].map((name) => formalName(name.replace(/^[Ss]i\s/, '')))
  return first && second && first !== second
    ? { sender: { ...nobody, name: first }, recipient: { ...nobody, name: second } }
    : null
}

/** The sides of a contract as it numbers them, or by what each of them does; null where it tells them otherwise. */
export const toldSides = (text: string, nobody: RequestParty): Sides | null => {
  const asParty = (name: string, company = ''): RequestParty => {
    const said = formalName(properName(name.trim()))
    return company === '' && isBusinessName(said)
      ? { ...nobody, company: said }
      : { ...nobody, name: said, company: properName(company) }
  }
  const [first, second] = [firstSide, secondSide].map((one) => one.exec(text)?.[1] ?? '')
  if (first && second) return { sender: asParty(first), recipient: asParty(second) }
  const [, giver = '', shop = ''] = giving.exec(text) ?? []
  const [, buyer = '', taker = ''] = taking.exec(text) ?? []
  const other = buyer || taker
  return giver !== '' && other !== '' ? { sender: asParty(giver, shop), recipient: asParty(sentenceCase(other)) } : null
}
