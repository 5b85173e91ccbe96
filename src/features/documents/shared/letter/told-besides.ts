import { formalText } from '#core/assistant/shared/reading-grammar/formal-text.ts'
import { untoldClauses } from '#core/assistant/shared/untold.ts'
import { isWish } from '#core/assistant/shared/wishes.ts'
import type { DocumentType } from '#core/items/shared/kinds.ts'
import { parseIsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import type { DocumentContent, DocumentNode } from '../content/document-content.ts'
import type { DocumentRequest } from '../document-request.ts'
import {
  type ClausePeople,
  type StandsThere,
  asksSum,
  keptOut,
  withoutPlaced,
  withoutSides,
  withoutStatedHead,
  withQuality,
} from './clauses-in-place.ts'
import { asGoodsNote } from './goods-notes.ts'
import { isPaid } from './letter-facts.ts'
import { isPaperForm } from '../papers/paper-names.ts'
import { isAnnouncement } from '../reading/letter-matter.ts'
import { ownPronoun } from '../reading/people/name-patterns.ts'
import { bullets, p, toldPlace, wordsOf } from '../content/nodes.ts'
import { asPurpose } from '../reading/people/person-facts.ts'
import { toRenderTree } from '../content/to-render-tree.ts'
import { staysAtHome } from '../reading/people/told-travellers.ts'
import { untoldMarks } from '../reading/told-marks.ts'
import { blockRuns } from '../content/tree-runs.ts'
import { asTold, inPaperWords } from '../reading/without-chat.ts'
import { withoutOrdering, withoutPlea } from '../reading/without-ordering.ts'
import { asSentence, doubled, inOffice, plainName, warningsInFull } from './wording.ts'
import { ofParty } from '../reading/people/writing-party.ts'

const textOf = (content: DocumentContent): string =>
  toRenderTree(content, '')
    .blocks.map((block) =>
      blockRuns(block)
        .map(({ text }) => text)
        .join(' '),
    )
    .join('\n')
    // Numbers of articles and sections are no facts.
    .replaceAll(/\bPasal \d+|^\(\d+\)|^\d{1,2}\. /gm, '')

/** Papers of prose: what was told in plain words belongs into them too. */
const ofProse = new Set<DocumentType>([
  'surat_resmi',
  'kontrak',
  'proposal',
  'surat_penawaran',
  'invoice',
  'laporan',
  'surat-perjalanan-dinas',
])

const closing =
  /^(?:Demikian|Atas perhatian|Besar harapan|Mengingat pentingnya|Surat keterangan ini|Setelah perjalanan)/

/** Above the last words of the letter, else above the signature. */
const usualPlace = (nodes: readonly DocumentNode[]): number => {
  const signature = nodes.findIndex(({ type }) => type === 'signature')
  const end = signature === -1 ? nodes.length : signature
  const last = nodes[end - 1]
  return last?.type === 'paragraph' && closing.test(wordsOf(last)) ? end - 1 : end
}

const leadOf = (node: DocumentNode): { lead: string; from: number | null } => ({
  lead: typeof node.attrs?.['lead'] === 'string' ? node.attrs['lead'] : '',
  from: typeof node.attrs?.['from'] === 'number' ? node.attrs['from'] : null,
})

/** The clauses as the place wants them: further ayat of an article, or entries of a list below its lead. */
const written = (clauses: readonly string[], place: DocumentNode | undefined): DocumentNode[] => {
  const blank = place?.attrs?.['blank']
  if (clauses.length === 0) return typeof blank === 'string' ? [p(blank)] : []
  const textAlign = place?.attrs?.['textAlign']
  if (textAlign !== undefined) return clauses.map((clause) => ({ ...p(clause), attrs: { textAlign } }))
  const { lead, from } = place ? leadOf(place) : { lead: 'Keterangan:', from: null }
  if (from !== null) return clauses.map((clause, index) => p(`(${from + index}) ${clause}`))
  const [only = ''] = clauses
  return clauses.length === 1 && lead === '' ? [p(only)] : [...(lead === '' ? [] : [p(lead)]), ...bullets(clauses)]
}

const orders =
  /^(?:surat\s+)?(?:rekomendasi(?: kerja)?|keterangan(?: kerja| usaha| domisili)?|pemberitahuan|undangan|permohonan|pengumuman|edaran|pernyataan|tugas|kuasa|pesanan|retur(?: barang)?|peringatan(?:\s(?:ke-?)?[1-3]|\s(?:pertama|kedua|ketiga))?|pengantar|keluhan|pengaduan|komplain|protes|balasan|perjalanan dinas|lamaran kerja|(?:sp\s?\d)|domisili usaha|ucapan(?: terima kasih)?|suket(?: \p{L}+){0,2})\s*(?::|(?:untuk|ke|kepada|dari)(?=\s))\s+/iu

/** The paper's own name at the beginning of a clause: `Undangan aqiqah putra kami …`. */
const head =
  /^(?:surat\s+)?(?:undangan|permohonan|pemberitahuan|pengumuman|pernyataan|pengunduran diri|keluhan|pengaduan|komplain|rekomendasi|proposal|laporan|penawaran(?: harga)?|invoice|tagihan|kuitansi|kwitansi|perjanjian|kontrak|(?:berita acara )?serah terima|tanda terima(?: uang| pembayaran)?|balasan|ucapan terima kasih|tugas|pengantar)\s+(?!ke\b|kepada\b|dari\b|untuk\b|atas\b)/iu

/** The clause without the words that only order the paper and say to whom it goes: those stand in their places. */
const withoutOrder = (clause: string, { recipient, sender }: DocumentRequest): string => {
  const bare = clause.replace(orders, '')
  if (bare === clause) {
    const rest = clause.replace(head, '')
    return rest.split(/\s+/).length > 2 ? rest : clause
  }
  const called = bare.replace(/^(?:donatur|pelanggan|supplier|sponsor)\s(?=\p{Lu})/iu, '')
  const named = [recipient.name, recipient.company, sender.company, sender.name].find(
    (name) => name !== '' && called.toLowerCase().startsWith(name.toLowerCase()),
  )
  const rest =
    named === undefined
      ? bare
      : called.slice(named.length).replace(/^[\s,:]+(?:(?:yang|soal|tentang|mengenai|karena)\s+)?/, '')
  return rest.split(/\s+/).length > 2 || /\d/.test(rest) ? rest : bare
}

/** Words that only say in which part somebody or something stands that the paper names. */
const ofParts = new Set(
  'rab u up p attn ikut donatur karyawan pegawai staf bagian pelanggan supplier penjual pembeli penyewa nik berjalan jalan domisili dp uang tempo pinjam usaha bp pelatihannya magangnya sppd sampai tanggal pernyataan kesanggupan kemarin tadi semalam barusan rapatnya acaranya hadir dihadiri peserta menyewakan menyewa meminjam meminjamkan bernama selama mulai bahas membahas tanda tangan ttd ditandatangani notulis notulen dipimpin memimpin surat kuasa ambil lagi kerja bekerja terakhir mau ingin admin saya kami milik punya nitip titip menitipkan pak bu bapak ibu di ke butuh tambah hari sama dan dari oleh untuk dengan yang yaitu serta juga naik pakai menggunakan menugaskan nugasin ditugaskan mengutus perusahaan perusahaannya bernama pemilik ketua direktur manajer status sudah telah sopir sopirnya supir supirnya pengemudi kernet kernetnya kendaraan plat nopol mobil koh ko cik ci teh kang bang mas mbak si haji hajah mbah bawa membawa diantar penerima pengirim telepon nyuruh disuruh memerintahkan perintah pemberi tujuan selaku namanya nama mantan saksi apabila karena sehubungan posisi cuti izin umur usia alamat diadain diadakan diselenggarakan penyelenggara pemiliknya ketuanya direkturnya bosnya dia ia beliau sejak sekarang jadi menjadi sebagai memberi memberikan menerangkan menyatakan bahwa atas pada ini itu benar adalah merupakan antara perjanjian kontrak katanya alamatnya beralamat ditujukan isinya jabatan jabatannya mengajukan mengundang menandatangani'.split(
    ' ',
  ),
)

/** `peringatan pertama untuk anak toko`: whom it warns stands in the address. */
const warnsWhom =
  /^(?:surat )?(?:peringatan|teguran)(?: (?:pertama|kedua|ketiga|terakhir|keras))? untuk(?: \p{Ll}+){1,4}$/iu

const plainWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** `Senin, 23 November 2026`: a date holds its weekday. */
const weekdayOfDate = /(?:senin|selasa|rabu|kamis|jumat|sabtu|minggu),?\s(?=\d{1,2}\s\p{Lu}\p{L}+\s\d{4})/giu

/** Whether a clause only repeats what stands in a paper: `naik kereta` below `Alat angkut : Kereta api`. Tells it for one paper, whose text is read once, however many clauses are asked about. */
const standsIn = (text: string): StandsThere => {
  const all = plainWords(text)
  const known = new Set(all)
  const pairs = new Set(all.map((word, at) => `${word} ${all[at + 1] ?? ''}`))
  return (clause) => {
    // `40 anak` is not told by a row of 40 other things.
    const counted = [...clause.toLowerCase().matchAll(/(?<![\d.,])(\d{1,3})\s(\p{L}{3,})/gu)]
    if (counted.some(([, count = '', noun = '']) => !pairs.has(`${count} ${noun}`))) return false
    return plainWords(clause.replaceAll(weekdayOfDate, '')).every(
      (word) => known.has(word) || known.has(word.replace(/nya$/, '')) || known.has(`${word}an`) || ofParts.has(word),
    )
  }
}

const namesMonth = /(?<!\p{L})(?:jan|feb|mar|apr|mei|jun|jul|ag|sep|okt|nov|des)\p{L}{2,6}(?!\p{L})/iu

/** `kos bulan Desember Rp 850.000 kamar 7 an Melati`: of a receipt's clause what stands nowhere yet, here `kamar 7`. */
const withoutStated = (clause: string, isThere: StandsThere): string => {
  const words = clause.split(/\s+/)
  const stands = (word: string | undefined): boolean =>
    word !== undefined && (isThere(word) || /^(?:rp|an|a\.n\.?)$/i.test(word))
  let [from, end] = [0, words.length]
  while (from < end && stands(words[from])) from += 1
  while (end > from && stands(words[end - 1])) end -= 1
  const rest = words.slice(from, end)
  // `… untuk pernikahan 20 Februari 2027`: the occasion, with its day.
  if (from > 1 && rest.length > 1 && rest.length < 6 && /^untuk$/i.test(words[from - 1] ?? ''))
    return `untuk ${rest.join(' ')}`
  // `acaranya tanggal 12 Desember 2026`: a day needs the word that says what is on it.
  return !namesMonth.test(rest.join(' ')) &&
    rest.length > 1 &&
    rest.length < 4 &&
    from > 1 &&
    /^(?:\p{L}{3}|\d{1,4}$)/u.test(rest[0] ?? '')
    ? rest.join(' ')
    : clause
}

/** `saya, eh maksudnya …`: what is taken back within a message is not told. */
const takenBack = /(?<![^,.;\n])[^,.;\n]*,\s*eh,?\s+maksud(?:nya|ku)?\b(?:\s+(?:saya|aku))?[\s,:]*/giu

/** `dp 30% seminggu sebelum acara`: the share keeps the word that says what it is of. */
const withShare = (clause: string, told: string): string => {
  if (!/^\d{1,2}(?:,\d)?\s?%/.test(clause)) return clause
  const lead = /(?:^|[\s,(])(dp|uang muka|panjar)\s*:?\s*$/i.exec(told.slice(0, Math.max(0, told.indexOf(clause))))?.[1]
  return lead === undefined ? clause : `Uang muka ${clause}`
}

const deeds: Readonly<Record<string, string>> = {
  kirim: 'pengiriman',
  dikirim: 'pengiriman',
  antar: 'pengantaran',
  ambil: 'pengambilan',
  setor: 'penyetoran',
  bayar: 'pembayaran',
}

/** `kirim barang tiap tanggal 5`: the verb that opens a clause orders nothing there; a paper tells it as a noun. */
const withDeed = (clause: string, told: string): string => {
  const before = told.slice(0, Math.max(0, told.indexOf(clause)))
  const deed = deeds[/(?:^|[,.;:\n]\s*)(\p{Ll}+)\s$/u.exec(before)?.[1] ?? '']
  return deed === undefined || !/\b(?:setiap|tiap|tanggal|maksimal|paling)\b/i.test(clause)
    ? clause
    : `${deed} ${clause}`
}

/** `Awak Toga Sinaga tukang`: who speaks is named, so he need not say that it is he. */
const ofSelf = new RegExp(`^${ownPronoun}\\s+(?=\\p{Lu}\\p{Ll})`, 'u')

/** `untuk Pakde Giyanto`: nothing but whom it is for, who stands in the address. */
const isOnlyReader = (clause: string, { recipient, sender, form }: DocumentRequest, isThere: StandsThere): boolean => {
  const isAddress = /^ditujukan\b/i.test(clause)
  const told =
    form === 'pesanan' || form === 'retur' ? clause.replace(/^(?:\p{L}+\s){1,3}(?=(?:ke|kepada|untuk)\s)/u, '') : clause
  const rest = [recipient, sender]
    .flatMap(({ name, company, title }) => [name, plainName(name), company, isAddress && isThere(title) ? title : ''])
    .filter((name) => name !== '')
    .reduce((text, name) => text.toLowerCase().replace(name.toLowerCase(), ' '), told.toLowerCase())
  const words = (rest.match(/[\p{L}\p{N}]+/gu) ?? []).filter(
    (word) =>
      !/^(?:untuk|utk|buat|ke|kepada|dari|order|orderan|pesanan|po|retur|nota|barang|supplier|suplier|distributor|pemasok|vendor|agen|atas|nama|an|pak|bu|bapak|ibu|mas|mbak|sdr|yth|ditujukan|sppd|spd|surat|tugas)$/.test(
        word,
      ),
  )
  return words.length === 0
}

/** `…, Sri Wahyuni: gerbang ditutup jam 22.00`: who writes stands below, and what is told begins behind his name. */
const withoutTeller = (clause: string, { sender, signer }: DocumentRequest): string => {
  const name = [signer.name, sender.name, sender.company].find(
    (one) => one !== '' && clause.toLowerCase().startsWith(`${plainName(one).toLowerCase()}:`),
  )
  return name === undefined ? clause : clause.slice(plainName(name).length + 1).trim()
}

/** `Rini Wulandari penyewa kios no 12 sanggup membayar …`: what is declared stands above, and who declares it below. */
const withoutDeclared = (clause: string, { form, statement = '', signer, sender }: DocumentRequest): string => {
  const at = form === 'pernyataan' && statement !== '' ? clause.toLowerCase().indexOf(statement.toLowerCase()) : -1
  if (at < 1) return clause
  const name = plainName(signer.name || sender.name)
  const before = clause.slice(0, at).trim()
  return name !== '' && before.startsWith(name) ? before.slice(name.length).replace(/^[\s,]+/, '') : before
}

/** `yang memeriksa La Ode Rahman`: in a record, who did what. */
const doer =
  /^(?:yang\s)?(memeriksa|menemukan|nemuin|nemu|melapor|melaporkan|lapor|mengetahui|mencatat|menyaksikan)\s(?=\p{Lu})/iu
const doersDeed = (said: string): string =>
  /^nemu/i.test(said) ? 'menemukan' : /^lapor$/i.test(said) ? 'melapor' : said.toLowerCase()

/** `edaran ke orang tua siswa: seragam dipakai tiap kamis`: what is told begins behind the colon. */
const noticeHead =
  /^([^:.;\n]{0,140}(?:edaran|pemberitahuan|pengumuman|berita acara|notulen|notulensi)(?!\p{L})[^:.;\n]{0,100}):\s+/iu

/** `sertifikat magang utk Rizal siswa SMKN 1 …`: whose it is and for what stands in the middle; the rest is told. */
const behindName = (text: string, name: string): string => {
  const at = name === '' ? -1 : text.indexOf(plainName(name))
  const behind = at === -1 ? text : text.slice(at + plainName(name).length).replace(/^[\s,]+/, '')
  // `16 sampai dengan 18 November 2026` stands there: the first day without its month.
  return behind.replaceAll(/\d{1,2} \p{Lu}\p{L}+ \d{4} sampai dengan (?=\d)/gu, '')
}

/** `3 karyawan toko yaitu …`: how many go, before their names. */
const crew =
  /(?:^|\s)\d{1,2}\s(?:orang|karyawan|staff?|pegawai|anggota)(?:\s\p{L}+){0,3}\s(?:yaitu|yakni|adalah)\s|^\d{1,2}\s\p{Ll}{4,}(?:\s(?:saya|kami))?\s(?=\p{Lu})(?:(?:\p{Lu}[\p{L}'’.]+|dan|sama|,)\s?)+$|^\d{1,2}\s\p{L}{4,}\s(?:saya|kami|kita)$/u

/** Letters and the like, whose order names their people before it tells of them. */
const headed: ReadonlySet<DocumentType> = new Set(['surat_resmi', 'proposal', 'laporan', 'surat-perjalanan-dinas'])

const peopleOf = ({ sender, recipient, signer, parties }: DocumentRequest): ClausePeople => ({
  names: [sender, recipient, ...parties]
    .flatMap(({ name, company }) => [plainName(name), company])
    .concat(plainName(signer.name)),
  self: {
    names: [sender.company || plainName(sender.name)].filter((name) => name !== ''),
    pronoun: sender.company === '' ? 'saya' : 'kami',
  },
})

const sends = ({ documentType, form }: DocumentRequest): boolean =>
  documentType === 'surat-perjalanan-dinas' || (documentType === 'surat_resmi' && form === 'tugas')

/** A line that tells nothing but the day: needless above a clause that tells what happened on it. */
const dayAlone = /^Hari, tanggal: \p{L}+, (\d{1,2} \p{L}+ \d{4})\.$/u

/**
 * The document with what its message told besides, in the place that its composer kept for it: no stated fact is lost.
 */
export const withToldBesides = (content: DocumentContent, request: DocumentRequest): DocumentContent => {
  const nodes = content.body.content ?? []
  const place = nodes.find(({ type }) => type === toldPlace)
  const rest = nodes.filter(({ type }) => type !== toldPlace)
  // A paper of points holds all of them already, in the words of a sheet on the wall.
  const holdsAll = content.letter.documentType === 'surat_resmi' && isPaperForm(request.form) && place === undefined
  if (holdsAll) return { ...content, body: { ...content.body, content: rest } }
  const clauses = clausesToldBesides(content, request)
  const at = place ? nodes.indexOf(place) : usualPlace(rest)
  const isToldAgain = (node: DocumentNode): boolean => {
    const day = dayAlone.exec(node.type === 'paragraph' ? wordsOf(node) : '')?.[1]
    return day !== undefined && clauses.some((clause) => clause.includes(day))
  }
  const above = rest.slice(0, at).filter((node) => !isToldAgain(node))
  return {
    ...content,
    body: { ...content.body, content: [...above, ...written(clauses, place), ...rest.slice(at)] },
  }
}

/** What the message of a document told besides what stands in it, a sentence each. */
export const clausesToldBesides = (content: DocumentContent, request: DocumentRequest): string[] => {
  const rest = (content.body.content ?? []).filter(({ type }) => type !== toldPlace)
  const bare = { ...content, body: { ...content.body, content: rest } }
  const { documentType, dueDate, validityDays } = content.letter
  const today = parseIsoDay(request.today ?? request.date)
  const message = request.message ?? ''
  const kept = warningsInFull(doubled(message.replaceAll(takenBack, '')))
  const whole = inPaperWords(today ? formalText(kept, today) : kept)
  const told =
    request.form === 'pemberitahuan' || request.form === 'berita_acara' || request.form === 'notulen'
      ? whole.replace(noticeHead, '$1. ')
      : documentType === 'surat_resmi' && request.form === 'sertifikat'
        ? behindName(whole, request.recipient.name)
        : whole
  const text = textOf(bare)
  const untold = untoldClauses(told, text, {
    words: ofProse.has(documentType),
    // `jujur, cekatan`: a recommendation lives by single words.
    everyWord: documentType === 'surat_resmi' && request.form === 'rekomendasi',
    counts: documentType === 'proposal' || documentType === 'kontrak',
  })
  const isThere = standsIn(text)
  const absent = sends(request) ? staysAtHome(message).map(plainName) : []
  const secret = keptOut(message)
  const marks = untoldMarks(told, `${text}\n${untold.join('\n')}`)
  return (
    [...untold, ...marks]
      // A term of days stands there as its date.
      .filter(
        (clause) =>
          secret?.test(clause) !== true &&
          !(documentType === 'kontrak' && /\b\d{1,3} (?:hari|minggu|bulan|tahun) lagi\b/i.test(clause)) &&
          !(documentType === 'invoice' && dueDate !== '' && /\b(?:tempo|tenggat)\b/i.test(clause)) &&
          !(documentType === 'surat_penawaran' && validityDays !== null && /\bberlaku\b/i.test(clause)) &&
          !(isPaid(content.letter) && /\blunas\b/i.test(clause) && !/\d/.test(clause)) &&
          !(request.form === 'pemberitahuan' && isAnnouncement(clause)) &&
          !(sends(request) && crew.test(clause)) &&
          !(request.form === 'peringatan' && warnsWhom.test(clause)) &&
          !isThere(asPurpose(clause)) &&
          !isThere(clause.replace(/^untuk (?:syarat|persyaratan)(?= )/i, 'kelengkapan')),
      )
      .map((clause) =>
        withShare(withoutOrder(withoutPlea(withoutOrdering(withoutOrder(clause, request))), request), told),
      )
      .map((clause) => asTold(clause, request))
      .filter(
        (clause) =>
          !absent.some((name) => clause.includes(name)) && !(absent.length > 0 && /^(?:di)?ganti/i.test(clause)),
      )
      // `biaya cat 1.680.000 dibagi rata (tulis per orangnya brp)`
      .map((clause) => clause.replaceAll(/\s*\(([^()]{3,60})\)/g, (aside, said: string) => (isWish(said) ? '' : aside)))
      .map((clause) => withoutTeller(clause.replace(ofSelf, ''), request))
      .map((clause) =>
        isPaid(content.letter) ? clause.replace(/^(?:sudah|telah)\s+(?:dibayar\s+)?lunas\s+/i, '') : clause,
      )
      .map((clause) => withoutDeclared(clause, request))
      .map((clause) => withDeed(clause, told))
      .map((clause) => withoutPlaced(clause, request, isThere))
      .map((clause) => (headed.has(documentType) ? withoutStatedHead(clause, peopleOf(request), isThere) : clause))
      .map((clause) => (documentType === 'kontrak' ? withoutSides(clause, request, isThere) : clause))
      .map((clause) => (documentType === 'kuitansi' ? withoutStated(clause, isThere) : clause))
      .map((clause) =>
        documentType === 'kontrak'
          ? ofParty(
              clause.replace(
                /^(?:(?:Rp )?\d[\d.]* per \p{L}+ (?=dibayar)|\d+ (?:hari|minggu|bulan|tahun|malam) @ Rp [\d.]+ (?=\p{Ll}))/u,
                '',
              ),
              message,
              request.recipient.name,
              request.sender.name,
            )
          : clause,
      )
      .map((clause) => (request.form === 'rekomendasi' ? withQuality(clause, told) : clause))
      .map((clause) => asGoodsNote(clause, content.letter, message))
      .filter(
        (clause) =>
          clause !== '' &&
          !isWish(clause) &&
          !asksSum.test(clause) &&
          !isThere(clause) &&
          !isOnlyReader(clause, request, isThere),
      )
      .filter((clause) => !(sends(request) && crew.test(clause)))
      .map((clause) =>
        clause.replace(
          /^(?:hasil(?:nya)?(?: rapat(?:nya)?)?\s*:|(?:yang |hal yang )?(?:di)?bahas(?:nya)?\s*:?)\s+(?=\S+\s\S)/i,
          '',
        ),
      )
      .map((clause) =>
        request.form === 'undangan' ? clause.replace(/^(?:mem)?bawa(?=\s)/iu, 'mohon membawa') : clause,
      )
      .map((clause) =>
        request.form === 'berita_acara'
          ? clause.replace(doer, (_, deed: string) => `yang ${doersDeed(deed)}: `)
          : clause,
      )
      .map((clause) => asSentence(inOffice(clause)))
  )
}
