import type { AssistantContext } from '#core/assistant/shared/port.ts'
import { readMessage } from '#core/assistant/shared/read-message.ts'

import type { DocumentRequest, RequestParty } from '../document-request.ts'
import { isPersonalSender } from '../letter/letter-facts.ts'
import type { LetterData, LetterPerson } from '../letter.ts'
import { withProfile } from '../profile-facts.ts'
import { readRequest } from '../reading/read-request.ts'
import { handsIn } from '../reading/people/told-handover.ts'
import { goodsSummary } from '../types/offer.ts'
import { plainName } from '../letter/wording.ts'

const told = /\bberita acara\b|\b(?:komplain|complain|keluhan|protes|klaim|pengaduan)(?:an)?(?:nya)?\b/i
/** `dari PO tadi`, `barangnya`, `ke mereka`: the goods and those who deal in them were told before. */
const pointing =
  /\b(?:dari|dr|sesuai|berdasarkan|atas|soal)\s+(?:po|pesanan|order|surat|invoice|nota|tagihan)(?:nya)?\s+(?:ini|itu|tadi|barusan|tersebut)\b|\b(?:barang|pesanan|orderan|kiriman|berita acara|serah terima|komplain|keluhan|protes|klaim)nya\b|\bmereka\b/i
const source =
  /\s*\b(?:dari|dr|sesuai|berdasarkan|atas)\s+(?:po|pesanan|order|surat|invoice|nota|tagihan)(?:nya)?\s+(?:ini|itu|tadi|barusan|tersebut)\b/gi
/** `yg nerima Siti Khodijah`: stands in the paper as the one who takes. */
const handled =
  /[\s,]*\b(?:yang|yg)\s+(?:menerima|nerima|terima|trima|menyerahkan|nyerahin|nyerahkan|serahkan|serahin)\s+(?:\p{L}+\.?\s+)?\p{Lu}[^,.;\n]*/gu

const isNobody = ({ name, company }: RequestParty): boolean => name === '' && company === ''

const asParty = (nobody: RequestParty, person: LetterPerson): RequestParty => ({ ...nobody, ...person })
const houseOf = (nobody: RequestParty, letter: LetterData): RequestParty => {
  const { name, address, phone, email } = letter.sender
  const house = { ...nobody, address, phone, email }
  return isPersonalSender(letter) ? { ...house, name } : { ...house, company: name }
}

/**
 * A paper about the goods of a letter that is there: a record that they were handed over, a complaint about them. Rows and
 * parties are the letter's, what happened is the message's. Null where the message tells its own goods, or of no such paper.
 */
export const paperAboutGoods = (
  text: string,
  letter: LetterData,
  { today, profile }: Pick<AssistantContext, 'today' | 'profile'>,
): DocumentRequest | null => {
  const goods = letter.lines.filter(({ quantity }) => quantity !== null)
  if (!told.test(text) || !pointing.test(text) || goods.length === 0) return null
  const plain = text.replaceAll(source, '')
  const isRecord = /\bberita acara\b/i.test(text)
  const request = readRequest(readMessage(isRecord ? plain.replaceAll(handled, '') : plain, today), 'surat_resmi')
  if (request.lines.some(({ price }) => price !== null) || readMessage(plain, today).amounts.length > 0) return null
  const nobody = { name: '', company: '', title: '', address: '', phone: '', email: '' }
  // Who orders goods gets them; all other papers of a sale are written by who brings them.
  const isOrder = letter.documentType === 'surat_resmi'
  const [own, other] = [houseOf(nobody, letter), asParty(nobody, letter.recipient)]
  const [giver, taker] = isOrder ? [other, own] : [own, other]
  const matter = goodsSummary(letter)
  if (!isRecord) {
    const subject = /^(?:surat )?\p{L}+$/iu.test(request.subject) ? `keluhan pesanan ${matter}` : request.subject
    return withProfile(
      { ...request, subject, sender: own, recipient: isNobody(request.recipient) ? other : request.recipient },
      profile,
    )
  }
  const hands = handsIn(text)
  return withProfile(
    {
      ...request,
      form: 'serah_terima',
      subject: matter,
      sender: giver,
      signer: { ...request.signer, name: plainName(hands.giver) || request.signer.name },
      recipient: { ...taker, name: hands.taker || taker.name },
      lines: goods.map((line) => ({ ...line, price: null })),
    },
    profile,
  )
}
