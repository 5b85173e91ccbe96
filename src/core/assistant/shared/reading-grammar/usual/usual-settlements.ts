import { sumIn } from '../sums/numbers.ts'

import { each, type Rewrites } from './rewrites.ts'

const sum = String.raw`(?:rp\.?\s?)?\d[\d.,]{0,11}(?:\s?(?:rb|ribu|k|jt|juta)(?!\p{L}))?`
const ownSum = String.raw`(?:rp\.?\s?)?(?:\d[\d.,]{0,8}\s?(?:rb|ribu|k|jt|juta)(?!\p{L})|\d{1,3}(?:\.\d{3}){1,3}(?!\d))`
const bill = /(?<!\p{L})(?:invoice|tagihan|nota|faktur|bon)(?:nya)?(?!\p{L})/iu

const firstDeposit = new RegExp(
  String.raw`(?<!\p{L})(dp|uang\smuka|panjar)(?:nya)?\s?(?:yang\s|yg\s)?(?:pertama|ke-?\s?1|ke\ssatu|1|i)\s(?=(?:sebesar\s|tanggal\s\d{1,2}\s\p{L}{3,9}\s|tgl\s\d{1,2}\s\p{L}{3,9}\s)?(?:rp\.?\s?)?\d[\d.,]{0,11}(?:\s?(?:rb|ribu|k|jt|juta)(?!\p{L})|\.\d{3}))`,
  'iu',
)
const furtherDeposit = new RegExp(
  String.raw`(?:(?:dan|sama|terus|trus|lalu|plus)\s)?(?<!\p{L})(?:(?:dp|uang\smuka|panjar)(?:nya)?\s?)?(?:yang\s|yg\s)?(?:kedua|ketiga|keempat|ke-?\s?[2-4]|[2-4])\s(?=(?:sebesar\s|tanggal\s\d{1,2}\s\p{L}{3,9}\s|tgl\s\d{1,2}\s\p{L}{3,9}\s)?(?:rp\.?\s?)?\d[\d.,]{0,11}(?:\s?(?:rb|ribu|k|jt|juta)(?!\p{L})|\.\d{3}))`,
  'giu',
)

const lasts =
  /(?<!\p{L})(?:selama|masa|jangka waktu|durasi|kontrak|periode|berlaku)\s(?:kontrak\s|sewa\s)?(?:\d{1,3}|satu|dua|tiga)\s(?:bulan|tahun|thn|bln)(?!\p{L})/iu
const totalAsked =
  /(?<=^|[,.;\n]\s?)(?:tolong\s|tlg\s|sekalian\s)?(?:tulis|hitung|itung|sebut|cantum)(?:kan|in)?\s(?:juga\s|sekalian\s)?(?:total|jumlah|nilai)(?:nya)?\s(?:untuk\s|selama\s)?(?:se(?:tahun|bulan)|\d{1,3}\s(?:bulan|tahun))(?:nya)?(?=\s*(?:[,.;\n]|$))/giu

const part = String.raw`(?:[^,.;\n]|[.,](?=\d)){7,140}`
const clause = new RegExp(
  String.raw`(?<=^|[,;\n]\s?|\.\s)([\p{L}\d]${part})(?:,\s((?:di)?(?:potong|kurang)${part}))?`,
  'giu',
)
const notPaid =
  /(?<!\p{L})(?:balik|kembali|(?:di)?kembalikan|(?:di)?balikin|(?:di)?retur|bekas|kosong|tukar|rusak|h?ilang|pecah|cacat|[sr]obek|luntur|basi)(?!\p{L})/iu
const cut = /(?<!\p{L})(?:di)?(?:potong(?:an|in)?|kurang(?:i|in|kan))(?!\p{L})/iu
const cutSum = new RegExp(String.raw`(?:potong|kurang)(?:an|in|i|kan)?\s(${ownSum})$`, 'iu')
const ofWage = /(?<!\p{L})(?:slip|gaji|gapok|upah|honor)(?!\p{L})/iu
const ofOne = new RegExp(
  String.raw`(?<![\d.,])(\d{1,5}(?:,\d{1,2})?)\s?\p{L}[^\d@]{0,60}?(?:(?:@|x|kali|harga)\s?(${sum})|\s(${sum})\s?(?:\/|per\s|tiap\s|se)\s?\p{L})`,
  'iu',
)
/** `potong retur 60000` for a clause that tells one sum: of each that it counts, or of all that is cut off. */
const takenOff = (said: string): string => {
  const [, count = '', each, behind] = ofOne.exec(said) ?? []
  const told = each ?? behind ?? cutSum.exec(said)?.[1] ?? ''
  const one = sumIn(told)
  const isOnly = (said.match(new RegExp(ownSum, 'giu')) ?? []).length < 2
  return one === null || !isOnly || !notPaid.test(said) || !cut.test(said)
    ? said
    : `potong retur ${Math.round(one * Number(count.replace(',', '.') || 1))}`
}

/** What is settled with a bill: what was paid already or too much, and what came back. */
export const usualSettlements: Rewrites = {
  // In brackets behind the sum of a line it is for that line.
  discountOfLine: {
    example: ['rias 3,5jt (diskon 10% khusus ini aja), baju 2jt', 'rias 3,5jt diskon 10%, baju 2jt'],
    rewrite: each(
      /(?<=\d\s?(?:rb|ribu|k|jt|juta)?)\s\(((?:diskon|disc|potongan)\s\d{1,2}\s?(?:%|persen))(?:\s(?:khusus|cuma|hanya|buat|untuk)\s(?:yang\s|yg\s)?ini(?:\s(?:aja|saja|doang))?)?\)(?=\s?[,;\n])/giu,
      ' $1',
    ),
  },
  // `less sugar` is a taste, `less 10%` a discount; so is `totalnya kasi kurang 60 ribu`.
  lessPercent: {
    example: ['board rental 600rb, less 10%', 'board rental 600rb, diskon 10%'],
    rewrite: each(
      new RegExp(
        String.raw`(?<!\p{L})(?:less\s(?=\d{1,2}\s?(?:%|persen))|(?:total(?:nya)?\s)?(?:di)?kas(?:ih?)?\s(?:kurang|turun)\s(?=${sum}))`,
        'giu',
      ),
      'diskon ',
    ),
  },
  // So much of it costs nothing.
  partFree: {
    example: ['jasa 175rb. Jasanya gratisin 50rb', 'jasa 175rb. diskon 50rb'],
    rewrite: each(
      new RegExp(
        String.raw`(?:(?<=[,.;\n]\s?)\p{L}{2,12}nya\s)?(?<!\p{L})(?:di)?(?:gratis|free)(?:in|kan)\s(?=${sum}(?!\s?\p{L}))`,
        'giu',
      ),
      'diskon ',
    ),
  },
  percentOff: {
    example: ['10% off only untuk photo shoot', 'diskon 10% hanya untuk photo shoot'],
    rewrite: (text) =>
      text
        .replaceAll(/(?<![\d.,])(\d{1,2})\s?(?:%|persen)\soff(?!\p{L})/giu, 'diskon $1%')
        .replaceAll(/(?<=%\s(?:tapi\s|tp\s)?)only\s(?:untuk|utk|buat|for|on)(?!\p{L})/giu, 'hanya untuk'),
  },
  // Where a shop stands between the thing and its count, the entries lose who was sold what.
  soldOnly: {
    example: ['keripik 60 bungkus laku 48, yang ditagih yang laku aja @ 15rb', 'keripik 48 bungkus @ 15rb'],
    rewrite: each(
      /(?<![\d.,])\d{1,5}\s(\p{L}{2,10})\s(?:yang\s|yg\s)?(?:laku|terjual|kejual)\s(\d{1,5})(?:\s\1)?[\s,]{1,2}(?:yang|yg)\s(?:ditagih|dibayar|dihitung)(?:nya)?\s(?:yang|yg)\s(?:laku|terjual|kejual)(?:\s(?:aja|saja|doang))?\s(?=@|(?:rp\.?\s?)?\d)/giu,
      '$2 $1 ',
    ),
  },
  // How long it is owed is no number of months to pay.
  owedSince: {
    example: ['utang pak RT udah 3 bulan 450rb', 'utang pak RT 450rb'],
    rewrite: each(
      new RegExp(
        String.raw`(?<=(?<!\p{L})(?:h?utang|ngutang|kasbon|bon)(?:nya|annya)?\s(?:[^\d,.;\n]{1,30}\s)?)(?:sudah|udah|udh|sdh|dari)\s\d{1,3}\s(?:hari|minggu|bulan|bln|tahun|thn)(?:\slebih|\slalu|an)?[\s,]{1,2}(?=(?:total(?:nya)?\s|sebesar\s)?${sum}(?!\s?(?:/|per|se(?:hari|minggu|bulan|tahun)|tiap)))`,
        'giu',
      ),
      '',
    ),
  },
  // What keeps a day or a place is a down payment, once it is paid.
  bookingFee: {
    example: ['booking fee 1jt udah dibayar', 'DP 1jt udah dibayar'],
    rewrite: each(
      new RegExp(
        String.raw`(?<!\p{L})(?:booking\sfee|uang\sbooking(?:an)?|bookingan)(?:nya)?\s(?=${sum}\s(?:sudah|udah|udh|sdh|telah)\s(?:di)?(?:bayar|transfer|masuk|setor|terima))`,
        'giu',
      ),
      'DP ',
    ),
  },
  // Those that have none of it are left out of it.
  offNothingElse: {
    example: ['Diskon 10% untuk galonnya saja, tisu tidak.', 'Diskon 10% untuk galonnya saja kecuali tisu.'],
    rewrite: each(
      /(?<=(?<!\p{L})(?:diskon|disc|potongan|korting)\s[^,.;\n]{2,50}\s(?:saja|aja|doang|thok|tok)),?\s(?:(?:kalau|kalo|untuk|buat|yang|yg)\s)?((?:\p{L}{2,15}\s){0,2}\p{L}{2,15})\s(?:tidak|tdk|nggak|enggak|engga|gak|ga|ndak)(?:\s(?:usah|ikut|kena|dapat|dapet|pakai|pake))?(?=\s*(?:[,.;\n]|$))/giu,
      ' kecuali $1',
    ),
  },
  overpaid: {
    example: ['minggu lalu lebih bayar 40rb potong', 'potong kelebihan 40rb'],
    rewrite: each(
      new RegExp(
        String.raw`(?<!\p{L})(?:(?:ada|kemarin|kmrn|(?:minggu|bulan|hari)\s(?:lalu|kemarin)|yang lalu|dia|beliau|mereka)\s){0,3}(?:ke)?lebih(?:an)?\s(?:bayar|transfer|tf|setor)\s(?:sebesar\s)?(${sum})[\s,]{1,2}(?:(?:jadi|tolong|tlg|itu|langsung|minta)\s){0,2}(?:di)?(?:potong|kurang)(?:i|in|kan)?(?!\p{L})`,
        'giu',
      ),
      'potong kelebihan $1',
    ),
  },
  // What is still owed of an earlier bill is paid with this one.
  leftFromBefore: {
    example: ['kurang bayar bulan lalu 220.000 ditambahkan', 'kekurangan bulan lalu 220.000'],
    rewrite: each(
      new RegExp(
        String.raw`(?<=^|[,.;\n]\s?|\s(?:ada|dan|sama|plus|tambah)\s)(?:kurang|kekurangan)\s(?:bayar|transfer|setor)\s((?:minggu|bulan|nota|yang)\s(?:lalu|kemarin)\s)?(?:sebesar\s)?(${sum})(?:[\s,]{1,2}(?:tolong\s|tlg\s|itu\s|juga\s){0,2}(?:di)?(?:tambah|masuk|tagih)(?:kan|in)?(?:\s(?:ya|juga|sekalian))?)?(?=\s*(?:[,.;\n]|$))`,
        'giu',
      ),
      'kekurangan $1$2',
    ),
  },
  // Each further down payment is paid besides the first.
  furtherDeposits: {
    example: ['DP pertama 2 juta, DP kedua 3 juta', 'DP 2 juta, nambah 3 juta'],
    rewrite: (text) =>
      firstDeposit.test(text) && bill.test(text)
        ? text.replace(firstDeposit, '$1 ').replaceAll(furtherDeposit, 'nambah ')
        : text,
  },
  // So few before the rest, or for the way, are told in thousands.
  depositInThousands: {
    example: [
      'jas 2 potong @375rb, udah dp 500 sisanya pas ambil',
      'jas 2 potong @375rb, udah dp 500rb sisanya pas ambil',
    ],
    rewrite: (text) =>
      /\d\s?(?:rb|ribu|k)(?!\p{L})/iu.test(text)
        ? text.replaceAll(
            /(?<=(?<!\p{L})(?:dp|uang\smuka|panjar|bayar|bayar\sdulu|bayar\sdl)(?:nya)?\s[1-9]\d{2})(?=\s*(?:[,;\n]|\.(?!\d)|$|\ssisa|\ssudah|\sudah|\sdulu))/giu,
            'rb',
          )
        : text,
  },
  // What came back, broke or is lost is taken off at the sum that is told for it, or for each of them.
  notPaid: {
    example: [
      'handuk 96 lbr @3.500, 2 handuk hilang dipotong 30rb per lembar',
      'handuk 96 lbr @3.500, potong retur 60000',
    ],
    rewrite: (text) =>
      ofWage.test(text)
        ? text
        : text.replaceAll(clause, (said, first: string, off?: string) =>
            off === undefined || notPaid.test(first) ? takenOff(said) : `${first}, ${takenOff(off)}`,
          ),
  },
  // How many of each size, with or without a sign between.
  countOfSize: {
    example: ['kaos polos M=12 L=18 XL:6', 'kaos polos M 12 pcs, L 18 pcs, XL 6 pcs'],
    rewrite: each(
      /(?<!\p{L})(?:(?:XS|S|M|L|X{1,4}L|[2-5]XL|[Aa]llsize)\s?[=:]\s?\d{1,4}(?:\s?pcs)?(?:,\s?|\s|$|(?=[.;\n]))){2,9}/gu,
      (list) => {
        const sizes = [...list.matchAll(/([\p{L}\d]{1,7})\s?[=:]\s?(\d{1,4})/gu)]
        const end = /,?\s?$/u.exec(list)?.[0] ?? ''
        return `${sizes.map(([, size, count]) => `${size} ${count} pcs`).join(', ')}${end}`
      },
    ),
  },
  // For how long all of it is asked has been told with the term.
  totalOfTerm: {
    example: ['4 juta per bulan, masa 1 tahun. Tulis jumlah setahun', '4 juta per bulan, masa 1 tahun. '],
    rewrite: (text) => (lasts.test(text) ? text.replaceAll(totalAsked, '') : text),
  },
}
