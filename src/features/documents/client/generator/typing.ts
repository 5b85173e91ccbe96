/** Milliseconds between two steps of typing (P2 §9): longer texts are typed faster. */
export const typingSpeed = (length: number): number => (length > 500 ? 30 : 50)

/** Characters of one step: a text of a page is there within a few seconds. */
const stepLength = 24

/** True where the system or the owner asks that nothing moves: the text is there at once. */
export const motionIsOff = (): boolean =>
  document.documentElement.dataset['motion'] === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches

/** Shows a growing text step by step. `show` gets what is shown so far; `settled` is called when all of it is. */
export class Typist {
  #target = ''
  #shown = 0
  #timer: ReturnType<typeof setTimeout> | null = null
  readonly #show: (text: string) => void
  readonly #isStill: () => boolean
  #waiting: (() => void)[] = []

  constructor(show: (text: string) => void, isStill: () => boolean = motionIsOff) {
    this.#show = show
    this.#isStill = isStill
  }

  add(text: string): void {
    this.#target += text
    this.#go()
  }

  /** Puts a text in the place of all that was added: what was shown goes on from where it stood. */
  replace(text: string): void {
    this.#target = text
    this.#shown = Math.min(this.#shown, text.length)
    this.#tell()
    this.#go()
  }

  /** Resolves when everything that was added is shown. */
  settled(): Promise<void> {
    if (this.#shown >= this.#target.length) return Promise.resolve()
    return new Promise((resolve) => {
      this.#waiting.push(resolve)
    })
  }

  /** Everything that was added, shown or not: nothing more is typed. */
  finish(): string {
    this.stop()
    return this.#target
  }

  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
    this.#waiting = []
  }

  #go(): void {
    if (this.#isStill()) {
      this.#shown = this.#target.length
      this.#tell()
    } else this.#timer ??= setTimeout(() => this.#step(), typingSpeed(this.#target.length))
  }

  #step(): void {
    this.#timer = null
    this.#shown = Math.min(this.#target.length, this.#shown + stepLength)
    this.#tell()
    if (this.#shown < this.#target.length) this.#go()
  }

  #tell(): void {
    this.#show(this.#target.slice(0, this.#shown))
    if (this.#shown < this.#target.length) return
    for (const resolve of this.#waiting.splice(0)) resolve()
  }
}
