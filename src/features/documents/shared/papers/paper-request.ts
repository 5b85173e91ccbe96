import type { Reading } from '#core/assistant/shared/reading.ts'
import { isTown } from '#core/assistant/shared/reading-grammar/parties/towns.ts'
import { monthNames } from '#core/text/shared/dates.ts'
import { titleCase } from '#core/text/shared/letter-case.ts'

import { isBusinessName } from '../business-name.ts'
import type { DocumentRequest, RequestParty } from '../document-request.ts'
import { formalName, plainName } from '../letter/wording.ts'
import { person } from '../reading/people/name-patterns.ts'
import { isPaperForm, type NamedPaper, paperIn } from './paper-names.ts'
import { type ToldPaper, toldPaper } from './told-points.ts'

const trades =
  'warung|toko|kios|kedai|bengkel|salon|laundry|rumah makan|resto|restoran|kafe|cafe|apotek|klinik|kos|kost|bimbel|katering|catering|depot|koperasi|grosir|minimarket|barbershop|konveksi|percetakan|hotel|pondok|kebun|sanggar|panitia|pt|cv|ud'

const smallTrade = new RegExp(`^(?:${trades})\\s`, 'i')
const capitals = /\s\p{Lu}/u

const nobody: RequestParty = { name: '', company: '', title: '', address: '', phone: '', email: '' }

const trade = new RegExp(`(?<!\\p{L})(?:${trades})(?!\\p{L})`, 'giu')

/** `kos putri Griya Kartini`, `nama laundry Kilat Jaya`: a house by its trade, small or not, and a name in capitals. */
const houseIn = (text: string): string => {
  for (const { 0: word, index } of text.matchAll(trade)) {
    const name =
      /^(?:\s(?!buat|untuk|utk|dari|milik|punya|yang|saya)\p{Ll}{3,12})?(?:\s(?:\p{Lu}[\p{L}'’.&]*|\d{2})){1,5}/u.exec(
        text.slice(index + word.length),
      )?.[0] ?? ''
    if (name !== '') return titleCase(`${word}${name}`.replace(/[.]$/, ''))
  }
  return ''
}

/** `Rumah Batik Tobal Pekalongan`: the town behind a name is where the house is. */
const withTown = (company: string): { company: string; town: string } => {
  const words = company.split(' ')
  const last = words.at(-1) ?? ''
  return words.length > 2 && isTown(last)
    ? { company: words.slice(0, -1).join(' '), town: last }
    : { company, town: '' }
}

/** `di warung seafood Bang Jali, Muara Angke`: where the house is stands right behind its name. */
const addressBehind = (text: string, house: string): string => {
  const at = house === '' ? -1 : text.toLowerCase().indexOf(house.toLowerCase())
  const behind = at === -1 ? '' : text.slice(at + house.length)
  return (
    /^\s*,\s*((?:Jl\.?|Jln\.?|Jalan|Gg\.?)?\s*\p{Lu}[\p{L}'’]+(?:\s\p{Lu}[\p{L}'’]+){0,2})\s*(?=[.,:;\n]|$)/u.exec(
      behind,
    )?.[1] ?? ''
  )
}

/** `SOP … kedai kopi Senja Rasa`: whose paper it is stands above and below; a programme keeps what it opens. */
const withoutHouse = (subject: string, house: string): string => {
  const at = house === '' ? -1 : subject.toLowerCase().indexOf(house.toLowerCase())
  return at === -1 ? subject : subject.slice(0, at).trim()
}

/** The house whose paper it is: for whose people it is ordered is as good as who writes it. */
const houseOf = ({ sender, recipient, places, form, message = '' }: DocumentRequest, head: string): string => {
  const place = places.find((one) => smallTrade.test(one) && capitals.test(one)) ?? ''
  const isHost = form === 'sertifikat' ? (places[0] ?? '') : ''
  const said = sender.company
  // `toko saya Minimarket Berkah`: the word before the name is none of it.
  const own = said === '' || message.toLowerCase().includes(said.toLowerCase()) ? said : said.replace(smallTrade, '')
  return (
    own ||
    recipient.company ||
    houseIn(head) ||
    (place === '' ? '' : titleCase(place)) ||
    (capitals.test(isHost) ? isHost : '') ||
    (form === 'sertifikat' ? houseIn(message) : '')
  )
}

const small = new Set(
  'nama namanya usaha toko warung laundry saya kami dari dr untuk utk buat milik punya di an atas yang yg ttd tanda tangan menandatangani ditandatangani pemilik owner direktur direkturnya manajer ketua panitia penanggung jawab penanggungjawab mas mbak pak bu bapak ibu bp oleh kedai bengkel salon'.split(
    ' ',
  ),
)

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** Whether a clause only names whose paper it is or who signs it: these have places of their own. */
const namesOnly = (clause: string, { sender, signer, recipient }: DocumentRequest): boolean => {
  const names = new Set(
    [sender.company, sender.address, sender.name, signer.name, signer.title, recipient.name].flatMap(wordsIn),
  )
  const words = wordsIn(clause)
  return (
    words.some((word) => names.has(word) && !small.has(word)) &&
    words.every((word) => names.has(word) || small.has(word))
  )
}

/** The paper that a request names, with all that was told of it. */
export const toldIn = (request: DocumentRequest): { paper: NamedPaper; told: ToldPaper } | null => {
  const { message = '' } = request
  const paper = paperIn(message)
  if (paper === null) return null
  const told = toldPaper(message, paper, (clause) => !namesOnly(clause, request))
  const keeps = paper.sort === 'acara' || paper.sort === 'hadir'
  return { paper, told: keeps ? told : { ...told, subject: withoutHouse(told.subject, request.sender.company) } }
}

/** `penanggung jawab apt. Nisa Amalia`: who answers for a paper puts it into force. */
const inCharge = new RegExp(
  `(?<!\\p{L})[Pp]enanggung\\s?jawab(?:nya)?\\s*:?\\s+((?:(?:apt|dr|drg|drh|bd|ns)\\.\\s)?${person})`,
  'u',
)

/** Whether a name stands in a message as one: `ramah ke pelanggan` names nobody. */
const isCapital = (name: string, text: string): boolean => name === '' || text.includes(plainName(name))

const named = new RegExp(
  `(?:(?<!\\p{L})(?:untuk|utk|buat|kepada|ke|atas nama|an|namanya|bernama)\\s(?:\\p{Ll}{3,}\\s){0,2}|,\\s)(${person})`,
  'gu',
)

/** Who is honoured by a paper, where the reading took somebody else for him. */
const givenTo = (text: string): string =>
  formalName(
    [...text.matchAll(named)]
      .map(([, name = '']) => name)
      .find((name) => !isBusinessName(name) && !monthNames.some((month) => month === name)) ?? '',
  )

/** A request for a paper of the house: what a letter would sell, bill or address stands in its points instead. */
export const asPaper = (request: DocumentRequest, reading: Reading): DocumentRequest => {
  const paper = paperIn(reading.text)
  if (!isPaperForm(request.form) || paper === null) return request
  const head = toldPaper(reading.text, paper, () => true).head
  const named = houseOf(request, head) || houseIn(/\bnama(?:nya)?\s[^,.;\n]*/i.exec(reading.text)?.[0] ?? '')
  const { company, town } = withTown(named)
  const behind = addressBehind(reading.text, named)
  const { sender, recipient, form } = request
  const charged = request.signer.name === '' ? (inCharge.exec(reading.text)?.[1] ?? '') : ''
  const signer = charged === '' ? request.signer : { name: plainName(charged), title: 'Penanggung Jawab' }
  const writes = form === 'memo' || sender.company !== '' ? sender : nobody
  const asked = toldIn({ ...request, signer, sender: { ...sender, company } })
  return {
    ...request,
    sender: { ...writes, company, address: writes.address || behind || town, phone: sender.phone, email: sender.email },
    recipient:
      form === 'sertifikat'
        ? {
            ...nobody,
            name: isCapital(recipient.name, reading.text) ? recipient.name : givenTo(reading.text),
            title: recipient.title,
          }
        : form === 'memo'
          ? {
              ...nobody,
              name: recipient.name,
              title: recipient.title,
              company: recipient.company === named ? '' : recipient.company,
            }
          : nobody,
    parties: [],
    signer,
    subject: asked?.told.subject ?? '',
    letterName: '',
    lines: [],
    charges: [],
    terms: [],
    discount: null,
    tax: null,
    downPayment: null,
    statedTotal: null,
    bankAccounts: [],
  }
}
