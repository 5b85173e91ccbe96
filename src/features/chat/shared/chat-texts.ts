import type { ItemKind } from '#core/items/shared/kinds.ts'
import { welcomeBonus } from '#core/points/shared/prices.ts'
import { formatNumber } from '#core/text/shared/rupiah.ts'

/** How the owner calls each kind in a sentence. */
const kindWords: Record<ItemKind, string> = {
  document: 'dokumen',
  presentation: 'presentasi',
  analysis: 'analisis',
  website: 'website',
  pos: 'POS',
}

const bonus = `${formatNumber(welcomeBonus)} poin`

/** A guest asked for something that is made and charged (P1 §6; the offer for POS names the bonus). */
export const loginRequiredText = (kind: ItemKind): string =>
  kind === 'pos'
    ? `Untuk membuat POS, silakan masuk dulu. Akun baru langsung dapat bonus ${bonus}, cukup untuk kasir pertama Anda. Permintaan ini saya kerjakan begitu Anda masuk, tidak perlu diketik ulang.`
    : `Untuk membuat ${kindWords[kind]}, silakan masuk dulu. Permintaan ini saya kerjakan begitu Anda masuk, tidak perlu diketik ulang. Akun baru mendapat bonus ${bonus}.`

/** What the points would have been for. */
export type PaidWork = 'membuat' | 'mengubah'

/**
 * P1 §8: the catalogue's sentence, the figures, and what can be done now. Points that other running requests hold are
 * named, otherwise a balance above the price would look like our mistake.
 */
export const insufficientPointsText = (
  kind: ItemKind,
  required: number,
  current: number,
  held: number,
  work: PaidWork = 'membuat',
): string => {
  const inUse =
    held > 0 ? `, ${formatNumber(held)} di antaranya sedang dipakai permintaan lain yang masih berjalan` : ''
  return [
    `Maaf, poin tidak mencukupi untuk ${work} ${kindWords[kind]}`,
    `Dibutuhkan ${formatNumber(required)} poin, poin Anda ${formatNumber(current)}${inUse}. Isi ulang poin untuk melanjutkan, atau teruskan mengobrol: chat selalu gratis.`,
  ].join('\n\n')
}

/** The slip after a charge. */
export const pointsSlipText = (label: string, amount: number, balance: number): string =>
  `${label}: ${formatNumber(amount)} poin dipakai. Sisa poin Anda ${formatNumber(balance)}.`

/** What was promised is still being made: when it is there, and what happens to the points (resolutions 3). */
export const beingMadeText = (kind: ItemKind, price: number): string =>
  `${formatNumber(price)} poin ditahan dulu selama ${kindWords[kind]} dibangun, dan baru dipotong setelah ${kindWords[kind]} jadi.`

/** P1 §8, chat failure: the server's sentence inside the apology, or the apology alone; what says so itself stays as it is. */
export const failureText = (sentence: string | null): string =>
  sentence !== null && /^(?:Maaf, |Terjadi kesalahan)/.test(sentence)
    ? sentence
    : sentence
      ? `Maaf, terjadi kesalahan: ${sentence}`
      : 'Maaf, terjadi kesalahan.'
