import { anyDay } from '#core/text/shared/calendar-words.ts'
import { sentenceCase } from '#core/text/shared/letter-case.ts'

import type { DeckPurpose } from '../deck-request.ts'
import { figuresIn } from './told-figures.ts'
import { headCase, trimmed } from './told-words.ts'

/** What the first words of an order say. */
export interface Headline {
  /** What it is about, without whom it is for and when it is shown. */
  readonly topic: string
  /** Whom or what it presents, without the words for its purpose: `Keripik Bu Lestari`. */
  readonly subject: string
  readonly occasion: string
}

const headWords =
  /^(?:(?:tentang|soal|mengenai|berjudul|dengan judul|judul(?:nya)?|tema(?:nya)?|perihal|untuk|buat|dengan tema|topik|durasi|rapat soal|acara tentang)\s*:?\s+|(?:besok|lusa|nanti)(?:\s+(?:pagi|siang|sore|malam))?\s+(?:saya|aku|gw|gue|kami)\s+(?:mau|akan|ada)\s+|(?:(?:kurang lebih|kira-kira|sekitar|selama|paling lama|maksimal)\s+)?\d+\s*(?:-\s*\d+\s*)?menit\s+|["'“‘](?=\S+$))+/i
const headEnd =
  /(?:\s+(?:dulu|nanti|ya bukan \p{Ll}+|ya|dong|donk|aja|saja|deh|kak|min|gan|mas|mbak|bang|kang|bos|say|beb|please|makasih|terima kasih|thanks|(?:milik|punya)\s+(?:saya|kami)|saya|kami|kita|gw|gue|gua))+$/iu
const toShow =
  /(?:\s|^)(?:(?:yang )?(?:akan|mau)\s+)?(?:(?:buat|untuk)\s+)?(?:(?:di)?(?:tunjuk|presentasi|papar|sampai|tampil|bawa|tawar|kasih|kirim|ajukan)(?:kan|in)?\s+)?(?:untuk|buat|bwt|ke|kepada|pada|di depan|di hadapan|depan|bagi|dengan|sama)\s+$|^(?:(?:buat|untuk)\s)?(?:presentasi\s)?(?:di|neng|nang|ning)\s+$/i
const shown =
  /\s+(?:(?:yang )?(?:akan|mau)\s+)?(?:buat |untuk )?(?:di)(?:tunjuk|presentasi|papar|sampai|tawar|kirim|lapor)(?:kan|in)\b.*$/i
const when =
  /(?<!\d)\s+(?:(?:pada|tgl|tanggal|hari)\s+(?=.*\d|senin|selasa|rabu|kamis|jum|sabtu|minggu).*|besok(?: pagi| siang| malam)?|lusa|nanti malam|(?:minggu|bulan|tahun) depan)$/i

/** `besok lusa saya presentasi di depan Bu Camat soal …`: when and before whom somebody speaks is told on the cover. */
const speaking =
  /^(?:(?:besok|lusa|nanti|minggu depan|hari|senin|selasa|rabu|kamis|jumat|sabtu|minggu)\s)*(?:saya|sy|aku|kami|kita)\s(?:(?:mau|akan|ada|diminta|disuruh|diundang)\s)*(?:presentasi|paparan|bicara|ngomong|tampil|memaparkan)\s(?:(?:di\s)?(?:depan|hadapan)\s[^,.;]{3,50}?\s)?(?:soal|tentang|mengenai|ttg)\s(?:produk\s|usaha\s)?/iu

/** `Sehubungan dengan undangan Dinas, …`: why it is asked for. */
const formally = /^(?:sehubungan|berkaitan|berkenaan|terkait)\s(?:dengan\s)?[^,]{3,90}(?:,\s*|$)/iu

/** `ke HRD pabrik`, `ketemu pemasok kopi`: whom it is shown to, before what it is about. */
const toWhom =
  /^(?:(?:buat|untuk|bwt|utk|mau|saat|pas)\s)*(?:ke|kepada|ketemu(?:an)?|bertemu|menemui|menghadap|di depan|di hadapan)\s(?:(?!\s(?:soal|tentang|mengenai|perihal|untuk|buat|bwt|utk)\s)[^,.:;]){2,60}$/iu

/** Whom a message is shown to that begins with them; empty where it begins with what it is about. */
export const whomIn = (headline: string): string =>
  toWhom.test(headline)
    ? trimmed(
        headline.replace(
          /^.*?\b(?:ke|kepada|ketemu(?:an)?|bertemu|menemui|menghadap|depan|hadapan)\s+(?:dengan\s|sama\s)?/iu,
          '',
        ),
      )
    : ''

/** `bernama Teras`: how it is called is told by the title. */
export const calledSo = /\s+(?:bernama|namanya|dengan nama)\s+.*$/iu

/** `penjualan toko sepatu saya triwulan 3`: whose it is stands in no title. */
const ofOwner = /(?<=\p{Ll})\s(?:saya|aku|gw|gue|kami)\s(?=\p{L})/iu

/** `kerja sama antara A dengan B untuk …`: both stand below the title. */
const parties =
  /\s+antara\s+([^,.:;]{2,60}?)\s+(?:dengan|dan|bersama|sama)\s+([^,.:;]{2,60}?)(?=\s+(?:untuk|tentang|dalam|soal|mengenai)\s|$)(?:\s+(?:untuk|tentang|dalam|soal|mengenai)\s+)?/iu

/** `launching produk baru`: what it is called stands behind it. */
export const isBareLaunch = (topic: string): boolean =>
  /^(?:(?:launching|peluncuran|pengenalan|perkenalan|promo(?:si)?)\s)?(?:produk|menu|layanan|jasa|merek|brand)(?:\sbaru)?$/iu.test(
    topic,
  )

/** Who works together with whom, as far as the first words of an order say so. */
export const partiesIn = (headline: string): { readonly one: string; readonly other: string } | null => {
  const [, one = '', other = ''] = parties.exec(headline) ?? []
  return one === '' || other === '' ? null : { one: trimmed(one), other: trimmed(other) }
}

/** Verbs of an order as the name of what they lead to. */
const doings: readonly (readonly [RegExp, string])[] = [
  [/^(?:buat |untuk )?(?:nawarin|menawarkan|nawari)\s+/i, 'penawaran '],
  [/^(?:buat |untuk )?(?:ngajarin|mengajar(?:kan|i)?|melatih|ngelatih)\s+/i, 'pelatihan '],
  [/^(?:buat |untuk )?(?:ngajak|mengajak|ajak)\s+/i, 'ajakan '],
  [/^(?:buat |untuk )?(?:bandingin|bandingkan|membandingkan)\s+/i, 'perbandingan '],
  [/^(?:buat |untuk )?(?:tawarin|tawarkan)\s+/i, 'penawaran '],
  [/^(?:buat |untuk )?(?:ngenalin|kenalin|kenalkan|mengenalkan|memperkenalkan)\s+/i, 'pengenalan '],
  [/^(?:buat |untuk )?(?:jelasin|menjelaskan|ceritain|menceritakan|bahas|membahas)\s+/i, ''],
  [
    /^(?:buat |untuk )?(?:minta|mohon|memohon)\s+(?=(?:dana|csr|bantuan|hibah|sponsor\p{L}*|sumbangan|donasi)(?!\p{L}))/iu,
    'permohonan ',
  ],
  [/^(?:buat |untuk )?(?:ngajuin|ajuin|ajukan|mengajukan|ngajukan)\s+/i, 'pengajuan '],
  [/^(?:buat |untuk )?(?:pinje?m|minje?m|pinjam|meminjam)\s+(?=modal|uang|dana)/i, 'pinjaman '],
  [/^(?:buat |untuk )?(?:nyari|mencari|cari|menarik)\s+(?:investor|pemodal|modal)\s+/i, 'pitch '],
]

/** Without whom it is for: `profil usaha X buat ditunjukin ke pengurus mall`. */
const withoutAudience = (words: string, audience: string): string => {
  const at = audience === '' ? -1 : words.toLowerCase().indexOf(audience.toLowerCase())
  if (at < 0) return words.replace(shown, '')
  const before = words.slice(0, at)
  if (before.trim() !== '' && !toShow.test(before)) return words.replace(shown, '')
  const left = `${before.replace(toShow, ' ')} ${words.slice(at + audience.length)}`.replace(shown, '')
  // A meeting is known by whom it is with.
  // `export buyer dari Dubai`: where they come from goes with them.
  if (/^(?:dari|di)\s+\p{Lu}\S*$/u.test(left.trim())) return ''
  return /^\s*(?:(?:buat|untuk|bwt)\s+)?(?:rapat|meeting|pertemuan|ketemu)\s*$/i.test(left)
    ? words
    : left.replaceAll(/\s+/g, ' ').trim()
}

const purposeWords =
  /^(?:(?:presentasi|investor(?=\s+usaha)|pitch(?:ing)?(?:\s*deck)?|pitchdeck|company profile|compro|profile?|perkenalan|pengenalan|perjalanan|sejarah|cerita|penawaran|promosi|promo|proposal|menu|kerja ?sama|kemitraan|franchise|waralaba|reseller|sponsorship|laporan|katalog|rencana|pembukaan|launching|peluncuran|(?:pembiayaan|pinjaman|kredit|permodalan)(?=\s+(?:usaha|bisnis|toko|warung))|dan|&|dong|donk|buat|untuk|ke|bisnis plan|business plan)(?![\p{L}])\s*)+/iu
const plainNouns =
  /^(?:(?:singkat|dari|untuk|tentang|mengenai|soal|supply|suplai|pasokan|penjualan|usaha|bisnis|perusahaan|startup|produk|brand|merek|baru|bulan|ramadh?an|lebaran|natal|akhir tahun|imlek|kemerdekaan)(?![\p{L}])\s+)+/iu
const owned = /^(?:[\p{Ll}-]+\s+){0,3}(?:saya|kami|gw|gue)\s+(?=(?:namanya |bernama |nama )?[\p{Lu}'"“])/u
const called = /^.*?\b(?:namanya|bernama|dengan nama|nama (?:usaha|toko|kelompok|kedai|warung|brand)(?:nya)?)\s+/i

/** Whom it presents: `pitch usaha keripik Bu Lestari` is about `keripik Bu Lestari`. */
export const subjectIn = (topic: string): string => {
  const named = topic.replace(purposeWords, '').replace(called, '').replace(owned, '')
  const bare = named.replace(plainNouns, (nouns) =>
    /^\p{Lu}/u.test(nouns) || !/\p{L}/u.test(named.slice(nouns.length)) ? nouns : '',
  )
  return trimmed(
    trimmed(bare.replace(/^(?:19|20)\d\d\s+/, '')).replace(headEnd, (end) =>
      /\b(?:Min|Gan|Kita|Kami)$/.test(end) ? end : '',
    ),
  )
}

/** A name inside words: a capital after the first word, or an honorific. */
export const hasName = (words: string): boolean => /(?:^|\s)["'“‘]?\p{Lu}[\d'’&.-]*\p{Ll}[\p{L}\d'’&.-]*/u.test(words)

/** `ukuran 100gr 28rb 200gr 50rb`: sizes and prices are told below. */
const sizes =
  /\s+(?:ukuran|kemasan|isi|varian)\s+\d.*$|\s+(?:dari\s)?\d[\d.]*\s+(?:responden|peserta|cabang|outlet|gerai|porsi|box|pax)(?:\s(?:per|se)\s?hari)?$/i
/** What is held, before what it is about: `rapat RT soal …`, `seminar di kampus UIN tentang …`, `hari Senin depan soal …`. */
const eventOf = new RegExp(
  `^(?:(?:untuk|buat|pada|di)\\s+)?(?:rapat|acara|tugas|seminar|forum|pertemuan|arisan|musyawarah|kuliah umum|(?:hari\\s+)?(?:${anyDay})|besok|lusa)\\b[^,]*?\\b(?:soal|tentang|mengenai|perihal)\\s+`,
  'i',
)
const sumWords =
  /\s+(?:dengan\s+|total\s+)?(?:modal|dana|biaya|budget|anggaran|total|sebesar|senilai|seharga|target|butuh|omzet|omset|laba|untung|dari)(?:nya)?$/i

/** `… untuk rapat keluarga`, `… untuk RAT`, `… buat tugas kuliah`: what it is shown at, behind what it is about. */
const meetingAt =
  /(?<=[\p{L}\d)])\s(?:untuk|buat|bwt|utk|di|pada)\s+((?:acara\s+)?(?:rapat|rat|musyawarah|demo day|pameran|bazar|bazaar|expo|lomba|sidang|tugas|ujian)(?!\p{L})(?:[^,()]|\([^()]*\))*)$/iu

/** `iuran sampah naik dari …` is about the rise of the dues. */
const moved = (before: string): string => {
  const [, what = '', way = ''] = /^(.{3,60}?)\s+(naik|turun)(?:\s+dari)?$/i.exec(before) ?? []
  if (what === '') return before
  const event = eventOf.exec(what)?.[0] ?? ''
  return `${event}${way.toLowerCase() === 'naik' ? 'kenaikan' : 'penurunan'} ${what.slice(event.length)}`
}

/** `usaha laundry Bersih buat cari investor`: what it is made for is told on the cover. */
const toSeek =
  /(?<=\S)\s(?:buat|bwt|untuk|utk)\s(?:cari|nyari|mencari|menarik|gaet)\s(?:calon\s)?(?:investor|pemodal|modal|pendanaan)$/iu

/** Words of talk as a title writes them; `cara buat kue` is about making. */
const titled = (topic: string): string =>
  topic
    .replaceAll(/(?<!\b(?:cara|belajar|pelatihan|kursus|ide|resep|tempat))\s(?:buat|bwt|utk)\s/gi, ' untuk ')
    .replace(/^(?:mau|ingin|akan)\s(?:pinj[ae]m|minj[ae]m|meminjam)$/i, 'pengajuan pinjaman')
    .replace(/^(rapat|meeting|pertemuan)\s+sama\s/i, '$1 dengan ')
    .replace(/\s(?:soal|mengenai|perihal)\s/i, ': ')
    // `kedai kopi Kopi Teras`
    .replaceAll(/(?<!\p{L})(\p{Ll}+)\s(\p{Lu}\p{L}+)/gu, (all, kind: string, name: string) =>
      kind === name.toLowerCase() ? name : all,
    )

/** `saya jual keripik singkong Renyah Jaya`: what it is, and its name. */
const sells =
  /^(?:saya|kami|aku|gue|gw)\s(?:jual(?:an)?|produksi|dagang|buka|punya)\s(?=(?:\p{Ll}+\s){0,3}(?:\p{Lu}[\p{L}'’]*\s?){1,4}$)/u
/** `mau ngenalin produk baru`: what is done with it is told by the verb. */
const intending = /^(?:mau|ingin|pengen|akan)\s(?=(?:nge?|me)?(?:nawar|kenal|nalin|jelas|ajak|ngajar|ajar)\p{L}*\s)/iu
const ofPaper = /^(?:analisis|laporan|profil|pro(?:posal|mosi)|pelatihan|rencana|rekap|evaluasi)\p{L}*\s/iu
const teller = /(?<!\p{L})(?:saya|aku|gw|gue)(?!\p{L})/iu
/** `jus sehat saya FreshUp`: whose it is stands before its name. */
const beforeName = /(?<!\p{L})(?:saya|aku|gw|gue)\s\p{Lu}/u
const fewestOfStory = 6

/** Who tells a story gives it no title. */
const isStory = (words: string): boolean =>
  words.split(/\s+/).length >= fewestOfStory && teller.test(words) && !ofPaper.test(words) && !beforeName.test(words)

/** What the first words say, without whom they are said to. */
export const headlineIn = (headline: string, audience: string, purpose: DeckPurpose): Headline => {
  const spoken = headline.replace(formally, '').replace(speaking, '')
  const done = doings.reduce((words, [verb, noun]) => words.replace(verb, noun), spoken.replace(intending, ''))
  const bare = withoutAudience(done.replace(parties, ': '), audience)
    .replace(toWhom, '')
    .replace(headWords, '')
    .replace(/^(?:butuh|perlu|mau|minta|ingin)\s+(?=pitch)/i, '')
    .replace(sizes, '')
    .replace(toSeek, '')
  const figure = figuresIn(bare).find(({ kind }) => kind === 'money')
  const isMoney = figure !== undefined && figure.before !== ''
  // `KUR 75 juta usaha ternak ayam`: what the money is for says more than its name.
  const isAfter =
    isMoney && purpose === 'pitch' && /^(?:(?:untuk|buat)\s+)?(?:usaha|bisnis|toko|warung)\s/i.test(figure.after)
  const words = isAfter
    ? figure.after.replace(/^(?:untuk|buat)\s+/i, '')
    : isMoney
      ? moved(figure.before)
          .replace(/\s+(?:harga|tarif)(?:nya)?(?:\s+\S+)?$/i, '')
          .replace(/\s+(?:paket|menu|produk)(?:\s+(?!baru\b)\S+){0,2}$/i, '')
          .replace(/\s+\d+\s?(?:gr|gram|g|kg|ml|cc|liter|pcs|isi)?$/i, '')
          .replace(sumWords, '')
      : bare
  const event = eventOf.exec(words)?.[0] ?? ''
  const about = words.slice(event.length)
  const isOccasion =
    /^(?:(?:di|pada|dalam|buat|untuk)\s+)?(?:acara\s+)?(?:temu|pameran|bazar|bazaar|expo|acara)\b/i.test(about)
  if (isOccasion) {
    const said = sentenceCase(trimmed(about.replace(/^(?:di|pada|dalam|buat|untuk)\s+/i, '')))
    return { topic: '', subject: '', occasion: said }
  }
  const meeting = meetingAt.exec(about)?.[1] ?? ''
  const at = when.exec(about)
  const kept = trimmed((at ? about.slice(0, at.index) : about).replace(meetingAt, '').replace(headWords, ''))
  const told = trimmed(
    kept
      .replace(sells, '')
      .replace(headEnd, (end) => (/\b(?:Min|Gan|Kita|Kami)$/.test(end) ? end : ''))
      .replace(/\s+(?:19|20)\d\d$/, (year) => (isMoney ? '' : year)),
  )
  const topic = (isStory(told) ? '' : told)
    .replace(
      /^(?:dong|donk|ya|yah|nih|deh|aja|saja|halo|hai|hi|hello|bu|pak|bapak|ibu|kak|mas|mbak|bang|kang|bos|say|beb|min|gan)$/i,
      '',
    )
    // `… ga bisa bikin ppt, tolong buatkan 5 slide`: the order alone.
    .replace(/^(?:(?:tolong|mohon|minta|bantu|bantuin|(?:di)?(?:buat|bikin|siap)(?:kan|in))(?:\s+|$))+$/iu, '')
    // How it shall look: no title.
    .replace(/^(?:yg|yang)\s+\p{Ll}+(?:(?:\s*&\s*|\s+dan\s+)\p{Ll}+)*$/u, '')
    .replace(ofOwner, ' ')
    .replaceAll(/["“”]|(?<![\p{L}])['‘]|['’](?![\p{L}])/gu, '')
  const isAsk = purpose === 'pitch' && isMoney
  const asked = titled(
    isAsk
      ? trimmed(
          topic.replace(/\s*(?:untuk|buat|butuh|perlu|cari|mencari|minta)?\s*(?:pinjaman|modal|dana|kredit)?$/i, ''),
        )
      : topic,
  )
  return {
    topic: asked,
    subject: subjectIn(asked),
    occasion: sentenceCase(
      trimmed(
        [event.replace(/\s*(?:soal|tentang|mengenai|perihal)\s+$/i, ''), meeting.replace(when, ''), at?.[0] ?? '']
          .map(trimmed)
          .filter((part) => part !== '')
          .join(', ')
          .replace(/^(?:untuk|buat)\s+/i, ''),
      ),
    ),
  }
}

/** `mau ngajari 6 karyawan baru cara layani pelanggan`: what is taught, and whom; null where nobody is. */
export const taughtIn = (said: string): { readonly topic: string; readonly audience: string } | null => {
  const [, whom = '', what = ''] =
    /(?<!\p{L})(?:ngajari|ngajarin|mengajari|mengajarkan|melatih|ngelatih|latih)\s+([^,.;\n]{0,40}?)\s*\b((?:cara|teknik|tentang|soal)\s+[^,.;\n]{3,70})/iu.exec(
      said,
    ) ?? []
  return what === ''
    ? null
    : { topic: `pelatihan ${what.replace(/^(?:tentang|soal)\s+/i, '')}`, audience: trimmed(whom) }
}

/** `Maju Jaya untuk pengajuan KUR`: what it is shown for is no part of the name. */
const forWhat =
  /(?<=\S)\s+(?:untuk|utk|buat|bwt|guna|dalam rangka)\s+(?:pengajuan|mengajukan|permohonan|persyaratan|syarat|keperluan|kepentingan|pinjaman|pinjam|kredit|kur|pembiayaan|pendanaan|modal|tender|lelang|lomba|pameran|sponsor|kerja ?sama|kemitraan|presentasi|rapat|meeting|bank|investor)(?!\p{L}).*$/iu

/** What a deck is shown for, without the name before it, which stands on the cover. */
export const whatForAlone = (fact: string, business: string): string =>
  business !== '' && fact.replace(forWhat, '').endsWith(business) ? (forWhat.exec(fact)?.[0].trim() ?? fact) : fact

/** The name of what is presented, where the words hold one: `keripik Bu Lestari di Solo` is `Keripik Bu Lestari`. */
export const nameIn = (subject: string): string => {
  const undated = subject
    .replace(/\s+(?:yang\s+)?(?:berdiri|didirikan|sejak|est\.?)(?!\p{L}).*$/iu, '')
    .replace(forWhat, '')
  if (!hasName(undated) || undated.split(/\s+/).length > 7) return ''
  const bare = trimmed(
    undated.replace(
      /\s+(?:di|dari|daerah|cabang|asal|khas|dekat|deket|depan|samping|sebelah|belakang)\s+\p{Lu}.*$/u,
      '',
    ),
  )
  // `lele di Tulungagung`: the place is a name, the thing is none.
  return hasName(bare) ? headCase(bare) : ''
}
