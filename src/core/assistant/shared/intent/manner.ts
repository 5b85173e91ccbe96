import type { ItemKind } from '#core/items/shared/kinds.ts'

import { complains, isPaidPart } from './complaint.ts'
import { carriesFacts, carriesWholeOrder, countFacts, type FactCount } from './facts.ts'
import type { Mention } from './kind-mentions.ts'
import type { Finding } from './finding.ts'
import { isOfSpan, isPast } from './scene.ts'
import {
  asking,
  cancelWords,
  firstPersons,
  negators,
  pastMarkers,
  postponeWords,
  speech,
  verdicts,
  wentWrong,
} from './word-lists.ts'
import { verbMood } from './verbs.ts'
import type { Sentence } from './words.ts'

/** How a message as a whole is written. */
export interface Manner {
  readonly hasComplaint: boolean
  readonly isWritten: boolean
  readonly sentences: readonly Sentence[]
}

/** `Nota kami tertanggal 5 Oktober …, udah telat berapa hari?`: a paper that is there, and a question about it. */
const isAskedAbout = (sentences: readonly Sentence[], { to }: Mention): boolean => {
  const next = sentences[0]?.words[to]?.text ?? ''
  return ['kami', 'saya', 'aku', 'kita'].includes(next) && sentences.at(-1)?.asks === true
}

/** `boleh bekeng akang surat keterangan kerja? Dia so 3 taon …, yang tanda tangan …`: what the question asks for is told behind it. */
const isToldBehind = (sentences: readonly Sentence[]): boolean => {
  const asked = sentences.findIndex(({ asks }) => asks)
  const words = sentences.slice(asked + 1).flatMap((sentence) => (sentence.asks ? [] : sentence.words))
  const told = words.filter(({ capital, number }, at) => (at > 0 && capital) || number).length
  return asked >= 0 && words.length >= 6 && told >= 2
}

/** `company profile Keripik Mak Enda jadi ppt dulu ya, kontrak minggu depan aja`: the one that comes first, and whose by name. */
const isChosenByName = (sentences: readonly Sentence[], { settles, mention }: Finding): boolean => {
  const words = sentences.find((one) => one.words.length > (mention?.to ?? 0))?.words ?? []
  const behind = words.slice(mention?.to ?? 0, (mention?.to ?? 0) + 4)
  return settles === true && !sentences.some(({ asks }) => asks) && behind.filter(({ capital }) => capital).length >= 2
}

/** `pak bos minta saya siapkan surat jalan ke Toko …, 30 sak semen`: a letter, for whom and how much, and nothing asked about it. */
const isTaskWithMatter = (
  sentences: readonly Sentence[],
  { mention, firm }: Finding,
  { names, numbers }: FactCount,
): boolean =>
  mention?.kind === 'document' &&
  firm &&
  !billed.has(mention.type ?? '') &&
  names >= 2 &&
  numbers > 0 &&
  !sentences.some(({ asks, words }) => asks || words.some(({ text }) => asking.has(text) || verdicts.has(text)))

/** Whether a finding is an order, given what the whole message says. */
export const confidenceOf = (
  finding: Finding,
  facts: FactCount,
  { hasComplaint, isWritten, sentences }: Manner,
): number | null => {
  if (finding.strength === null || finding.mention === null) return null
  if (finding.asked && finding.reason === 'somebody_else') return null
  if (finding.asked)
    return (carriesFacts(facts) && (finding.firm || facts.money > 0)) ||
      (finding.firm && (isToldBehind(sentences) || isChosenByName(sentences, finding)))
      ? Math.min(finding.strength, 0.8)
      : null
  if (finding.reason === 'somebody_else') {
    // `anak magang minta dibikinin slide SOP: giling 18 gram, …`: what shall stand in it is told point by point.
    const isLaidOut = finding.mention.kind === 'presentation' && listsItsPoints(sentences)
    return carriesWholeOrder(facts) || isLaidOut || isTaskWithMatter(sentences, finding, facts) ? 0.6 : null
  }
  if (finding.reason === 'mentioned') {
    // A till or a site is talked of with sums of money too; only a paper is made of them.
    const whole =
      finding.mention.kind === 'document' ? carriesWholeOrder(facts) : facts.details > 0 && carriesWholeOrder(facts)
    if (isSaidOf(sentences, finding) || isAskedAbout(sentences, finding.mention)) return null
    if (isDunningLetter(sentences, facts, finding)) return 0.74
    const isPaper = finding.mention.kind === 'document' && finding.mention.type !== 'invoice'
    if (isPaper && isToldAtLength(sentences, finding)) return 0.74
    if (finding.at === 0 && finding.mention.type === 'surat_resmi' && listsItsPoints(sentences)) return 0.7
    if (isWritten && finding.at === 0 && writtenTypes.has(finding.mention.type ?? '')) return 0.66
    // `pos jasa cuci: …, butuh laporan harian`: the thing that heads the message, not what is wished besides.
    if (
      finding.heads &&
      finding.at === 0 &&
      isForSomebody(sentences, finding.mention) &&
      facts.money + facts.details > 0
    )
      return finding.mention.kind === 'document' ? 0.72 : 0.81
    const isDeck = isToldDeck(sentences, finding.mention) || isPleadedDeck(sentences, finding.mention)
    if (finding.heads && finding.at === 0 && isDeck) return 0.81
    if (finding.heads && headsItsMatter(sentences, facts, finding.mention.kind))
      return finding.at === 0 && finding.mention.kind !== 'document' ? 0.81 : 0.7
    return whole && !hasComplaint ? 0.7 : null
  }
  return finding.strength
}

/** `kok naik ya, bulan lalu cuma 200rb`: somebody wonders, however many sums are told; `ongkirnya free kok` assures. */
const wonders = ({ words }: Sentence): boolean =>
  words.some(({ text, clause }, at) => text === 'kok' && words[at + 1]?.clause === clause)

/** Papers that are no bill: their facts are no sums. */
const writtenTypes = new Set(['surat_resmi', 'surat-perjalanan-dinas', 'kontrak', 'proposal', 'laporan'])
const letterCues = new Set(
  'dari kepada untuk buat di tanggal ke yth bertempat pukul jam antara dengan selama mulai'.split(' '),
)
/** Words of a verdict or of hearsay: the message talks about the thing. */
const isTalk = (sentences: readonly Sentence[]): boolean =>
  sentences.some(
    (sentence) =>
      sentence.asks ||
      sentence.words.some(
        ({ text }, at) =>
          verdicts.has(text) ||
          speech.has(text) ||
          // `sudah 42 mitra` tells how far it is.
          (wentWrong.has(text) &&
            // `yang punya nama Ilham`, `sa pu nama Yakob`: whose it is.
            !(
              text === 'punya' &&
              (sentence.words[at + 1]?.text === 'nama' || sentence.words[at - 1]?.text === 'yang')
            ) &&
            !(text === 'sudah' && sentence.words[at + 1]?.number === true) &&
            !isPaidPart(sentence, at) &&
            !isOfSpan(text, sentence.words[at - 1]?.text) &&
            !(text === 'kok' && at === sentence.words.length - 1)) ||
          (hearsay.has(text) && (text !== 'orang' || isHearsay(sentence, at))),
      ),
  )
/** `orang bilang …`, `banyak orang …` are hearsay; `20 orang` is a count, and `biar orang yakin` a purpose. */
const isHearsay = ({ words }: Sentence, at: number): boolean => {
  const previous = words[at - 1]
  return previous?.clause !== words[at]?.clause || ['kata', 'banyak', 'semua', 'menurut'].includes(previous?.text ?? '')
}
const hearsay = new Set('biasanya kayaknya kayanya sepertinya rata-rata kebanyakan zaman jaman dulu orang'.split(' '))

/** `deck buat investor …, cari 300jt`: for whom or what it is follows at once, and nothing is said about it. */
const isForSomebody = (sentences: readonly Sentence[], { to }: Mention): boolean => {
  const words = sentences.flatMap((sentence) => sentence.words.map(({ text }) => text))
  return (
    ['untuk', 'buat', 'tentang'].includes(words[to] ?? '') &&
    !isTalk(sentences) &&
    !words.some((word) => pastMarkers.has(word) || postponeWords.has(word))
  )
}

const deckTopics = new Set(
  'cara tips tip panduan edukasi penyuluhan sosialisasi materi pelatihan training pengenalan promosi profil rencana strategi manfaat bahaya laporan hasil evaluasi rekap kinerja capaian company profile launching peluncuran perkenalan sejarah pengajuan'.split(
    ' ',
  ),
)

/** `slide laporan panen Kelompok Tani Maju`, `ppt tips foto produk buat ibu-ibu`: what it is about, in one breath. */
const isToldDeck = (sentences: readonly Sentence[], { kind, to }: Mention): boolean => {
  const [first, ...others] = sentences
  const words = first?.words ?? []
  const matter = words.slice(to + 1)
  const saysWhom = matter.slice(1, -1).some(({ text }) => text === 'untuk' || text === 'buat')
  const isNamed = matter.filter(({ capital }) => capital).length > 1
  return (
    kind === 'presentation' &&
    others.length === 0 &&
    deckTopics.has(words[to]?.text ?? '') &&
    (saysWhom || (isNamed && matter.length >= 4)) &&
    !isTalk(sentences) &&
    isUnasked(sentences)
  )
}

const pleas = new Set(['ya', 'dong', 'yuk', 'deh'])
/** `ppt company profile Madura Salt ya, garam spa dari Sumenep, sudah ekspor`: named with a plea, and what is told of it. */
const isPleadedDeck = (sentences: readonly Sentence[], { kind, to }: Mention): boolean => {
  const words = sentences[0]?.words ?? []
  const head = words.filter(({ clause }) => clause === words[0]?.clause)
  const told = words.slice(head.length)
  return (
    kind === 'presentation' &&
    pleas.has(head.at(-1)?.text ?? '') &&
    head.slice(to).filter(({ capital }) => capital).length > 1 &&
    (told.at(-1)?.clause ?? 0) > 1 &&
    !told.some(({ text }) => verbMood(text) !== null || speech.has(text) || cancelWords.has(text)) &&
    !sentences.some(({ asks, words: all }) => asks || all.some(({ text }) => asking.has(text)))
  )
}

/** `checklist kebersihan toko: menyapu, lap etalase, cek toilet`: the paper by its name, and then point by point what stands in it. */
const listsItsPoints = (sentences: readonly Sentence[]): boolean => {
  const words = sentences.flatMap((sentence) => sentence.words)
  const head = words.filter(({ clause }, at) => clause === words[0]?.clause && at < (sentences[0]?.words.length ?? 0))
  const parts = sentences.reduce((sum, one) => sum + 1 + (one.words.at(-1)?.clause ?? 0), 0)
  const isAsked = sentences.some(({ asks }) => asks) || words.some(({ text }) => asking.has(text))
  const isSaidOf = head.some(
    ({ text, raw }) =>
      verdicts.has(text) ||
      wentWrong.has(text) ||
      negators.has(text) ||
      firstPersons.has(text) ||
      pastMarkers.has(text) ||
      // `jadwal jaga minggu depan` is for then, not put off.
      postponeWords.has(raw.toLowerCase()) ||
      hearsay.has(text),
  )
  return parts >= 3 && !isAsked && !isSaidOf
}

const isUnasked = (sentences: readonly Sentence[]): boolean =>
  !sentences.some(({ words }) => {
    const texts = words.map(({ text }) => text)
    return texts.some((text, at) => asking.has(text) || negators.has(text) || isPast(texts, at))
  })

/** Nothing is asked, refused, told of the past or of oneself. */
const tellsCalmly = (sentences: readonly Sentence[]): boolean =>
  !sentences.some(({ words }) => words.some(({ text }) => firstPersons.has(text))) && isUnasked(sentences)

/** `ppt training kedai kopi: cara bikin espresso, cara melayani, SOP tutup toko. …`: the slides, one after the other. */
const tellsItsSlides = (sentences: readonly Sentence[]): boolean => {
  const parts = sentences.reduce((sum, { words }) => sum + 1 + (words.at(-1)?.clause ?? 0), 0)
  const [first] = sentences
  return (
    parts >= 5 && first !== undefined && !isTalk([first]) && tellsCalmly([first]) && !sentences.some(({ asks }) => asks)
  )
}

/** `invoice dari supplier salah hitung, …`: right beside the thing stands what is wrong with it. */
const faults = new Set(['kok', 'salah', 'keliru', 'kenapa', 'hilang', 'error', 'rusak'])
const isSaidOf = (sentences: readonly Sentence[], { at, mention }: Finding): boolean => {
  const words = sentences[0]?.words ?? []
  const clause = words[mention?.from ?? -1]?.clause
  return at === 0 && words.some((word) => word.clause === clause && faults.has(word.text))
}

const receiving = new Set(['ke', 'kepada', 'untuk', 'buat'])
const worded = new Set(['bahasanya', 'bahasa', 'sopan', 'halus', 'tegas', 'ramah', 'keras', 'santun'])

/**
 * `surat tagihan ke CV …, bulan september 4.750.000 belum dibayar. dari Toko …`: a letter that reminds of a debt. What went
 * wrong is its matter where it says to whom it goes and from whom it comes, or in which tone.
 */
const isDunningLetter = (sentences: readonly Sentence[], { money }: FactCount, { at, mention }: Finding): boolean => {
  const words = sentences.flatMap((sentence) => sentence.words)
  if (at !== 0 || mention?.type !== 'invoice' || words[0]?.text !== 'surat' || money === 0) return false
  if (!receiving.has(words[mention.to]?.text ?? '') || sentences.some(({ asks }) => asks)) return false
  const clause = words[0].clause
  const opening = (sentences[0]?.words ?? []).filter((word) => word.clause === clause)
  if (opening.some(({ text }) => pastMarkers.has(text) || negators.has(text) || asking.has(text))) return false
  const isSigned = words.some(({ text }, place) => text === 'dari' && words[place + 1]?.capital === true)
  return isSigned || words.some(({ text }) => worded.has(text))
}

/** `perbandingan beli motor cash 19jt atau kredit 750rb x 36 bulan`: two things, each with its sum. */
const setsAgainst = (sentences: readonly Sentence[], { money }: FactCount): boolean =>
  money >= 2 &&
  isUnasked(sentences) &&
  !isTalk(sentences) &&
  sentences.some(({ words }) => words.some(({ text }) => text === 'atau' || text === 'vs'))

const holding = new Set(['ada', 'berisi', 'isinya', 'memuat', 'dengan', 'lengkap'])

/** `website masjid Al Hidayah Cirebon ada jadwal kajian …`: whose it is by name, and what stands in it. */
const holdsItsMatter = (sentences: readonly Sentence[], facts: FactCount): boolean => {
  const words = sentences.flatMap((sentence) => sentence.words)
  const at = words.findIndex(({ text }) => holding.has(text))
  const isNamed = words.slice(1, Math.max(1, at)).some(({ capital }) => capital)
  return at >= 2 && isNamed && facts.money + facts.numbers > 0 && tellsCalmly(sentences) && !isTalk(sentences)
}

/** `web portofolio buat saya, Rina Wati, penulis di Depok`: whose page it is, by name, and what that person does. */
const isOfMyself = (sentences: readonly Sentence[]): boolean => {
  const words = sentences[0]?.words ?? []
  const me = words.findIndex(
    ({ text }, at) => firstPersons.has(text) && ['untuk', 'buat', 'bagi'].includes(words[at - 1]?.text ?? ''),
  )
  return me >= 2 && me <= 5 && words[me + 1]?.capital === true && words.length > me + 3 && isUnasked(sentences)
}

/** `web taman baca Rumah Pelangi, …`: the first clause tells the house by a run of capitals and no more. */
const opensWithName = ([first]: readonly Sentence[]): boolean => {
  const words = (first?.words ?? []).filter(({ clause }) => clause === 0)
  return (
    words.length <= 12 &&
    words.some(({ capital }, at) => at > 0 && capital && words[at + 1]?.capital === true) &&
    words.every(({ text, number }) => !number && verbMood(text) === null)
  )
}

/** `ppt rencana menu baru: nasi bakar 28rb, sop iga 38rb`: the thing and then its matter, nothing said about it. */
const headsItsMatter = (sentences: readonly Sentence[], facts: FactCount, kind: ItemKind): boolean => {
  if (kind === 'presentation' && tellsItsSlides(sentences)) return true
  if (kind === 'website' && (holdsItsMatter(sentences, facts) || isOfMyself(sentences))) return true
  if (kind === 'analysis' && setsAgainst(sentences, facts)) return true
  if (isTalk(sentences)) return false
  const parts = sentences.reduce((sum, { words }) => sum + 1 + (words.at(-1)?.clause ?? 0), 0)
  // `laporan penjualan galon minggu kemarin: senin 48, selasa 52, …, semua 6000 per galon`
  const counted = kind === 'document' && facts.numbers >= 3
  const told = facts.money >= 2 || (facts.money === 1 && (counted || facts.names + facts.details > 0))
  if (parts >= 3 && (told || (kind === 'presentation' && facts.money + facts.numbers >= 3))) return true
  // `APLIKASI KASIR TOKO SINAR LOGAM SEMEN 68 RIBU CAT 135 RIBU`: a name and prices in one breath.
  const isNamed = facts.names > 0 || sentences.some(({ words }) => words.some(({ quoted }) => quoted))
  const isHouse = kind === 'pos' || kind === 'website'
  if (isHouse && facts.money >= 2 && isNamed && tellsCalmly(sentences)) return true
  if (isHouse && facts.money > 0 && opensWithName(sentences) && tellsCalmly(sentences)) return true
  // `company profile CV Kapuas, sumur bor di Banjarbaru, 12 tahun pengalaman`: a company, and what is told of it.
  if (kind === 'presentation' && parts >= 3 && facts.names * facts.numbers > 0 && tellsCalmly(sentences)) return true
  // `ppt nawarin kerjasama ke hotel, harga 6rb per kg`
  if (kind === 'presentation' && parts >= 2 && facts.money > 0 && isUnasked(sentences)) return true
  // `website apotek …, buka 24 jam, Jl. Veteran 3, 0341-556677`: a name, an address and hours are no sums.
  return kind === 'website' && parts >= 3 && facts.money + facts.numbers + facts.names >= 2 && tellsCalmly(sentences)
}

/**
 * A letter told in its own words without a verb of making: `surat kuasa dari Ibu Tini kepada Agus untuk mengambil …`.
 * It is long, says from whom, to whom, for what or when, and complains of nothing.
 */
const isWrittenLetter = (sentences: readonly Sentence[]): boolean => {
  const words = sentences.flatMap((sentence) => sentence.words)
  const told = words.filter(({ text }) => letterCues.has(text) || text === 'saya').length
  const named = words.filter(({ capital, number }, at) => (at > 0 && capital) || number).length
  const isCalm = !sentences.some((sentence) => sentence.asks) && !words.some(({ text }) => wentWrong.has(text))
  const listed = words.filter(({ number }) => number).length
  if (words.length >= 6 && listed >= 3 && isCalm) return true
  // `surat permintaan barang ke gudang pusat: 20 dus minyak`: to whom, and then what.
  const hasParts = (words.at(-1)?.clause ?? 0) > 0
  if (words.length >= 7 && hasParts && told >= 1 && named >= 1 && isCalm) return true
  return words.length >= 8 && told >= 1 && named >= 1 && told + named >= 3 && isCalm
}

/**
 * `perjanjian sewa kios antara Pak Sugeng dan Bu Wati, 3 tahun, dibayar di muka, tidak boleh disewakan lagi`: a whole letter
 * that the message begins with, in its own words. What went wrong may be its matter; right behind the paper's name
 * it would be said of the paper.
 */
const isToldAtLength = (sentences: readonly Sentence[], { at, mention }: Finding): boolean => {
  const [first] = sentences
  const words = sentences.flatMap((sentence) => sentence.words)
  if (first === undefined || mention === null || words.length < 12 || first.asks) return false
  const isAddressed = first.words[0]?.text === 'yth' || first.words[1]?.text === 'yth'
  if ((at !== 0 && !isAddressed) || first.words[mention.from]?.text === undefined) return false
  const behind = first.words.slice(mention.to, mention.to + 3).map(({ text }) => text)
  const isTalkedOf = behind.some(
    (text, place) =>
      pastMarkers.has(text) ||
      negators.has(text) ||
      verdicts.has(text) ||
      (firstPersons.has(text) && behind[place - 1] !== 'antara') ||
      asking.has(text),
  )
  const isSuffixed = /(?:nya|ku|mu)$/i.test(first.words[mention.to - 1]?.raw ?? '')
  if (isTalkedOf || isSuffixed || words.some(({ text }) => asking.has(text))) return false
  const told = words.filter(({ text }) => letterCues.has(text)).length
  const named = words.filter(({ capital, number }, place) => (place > 0 && capital) || number).length
  return told >= 1 && named >= 2 && told + named >= 5
}

/** How the sentences of a message are written, with the facts that they tell. */
export const mannerOf = (sentences: readonly Sentence[], facts: FactCount): Manner => ({
  hasComplaint: (facts.money < 2 && sentences.some(complains)) || sentences.some(wonders),
  isWritten: isWrittenLetter(sentences),
  sentences,
})

const billed: ReadonlySet<string> = new Set(['invoice', 'kuitansi', 'surat_penawaran'])

/**
 * `sudah lama kepikiran. web katering Barokah Farm, kambing A 2,1jt, kambing B 2,6jt`, `males nagih saudara. invoice Tante
 * Mia 8 box kue @ 45rb`: behind a story a thing with its whole matter.
 */
export const headsTheRest = (finding: Finding, rest: readonly Sentence[]): number | null => {
  const { kind, type } = finding.mention ?? {}
  const [own] = rest
  if (finding.heads !== true || finding.at !== 0 || own === undefined || rest.some(({ asks }) => asks)) return null
  const facts = countFacts(rest)
  if (kind === 'document')
    return billed.has(type ?? '') && carriesWholeOrder(countFacts([own])) && !complains(own) && !isTalk(rest)
      ? 0.7
      : null
  if (kind !== 'website' && kind !== 'pos') return null
  return facts.money >= 2 && headsItsMatter(rest, facts, kind) ? 0.7 : null
}
