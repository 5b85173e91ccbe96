import { withPostBehindName } from './called-by-name.ts'
import { withComplaintOrdered } from './complaint-orders.ts'
import { withPapersSpelt } from './misspelt-papers.ts'
import { withFiguresRepaired } from './figure-repairs.ts'
import { withColumnsNamed } from './named-columns.ts'
import { withNamesInCapitals } from './names-in-capitals.ts'
import { withFirstOrdered } from './one-thing-first.ts'
import { withOwnPronouns } from './own-pronouns.ts'
import { withSeriesNamed } from './named-series.ts'
import { withOwnSumAsTotal } from './own-sums.ts'
import { withCountToldAnew, withPriceToldAnew } from './reading-grammar/corrections.ts'
import { withNumbersInFigures } from './spoken-numbers.ts'
import { withRepairs } from './spoken-repairs.ts'
import { anyThing, withEndingsJoined } from './thing-names.ts'
import { withScalesTold } from './told-scales.ts'
import { withDaysCounted, withWeekdaysSpelled } from './weekday-rows.ts'
import { withFiguresToShow } from './shown-figures.ts'
import { withoutLongRuns } from './without-long-runs.ts'
import { withoutStory } from './without-story.ts'

/** `Yth. Admin.`, `Halo min,`, `min tolong …`: who is asked to write it is neither its reader nor its writer. */
const salute =
  /^\s*(?:(?:yth|kepada yth|kpd yth|dear|halo|hallo|hai|hi)\b[.,]?\s*)(?:(?:kak|mas|mbak|pak|bu|bapak|ibu)\s)?(?:admin|min|juragan|bot|cs|tim juragan)\s*[.,:!\n]\s*|^\s*(?:min|admin)\s(?=(?:numpang|permisi|nanya|tolong|tlg|mohon|minta|bikin|buat|mau|bantu|bs|bisa|boleh)\p{L}*\s)/iu

/** `Kang slide omzet …`, `bang nota …`: who is called before what is ordered. */
const called = new RegExp(
  String.raw`^\s*(?:kang|bang|mas|mbak|mba|kak|kaka|kakak|om|tante|teh|uda|uni|cak|ning|bro|sis|gan|bos|boss|min|lae|koh|cik)[,!]?\s(?=(?:tolong\s)?(?:${anyThing}|profil usaha)(?!\p{L}))`,
  'iu',
)

/** `web dulu ya bos buat Raja Gym`: who is called upon between what is ordered and for whom. */
const calledBetween =
  /(?<=(?<!\p{L})(?:ya|dong|donk|dulu|deh)\s)(?:bos|boss|kak|kakak|min|mas|mbak|mba|bang|gan|om|tante|pak|bu|sis|bro|lae|koh|cik)\s(?=(?:buat|untuk|utk|bwt)\s)/giu

/** `invoice aja bos. buat Koh Afuk`, `tolong yg teliti ya kak,`: who is called upon at the end, and how it is to be done. */
const calledAtEnd =
  /(?<=(?<!\p{L})(?:ya|dong|donk|dulu|deh|aja|saja))\s(?:bos|boss|kak|kakak|min|mas|mbak|mba|bang|gan|om|tante|sis|bro|lae|koh|cik)(?=\s*[.,!])/giu
const carefully = /(?<!\p{L})(?:yang|yg|nu|sing)\s(?:teliti|telaten)(?:\s(?=ya|dong|deh)|(?!\p{L}))/giu

/** `2026 perkiraan 390jt`: a year of a row of years that is still to come. */
const forecast =
  /(?<=(?<!\p{L})20\d\d\s)(?:perkiraan|proyeksi|target|estimasi|prediksi|ramalan)(?:nya)?\s(?=(?:rp\.?\s?)?\d[\d.,]*\s?(?:rb|ribu|jt|juta|miliar)(?!\p{L}))/giu

/** `skrg yg urgent ppt profil …`, `yg belum itu kasirnya: …`: what is wanted now is ordered. */
const wantedNow = new RegExp(
  String.raw`(?<=^|[.,;!\n]\s?)(?:(?:tapi|tp|jadi|nah|untuk|utk)\s)?(?:(?:sekarang|skrg|skrang|saat ini)\s)?(?:yang|yg|nu|sing)\s(?:paling\s)?(?:urgent|penting|mendesak|utama|dibutuhkan|dibutuhin|duluan|kepake|(?:belum|blm)(?:\s(?:ada|tinggal|cuma))?)\s(?:(?:sekarang|skrg|dulu|itu|ini)\s)?(?=(?:${anyThing})(?:ny[ae])?:?\s\p{L})`,
  'giu',
)

/** `analisis arus kas bulan depan aja`: of which month it is, and not when it is made. */
const ofNextMonth =
  /(?<=(?<!\p{L})(?:arus kas|cash\s?flow|anggaran|proyeksi|perkiraan|kebutuhan|omzet|omset|penjualan|target|jadwal|belanja|stok)\s(?:bulan|minggu|tahun)\sdepan)\s(?:aja|saja|aj)(?!\p{L})/giu

/** `kasirnya yang belum, bikin ya: …`: the same behind its name. */
const notThereYet = new RegExp(
  String.raw`(?<=(?<!\p{L})(?:${anyThing})ny[ae])\s(?:yang|yg)\s(?:belum|blm)(?:\sada)?(?=\s?[,.:])`,
  'giu',
)

/** `tulungin dah bikinin invoice`, `lanjut dah bikin kontraknya`: urges, and tells nothing as done. */
const urging =
  /(?<=(?<!\p{L})(?:tolong|tulung|tulungin|tolongin|bantu|bantuin|lanjut|lanjutin|gas|ayo|yuk|coba|oke|ok|sikat|cus))\sdah(?=\s(?:tolong\s)?(?:(?:di)?(?:bikin|buat|gawe|siap|susun|tulis|kirim|cetak|analis)\p{L}*)(?!\p{L}))/giu

/** `jangan website ya powerpoint aja`: what is wanted in its place follows at once. */
const inItsPlace = new RegExp(
  String.raw`(?<=(?<!\p{L})(?:jangan|jgn|bukan|ga usah|gak usah|tidak usah)\s(?:bikin\s|buat\s)?(?:${anyThing}))\s(?:ya|deh|dong)[\s,]{1,2}(?=(?:${anyThing})\s(?:aja|saja|dong)(?!\p{L}))`,
  'giu',
)

/** `jangan lupa gaji karyawan 900rb`: what is reminded of is told. */
const notForgotten =
  /(?<!\p{L})(?:tapi\s|tp\s)?(?:jangan|jgn)\s(?:sampai\s)?lupa\s(?=(?:\p{L}+\s){1,4}(?:rp\.?\s?)?\d)/giu

/** `kwitansi dp sudah masuk tapi sekarang saya mau invoice …`: what is wanted now is a clause of its own. */
const butNow =
  /(?<=\p{L}),?\s(?:tapi|tp)\s(?=(?:sekarang|skrg)\s(?:(?:saya|sy|aku|kami|gue|gw)\s)?(?:mau|minta|butuh|perlu|tolong|bikin|buat)\p{L}*\s)/giu

/** `… alamatnya nanti aku kasih ya jangan dibikin dulu`: that it shall wait is a clause of its own. */
const holdOn =
  /\s(?=(?:jangan|jgn|jngn|ojo|(?:ga|gak|nggak|ngga|tidak|tdk|gosah|nggausah)(?:\s?usah)?)\s(?:di)?(?:buat|bikin|proses|kerja|cetak|garap)\p{L}*\sdulu(?!\p{L}))(?<=\p{L}{1,20}\s\p{L}{1,20}\s\p{L}{1,20}\s)/giu

/** `website laundry saya dong CuciKilat, …`: a plea between whose it is and its name. */
const pleaBeforeName = /(?<=(?<!\p{L})(?:saya|sy|aku|kami|gue|gw|\p{Ll}{4,}ku)\s)(?:dong|donk|ya|deh)\s(?=\p{Lu})/gu

/** `namanya rindu senja ada 15 meja americano 20rb`: what there is ends the name before it and lists nothing itself. */
const thereIs =
  /(?<=(?<!\p{L})(?:nama(?:nya)?|bernama)\s(?:\p{L}+\s){0,3}\p{L}+)\s((?:ada|punya)\s\d{1,3}\s(?:meja|kursi|kamar|cabang|kasir|karyawan))\s(?=\p{L}{3,}[^,\n]*?\d)/giu

/** `td kan minta ppt ya? ga jadi. …`: what reminds asks nothing. */
const reminding =
  /(?<=^\s*(?:eh\s)?(?:td|tadi|kemarin|kmrn|kmren)\s(?:kan\s)?(?:(?:saya|sy|aku|gue|gw)\s)?(?:minta|pesan|pesen|mau|bilang|nyuruh)\s[^.?!,\n]{2,40}?)(?:\s(?:ya|kan|kak|min))?\?\s*(?=(?:ga|gak|nggak|ngga|tidak|batal)(?!\p{L}))/iu

/** `bikinin surat penawaran dah buat Bu Haji`: so it does behind the paper that is ordered. */
const urgingBehind =
  /(?<=(?<!\p{L})(?:bikin|buat|siap)(?:in|kan|inin)\s(?:\p{L}{3,12}\s){1,3})dah\s(?=(?:buat|untuk|utk|ke|kepada)\s)/giu

/** `nota buat bu rahmi jadi dia pesan …`: the word begins to tell, and belongs to no name before it. */
const tellingOn = /(?<=\p{L})\sjadi\s(?=(?:dia|beliau|mereka|ceritanya|kemarin|kmrn|tadi|td)\s)/giu

/** `tolong bkn surat …`, `bkn invoice bu Ani, 12 kotak 23rb`: behind a plea, and at the head of facts where nothing is set against it, it is no `bukan`. */
const shortBikin =
  /(?<=(?<!\p{L})(?:tolong|tlg|tolongin|mohon|mhn|minta|bantu|bantuin|dong|pls|please|mau|bisa|coba)\s)bkn(?=\s\p{L})|^\s*bkn(?=\s\p{L}[^\n]{0,300}\d)(?![^\n]{0,300}(?<!\p{L})(?:tapi|tp|melainkan|maksud\p{L}*|aja|saja|aj|bkn|bukan)(?!\p{L}))/giu
/** `sekor`, `5 parsen`, `gausah`: a word as some write it. */
const misspelt: Readonly<Record<string, string>> = {
  sekor: 'seekor',
  parsen: 'persen',
  gausah: 'tidak usah',
  gakusah: 'tidak usah',
  gosah: 'tidak usah',
  nggausah: 'tidak usah',
  jgn: 'jangan',
  jngn: 'jangan',
}
const misspeltWords = /(?<!\p{L})(?:sekor|parsen|gausah|gakusah|gosah|nggausah|jgn|jngn)(?!\p{L})/giu

/** `*Orderan PT Graha*`, `_catatan_`: bold and slanted words of a forwarded chat, within one line; `3*5` and `* poin` are none. */
const marked = /(?<=^|[\s("'])([*_])(?=[^\s*_])([^*_\n]{1,200}?)(?<=\S)\1(?=$|[\s.,:;!?)"'])/gmu

/** `[21/11 09.14] Bu Retno:`, `[21/11/26, 09.14.05]`: when a forwarded line was sent. */
const sentAt = /^\[\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?,?\s\d{1,2}[.:]\d{2}(?:[.:]\d{2})?(?:\s?[AP]M)?\]\s*/gimu

/** `kelompok tani 'Sahabat Sawah',`: its name, set in quotes behind what it is. */
const quotedHouse =
  /(?<=(?<!\p{L})(?:kelompok tani|kelompok|toko|warung|kedai|kios|cv|pt|ud|pd|koperasi|bengkel|katering|catering|yayasan|klinik|apotek|bakery|salon|rm|kafe|cafe))\s['"“‘]\s?(\p{L}[^'"“”‘’\n<>&]{1,40}?)\s?['"”’](?=\s*[,.;:\n]|$)/giu

/** `<script>…</script>`, `<b>`, `{{7*7}}`, `'); DROP TABLE x;--`: markup is no part of a name, and what a script would do is nobody's fact. A name that is nothing else, before its price, stays text. */
const markup =
  /<(script|style)(?:\s[^<>]{0,80})?>[^<]{0,300}<\/\1\s?>(?!["']?\s*\d)\s?|<\/?[a-z][a-z0-9]{0,10}(?:\s[^<>]{0,120})?\/?>(?!["']?\s*\d)|(?:\{\{[^{}]{0,80}\}\}|\$\{[^{}]{0,80}\})\s?|['"]\)?;\s?(?:drop|delete|insert|update|alter|truncate)\s[^;\n]{0,80};?(?:\s?--)?/giu

/** `CV Aba (PIHAK KEDUA)`: which side somebody is, behind his name in their order. */
const sideBehind =
  /\s?\((?:selanjutnya\s|sebagai\s|disebut\s|selaku\s){0,3}pihak\s(?:ke-?\s?)?(?:pertama|kedua|i|ii|1|2)\)/giu
const inTheirOrder =
  /\([^()]{0,24}pihak\s(?:ke-?\s?)?(?:pertama|i|1)\)[^]{1,160}?\([^()]{0,24}pihak\s(?:ke-?\s?)?(?:kedua|ii|2)\)/iu
const withoutSideMarks = (text: string): string => (inTheirOrder.test(text) ? text.replaceAll(sideBehind, '') : text)

const withoutMarkup = (text: string): string => {
  const left = text.replaceAll(markup, '').replaceAll(quotedHouse, ' $1')
  return left.trim() === '' ? text : left
}

const withoutCalls = (text: string): string =>
  text
    .replaceAll(sentAt, '')
    .replaceAll(marked, '$2')
    .replace(salute, '')
    .replace(called, '')
    .replaceAll(calledBetween, '')
    .replaceAll(calledAtEnd, '')
    .replaceAll(carefully, '')
    .replace(reminding, ', ')
    .replaceAll(wantedNow, 'bikin ')
    .replaceAll(notThereYet, '')
    .replaceAll(ofNextMonth, '')
    .replaceAll(tellingOn, ', ')
    .replaceAll(forecast, '')
    .replaceAll(shortBikin, 'bikin')
    .replaceAll(misspeltWords, (said) => misspelt[said.toLowerCase()] ?? said)
    .replaceAll(notForgotten, '')
    .replaceAll(thereIs, ', $1, ')
    .replaceAll(butNow, ', ')
    .replaceAll(holdOn, ', ')
    .replaceAll(pleaBeforeName, '')
    .replaceAll(inItsPlace, ', ')
    .replaceAll(urging, '')
    .replaceAll(urgingBehind, '')

/** What is done to every message, in this order. */
const steps: readonly ((text: string) => string)[] = [
  withoutMarkup,
  withoutSideMarks,
  withoutLongRuns,
  withoutStory,
  withComplaintOrdered,
  withEndingsJoined,
  withNumbersInFigures,
  withFiguresRepaired,
  withScalesTold,
  withCountToldAnew,
  withPriceToldAnew,
  withRepairs,
  withWeekdaysSpelled,
  withDaysCounted,
  withOwnSumAsTotal,
  withFiguresToShow,
  withoutCalls,
  withFirstOrdered,
  withOwnPronouns,
  withPostBehindName,
  withPapersSpelt,
  withNamesInCapitals,
  withSeriesNamed,
  withColumnsNamed,
]

/**
 * A message as every reader gets it: without markup, empty runs and stories, with spoken numbers in figures and days spelled,
 * without a chat's marks and without whom it greets, with the names that announce themselves in capitals.
 */
export const plainMessage = (asWritten: string): string => steps.reduce((text, step) => step(text), asWritten)
