const showing = String.raw`(?:di)?(?:tulis|cantum|tampil|sebut|pasang|kasih?|taruh|taro|naruh|muncul|hitung|itung|rinci|pakai|pake|buat|bikin|masuk|tambah|jelas)\p{L}{0,4}`
const lead = String.raw`(?:(?:tolong|tlg|dan|sekalian|juga|jg|minta|mohon|terus|trus|lalu)\s){0,3}`
const wish = new RegExp(
  String.raw`(?<!\p{L})${lead}${showing}\s(?:\p{L}{1,12}\s){0,3}?(?:harga|biaya|tarif|harganya|biayanya|tarifnya)(?!\p{L})[^,.;:\n!?]{0,80}`,
  'giu',
)
const normalOnly = /harga\s(?:yang\s)?(?:normal|biasa|asli|awal)(?:nya)?\s(?:aja|saja|doang)/iu

/** What a message wishes to see of prices: `cantumkan harga setelah diskonnya`. */
export const wishedPrices = (text: string): string[] => {
  if (normalOnly.test(text)) return []
  return Array.from(text.matchAll(wish), ([said]) => said)
}

/** A message without those wishes: they are said to whoever makes the item, not to its readers. */
export const withoutWishes = (text: string): string => text.replaceAll(wish, ' ')
