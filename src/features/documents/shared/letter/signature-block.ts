import type { Block, Run } from '#core/render/shared/render-tree.ts'

import { representativeBlank } from './contract-parties.ts'
import { dayText, isPersonalSender, letterTitle, letterTotals, needsDutyStamp } from './letter-facts.ts'
import type { LetterData } from '../letter.ts'
import { runs, runsOrBlank } from '../content/runs.ts'
import { plainName } from './wording.ts'

/** Height for the pen: three to four lines, as offices leave it. */
const penSpace = 54

/** As high as the place of a duty stamp with the air around it. */
const besideStamp = 74

/** Height of a line of text, for what stands beside lines. */
const lineSpace = 15

const line = (content: Run[], keepWithNext = true): Block => ({
  type: 'paragraph',
  runs: content,
  tight: true,
  keepWithNext,
})

const stamp: Block = { type: 'box', runs: runs('Meterai Rp10.000') }

const pen = (stamped: boolean, points: number): Block[] =>
  stamped ? [{ type: 'space', points: 8 }, stamp, { type: 'space', points: 8 }] : [{ type: 'space', points }]

interface Hand {
  readonly opening: Run[][]
  readonly name: string
  readonly nameBlank: string
  readonly title: string
  readonly titleBlank: string | null
  readonly stamped: boolean
  /** Set where another hand beside this one has a stamp. */
  readonly penSpace?: number
  /** Lines that the hand beside this one has above its pen and this one has not, so that both names stand level. */
  readonly fewerLines?: number
}

/** The lines above the pen. */
const openingLines = ({ opening }: Hand): Run[][] => opening.filter((content) => content.length > 0)

const hand = (one: Hand): Block[] => [
  ...openingLines(one).map((content) => line(content)),
  ...(one.fewerLines ? [{ type: 'space' as const, points: one.fewerLines * lineSpace }] : []),
  ...pen(one.stamped, one.penSpace ?? penSpace),
  line(runsOrBlank(one.name, one.nameBlank, { bold: true })),
  ...(one.titleBlank === null && one.title === '' ? [] : [line(runsOrBlank(one.title, one.titleBlank ?? ''), false)]),
]

const placeAndDate = (letter: LetterData): Run[] =>
  runs([letter.place, dayText(letter.date)].filter((part) => part !== '').join(', '))

/** Signatures stand on the right, under the date, as Indonesian letters have it. */
const onTheRight = (cell: Block[]): Block[] => [
  { type: 'space', points: 6 },
  { type: 'columns', cells: [[{ type: 'paragraph', runs: [], tight: true }], cell] },
]

const ofSender = (letter: LetterData, opening: Run[][], stamped = false): Hand => ({
  opening,
  name: letter.signer.name,
  nameBlank: 'nama penanda tangan',
  title: letter.signer.title,
  titleBlank: isPersonalSender(letter) ? null : 'jabatan penanda tangan',
  stamped,
})

const contractHand = (role: string, company: string, person: { name: string; title: string }): Hand => ({
  opening: [runs(role, { bold: true }), runs(company === person.name ? '' : company)],
  name: plainName(person.name),
  nameBlank: representativeBlank(role, company),
  title: person.title,
  titleBlank: company && company !== person.name ? `jabatan wakil ${role}` : null,
  stamped: role === 'PIHAK PERTAMA',
  penSpace: besideStamp,
})

const levelWith = (one: Hand, other: Hand): Block[] =>
  hand({ ...one, fewerLines: Math.max(0, openingLines(other).length - openingLines(one).length) })

/** The stamp stands at one of the two: the duty is owed once for each signed copy. */
const contractHands = (letter: LetterData): Block[] => {
  const { sender, signer, counterparty } = letter
  const first = contractHand('PIHAK PERTAMA', sender.name, signer)
  const second = contractHand('PIHAK KEDUA', counterparty?.company ?? '', counterparty ?? { name: '', title: '' })
  return [
    { type: 'space', points: 6 },
    { type: 'columns', cells: [levelWith(first, second), levelWith(second, first)] },
  ]
}

/** Whom a letter hands something to, signing at its left side below an empty line beside the date. */
const taker = (letter: LetterData, words: string, nameBlank: string, height = penSpace): Hand => ({
  opening: [runs(words)],
  name: plainName(letter.recipient.name),
  nameBlank,
  title: '',
  titleBlank: null,
  stamped: false,
  penSpace: height,
})

/** Two hands whose words and names stand level: only the right one has the date, and a house below its words. */
const beside = (left: Hand, right: Hand): Block[] => {
  const [, , house = []] = right.opening
  const height = (left.penSpace ?? penSpace) + (house.length > 0 ? lineSpace : 0)
  return [
    { type: 'space', points: 6 },
    {
      type: 'columns',
      cells: [[{ type: 'space', points: lineSpace }, ...hand({ ...left, penSpace: height })], hand(right)],
    },
  ]
}

/** Rules and guides are put into force by whoever signs them. */
const guideTitle =
  /^(?:SOP|PROSEDUR|INSTRUKSI KERJA|TATA TERTIB|PERATURAN|ATURAN|KODE ETIK|PANDUAN|PEDOMAN|PETUNJUK|BUKU PANDUAN|URAIAN TUGAS)\b/

/** Letters that state something are dated at the signature; a delivery note is signed by whoever takes the goods, too. */
const ofOfficialLetter = (letter: LetterData, regards: Run[], sender: Run[]): Block[] => {
  const title = letterTitle(letter)
  const dated = (...opening: Run[][]): Run[][] => [placeAndDate(letter), ...opening, sender]
  if (/^SURAT PERNYATAAN\b/.test(title))
    return onTheRight(hand(ofSender(letter, dated(runs('Yang membuat pernyataan,')), true)))
  if (/^SURAT IZIN ORANG TUA\b/.test(title))
    return onTheRight(
      hand({
        ...ofSender(letter, [placeAndDate(letter), runs('Orang tua/wali,')]),
        nameBlank: 'nama orang tua/wali',
        titleBlank: null,
      }),
    )
  if (/^SURAT KUASA\b/.test(title)) {
    const giver = ofSender(letter, dated(runs('Pemberi kuasa,')), true)
    return beside(taker(letter, 'Penerima kuasa,', 'nama penerima kuasa', besideStamp), giver)
  }
  if (/^NOTULEN\b/.test(title))
    return onTheRight(hand({ ...ofSender(letter, dated(runs('Notulis,'))), title: '', titleBlank: null }))
  if (/^(?:SURAT JALAN|TANDA TERIMA|BERITA ACARA (?:SERAH|PENYERAHAN))\b/.test(title))
    return beside(
      taker(letter, 'Yang menerima,', 'nama penerima barang'),
      ofSender(letter, dated(runs('Yang menyerahkan,'))),
    )
  if (/^BERITA ACARA\b/.test(title)) return onTheRight(hand(ofSender(letter, dated(runs('Yang membuat,')))))
  if (guideTitle.test(title)) return onTheRight(hand(ofSender(letter, dated(runs('Disahkan oleh,')))))
  const states =
    /^(?:SERTIFIKAT|PIAGAM|SURAT PENGHARGAAN|MEMO|PENGUMUMAN|LOWONGAN)\b|^SURAT (?:IZIN CUTI|KETERANGAN|TUGAS|REKOMENDASI|PENGANTAR RT|MUTASI|ROTASI|PENGANGKATAN|PENUNJUKAN|PENEMPATAN)\b/.test(
      title,
    )
  return onTheRight(hand(ofSender(letter, states ? dated() : [regards, sender])))
}

/** Who signs, under which words, with a duty stamp where the law wants one. */
export const signatureBlock = (letter: LetterData): Block[] => {
  const sender = runs(isPersonalSender(letter) ? '' : letter.sender.name)
  const regards = runs(isPersonalSender(letter) ? 'Hormat saya,' : 'Hormat kami,')
  switch (letter.documentType) {
    case 'kontrak':
      return contractHands(letter)
    case 'kuitansi': {
      const received = ofSender(
        letter,
        [placeAndDate(letter), runs('Yang menerima,'), sender],
        needsDutyStamp(letter, letterTotals(letter)),
      )
      return onTheRight(hand({ ...received, nameBlank: 'nama penerima uang', titleBlank: null }))
    }
    case 'laporan':
      return onTheRight(hand(ofSender(letter, [placeAndDate(letter), runs('Disusun oleh,'), sender])))
    case 'surat-perjalanan-dinas':
      return onTheRight(hand(ofSender(letter, [placeAndDate(letter), runs('Pemberi perintah,'), sender])))
    case 'surat_resmi':
      return ofOfficialLetter(letter, regards, sender)
    default:
      return onTheRight(hand(ofSender(letter, [regards, sender])))
  }
}
