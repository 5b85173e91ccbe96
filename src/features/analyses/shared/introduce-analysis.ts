import type { AnalysisContent } from './analysis-content.ts'
import { openBlanks, openFigures } from './blanks.ts'
import { boundText, reckonNumbers } from './reckon.ts'
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

const keyLine = (content: AnalysisContent): string => {
  if (inWords.has(content.analysisType)) {
    const words = sentence(content)
    if (words !== '') return words
  }
  const numbers = reckonNumbers(content)
  const metric = numbers.metric(content.key)
  if (!metric || numbers.of(metric.id).value === null) return ''
  const how = numbers.how(metric.id)
  const per = withTime(metric.label, metric.per).slice(metric.label.length)
  return `${metric.label}: **${numbers.text(metric.id)}**${per}${how ? ` (${how.words} = ${how.figures})` : ''}.`
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

/** What the chat says about a finished analysis: its result in one line, what contradicts, what is missing. Markdown. */
export const introduceAnalysis = (content: AnalysisContent): string => {
  const figures = openFigures(content)
  const blanks = openBlanks(content)
  const shown = blanks.length > 5 ? [...blanks.slice(0, 4), `${blanks.length - 4} isian lain`] : blanks
  const key = keyLine(content)
  const [question] = figures
  return [
    `**${content.title}** sudah jadi, ${content.sections.length} bagian.`,
    [...(key ? [key] : []), ...notes(content)].map((line) => `- ${line}`).join('\n'),
    blanks.length > 0 ? `Tinggal Anda isi: ${joinWords(shown)}.` : '',
    key === '' && question ? `Boleh saya tahu: berapa ${question}?` : '',
    'Analisisnya terbuka di canvas: ubah satu angka, semua hitungan, tabel, dan grafik ikut berubah. Bisa diunduh sebagai Word, PDF, atau teks.',
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}
