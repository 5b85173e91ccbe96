import { unitOf } from '#core/assistant/shared/reading-grammar/goods/units.ts'
import { clausesIn } from '#core/assistant/shared/told-clauses.ts'
import { weekdayNames } from '#core/text/shared/dates.ts'

import { isAside } from '../reading/without-chat.ts'
import { withoutOrdering } from '../reading/without-ordering.ts'
import { doubled } from '../letter/wording.ts'
import type { NamedPaper } from './paper-names.ts'

/** Points that stand under one label: `kasir: terima uang, …`; the first group has none where none is told. */
export interface PointGroup {
  readonly label: string
  readonly points: readonly string[]
}

/** What a message tells of a paper: what it is about, and what it shall hold, in the owner's words. */
export interface ToldPaper {
  /** What stands right behind the paper's name: `kebersihan dapur`. */
  readonly subject: string
  /** The clause that orders it, from the paper's name on. */
  readonly head: string
  readonly groups: readonly PointGroup[]
}

/** Words behind which the paper's matter is over: for whom, of whom, where, and what is said to the writer. */
const ends =
  /\s(?:untuk|utk|buat|bwt|u\/|dari|dr|di|punya|milik|an|a\.n\.?|yang|yg|isinya|isi|poinnya|dong|donk|ya|kak|min|tolong|tlg|biar|agar|supaya|tiap|setiap|ini|pada|tanggal|tgl|hari|bulan|bln|jam|pukul|perihal|ke(?!\s?-?\s?\d)|kepada|dipakai|ditempel|usaha|nama|namanya|kolom|saya)(?=\s|$)|(?<!\s(?:ke|rt|rw|no|kelas|ruang|meja|blok|juara))\s(?=\d)|\s(?:tolong\s)?(?:di)?(?:buat|bikin)(?:kan|in)(?=\s|$)/iu

/** `isinya:`, `yg penting:`: behind it stand the points, wherever the paper was named. */
const opensList =
  /(?<!\p{L})(?:isi(?:nya)?|poin(?:nya|-poinnya)?|penting|aturan(?:nya)?|langkah(?:nya)?|urutan(?:nya)?|alur(?:nya)?|berikut(?: ini)?|rincian(?:nya)?|gini|begini|jadwal(?:nya)?|susunan(?:nya)?|kolom(?:nya)?)\s*:\s+/iu

/** Where the clause ends that orders the paper: at the colon of its sentence, else at its first stop. */
const headEnd = (text: string): number => {
  const list = opensList.exec(text)
  if (list !== null) return list.index + list[0].length
  const colon = /:(?=\s|\n)/.exec(text)?.index ?? -1
  const stop = /[,;\n]|[.!?](?=\s|$)/.exec(text)?.index ?? -1
  // `jobdesk admin gudang utk UD Beras, tugasnya …. syarat: bisa Excel`: a later colon labels its own points.
  const isOwn =
    colon !== -1 &&
    !/[.!?\n]\s|[.!?]$/.test(text.slice(0, colon)) &&
    (text.slice(0, colon).match(/,/g) ?? []).length < 2
  if (isOwn) return colon + 1
  return stop === -1 ? text.length : stop + 1
}

const bareNumber = /(?<=^|[\s,;:])(\d{1,2})\s+(?=(\p{L}+))/gu

/** `1 cek surat jalan, 2 hitung dus, 3 catat`: numbers that run from one, and count nothing, begin points. */
const withBrackets = (text: string): string => {
  let next = 1
  const found = [...text.matchAll(bareNumber)].filter(([, number, word = '']) => {
    const isNext = Number(number) === next && unitOf(word.toLowerCase()) === null && !/^sd[mt]$/i.test(word)
    if (isNext) next += 1
    return isNext
  })
  if (found.length < 3) return text
  return found.reduceRight(
    (told, { index, 1: number = '' }) => `${told.slice(0, index + number.length)})${told.slice(index + number.length)}`,
    text,
  )
}

/** `1) … 2) …` and `… Sri. jumat …` within a line begin a line each time. */
const listed = (told: string): string => {
  const text = withBrackets(told)
  const days = text.replaceAll(/[.]\s+(?=(?:hari\s+)?(?:senin|selasa|rabu|kamis|jumat|sabtu|minggu)(?!\p{L}))/giu, '\n')
  return /(?:^|\s)\(?1[.)]\s+\p{L}/u.test(days) ? days.replaceAll(/\s+(?=\(?\d{1,2}[.)]\s+\p{L})/gu, '\n') : days
}

const lead = /^(?:dan|serta|terus|trus|lalu|kemudian|abis itu|habis itu|setelah itu|sama|plus|juga)\s+/iu
const joined = /\s+(?:terus|trus|lalu|kemudian|abis itu|habis itu|setelah itu)\s+/iu
const labelled = /^(\p{L}[\p{L} /&]{2,28}?)\s*:\s+(?=\S)/u

/** Said to the writer at the end of a list. */
const thanks = /^(?:makasih|terima kasih|trims|thanks|suwun|nuhun|ditunggu|segera|urgent)(?!\p{L})/iu

/** The points of a text; behind a colon a word of manner is a point too (`kode etik: ramah, jujur`). */
const pointsOf = (text: string, isListed: boolean, isPoint: (clause: string) => boolean): PointGroup[] => {
  const isSaid = (point: string): boolean => (isListed ? thanks.test(point) : isAside(point))
  const groups: { label: string; points: string[] }[] = [{ label: '', points: [] }]
  for (const { text: clause } of clausesIn(listed(text))) {
    const bare = clause.replace(/^\s*(?:[-–•*·✓]\s*|\(?\d{1,3}[.)]\s+)/, '').trim()
    const [said = '', label = ''] = labelled.exec(bare) ?? []
    if (said !== '') groups.push({ label, points: [] })
    for (const part of bare.slice(said.length).split(joined)) {
      // In a list `tulis nota` is what somebody does.
      const told = part.replace(lead, '').trim()
      const point = isListed ? told : withoutOrdering(told)
      if (point !== '' && !isSaid(point) && isPoint(point)) groups.at(-1)?.points.push(point)
    }
  }
  return groups.filter(({ points }) => points.length > 0)
}

const dayFirst = new RegExp(`^\\s*(?:(?:untuk\\s+)?hari\\s+)?(?:${weekdayNames.join('|')})\\b`, 'i')

/**
 * What is told of a named paper. `isPoint` says whether a clause belongs into the paper: names and signers have places of
 * their own. Where nothing stands behind the order, what stands before it is told.
 */
export const toldPaper = (text: string, paper: NamedPaper, isPoint: (clause: string) => boolean): ToldPaper => {
  const behind = text.slice(paper.to)
  // `jadwal piket senin Budi`: what begins with a day is the first row, no matter of a title.
  const end = paper.sort === 'jadwal' && dayFirst.test(behind) ? 0 : headEnd(behind)
  const head = behind.slice(0, end).replace(/[\s:,;.!?]+$/, '')
  const subject = doubled((head.split(ends)[0] ?? '').split(/[,;:.\n(]/)[0]?.trim() ?? '')
  const after = pointsOf(behind.slice(end), /:\s*$/.test(behind.slice(0, end)), isPoint)
  const start = text.slice(0, paper.from)
  const sentence = Math.max(start.lastIndexOf('. '), start.lastIndexOf('\n'), start.lastIndexOf(', '))
  const groups = after.length > 0 ? after : pointsOf(start.slice(0, Math.max(sentence, 0)), false, isPoint)
  return { subject, head, groups }
}
