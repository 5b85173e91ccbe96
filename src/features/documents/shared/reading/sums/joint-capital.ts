import { formalText } from '#core/assistant/shared/reading-grammar/formal-text.ts'
import { parseIsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { isBusinessName } from '../../business-name.ts'
import type { DocumentRequest, RequestParty } from '../../document-request.ts'
import { person } from '../people/name-patterns.ts'
import { contractForm } from '../../types/contract-facts.ts'
import { formalName, joinWords, moneyText, percentText, plainName } from '../../letter/wording.ts'

/** What one partner puts into a business that several own. */
interface Capital {
  readonly name: string
  /** Whole Rupiah. */
  readonly amount: number
}

const sum = String.raw`Rp (\d[\d.]*)`
/** `Modal dari lae Hotman Sitorus Rp 60.000.000`: the names of relations and of oneself may stand between. */
const capitalOf = new RegExp(
  String.raw`(?<!\p{L})[Mm]odal(?:nya)?\s+(?:(?!dari\s+Rp)\p{Ll}{2,9}\s+){0,3}(${person})\s*(?::|=|sebesar|sebanyak|senilai)?\s*${sum}`,
  'gu',
)
/** `Rina (modal Rp 30.000.000)`, `Anton setor Rp 25.000.000`. */
const puttingIn = new RegExp(
  String.raw`(${person})\s*[(:,]?\s*(?:ikut\s|sudah\s)?(?:setor|nyetor|menyetor|taruh|naruh|menaruh|tanam|nanam|menanam|modal|bermodal|modalin|patungan|masukin|keluar|ngeluarin)(?:nya|an|kan)?(?:\s(?:modal|uang|dana))?\s*(?::|sebesar|sebanyak|senilai)?\s*${sum}`,
  'gu',
)
const byCapital =
  /(?<!\p{L})(?:sesuai|menurut|berdasarkan|ikut|sebanding|seimbang|proporsional|tergantung)(?:\s\p{L}+){0,3}\s(?:modal|setoran|saham)(?:nya)?(?!\p{L})/iu
const example = new RegExp(
  String.raw`(?:contoh|misal|umpama|simulasi)\p{L}*[^.;\n]{0,60}?(?:untung|laba|keuntungan)(?:\sbersih)?(?:nya)?\s(?:\p{Ll}+\s)?${sum}\s?((?:per\s|se)(?:bulan|tahun|minggu|hari))?`,
  'iu',
)
const asksExample = /(?<!\p{L})(?:contoh|misal|umpama|simulasi)/iu

/** What each partner puts in, in the order told; empty where fewer than two do. */
const capitalsIn = (formal: string): Capital[] => {
  const told = [...formal.matchAll(capitalOf), ...formal.matchAll(puttingIn)]
    .toSorted((one, other) => one.index - other.index)
    .map(([, name = '', amount = '']) => ({
      name: plainName(formalName(name)),
      amount: Number(amount.replaceAll('.', '')),
    }))
  const each = told.filter(({ name, amount }, at) => amount > 0 && told.findIndex((one) => one.name === name) === at)
  return each.length > 1 ? each : []
}

const asPartner = (nobody: RequestParty, name: string): RequestParty => {
  const empty = { ...nobody, name: '', company: '', title: '', address: '', phone: '', email: '' }
  return isBusinessName(name) ? { ...empty, company: name } : { ...empty, name }
}

const shareOf = ({ amount }: Capital, whole: number): number => Math.round((amount * 10_000) / whole) / 100

/** How the profit is shared by what each put in, and the example that was asked for; nothing where it is shared otherwise. */
const sharing = (capitals: readonly Capital[], formal: string): string[] => {
  if (!byCapital.test(formal)) return []
  const whole = capitals.reduce((all, { amount }) => all + amount, 0)
  const shares = capitals.map((one) => `${one.name} ${percentText(shareOf(one, whole))}`)
  const [, said = '', often = ''] = example.exec(formal) ?? []
  const profit = Number(said.replaceAll('.', ''))
  const parts = capitals.map(({ name, amount }) => ({ name, part: (profit * amount) / whole }))
  const isWhole = parts.every(({ part }) => Number.isSafeInteger(part) && part > 0)
  const shown = parts.map(({ name, part }) => `${name} menerima ${moneyText(part)}`)
  return [
    `Bagi hasil: untung dibagi sesuai persentase modal, yaitu ${joinWords(shares)}`,
    ...(isWhole
      ? [`Contoh bagi hasil: dari untung bersih ${moneyText(profit)}${often && ` ${often}`} ${joinWords(shown)}`]
      : []),
  ]
}

/**
 * A contract whose partners each put money in: they are its sides, their sums its lines, and the profit is shared by
 * them where the message says so. Another contract is given back as it is.
 */
export const withJointCapital = (request: DocumentRequest, text: string): DocumentRequest => {
  const today = parseIsoDay(request.today ?? request.date)
  if (today === null || request.documentType !== 'kontrak' || !/(?:modal|kongsi|patungan|bagi hasil|saham)/i.test(text))
    return request
  const formal = formalText(text, today)
  const capitals = capitalsIn(formal)
  const [first, second, ...more] = capitals
  if (first === undefined || second === undefined) return request
  return {
    ...request,
    sender: asPartner(request.sender, first.name),
    // A contract of this house has two sides: all who join the first one stand together.
    recipient: asPartner(request.recipient, joinWords([second, ...more].map(({ name }) => name))),
    parties: [],
    signer: { name: first.name, title: '' },
    subject: contractForm(request.subject)?.agreement === 'kerja sama bagi hasil' ? request.subject : 'bagi hasil',
    lines: capitals.map(({ name, amount }) => ({
      description: `modal ${name}`,
      quantity: null,
      unit: '',
      price: amount,
    })),
    terms: [
      ...request.terms.filter((term) => !byCapital.test(term) && !asksExample.test(term)),
      ...sharing(capitals, formal),
    ],
  }
}
