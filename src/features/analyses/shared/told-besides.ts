import { canonicalWord } from '#core/assistant/shared/intent/slang.ts'
import { asking } from '#core/assistant/shared/intent/word-lists.ts'
import { untoldFacts } from '#core/assistant/shared/untold.ts'
import { sentenceCase } from '#core/text/shared/letter-case.ts'

import type { AnalysisContent, Section } from './analysis-content.ts'
import { analysisText } from './analysis-text.ts'
import { quoted } from './wording.ts'

/** Words of the question: they say what shall be reckoned, not what is the case. */
const idle: ReadonlySet<string> = new Set(
  `analisis analisa analysis analisiskan analisisin analisakan analisain analisanya analisisnya menganalisis menganalisa dianalisis dianalisa nganalisis
   riset risetin risetkan research kajian kaji teliti swot studi kelayakan layak banding bandingkan bandingin perbandingan membandingkan dibanding komparasi
   hitung hitungan hitungkan hitungin itung itungin itungan cek cekin berapa brp berapaan apa apakah mana kapan gimana bagaimana kenapa gak nggak tidak lebih murah untung rugi
   mending mendingan cuan balik modal impas titik dalam kira kira-kira kalau kalo terus supaya biar agar masih sudah udah belum dong pas nya usaha bisnis saya
   buat untuk tentang soal data datanya angka angkanya berikut begini gini tiap setiap total semua semuanya sekalian sebaiknya bagus cocok ideal detail detil
   hemat aman ngga nggak ga kah siapa dulu naik turun
   lengkap sederhana singkat laporan laba margin biaya harga jual omzet omset penjualan pengeluaran pemasukan keuangan arus pasar pesaing perlu harus pilih dapat berarti`.split(
    /\s+/,
  ),
)

const mostClauses = 20

const fewWords = 7

/** What stands right before a clause and in one breath with it: `mana yang ` before `paling banyak`. */
const leadOf = (clause: string, message: string): string => {
  const at = message.toLowerCase().indexOf(clause.toLowerCase())
  return at < 1
    ? ''
    : (message
        .slice(Math.max(0, at - 30), at)
        .split(/[,.;:\n?!]/)
        .at(-1) ?? '')
}

/** `dan berapa persen dari omzet`: a short question without a sum of its own tells nothing. */
const onlyAsks = (clause: string, message: string): boolean => {
  const words = `${leadOf(clause, message)} ${clause}`.split(/[^\p{L}\d-]+/u).filter((word) => word !== '')
  return (
    !/\d/.test(clause) &&
    words.length <= fewWords &&
    words.some((word) => asking.has(canonicalWord(word.toLowerCase())))
  )
}

/**
 * The analysis with what its message told and none of its sections holds, word for word: the given conditions stand
 * right before the figures that were reckoned with. No stated fact is lost (ASSIST-01).
 */
export const withToldBesides = (content: AnalysisContent, message: string): AnalysisContent => {
  const facts = untoldFacts(message, `${content.title}\n${analysisText(content)}`, {
    words: true,
    everyWord: true,
    counts: true,
    idle,
  }).filter(({ kind, clause }) => kind !== 'matter' || !onlyAsks(clause, message))
  const clauses = [...new Set(facts.map(({ clause }) => clause))]
    .map((clause) => sentenceCase(quoted(clause)))
    .filter((clause) => clause.length > 2)
    .slice(0, mostClauses)
  if (clauses.length === 0) return content
  const told: Section = {
    id: 'disampaikan',
    title: 'Yang Anda sampaikan',
    blocks: [{ type: 'list', ordered: false, items: clauses }],
  }
  const last = content.sections.findIndex(({ id }) => id === 'angka')
  const at = last === -1 ? content.sections.length : last
  return { ...content, sections: [...content.sections.slice(0, at), told, ...content.sections.slice(at)] }
}
