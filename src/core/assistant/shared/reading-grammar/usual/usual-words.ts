import { each, type Rewrites } from './rewrites.ts'
import { nounsOfOne, unitOf } from '../goods/units.ts'

const perOne = /(?<!\p{L})per(\p{L}{2,10}?)(nya)?(?!\p{L})/giu
/** What is counted somewhere: `7 rak`. */
const countedNoun = /\d\s?(\p{L}{2,10})(?!\p{L})/gu

/** One of something, in the languages of the islands: `setampah`, `satampahna`, `sakkarunge`; `sejuta` is a number. */
const oneOf = /(?<!\p{L})s[ea](?!(?:juta|ribu|rebu|ratus|puluh|belas|miliar|milyar)(?!\p{L}))\p{Ll}{3,14}(?!\p{L})/giu

/** `toko kita Toko …`: whose house it is, before its name that begins with the same word. */
export const sortNamedAgain = /(?<!\p{L})(\p{L}{4,12})\s(?:kita|kami|saya|aku|gw|gue)\s*,?\s(?=\1\s\p{L})/giu

/** `kalau masih gitu lagi`: what was done is done again. */
export const doneAgain = /(?<!\p{L})(?:masih|tetap|tetep)\s(?:be)?gitu\slagi(?!\p{L})/giu

/** `halo bu haji, kan Bu Nur pesan …`: whoever is called before a story begins. */
export const greetedBeforeStory =
  /^\s*(?:halo|hallo|hai|hi|permisi|misi|assalamu?\s?'?alaikum|pagi|siang|sore|malam|selamat (?:pagi|siang|sore|malam)|(?=(?:pak|bu|mas|mbak|kak|bang)\s))[\s,]*(?:(?:pak|bu|mas|mbak|kak|bang|min|gan|bos|cik|koh)(?:\s(?:haji|hajah|bos|rt))?(?:\s(?!kan\s)\p{L}{3,12})?)?[\s,]+kan[\s,]+(?=(?:si|pak|bu|mas|mbak|kak|bang|bapak|ibu|haji|hajah|toko|warung)\s\p{L})/giu

/** How words are spelt. */
export const usualWords: Rewrites = {
  // That the work is done names no thing.
  workDone: {
    example: ['barusan kelar bikin 2 lemari jati', '2 lemari jati'],
    rewrite: each(
      /(?<!\p{L})(?:barusan|baru(?:\s(?:saja|aja))?|udah|sudah|habis|abis)\s(?:kelar|selesai|beres|rampung)\s(?:bikin|buat|buatin|ngerjain|mengerjakan|garap|jahit|masang|pasang)\s(?=\d)/giu,
      '',
    ),
  },
  // The ending behind letters that are spelled.
  spelledEnding: {
    example: ['DP-nya 40 persen, HPP-nya 12rb', 'DPnya 40 persen, HPPnya 12rb'],
    rewrite: each(/(?<=(?<![\p{L}\d-])(?:dp|ppn|pph|hpp|thr))-(?=nya(?!\p{L}))/giu, ''),
  },
  // The tax with an ending is the tax.
  taxWithEnding: {
    example: ['belum ppn, ppnnya 12% ya', 'belum ppn, ppn 12% ya'],
    rewrite: each(/(?<=(?<!\p{L})ppn)n?ya(?!\p{L})/giu, ''),
  },
  // A word of what is counted somewhere in the message.
  perApart: {
    example: ['50rb perkilo', '50rb per kilo'],
    rewrite: (text) => {
      let counted: ReadonlySet<string> | null = null
      return text.replaceAll(perOne, (said: string, word: string, ending = '') => {
        const unit = word.toLowerCase()
        counted ??= new Set(Array.from(text.matchAll(countedNoun), ([, noun = '']) => noun.toLowerCase()))
        return unitOf(unit) !== null || counted.has(unit) ? `${said.slice(0, 3)} ${word}${ending}` : said
      })
    },
  },
  // One of what is counted somewhere in the message, whatever it is.
  oneOfCounted: {
    example: ['peuyeum 25 tampah, satampahna 22rb', 'peuyeum 25 tampah, per tampah 22rb'],
    rewrite: (text) => {
      let counted: ReadonlySet<string> | null = null
      return text.replaceAll(oneOf, (said: string) => {
        counted ??= new Set(Array.from(text.matchAll(countedNoun), ([, noun = '']) => noun.toLowerCase()))
        const noun = nounsOfOne(said.toLowerCase()).find((one) => unitOf(one) === null && counted?.has(one))
        return noun === undefined ? said : `per ${noun}`
      })
    },
  },
  // The ending that only urges.
  urgedOn: {
    example: ['potonglah 10 persen, kasihlah diskon', 'potong 10 persen, kasih diskon'],
    rewrite: each(
      /(?<!\p{L})(potong|kurangi|tambah|tambahi|kasih|kasi|hitung|bayar|tulis|masukkan|diskon|ambil)lah(?!\p{L})/giu,
      '$1',
    ),
  },
  // The endings of the islands behind the words of a bill.
  itsEnding: {
    example: ['sepeti isine 15kg', 'sepeti isinya 15kg'],
    rewrite: each(/(?<!\p{L})(isi|harga|jumlah|ongkos|tarif|upah)(?:ne|na|nye|nyo|ipun)(?!\p{L})/giu, '$1nya'),
  },
  // Whoever is greeted before a story is none of its people.
  greetedBeforeStory: {
    example: ['halo bu haji, kan Bu Nur pesan 5 dus dodol', 'Bu Nur pesan 5 dus dodol'],
    rewrite: each(greetedBeforeStory, ''),
  },
  // The sign for a word said twice.
  saidTwice: {
    example: ['para bapak2', 'para bapak-bapak'],
    rewrite: each(/(?<!\p{L})(bapak|ibu|anak|teman|tamu|guru|masing|rekan|pengurus)(?:2|²)(?!\d)/giu, '$1-$1'),
  },
  // Many are all of them.
  manyReaders: {
    example: ['pemberitahuan ke pelanggan2', 'pemberitahuan ke para pelanggan'],
    rewrite: each(
      /(?<=(?<!\p{L})(?:ke|kepada|kpd|buat|untuk|utk|bagi)\s)(pelanggan|karyawan|warga|penghuni|anggota|wali murid|penyewa|pedagang|konsumen|reseller)(?:(?:2|²)(?!\d)|\s?-\s?\1)(?!\p{L})/giu,
      'para $1',
    ),
  },
  otherSpelling: {
    example: ['retur ke suplier', 'retur ke supplier'],
    rewrite: each(/(?<!\p{L})suplier(?!\p{L})/giu, 'supplier'),
  },
  taxKeptBack: {
    example: ['ditambah PPN 11% potong pph pasal 23 2%', 'ditambah PPN 11%, dipotong pph23 2%'],
    rewrite: (text) =>
      text
        .replaceAll(/(?<=(?<!\p{L})ppn\s\d{1,2}\s?(?:%|persen))\s(?=(?:di)?(?:potong|kurang)\p{L}{0,4}\spph)/giu, ', ')
        .replaceAll(/(?<!\p{L})potong(?=\spph(?!\p{L}))/giu, 'dipotong')
        .replaceAll(/(?<!\p{L})(pph)\s(?:pasal\s|ps\.?\s)?(2[1-9])(?!\d|\s?(?:%|persen)|[.,]\d)/giu, '$1$2'),
  },
  // Somebody whom the paper is not for.
  notToHim: {
    example: ['tagih ke Bu Rahma ya jangan Pak Lurah yg pesan. 5 buket', 'tagih ke Bu Rahma. 5 buket'],
    rewrite: each(
      /(?<=\s(?:ke|kepada|untuk|utk|buat|to|nama|an|a\.n\.)\s(?:\p{L}{2,15}\s){0,3}\p{L}{2,15})[,\s]{1,2}(?:(?:ya|yah|dong|tapi|tp)[,\s]{1,2})?(?:bukan|jangan)\s(?:ke\s|kepada\s|buat\s|untuk\s|atas\snama\s|a\.n\.\s)?(?:pak|bu|bapak|ibu|mas|mbak)\s\p{L}{2,15}(?:\s\p{L}{3,15}){0,2}?(?:\s(?:yang|yg)\s(?:pesan|pesen|order|bayar|beli|mesan)\p{L}{0,3})?(?=\s*(?:[,.;\n]|$))/giu,
      '',
    ),
  },
  both: {
    example: ['dua2nya 50rb', 'keduanya 50rb'],
    rewrite: each(/(?<!\p{L})(dua|tiga)(?:2|²)nya(?!\p{L})/giu, (_, size = '') =>
      size.toLowerCase() === 'dua' ? 'keduanya' : 'ketiganya',
    ),
  },
  placeApart: {
    example: ['rapat dibalai desa', 'rapat di balai desa'],
    rewrite: each(
      /(?<!\p{L})(di|ke)(?=(?:balai|rumah|toko|kantor|warung|pasar|gudang|bengkel|kafe|masjid|sekolah|aula|lapangan|hotel|kedai|kampung|pendopo)(?!\p{L}))/giu,
      '$1 ',
    ),
  },
  doneAgain: {
    example: ['kalo masih gitu lagi kena SP2', 'kalo terulang lagi kena SP2'],
    rewrite: each(doneAgain, 'terulang lagi'),
  },
  endingApart: {
    example: ['sisa nya 50rb', 'sisanya 50rb'],
    rewrite: each(/(?<=\p{Ll}{3})\snya(?!\p{L})/gu, 'nya'),
  },
  // One of a unit, as it is written in Madura.
  oneApart: {
    example: ["40 sak, sa-sak'na 52.500", '40 sak, sesakna 52.500'],
    rewrite: each(/(?<!\p{L})s[ae]-?(\p{L}{2,8})['’]na(?!\p{L})/giu, 'se$1na'),
  },
  // The sort of a house before the name that begins with it.
  ourNamedHouse: {
    example: ['toko kita Toko Murni libur', 'kami Toko Murni libur'],
    rewrite: each(sortNamedAgain, 'kami '),
  },
  // The last day to pay, in English.
  dueDate: {
    example: ['due date 5 Desember 2026', 'jatuh tempo 5 Desember 2026'],
    rewrite: each(
      /(?<!\p{L})(?:payment\s)?due(?:\sdate)?(?:\son|:)?\s(?=(?:tanggal\s|tgl\s)?\d{1,2}\s\p{L}|net\s\d)/giu,
      'jatuh tempo ',
    ),
  },
  // The train, and nobody who is called upon.
  train: {
    example: ['KA pp 640rb', 'kereta pp 640rb'],
    rewrite: each(/(?<!\p{L})(?:KA(?=\s(?:pp|PP|ekonomi|eksekutif|bisnis|\p{Lu}))|ka(?=\spp))(?!\p{L})/gu, 'kereta'),
  },
  // No haji.
  theDay: { example: ['pada hari H', 'pada hari-h'], rewrite: each(/(?<!\p{L})hari\sH(?!\p{L})/gu, 'hari-h') },
  // A verb names no line of an account.
  received: {
    example: ['laporan dana BOS: terima 78 juta', 'laporan dana BOS: penerimaan 78 juta'],
    rewrite: (text) =>
      /(?<!\p{L})(?:laporan|lpj)(?!\p{L})/iu.test(text)
        ? text.replaceAll(/(?<=[:;,.\n]\s?)(?:terima|diterima|menerima)\s(?=(?:rp\.?\s?)?\d)/giu, 'penerimaan ')
        : text,
  },
  // A condition in nothing but its word.
  asForThat: {
    example: ['selendang 15 lembar, kalau itu 110 ribu', 'selendang 15 lembar, 110 ribu'],
    rewrite: each(/(?<!\p{L})(?:kalau|kalo|klo|kl)\s(?:yang\s|yg\s)?itu\s(?=(?:rp\.?\s?)?\d)/giu, ''),
  },
}
