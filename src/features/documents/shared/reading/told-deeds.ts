import { activeVerb } from '../letter/colloquial-verbs.ts'
import { clauseOf } from './matter-clause.ts'

const titled = /(?<=(?<!\p{L})(?:Ny|Tn|Jl|Jln|No|dr|Dr|drg|Hj|H|Ir|KH))\.(?=\s)/gu
const titleDot = '\u{e0fe}'

/** `untuk mengambil BPKB di FIF cabang Depok`: what somebody is empowered or sent to do, with where. */
export const deedOf = (said: string): string => {
  // `di kantor Notaris Ny. Sulastri`: the dot of a title ends no deed.
  const text = said.replaceAll(titled, titleDot)
  const found =
    /\btugas(?:nya|mereka)?\s*:?\s+((?:me|ber|masang|pasang|nganter|antar|jaga|ngecek|cek|ngambil|ambil|bantu|ikut|survei|survey)\p{L}*\s[^,.;\n]{3,90})/iu.exec(
      text,
    )?.[1] ??
    /\b(?:untuk|utk|guna)\s+((?:me|ber)\p{L}{3,}\s[^,.;\n]{3,90})/iu.exec(text)?.[1] ??
    /\b(?:buat|untuk|utk)\s+((?:ambil|ngambil|urus|ngurus|jual|jualin|jualkan|jualan|ambilkan|ambilin|uruskan|urusin|mewakili|tanda tangan|bayar|cairkan|antar|dampingi)\s[^,.;\n]{3,90})/iu.exec(
      text,
    )?.[1] ??
    /\bsurat kuasa\s+(?!dong|ya\b|dulu|kak\b|min\b|dari|dr|untuk|utk|buat|ke|kepada|kpd|khusus)([^,.;\n]{4,90})/iu.exec(
      text,
    )?.[1] ??
    // `ga bisa ambil BPKB di …`: what one cannot do oneself.
    /\b(?:bisa|sempat|sempet|mau|minta tolong)\s+((?:ambil|ngambil|urus|ngurus|jual|ambilkan|ambilin|uruskan|urusin|tanda tangan|bayar|cairkan|antar|dampingi)\s[^,.;\n]{3,90})/iu.exec(
      text,
    )?.[1] ??
    /\b((?:mendampingi|mewakili|mengikuti|menghadiri|melaksanakan|mengambil|mengurus|mengawasi|memantau|menjaga|mengantar|menjemput|mengajar|melatih|memasang|masang|masangin|memperbaiki|survei|survey|jaga|ngisi|ikut|bantu|pasang|kirim|jemput|dampingi|bawa|membawa|ngirim|mengirim|nganter|ngantar|antar|belanja|servis|perbaiki|benerin)\s[^,.;\n]{3,90})/iu.exec(
      text,
    )?.[1] ??
    ''
  const words = (
    found.split(
      /\s+(?=(?:tgl|tanggal|hari|mulai|besok|lusa|jam|pukul|dari|kepada|kpd|pada|selama|karena|krn|karna|soalnya|sebab)\b|\d{1,2}(?:\s?(?:-|–|s\/d|sd|sampai(?: dengan)?)\s?\d{1,2})?\s(?:jan|feb|mar|apr|mei|jun|jul|agu|ags|agt|sep|okt|nov|des)\p{L}*)/iu,
    )[0] ?? ''
  ).trim()
  return words
    .replaceAll(titleDot, '.')
    .replace(/^ambil\b/i, 'mengambil')
    .replace(/^ngambil\b/i, 'mengambil')
    .replace(/^(?:ma|pa)sang(?:in)?\b/i, 'memasang')
    .replace(/^(?:ng)?ant[ea]r\b/i, 'mengantar')
    .replace(/^(?:nge)?cek\b/i, 'memeriksa')
    .replace(/^jaga\b/i, 'menjaga')
    .replace(/^bantu\b/i, 'membantu')
    .replace(/^ikut\b/i, 'mengikuti')
    .replace(/^(?:ng)?urus\b/i, 'mengurus')
    .replace(/^jual(?:in|kan)?\b/i, 'menjual')
    .replace(/^ambil(?:kan|in)\b/i, 'mengambil')
    .replace(/^urus(?:kan|in)\b/i, 'mengurus')
    .replace(/^bayar\b/i, 'membayar')
    .replace(/^dampingi\b/i, 'mendampingi')
    .replace(
      /^(?:bawa|kirim|ngirim|jemput|pasang|nganter|ngantar|perbaiki|benerin)(?=\s)/i,
      (verb) => activeVerb(verb.toLowerCase()) ?? verb,
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
