import type { AssistantContext } from '#core/assistant/shared/port.ts'
import { untoldClauses } from '#core/assistant/shared/untold.ts'
import { sentenceCase } from '#core/text/shared/letter-case.ts'

import { composeDeck } from './compose-deck.ts'
import type { DeckRequest } from '../deck-request.ts'
import { itemTitleOf } from './deck-titles.ts'
import { isToMaker, orderOfLabel } from '../reading/maker-words.ts'
import { readableText } from '../scene/readable-text.ts'
import { trimmed } from '../reading/told-words.ts'

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
  'pitch pitching pitchdeck deck presentasi presentasikan dipresentasikan presentasiin dipaparkan paparkan slide slides ppt pptx powerpoint paparan materi bahan company compro salindia perkenalan'.split(
    ' ',
  ),
)

/** What is asked for is told by its sum. */
const asking: ReadonlySet<string> = new Set(
  'butuh butuhnya perlu modal dana biaya anggaran kebutuhan minta cari'.split(' '),
)

/** `rencana patungan mesin parut: 35 ibu …`: words over a list that stand nowhere on the slides. */
const untoldLabels = (said: string, shown: string): string[] => {
  const lower = shown.toLowerCase()
  const labels = [...said.matchAll(/(?:^|[.;,\n]\s*)([^:.;,\n]{6,80}):\s/gu)].flatMap(([, label = '']) => {
    if (label.split(/\s+/).length < 3) return []
    const missing = label
      .replace(orderOfLabel, '')
      .split(/\s+/)
      .filter((word) => word.length > 3 && !asking.has(word.toLowerCase()) && !lower.includes(word.toLowerCase()))
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

/** `min 1000` is told by `minimal 1000`. */
const minimal = (text: string): string => text.replaceAll(/\bmin\s+(?=\d)/gi, 'minimal ')

const unquoted = (text: string): string => text.replaceAll(/(?<=^|[\s(:,])['"“‘]|['"”’](?=$|[\s,.;:!?)])/gmu, '')

/** Clauses with names or figures that no rule found a place for: nothing that was said gets lost (ASSIST-01). */
export const besides = (said: string, shown: string): string[] =>
  [
    ...untoldClauses(minimal(unquoted(withoutPhones(said, shown))), minimal(unquoted(shown)), {
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
