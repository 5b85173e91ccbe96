import type { ModelMessage } from 'ai'

import { AppError } from '#core/errors/shared/app-error.ts'

import type { KindSkills } from '../../shared/intent/kind-mentions.ts'
import type { AssistantContext, OpenItem, Revision } from '../../shared/port.ts'
import { readEditMessage } from '../../shared/revision/edit-clauses.ts'
import type { WholeAnswer } from './call-model.ts'
import { openItemData } from './open-item-words.ts'
import { revisionPrompt, revisionQuestion } from './prompts.ts'
import { checkRevision, replacing } from './revision-answer.ts'
import { askChecked } from './structured-answer.ts'

const changeWords =
  /(?<![\p{L}])(?:ubah|rubah|ganti|edit|revisi|koreksi|perbaiki|betulkan|benerin|benarkan|rapi\p{L}*|sopan\p{L}*|formal\p{L}*|santai|singkat\p{L}*|persingkat|ringkas\p{L}*|pendek\p{L}*|panjang\p{L}*|tulis ulang|buat(?:kan)? lebih|bikin(?:in)? lebih|lebih|terjemah\p{L}*|tambah\p{L}*|hapus|buang|hilang\p{L}*|kurangi|naik\p{L}*|turun\p{L}*|sesuaikan|jadikan|pindah\p{L}*|kasih|pakai|masuk\p{L}*|sisip\p{L}*)(?![\p{L}])/iu

/** Whether words that our own rules do not read may still ask for a change of the open item. */
export const mayChange = (message: string): boolean =>
  changeWords.test(message) && readEditMessage(message, () => false).stance === 'order'

/** What a model's words about the open item come to, by our own rules. */
export type ModelRevision =
  | { readonly means: 'change'; readonly revision: Revision }
  | { readonly means: 'unclear'; readonly question: string }
  | null

const notHeld =
  'Perubahan itu belum bisa saya usulkan dengan aman. Tulis bagian yang mau diubah dan penggantinya, contoh: ganti kalimat … jadi ….'

/**
 * Asks a model to say a change of the open item in words that our own rules read (CHAT-15). The rules read them, apply
 * them and reckon; figures and names that neither the owner nor the item holds are refused. Null where it is no change.
 */
export const reviseByModel = async (
  message: string,
  skills: KindSkills,
  context: AssistantContext & { readonly openItem: OpenItem },
  ask: (system: string, messages: readonly ModelMessage[]) => Promise<WholeAnswer>,
): Promise<ModelRevision> => {
  const { openItem } = context
  const { reviser } = skills[openItem.kind]
  if (!reviser) return null
  const system = revisionPrompt(openItem.kind, openItem.selection !== null)
  const asked = await askChecked(
    revisionQuestion(message, openItemData(openItem)),
    (text) => checkRevision(text, openItem, message),
    (messages) => ask(system, messages),
    () => true,
  ).catch((error: unknown) => {
    // What did not hold twice is not proposed; the owner says it in other words.
    if (error instanceof AppError && error.code === 'making_failed') return null
    throw error
  })
  if (asked === null) return { means: 'unclear', question: notHeld }
  if ('prose' in asked || asked.answer.says === 'nothing') return null
  const { answer } = asked
  const order = answer.says === 'text' ? replacing(answer.text) : answer.order
  const found = reviser.readRevision(order, openItem, context)
  if (found === null || 'ask' in found) return { means: 'unclear', question: notHeld }
  return { means: 'change', revision: found }
}
