import { sentenceCase } from '#core/text/shared/letter-case.ts'

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/** How one asks for words. */
const pleas =
  set(`tolong tlg mohon coba min kak ka mas mbak mba bang gan bro sis juragan bisa boleh dong donk ya halo hai hi pagi siang sore malam
  aku saya sy gue mau pengen pingin ingin bantu bantuin bantu sekalian lagi eh nah oke permisi`)
const making =
  /^(?:di)?(?:buat|buatkan|buatin|buatkeun|bikin|bikinin|bikinkan|tulis|tulisin|tuliskan|susun|susunkan|susunin|rangkai|rangkaikan|gawekno|gawekke|gawein|damelaken|kirimkan|kirimin)$/
const begging = /^(?:minta|butuh|perlu|kasih)$/
const begs = /^(?:tolong|tlg|mohon|coba|dong|donk|minta|bantu|bantuin)$/
const owners = /^(?:saya|aku|sy|gue|mau|pengen|pingin|ingin)$/
const timeOrSum = /\d|(?<!\p{L})(?:besok|lusa|hari ini|senin|selasa|rabu|kamis|jumat|sabtu|minggu)(?!\p{L})/iu
/** Asked for, these are something to be known: `minta info harga sewa`. */
const isKnowledge = set('info informasi kabar undangan peringatan ajakan')
/** What the words are, and where they are put. */
const forms =
  set(`pengumuman pemberitahuan info informasi pesan chat wa whatsapp status story stori sw teks text kata kata-kata kata2 kalimat broadcast bc
  caption sms dm undangan kabar himbauan imbauan ajakan peringatan tulisan siaran`)
const places = set(
  `wa whatsapp ig instagram fb facebook tiktok telegram grup group status story stori sw feed postingan hp`,
)
const light =
  set(`dong donk satu sebuah contoh draft template singkat pendek sopan yang yg di ke untuk utk buat bwt via lewat kepada para semua seluruh kita
  kami ini saya aku nya baru cepat simpel isi broadcast grup ya kak min`)
const readers: readonly (readonly [RegExp, Readers])[] = [
  [/^(?:karyawan|pegawai|tim|team|kurir|anak-anak|staf|staff|crew|kru)\p{L}{0,3}$/u, 'staff'],
  [/^(?:pelanggan|pembeli|langganan|customer|konsumen|tamu|member|reseller|dropshipper)\p{L}{0,3}$/u, 'buyers'],
  [/^(?:supplier|suplier|pemasok|agen|distributor|vendor|toko|bos|mandor|tukang|penyewa)\p{L}{0,3}$/u, 'partner'],
]
const titles = set(
  'bu ibu pak bapak bpk mas mbak mba kak kakak bang abang koh ko cik ci tante om haji bunda teh kang uni uda',
)
/** What the words are to do with somebody, said before who it is: `pesan ngingetin bu …`. */
const reminding = /^(?:ngingetin|ngingatin|mengingatkan|ingetin|ingatkan|ngingatkan|pengingat)$/
const reporting =
  /^(?:ngabarin|ngabari|mengabari|kabarin|kabari|memberitahu|memberitahukan|bilang|ngasih|kasih|kasi|tau|tahu|nyampein|menyampaikan)$/
/** Where a sign hangs: `tulisan di meja kasir: …`. */
const onSigns = /^(?:di|buat|untuk|utk|ditempel|dipasang|ditaruh|tempel|pasang)$/
/** So many words at most tell where. */
const longestPlace = 5
/** Behind these the words themselves are told. */
const opensMatter = set('kalau kalo klo klw kl bahwa bhw bahwasanya isinya isi bunyinya')
/** A request to whoever reads it. */
export const requests = /^(?:minta(?:\stolong)?|mohon|tolong|suruh|supaya|agar|biar)\s/i
/** A question to whoever reads it. */
export const asks = /^(?:nanya|tanya|nanyain|tanyain|menanyakan|nanyakan)\s/i
/** Other words that may stand in an order of words. */
const ofOrders = /^(?:ada|pesan|isi|bunyi|tentang|soal|bahasa|wa)$/

/** Who reads the words. */
export type Readers = 'buyers' | 'staff' | 'partner'

const bare = (word: string): string => word.toLowerCase().replace(/[^\p{L}\d-]/gu, '')
const ends = (word: string): boolean => /[:,;\n]$/.test(word)

/** An order of words, and where it ends. */
export interface Order {
  readonly end: number
  readonly readers: Readers | null
  readonly name: string | null
  readonly isInvitation: boolean
  /** A mark or a word says that what follows is to be said so: `status wa: …`, `… bahwa …`. */
  readonly isDictated: boolean
  readonly isReminder: boolean
  readonly isSign: boolean
}

/** So many words at most name somebody to whom it goes. */
const longestReader = 5

/** `grup wali murid,`, `ke pemilik kontrakan,`, `buat pemilik ruko Pak Yono,`: where somebody who is named by other words ends. */
const ledTo = (words: readonly string[], at: number): number | null => {
  const lead = bare(words[at - 1] ?? '')
  const end = words
    .slice(at, at + longestReader)
    .findIndex((word, place) => ends(word) || opensMatter.has(bare(words[at + place + 1] ?? '')))
  if (end < 0) return null
  const led = words.slice(at, at + end + 1)
  const isGroup = words.slice(Math.max(0, at - 2), at).some((word) => /^(?:grup|group)$/.test(bare(word)))
  const isNamed = led.slice(0, -1).some((word) => titles.has(bare(word)))
  const isReader = isGroup || lead === 'ke' || (isNamed && /^(?:buat|untuk|utk|kepada)$/.test(lead))
  return isReader ? at + end + 1 : null
}

/** Telling somebody is an order of words too. */
const telling =
  /^(?:ingetin|ingatkan|ingatin|kabarin|kabari|kasih|kasi|beritahu|beritahukan|umumkan|umumin|infokan|infoin|sampaikan|sampein|bilangin|chatin|wain|wain)$/
const ofTelling = set('tahu tau ke kepada sama pada buat untuk via lewat di grup group wa whatsapp semua para seluruh')
/** So many words at most stand between telling and what is told. */
const longestTelling = 9

/** `ingetin karyawan via grup: besok …`: somebody is to be told, through the phone or behind a mark. */
export const tellingAt = (words: readonly string[]): Order | null => {
  const start = words.findIndex((word) => !pleas.has(bare(word)))
  if (start < 0 || !telling.test(bare(words[start] ?? ''))) return null
  const head = words.slice(start + 1, start + 1 + longestTelling)
  const [toReader, mark] = [
    head.findIndex((word) => readers.some(([pattern]) => pattern.test(bare(word)))),
    head.findIndex((word) => /[:,]$/.test(word) || opensMatter.has(bare(word))),
  ]
  if (toReader < 0 || mark < toReader) return null
  const said = head.slice(0, mark + 1)
  const isOnlyTelling = said.every((word, at) => {
    const low = bare(word)
    return (
      at === toReader || ofTelling.has(low) || light.has(low) || /^anak\p{L}?\d?$/u.test(low) || opensMatter.has(low)
    )
  })
  const kind = readers.find(([pattern]) => pattern.test(bare(head[toReader] ?? '')))?.[1] ?? null
  return isOnlyTelling
    ? {
        end: start + 1 + mark + 1,
        readers: kind,
        name: null,
        isInvitation: false,
        isDictated: true,
        isReminder: false,
        isSign: false,
      }
    : null
}

/** `tulisan di meja kasir:`: where the place of a sign ends; null where none is told so. */
const placeEnds = (words: readonly string[], head: number): number | null => {
  if (!/^(?:tulisan|tulisannya|kata|kalimat|teks|pengumuman|peringatan)$/.test(bare(words[head] ?? ''))) return null
  const start = head + (bare(words[head + 1] ?? '') === 'kata' ? 2 : 1)
  if (!onSigns.test(bare(words[start] ?? ''))) return null
  const place = words.slice(start, start + longestPlace)
  const end = place.findIndex((word) => word.endsWith(':'))
  const isPhone = place.some((word) => places.has(bare(word)) || readers.some(([pattern]) => pattern.test(bare(word))))
  return end < 1 || isPhone ? null : start + end + 1
}

/** Whether somebody stands at a place: by a title and a name, or as a reader. */
const isSomebody = (words: readonly string[], at: number): boolean => {
  const low = bare(words[at] ?? '')
  return titles.has(low) || readers.some(([pattern]) => pattern.test(low))
}

/** Reads the order at the head of some words: `tolong bikin pesan WA ke supplier telur, …`. */
export const orderAt = (words: readonly string[]): Order | null => {
  let at = 0
  let isMade = false
  let isFirm = false
  let isOwn = false
  let isBegged = false
  for (; at < words.length; at += 1) {
    const low = bare(words[at] ?? '')
    isFirm ||= begs.test(low) || (making.test(low) && /(?:kan|(?<!bik)in|keun|ke|no)$/.test(low))
    isOwn ||= owners.test(low)
    if (making.test(low)) isMade = true
    else if (begging.test(low)) isBegged = true
    else if (!pleas.has(low) && low !== '') break
  }
  const head = at
  const form = bare(words[at] ?? '').replace(/nya$/, '')
  // `tolong kata kata broadcast wa, …`: what is to be done with words goes without saying.
  const isAsked = (isMade && isFirm) || ((isBegged || isFirm) && !isKnowledge.has(form))
  if (!forms.has(form)) return null
  const sign = isMade || isBegged || isFirm ? placeEnds(words, head) : null
  if (sign !== null)
    return {
      end: sign,
      readers: null,
      name: null,
      isInvitation: false,
      isDictated: true,
      isReminder: false,
      isSign: true,
    }
  let isActing = false
  let isReminder = false
  let reading: Readers | null = null
  let name: string | null = null
  let isDictated = false
  for (let isOpen = false; at < words.length && !isOpen;) {
    const word = words[at] ?? ''
    const low = bare(word)
    const kind = readers.find(([pattern]) => pattern.test(low))?.[1] ?? null
    const next = words[at + 1] ?? ''
    if (opensMatter.has(low)) {
      isDictated = true
      at += 1
      break
    }
    if ((reminding.test(low) || reporting.test(low)) && [1, 2, 3].some((ahead) => isSomebody(words, at + ahead))) {
      isActing = true
      isReminder ||= reminding.test(low)
      at += 1
    } else if (titles.has(low) && at > head && /^\p{L}{3,}/u.test(next) && !opensMatter.has(bare(next))) {
      name ??= `${sentenceCase(low)} ${sentenceCase(bare(next))}`
      reading ??= 'partner'
      isOpen = ends(next)
      at += 2
    } else if (kind !== null) {
      reading ??= kind
      // `supplier telur`, `pelanggan laundry`: of what, up to the mark or word behind it.
      const isOf =
        !ends(word) &&
        next !== '' &&
        (ends(next) ||
          opensMatter.has(bare(words[at + 2] ?? '')) ||
          requests.test(`${words[at + 2] ?? ''} `) ||
          asks.test(`${words[at + 2] ?? ''} `))
      isOpen = ends(word) || (isOf && ends(next))
      at += isOf ? 2 : 1
    } else if (forms.has(low) || places.has(low) || light.has(low) || low === '') {
      isOpen = ends(word) && low !== ''
      at += 1
    } else {
      const to = ledTo(words, at)
      if (to === null) break
      const called = words.slice(at, to).findIndex((one) => titles.has(bare(one)))
      if (called >= 0)
        name ??= words
          .slice(at + called, to)
          .map((one) => sentenceCase(bare(one)))
          .join(' ')
      reading ??= called >= 0 || bare(words[at - 1] ?? '') === 'ke' ? 'partner' : null
      isOpen = ends(words[to - 1] ?? '')
      at = to
    }
  }
  const said = words.slice(head, at)
  isDictated ||= said.at(-1)?.endsWith(':') === true
  // `kalimat undangan …`: words of an invitation, not its paper.
  const isPlaced =
    at - head > 1 && said.some((word) => places.has(bare(word)) || (bare(word) === 'undangan' && form !== 'undangan'))
  // `bikin story buat buka PO …`; `saya bikin status tiap hari tapi sepi` tells what is done.
  const isPlain =
    isMade &&
    !isOwn &&
    (isDictated || ends(said.at(-1) ?? '') || (isPlaced && timeOrSum.test(words.slice(at).join(' '))))
  // `pengumuman di status: …`: nobody says so of anything else.
  if (!isAsked && !isPlain && !(isDictated && isPlaced) && !(isActing && isMade && !isOwn)) return null
  return {
    end: at,
    readers: reading,
    name,
    isInvitation: said.some((word) => bare(word) === 'undangan'),
    isDictated,
    isReminder,
    isSign: false,
  }
}

/** Whether a word only asks for words, or says what they are and where they go. */
const isOfOrder = (word: string): boolean => {
  const low = bare(word)
  return (
    pleas.has(low) ||
    making.test(low) ||
    begging.test(low) ||
    begs.test(low) ||
    forms.has(low.replace(/nya$/, '')) ||
    places.has(low) ||
    light.has(low) ||
    ofOrders.test(low)
  )
}

/** A message without the order at its head: `tolong bikinin kalimat buat story wa, cari …` as `cari …`. */
export const withoutOrder = (message: string): string => {
  const words = message.trim().split(/\s+/)
  const end = words.findIndex((word) => !isOfOrder(word))
  return end < 0 ? message : words.slice(end).join(' ')
}
