import type { AppCheckTask } from '../../shared/app-check.contract.ts'
import { loadScript } from './load-script.ts'
import s from './outside-services.module.css'
import { withinTime } from './within-time.ts'

type TaskOf<Provider> = Extract<AppCheckTask, { readonly provider: Provider }>

interface TurnstileApi {
  render(
    place: HTMLElement,
    settings: {
      readonly sitekey: string
      readonly action: string
      readonly cData: string
      readonly language: string
      readonly appearance: 'interaction-only'
      readonly callback: (token: string) => void
      readonly 'error-callback': (code: string) => void
      readonly 'timeout-callback': () => void
      readonly 'unsupported-callback': () => void
    },
  ): string
  remove(widget: string): void
}

interface RecaptchaApi {
  ready(work: () => void): void
  execute(siteKey: string, settings: { readonly action: string }): PromiseLike<string>
}

declare global {
  interface Window {
    readonly turnstile?: TurnstileApi
    readonly grecaptcha?: RecaptchaApi
  }
}

/** A person may be asked to press something; longer than this nobody is waited for, in milliseconds. */
const patience = 2 * 60_000

/** Proves this page with Cloudflare Turnstile; its box is seen only where it asks the owner for something. */
export const proveWithTurnstile = async (task: TaskOf<'turnstile'>): Promise<string> => {
  await loadScript(task.script)
  const { turnstile } = window
  if (!turnstile) throw new Error('the script brought no turnstile')
  const place = document.createElement('section')
  place.className = s.place ?? ''
  place.setAttribute('aria-label', 'Pemeriksaan keamanan')
  document.body.append(place)
  let widget = ''
  try {
    return await withinTime(
      new Promise<string>((done, fail) => {
        widget = turnstile.render(place, {
          sitekey: task.siteKey,
          action: task.action,
          cData: task.customerData,
          language: 'id',
          appearance: 'interaction-only',
          callback: done,
          'error-callback': (code) => fail(new Error(`turnstile: ${code}`)),
          'timeout-callback': () => fail(new Error('turnstile: nobody answered')),
          'unsupported-callback': () => fail(new Error('turnstile: this browser is not supported')),
        })
      }),
      patience,
    )
  } finally {
    if (widget !== '') turnstile.remove(widget)
    place.remove()
  }
}

/** Proves this page with Google reCAPTCHA v3, which never asks for anything. */
export const proveWithRecaptcha = async (task: TaskOf<'recaptcha'>): Promise<string> => {
  await loadScript(task.script)
  const { grecaptcha } = window
  if (!grecaptcha) throw new Error('the script brought no grecaptcha')
  return withinTime(
    new Promise<string>((done) => {
      // What it answers with may fail in its own time: the promise takes that over.
      grecaptcha.ready(() => done(grecaptcha.execute(task.siteKey, { action: task.action })))
    }),
    patience,
  )
}
