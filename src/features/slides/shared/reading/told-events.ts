import { sentenceCase } from '#core/text/shared/letter-case.ts'
import type { Draft } from './figure-draft.ts'
import { metricName } from './metric-words.ts'

const scaleWords = /(?<!\p{L})(?:rp|rb|ribu|jt|juta|miliar|milyar|tahun)(?!\p{L})/giu
/** What begins with a year. */
export const ofYear = /^(?:tahun\s+)?(?:19|20)\d\d\s*[:,-]?\s+\p{L}/iu

/** What begins with an hour of the day. */
export const ofHour =
  /^(?:susunan acara\s*:?\s*)?(?:(?:jam|pukul)\s+)?((?:[01]?\d|2[0-4])[.:][0-5]\d(?:\s*(?:-|–|sampai|s\/d)\s*(?:[01]?\d|2[0-4])[.:][0-5]\d)?)\s*[:,-]?\s+(\p{L}.*)$/iu

/** `08.30 lomba anak`: what happens at an hour, in order. */
export const takeHour = ([, hour = '', what = '']: RegExpExecArray, draft: Draft): void => {
  const line = `${hour.replaceAll(':', '.')} ${sentenceCase(what)}`
  const at = draft.parts.findIndex(({ title }) => title === 'Susunan acara')
  const lines = [...(draft.parts[at]?.lines ?? []), line]
  if (at < 0) draft.parts.push({ title: 'Susunan acara', lines })
  else draft.parts[at] = { title: 'Susunan acara', lines }
}

const wordsOfEvent = (clause: string): number => {
  const words = clause.replaceAll(scaleWords, ' ').match(/\p{L}{2,}/gu) ?? []
  return words.filter((word) => !metricName.test(word)).length
}

/** `2018 punya 5 penjahit`: what happened in a year, told beside another year, is an event and no figure. */
export const areEvents = (clauses: readonly string[]): boolean => {
  const told = clauses.filter((clause) => ofYear.test(clause))
  return told.length > 1 && told.some((clause) => wordsOfEvent(clause) > 1)
}

const planning =
  /^(?:rencana|target|agenda)\s(?:\p{L}+\s){0,2}(?:tahun|bulan|minggu|semester|kuartal)\s(?:depan|ini|berikutnya)|^(?:tahun|bulan|minggu|semester) depan(?!\p{L})|^rencana(?:nya)?\s/iu

/** Whether a clause of a report tells what is still to come. */
export const isPlanned = (clause: string): boolean => planning.test(clause)
