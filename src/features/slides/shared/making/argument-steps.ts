import { picture, type Prompt, prompt } from './deck-prompts.ts'
import { isB2b, isForAid, isLesson, isLoan, isNotice, isPlan } from '../reading/deck-purpose.ts'
import type { DeckPurpose, DeckRequest } from '../deck-request.ts'
import { abilityIn, isTaughtInGeneral, practice } from './lesson-sections.ts'
import { downPaymentOf, gainsOf, isOccasion, paying, plansOf, reachIn } from './told-for-argument.ts'
import { timelineOf } from './told-sections.ts'
import { joinWords, politely } from '../reading/told-words.ts'

/** A step of an argument: what was said of one kind, or a prompt for what nobody has said yet. */
export type Step =
  | 'gains'
  | Prompt
  | 'parts'
  | 'problem'
  | 'topics'
  | 'goods'
  | 'accounts'
  | 'series'
  | 'figures'
  | 'asks'
  | 'wishes'
  | 'facts'
  | 'timeline'
  | 'lesson'

/** What comes of the money: how it is paid back, or whom it helps. */
const outcomeOf = (request: DeckRequest): Prompt =>
  isLoan(request)
    ? {
        ...prompt(
          0,
          'Rencana angsuran',
          request.instalments?.length ? request.instalments : ['[isi jangka waktu dan sumber angsuran]'],
          'Tunjukkan bahwa angsurannya terbayar dari usaha ini.',
        ),
        isBlank: !request.instalments?.length,
      }
    : prompt(
        0,
        'Manfaat yang diharapkan',
        ['[isi siapa yang terbantu dan manfaat bagi pemberi dana]'],
        'Sebut siapa yang terbantu dan berapa orang.',
      )

/** What those who are asked should do next. */
const nextSteps = (want: number): Prompt =>
  prompt(
    want,
    'Langkah berikutnya',
    ['[isi jadwal dan siapa yang dihubungi]'],
    'Minta satu keputusan kecil hari ini juga.',
  )

/** Who asks for money says who they are, why, how much, and what comes of it. */
const requestSteps = (request: DeckRequest): Step[] => [
  prompt(
    1,
    'Latar belakang',
    ['[isi alasan dana ini dibutuhkan]'],
    'Mulai dari satu kejadian yang bisa dibayangkan semua orang.',
  ),
  'problem',
  'facts',
  'timeline',
  // What is sold pays a loan back; what help is asked for stands behind it.
  ...(isLoan(request) ? (['goods'] as const) : []),
  'figures',
  'accounts',
  'series',
  'parts',
  'topics',
  'asks',
  ...(isLoan(request) ? [] : (['goods'] as const)),
  'wishes',
  ...(request.goods.some(({ holds }) => holds !== undefined) ? [] : [outcomeOf(request)]),
  nextSteps(2),
]

const nextPlans = (request: DeckRequest): Prompt => {
  const told = plansOf(request)
  const notes = 'Sepakati siapa mengerjakan apa dan kapan.'
  return told.length === 0
    ? prompt(1, 'Rencana berikutnya', ['[isi langkah, penanggung jawab, dan tenggat]'], notes)
    : { ...prompt(0, 'Rencana berikutnya', told, notes), isBlank: false }
}

const partnerSteps = (request: DeckRequest): Step[] => [
  prompt(
    2,
    'Latar belakang',
    [`Kebutuhan ${politely(request.audience) || 'mitra'}: [isi kebutuhan mitra]`],
    'Tunjukkan bahwa Anda mengenal kebutuhan mereka.',
  ),
  'problem',
  'facts',
  'parts',
  'topics',
  'goods',
  'timeline',
  'accounts',
  'series',
  'figures',
  'gains',
  'asks',
  'wishes',
  ...(gainsOf(request).length > 0
    ? []
    : [prompt(0, 'Manfaat bagi mitra', ['[isi manfaat bagi mitra]'], 'Bicara dari sisi mitra, bukan dari sisi kita.')]),
  nextSteps(1),
]

const investorSteps = (request: DeckRequest): Step[] => [
  isPlan(request)
    ? prompt(0, 'Mengapa usaha ini', ['[isi alasan memilih usaha ini]'], 'Ceritakan peluang yang Anda lihat sendiri.')
    : prompt(
        0,
        'Masalah',
        ['[isi masalah pelanggan]'],
        'Mulai dari cerita satu pelanggan: apa yang menyulitkannya sebelum ada usaha Anda?',
      ),
  'problem',
  'facts',
  picture(
    2,
    'Solusi kami',
    ['[isi cara usaha Anda menyelesaikannya]'],
    'foto produk atau layanan',
    'Tunjukkan produknya, bukan hanya menceritakannya.',
  ),
  'parts',
  'topics',
  'goods',
  'timeline',
  'accounts',
  'series',
  'figures',
  prompt(3, 'Pasar', ['Siapa yang membeli: [isi target pelanggan]'], 'Sebut sumber angkanya bila ditanya.'),
  'asks',
  'wishes',
  ...(request.asks.length > 0
    ? []
    : [prompt(1, 'Kebutuhan dana', ['[isi jumlah dana dan penggunaannya]'], 'Sebut jumlahnya, lalu diam sebentar.')]),
  request.returns
    ? { ...prompt(0, 'Imbal hasil', request.returns.lines, request.returns.notes), isBlank: false }
    : prompt(4, 'Imbal hasil', ['[isi imbal hasil untuk investor]'], 'Janjikan hanya yang sanggup ditepati.'),
]

/** Whether it was told how the house is reached. */
const isReached = (request: DeckRequest): boolean =>
  reachIn(request) !== '' || request.contacts.some(({ label }) => label !== 'Alamat')
/** Whether so much was told that the deck needs no slide which holds in general. */
const isTold = ({ facts, figures, goods, parts, topics }: DeckRequest): boolean =>
  facts.length + figures.length + goods.length + parts.length + topics.length > 1

/** How to order: by whom it was told, and how it is paid for where that was told. */
const orderingOf = (request: DeckRequest): Prompt => {
  const { contacts, facts } = request
  const valueOf = (label: string): string => contacts.find((one) => one.label === label)?.value ?? ''
  const [phone, name] = [valueOf('Telepon/WhatsApp'), valueOf('Narahubung')]
  const down = downPaymentOf(request)
  // What is paid by its time is let, and sent to nobody.
  const isLet = request.goods.some(({ per }) => /^(?:jam|hari|malam|minggu|bulan|tahun)$/.test(per))
  const whom = [name, phone].filter((word) => word !== '').join(', ')
  return {
    ...prompt(
      0,
      'Cara memesan',
      [
        phone === '' ? reachIn(request) || 'Hubungi kami lewat nomor di halaman terakhir' : `Hubungi ${whom}`,
        isLet ? 'Sebutkan tanggal mulai dan lamanya' : 'Sebutkan pesanan, jumlah, dan tanggalnya',
        ...(facts.some((fact) => paying.test(fact))
          ? []
          : [
              down
                ? `Bayar ${down.label} ${down.value}`
                : isLet
                  ? 'Sepakati cara bayarnya'
                  : 'Sepakati cara bayar dan pengirimannya',
            ]),
      ],
      'Ulangi cara memesan dua kali, pelan-pelan.',
    ),
    kind: 'steps',
    isBlank: false,
  }
}

/** `pelatihan K3 untuk operator mesin`: what it is that is taught. */
const taught = ({ topic }: DeckRequest): string =>
  /^(?:pelatihan|training|workshop|materi)\s+(?!karyawan|pegawai|staf|kerja)(.{2,40}?)(?:\s+(?:untuk|buat|bagi|bersama|di)\s.*)?$/iu.exec(
    topic,
  )?.[1] ?? ''

/** `sekolah tentang daur air`: what pupils learn of. */
const schoolMatter = (topic: string): string => topic.replace(/^.*?(?:tentang|materi|pelajaran)\s+/iu, '').toLowerCase()

/** What whoever takes part shall be able to do, as far as the order or the topic says it. */
const goalOf = (request: DeckRequest): Prompt => {
  const { aims = [], topic } = request
  const matter = isTaughtInGeneral(request) ? taught(request) : ''
  const ability =
    aims.length > 0
      ? joinWords(aims)
      : abilityIn(topic) ||
        (isLesson(request) && request.lesson
          ? `menjelaskan ${schoolMatter(topic)}`
          : matter === ''
            ? ''
            : `mempraktikkan ${matter}`)
  const notes = 'Tanyakan dulu apa yang peserta sudah tahu.'
  return ability === ''
    ? prompt(2, 'Tujuan', ['Setelah sesi ini peserta bisa: [isi kemampuan yang diharapkan]'], notes)
    : { ...prompt(0, 'Tujuan', [`Setelah sesi ini peserta bisa ${ability}`], notes), isBlank: false }
}

/** Who tells by the years how it went examines nobody. */
const isStory = ({ facts }: DeckRequest): boolean => timelineOf(facts).sections.length > 0

/** How each purpose argues. What was said takes its place; what is still unknown may stand between as prompts. */
export const argumentsOf = (request: DeckRequest): Readonly<Record<DeckPurpose, readonly Step[]>> => ({
  // A bank asks who pays back and from what, not what the market is.
  pitch: isLoan(request) && !isPlan(request) ? requestSteps(request) : investorSteps(request),
  profile: [
    'facts',
    ...(timelineOf(request.facts).sections.length > 0
      ? []
      : [
          picture(
            1,
            'Siapa kami',
            ['[isi cerita singkat berdirinya usaha]'],
            'foto tempat usaha',
            'Ceritakan dari mana usaha ini bermula, dengan satu kejadian yang Anda ingat.',
          ),
        ]),
    'timeline',
    'figures',
    'problem',
    'parts',
    'topics',
    'goods',
    'accounts',
    'series',
    prompt(2, 'Mengapa memilih kami', ['[isi kelebihan utama usaha Anda]'], 'Pilih kelebihan yang bisa dibuktikan.'),
    prompt(3, 'Produk dan layanan', ['[isi produk atau layanan utama]'], 'Sebut yang paling dicari lebih dulu.'),
    'asks',
    'wishes',
  ],
  promotion: [
    'problem',
    'goods',
    'facts',
    'parts',
    'topics',
    picture(
      1,
      'Lihat produknya',
      ['[isi keunggulan produk]'],
      'foto produk',
      'Tunjukkan contoh produknya bila dibawa.',
    ),
    'figures',
    'timeline',
    'accounts',
    'series',
    'asks',
    'wishes',
    prompt(
      2,
      'Mengapa beli di sini',
      ['[isi alasan pelanggan kembali]'],
      'Ceritakan satu pelanggan yang datang lagi, dan sebabnya.',
    ),
    // Where nothing is sold nobody orders, and nobody by a number that is still to come.
    ...((request.goods.length === 0 && isOccasion(request)) ||
    isB2b(request) ||
    (isTold(request) && !isReached(request))
      ? []
      : [orderingOf(request)]),
  ],
  training: [
    ...((isNotice(request) || isStory(request)) && !request.aims ? [] : [goalOf(request)]),
    'problem',
    'facts',
    'parts',
    'topics',
    'lesson',
    'timeline',
    'goods',
    'accounts',
    'series',
    'figures',
    'asks',
    'wishes',
    ...(isTaughtInGeneral(request) || isStory(request)
      ? []
      : [
          prompt(
            3,
            'Materi',
            ['[isi langkah atau materi utama]'],
            'Satu langkah untuk satu slide; tambah slide bila perlu.',
          ),
        ]),
    ...(isStory(request) ? [] : [{ ...practice(request), want: isTaughtInGeneral(request) ? 0 : 1 }]),
  ],
  report: [
    // Figures that were told are the result.
    ...(request.series.length + request.accounts.length + request.figures.length > 0
      ? []
      : [
          prompt(
            3,
            'Hasil utama',
            ['[isi hasil utama]'],
            'Mulai dari satu angka yang paling penting, lalu ceritakan artinya.',
          ),
        ]),
    'accounts',
    'series',
    'figures',
    'goods',
    'timeline',
    'facts',
    'problem',
    'parts',
    'topics',
    // What nobody compares with another time went neither up nor down.
    ...(request.series.length + request.figures.length > 0 &&
    request.accounts.length === 0 &&
    request.series.every(({ isTime }) => !isTime)
      ? []
      : [
          prompt(
            2,
            'Penyebab',
            ['[isi sebab naik atau turun]'],
            'Bedakan sebab yang bisa dan tidak bisa diatur sendiri.',
          ),
        ]),
    'asks',
    'wishes',
    nextPlans(request),
  ],
  proposal: isForAid(request) ? requestSteps(request) : partnerSteps(request),
  other: [
    prompt(3, 'Latar belakang', ['[isi mengapa hal ini penting]'], 'Mulai dari satu contoh yang dikenal semua orang.'),
    'problem',
    'facts',
    'timeline',
    'parts',
    'topics',
    'lesson',
    'goods',
    'accounts',
    'series',
    'figures',
    'asks',
    'wishes',
    prompt(2, 'Pokok bahasan', ['[isi poin terpenting]'], 'Satu gagasan untuk satu slide.'),
    prompt(1, 'Kesimpulan', ['[isi kesimpulan dan ajakan]'], 'Ulangi satu kalimat yang harus diingat.'),
  ],
})
