import { formalText } from '#core/assistant/shared/reading-grammar/formal-text.ts'
import { greetedBeforeStory } from '#core/assistant/shared/reading-grammar/usual/usual-words.ts'
import { asSettled } from '#core/assistant/shared/reading-grammar/usual/usual-second-thoughts.ts'
import { untoldClauses } from '#core/assistant/shared/untold.ts'
import { isWish } from '#core/assistant/shared/wishes.ts'
import type { DocumentType } from '#core/items/shared/kinds.ts'
import { formatNumber } from '#core/text/shared/rupiah.ts'
import { parseIsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import type { DocumentContent, DocumentNode } from '../content/document-content.ts'
import type { DocumentRequest, OfficialForm } from '../document-request.ts'
import {
  type ClausePeople,
  asksSum,
  complainsOf,
  keptOut,
  tellsDeed,
  withWholeReason,
  withoutPlaced,
  withoutSides,
  tellsOnlyFrame,
  withoutStatedHead,
} from './clauses-in-place.ts'
import { qualitiesTogether, withDoer, withShare, withoutGiven, withThanks, withWholeVerbs } from './clause-words.ts'
import { asDeed, inVoice } from './clause-voice.ts'
import {
  isOnlyReader,
  withAddressee,
  warnsWhom,
  withoutDeclared,
  withoutOffering,
  withoutOrder,
  withoutTeller,
} from './clauses-without-order.ts'
import { onlyTalks } from './bill-talk.ts'
import { inPlea } from './clauses-of-plea.ts'
import { asGoodsNote } from './goods-notes.ts'
import type { LetterData } from '../letter.ts'
import { isPaid, isPersonalSender, letterTotals } from './letter-facts.ts'
import { isPaperForm } from '../papers/paper-names.ts'
import { isAnnouncement } from '../reading/announcements.ts'
import { bullets, p, toldPlace, wordsOf } from '../content/nodes.ts'
import { sendsSomebody } from '../reading/official-forms.ts'
import { asPurpose } from '../reading/people/person-facts.ts'
import { areCircumstancesOf } from '../types/circumstances.ts'
import { toRenderTree } from '../content/to-render-tree.ts'
import { staysAtHome } from '../reading/people/told-travellers.ts'
import { isToldDuty } from '../reading/told-duties.ts'
import { asksToSettle, givesTime } from '../types/trade-letters.ts'
import { consequenceOf } from '../types/warning-letter.ts'
import { untoldMarks } from '../reading/told-marks.ts'
import { blockRuns } from '../content/tree-runs.ts'
import { asTold, inPaperWords } from '../reading/without-chat.ts'
import { withoutOrdering, withoutPlea } from '../reading/without-ordering.ts'
import { agreedClause } from '../types/agreed-clauses.ts'
import { withoutDeal } from '../types/told-deal.ts'
import { agreementOf } from '../types/contract-matter.ts'
import { topicOf } from '../types/contract-facts.ts'
import { paidInParts, paidInTwo } from '../types/contract-payments.ts'
import { standsIn, type StandsThere, withoutStated } from './stands-there.ts'
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

/** Papers whose clauses are sentences; on a bill they are notes beside its rows. */
const tellsInProse: ReadonlySet<DocumentType> = new Set([
  'surat_resmi',
  'kontrak',
  'proposal',
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

const topicAt = (node: DocumentNode): unknown => node.attrs?.['topic']

const leadOf = (node: DocumentNode): { lead: string; from: number | null } => ({
  lead: typeof node.attrs?.['lead'] === 'string' ? node.attrs['lead'] : '',
  from: typeof node.attrs?.['from'] === 'number' ? node.attrs['from'] : null,
})

/** Leads below which whole sentences stand. */
const opensSentences =
  /^(?:Dengan keterangan sebagai berikut|Adapun keterangannya sebagai berikut|Hal lain yang perlu kami sampaikan)/u

/** The clauses as the place wants them: further ayat of an article, or entries of a list below its lead. */
const written = (clauses: readonly string[], place: DocumentNode | undefined): DocumentNode[] => {
  const blank = place?.attrs?.['blank']
  if (clauses.length === 0) return typeof blank === 'string' ? [p(blank)] : []
  const textAlign = place?.attrs?.['textAlign']
  if (textAlign !== undefined)
    return clauses.map((clause) => ({ ...p(clause.replace(/^Karena (.*)\.$/u, 'karena $1')), attrs: { textAlign } }))
  const { lead, from } = place ? leadOf(place) : { lead: 'Keterangan:', from: null }
  if (from !== null) return clauses.map((clause, index) => p(`(${from + index}) ${clause}`))
  const [only = ''] = clauses
  // One sentence needs neither a list nor the words that open one.
  return clauses.length === 1 && (lead === '' || opensSentences.test(lead))
    ? [p(only)]
    : [...(lead === '' ? [] : [p(lead)]), ...bullets(clauses)]
}

/** `sudah diberi kerja 2 tahun`: for what a letter of resignation gives thanks itself. */
const thanksForWork =
  /^(?:juga\s)?(?:sudah|telah|karena|atas)\s(?:sudah\s)?(?:\d{1,2}\s(?:tahun|bulan)\s)?(?:di(?:kasih|beri)(?:kan)?\s)?(?:kerja|bekerja|kesempatan|kepercayaan)(?!\p{L})/iu

/** `saya, eh maksudnya …`: what is taken back within a message is not told. */
const takenBack = /(?<![^,.;\n])[^,.;\n]*,\s*eh,?\s+maksud(?:nya|ku)?\b(?:\s+(?:saya|aku))?[\s,:]*/giu

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
  /(?:^|\s)\d{1,2}\s(?:orang|karyawan|staff?|pegawai|anggota)(?:\s\p{L}+){0,3}\s(?:yaitu|yakni|adalah)\s|^\d{1,2}\s\p{Ll}{4,}(?:\s(?:saya|kami))?\s(?=\p{Lu})(?:(?:\p{Lu}[\p{L}'’.]+|dan|sama)(?:,\s?|\s|$))+$|^\d{1,2}\s\p{L}{4,}\s(?:saya|kami|kita)$/u

/** Letters and the like, whose order names their people before it tells of them. */
const headed: ReadonlySet<DocumentType> = new Set(['surat_resmi', 'proposal', 'laporan', 'surat-perjalanan-dinas'])

/** Papers that record who did or will do what. */
const ofRecord: ReadonlySet<OfficialForm> = new Set(['berita_acara', 'notulen', 'pemberitahuan'])

/** A letter of a house says `kami`, however its owner tells it. */
const speaksForHouse = ({ form, sender, documentType }: DocumentRequest): boolean =>
  sender.company !== '' &&
  (documentType === 'surat_penawaran' || (documentType === 'surat_resmi' && housesLetters.has(form)))
const housesLetters: ReadonlySet<OfficialForm> = new Set([
  'permohonan',
  'pemberitahuan',
  'keluhan',
  'balasan',
  'undangan',
  'tagihan',
  'peringatan',
  'pesanan',
  'ucapan',
  'maaf',
])

/** Letters in which a single word that stands nowhere brings its clause back. */
const everyWordTells = new Set<OfficialForm>(
  'rekomendasi keluhan tagihan peringatan lowongan'.split(' ') as OfficialForm[],
)

const peopleOf = ({ sender, recipient, signer, parties }: DocumentRequest): ClausePeople => ({
  names: [sender, recipient, ...parties]
    .flatMap(({ name, company }) => [plainName(name), company])
    .concat(plainName(signer.name)),
  self: {
    names: [sender.company || plainName(sender.name)].filter((name) => name !== ''),
    pronoun: sender.company === '' ? 'saya' : 'kami',
  },
})

/** `minta diganti`: a demand in a word, which stands below as an office calls it. */
const demandAlone = /^(?:(?:kami|saya)\s)?(?:minta|meminta|mohon)\s\p{L}+(?:\s(?:ya|dong|saja|semua))?$/iu

/** `minta izin pakai halaman …`: what a letter asks for stands in its first sentence, in the words of an office. */
const asksLeave = /^(?:minta|mohon|memohon|meminta)\s(?:izin|ijin)\s(?:untuk\s)?\p{L}+\s/iu

/** `28.000.000 di depan sisanya Rp 20.000.000`: a contract states both parts of its price itself. */
const tellsBothParts = (clause: string, letter: LetterData): boolean => {
  const { downPayment, balance } = letterTotals(letter)
  return (
    downPayment > 0 &&
    balance !== null &&
    (paidInTwo.test(clause) ||
      (/(?<!\p{L})sisa(?:nya)?(?!\p{L})/iu.test(clause) &&
        [downPayment, balance].every((sum) => clause.includes(formatNumber(sum)))))
  )
}

/** `tenda di gang Melati, 5 Desember 2026`: a day at the end of a clause that stands in a line of its own. */
const withoutDayBehind = (clause: string, isThere: StandsThere): string =>
  clause.replace(/,\s\d{1,2} \p{Lu}\p{L}+ 20\d\d(?:\ssampai dengan\s\d{1,2} \p{Lu}\p{L}+ 20\d\d)?$/u, (tail) =>
    isThere(tail) ? '' : tail,
  )

/**
 * The document with what its message told besides, in the place that its composer kept for it: no stated fact is lost.
 */
export const withToldBesides = (content: DocumentContent, request: DocumentRequest): DocumentContent => {
  const nodes = content.body.content ?? []
  const place = nodes.find((node) => node.type === toldPlace && topicAt(node) === undefined)
  const rest = nodes.filter(({ type }) => type !== toldPlace)
  // A paper of points holds all of them already, in the words of a sheet on the wall.
  const holdsAll = content.letter.documentType === 'surat_resmi' && isPaperForm(request.form) && place === undefined
  if (holdsAll) return { ...content, body: { ...content.body, content: rest } }
  const clauses = inPlea(clausesToldBesides(content, request), request)
  const topics = new Set(nodes.map(topicAt))
  const topicIn = (clause: string): unknown => {
    const topic = topicOf(clause)
    return topic !== null && topics.has(topic) ? topic : undefined
  }
  const at = place ? nodes.indexOf(place) : usualPlace(rest)
  const isToldAgain = (node: DocumentNode): boolean => request.form !== 'undangan' && areCircumstancesOf(node, clauses)
  const filled = (node: DocumentNode): DocumentNode[] =>
    node.type === toldPlace
      ? written(
          clauses.filter((clause) => topicIn(clause) === topicAt(node)),
          node,
        )
      : [node]
  const body = place
    ? nodes.flatMap((node, index) => (index < at && isToldAgain(node) ? [] : filled(node)))
    : [...rest.slice(0, at).filter((node) => !isToldAgain(node)), ...written(clauses, undefined), ...rest.slice(at)]
  return { ...content, body: { ...content.body, content: body } }
}

/** What the message of a document told besides what stands in it, a sentence each. */
export const clausesToldBesides = (content: DocumentContent, request: DocumentRequest): string[] => {
  const rest = (content.body.content ?? []).filter(({ type }) => type !== toldPlace)
  const bare = { ...content, body: { ...content.body, content: rest } }
  const { documentType, dueDate, validityDays } = content.letter
  const today = parseIsoDay(request.today ?? request.date)
  const message = request.message ?? ''
  const kept = warningsInFull(doubled(message.replace(greetedBeforeStory, '').replaceAll(takenBack, '')))
  const settled = asSettled(kept)
  const whole = inPaperWords(today ? formalText(settled, today) : settled)
  const told =
    request.form === 'pemberitahuan' || request.form === 'berita_acara' || request.form === 'notulen'
      ? whole.replace(noticeHead, '$1. ')
      : documentType === 'surat_resmi' && request.form === 'sertifikat'
        ? behindName(whole, request.recipient.name)
        : whole
  const text = textOf(bare)
  const untold = untoldClauses(told, text, {
    words: ofProse.has(documentType),
    // `jujur, cekatan`, `4 toples pecah`: these live by single words.
    everyWord: documentType === 'surat_resmi' && everyWordTells.has(request.form),
    counts: documentType === 'proposal' || documentType === 'kontrak',
    heads: tellsInProse.has(documentType),
  })
  const isThere = standsIn(text)
  const sends = sendsSomebody(documentType, request.form)
  const absent = sends ? staysAtHome(message).map(plainName) : []
  const secret = keptOut(message)
  const marks = untoldMarks(told, `${text}\n${untold.join('\n')}`)
  return (
    [...untold, ...marks]
      // A term of days stands there as its date.
      .filter(
        (clause) =>
          secret?.test(clause) !== true &&
          !(documentType === 'kontrak' && tellsBothParts(clause, content.letter)) &&
          !(documentType === 'kontrak' && (request.instalments ?? []).length > 0 && paidInParts.test(clause)) &&
          !(documentType === 'kontrak' && /\b\d{1,3} (?:hari|minggu|bulan|tahun) lagi\b/i.test(clause)) &&
          !(documentType === 'invoice' && dueDate !== '' && /\b(?:tempo|tenggat)\b/i.test(clause)) &&
          !(documentType === 'surat_penawaran' && validityDays !== null && /\bberlaku\b/i.test(clause)) &&
          !(isPaid(content.letter) && /\blunas\b/i.test(clause) && !/\d/.test(clause)) &&
          !(request.form === 'pemberitahuan' && isAnnouncement(clause)) &&
          !(sends && (crew.test(clause) || tellsDeed(clause, isThere))) &&
          !(request.form === 'peringatan' && (warnsWhom.test(clause) || consequenceOf(clause) !== '')) &&
          !(
            request.form === 'tagihan' &&
            (dueDate || request.endDate) !== '' &&
            (asksToSettle(clause) || givesTime(clause))
          ) &&
          !(request.form === 'tagihan' && request.bankAccounts.some(({ number }) => clause.includes(number))) &&
          !(request.form === 'keluhan' && (request.demands ?? []).length > 0 && demandAlone.test(clause)) &&
          !(request.form === 'keterangan' && /^masih (?:aktif|bekerja|kerja)(?: sampai sekarang)?$/iu.test(clause)) &&
          !(request.form === 'serah_terima' && isThere(clause.replace(/^bast\s/iu, ''))) &&
          !(request.form === 'permohonan' && isThere(clause.replace(asksLeave, ''))) &&
          !(request.form === 'lamaran' && /^(?:(?:mau|ingin|hendak|akan)\s)?(?:me|nge)?lamar\s/iu.test(clause)) &&
          !(request.form === 'pengunduran' && thanksForWork.test(clause) && (!/\d/u.test(clause) || isThere(clause))) &&
          !(
            request.form === 'rekomendasi' &&
            isThere(clause.replace(/^.*(?:agar|supaya)\s(?:bisa\s)?(?:dapat|mendapat)\s/iu, ''))
          ) &&
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
      .map((clause) => (request.form === 'pemberitahuan' ? withWholeReason(clause) : clause))
      // `penyewa) ruko 2 lantai`: what closes a bracket belongs to what stands before it.
      .map((clause) => clause.replace(/^[^()]{1,24}\)\s*/u, ''))
      .map((clause) => withoutTeller(clause, request))
      .map((clause) => withAddressee(clause, request))
      .map((clause) =>
        isPaid(content.letter) ? clause.replace(/^(?:sudah|telah)\s+(?:dibayar\s+)?lunas\s+/i, '') : clause,
      )
      .map((clause) => withoutDeclared(clause, request))
      .map((clause) => (request.form === 'kuasa' ? withoutGiven(clause) : clause))
      .map((clause) => (request.form === 'pengunduran' ? withThanks(clause) : clause))
      .map((clause) => (sends && documentType === 'surat_resmi' ? withWholeVerbs(clause) : clause))
      .map((clause) => (ofRecord.has(request.form) ? withDoer(clause, told) : clause))
      .map((clause) =>
        documentType === 'surat_resmi' ? inVoice(clause, request, isPersonalSender(content.letter)) : asDeed(clause),
      )
      .map((clause) => withoutPlaced(clause, request, isThere))
      .map((clause) =>
        headed.has(documentType) && !complainsOf(clause, request)
          ? withoutStatedHead(clause, peopleOf(request), isThere)
          : clause,
      )
      .map((clause) => (documentType === 'surat_resmi' ? withoutDayBehind(clause, isThere) : clause))
      .map((clause) => (documentType === 'surat_penawaran' ? withoutOffering(clause, request) : clause))
      .map((clause) => (documentType === 'kontrak' ? withoutSides(clause, request, isThere) : clause))
      .map((clause) => (documentType === 'kuitansi' ? withoutStated(clause, isThere) : clause))
      .map((clause) =>
        documentType === 'kontrak'
          ? ofParty(
              withoutDeal(clause, agreementOf(request) === 'sewa menyewa', isThere).replace(
                /^(?:(?:Rp )?\d[\d.]* per \p{L}+ (?=dibayar)|\d+ (?:hari|minggu|bulan|tahun|malam) @ Rp [\d.]+ (?=\p{Ll}))/u,
                '',
              ),
              message,
              request.recipient.name,
              request.sender.name,
            )
          : clause,
      )
      .map((clause) => asGoodsNote(clause, content.letter, message))
      .filter(
        (clause) =>
          clause !== '' &&
          !isWish(clause) &&
          !asksSum.test(clause) &&
          !isThere(clause) &&
          !onlyTalks(clause, message, content.letter, text, isThere) &&
          !isOnlyReader(clause, request, isThere) &&
          !(documentType === 'kontrak' && (isToldDuty(clause, request) || tellsOnlyFrame(clause, isThere))),
      )
      .filter((clause) => !(sends && crew.test(clause)))
      .map((clause) =>
        clause.replace(
          /^(?:isi(?:nya)?\s*:?|hasil(?:nya)?(?: rapat(?:nya)?)?\s*:|(?:yang |hal yang )?(?:di)?bahas(?:nya)?\s*:?)\s+(?=\S+\s\S)/i,
          '',
        ),
      )
      // `sama kerja bakti`: what only joined it to the clause before.
      .map((clause) =>
        clause.replace(/^(?:sama|dan|serta|plus|lalu)\s+(?!sekali|lain|rata|persis|saja|dengan)(?=\p{L}{3})/iu, ''),
      )
      .map((clause) => inOffice(clause))
      .flatMap((clause, at, all) => (request.form === 'rekomendasi' ? qualitiesTogether(clause, at, all) : [clause]))
      .map((clause) => (speaksForHouse(request) ? clause.replaceAll(/(?<!\p{L})saya(?!\p{L})/gu, 'kami') : clause))
      .map((clause) => (documentType === 'kontrak' ? agreedClause(clause, request) : clause))
      .filter((clause) => documentType !== 'kontrak' || !text.includes(clause))
      .map(asSentence)
  )
}
