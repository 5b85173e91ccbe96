import * as z from 'zod/mini'

import { documentTypes } from '#core/items/shared/kinds.ts'

import { paperForms } from './papers/paper-names.ts'
import type { Remembered } from './from-memory/remembered.ts'
import { letterData } from './letter.ts'

/** Whole Rupiah; null for the rest of a sum. */
const money = z.int().check(z.nonnegative())

const party = z.object({
  name: z.string(),
  company: z.string(),
  title: z.string(),
  address: z.string(),
  phone: z.string(),
  email: z.string(),
})
export type RequestParty = z.infer<typeof party>

/** The letters that share the type `surat_resmi`; each has its own conventional parts. */
export const officialForms = [
  'undangan',
  'permohonan',
  'pemberitahuan',
  'keterangan',
  'kuasa',
  'pernyataan',
  'tugas',
  'peringatan',
  'pengantar',
  'balasan',
  'izin',
  'lamaran',
  'lowongan',
  'pengunduran',
  'rekomendasi',
  'tagihan',
  'jalan',
  'pesanan',
  'retur',
  'keluhan',
  'ucapan',
  'maaf',
  'serah_terima',
  'berita_acara',
  'notulen',
  'mutasi',
  ...paperForms,
  'umum',
] as const
export type OfficialForm = (typeof officialForms)[number]

/**
 * What is asked of the document maker: the facts of a message, whoever read it (the embedded engine or a model).
 * Empty texts, empty lists and null all mean 'not said'; days are ISO days.
 */
export const documentRequest = z.object({
  documentType: z.enum(documentTypes),
  form: z.enum(officialForms),
  sender: party,
  recipient: party,
  parties: z.array(party),
  signer: z.object({ name: z.string(), title: z.string() }),
  subject: z.string(),
  /** The name by which the message calls an official letter: `pengunduran diri`, `lamaran kerja`. */
  letterName: z.string(),
  letterNumber: z.string(),
  date: z.string(),
  dueDate: z.string(),
  validityDays: z.nullable(z.int()),
  eventDate: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  times: z.array(z.string()),
  places: z.array(z.string()),
  term: z.nullable(z.object({ amount: z.number(), unit: z.enum(['hari', 'minggu', 'bulan', 'tahun']) })),
  terms: z.array(z.string()),
  lines: letterData.shape.lines,
  charges: letterData.shape.charges,
  discount: letterData.shape.discount,
  withheld: letterData.shape.withheld,
  tax: letterData.shape.tax,
  downPayment: letterData.shape.downPayment,
  /** The total that the message states itself; compared with the reckoned one, never put over it. */
  statedTotal: z.nullable(z.int().check(z.nonnegative())),
  bankAccounts: letterData.shape.bankAccounts,
  npwp: z.string(),
  /** The sender's website, where a profile knows it. */
  website: z.optional(z.string()),
  /** The picture of the profile (a `data:` address); it becomes a stored picture where the letter is stored. */
  logo: z.optional(z.string()),
  /** What an invitation's agenda says (`acara …`), where it is said apart from the occasion. */
  agenda: z.optional(z.string()),
  /** Single days on which somebody stays away, where several are told. */
  eventDays: z.optional(z.array(z.string())),
  /** Why something is asked for (`karena …`). */
  reason: z.optional(z.string()),
  /** What a declaration declares. */
  statement: z.optional(z.string()),
  /** The time in which a contract's goods are counted anew: `bulan` for `500 kg per bulan`. */
  rhythm: z.optional(z.string()),
  /** What a contract's message tells each side to do, in the words of its article. */
  duties: z.optional(z.object({ first: z.array(z.string()), second: z.array(z.string()) })),
  /** By what a journey is made. */
  vehicle: z.optional(z.string()),
  /** What a complaint asks for. */
  demands: z.optional(z.array(z.string())),
  /** The owner's own words: what no other field holds is still told. */
  message: z.optional(z.string()),
  /** The day from which words like `besok` in the message are counted. */
  today: z.optional(z.string()),
  /** The work that is applied for, or that somebody does: `juru masak`. */
  position: z.optional(z.string()),
  /** `pertama`, `kedua`, `ketiga`: which warning it is. */
  grade: z.optional(z.string()),
  /** When the rest behind a deposit is paid, in the owner's words. */
  settlement: z.optional(z.string()),
  /** The town in which a receipt or a contract is signed. */
  place: z.optional(z.string()),
  /** What the whole costs of which a receipt states a part. */
  whole: z.optional(money),
  /** What is received now is the rest behind a deposit that was paid before. */
  settlesRest: z.optional(z.boolean()),
  /** Whether an invoice is paid already. */
  paid: z.optional(z.boolean()),
  /** Cash that was handed over for an invoice, of which change is given back; whole Rupiah. */
  tendered: z.optional(z.int().check(z.nonnegative())),
  /** Payment in parts, in order: shares that make up the whole, or sums (`null`: the rest). */
  instalments: z.optional(
    z.array(z.object({ percent: z.number(), when: z.string(), amount: z.optional(z.nullable(money)) })),
  ),
  /** The time that a report covers: `bulan Oktober 2026`. */
  period: z.optional(z.string()),
  /** What came from the owner's own things instead of the message. */
  remembered: z.optional(z.custom<Remembered>()),
})
export type DocumentRequest = z.infer<typeof documentRequest>
