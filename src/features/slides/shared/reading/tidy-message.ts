import { calmly } from '#core/assistant/shared/names-in-capitals.ts'
import { canonicalWord } from '#core/assistant/shared/intent/slang.ts'
import { officeForm } from '#core/assistant/shared/reading-grammar/formal-text.ts'
import { listsPaired } from '#core/assistant/shared/reading-grammar/usual/paired-lists.ts'
import { verbMood } from '#core/assistant/shared/intent/verbs.ts'

import { countPattern, deckNouns, orderPattern } from '../deck-vocabulary.ts'
import { looksCounted, unitsCarried } from './counted-things.ts'
import { isToMaker } from './maker-words.ts'
import { collectedInParts, partsScaled, restOfShares } from './shares-and-sums.ts'
import { slideBySlide } from './slide-by-slide.ts'
import { clausesOf, sentencesOf } from './split-message.ts'
import { figuresIn } from './told-figures.ts'
import { proposalsJoined, toldTwice } from './told-twice.ts'
import { headCase } from './told-words.ts'

/** Words that stay in capitals when a shouted message is written calmly. */
const acronyms =
  /(?<![\p{L}])(?:pt|cv|ud|rt|rw|umkm|sop|wa|qris|lpj|pkk|ppn|sd|smp|sma|smk|bpr|bri|bni|bca|kur|spt|npwp|bpom|pirt|nib|hki|dp|h-\d)(?![\p{L}])/giu

const scale = /(?<![\d.,])(\d{1,3})(?:\.(\d{1,2}))?\s(million|billion|trillion)(?!\p{L})/giu
const scales: Readonly<Record<string, string>> = { million: 'juta', billion: 'miliar', trillion: 'triliun' }

/** `Rp 3.1 billion` is `Rp 3,1 miliar`: sums of an order in English are read as what they are. */
const inOurScale = (text: string): string =>
  text.replaceAll(
    scale,
    (_, whole: string, part: string | undefined, word: string) =>
      `${whole}${part === undefined ? '' : `,${part}`} ${scales[word.toLowerCase()] ?? word}`,
  )

/** `NAMA USAHA DAPUR RASA`: what is told as a name stays one. */
const shoutedName =
  /((?<!\p{L})nama (?:usaha|toko|kedai|warung|brand|kelompok|sekolah)(?:nya)?(?: saya| kami)?\s(?:adalah\s)?)([^.,;:\n]{3,40})/iu

/** A message in capitals only, written as people read it; any other stays as it is. */
export const calmed = (given: string): string => {
  const text = inOurScale(given)
  const letters = text.match(/\p{L}/gu) ?? []
  const large = letters.filter((letter) => letter === letter.toUpperCase()).length
  if (letters.length < 20 || large < letters.length * 0.9) return text
  return calmly(text)
    .replace(acronyms, (word) => word.toUpperCase())
    .replace(shoutedName, (_, told: string, called: string) => told + headCase(called))
    .replaceAll(
      /(?<=^|[\s(:,])(['"“‘])([^'"“”‘’\n]{2,60})(?=['"”’])/gu,
      (_, mark: string, name: string) => mark + headCase(name),
    )
}

/** The words of an order that are mended where they open a message; further in, the same letters may be names. */
const orderWords = new Set(
  'tolong minta mohon butuh perlu ingin mau untuk buat bikin buatkan bikinin presentasi tentang saya'.split(' '),
)
const openingWords = 8

/** `tlg gaweno ppt nggo lomba` as the rules of an order know it: `tolong buatkan ppt untuk lomba`. */
const withPlainOrder = (text: string): string => {
  let left = openingWords
  return text.replaceAll(/^\p{Lu}?\p{Ll}+|\p{Ll}+/gu, (written, at: number) => {
    const word = at === 0 ? written.toLowerCase() : written
    if (left-- <= 0 || (at > 0 && /[\p{L}\d]/u.test(text[at - 1] ?? ''))) return written
    const plain = canonicalWord(word)
    const mood = verbMood(plain)
    if (orderWords.has(plain)) return plain
    return mood === 'order' ? 'buatkan' : mood === 'passive' ? 'dibuatkan' : written
  })
}

/** What it is shown on is no part of what it is about. */
const medium =
  /\s+(?:buat|untuk|bwt|utk)\s+(?:di\s?(?:puter|putar|tampilkan|tampilin|pajang|tempel|pasang|taruh|setel)\s+(?:di|pada)\s+)?(?:layar|tv|televisi|videotron|monitor|proyektor)(?!\p{L})(?:\s(?:tv|kedai|toko|warung|kafe|cafe|resto|kantor|depan|ruang tunggu|kos(?:2an|t|-kosan)?)(?!\p{L}))*(?=\s*(?:[,.:;\n]|$))/giu

const otherPapers =
  'surat|proposal|dokumen|invoice|nota|kuitansi|website|web|kasir|laporan|analisis|kontrak|word|excel|pdf'
const politeEnd = '(?:\\s(?:ya|yah|lho|loh|dong|kak|min|bang|mas|mbak|gan))*'
/** `bukan surat ya, slide aja.`, `gue maunya slide doang:`: which form it has is no part of what it tells. */
const whichForm = new RegExp(
  `(?<=^\\s*|[.;,!\\n]\\s*)(?:(?:bukan|jangan|(?:ga|gak|nggak|tidak|tak)\\s(?:usah|perlu))\\s(?:${otherPapers})${politeEnd}|(?:(?:gue|gw|saya|aku|kami)\\s)?(?:(?:mau|maunya|pengennya|cukup|minta|butuhnya)\\s)?(?:${deckNouns})(?:nya)?\\s(?:aja|saja|doang|cukup|dulu(?:\\s(?:aja|saja|deh))?)${politeEnd})\\s*(?:[,.:;!]\\s*|$)`,
  'giu',
)

/** `websitenya nanti aja`, `ya kontraknya nyusul`: another paper that is ordered another time. */
const anotherTime = new RegExp(
  `(?:(?<=^\\s*|[.;,!\\n]\\s*)(?:(?:soal|untuk|urusan)\\s)?(?:${otherPapers})|(?<=\\s)(?:${otherPapers})nya)(?:nya)?(?:\\s\\p{L}+){0,2}?\\s(?:nanti|ntar|entar|belakangan|menyusul|nyusul|besok|lusa|kapan-kapan)(?:\\s(?:aja|saja|deh|dulu))*${politeEnd}\\s*(?:[,.:;!]\\s*|$)`,
  'giu',
)

/** `Sambal Nyonyah varian level 1 28rb, level 3 30rb`: what it comes in is a list of its own, not its name. */
const comesIn =
  /(?<=[\p{L}\d])\s(?:(?:dengan|ada|tersedia)\s)?(?:varian|pilihan)(?:nya)?\s(?=\p{L}[^,.;:\n]{0,30}\s(?:rp\.?\s?)?\d[\d.]*\s?(?:rb|ribu|k|jt|juta)\s*,)/giu
/** `75jt sudah termasuk 2 mesin, training 5 hari.`: what a price holds is a list, where no other price stands in it. */
const includes =
  /(?<=\d\s?(?:rb|ribu|jt|juta|k)(?:\s?(?:per\s|\/)\p{L}+)?),?\s((?:sudah\s)?termasuk)\s(?=[^.:;\n]{3,60},)(?![^.:;\n]*\d\s?(?:rb|ribu|jt|juta)(?!\p{L}))/giu
/** `minggu 1 dapat 260, minggu 2 310`: each time has its figure. */
const inItsTime =
  /(?<=(?:minggu|pekan|bulan|hari)\s(?:ke-?\s?)?\d{1,2})\s(?:dapat|dapet|dpt|laku|terjual|terkumpul)(?=\s(?:rp\.?\s?)?\d)/giu
/** `jadi gini kak, …`, `nah minggu depan …`, `saya tuh …`: sounds of talk. */
const talkSounds =
  /(?<=^\s*|[,.;\n]\s*)(?:(?:(?:jadi|nah|oke|ok)\s)?(?:kan\s)?(?:gini|begini)(?:\s(?:lho|loh|ya|kak|min|gan|bang|mas|mbak|pak|bu|ceritanya))*\s*(?:[,:]\s*|\s)|(?:nah|eh)\s*,?\s*(?=\p{Ll}))|\s(?:tuh|nih|sih|lho|loh)(?=[\s,.])|\s(?:eh|nah)(?=\s(?:ternyata|malah|sekarang|akhirnya)\s)/giu
/** `kemarin rapat, saya disuruh bikin laporan …`: who wants it made. */
const toldToMake =
  /(?<=^\s*|[.;\n]\s*)[^.;:\n\d]{3,120}?(?<!\p{L})(?:disuruh|diminta|ditugasi|ditugaskan|kebagian)\s(?:untuk\s)?(?:bikin|buat|membuat|menyiapkan|nyiapin|menyusun|nyusun)\s(?=(?:laporan|profil|materi|proposal|rekap|evaluasi)\p{L}*\s\p{L})/giu
/** `sebulan bisa 1.200 bungkus harga 15rb`: how many, and what one of them costs. */
const eachMonth =
  /(?<=(?:sehari|seminggu|sebulan|setahun|(?:per|tiap|setiap)\s(?:hari|minggu|bulan))\s(?:\p{L}+\s){0,2}\d[\d.]*\s(\p{Ll}{2,}))\s(?:dengan\s)?(?:harga(?:nya)?|@)\s?((?:rp\.?\s?)?\d[\d.]*\s?(?:rb|ribu|k|jt|juta)?)(?=\s*(?:[,.;\n]|$))/giu
/** `kemasan 8 juta sisanya bahan baku`, `SHU 74 juta dibagi anggota 40%`: what is left, and how it is shared, begins a clause. */
const restBehind =
  /(?<=\d\s?(?:rb|ribu|jt|juta|miliar|k|%|persen))\s(?:(?:terus|trus|dan|lalu)\s(?=sisanya))?(?=sisanya\s\p{L}|(?:di|ter)bagi\s\p{L}+(?:\s\p{L}+){0,3}\s\d{1,3}\s?%)/giu
/** `omzet tahun lalu 1,2 miliar tahun ini 1,9 miliar`: two times, two clauses. */
const nextTime =
  /(?<=\d\s?(?:rb|ribu|jt|juta|miliar|m))\s(?=(?:tahun|thn|bulan|bln|minggu)\s(?:ini|lalu|kemarin)\s(?:rp\.?\s?)?\d)/giu
/** `enak 78%, murah 64%, cepat 55% dari 120 responden`: how many were asked stands behind the shares, and is none of the last. */
const ofAsked =
  /(?<=\d\s?%,\s[^%,.;\n]{2,40}\s\d[\d,]*\s?%)\s(?:dari|dr)\s(?:total\s)?(?=\d[\d.]*\s(?:responden|orang|pelanggan|peserta|pembeli|warga|siswa)(?!\p{L}))/giu
const borrowed = /(?<!\p{L})(?:pinjem|minjem|minjam)(?!\p{L})/giu
/** `mau raise 750 juta`: asked of investors. */
const raised = /(?<!\p{L})(?:nge-?)?rais(?:e|ing)\s(?=(?:rp\.?\s?)?\d)/giu

/** Short writings of words by which the rules of a deck go; further ones are written out where a slide shows them. */
const shorts = new Set('udah utk untk dgn dngn yg sdh udh blm tdk krn jd kpd dlm brg'.split(' '))
const inFull = (text: string): string =>
  text.replaceAll(/(?<![\p{L}\d@./-])\p{Ll}{2,4}(?![\p{L}\d-])/gu, (word) =>
    shorts.has(word) ? (officeForm(word) ?? word) : word,
  )

const sum = '(?:rp\\.?\\s?\\d[\\d.,]*|\\d[\\d.,]*\\s?(?:rb|ribu|jt|juta|miliar))'
/** `anggaran 18 juta (tenda 8jt, konsumsi 2,5jt)`: what it is made of follows it. */
const bracketed = new RegExp(
  `(?:^|[,;.]\\s*)((?:total\\s)?(?:anggaran|biaya|budget|dana|modal|kebutuhan|rab)(?:nya)?\\s(?:total\\s|sebesar\\s)?${sum})\\s?\\(([^()]{2,60}?${sum},[^()]{4,300})\\)(?:\\s*,)?`,
  'giu',
)

/** `cerita saya mulai 2009 jual keripik, 2014 punya toko`: a year begins what happened in it. */
const beginning =
  /(?<=^|[.;,]\s*)(?:(?:cerita|kisah|perjalanan|sejarah)(?:nya)?\s(?:(?:saya|kami|usaha)\s)?)?(?:mulai|dimulai|berawal|awalnya|dari|sejak)\s(?:dari\s|tahun\s)?(?=(?:19|20)\d\d\s\p{L}[^.;]{3,80},\s(?:19|20)\d\d\s\p{L})/giu

/** `keluhan terbanyak antrian lama 52 orang, harga 31`: what stands most often begins a list of its own. */
const most =
  /(?:^|[.;,]\s*)((?:keluhan|alasan|penyebab|produk|menu|barang|varian|rasa)\s(?:terbanyak|terlaris|tersering|utama|paling\s\p{L}+))\s(?=\p{L}[^,:;.\d]{2,40}\s\d+[^,:;.\d]{0,12},\s\p{L}[^,:;.\d]{2,40}\s\d)/giu

/** `usaha ternak ayam di Blitar punya 1.200 ekor`: what it is, and what it has. */
const having =
  /(?<=(?:^|[,.;]\s*)(?:usaha|bisnis|toko|warung|kedai|peternakan|kelompok)\s[^,.;:\d]{4,56})\s(?=(?:punya|ada|dengan|memiliki)\s\d)/giu

/** `dikit2`, `ibu2` in full; `1,8 M` of money is `1,8 miliar`, `4x6 M` stays a measure. */
const writtenOut = (text: string): string =>
  collectedInParts(
    restOfShares(
      unitsCarried(looksCounted(toldTwice(proposalsJoined(partsScaled(inFull(text.replace(greeting, ''))))))),
    ),
  )
    .replaceAll(talkSounds, '')
    .replaceAll(toldToMake, '')
    .replaceAll(eachMonth, ', harga $2 per $1')
    .replaceAll(restBehind, ', ')
    .replaceAll(nextTime, ', ')
    .replaceAll(ofAsked, '. ')
    .replaceAll(borrowed, 'pinjam')
    .replaceAll(raised, 'butuh dana ')
    .replaceAll(inItsTime, '')
    .replaceAll(includes, '; $1: ')
    .replaceAll(/(?<=\d\s?)milyar(?!\p{L})/giu, 'miliar')
    .replaceAll(bracketed, '; $1: $2; ')
    .replaceAll(having, ', ')
    .replaceAll(beginning, '')
    .replaceAll(most, '; $1: ')
    .replaceAll(anotherTime, ', ')
    .replaceAll(whichForm, '')
    .replaceAll(medium, '')
    .replaceAll(spokenFor, '')
    .replaceAll(becomes, '')
    .replaceAll(ofMine, 'untuk ')
    .replaceAll(tongue, ' ')
    .replaceAll(/(?<![\p{L}\d])(\p{Ll}{3,})2(an|nya)?(?![\p{L}\d])/gu, '$1-$1$2')
    .replaceAll(/(?<!\p{L})(?:dr|dri)(?=\s+(?:rp\.?\s*)?\d)/giu, 'dari')
    .replaceAll(/(?<!\p{L})(?:skrg|skrang)(?!\p{L})/giu, 'sekarang')
    .replaceAll(/(?<!\p{L})t(?:tg|ntg)(?!\p{L})/giu, 'tentang')
    // `sudah 400an proyek`: about so many.
    .replaceAll(/(?<![\p{L}\d.,])(\d[\d.]*\d)\s?an(?!\p{L})/gu, 'sekitar $1')
    .replace(lastNoun, '')
    .replace(nounLabel, ': ')
    .replaceAll(
      /(?<![\p{L}\d.,])(?<!\b(?:panjang|lebar|tinggi|jarak|kain|luas|ukuran)\s)(\d{1,3}(?:,\d{1,2})?)\s+M(?![\p{L}\d²])(?!\s*[x×])/gu,
      '$1 miliar',
    )

/** `penyuluhan di balai desa, ppt: makan …`: what it is called is no heading of its parts. */
const nounLabel = new RegExp(`(?<=\\p{L})[,;]\\s*(?:${deckNouns})(?:\\s?nya)?\\s*:\\s+`, 'iu')
/** `… bonus 50rb. slide ya`, `arisan keluarga, ppt nya tolong, …`: what it shall be, said by itself. */
const lastNoun = new RegExp(
  `[.,;]\\s*(?:(?:dalam|bentuk|jadi(?:in|kan)?)\\s+)?(?:${deckNouns})(?:\\s?nya)?(?:\\s+(?:ya|yah|dong|donk|aja|saja|deh|kak|min|please|tolong))*\\s*(?:[.!]?\\s*$|(?=[,;]))`,
  'iu',
)

/** `company profile X buat jadi ppt dulu ya`: what it shall become, behind what it is about. */
const becomes = new RegExp(
  `(?<=\\S)\\s(?:buat|bikin|bwt|untuk|utk)\\s(?:di)?jadi(?:in|kan)?\\s(?:${deckNouns})(?:nya)?(?:\\s(?:dulu|ya|yah|dong|aja|saja|kak|min))*(?=\\s*(?:[,.;\\n]|$))`,
  'giu',
)
/** Before what the message is about. */
const greeting =
  /^\s*(?:(?:(?:yth\.?|kepada)\s[^,.:;\n]{3,40}(?=,\s(?:mohon|tolong|minta)\s)|assalamu[^\s,.!]*|ass?wr\s?wb|halo|hallo|hai|hi|permisi|punten|om swastiastu|shalom|salam(?:\ssejahtera)?|selamat\s(?:pagi|siang|sore|malam))(?:\s(?:min|kak|mas|mbak|bang|pak|bu|bapak|ibu|gan|semua|juragan|admin))*[^\S\n]*[,.!\n]\s*)+(?=\S)/iu

/** `slide kurang lebih 10 menit tentang …`: how long somebody speaks. */
const spokenFor =
  /(?<!\p{L})(?:(?:kurang lebih|kira-kira|kira2|sekitar|durasi|selama|maksimal|paling lama)\s)?\d{1,3}(?:\s?-\s?\d{1,3})?\s?menit\s(?=(?:tentang|soal|mengenai|ttg|perihal)\s)|(?<=(?:presentasi|paparan|slide|ppt|pitching)\s)(?:selama\s)?\d{1,3}\s?menit\s/giu

/** `for my skincare brand`, as English orders have it. */
const ofMine = /(?<!\p{L})(?:for|untuk)\s(?:my|our)\s(?=\p{L})/giu

const tongue =
  /(?:(?<=(?:presentasi|ppt|slides?|deck|paparan|profile?|proposal)(?:nya)?\s)(?:ber)?(?:bahasa|bhs)\s(?:inggris|english|mandarin|jepang|arab|korea)(?!\p{L})|\b(?:pakai|pake|dalam)\s+bahasa\s+(?!yang|yg)\p{L}+|(?<!\p{L})in\s(?:bahasa|english|indonesian?)(?!\p{L})|(?<!\p{L})di\senglish(?!\p{L})|(?<!\p{L})(?:an?\s)?english\s(?=(?:pitch|presentation|deck|slide|company|version)(?!\p{L}))|\bbahasa\s+(?:inggris|indonesia|indo)(?=\s+(?:campur|aja|saja|gpp|gapapa)))(?:\s+campur\s+\p{L}+)?(?:\s+(?:aja|saja|gpp|gapapa|ya|boleh))*/giu

const sectionNames =
  'langkah|cara|bahan|alat|syarat|keunggulan|kelebihan|kekurangan|keuntungan|manfaat|fasilitas|tujuan|kendala|masalah|solusi'

const swotNames = 'kekuatan|kelemahan|peluang|ancaman'
const swotLabel = new RegExp(`(?<=^|[.;:\\n,]\\s*)(${swotNames})(?:nya)?\\s*:?\\s+(?=\\p{L})`, 'giu')
const fewestFields = 3

/** `kekuatan lokasi ramai, kelemahan …, peluang …`: together they are labels, whatever stands behind them. */
const fieldsMarked = (text: string): string =>
  new Set([...text.matchAll(swotLabel)].map(([, name = '']) => name.toLowerCase())).size < fewestFields
    ? text
    : text.replaceAll(swotLabel, (_, name: string) => `; ${name.toLowerCase()}: `).replaceAll(/[,;:.]\s*;\s/gu, '; ')

/** `ruang lingkup SPT masa, SPT tahunan; biaya …`: a list of words of its own behind what it is of. */
const ofList =
  /(^|[.;:\n]\s*)(ruang lingkup|cakupan|layanan|jasa|produk|fasilitas|kendala|usulan(?: bantuan)?|kegiatan|bahan|alat)\s+(?!(?:yang|kami|kita|baru|utama|ini|itu|dan|tahun|pokok)(?!\p{L}))(?![^.:;\n]*(?:\s|rp\.?|@)\d)(?=\p{L}[^.:;\n]*,\s[^.:;\n]*(?:[.;\n]|$))/giu

/** Labels that were told without their colon: `langkahnya campur …, aduk …`, `visi menjadi …`, `termasuk tiket, makan`. */
const labelsMarked = (text: string): string =>
  fieldsMarked(text)
    .replaceAll(
      new RegExp(
        `(^|[.;\\n!?]\\s*|,\\s+)(${sectionNames})nya\\s+(?=\\p{L})(?!(?:ada|adalah|yaitu|itu|apa|gampang|mudah|bisa)\\b)`,
        'giu',
      ),
      (_, mark: string, name: string) => `${mark.startsWith(',') ? '; ' : mark}${name}: `,
    )
    .replaceAll(
      /(^|[.;\n!?]\s*|,\s+)(visi|misi|moto|motto|tagline|slogan)(?:nya)?(?:\s+kami)?\s+(?=\p{L}+\s+\p{L})(?!(?:dan|&|misi)\b)/giu,
      (_, mark: string, name: string) => `${mark.startsWith(',') ? '; ' : mark}${name}: `,
    )
    .replaceAll(/(^|[.;\n]\s*)solusi\s(?:dari\s)?(?:kami|kita)\s+(?=\p{L})(?!adalah|ialah)/giu, '$1solusi: ')
    .replaceAll(
      /(^|[.;\n]\s*)(masalah|solusi)\s+(?=\p{L}+\s+\p{L})(?!(?:utama|yang|ini|itu|kami|kita|terbesar|dan)(?!\p{L}))/giu,
      (_, mark: string, name: string) => `${mark}${name}: `,
    )
    .replaceAll(
      /(^|[.;\n]\s*|:\s+)(bahan(?:-bahan)?|alat(?:-alat)?)\s+(?=[\p{L} ]{2,30}\d[^.:;\n]*,)(?!(?:baku|bakar|berat|tulis|kerja|presentasi|tayang|ajar|dan|alami|pengering|musik|bantu)(?!\p{L}))/giu,
      (_, mark: string, name: string) => `${mark.startsWith(':') ? '; ' : mark}${name}: `,
    )
    .replaceAll(ofList, (_, mark: string, name: string) => `${mark}${name}: `)
    .replaceAll(
      /(^|[.;\n]\s*)((?:(?:sudah|tidak|belum)\s+)?termasuk)\s+(?=[^.:;\n]+(?:,|\sdan\s))/giu,
      (_, mark: string, name: string) => `${mark}${name}: `,
    )

const problemAndSolution = /,\smasalah(?:nya)?\s\p{L}[^:]*,\ssolusi(?:nya)?\s\p{L}/iu
/** `…, masalah limbah minyak, solusi sabun ramah lingkungan`: told beside each other, both are labels. */
const problemsMarked = (text: string): string =>
  problemAndSolution.test(text)
    ? text.replaceAll(
        /,\s(masalah|solusi)(?:nya)?\s(?=\p{L})([^,;.\n]+)(?:,\s(?!masalah|solusi))?/giu,
        (whole, label: string, told: string) => `; ${label}: ${told}${whole.trimEnd().endsWith(',') ? '; ' : ''}`,
      )
    : text

/** `1. timbang 2. giling 3. seduh` in one line, each on a line of its own. */
const numberedInLine = (text: string): string => {
  if (!/(?:^|\s)1[.)]\s+\S[^\n]*\s2[.)]\s+\S/.test(text)) return text
  let next = 1
  return text.replaceAll(/(^|\s)(\d{1,2})([.)])\s+(?=\p{L})/gu, (all, gap: string, number: string, mark: string) => {
    if (Number(number) !== next) return all
    next += 1
    return `${gap === '' ? '' : '\n'}${number}${mark} `
  })
}

/** `…, masalah: …, solusi: …`: every label begins a sentence of its own. */
const labelsApart = (text: string): string =>
  text.replaceAll(/,\s+(?=(?:\p{L}[\p{L}/-]*\s){0,3}\p{L}[\p{L}/-]*\s?:\s+\S)/gu, '; ')

/** `pelatihan barista bahas jenis kopi`: what is spoken about begins a clause of its own. */
const contents =
  /(?<=[^\s,.;:!?])(?<!(?:^|\s)(?:untuk|buat|yang|akan|mau|dan|tolong|saya|kami|kita))\s+(?=(?:bahas|membahas|isinya|berisi|meliputi|mencakup)\s)/giu

const inForm = new RegExp(
  `[,\\s]*(?<![\\p{L}])(?:tolong |mohon )?(?:(?:dalam|dlm|jadikan|jadiin|dijadikan|bentuk(?:nya)?|format(?:nya)?|pakai|pake|versi)\\s+)+(?:(?:bentuk|format|file)\\s+)?(?:${deckNouns})(?:nya)?(?![\\p{L}])`,
  'giu',
)
const leadingNoun = new RegExp(
  `^[\\s"'.,-]*(?:(?:gan|min|kak|tolong|coba|bang|mas|mbak)[\\s,]+)*(?:(?:${deckNouns}|deck|pptin|slidein|presentasiin)(?:nya)?(?![\\p{L}])[\\s:,-]*)+(?:(?:dong|donk|ya|yah|dulu|aja|saja|deh|nih|yuk|singkat|ringkas|sederhana|menarik|keren|profesional|simpel|simple)(?![\\p{L}])[\\s,]*)*`,
  'iu',
)
/** `tolong buatkan company profile …`: an order that names no slide. */
const bareOrder =
  /^(?:(?:tolong|mohon|minta|coba|bisa|boleh|saya|aku|gw|gue|kami|mau|ingin|pengen|bantu(?:in|kan)?|please|pls|kak|min|halo|hai)[\s,]+)*(?:(?:di)?(?:buat|bikin|siap|susun|rancang)(?:kan|in)?|butuh|perlu)\s+(?:saya\s+|kami\s+|an?\s+)?/i

const filler =
  /(?<![\p{L}])(?:nya|dong|donk|ya|yah|yuk|aja|saja|deh|kak|min|gan|please|makasih|terima kasih|thanks)(?![\p{L}])/giu

/** `proposal: kegiatan bazar UMKM …`: what kind of deck it is, and behind the colon what it is about. */
const kindAlone =
  /^([\s"']*(?:proposal|laporan|profil|promosi|promo|materi|penawaran|pengajuan)(?:\s\p{Ll}+)?)\s*:\s+(?=(?:kegiatan|acara|program|usaha|bisnis|kerja ?sama|pengadaan|pembangunan|renovasi|lomba|bazar|bazaar|festival|pelatihan|proyek|warung|toko|kedai|pembukaan)\s\p{L})/iu

/** What follows an order that names nothing itself. */
const headless =
  /^(?:\s|dong|donk|ya|yah|yuk|aja|saja|deh|kak|min|gan|dulu|singkat|please)*((?:(?:untuk|utk|buat|bwt|ke)\s[^:.,\n]{2,40}(?=:))?)([:.\n])\s*(\S[^]*)$/iu
/** `…, terus jadiin presentasi`: what leads over to the order. */
const beforeOrder = /[\s,.;:]*(?:\s|^)(?:(?:terus|trus|lalu|kemudian|nah|habis itu|abis itu|abis tu|dan|trs)[\s,]*)+$/iu
/** `… jadiin slide buat diskusi sama istri`: what it is shown at, behind what it is about. */
const shownAt = /^(?:(?:ya|dong)\s)?(?:buat|bwt|untuk|utk)\s[^\d,.:;\n]{3,40}[.!]?$/iu

export interface TidyMessage {
  /** What stands before the order, where it is a sentence of its own. */
  readonly before: string
  /** What the presentation is about: everything else. */
  readonly body: string
}

const wordsIn = (text: string): number => (text.match(/[\p{L}\p{N}]+/gu) ?? []).length

/** A message without the words that order, its labels and lists broken into sentences. */
export const tidyMessage = (text: string): TidyMessage => {
  const whole = labelsApart(
    labelsMarked(
      problemsMarked(
        numberedInLine(listsPaired(writtenOut(withPlainOrder(slideBySlide(text)))).replaceAll(comesIn, ', ')),
      ),
    ),
  ).replaceAll(contents, ', ')
  const order = orderPattern.exec(whole)
  if (!order) {
    const named = whole.replace(leadingNoun, '')
    return { before: '', body: named.replaceAll(inForm, '').replace(bareOrder, '').replace(kindAlone, '$1 ') }
  }
  const before = whole.slice(0, order.index).trim()
  const after = whole.slice(order.index + order[0].length)
  const rest = after.replace(/^\s*nya(?!\p{L})\s*/iu, '')
  const isBack =
    rest !== after.trimStart() ||
    wordsIn(after.replaceAll(filler, '')) < 3 ||
    (figuresIn(before).length > 1 && shownAt.test(rest)) ||
    sentencesOf(rest).flatMap(clausesOf).every(isToMaker)
  // `Paket hemat 15jt, paket lengkap 35jt. Bikin slide nya dong`: what it is about stands before the order.
  if (isBack && wordsIn(before) > 3) {
    const closing = rest.replaceAll(filler, ' ').trim()
    const told = before.replaceAll(inForm, '').replace(bareOrder, '').replace(beforeOrder, '')
    return {
      before: '',
      body: `${told}${closing === '' || isToMaker(closing) ? '' : `\n${closing}`}`,
    }
  }
  const opening = before.replaceAll(inForm, '').replace(/[\s,.:;-]+$/, '')
  // `Rapat RT 05, bikin ppt ya: kas masuk …`, `besok ketemu reseller, bikinkan deck 5 slide. harga …`: the head stands before.
  const [, listeners = '', mark = '', told = ''] = headless.exec(rest.replace(countPattern, '')) ?? []
  if (told !== '' && wordsIn(opening) > 1 && sentencesOf(opening).length === 1) {
    const count = countPattern.exec(rest)?.[0] ?? ''
    return {
      before: '',
      body: `${opening}${listeners === '' ? '' : ` ${listeners}`}${mark === ':' ? ':' : '.'} ${told}${count === '' ? '' : `. ${count}`}`,
    }
  }
  const body = after.replaceAll(inForm, '').replace(kindAlone, '$1 ')
  const isTold = figuresIn(opening).length > 0 || /\b(?:punya|usaha|jualan|toko|warung)\b/i.test(opening)
  return isTold ? { before: '', body: `${body}\n${opening}` } : { before: opening, body }
}
