import type { AnalysisContent } from './analysis-content.ts'

/** What stands in for the words that name a frame, so that the rest of the message is read as a question of its own. */
const frames =
  /(?<!\p{L})(?:analis[ai]s?\s+)?(?:swot|(?:riset|market research|penelitian)(?:\s+(?:tentang|soal))?(?:\s+(?:pasar|peluang(?:\s+(?:usaha|bisnis|pasar))?|pesaing|kompetitor))?|(?:peluang|prospek)(?:\s+(?:usaha|bisnis|pasar))?|target market|segmen\p{L}*(?:\s+(?:pasar|pelanggan|pembeli))?|kekuatan(?:nya)?(?:\s+(?:dan|sama|&)\s+kelemahan(?:nya)?)?|kelemahan(?:nya)?)(?!\p{L})/giu
/** `saingan ada 3`, `pesaing sudah 4 di satu gang`: how many rivals there are is told of the market. */
const rivals =
  /(?<!\p{L})(?:saingan|pesaing|kompetitor)(?:nya|ku)?\s(?:(?:ada|sudah|udah|baru|cuma|sekitar|saya|sy)\s){0,3}\d{1,2}(?!\d|[.,]\d|\s?(?:rb|ribu|k|jt|juta)(?!\p{L}))[^,.;\n]*/giu
const asked =
  /(?<!\p{L})(?:berapa|brp|brapa|piro|sabaraha|(?:di)?h?itung\p{L}*|tulis(?:in|kan)? (?:juga|sekalian)|bep|impas|balik modal|naik|turun|laba|untung|omzet|omset|margin|selisih)(?:nya|e|ne)?(?!\p{L})/iu

/** A message in a frame of words (SWOT, market) as the question that its figures answer; null where it asks none. */
export const besideFrame = (text: string): string | null => {
  const rest = text.replaceAll(frames, 'analisis').replaceAll(rivals, '')
  return rest !== text && /\d/.test(rest) && asked.test(rest) ? rest : null
}

/** A frame of words with what the message's figures come to: its first section, the results, the frame, the steps. */
export const withReckoned = (frame: AnalysisContent, own: AnalysisContent): AnalysisContent => {
  const [opening, ...framed] = frame.sections
  const [results, ...steps] = own.sections.map((section) => ({
    ...section,
    id: `hitung_${section.id}`,
    title: section.id === 'ringkasan' ? 'Ringkasan hitungan' : section.title,
  }))
  return {
    ...own,
    analysisType: frame.analysisType,
    title: frame.title,
    sections: [opening, results, ...framed, ...steps].filter((section) => section !== undefined),
    dataset: {
      figures: [...frame.dataset.figures, ...own.dataset.figures],
      groups: { ...frame.dataset.groups, ...own.dataset.groups },
    },
    metrics: [...frame.metrics, ...own.metrics],
    charts: [...frame.charts, ...own.charts],
  }
}
