import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { verbMood } from './intent/verbs.ts'
import { realWords } from './intent/word-lists.ts'
import {
  honorifics,
  isCompanyWord,
  plainHonorifics,
  spokenHonorifics,
  titleEnd,
} from './reading-grammar/parties/name-words.ts'
import { endsClause, fewestShouted, isGlued, low, openSheet, type Sheet } from './reading-grammar/sheet.ts'
import { unitOf } from './reading-grammar/goods/units.ts'
import { listWords, nameStops, orderWords, wordSet } from './reading-grammar/words.ts'
import { empty } from './told-clauses.ts'

const family = wordSet(
  'anak adik adek kakak abang suami istri keponakan ponakan sepupu menantu mertua ipar paman bibi om tante teman rekan sahabat tetangga saudara cucu',
)
const workers = wordSet(
  `karyawan pegawai staf staff sopir supir kasir kurir pelayan admin teknisi tukang satpam penjaga asisten mandor kernet mitra penyewa pembeli penjual peminjam`,
)
const own = wordSet('saya aku kami gue gua')
/** Whoever is named behind these has the end of the clause, or what he does, behind his name. */
const parts = wordSet(
  'tanda-tangan tertanda saksi saksinya notulis notulisnya pencatat sopir sopirnya supir supirnya kernet kernetnya penerima penerimanya pengirim pengirimnya pemilik pemiliknya ketua ketuanya bendahara bendaharanya sekretaris sekretarisnya',
)
/** What follows somebody's name where he tells who he is. */
const behindName = wordSet(
  `ktp nik nip npwp umur usia alamat selaku sebagai warga lahir jabatan pekerjaan mau ingin hendak akan bermaksud mengajukan menyatakan memberi dari di pemilik owner
   sendiri saja aja kelahiran tinggal bekerja kerja sejak mulai untuk buat yang dan sama dengan bulan periode`,
)
/** How people are and what they do, said without any prefix: no names. */
const predicates = wordSet(
  `sakit lagi sehat hamil lahiran nikah cerai pindah pulang pergi datang dateng jatuh tidur bangun lulus kabur bolos mabuk cuti libur lembur mogok resign keluar
   masuk ikut telat hilang rusak mati hidup tua muda lama baru kecil besar bagus jelek cantik rajin malas nakal jujur kecewa marah senang sedih bingung capek
   lelah takut malu lapar haus butuh perlu tahu tau lupa ingat minta kasih beri ambil bawa taruh titip nitip kirim jual beli bayar sewa pinjam pinjem tunggu cari
   pakai pake pegang urus jaga antar anter jemput setor tagih cek servis pasang buka tutup potong cicil hutang utang lapor tanya jawab bilang ngomong dengar lihat
   liat tolak terima setuju sepakat harap rasa kira pikir siap sanggup mampu jadi naik turun tinggal asal tetap tetep sering jarang selalu pernah sempat cuma hanya
   juga jg masih sedang udah telah bisa boleh harus wajib mesti kudu doang kos kost kontrakan rumah tangga kandung tiri angkat bungsu sulung pertama kedua ketiga
   lain sendiri sekeluarga semua banyak sedikit laki perempuan cewek cowok magang tetap harian lepas borongan kontrak cukur jahit kayu batu las cat listrik ledeng
   parkir kebun sawah pijat sayur gorengan dengan bapak ibu mamah papah nya kuliah sekolah wisuda sunat sunatan khitan aqiqah operasi dirawat opname meninggal wafat
   dulu nanti tadi kemarin besok lusa sekarang barusan guru rt rw lurah camat bupati kades desa dusun dukuh kampung pembina pengurus polisi tentara dokter bidan haji
   bos boss juragan admin min raya kawin mertua hajat nyewa kaya kayak gitu gini begini begitu ga gak nggak ngga enggak tdk kagak ndak blm blum mata ahli utama manajemen panitia kios lapak nangis menangis sah nawar mundur arep bade tulung tulong ajuin brp enak`,
)
/** Who somebody is, behind `saya` and his name. */
const identity = wordSet(
  `ktp nik nip npwp umur usia alamat selaku sebagai warga lahir jabatan pekerjaan mau ingin hendak bermaksud tidak akan sanggup bersedia berjanji mengajukan menyatakan memberi pemilik owner kelahiran ketua
   pimpinan direktur manajer guru penjual pedagang petani sopir supir penyewa`,
)
const verbal = /^(?:(?:me[mn]|ber|di|ter|pe[mn]|nge|ng)\p{L}{4,}|\p{L}{3,}(?:kan|nya|lah|kah)|\p{L}{4,}in)$/u
const plainLetters = /^\p{Ll}{3,14}$/u

/** Whether a small word may be somebody's name: it is none that people use for anything else. */
const isStrange = (sheet: Sheet, at: number): boolean => {
  const raw = sheet.tokens[at]?.raw ?? ''
  const word = low(sheet, at)
  return (
    sheet.tokens[at]?.kind === 'word' &&
    plainLetters.test(raw) &&
    word === raw &&
    ![
      nameStops,
      listWords,
      orderWords,
      predicates,
      realWords,
      empty,
      parts,
      behindName,
      spokenHonorifics,
      family,
      workers,
      trades,
    ].some((words) => words.has(word)) &&
    verbMood(word) === null &&
    unitOf(word) === null &&
    !isCompanyWord(sheet, at) &&
    titleEnd(sheet, at) === at
  )
}

const isCapitalAt = (sheet: Sheet, at: number): boolean => /^\p{Lu}/u.test(sheet.tokens[at]?.raw ?? '')

const balinese = wordSet('wayan made nyoman putu gede kadek komang luh gusti ayu dewa nengah iluh')

/** `ni luh …`, `i gede …`: one or two letters that open a name of Bali. */
const isBalineseOpening = (sheet: Sheet, at: number): boolean =>
  ['ni', 'i'].includes(sheet.tokens[at]?.raw ?? '') && balinese.has(low(sheet, at + 1))

/** `Ni Luh Putu Sri Wahyuni`: more words than these no name has. */
const longestName = 5

/** Second words of a name are bound by the first; only a verb's form or a known word ends it. */
const nameEnd = (sheet: Sheet, start: number): number => {
  const from = isBalineseOpening(sheet, start) ? start + 1 : start
  if (!isStrange(sheet, from)) return start
  // `apt. Rina`: a degree is no name.
  if (low(sheet, from + 1) === '.' && isGlued(sheet, from + 1) && isCapitalAt(sheet, from + 2)) return start
  let to = from + 1
  while (to - from < longestName && !isGlued(sheet, to) && isStrange(sheet, to) && !verbal.test(low(sheet, to))) to += 1
  return to
}

/** What somebody does, told right behind his name: `KARYAWAN SAYA JOKO SUSILO KASIR SEJAK 2021`. */
const trades = wordSet(
  `terapis montir mekanik driver sales operator helper marketing barista perawat penjahit desainer fotografer koki juru mandor baker kapster kepala`,
)

/** Where a name closes: the clause ends, a number or what is told of him begins. */
const closes = (sheet: Sheet, to: number): boolean =>
  endsClause(sheet, to) ||
  sheet.tokens[to]?.kind === 'number' ||
  behindName.has(low(sheet, to)) ||
  workers.has(low(sheet, to)) ||
  trades.has(low(sheet, to)) ||
  titleEnd(sheet, to) > to

/** Skips `si`, `yang`, `bernama`, `namanya`, `:`, a title: what may stand between a cue and a name. */
const skipLinks = (sheet: Sheet, at: number): number => {
  let to = at
  while (
    to - at < 4 &&
    (['si', 'bernama', 'namanya', 'nama', ':', 'adalah', 'atas-nama', 'oleh'].includes(low(sheet, to)) ||
      (low(sheet, to) === 'yang' && ['bernama', 'namanya'].includes(low(sheet, to + 1))) ||
      spokenHonorifics.has(low(sheet, to)))
  )
    to += 1
  return to
}

const wages = wordSet('gaji upah honor')
const naming = wordSet('bernama namanya atas-nama si')
const announcing = new Set([...spokenHonorifics, ...naming, ...wages, ...own, ...parts, ...family])

/** Where a name in small letters begins behind the word at `at`; null where that word announces none. */
const nameBehind = (
  sheet: Sheet,
  at: number,
  isCalmed: boolean,
): { readonly from: number; readonly to: number } | null => {
  const word = low(sheet, at)
  if (!announcing.has(word)) return null
  // `TEKNISI SAYA, ARIF BUDIMAN`
  const isApart = isCalmed && own.has(word) && workers.has(low(sheet, at - 1)) && low(sheet, at + 1) === ','
  const next = skipLinks(sheet, isApart ? at + 2 : at + 1)
  const to = nameEnd(sheet, next)
  const isSlip = wages.has(word) && ['untuk', 'buat', 'atas-nama'].includes(low(sheet, at + 1))
  if (isSlip) return behindOf(sheet, at + 2)
  if (to === next || isGlued(sheet, next) || (isApart && to - next < 2)) return null
  const found = { from: next, to }
  // `bang: piston 1`, `bu admin,`: who is called upon.
  const unlike = !verbal.test(low(sheet, next)) && low(sheet, next - 1) !== ':'
  if (!unlike) return null
  const closed = closes(sheet, to)
  const before = low(sheet, at - 1)
  const isNumbered = sheet.tokens[to]?.kind === 'number'
  if (spokenHonorifics.has(word)) return plainHonorifics.has(word) || (closed && !isNumbered) ? found : null
  if (naming.has(word)) return closed ? found : null
  if (own.has(word)) {
    // `nama saya …`, `karyawan saya …`; `saya … ktp 33…` tells who he is.
    const isAnnounced = before === 'nama' || before === 'milik' || family.has(before) || workers.has(before)
    return isAnnounced ? (closed && !isNumbered ? found : null) : identity.has(low(sheet, to)) ? found : null
  }
  if (parts.has(word)) return endsClause(sheet, to) || low(sheet, next - 1) === 'si' ? found : null
  // `keponakan …`: without `saya` only a first word that nobody mistakes.
  return family.has(word) && endsClause(sheet, to) && to - next > 1 ? found : null
}

/** `slip gaji untuk …`: whom a slip is for. */
const behindOf = (sheet: Sheet, from: number): { readonly from: number; readonly to: number } | null => {
  const to = nameEnd(sheet, from)
  return to > from && closes(sheet, to) ? { from, to } : null
}

const and = wordSet('dan sama serta ,')

/** `arif budiman dan wawan setiaji`: in a calmed text, who is named together with one that was announced. */
const namedWith = (sheet: Sheet, from: number): { readonly from: number; readonly to: number }[] => {
  const found: { from: number; to: number }[] = []
  for (let at = from; and.has(low(sheet, at)) && found.length < 6;) {
    const to = nameEnd(sheet, at + 1)
    if (to - at < 3 || !closes(sheet, to)) break
    found.push({ from: at + 1, to })
    at = to
  }
  return found
}

const capitalised = (sheet: Sheet, isCalmed = false): string => {
  const starts = new Set<number>()
  for (let at = 0; at < sheet.tokens.length; at += 1) {
    const end = isCalmed ? calledEnd(sheet, at) : at
    for (let word = at; word < end; word += 1) starts.add(sheet.tokens[word]?.start ?? -1)
    const found = sheet.tokens[at]?.kind === 'word' ? nameBehind(sheet, at, isCalmed) : null
    if (found === null || isCapitalAt(sheet, found.from)) continue
    for (const { from, to } of [found, ...(isCalmed ? namedWith(sheet, found.to) : [])])
      for (let word = from; word < to; word += 1) starts.add(sheet.tokens[word]?.start ?? -1)
  }
  if (starts.size === 0) return sheet.text
  return sheet.text
    .split('')
    .map((letter, at) => (starts.has(at) ? letter.toUpperCase() : letter))
    .join('')
}

const legal = wordSet('pt cv ud')

/** `katering dapur mbok tin`, `mr lee`: a house or a title with the name behind it, in a text that was calmed. */
const calledEnd = (sheet: Sheet, at: number): number => {
  const opens = (to: number): boolean => isCompanyWord(sheet, to) || honorifics.has(low(sheet, to))
  if (!opens(at)) return at
  let to = at + 1
  while (to - at < 5 && !endsClause(sheet, to) && ((isStrange(sheet, to) && !verbal.test(low(sheet, to))) || opens(to)))
    to += 1
  // `cv dingin abadi` ends the message: all of it is the name.
  if (legal.has(low(sheet, at)) && to - at < 4 && sheet.tokens.length - at < 6) to = sheet.tokens.length
  return to > at + 1 && isStrange(sheet, to - 1) ? to : at
}

/** Any day: names are not counted from one. */
const someDay = '2000-01-01' as IsoDay

/** `disaksikan bu x`: names that announce themselves by the word before them, as a paper writes them. */
export const namesInCapitals = (text: string): string => capitalised(openSheet(text, someDay))

/**
 * The same for a message before it is read, so that every reader finds the names that a hurried writer left small. Messages
 * without any capital stay: there the readers go by other signs.
 */
export const withNamesInCapitals = (message: string): string => {
  const sheet = openSheet(message, someDay)
  return sheet.writing === 'mixed' ? capitalised(sheet) : message
}

/** Without a few capitals that no small letter follows, a text is not in capitals: most turns of a talk need no reading. */
const mayBeInCapitals = (text: string): boolean => (text.match(/\p{Lu}(?!\p{Ll})/gu)?.length ?? 0) >= fewestShouted

/** A text in capitals throughout as a calm hand writes it: small, with names, houses and titles in capitals. */
export const calmly = (text: string): string =>
  mayBeInCapitals(text) && openSheet(text, someDay).writing === 'upper'
    ? capitalised(openSheet(text.toLowerCase(), someDay), true)
    : text
