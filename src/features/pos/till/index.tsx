/** The door of the till: the page at `/kasir/{slug}/`. */
export { TillPage } from './till-page.tsx'
