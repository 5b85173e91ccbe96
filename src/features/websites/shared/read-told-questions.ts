/** A question of visitors and what the owner answers; the answer is empty where none was told. */
export interface ToldQuestion {
  readonly question: string
  readonly answer: string
}

export interface QuestionsRead {
  readonly questions: readonly ToldQuestion[]
  /** The message without them. */
  readonly rest: string
}

const most = 20

const sentence = (text: string, end: string): string => {
  const plain = text.replaceAll(/\s+/g, ' ').replaceAll(/^[\s,;:.–-]+|[\s,;:–-]+$/g, '')
  return plain === '' ? '' : `${plain.charAt(0).toUpperCase()}${plain.slice(1)}`.replace(/[.!?]*$/, end)
}

const cue =
  /(?<!\p{L})(?:f\.?a\.?q\.?|q\s?&\s?a|tanya[ -]?jawab|pertanyaan(?: yang)?(?: paling)? sering(?: di(?:ajukan|tanya(?:kan|in)?)| ditanyain)?)(?:nya)?\s*:?\s*(?=[^?]{4,120}\?)/iu
/** `Q: … A: …`: the marks of the two. */
const marks = /(?<![\p{L}\d])(?:[QTJA]|tanya|jawab)\s?:\s*/giu

/** Where an answer ends and the next question begins: at its last sentence, else at its last comma. */
const parted = (between: string): readonly [answer: string, question: string] => {
  const at = Math.max(...['. ', '; ', '\n', '! '].map((sign) => between.trimEnd().lastIndexOf(sign)))
  const cut = at >= 0 ? at : between.lastIndexOf(',')
  return cut < 0 ? ['', between] : [between.slice(0, cut), between.slice(cut + 1)]
}

const inSection = (section: string): { readonly questions: ToldQuestion[]; readonly length: number } => {
  const pieces = section.split('?')
  const last = pieces.at(-1) ?? ''
  const end = /[.!\n](?=\s|$)/u.exec(last)
  const closing = end ? last.slice(0, end.index + 1) : last
  const questions: ToldQuestion[] = []
  let asked = pieces[0] ?? ''
  for (const between of pieces.slice(1, -1)) {
    const [answer, next] = parted(between)
    questions.push({ question: asked, answer })
    asked = next
  }
  questions.push({ question: asked, answer: closing })
  return { questions, length: section.length - last.length + closing.length }
}

/** Without a word that heads them, a question counts where a short answer stands right behind it. */
const answered =
  /(?<=^|[.!?;\n]\s{0,3})([^.!?;:\n]{6,90})\?\s+((?:ya|iya|bisa|boleh|tidak|nggak|enggak|ga|gak|belum|sudah|ada|tentu|minimal|maksimal|mulai|paling)(?!\p{L})[^.!?;\n]{0,110})(?=[.!;\n]|$)/giu
/** What owners ask us. */
const ofUs =
  /(?<!\p{L})(?:web\p{L}*|situs|halaman|laman|landing|tolong|(?:di)?(?:buat|bikin|bantu)(?:kan|in)?|kak|min|juragan|kira-kira)(?!\p{L})/iu
const money = /\d\s?(?:rb|ribu|k|jt|juta)(?!\p{L})|\d\.\d{3}/iu

/** Questions of visitors with the owner's answers: `FAQ: bisa COD? Bisa, khusus kota.`, `Terima BPJS? Belum.` */
export const readToldQuestions = (text: string): QuestionsRead => {
  const questions: ToldQuestion[] = []
  let rest = text
  const head = cue.exec(rest)
  if (head) {
    const from = head.index + head[0].length
    const { questions: told, length } = inSection(rest.slice(from))
    questions.push(...told)
    rest = `${rest.slice(0, head.index)} ; ${rest.slice(from + length)}`
  }
  rest = rest.replaceAll(answered, (whole: string, question: string, answer: string) => {
    if (ofUs.test(question) || money.test(answer)) return whole
    questions.push({ question, answer })
    return ' ; '
  })
  return {
    questions: questions
      .map(({ question, answer }) => ({
        question: sentence(question.replaceAll(marks, ''), '?').slice(0, 200),
        answer: sentence(answer.replaceAll(marks, ''), '.'),
      }))
      .filter(({ question }) => question.length > 4)
      .slice(0, most),
    rest,
  }
}
