import type { AssistantContext } from '#core/assistant/shared/port.ts'
import { untoldClauses } from '#core/assistant/shared/untold.ts'
import { isWish } from '#core/assistant/shared/wishes.ts'

import { composeDeck } from './compose-deck.ts'
import type { DeckRequest } from './deck-request.ts'
import { itemTitleOf } from './deck-titles.ts'
import { readableText } from './readable-text.ts'
import { sentenceCase, trimmed } from './told-words.ts'

/** Words to the maker, not to the audience. */
export const directive =
  /^(?:(?:\p{L}+\s+(?:aja|saja)\s+)?(?:bahasa|gaya bahasa|desain|tampilan)(?:nya)(?:\s+(?:yang\s+)?(?:santai|formal|indo\p{L}*|gampang|mudah|sederhana|aja|saja|biasa|resmi|dipahami|simpel|menarik|bagus|keren))*$|(?:tolong|kasih|kasi|pakai|pake|jangan|gunakan|tambah(?:kan|in)?|sertakan|lengkapi|bikin|buat(?:kan|in)?|biar|supaya|agar)\b.*\b(?:slide|total\w*|grafik|gambar|foto|desain|bahasa|warn[ai]|tema|ringkas|singkat|simpel|menarik|bagus|keren|profesional|rapi|teks|ppt|presentasi)(?:nya)?\b|(?:yang |dibuat |desain(?:nya)? |dengan gaya )?(?:lucu|ceria|cerah|warna[- ]?warni|full ?colou?r|elegan|minimalis|modern|formal|santai)(?:(?:\s+(?:dan|&)\s+|\s+)(?:lucu|ceria|cerah|warna[- ]?warni|menarik|elegan|minimalis|modern|formal|santai|berwarna))*$|(?:yang |dibuat |desain(?:nya)? )?(?:simpel|singkat|sederhana|menarik|bagus|keren|profesional|rapi|ringkas)\b|(?:total(?:nya)? (?:juga|dong|ya|sekalian)|makasih|terima ?kasih|thanks|thx|tolong|ya|dong|oke|ok|halo|hai|hi|selamat (?:pagi|siang|sore|malam)|assalamu\S*|permisi|kak|min|gan)(?:\s|$))/iu
/** `sampaikan juga kendala: …` is about the obstacles. */
export const orderOfLabel =
  /^(?:(?:dan|lalu|terus|serta|juga|ada|tolong|sampaikan|sampein|tampilkan|tampilin|jelaskan|jelasin|ceritakan|ceritain|sebutkan|sebutin|bahas|masukkan|masukin|cantumkan|tambahkan|tambahin|sertakan|tulis|tuliskan|untuk|soal|tentang|beserta|plus|sama)\s+)+(?=\p{L})/iu
/** What shall be reckoned is reckoned, not shown as a wish. */
const reckonWish =
  /^(?:(?:tolong|mohon|sekalian|terus|lalu|dan|coba)\s+)*(?:tulis\p{L}*|tampil\p{L}*|cantum\p{L}*|hitung\p{L}*|itung\p{L}*|masuk(?:kan|in)|berapa|total\p{L}*)(?=\s)[^\d]*(?:total|shu|laba|untung|omzet|omset|jumlah|saldo|sisa|selisih|hasil)[^\d]*$|^(?:kira-kira\s+)?(?:balik modal|bep|kembali modal|kekurangan|sisa|hpp|cost per leads?|cpl|biaya per leads?|conversion rate|konversi)(?:nya)?\s+(?:berapa|kapan|di bulan)(?!\p{L}).*$|^[^\d]*\b(?:total|shu|laba|untung|omzet|omset|jumlah|saldo|sisa|selisih)\p{L}*(?:\s\p{L}+)?\s+(?:tampil\p{L}*|cantum\p{L}*|tulis\p{L}*|hitung\p{L}*|berapa|dimuncul\p{L}*)$/iu
export const postponed =
  /\b(?:invoice|kuitansi|surat|website|kasir|penawaran)\b.*\b(?:nanti|besok|belakangan|menyusul|malam|malem|dulu)\b/i
/** Said to the maker, or for later: it stands on no slide. */
export const isToMaker = (clause: string): boolean =>
  directive.test(clause) || postponed.test(clause) || reckonWish.test(clause) || isWish(clause)

/** The deck as its audience reads it: what a request holds may still have no place on a slide. */
export const shownIn = (request: DeckRequest, context: AssistantContext): string =>
  // The numbers of slides and steps tell nothing.
  readableText(itemTitleOf(request), composeDeck(request, context)).replaceAll(/^(?:Slide \d+: |\d+\. )/gm, '')

/** Words over a list that say what is listed, and those that name the deck itself. */
const ofLabels: ReadonlySet<string> = new Set(
  'materi isi isinya agenda topik poin bahasan pembahasan harga daftar menu produk layanan jasa paket tarif langkah cara bahas tolong buat buatkan presentasi slide ppt deck pitch usaha bisnis profil profile laporan rapat promosi pelatihan program kegiatan'.split(
    ' ',
  ),
)

/** Words that name the deck itself. */
const idle: ReadonlySet<string> = new Set(
  'pitch pitching pitchdeck deck presentasi slide slides ppt pptx powerpoint paparan materi bahan company compro salindia perkenalan'.split(
    ' ',
  ),
)

/** `rencana patungan mesin parut: 35 ibu …`: words over a list that stand nowhere on the slides. */
const untoldLabels = (said: string, shown: string): string[] => {
  const lower = shown.toLowerCase()
  const labels = [...said.matchAll(/(?:^|[.;,\n]\s*)([^:.;,\n]{6,80}):\s/gu)].flatMap(([, label = '']) => {
    if (label.split(/\s+/).length < 3) return []
    const missing = label
      .replace(orderOfLabel, '')
      .split(/\s+/)
      .filter((word) => word.length > 3 && !lower.includes(word.toLowerCase()))
    return missing.length > 1 ? [label] : []
  })
  return labels.length === 0
    ? []
    : untoldClauses(labels.join('\n'), shown, { words: true, everyWord: true, idle: ofLabels })
}

/** A telephone that is shown is told, in whatever groups of digits it was typed. */
const withoutPhones = (said: string, shown: string): string => {
  const digits = shown.replaceAll(/\D/g, '')
  return said.replaceAll(/(?<!\d)(?:\+62|62|0)\d[\d .-]{6,}\d/g, (phone) =>
    digits.includes(phone.replaceAll(/\D/g, '')) ? ', ' : phone,
  )
}

/** `CP Rina`, where Rina is shown already. */
const isToldContact = (clause: string, shown: string): boolean => {
  const [, name = ''] = /^(?:cp|kontak|contact person|hubungi|narahubung|call)\s+(.+)$/i.exec(clause) ?? []
  return name !== '' && shown.includes(name)
}

/** Clauses with names or figures that no rule found a place for: nothing that was said gets lost (ASSIST-01). */
export const besides = (said: string, shown: string): string[] =>
  [
    ...untoldClauses(withoutPhones(said, shown).replaceAll(/\bmin\s+(?=\d)/gi, 'minimal '), shown, {
      counts: true,
      idle,
    }),
    ...untoldLabels(said, shown),
  ]
    // A heading that is the topic itself stays out: what stands behind its colon is what was lost.
    .map((clause) => trimmed(clause.includes(': ') ? clause.slice(clause.indexOf(': ') + 2) : clause))
    .map((clause) =>
      /\p{L}{3}/u.test(clause)
        ? clause
        : trimmed(said.split(/[,;\n]|\.(?=\s|$)/u).find((part) => part.includes(clause)) ?? clause),
    )
    .filter((clause) => clause.length > 3 && clause.length <= 240 && !isToMaker(clause))
    .filter((clause) => !/[<>{}$]/.test(clause) && !isToldContact(clause, shown))
    .map(sentenceCase)
    .slice(0, 12)
