import { isTown } from '#core/assistant/shared/reading-grammar/parties/towns.ts'
import { sentenceCase, titleCase } from '#core/text/shared/letter-case.ts'

import { isBusinessName } from '../../business-name.ts'
import { plainName } from '../../letter/wording.ts'

/** How far behind its cue a name is looked for. */
const nameLength = 160

const contact = /^(?:hp|wa|telp|telepon|no\.?|nomor|email|npwp|rek\p{L}*|jl\.?|jalan|alamat)\b|^[\d\s+().-]+$/iu

/** `dari`, `perusahaan`: what may stand before the name of the house in a clause of its own. */
const announced = /^(?:dari|dr|oleh|perusahaan(?:nya)?|penjual|a\.?n\.?|atas nama|ttd|salam,?|hormat kami,?)\s*:?\s+/i

/** `ke PT Sinar Digital`: to whom something goes signs nothing. */
const addressed = /^(?:ke|kepada|kpd|untuk|utk|yth\.?)\s/iu

/** Where a business's name ends within its clause. */
const nameEnd =
  /\s+(?:npwp|hp|wa|telp|rek|rekening|bri|bni|bca|mandiri|bsi|dana|ovo|gopay|di|beralamat|jl\.?|jalan|nomor|no\.?|email)\s.*$/i

/** Clauses that may still be the writer's own name: the last ones of a message. */
const lastClauses = 4

/** `Dodol Betawi Bang Mamat`: what somebody sells, and whose it is. */
const tradeOfSomebody =
  /^(?!Pak|Bu|Bapak|Ibu|Mas|Mbak|Kak|Ketua|Kepala|Direktur|Manajer|Pemilik|Hormat|Salam|Terima|Dari|Untuk)\p{Lu}\p{Ll}{2,}(?:\s\p{Lu}\p{Ll}{2,}){0,2}\s(?:Pak|Bu|Bang|Mbah|Mama|Mak|Mbak|Mas|Kang|Teh|Uni|Uda|Cak|Mang|Ceu|Bunda|Oma|Opa|Nenek)\s\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+){0,2}$/u

/** `…, tempo 14 hari. Peternakan Berkah Unggas Blitar`: a house that closes the message as a clause of its own signs it. */
export const signedOff = (text: string): string => {
  const clauses = text
    .split(/(?<!(?<!\p{L})(?:\p{Lu}\p{Ll}{0,2}|jl|no|bpk|kec|kab|kel|ds))[.!](?:\s+|$)|[,;\n]\s*/u)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '' && !contact.test(clause) && !addressed.test(clause))
  for (const clause of clauses.slice(1).slice(-lastClauses).toReversed()) {
    const name = clause.replace(announced, '').replace(nameEnd, '')
    const words = name.split(/\s+/)
    // `kos Bu Tini`: the word for the business may be written small.
    const written = words.slice(1).every((word) => /^[\p{Lu}\d&(]/u.test(word))
    if (written && words.length > 1 && words.length < 7 && (isBusinessName(name) || tradeOfSomebody.test(name)))
      return sentenceCase(name)
  }
  return ''
}

const place = /^(?:Jl|Jln|Jalan|Gg|Gang|Pasar|Desa|Kel|Kec|Kab|Kota|Blok|Perum|Terima|Salam|Makasih|Trims)(?!\p{L})/u

/** `Mebel Jati Indah, Pak Wahyudi`: who is named right behind the house. */
export const personBehind = (house: string, text: string): string => {
  const at = text.toLowerCase().lastIndexOf(house.toLowerCase())
  if (at === -1) return ''
  const alone =
    /^\s*,\s*(\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+){0,2})\s*[.!]?\s*$/u.exec(text.slice(at + house.length))?.[1] ?? ''
  // `Dapur Mama Ros, Rosalina`: one word more closes the message; a town is nobody's name.
  if (alone !== '' && !alone.split(' ').some(isTown) && !isBusinessName(alone) && !place.test(alone)) return alone
  return (
    /^\s*[,(]\s*((?:[Pp]ak|[Bb]u|[Bb]apak|[Ii]bu|[Mm]as|[Mm]bak)\s+\p{Lu}[\p{L}'’-]*(?:\s\p{Lu}[\p{L}'’-]*){0,3})\)?\s*(?=[,.;)]|$)/u.exec(
      text.slice(at + house.length),
    )?.[1] ?? ''
  )
}

/** `turnamen voli antar RT … . Ketua panitia Mas Eko`: an event of nobody's house is its committee's. */
export const committeeOf = (text: string): string => {
  const event =
    /\b((?:turnamen|lomba|pelatihan|workshop|seminar|peringatan|bakti sosial|pentas seni|pentas|festival|pengajian|santunan|khitanan massal|donor darah|karnaval|bazar|reuni|hut)\b(?:\s(?!ke\b|kepada\b|tanggal\b|tgl\b|di\b|pada\b|untuk\b|hari\b)[\p{L}\d]+){0,7})/iu.exec(
      text,
    )?.[1] ?? ''
  return event === '' || !/\bpanitia\b/i.test(text) ? '' : `Panitia ${titleCase(event)}`
}

/** `kerja di konveksi saya (Jahit Binong, Bandung)`: the writer's own house, with its name in brackets. */
const ownInBrackets =
  /(?<!\p{L})\p{Ll}{3,12}\s(?:saya|kami|aku|sy)\s*[(]\s*((?:\p{Lu}[\p{L}'’&.-]*\s?){2,6}?)\s*(?:,[^()]{2,40})?[)]/u

/** Whether the message tells its writer's own house so that whoever signs owns it: `konveksi saya (Jahit Binong)`. */
export const ownsHouse = (text: string): boolean => ownInBrackets.test(text)

/** `nama usaha Lele Barokah`: the house that a message names as such. */
export const namedHouse = (text: string): string =>
  ownInBrackets.exec(text)?.[1]?.trim() ??
  /\b[Nn]ama (?:usaha|toko|warung|perusahaan|kelompok|cv|brand)(?:nya)?(?: saya| kami)?\s*:?\s*((?:\p{Lu}[\p{L}'’&.-]*\s?){1,5})/u
    .exec(text)?.[1]
    ?.trim()
    .replace(/\.$/, '') ??
  ''

const offices =
  'ketua panitia|ketua kelompok|ketua koperasi|ketua pelaksana|ketua umum|wakil ketua|ketua|direktur utama|direktur|direktris|manajer|manager|pimpinan|kepala sekolah|kepala desa|kepala gudang|kepala toko|kepala cabang|bendahara|sekretaris|admin|notulis|pemilik|owner|pengelola|koordinator|supervisor|hrd|kepala bengkel|kepala dapur|penanggung jawab|perwakilan|wakil'

const office = new RegExp(`(?<!\\p{L})(${offices})(?:\\s?nya)?\\s*:?\\s+`, 'giu')
const honours = /^(?:(?:[Pp]ak|[Bb]u|[Bb]apak|[Ii]bu|[Mm]as|[Mm]bak|[Kk]o|[Cc]i|[Kk]ang|[Bb]ang)\s+)?/u
const houseBetween = /^(?:[^\s,.;:]+\s+){1,3}?(?=(?:[Pp]ak|[Bb]u|[Bb]apak|[Ii]bu)\s+\p{Lu})/u
/** `Sekretaris panitia`, `pemilik toko`, `perwakilan warga`: of what, before the name. */
const sortBetween =
  /^(?:panitia|pelaksana|takmir|dkm|komite|paguyuban|arisan|pembangunan|toko|warung|usaha|kedai|bengkel|dapur|rapat|kelompok|koperasi|pedagang|warga|karyawan|pemuda|wali murid)\s(?=(?:(?:[Pp]ak|[Bb]u|[Bb]apak|[Ii]bu|[Mm]as|[Mm]bak)\s)?\p{Lu})/u
const personName = /^(?:(?:[Hh]j?|[Dd]r[as]?|[Ii]r|[Kk][Hh])\.\s*)*\p{Lu}[\p{L}'’-]*(?:\s\p{Lu}[\p{L}'’-]*){0,3}/u
const toWhom = /(?:^|\s)(?:kepada|kpd|ke|yth\.?|untuk|utk|buat|u\.?p\.?|oleh|sebagai|jadi)\s*:?\s*$/iu

/** Somebody of the house that writes, with the office by which the message calls him. */
export interface Officer {
  readonly name: string
  readonly title: string
}

/** `direktur Ibu Sri Mulyaningsih`: who signs for the house; null where nobody is named by an office. */
export const officerOf = (text: string, others: readonly string[]): Officer | null => {
  const taken = others.map((name) => plainName(name).toLowerCase()).filter((name) => name !== '')
  for (const { index, 0: said, 1: title = '' } of text.matchAll(office)) {
    const following = text.slice(index + said.length, index + said.length + nameLength)
    // `bendahara baru Pak Kusnan`: whom a meeting chose.
    if (/^\s*(?:baru|terpilih|lama)(?!\p{L})/iu.test(following)) continue
    // `Direktur BUMDes Pak Sugiarto`: the house may stand between the office and the name.
    const sort = sortBetween.exec(following)?.[0] ?? ''
    const behind = following.slice(sort.length).replace(houseBetween, '').replace(honours, '')
    const name = personName.exec(behind)?.[0] ?? ''
    // `Kepala Desa Sumber` names a place.
    if (/^kepala/i.test(title) && behind === following && !/\./.test(name)) continue
    if (
      name.length < 3 ||
      /^(?:HRD?|QC|IT|GA|PT|CV|UD)$/.test(name) ||
      /\b(?:KE|DI|DARI|UNTUK)\b/.test(name) ||
      isBusinessName(name) ||
      toWhom.test(text.slice(Math.max(0, index - 20), index))
    )
      continue
    if (taken.some((one) => one.includes(name.toLowerCase()) || name.toLowerCase().includes(one))) continue
    return { name, title: titleCase(`${title} ${sort}`.toLowerCase()).replace(/^Hrd$/, 'HRD') }
  }
  return null
}

const capitals =
  /\p{Lu}[\p{L}'’&.-]*(?:\s(?:\p{Lu}[\p{L}'’&-]*|\d{1,3}(?![\d.,]|\s?(?:[Jj]an|[Ff]eb|[Mm]ar|[Aa]pr|[Mm]ei|[Jj]un|[Jj]ul|[Aa]g|[Ss]ep|[Oo]kt|[Nn]ov|[Dd]es|rb|ribu|jt|juta))))+/gu

/** `sponsor Toko Tani Subur`: who gave something organises nothing. */
const given = (text: string, name: string): boolean =>
  /(?:sponsor|sumbangan|bantuan|donasi|dana)(?:\s\p{Ll}+){0,2}\s$/iu.test(text.slice(0, text.indexOf(name)))

/** Offices and banks give and teach; they order no report of a business. */
export const ofState =
  /^(?:dinas|kementerian|kemen\p{L}+|pemkab|pemkot|pemprov|pemerintah|bank|bri|bni|baznas|bappeda)(?!\p{L})/iu

/** `buka bersama Masjid Al Hikmah`: the house that an activity or a report is of, where none writes as such. */
export const houseIn = (text: string, reader: string): string =>
  (text.match(capitals) ?? []).find(
    (name) =>
      isBusinessName(name) &&
      !ofState.test(name) &&
      !given(text, name) &&
      !reader.toLowerCase().includes(name.toLowerCase()),
  ) ?? ''

/** `rapat pengurus koperasi wanita Bina Warga`: whose meeting minutes are of. */
export const houseOfMeeting = (text: string): string => {
  const found =
    /(?<!\p{L})(?:rapat|pertemuan|musyawarah|evaluasi)\s(?:\p{Ll}{3,}\s){0,3}?((?:koperasi|kelompok|paguyuban|komunitas|karang taruna|panitia|pkk|kwt|bumdes|yayasan|toko|warung|kedai|bengkel|katering|catering|salon|konveksi|gapoktan|poktan)\s(?:\p{Ll}{3,}\s){0,2}?\p{Lu}[\p{L}'’]*(?:\s\p{Lu}[\p{L}'’]*){0,3})/u.exec(
      text,
    )?.[1] ?? ''
  return found === '' ? '' : titleCase(found)
}

const cue = /\b(?:ke|kepada|kpd|buat|untuk|utk|bagi|yth\.?)\s+/giu
const person =
  /^((?:[^,.;:\n\s]+\s+){0,7}?)((?:[Pp]ak|[Bb]u|[Bb]apak|[Ii]bu|[Mm]as|[Mm]bak|[Ss]dr[i]?\.?|[Kk]ang|[Bb]ang)\s+\p{Lu}[\p{L}'’-]*(?:\s(?!HRD|PT\b|CV\b)\p{Lu}[\p{L}'’-]*){0,3})((?:\s+(?:\p{Lu}[\p{L}'’.&-]*|di|manajer|kepala|pemilik|bagian))*)/u

/** `penyewa kios no 9 namanya Mansur`: what somebody is, before his name. */
const calledBehind =
  /^((?:(?!saya|kami|aku|nama|dari|oleh)[\p{Ll}\d]+\s+){1,6}?)(?:yang\s|yg\s)?(?:namanya|bernama|atas nama|a\.?n\.?|si)\s+((?:(?:[Pp]ak|[Bb]u|[Bb]apak|[Ii]bu|[Mm]as|[Mm]bak)\s)?\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]*){0,3})(?=\s*[,.;\n(]|$|\s(?:dia|ia|yang|yg|karena|krn|sudah|udah|telah|masih|sering|suka)(?!\p{L}))/u

/** Somebody to whom a letter goes, with what the message says of him around his name. */
export interface Addressee {
  readonly name: string
  readonly title: string
  readonly company: string
}

/** `ke atasan Bu Lusi HRD PT Sinar Terang`, `buat penyewa kios no 12 Pak Marno`: a person named behind what he is. */
export const addresseeOf = (text: string): Addressee | null => {
  for (const { index, 0: said } of text.matchAll(cue)) {
    const [, before = '', name = '', behind = ''] =
      person.exec(text.slice(index + said.length, index + said.length + nameLength)) ?? []
    const [, what = '', called = ''] =
      calledBehind.exec(text.slice(index + said.length, index + said.length + nameLength)) ?? []
    if (called !== '') return { name: called, title: sentenceCase(what.trim()), company: '' }
    if (
      name === '' ||
      /\b(?:saya|kami|aku|nama|dari|oleh|surat|tagihan|invoice|nota|kuitansi)\b|\b(?:ke|kepada)\s*$/i.test(before)
    )
      continue
    const rest = behind.trim().replace(/^di\s+/, '')
    const at = rest.search(/(?<!\S)(?:PT|CV|UD|Toko|Warung|Yayasan|Koperasi|RS|Bank|SD|SMP|SMA|SMK)\b/u)
    const company = at === -1 ? '' : rest.slice(at)
    const office = (at === -1 ? rest : rest.slice(0, at)).replace(/\s+di\s*$/, '').trim()
    const role = before.trim().replace(/^(?:atasan|bos|calon|pihak)\b\s*/i, '')
    return { name, title: office || sentenceCase(role), company }
  }
  return null
}

const workers =
  'karyawan|pegawai|anak buah|staff?|sopir|supir|kasir|pelayan|koki|kurir|teknisi|penjaga|kernet|satpam'.replaceAll(
    /(?<=^|\|)\p{L}/gu,
    (letter) => `[${letter.toUpperCase()}${letter}]`,
  )
const worker = new RegExp(
  String.raw`(?<!\p{L})(${workers})(?:nya)?\s+(?:(?:saya|sy|gw|gue|ane|kami|kita|toko|gudang)\s+)?(?:(?:si|bernama|yang bernama|namanya|atas nama|a\.?n\.?)\s*:?\s*)?(\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+){0,3})`,
  'u',
)

/** `karyawan saya si Bonar bolos … buatkan SP1 buat dia`: who works for the writer, told before the letter. */
export const workerOf = (text: string): { readonly name: string; readonly title: string } | null => {
  const [, role = '', name = ''] = worker.exec(text) ?? []
  if (name === '' || isBusinessName(name)) return null
  return { name, title: /^(?:karyawan|pegawai|anak buah)$/i.test(role) ? '' : sentenceCase(role) }
}

const groups =
  /\b(?:ke|kepada|kpd|buat|untuk|utk|bagi|(?:me)?(?:ng)?undang)\s+((?:semua|seluruh|para|segenap)\s+)?((?:pelanggan|langganan|karyawan|pegawai|staff?(?:\s(?:gudang|toko|kantor|dapur|admin|keuangan|penjualan|produksi))?|konsumen|warga|wali murid|orang tua murid|orang tua siswa|anggota|penghuni|reseller|mitra|jamaah|jemaah|siswa|pedagang|penyewa|tetangga)(?:\s+(?:kos|kost|ruko|kios|pasar|koperasi|setia|sekitar|setempat|rt|rw)(?:\s\d{1,3})?){0,2}(?:\s(?:dan|sama|&|serta)\s(?:pelanggan|karyawan|warga|tetangga|tokoh masyarakat|mitra|anggota)(?:\s(?:sekitar|setempat|setia))?)?)\b/i

/** `undangan rapat wali murid kelas 6`: who meets is who is invited. */
const meetings =
  /\b(?:rapat|pertemuan|arisan|pengajian)\s+((?:semua|seluruh|para)\s+)?((?:wali murid|orang tua (?:murid|siswa)|warga|anggota|karyawan|pengurus|ibu-ibu|bapak-bapak)(?:\s+(?:kelas\s\d{1,2}|r[tw]\s\d{1,3}|koperasi))?)\b/i

/** `undangan rapat, warga RT 02 perum Asri, minggu …`: who is invited, in a clause of their own. */
const invited =
  /(?:^|[,;.\n]\s*)((?:para|seluruh|semua)\s+)?((?:warga|anggota|wali murid|orang tua (?:murid|siswa)|pengurus|jamaah)\s(?!di\s|yang\s|yg\s|wajib|harap|mohon|diminta)[^,;.\n]{2,40})(?=\s*[,;.\n]|$)/iu

/** `yang ambil kakak saya Sulastri`: who does what a power of attorney is for. */
export const proxyOf = (text: string): string =>
  /\b(?:yang|yg)\s+(?:ambil|mengambil|ngambil|ngambilin|urus|mengurus|ngurus|mewakili|wakilin|tanda tangan|berangkat)\s+(?:\p{Ll}+\s+){0,3}((?:[Pp]ak|[Bb]u|[Bb]apak|[Ii]bu)?\s?\p{Lu}[\p{L}'’-]*(?:\s(?!NIK|KTP)\p{Lu}[\p{L}'’-]*){0,3})/u
    .exec(text)?.[1]
    ?.trim() ?? ''

/** `pemberitahuan ke pelanggan`: a letter to many is addressed to all of them. */
export const groupOf = (text: string): string => {
  const [, all = '', group = ''] =
    groups.exec(text) ?? meetings.exec(text) ?? (/\bundangan\b/iu.test(text) ? invited.exec(text) : null) ?? []
  return group === ''
    ? ''
    : /^(?:ibu-ibu|bapak-bapak)/i.test(group)
      ? titleCase(group)
      : `${sentenceCase((all.trim() || 'para').toLowerCase().replace('semua', 'seluruh'))} ${titleCase(group.replace(/\s(?:sama|&|serta)\s/i, ' dan '))}`
}
