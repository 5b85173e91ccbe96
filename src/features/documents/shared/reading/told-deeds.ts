import { activeVerb } from '../letter/colloquial-verbs.ts'
import { clauseOf } from './matter-clause.ts'

const titled = /(?<=(?<!\p{L})(?:Ny|Tn|Jl|Jln|No|dr|Dr|drg|Hj|H|Ir|KH))\.(?=\s)/gu
const titleDot = '\u{e0fe}'

/** What talk does without an object of its own in a list of verbs: the verb of an office, where no rule of verbs brings it. */
const officeVerbs: Readonly<Record<string, string>> = {
  masang: 'memasang',
  pasangin: 'memasang',
  masangin: 'memasang',
  anter: 'mengantar',
  cek: 'memeriksa',
  ngecek: 'memeriksa',
  ikut: 'mengikuti',
  jualin: 'menjual',
  jualkan: 'menjual',
  ambilkan: 'mengambil',
  uruskan: 'mengurus',
  cairkan: 'mencairkan',
  survei: 'survei',
  survey: 'survei',
  tanda: 'tanda',
}
const active = /^(?:me[lmnrw]|ber)\p{Ll}{3,}$/u

/** Who gives the order does nothing of it: `nyuruh adik saya ambilin BPKB`. */
const ordering =
  /^(?:menyuruh|menunjuk|member(?:i|ikan)|menugaskan|meminta|menguasakan|mewakilkan|membuat|membuatkan|mengajukan|membutuhkan|menerima|mendapat|bernama|bertugas|berangkat|berlaku|mengenai|menurut|mereka)$/u

/** A word that tells what is done, as an office writes it; null where it is none. */
const deedVerb = (word: string): string | null => {
  const low = word.toLowerCase()
  const verb = officeVerbs[low] ?? activeVerb(low) ?? (active.test(low) ? low : null)
  return verb === null || ordering.test(verb) ? null : verb
}

/** Behind what a deed stands, the surest first: its own word, a purpose, what the paper is named by, who is asked, nothing. */
const deedBehind: readonly RegExp[] = [
  /(?<!\p{L})tugas(?:nya|\smereka)?\s*:?\s+/giu,
  /(?<!\p{L})(?:untuk|utk|guna|buat|bwt)\s+/giu,
  /(?<!\p{L})(?:bisa|sempat|sempet|mau|minta tolong)\s+/giu,
  /(?<!\p{L})/gu,
]
const matterOfProxy =
  /(?<!\p{L})surat kuasa\s+(?!dong|ya\b|dulu|kak\b|min\b|dari|dr|untuk|utk|buat|ke|kepada|kpd|khusus)([^,.;\n]{4,90})/iu

const deedAt = (text: string, cue: RegExp): string => {
  let represents = ''
  for (const { index, 0: lead } of text.matchAll(cue)) {
    const [, word = '', rest = ''] = /^(\p{Ll}{3,})(\s[^,.;\n]{3,90})/u.exec(text.slice(index + lead.length)) ?? []
    const verb = word === '' ? null : deedVerb(word)
    // `wakilin Sambal Mak Nyus, mereka jaga stand`: for whom it is done is told by the head of the paper.
    if (verb === 'mewakili' && /^\s\p{Lu}/u.test(rest)) represents ||= `${verb}${rest}`
    else if (verb !== null) return `${verb}${rest}`
  }
  return represents
}

/** `untuk mengambil BPKB di FIF cabang Depok`: what somebody is empowered or sent to do, with where. */
export const deedOf = (said: string): string => {
  // `di kantor Notaris Ny. Sulastri`: the dot of a title ends no deed.
  const text = said.replaceAll(titled, titleDot)
  const [own, purpose, asked, any] = deedBehind.map((cue) => deedAt(text, cue))
  const found = own || purpose || (matterOfProxy.exec(text)?.[1] ?? '') || asked || any || ''
  return (
    found
      .split(
        /\s+(?=(?:tgl|tanggal|hari|mulai|besok|lusa|jam|pukul|dari|kepada|kpd|pada|selama|karena|krn|karna|soalnya|sebab)\b|\d{1,2}(?:\s?(?:-|–|s\/d|sd|sampai(?: dengan)?)\s?\d{1,2})?\s(?:jan|feb|mar|apr|mei|jun|jul|agu|ags|agt|sep|okt|nov|des)\p{L}*)/iu,
      )[0]
      ?.trim()
      .replaceAll(titleDot, '.') ?? ''
  )
}

const vehicles =
  /\b(?:naik|menggunakan|memakai|pakai|pake|dengan|via|tiket|lewat|kendaraan(?:nya)?|transportasi(?:nya)?|angkutan)\s*:?\s+(kereta(?: api)?|pesawat|bus?|bis|mobil(?: (?:dinas|kantor|pribadi|travel|box|boks|bak|sewaan|rental|operasional|perusahaan))?|pick ?up|motor|kapal(?: (?:laut|pelni|feri|ferry|cepat))?|speed ?boat|travel|taksi)\b/i

/** By what somebody travels: said, or told by the ticket. */
export const vehicleOf = (text: string): string => {
  const said = (
    vehicles.exec(text)?.[1] ??
    /(?:^|[,:.]\s*)(kereta|KA(?=\s(?:pp|ekonomi|eksekutif|bisnis))|pesawat|bus|kapal|travel|speed ?boat|mobil (?:kantor|dinas|sewaan|rental|perusahaan|pribadi))\b/i.exec(
      text,
    )?.[1] ??
    ''
  ).toLowerCase()
  return (
    { kereta: 'kereta api', ka: 'kereta api', bis: 'bus', bu: '', motor: 'sepeda motor', 'kapal pelni': 'kapal Pelni' }[
      said
    ] ?? said
  )
}

const errands =
  /\b(ikut|mengikuti|menghadiri|hadiri|hadir|ambil|mengambil|jemput|menjemput|antar|mengantar|anter|kirim|mengirim|survey|survei|cek|mengecek|kontrol|belanja|beli|membeli|meeting|rapat|pelatihan|training|kunjungan|mengunjungi|pasang|memasang|perbaiki|memperbaiki|servis|audit|studi|magang|presentasi|negosiasi|pameran|seminar|workshop|monitoring|inspeksi|nagih|menagih|penagihan|perbaikan|pemasangan|pengiriman|pengambilan|liputan|sosialisasi|penawaran|tanda tangan|urus|ngurus|mengurus|nemuin|menemui|ketemu|bertemu|nawarin|menawarkan|promosi|promo|jualan|setor|menyetor|nyetor|ngambil|belajar|studi banding|survai|ngecek|memeriksa|periksa|belanjain|menjaga|jaga|dampingi|mendampingi|ikutan|buka|membuka|benerin|betulin|membetulkan|nyervis|ngukur|mengukur|ngajar|mengajar|ngelatih|melatih|ngerjain|mengerjakan|ngurusin|masangin|nganterin|ngambilin|nyelesaiin|menyelesaikan|ngerakit|merakit)\b/gi

/** `ikut pameran UMKM`: what somebody is sent for, told by what he does there. */
export const errandIn = (text: string): string => {
  const told = [...text.matchAll(errands)]
    // `jadi ikut`, `tidak bisa ikut`: who comes along is no errand; `mau ikut pameran` is one.
    .filter(
      ({ index }) =>
        !/(?:jadi|bisa|boleh|mau)\s$/i.test(text.slice(0, index)) ||
        /^ikut\s(?:pameran|pelatihan|rapat|seminar|workshop|bazar|lomba|studi)(?!\p{L})/iu.test(text.slice(index)),
    )
    .map(({ index }) => {
      const rest = text
        .slice(index)
        .split(
          /\s+(?=(?:di(?=\s\p{Lu})(?!\s(?:Grand|Gedung|Hotel|Balai|Aula|Kampus|Convention)(?!\p{L}))|ke|dari|naik|pake|pakai|selama|bareng|bersama|sama|pulang|pp|\d)(?:\s|\d|$))/u,
        )[0]
      return clauseOf(rest ?? '', 9)
    })
  return told.find((errand) => errand.includes(' ')) ?? told[0] ?? ''
}
