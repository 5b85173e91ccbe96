/** Everyday words to those of a letter. Longer entries stand before the words they hold. */
const formalWords: readonly (readonly [string, string])[] =
  `terima kasih banyak=terima kasih banyak|terima kasih=terima kasih|makasih banyak=terima kasih banyak|makasi banyak=terima kasih banyak
  gak bisa=tidak dapat|ga bisa=tidak dapat|nggak bisa=tidak dapat|ngga bisa=tidak dapat|enggak bisa=tidak dapat
  gak=tidak|ga=tidak|gk=tidak|nggak=tidak|ngga=tidak|enggak=tidak|tdk=tidak|ndak=tidak|kagak=tidak
  gue=saya|gw=saya|gua=saya|aku=saya|sy=saya|lu=Anda|lo=Anda|elo=Anda|kamu=Anda|kalian=Bapak/Ibu sekalian
  udah=sudah|udh=sudah|sdh=sudah|dah=sudah|belom=belum|blm=belum|blom=belum
  bgt=sekali|banget=sekali|bngt=sekali|aja=saja|doang=saja|cuma=hanya|cuman=hanya|kalo=jika|klo=jika|kalau=jika
  gimana=bagaimana|gmn=bagaimana|kenapa=mengapa|knp=mengapa|gini=seperti ini|gitu=demikian|kayak=seperti|kaya gini=seperti ini
  bikin=membuat|bikinin=membuatkan|bilang=menyampaikan|ngomong=berbicara|kasih tau=memberitahukan|kasih tahu=memberitahukan
  ngasih=memberikan|kasih=memberikan|kasi=memberikan|nanya=bertanya|mau=ingin|pengen=ingin|pengin=ingin|pingin=ingin
  makasih=terima kasih|makasi=terima kasih|thanks=terima kasih|thx=terima kasih|trims=terima kasih|tq=terima kasih
  tolong=mohon|plis=mohon|please=mohon|bisa=dapat|bs=dapat
  pakai=menggunakan|pake=menggunakan|ntar=nanti|entar=nanti|sampe=sampai
  dgn=dengan|dg=dengan|utk=untuk|untk=untuk|yg=yang|krn=karena|karna=karena|soalnya=karena
  tp=tetapi|tapi=tetapi|dr=dari|pd=pada|sblm=sebelum|stlh=setelah|jg=juga|bpk=Bapak|pak=Bapak|bu=Ibu
  duit=uang|murah meriah=terjangkau|cepet=cepat|bener=benar|emang=memang|gede=besar|nih=ini|tuh=itu|dong=|deh=|sih=|kok=|lho=|loh=|ya kak=|kak=`
    .split(/[|\n]/)
    .map((pair) => pair.trim().split('='))
    .map(([from = '', to = '']): readonly [string, string] => [from, to])
    .filter(([from]) => from !== '')
    .toSorted(([a], [b]) => b.length - a.length)

const formalOf = new Map(formalWords)
const formalPattern = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${formalWords.map(([from]) => from.replaceAll(' ', '\\s+')).join('|')})(?![\\p{L}\\p{N}])`,
  'giu',
)

const likeBefore = (before: string, after: string): string =>
  /^\p{Lu}/u.test(before) && after !== '' ? `${after.charAt(0).toUpperCase()}${after.slice(1)}` : after

/** The words as a letter says them: slang and abbreviations written out, everything else as it was. */
export const formal = (text: string): string => {
  const written = text.replaceAll(formalPattern, (word) =>
    likeBefore(word, formalOf.get(word.toLowerCase().replaceAll(/\s+/g, ' ')) ?? word),
  )
  return written === text ? text : written.replaceAll(/ {2,}/g, ' ').replaceAll(/ +([.,!?])/g, '$1')
}

const fillers = new RegExp(
  `(?<![\\p{L}])(?:sebenarnya|pada dasarnya|pada kesempatan ini|dengan ini|sangat|sekali|memang|tentunya|tentu saja|mungkin|kiranya|agar supaya|adapun|maka dari itu|oleh karena itu|seperti yang kita ketahui bersama|bersama)(?![\\p{L}]),?\\s*`,
  'giu',
)

/** Fewer words: what says nothing goes; of several sentences the last one goes too where that is not enough. */
export const shorter = (text: string): string => {
  const bare = text.replaceAll(fillers, '').trim()
  const trimmed = bare === '' ? text : likeBefore(text.trim(), bare)
  if (trimmed.length < text.trim().length * 0.8) return trimmed
  const sentences = trimmed.match(/[^.!?]+[.!?]+(?=\s|$)|\S[^.!?]*$/g) ?? [trimmed]
  if (sentences.length > 1) return sentences.slice(0, -1).join('').trim()
  const clauses = trimmed.split(/,\s+/)
  const end = /[.!?]$/.exec(trimmed)?.[0] ?? ''
  return clauses.length > 1 ? `${(clauses[0] ?? '').trim()}${end}` : trimmed
}

const rewriting =
  (phrases: readonly (readonly [RegExp, string])[]) =>
  (text: string): string =>
    phrases.reduce((written, [from, to]) => written.replace(from, to), text)

/** Turns of a letter said with more courtesy; none of them holds a fact. */
const courteous = rewriting([
  [/\bkami mengajukan\b/g, 'perkenankan kami mengajukan'],
  [/\b(kami dari [^,.]{2,60}?) mengajukan\b/g, '$1 dengan hormat mengajukan'],
  [/\bdapat menghubungi kami\b/g, 'berkenan menghubungi kami'],
  [/\bsilakan menghubungi kami\b/gi, 'mohon berkenan menghubungi kami'],
  [/(?<!dengan hormat )\bmohon (?!berkenan|kiranya|dengan)/g, 'mohon kiranya '],
  [/(?<!dengan hormat )\bkami mengundang\b/g, 'kami dengan hormat mengundang'],
  [/(?<!dengan hormat )\bkami memohon\b/g, 'kami dengan hormat memohon'],
  [/(?<!dengan hormat )\bkami memberitahukan\b/g, 'kami dengan hormat memberitahukan'],
  [/(?<!Besar harapan kami )\bkami harap\b/g, 'besar harapan kami'],
  [/\bkami ucapkan terima kasih(?! yang sebesar)/g, 'kami ucapkan terima kasih yang sebesar-besarnya'],
  [/\bharus segera\b/g, 'kiranya dapat segera'],
  [/\bsegera bayar\b/gi, 'mohon kiranya segera dibayar'],
])

/** The same said in fewer words; sentences that only close or open go. */
const briefer = rewriting([
  [/\b(?:Bersama surat|Dengan) ini,? kami\b/g, 'Kami'],
  [/\b(?:Bersama surat|Dengan) ini,? saya\b/g, 'Saya'],
  [/\bSehubungan dengan hal tersebut, \b/g, ''],
  [/ ?Apabila ada yang ingin ditanyakan, [^.]{3,160}\./g, ''],
  [/\bDemikian [^.]{3,90}(?:kami|saya) (?:sampaikan|ajukan|buat)[^.]{0,40}\. ?/g, ''],
  [/\bdengan perincian sebagai berikut\b/g, 'sebagai berikut'],
  [/\bmelalui transfer ke rekening berikut\b/g, 'ke rekening berikut'],
  [/\bAtas perhatian(?: dan kerja sama)? [^,.]{2,40}, (kami|saya) ucapkan terima kasih/g, 'Terima kasih'],
  [/\bsampai dengan\b/g, 'sampai'],
  [
    /\bPARA PIHAK terlebih dahulu menerangkan bahwa keduanya bermaksud mengadakan perjanjian yang saling menguntungkan\. /g,
    '',
  ],
])

/** With more courtesy, everyday words written out; sentences start with a capital as before. */
export const polite = (text: string): string => {
  const written = courteous(formal(text))
  return written === text ? text : likeBefore(text, written)
}

/** The letter's turns in fewer words; what is left empty stays as it was. */
export const concise = (text: string): string => {
  const written = briefer(text).replaceAll(/ {2,}/g, ' ').trim()
  return written === '' || written === text.trim() ? text : likeBefore(text, written)
}

const smallWords = new Set('dan di ke dari untuk yang atau dengan pada oleh'.split(' '))

/** Each word with a capital, as headings are written. */
export const titled = (text: string): string => {
  let isFirst = true
  return text.toLowerCase().replaceAll(/\p{L}[\p{L}\p{N}'’-]*/gu, (word) => {
    const isSmall = !isFirst && smallWords.has(word)
    isFirst = false
    return isSmall ? word : `${word.charAt(0).toUpperCase()}${word.slice(1)}`
  })
}

export const wordStyles = {
  formal,
  upper: (text: string): string => text.toUpperCase(),
  lower: (text: string): string => text.toLowerCase(),
  title: titled,
  polite,
  concise,
} as const
export type WordStyle = keyof typeof wordStyles
