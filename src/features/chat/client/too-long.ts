import { formatNumber } from '#core/text/shared/rupiah.ts'

import { longestMessage } from '../shared/message.ts'

/** Why words are too many for one message, for whoever writes them; null where they fit. */
export const tooLongText = (text: string): string | null =>
  text.length > longestMessage
    ? `Terlalu panjang: ${formatNumber(text.length)} dari ${formatNumber(longestMessage)} huruf. Kirim dalam beberapa bagian.`
    : null
