/** The one thing that a house makes, sells or does, where it is told once: `usaha keripik pisang Gurih`. */
const productTold =
  /(?<!\p{L})(?:usaha|jual(?:an)?|menjual|produksi|produsen|bisnis|jasa)\s+(?!(?:saya|kami|sendiri|rumahan|kecil|keluarga|online|jasa|untuk|di|yang)\s)(\p{Ll}{3,}(?:\s\p{Ll}{2,}){0,2}?)(?=\s+(?:\p{Lu}|\d|area\s|["“'(]|namanya|dengan|varian|rasa|harga|di\s|saya|kami)|\s*[,.:;]|$)/u
export const productIn = (text: string): string => productTold.exec(text)?.[1] ?? ''
