import { sentenceCase } from '#core/text/shared/letter-case.ts'
import type { Account } from '../../deck-request.ts'
import type { Draft } from '../figure-draft.ts'
import { moneyText } from '../told-figures.ts'
import { leftOfMonth } from './running-costs.ts'

const terms =
  /^(?:(?:dengan|dan|untuk|rencana|mau|akan)\s+)?(?:jangka(?: waktu|(?=\s\d))|tenor|selama(?=\s+\d+\s+(?:bulan|tahun))|(?:di)?cicil|cicilan|(?:di)?angsur|angsuran|(?:masa|lama) (?:pinjaman|angsuran|cicilan))(?!\p{L})/iu
const time = /(?<![\d.,])(\d{1,3})\s*(bulan|bln|kali|x|tahun|thn|th)(?!\p{L})/iu

/** `cicilan kuat 3 juta sebulan`. */
const ableToPay =
  /^(?:cicilan|angsuran|nyicil|mencicil)(?:nya)?\s(?:kuat|sanggup|mampu|bisa)|^(?:kuat|sanggup|mampu)\s(?:bayar\s)?(?:cicil|angsur)/iu

/** What each month takes of it was told. */
const monthly = /\d[\d.]*\s?(?:rb|ribu|jt|juta)?\s?(?:per\s|\/\s?|se)(?:bulan|bln)(?!\p{L})/iu

/** `jangka waktu 24 bulan`: how what is borrowed is paid back, with what each month takes of it; interest is nobody's guess. */
export const takeInstalments = (
  draft: Pick<Draft, 'asks' | 'facts' | 'figures'>,
  accounts: readonly Account[],
): string[] => {
  // `cicilan 3 tahun` was read as a figure of its own.
  const counted = draft.figures.filter(({ said = '' }) => terms.test(said) && time.test(said))
  draft.figures = draft.figures.map((one) =>
    ableToPay.test(one.label) ? { ...one, label: 'Sanggup mengangsur' } : one,
  )
  const told = [
    ...draft.facts.filter((fact) => terms.test(fact)),
    ...counted.map(({ said = '' }) => sentenceCase(said)),
  ]
  if (told.length === 0) return []
  draft.figures = draft.figures.filter((one) => !counted.includes(one))
  draft.facts = draft.facts.filter((fact) => !told.includes(fact))
  const [, count = '', unit = ''] = time.exec(told.join(' ')) ?? []
  const months = Number(count) * (/^t/i.test(unit) ? 12 : 1)
  const amount = draft.asks[0]?.amount
  const gain =
    draft.figures.find(({ label }) => /^laba(?!\p{L})/iu.test(label)) ?? accounts.map(leftOfMonth).find(Boolean)
  const each =
    amount === undefined || months < 2 || monthly.test(told.join(' '))
      ? []
      : [
          `Angsuran pokok: ${moneyText(amount)} ÷ ${months} bulan = ${moneyText(amount / months)} per bulan, belum termasuk bunga`,
        ]
  return [
    ...told,
    ...each,
    gain === undefined
      ? 'Sumber angsuran: [isi sumber angsuran]'
      : `Sumber angsuran: ${gain.label.endsWith('sebulan') ? gain.label.toLowerCase() : 'laba usaha'} ${gain.value}`,
  ]
}
