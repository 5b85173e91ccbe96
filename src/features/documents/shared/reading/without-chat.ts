import type { DocumentType } from '#core/items/shared/kinds.ts'

import type { DocumentContent, DocumentNode } from '../content/document-content.ts'
import type { OfficialForm } from '../document-request.ts'

/** Words that are said to whoever writes the paper, or only colour what is said: no paper holds them. */
export const fillers: readonly string[] =
  'nih tuh sih deh dong donk dongs kok lho loh kan yah yuk nah hehe hehehe haha wkwk wkwkwk hiks please plis pls tlg tolongin mimin gaes guys cuy coy bestie btw fyi oke okeh okey oks sip siap-siap gitu gini gitulah begitulah'.split(
    ' ',
  )
const filler = new RegExp(
  `(?<![\\p{L}\\p{N}-])(?:${fillers.join('|')})(?:\\s+(?:${fillers.join('|')}))*(?![\\p{L}\\p{N}-]|\\s\\p{Lu})`,
  'gu',
)
/** `ya`, `kak`: only at the end of a clause or before a comma; elsewhere they may belong to what is told. */
const closingCall =
  /(?<!(?<!\p{L})(?:ucap|bilang)(?:in|kan|an)?)(?:(?:\s*,)?\s+(?:yo|ya+h?|kaka?k?|ka|bosku|boss?|min|gan|bro|sis|bang|mas|mba|mbak|juragan|makasih|trims|thanks))+(?=\s*(?:[,.;:!?)]|$))/gu

/** `jadi gini ceritanya, …`: with what a story is opened. */
const opening =
  /^(?:(?:nah|(?:min|kak|gan|bro|bos|bang|eh|halo|hai)(?=\s(?:minta|tolong|tlg|mohon|bikin|buat|mau|butuh))|(?:sama|terus|trus|plus)(?=\s\p{Ll}+(?:\s\p{L}+){0,3}\s(?:Rp|\d))|oke?|eh|oh|ya|jadi(?=\s+(?:gini|begini|begitu|gitu|cerita|rencana|inti|kan\b|kemarin|ini\b|saya\b|kami\b))|gini|begini|gitu|ceritanya|critanya|intinya|pokoknya|pokonya|maksudnya|maksud saya|masalahnya|rencananya|kebetulan|sebenarnya|sebenernya|seperti biasa|kan|(?:kemarin|tadi|dulu)\s+kan)[\s,:]+)+/iu

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))

const mannerWords =
  'sopan tegas kasar halus formal resmi baku rapi rapih bagus singkat padat jelas keren menarik meyakinkan menyentuh profesional santun ramah sederhana simpel simple galak lebay kaku cantik kekeluargaan elegan'
const manners = mannerWords.replaceAll(' ', '|')
const ofManner = setOf(`${mannerWords} enak dibaca tersinggung percaya tertarik`)
/** What stands around a word of manner where somebody says how his letter is to sound. */
const aroundManner = setOf(
  `ini itu jadi dan tapi tetapi namun biar agar supaya tolong mohon kalau apabila bisa jangan tidak usah harus tetap agak terlalu terkesan kelihatan keliatan terlihat terdengar
   yang yg pakai pake dengan secara dibuat dibikin buat buatkan buatin bikin bikinin membuat bahasa bahasanya kata-kata kata-katanya kalimat kalimatnya isi isinya suratnya surat
   formatnya format tulisan tulisannya gaya gayanya nada nadanya tampilan tampilannya desain desainnya sangat banget saja aja sedikit dikit dilihat didengar ya dia mereka beliau
   orangnya semua paham mengerti marah sakit hati baik lengkap panjang pendek kuat hormat`,
)
/** Words of which a clause consists that only hurries, thanks, begs pardon or says that one cannot write it oneself. */
const asides = setOf(
  `ini itu yang sangat penting urgent mendesak darurat banget secepatnya segera cepat buruan ditunggu tunggu sekarang hari besok pagi dipakai dipake butuh buat untuk mau bisa kan
   saja segitu begitu dulu dahulu aja sudah cukup terima kasih makasih sebelumnya bantuannya maaf merepotkan ya mohon tolong bantu pusing bingung saya aku belum pernah tidak tahu
   ngerti mengerti cara bikin bikinnya buatnya membuat membuatnya caranya suratnya surat nulis menulis nulisnya menulisnya gimana bagaimana jangan lupa salah sampai cek lagi dicek rapikan
   dirapikan kata-katanya sumpah deh dah sih kali bgt bngt beneran asli rasanya aduh duh ya-ampun ampun gusti kok panjang sedikit bapak ibu nak mak emak gue gw banget-banget tetapi tapi daripada drpd urusannya
   sama dan dengan supplier suplier vendor pemasok penjual pelayanan pelayanannya`,
)
/** Words that make such a clause one: without them it may still tell something. */
const hurrying = setOf(
  'penting urgent mendesak darurat secepatnya buruan ditunggu segera cepat kasih makasih bantuannya maaf merepotkan pusing bingung ngerti mengerti gimana bagaimana cukup segitu saja aja bikin bikinnya lupa salah cerita dicek cek rapikan dirapikan kesel kesal sebel sebal jengkel dongkol emosi marah gedeg capek cape sudahlah',
)
const wordsOf = (clause: string): string[] => clause.toLowerCase().match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? []
const consistsOf = (clause: string, known: ReadonlySet<string>, heart: ReadonlySet<string>): boolean => {
  const words = wordsOf(clause)
  return words.some((word) => heart.has(word)) && words.every((word) => known.has(word) || heart.has(word))
}

/** `ada yg mau ngontrak tapi minta surat keterangan dulu`: who wants the paper from the owner is no part of it. */
const whyOrdered =
  /(?<!\p{L})(?:minta|diminta|butuh|perlu|harus ada|suruh(?: bikin| buat)?|disuruh(?: bikin| buat)?)\s+(?:(?:saya|kami|dia)\s+)?(?:surat|suket)(?:\s(?!ke\b|kepada\b|dari\b|untuk\b)\p{L}+){0,3}(?:\s(?:dulu|dahulu|resmi|juga|buat syarat|untuk syarat))*[\s.]*$/iu

/** `ini pertama kali kami menawarkan ke mereka jadi yang meyakinkan`: a wish for the writing closes the clause. */
const closesInWish = new RegExp(
  `\\s(?:jadi|makanya|maka|tolong|mohon)\\s(?:tolong\\s)?(?:di)?(?:buat|bikin)?(?:kan|in)?\\s?(?:yang|yg)\\s(?:${manners})(?:[\\s,]+(?:dan|tapi|tetapi|serta|${manners}))*[\\s.]*$`,
  'iu',
)
/** Papers that state what was agreed, counted or ordered: why the owner tells it to the assistant is no part of them. */
const withoutReasons = new Set<DocumentType>([
  'kontrak',
  'invoice',
  'kuitansi',
  'surat_penawaran',
  'surat-perjalanan-dinas',
])
const reasonless: ReadonlySet<OfficialForm> = new Set(['jalan', 'serah_terima', 'tugas', 'undangan', 'notulen'])
const reason =
  /(?:^|\s)(?:soalnya|karena|krn|karna|sebab|abisnya|habisnya|makanya)\s(?!(?:keadaan|alasan|sebab|hal)\b)(?!.*(?:potong|diskon)\p{L}*\s(?:rp\s?)?\d).*$/iu

/** `bensin sama servis`, `ketemu sama pemilik`, `dibayar sama pembeli`: what the one word of talk stands for. */
const together = (clause: string): string =>
  clause
    // `135rb per m2 sudah sama material`: what the price holds.
    .replaceAll(/(?<=(?<!\p{L})(?:sudah|udah)\s)sama(?=\s\p{Ll}{3,})/gu, 'termasuk')
    .replaceAll(
      /(?<=\bdi\p{L}{3,}\s(?:(?:kapan|siapa) (?:saja|aja)\s|langsung\s|terus\s)?)sama(?=\s(?:\p{Lu}|pak|bu|dinas|petugas|polisi|pelanggan|pembeli|orang|warga|tim|pihak|yang|pem\p{L}|peng?\p{L}|sekretaris|bendahara|ketua|admin|kasir|kurir|sopir|toko|kami|saya|dia))/gu,
      'oleh',
    )
    .replaceAll(
      /(?<=\b(?:ulang|(?:di)?cek|(?:di)?cocok(?:kan|in)|dibandingkan|disamakan|konfirmasi|tanya|koordinasi|kumpul|bertemu|menemui|ketemu|bicara|berbicara|bekerja|bareng|(?<!\b(?:doa|makan|foto|buka|kerja|usaha|santap|nonton|pengajian|zikir)\s)bersama|sesuai|cocok|tetangga|menikah|nikah|urusan|kontrak|perjanjian|janji|janjian|damai|berdamai|kenal|utang|hutang|berutang)\s)sama(?=\s(?!sama|sekali|persis|dengan))/giu,
      'dengan',
    )
    .replaceAll(
      /(?<=[\p{L}\p{N})%]\s)sama(?=\s(?!sama(?!\p{L})|sekali|persis|dengan|seperti|rata|saja|aja|besar)[\p{L}\d(])/gu,
      (word, at: number) =>
        /\b(?:kerja|sama|yang|harus|tidak|sangat|hampir|kurang lebih)\s$/i.test(clause.slice(0, at)) ? word : 'dan',
    )

/** A told clause without the words of talk; the rest as it was told. Gives what it was given where it holds none. */
export const withoutFillers = (text: string): string =>
  text
    .replaceAll(filler, ' ')
    .replaceAll(closingCall, '')
    .replaceAll(/(?<!\p{L})dp-?nya(?!\p{L})/giu, 'uang muka')
    .replaceAll(/(?<!\p{L})(\p{Ll}{4,})\s+(?:banget|bgt)(?!\p{L})/gu, 'sangat $1')
    .replaceAll(/\s+(?=[,.;:!?)](?:\s|$))/g, '')
    .replaceAll(/ {2,}/g, ' ')
    .replace(/^[\s,;]+/, '')
    .trimEnd()

/** `sudah 4x`: how often, and no size. */
const oftenAs =
  /(?<![\p{L}\d.,])(\d{1,2})\s?x(?=\s(?:terlambat|telat|tidak|bolos|mangkir|absen|alpa)(?!\p{L}))|(?<=(?<!\p{L})(?:sudah|udah|telah|sampai|hingga|selama|dicicil|cicil|angsur|diangsur|gaji|gajinya|upah|bayar|dibayar|telat|terlambat|masuk|kali ini|wa|chat|sms|telepon|ditelepon|tagih|ditagih|dihubungi|diingatkan)\s)(\d{1,2})\s?x(?!\p{L}|\s?\d)/giu

/** A told phrase in the words of a paper. */
export const inPaperWords = (text: string): string =>
  together(withoutFillers(text)).replaceAll(oftenAs, (_, one?: string, other?: string) => `${one ?? other ?? ''} kali`)

/** `bahasanya yang enak agar tidak pada kabur`: a clause that begins with the writing and tells its manner. */
const ofWriting =
  /^(?:tolong\s|mohon\s)?(?:pakai\s|pake\s|dengan\s)?(?:gaya\s)?(?:bahasa|kata-kata|kalimat|nada|tulisan)(?:nya)?\s/iu

/** `jumlahin bawah sendiri`, `tolong hitung uang masuk semua berapa`: a clause that only asks to reckon. */
const toReckon =
  /^(?:(?:tolong|mohon|tlg|sekalian|terus|trus|bisa|nanti|biar|kamu|yang)\s)*(?:di)?(?:jumlah|total|hitung|itung|rekap)(?:in|kan|i)(?:\s[^\d\s]+){0,6}$|^(?:tolong|mohon|tlg)\s(?:di)?(?:jumlah|total|hitung|itung)(?:\s[^\d\s]+){0,6}$|^(?:hitung|itung)(?:\s[^\d\s]+){0,5}\s(?:berapa|brp|totalnya|jumlahnya|semuanya)$/iu

/** `tempel di kaca depan`: where the paper is to hang. */
const toHang = /^(?:(?:mau|buat|untuk|biar|nanti|akan)\s)*(?:di)?(?:tempel|pajang)(?:in|kan)?\sdi(?:\s\p{L}+){1,3}$/iu

/** `ttd di atas meterai`: how the paper is signed, which its signature shows. */
const toStamp =
  /^(?:(?:dan|pakai|pake|ada|kasih|tempel|yang|ttd|(?:di)?tanda\s?tangan(?:i|in)?)\s){1,3}(?:di\s?atas\s)?(?:materai|meterai)(?:\s(?:10\.?000|10rb|10 ribu))?$/iu

/** Whether a clause is said to the assistant and tells nothing: how the letter is to sound, that it is urgent, thanks. */
export const isAside = (clause: string): boolean => {
  const bare = withoutFillers(clause).replace(/[\s.!,;]+$/, '')
  return (
    bare === '' ||
    consistsOf(bare, asides, hurrying) ||
    consistsOf(bare, aroundManner, ofManner) ||
    closesInWish.test(bare) ||
    whyOrdered.test(bare) ||
    toReckon.test(bare) ||
    toHang.test(bare) ||
    toStamp.test(bare) ||
    (ofWriting.test(bare) && wordsOf(bare).some((word) => ofManner.has(word)))
  )
}

/**
 * A clause as a paper tells it: without its opening (`jadi gini ceritanya`), without words of talk, and, in papers that state
 * only what holds, without why the owner says so. Empty where nothing is left but talk.
 */
export const asTold = (
  clause: string,
  { documentType, form }: { readonly documentType: DocumentType; readonly form: OfficialForm },
): string => {
  if (isAside(clause)) return ''
  const opened = withoutFillers(clause.trim().replace(opening, ''))
  const states = withoutReasons.has(documentType) || (documentType === 'surat_resmi' && reasonless.has(form))
  // `kalau mati karena lalai, …`: what follows of a case needs its reason.
  const isCase = /^(?:apabila|kalau|kalo|jika|bila)\s/i.test(opened)
  const without = opened.replace(reason, '').trim()
  // `kerusakan karena lalai ditanggung sopir`: the reason is in the middle of what is agreed.
  const stated = states && !isCase && (without === '' || without.includes(' ')) ? without : opened
  return isAside(stated) ? '' : together(stated)
}

/** The last look at a whole letter: whatever rule wrote a text into it, no word of talk stands there. */
export const withoutChat = (content: DocumentContent): DocumentContent => ({
  ...content,
  letter: {
    ...content.letter,
    subject: quietly(content.letter.subject),
    lines: content.letter.lines.map((line) => ({ ...line, description: quietly(line.description) })),
  },
  body: quietNode(content.body),
})

/** Only where a word of talk stands: columns that are set by spaces stay as they are. */
const quietly = (text: string): string => (text.search(filler) === -1 ? text : withoutFillers(text))

const quietNode = <Node extends DocumentNode>(node: Node): Node => ({
  ...node,
  ...(node.text === undefined ? {} : { text: quietly(node.text) || node.text }),
  ...(node.content === undefined ? {} : { content: node.content.map(quietNode) }),
})
