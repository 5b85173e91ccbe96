/** The words that corrections are made of, as parts of patterns. */
export const end = '(?=\\s|[,.;:!?]|$)'
export const wrong = `(?:salah(?:\\s+(?:tulis|ketik|itu|tuh|satu))?|keliru|kliru|typo|tipo|ketuker|ketukar|tertukar|kebalik|terbalik|kebalikan|meleset|ngaco|kurang(?:\\s+(?:tepat|pas|benar|bener))?|kelebihan|kebanyakan|kedikitan|kemahalan|kemurahan|kekecilan|kebesaran|kecepetan|kepagian|kesorean)`
export const rightly = `(?:(?:yang|yg|yng)\\s+(?:benar|bener|bnr|betul|btul)(?:nya)?(?:\\s+(?:itu|tuh|adalah|ya|mah))*|(?:se)?harusnya|hrsnya|(?:se)?mestinya|benernya|betulnya|sebenarnya|sebenernya|maksud(?:nya|ku|\\s+(?:saya|aku|gue|gw|sy))|tepatnya|ralat|koreksi|ternyata|rupanya|trnyata)`
export const filler = `(?:(?:woi|woy|juga|sih|nih|tuh|kak|kakak|min|mas|mbak|bang|deh|dong|ya|yah|lho|loh|kok|ini|itu|dari|tadi|barusan|ada|yg|yang|lagi|nya|gan|bro|sis|pak|bu)${end}[\\s,]*)*`
export const only =
  '(?:(?:dari|mulai|cuma|cuman|hanya|doang|itu|tuh|adalah|jadi|menjadi|sebesar|seharga|di|jam\\s+(?=jam))\\s+)*'

export const opening =
  /^(?:(?:e+h+|oh ya|oh iya|maaf|sori|sorry|oh|ya|iya|aduh|waduh|duh|lho|loh|kak|kakak|min|mimin|hmm|astaga|btw|oke|ok|sip|nah|wah|mas|mbak|bang|mohon|oiya|ups|yah|hadeh|gan)(?=[\s,.!])[\s,.!]*)+/i
/** What is to be done with the correction goes without saying. */
export const closing =
  /(?:[,.;!]|\s)\s*(?:(?:tolong|mohon|tlg|minta|coba|bisa)\s+)?(?:(?:di)?(?:bikin(?:in)?|buat(?:kan|in)?|perbaiki|perbaikin|betulin|betulkan|benerin|benarkan|ubah|ganti|koreksi|revisi|update|sesuaikan|sesuain)(?:in|kan)?)(?:\s+(?:ulang|lagi|dulu))?(?:\s+(?:ya|dong|kak|min|deh|yah|aja|mas|mbak))*\s*[.!]*$/i
export const polite =
  /(?:\s+(?:ya|yah|dong|donk|deh|aja|saja|dulu|kak|kakak|min|nih|tuh|sih|ding|deng|kok|mas|mbak|bang|gan|lho|loh|makasih|thanks|plis|please|tolong|bro|sis|woi|woy|bos|boss|juragan|pak|bu|om|tante|cak|kang|guys|beb))+\s*[.!]*$/i
/** Why, or what for, changes nothing: `28rb aja biar dia jadi ambil`, `dihapus aja, ga kepake`. */
export const reason =
  /[\s,]+(?:biar|supaya|soalnya|karena|krn|karna|agar|mumpung|lupa tadi|tadi lupa|kelupaan(?: tadi)?|tadi kelupaan)(?:\s.*)?$|[\s,]+(?:kata|menurut)\s+\p{L}+(?:nya)?(?:\s+\p{L}+)?$|\s+(?:hasil|habis|abis|setelah)\s+nego\b.*$|,\s*(?:udah\s+)?(?:ga|gak|gk|nggak|ngga|tidak)\s+\p{L}+(?:\s+\p{L}+)?$/iu
/** A remark on how it came about: `3 juta yg masuk`. */
export const happened =
  /\s+(?:yang|yg)\s+(?:masuk|dibayar|dibayarkan|ditransfer|diterima|dipesan|jadi|dipake|dipakai|diambil)$/i

export const value = '(\\S.*?)'
/** Patterns of corrections read letters of every alphabet and either case. */
export const pattern = (source: string): RegExp => new RegExp(source, 'iu')
export const target = '(\\p{L}[\\p{L}\\p{N} .-]{1,40}?)'

export const number = '(?:rp\\.?\\s*)?\\d[\\d.,]*'

/** A piece of a sentence without the signs around it. */
export const clean = (text: string): string => text.replace(/^[\s,.:;]+|[\s,.;!]+$/g, '')
