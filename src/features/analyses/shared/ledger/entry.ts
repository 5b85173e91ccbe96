import type { Time } from '../told-figure.ts'
import type { Way } from './ledger-words.ts'

/** How many of what: `2 kapster`, `850 botol per bulan`. */
export interface Counted {
  readonly value: number
  readonly noun: string
  /** For one of what: `tiap kostum 6 kali`, or in what time. */
  readonly per: string | null
  /** The time beside a holder: `sehari 1 penjahit 18 potong`. */
  readonly rate: Time | null
  /** Behind a sign of multiplication: `15rb x 40`. */
  readonly times: boolean
  readonly said: string
  /** Of more that were told: those that are let, run or live. */
  readonly left?: true
  /** Told without saying that it is of each of them: `2 lapangan …, laku 6 jam sehari`. */
  readonly assumed?: true
  /** The share of another count that it is, in percent: `susut 12%` leaves 88 of the 150 kg. */
  readonly from?: { readonly count: Counted; readonly share: number }
}

/** A stretch of the message about one sum, share or count: what, how much, of how many, per what, which way. */
export interface Entry {
  /** Its own words in their plain forms, those behind the number with it. */
  readonly words: readonly string[]
  /** The name in the owner's words; may be empty. */
  readonly label: string
  readonly money: number | null
  readonly percent: number | null
  readonly counts: readonly Counted[]
  /** For one of what the sum is: `kepala`, `bulan`; null where it is told as a whole. */
  readonly per: string | null
  /** `2.000 per 25 kg`: of how many together it is the price. */
  readonly pack: Counted | null
  /** Certainly the price of one: `@ 1,8jt`. */
  readonly each: boolean
  /** The time beside that: `150rb per orang per hari`, `sehari 24 motor, sebuah 15rb`. */
  readonly rate: Time | null
  readonly way: Way | null
  /** Whether its own words tell the way. */
  readonly sure: boolean
  /** Joined to the entry before it: `186 tusuk @3rb sama lontong 42 porsi @5rb`. */
  readonly joined: boolean
  /** `Senin`, `Mei`: the time it is of, as written. */
  readonly period: string
  /** The words right before it that hold no number: `aku jual dompet kulit,`. */
  readonly context: readonly string[]
  /** The words behind it up to the end of its clause: `900rb lunas kemarin`. */
  readonly trail: readonly string[]
  readonly said: string
  /** Counts up with every line, full stop and question mark. */
  readonly sentence: number
}
