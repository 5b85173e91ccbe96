const showing = String.raw`(?:di)?(?:tulis|tampil|cantum|sebut|tunjuk|muncul|masuk)(?:in|kan)?`
const giving = String.raw`(?:kasih|kasi|beri|dikasih|diberi)\s(?:tulisan|keterangan|catatan|angka)(?:nya)?`
/** `tampilin naiknya berapa persen`, `kasih tulisan sisanya berapa` */
const behindVerb = new RegExp(
  String.raw`(?<!\p{L})((?:${showing}|${giving})\s(?:\p{L}+\s){0,4}?)(?:berapa|brp|brapa)\s?(?=(?:persen|%|rupiah)(?!\p{L})|[.,!;\n]|$)`,
  'giu',
)
/** `saldonya sisa berapa cantumin` */
const beforeVerb = new RegExp(
  String.raw`(?<=\p{L}\s)(?:berapa|brp|brapa)\s(?=(?:tolong\s|mohon\s)?${showing}(?:\s(?:ya|juga|dong|sekalian))*\s*(?:[.,!;\n]|$))`,
  'giu',
)
/** `laporan keuangan bazar Ramadhan kemarin`: which feast or fair is meant. */
const lastFeast =
  /(?<=(?<!\p{L})(?:laporan|lap|rekap|lpj)\s(?:\p{L}+\s){0,4}(?:rama[dh]+an|lebaran|natal|agustusan|17an|idul\s\p{L}+|imlek|bazar|bazaar|pameran|turnamen|hajatan))\s(?:kemarin|kmrn|kmarin|kmren|kemaren)(?!\p{L})/giu

/**
 * A message in which the figures that shall stand in the thing are ordered and not asked for: `tampilin naiknya persen`. Nobody
 * is asked by them. Any other message comes back unchanged.
 */
export const withFiguresToShow = (message: string): string =>
  message.replaceAll(behindVerb, '$1').replaceAll(beforeVerb, '').replaceAll(lastFeast, '')
