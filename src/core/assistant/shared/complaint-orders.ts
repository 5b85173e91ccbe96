/** `saya mau komplain ke JNE`: somebody announces a complaint, and to whom. */
const announced =
  /^\s*(?:(?:min|kak|halo|hai|bang|mas|mbak)[\s,]+)?(?:(?:saya|aku|sy|kami|gue|gua)\s)?(?:mau|ingin|pengen|pingin|hendak)\s(?:ng)?(?:komplain|complain|komplen|protes)\s(?=(?:ke|kepada|kpd|sama)\s\S)/iu
/** What went wrong, with a figure, and what is asked for: without these it is only talk. */
const tells = /(?<!\p{L})(?:minta|refund|ganti|diganti|retur|tuker|tukar|kembali\p{L}*|balikin)(?!\p{L})/iu
const asks =
  /\?|(?<!\p{L})(?:gimana|bagaimana|gmn|caranya|cara|bisa ga|bisa gak|boleh ga|boleh gak|kemana|ke mana)(?!\p{L})/iu

/** A complaint with its facts is a letter that is wanted; a question how to complain stays one. */
export const withComplaintOrdered = (text: string): string =>
  announced.test(text) && /\d/u.test(text) && tells.test(text) && !asks.test(text)
    ? text.replace(announced, 'buatkan surat komplain ')
    : text
