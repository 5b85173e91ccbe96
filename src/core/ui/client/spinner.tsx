import s from './spinner.module.css'

/** Stands beside words that say what is being waited for; it has none of its own. */
export const Spinner = () => <span className={s.spin} aria-hidden="true" />
