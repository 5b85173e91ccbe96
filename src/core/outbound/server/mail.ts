/** What somebody is written: plain text, its links on lines of their own. */
export interface Mail {
  /** One address. */
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** A mail on its way; the same `id` and `date` whenever it is tried. */
export interface OutgoingMail extends Mail {
  readonly id: string
  readonly date: Date
}

/** Whoever carries mails away: a mail server, or the outbox in the data folder. */
export interface MailCarrier {
  /** Whether mails come into the mailbox that they are addressed to. */
  readonly reaches: boolean
  /**
   * Gives the mail away. `onHanding` is called once, right before the mail can be taken, and nothing of the mail goes out
   * where it throws. Throws `MailNotTaken` where the mail surely was not taken; with any other failure after `onHanding`
   * nobody knows.
   */
  deliver(mail: OutgoingMail, onHanding: () => Promise<void>, signal: AbortSignal): Promise<void>
}

/** The mail did not go out; `isFinal` where trying again cannot change that. The message names no person. */
export class MailNotTaken extends Error {
  override readonly name = 'MailNotTaken'
  readonly isFinal: boolean

  constructor(message: string, isFinal: boolean) {
    super(message)
    this.isFinal = isFinal
  }
}
