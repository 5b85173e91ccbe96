import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { targetIn, targetsJoined } from './accounts/against.ts'
import { measuredIn, measuresJoined } from './accounts/measured.ts'
import { type DeckPurpose } from '../deck-request.ts'
import { countPattern } from '../deck-vocabulary.ts'
import { clausesOf, figureHalves, labelled, namesJoined, pricesApart, timesApart } from './split-message.ts'
import { lasting } from './cover-facts.ts'
import { duesJoined } from './dues.ts'
import type { Draft } from './figure-draft.ts'
import { readContact } from './read-contact.ts'
import { runIn } from './told-runs.ts'
import { areEvents, isPlanned, ofHour, ofYear, takeHour } from './told-events.ts'
import { askHead, readFigureClause } from './read-figure-clauses.ts'
import { topicOf } from './listed-topics.ts'
import { figuresIn, isTimeLabel, moneyText, toldText } from './told-figures.ts'
import { directive, isTaught, isToMaker, orderOfLabel } from './maker-words.ts'
import { movesJoined } from './told-changes.ts'
import { trimmed } from './told-words.ts'

export const talk =
  /^(?:tolong |mohon |coba )?(?:ceritakan|ceritain|jelaskan|jelasin|bahas|isinya|isi(?=\s*:)|materi(?:nya)?|mencakup|meliputi|berisi|tampilkan|masuk(?:kan|in)|sertakan|cantumkan|terdiri dari|membahas|poin(?:nya|-poinnya)?|topik(?:nya)?|agenda(?:nya)?|bagian(?:nya)?)\b[\s:]*/i
export const topicLabel =
  /^(?:bahas|ceritakan|jelaskan|tampilkan|materi|isi|isinya|agenda|topik|poin|poin-poin|pembahasan|bahasan|yang dibahas|daftar isi|outline|bagian|slide)(?:nya)?$/i

const remedies = /^(?:solusi|saran|usulan|tindak lanjut|rekomendasi|perbaikan)(?!\p{L})/iu

/** What stands in the way is told in sentences, whatever figures they hold. */
const troubles = /^(?:kendala|hambatan|tantangan|penyebab|keluhan|risiko)(?:nya)?$/iu

/** What has been reached, or is asked for, is no remedy: `solusi: aplikasi …, sudah 120 petani, butuh seed 2M`. */
const beyondRemedies =
  /^(?:(?:sudah|udah|udh)\s(?:ada\s)?\d|(?:omzet|omset|gmv|laba|pendapatan|pelanggan|pengguna|traksi|pasar|harga|modal)(?!\p{L}))/iu

const ofPeople = /^(?:tim|anggota|pengurus|panitia|kelompok|pemateri|penyusun)(?:nya)?(?!\p{L})/iu
const ofThings =
  /^(?:kelebihan|keunggulan|kekurangan|keunikan|manfaat|target|visi|misi|kontak|alamat|harga|modal|omzet|rencana)(?:nya)?\s+\p{L}/iu

/** Clauses into the draft; what no rule takes comes back as lines. Under a label of its own (`isPart`) a count stays a line. */
export const readClauses = (
  clauses: readonly string[],
  context: string,
  purpose: DeckPurpose,
  draft: Draft,
  isPart = false,
): string[] => {
  let isAsking = false
  const run = runIn(clauses)
  draft.series.push(...run.series)
  const hasEvents = areEvents(clauses)
  const hours = clauses.filter((clause) => ofHour.test(clause)).length
  return run.rest.flatMap((raw) => {
    const clause = trimmed(raw.replace(countPattern, ' '))
    if (clause === '' || (isToMaker(clause) && !(purpose === 'training' && isTaught(clause)))) return []
    if (hasEvents && ofYear.test(clause)) return [sentenceCase(clause)]
    if (purpose === 'training' && lasting.test(clause)) return [sentenceCase(clause)]
    const hour = hours > 1 ? ofHour.exec(clause) : null
    if (hour) {
      takeHour(hour, draft)
      return []
    }
    const asked = draft.asks.length
    if (readContact(clause, draft) || readFigureClause(clause, context, purpose, draft, isAsking)) {
      isAsking = draft.asks.length > asked
      const counted = draft.figures.at(-1)
      if (!isPart || counted?.said !== clause) return []
      draft.figures.pop()
      return [sentenceCase(clause)]
    }
    return [sentenceCase(clause)]
  })
}

export const splitClauses = (sentence: string): string[] =>
  targetsJoined(
    measuresJoined(namesJoined(duesJoined(movesJoined(clausesOf(sentence)))))
      .flatMap((clause) =>
        measuredIn(clause) !== null ||
        (askHead.test(clause) && !/@.*\s(?:dan|sama|plus)\s|\s(?:dan|sama|plus)\s.*@/i.test(clause)) ||
        ofYear.test(clause) ||
        (isPlanned(clause) && /\s(?:dan|serta|sama|plus)\s/i.test(clause))
          ? [clause]
          : figureHalves(clause),
      )
      .flatMap((clause) =>
        measuredIn(clause) === null && targetIn(clause) === null
          ? timesApart(clause, isTimeLabel).flatMap(pricesApart)
          : [clause],
      ),
  )

/** What shall be spoken about; where sums are among it, it is told already and waits for no explanation. */
export const takeTopics = (told: readonly string[], purpose: DeckPurpose, draft: Draft): void => {
  const hasSums = told.some((clause) => figuresIn(clause).some(({ kind }) => kind === 'money'))
  if (hasSums) draft.facts.push(...readClauses(told, '', purpose, draft))
  else draft.topics.push(...told.map(topicOf))
}

/** Reads clauses in order; `materi: a, b` takes all that follow it in its sentence. */
export const readSentence = (clauses: readonly string[], context: string, purpose: DeckPurpose, draft: Draft): void => {
  const at = clauses.findIndex(
    (clause) =>
      labelled(clause) !== null || (talk.test(clause) && !figuresIn(clause).some(({ kind }) => kind === 'money')),
  )
  draft.facts.push(...readClauses(at < 0 ? clauses : clauses.slice(0, at), context, purpose, draft))
  const clause = clauses[at]
  if (clause === undefined) return
  const part = labelled(clause)
  const behind = clauses.slice(at + 1)
  // `tim: Alya, Citra, kelebihan ramah lingkungan`: what is told of the thing is no member.
  // Behind a remedy, what was reached and what is asked for are told of their own.
  const isInWords = part !== null && (remedies.test(part.label) || troubles.test(part.label))
  const told = !part
    ? -1
    : ofPeople.test(part.label)
      ? behind.findIndex((one) => ofThings.test(one))
      : isInWords
        ? behind.findIndex(
            (one) =>
              (remedies.test(part.label) && beyondRemedies.test(one)) ||
              (askHead.test(one) && figuresIn(one).length > 0),
          )
        : -1
  const following = told < 0 ? behind : behind.slice(0, told)
  if (told >= 0) readSentence(behind.slice(told), context, purpose, draft)
  // `biaya 1.350.000 per anak: bus 450rb, hotel 2 malam 400rb`: what a price for each is made of.
  const [each] = part === null ? [] : figuresIn(part.label)
  const made = part === null ? [] : [...figureHalves(part.rest), ...following].flatMap((one) => clausesOf(one))
  const sums = made.map((one) => figuresIn(one).filter(({ kind }) => kind === 'money'))
  if (part && each?.kind === 'money' && each.per !== '' && made.length > 1 && sums.every((one) => one.length === 1)) {
    const name = `Rincian ${trimmed(each.before).toLowerCase()} ${toldText(each)}`
    const lines = made.map(
      (one, at) => `${sentenceCase(trimmed(sums[at]?.[0]?.before ?? one))}: ${moneyText(sums[at]?.[0]?.value ?? 0)}`,
    )
    draft.parts.push({ title: name, lines })
    return
  }
  // `modal 25jt: etalase 8jt, stok 17jt`: the label is the sum that is asked for.
  if (
    part &&
    (/^(?:butuh\s+)?(?:modal|dana|kebutuhan|biaya|butuh)\b/i.test(part.label) ||
      // Shares of what is looked for are told as shares.
      (/^(?:cari|mencari|minta|raising)\s+(?:modal|dana|pendanaan|investasi)\b/i.test(part.label) &&
        !part.rest.includes('%'))) &&
    figuresIn(part.label)[0]?.kind === 'money'
  ) {
    const asked = /^butuh/i.test(part.label) ? part.label : `butuh ${part.label}`
    draft.facts.push(...readClauses([asked, ...figureHalves(part.rest), ...following], context, purpose, draft))
    return
  }
  if (!part || topicLabel.test(part.label)) {
    const first = part ? part.rest : clause.replace(talk, '')
    takeTopics(
      [first, ...following].filter((one) => trimmed(one) !== '' && !directive.test(one)),
      purpose,
      draft,
    )
    return
  }
  // `Solusi: beli mesin baru 25jt`: what shall be done stays together with what it costs.
  const lines = isInWords
    ? clausesOf(part.rest)
        .concat(following)
        .map((line) => sentenceCase(trimmed(line)))
    : readClauses([...figureHalves(part.rest), ...following], part.label, purpose, draft, true)
  if (lines.length === 0 || directive.test(part.label)) return
  const label = part.label.replace(orderOfLabel, '')
  const isOrdered = /^(?:(?:\d{1,2}|\p{L}+)\s)?(?:langkah|cara|tahap|alur|prosedur|proses|urutan|sop)/iu.test(label)
  draft.parts.push({ title: sentenceCase(label), lines, ...(isOrdered ? { isOrdered } : {}) })
}
