import type { AnalysisContent } from './analysis-content.ts'
import { openBlanks, openFigures } from './blanks.ts'
import { boundText, reckonNumbers } from './reckon.ts'
import { unanswered } from './left-open.ts'
import { joinWords, withTime } from './wording.ts'

/** Analyses whose answer is a sentence rather than one number. */
const inWords = new Set(['penjualan', 'perbandingan', 'arus_kas', 'ulasan'])

/** The first sentence of the summary that its numbers bear out. */
const sentence = (content: AnalysisContent): string => {
  const numbers = reckonNumbers(content)
  const found = content.sections[0]?.blocks.find(
    (block) =>
      block.type === 'paragraph' &&
      (block.when !== undefined || content.analysisType === 'ulasan') &&
      (block.when === undefined ||
        (block.when.is.includes(numbers.sign(block.when.of)) && !block.when.is.includes('unknown'))),
  )
  return found?.type === 'paragraph' ? boundText(found.text, numbers) : ''
}

const mostSentences = 4
const mostLetters = 420

/** The sentences of the summary that tell its numbers: all that was asked, where the result that counts is among them. */
const answer = (content: AnalysisContent): string => {
  const numbers = reckonNumbers(content)
  const holdsKey = (text: string): boolean =>
    [content.key, `besar_${content.key}`, `${content.key}_besar`].some((id) => text.includes(`{{${id}`)) ||
    (content.key === 'bersih' && text.includes('{{besar}}'))
  const told = (content.sections[0]?.blocks ?? []).flatMap((block) =>
    block.type === 'paragraph' &&
    block.text.includes('{{') &&
    (block.when === undefined || block.when.is.includes(numbers.sign(block.when.of)))
      ? [block.text]
      : [],
  )
  if (!told.some(holdsKey)) return ''
  const said = told.map((text) => boundText(text, numbers)).filter((text) => !text.includes('[isi '))
  const kept: string[] = []
  for (const text of said.slice(0, mostSentences))
    if (kept.join(' ').length + text.length <= mostLetters) kept.push(text)
  return kept.join(' ')
}

/** What was asked, in words where the summary has them, and how the result that counts was reckoned. */
const keyLines = (content: AnalysisContent): string[] => {
  const words = inWords.has(content.analysisType) ? answer(content) || sentence(content) : answer(content)
  const numbers = reckonNumbers(content)
  const metric = numbers.metric(content.key)
  const isKnown = metric !== undefined && numbers.of(metric.id).value !== null
  const how = isKnown ? numbers.how(metric.id) : null
  if (words !== '') return how ? [words, `${metric?.label}: ${how.figures} = ${numbers.text(content.key)}.`] : [words]
  if (!isKnown) return []
  const per = withTime(metric.label, metric.per).slice(metric.label.length)
  return [`${metric.label}: **${numbers.text(metric.id)}**${per}${how ? ` (${how.words} = ${how.figures})` : ''}.`]
}

/** Contradictions of the message, told where the owner reads first. */
const notes = (content: AnalysisContent): string[] => {
  const numbers = reckonNumbers(content)
  return content.sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) =>
      block.type === 'note' && (block.when === undefined || block.when.is.includes(numbers.sign(block.when.of)))
        ? [boundText(block.text, numbers)]
        : [],
    ),
  )
}

/** Whether the summary begins with what no result takes up: a result beside it would be taken for the answer. */
const leavesOpen = ({ sections: [first] }: AnalysisContent): boolean => {
  const [block] = first?.blocks ?? []
  return block?.type === 'note' && block.when === undefined
}

/** What the chat says about a finished analysis: all that was asked in a few sentences, what contradicts, what is missing. Markdown. */
export const introduceAnalysis = (content: AnalysisContent): string => {
  const figures = openFigures(content)
  const blanks = openBlanks(content)
  const shown = blanks.length > 5 ? [...blanks.slice(0, 4), `${blanks.length - 4} isian lain`] : blanks
  const told = notes(content)
  // What was not asked is no answer.
  const key = told.some((one) => one.startsWith(unanswered)) ? [] : keyLines(content)
  const [question] = figures
  return [
    `**${content.title}** sudah jadi, ${content.sections.length} bagian.`,
    // What is left out comes before the result that lacks it.
    (leavesOpen(content) ? [...told, ...key.map((line) => `Tanpa itu: ${line}`)] : [...key, ...told])
      .map((line) => `- ${line}`)
      .join('\n'),
    blanks.length > 0 ? `Tinggal Anda isi: ${joinWords(shown)}.` : '',
    key.length === 0 && question ? `Boleh saya tahu: berapa ${question}?` : '',
    'Analisisnya terbuka di canvas: ubah satu angka, semua hitungan, tabel, dan grafik ikut berubah. Bisa diunduh sebagai Word, PDF, atau teks.',
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}
