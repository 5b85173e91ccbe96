import { isWish } from '#core/assistant/shared/wishes.ts'

import type { DeckPurpose } from '../deck-request.ts'

/** Words to the maker, not to the audience. */
export const directive =
  /^(?:(?:\p{L}+\s+(?:aja|saja)\s+)?(?:bahasa|gaya bahasa|desain|tampilan)(?:nya)(?:\s+(?:yang\s+)?(?:santai|formal|indo\p{L}*|gampang|mudah|sederhana|aja|saja|biasa|resmi|dipahami|simpel|menarik|bagus|keren))*$|(?:tolong|kasih|kasi|pakai|pake|jangan|gunakan|tambah(?:kan|in)?|sertakan|lengkapi|bikin|buat(?:kan|in)?|biar|supaya|agar)\b.*\b(?:slide|total\w*|grafik|gambar|foto|desain|bahasa|warn[ai]|tema|tulisan|kata-kata|huruf|ringkas|singkat|simpel|menarik|bagus|keren|profesional|rapi|teks|ppt|presentasi|kesimpulan|simpulan|bhs)(?:nya)?\b|(?:yang |dibuat |desain(?:nya)? |dengan gaya )?(?:lucu|ceria|cerah|warna[- ]?warni|full ?colou?r|elegan|minimalis|modern|formal|santai)(?:(?:\s+(?:dan|&)\s+|\s+)(?:lucu|ceria|cerah|warna[- ]?warni|menarik|elegan|minimalis|modern|formal|santai|berwarna))*$|(?:yang |dibuat |desain(?:nya)? )?(?:(?:gampang|mudah) (?:dimengerti|dipahami)|simpel|singkat|sederhana|menarik|bagus|keren|profesional|rapi|ringkas)\b|(?:total(?:nya)? (?:juga|dong|ya|sekalian)|makasih|(?:matur\s)?terima ?kasih|thanks|hormat (?:saya|kami)|(?:tolong |mohon )?(?:buat|bikin|siap|susun)(?:kan|in) (?:presentasi|slide|ppt|salindia)(?:nya)?(?:\s(?:ya|dong|kak|min|dulu|aja|saja))*(?:\s(?:biar|supaya|agar)\s[^\d]*)?$|terakhir kasih ucapan|yth|salam(?: hangat)?$|thx|trims|tengkyu|suwun|matur ?(?:nuwun|suksma)|suksma|suksme|mauliate|tarimo ?kasih|sauhun|nuhun|hatur nuhun|tolong|ya|dong|oke|ok|halo|hai|hi|selamat (?:pagi|siang|sore|malam)|assalamu\S*|permisi|kak|min(?!\s*(?:\d|(?:order|pesan|beli|pemesanan|pembelian|belanja|usia|umur|tenor)(?!\p{L})))|gan)(?:\s|$))/iu
/** `sampaikan juga kendala: …` is about the obstacles. */
export const orderOfLabel =
  /^(?:(?:dan|lalu|terus|serta|juga|ada|tolong|sampaikan|sampein|tampilkan|tampilin|jelaskan|jelasin|ceritakan|ceritain|sebutkan|sebutin|bahas|masukkan|masukin|cantumkan|tambahkan|tambahin|sertakan|tulis|tuliskan|untuk|soal|tentang|beserta|plus|sama)\s+)+(?=[\p{L}\d])/iu
/** What shall be reckoned is reckoned, not shown as a wish. */
const reckonWish =
  /^(?:(?:tolong|mohon|sekalian|terus|lalu|dan|coba)\s+)*(?:tulis\p{L}*|tampil\p{L}*|cantum\p{L}*|hitung\p{L}*|itung\p{L}*|masuk(?:kan|in)|berapa|total\p{L}*)(?=\s)[^\d]*(?:total|shu|laba|untung|omzet|omset|jumlah|saldo|sisa|selisih|hasil)[^\d]*$|^(?:kira-kira\s+)?(?:balik modal|bep|kembali modal|kekurangan|sisa|hpp|cost per leads?|cpl|biaya per leads?|conversion rate|konversi)(?:nya)?\s+(?:berapa|kapan|di bulan)(?!\p{L}).*$|^[^\d]*\b(?:total|shu|laba|untung|omzet|omset|jumlah|saldo|sisa|selisih)\p{L}*(?:\s\p{L}+)?\s+(?:(?:di)?(?:tampil|cantum|tulis|hitung|itung|muncul|masuk)\p{L}*|berapa)(?:\s+(?:sekalian|juga|ya|dong|aja|saja))*$/iu
/** `komisi per orangnya berapa`: what was asked to be reckoned. */
export const asksBack =
  /^(?:berapa|brp)(?!\p{L})|(?<!\p{L})(?:berapa|brp)\s?(?:persen\p{L}*|%)(?:\s(?:tiap|per|setiap|dari)\s\p{L}+)?$|(?<!\p{L})(?:berapa|brp)(?:\s+(?:rupiah|persen|ya|sih|dong|juga|jadinya|tulis \S+))*$/iu
const toWrite =
  /^(?:(?:dan|terus|lalu|so|and|juga|apabila|kalau|kalo)\s+)*(?:(?:tolong|mohon|please|coba)\s+)*(?:(?:di)?(?:tulis|tampil|cantum|simulasi|hitung|itung|masuk)\p{L}*|kasih contoh|contoh|isi rupiah\p{L}*|state)(?!\p{L})/iu

/** `rupiahnya masing-masing ditampilkan` */
const shownWish =
  /^(?:rupiah|nominal|persen|prosentase|hasil|angka)\p{L}*\s[^\d]*(?:di)?(?:tampil|cantum|tulis|muncul|sebut|liat|lihat)\p{L}*(?:\s(?:ya|juga|dong|sekalian))*$/iu

/** `mohon laba dan bagi hasil ke desa 30% dihitung` */
const toReckon =
  /^(?:(?:tolong|mohon|coba|sekalian)\s)+.*(?:laba|untung|bagi hasil|shu|total|sisa|jumlah|omzet).*\s(?:di)?(?:hitung|itung|tampil|cantum|tulis)(?:kan|in)?$/iu

/** A question to the maker, or an order to write what was reckoned: it stands on no slide once it is answered. */
export const isAnsweredWish = (clause: string, purpose: DeckPurpose): boolean =>
  // `Tulis pesanan di nota` is a step of work.
  asksBack.test(clause) ||
  shownWish.test(clause) ||
  toReckon.test(clause) ||
  (toWrite.test(clause) && (purpose !== 'training' || /^(?:kasih )?contoh\b/i.test(clause)))

export const postponed =
  /\b(?:invoice|kuitansi|surat|website|kasir|penawaran)\b.*\b(?:nanti|besok|belakangan|menyusul|malam|malem|dulu)\b|^(?:(?:soal|untuk|urusan)\s)?(?:kontrak|perjanjian|mou|proposal|nota|tagihan|laporan|po)(?:nya)?(?:\s(?!hari)\p{L}+){0,4}\s(?:nanti|ntar|entar|belakangan|menyusul|(?:minggu|bulan|tahun)\sdepan|kapan-kapan|(?:habis|abis|setelah|sesudah)\s\p{L}+)(?!\p{L})(?!.*\d)/iu
/** `bahasanya yang gampang dimengerti ibu-ibu`, `nada formal`: how it shall be said. */
const manner =
  /^(?:pakai\s|pake\s|dengan\s|dalam\s)?(?:bahasa|gaya(?:\s(?:bahasa|bicara|penyampaian))?|nada|tone|kata-kata|kalimat)(?:nya)?\s(?:(?:yang|yg|harus|agak|lebih|dibuat|dibikin|pakai|pake|tolong|mohon)\s)*(?:santai|formal|resmi|baku|gampang|mudah|sederhana|simpel|ringan|sopan|halus|hangat|akrab|gaul|anak muda|semangat|profesional|enak|awam|sehari-hari|singkat|lugas)(?:\s\p{L}[\p{L}-]*){0,7}$|^(?:yang|yg)\s\p{L}+(?:\s\p{L}+)?\s(?:warna|desain|tampilan|gaya|bahasa|nada|tema|huruf|font)nya$/iu

/** `biar suami gampang milih`: why it is wanted. */
const easier =
  /^(?:biar|supaya|agar|spy)\s(?=.*(?<!\p{L})(?:gampang|mudah|enak|cepat|cepet|bisa|jelas)(?!\p{L})).*(?:milih|memilih|pilih|jelas|dijelas|menjelas|mutusin|memutuskan|paham|ngerti|mengerti|bandingin|membandingkan|liat|lihat)\p{L}{0,3}(?:\s(?:ke|sama|buat)\s\p{L}+(?:\s\p{L}+)?)?$/iu

/** `hitung untung`, `catat uang masuk`: what trainees learn to do, where a training lists it. */
export const isTaught = (clause: string): boolean =>
  /^(?:meng?)?(?:hitung|catat|tulis|tampil)\p{L}{0,3}(?:\s\p{L}{3,}){1,3}$/iu.test(clause) &&
  !/(?<!\p{L})(?:total|jumlah|slide|grafik|juga|sekalian|dong|ya)\p{L}{0,3}(?!\p{L})/iu.test(clause)

/** Said to the maker, or for later: it stands on no slide. */
export const isToMaker = (clause: string): boolean =>
  directive.test(clause) ||
  manner.test(clause) ||
  easier.test(clause) ||
  postponed.test(clause) ||
  reckonWish.test(clause) ||
  isWish(clause)
