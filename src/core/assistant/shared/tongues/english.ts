import { type Tongue, words } from './tongue.ts'

/** English as owners mix it into their orders. */
export const english: Tongue = {
  telling: words(`
    butuh = need
    buatkan = create
    tolong = please pls plz
    semuanya = everything
    pembeli = buyer
  `),
  besides: words(`
    dari = from From
    kepada = to
    dan = and
    untuk = for
    diskon = discount
    tambah = add
    dengan = with
    semua = all
  `),
}
