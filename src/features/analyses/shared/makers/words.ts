import type { AnalysisBlock, AnalysisContent } from '../analysis-content.ts'
import { blankText } from '#core/text/shared/blanks.ts'
import { sentenceCase } from '#core/text/shared/letter-case.ts'
import type { AnalysisRequest } from '../analysis-request.ts'
import { bind, bullets, type Draft, inputs, p, sourcesSection, startDraft, table } from '../draft.ts'
import type { ToldFigure } from '../told-figure.ts'
import { quoted } from '../wording.ts'
import { aboutText, factsOf, keepOthers, titleOf } from './scope.ts'

const or = (items: readonly string[], ...open: readonly string[]): string[] =>
  items.length > 0 ? items.map((item) => sentenceCase(quoted(item))) : open.map(blankText)

/** Figures of the message inside an analysis of words: shown, bound, and editable. */
const toldFigures = (draft: Draft, request: AnalysisRequest): AnalysisBlock[] => {
  keepOthers(draft, request, new Set<ToldFigure>())
  const ids = draft.figures.map(({ id }) => id)
  return ids.length > 0 ? [p('Angka yang sudah diketahui:'), inputs(ids)] : []
}

const finish = (draft: Draft, request: AnalysisRequest, lead: string): AnalysisContent => {
  const { figures, assumptions } = draft
  if (assumptions.length > 0 && figures.length > 0) sourcesSection(draft)
  return draft.finish({ title: titleOf(lead, request), key: '', facts: factsOf(request) })
}

const knownFacts = (request: AnalysisRequest): string[] => factsOf(request).map((fact) => sentenceCase(quoted(fact)))

/** The first of a side, or the blank that asks for it. */
const side = (items: readonly string[], open: string): string => quoted(items[0] ?? blankText(open))

/** What follows from two sides that are told; a blank where one of them is not. */
const step = (
  first: readonly string[],
  second: readonly string[],
  write: (first: string, second: string) => string,
  open: string,
): string => {
  const [one, other] = [first[0], second[0]]
  return one && other ? write(`“${quoted(one)}”`, `“${quoted(other)}”`) : blankText(open)
}

/** Strengths, weaknesses, opportunities and threats as told. */
export const makeSwot = (request: AnalysisRequest): AnalysisContent => {
  const draft = startDraft('swot')
  const { strengths, weaknesses, opportunities, threats } = request.sides
  const sorted = [...strengths, ...weaknesses, ...opportunities, ...threats]
  const others = request.facts.filter((fact) => !sorted.some((one) => one.includes(fact) || fact.includes(one)))
  const told = strengths.length + weaknesses.length + opportunities.length + threats.length
  draft.section('ringkasan', 'Ringkasan', [
    p(
      told > 0
        ? `SWOT ${aboutText(request)}, disusun dari yang Anda ceritakan. Yang belum diketahui ditandai untuk diisi.`
        : `Kerangka SWOT ${aboutText(request)}. Pesan Anda belum menyebut kekuatan atau kelemahannya, jadi semua kotak ditandai untuk diisi.`,
    ),
    others.length > 0 ? p('**Yang juga Anda sebut**') : null,
    others.length > 0 ? bullets(others.map((fact) => sentenceCase(quoted(fact)))) : null,
    ...toldFigures(draft, request),
  ])
  draft.section('kekuatan', 'Kekuatan (dari dalam)', [
    bullets(or(strengths, 'keunggulan produk', 'alasan pelanggan kembali')),
  ])
  draft.section('kelemahan', 'Kelemahan (dari dalam)', [
    bullets(or(weaknesses, 'keluhan yang sering datang', 'yang belum sanggup dikerjakan')),
  ])
  draft.section('peluang', 'Peluang (dari luar)', [
    bullets(or(opportunities, 'kebutuhan sekitar yang belum terlayani', 'acara atau musim ramai')),
  ])
  draft.section('ancaman', 'Ancaman (dari luar)', [
    bullets(or(threats, 'pesaing terdekat dan keunggulannya', 'harga bahan yang naik')),
  ])
  draft.section('langkah', 'Langkah dari SWOT', [
    table(
      ['Pertemuan', 'Yang dipertemukan', 'Langkah'],
      [
        [
          'Kekuatan + peluang',
          `${side(strengths, 'kekuatan utama')}; ${side(opportunities, 'peluang utama')}`,
          step(strengths, opportunities, (s, o) => `Tonjolkan ${s} untuk menjemput ${o}.`, 'langkah untuk tumbuh'),
        ],
        [
          'Kelemahan + peluang',
          `${side(weaknesses, 'kelemahan utama')}; ${side(opportunities, 'peluang utama')}`,
          step(
            weaknesses,
            opportunities,
            (w, o) => `Benahi dulu ${w}, supaya ${o} bisa dilayani.`,
            'yang dibenahi dulu',
          ),
        ],
        [
          'Kekuatan + ancaman',
          `${side(strengths, 'kekuatan utama')}; ${side(threats, 'ancaman utama')}`,
          step(strengths, threats, (s, t) => `Andalkan ${s} untuk menghadapi ${t}.`, 'cara bertahan'),
        ],
        [
          'Kelemahan + ancaman',
          `${side(weaknesses, 'kelemahan utama')}; ${side(threats, 'ancaman utama')}`,
          step(
            weaknesses,
            threats,
            (w, t) => `Jangan biarkan ${w} bertemu ${t}: siapkan cadangannya lebih dulu.`,
            'yang dihindari',
          ),
        ],
      ],
    ),
    p(
      'Pilih satu langkah untuk bulan ini, dengan orang yang mengerjakan dan tanggal selesai: [isi langkah, orang, dan tanggal].',
    ),
  ])
  return finish(draft, request, 'Analisis SWOT')
}

/** A plan for finding out about a market; no number of it is made up. */
export const makeMarket = (request: AnalysisRequest): AnalysisContent => {
  const draft = startDraft('riset_pasar')
  const { place, target } = request
  const facts = knownFacts(request)
  // What rivals do with a number in it stands nowhere else.
  const told = request.sides.threats.filter((one) => !request.facts.includes(one))
  draft.section('ringkasan', 'Ringkasan', [
    p(
      `Riset pasar ${aboutText(request)}. Juragan tidak mengarang angka pasar: yang sudah Anda sebut dipakai, selebihnya menjadi daftar yang dicari di lapangan.`,
    ),
    facts.length > 0 ? p('**Yang sudah diketahui**') : null,
    facts.length > 0 ? bullets(facts) : null,
    ...toldFigures(draft, request),
  ])
  draft.section('pembeli', 'Siapa pembelinya', [
    bullets([
      `Sasaran: ${target ? quoted(target) : blankText('sasaran pembeli')}.`,
      `Wilayah: ${place ? quoted(place) : blankText('wilayah jualan')}, dalam jarak [isi jarak terjauh pembeli].`,
      'Jumlah calon pembeli di wilayah itu: [isi jumlah calon pembeli] (tanya RT/RW, kelurahan, atau hitung rumah dan kos).',
      'Yang mereka beli sekarang dan harganya: [isi barang dan harga sekarang].',
    ]),
  ])
  draft.group('pasar', 'pasar')
  draft.figure('pasar_calon', 'Calon pembeli', { unit: 'count', noun: 'orang', group: 'pasar' })
  draft.figure('pasar_mau', 'Yang mau membeli', { unit: 'percent', group: 'pasar' })
  draft.figure('pasar_sering', 'Pembelian sebulan tiap orang', { unit: 'count', noun: 'kali', group: 'pasar' })
  draft.figure('pasar_belanja', 'Belanja sekali beli', { group: 'pasar' })
  draft.metric('pasar_bulan', 'Besar pasar', 'pasar_calon * pasar_mau / 100 * pasar_sering * pasar_belanja', {
    per: 'bulan',
  })
  draft.section('besar_pasar', 'Besar pasar', [
    p('Isi empat angka ini dari pengamatan atau tanya langsung; besar pasar sebulan terhitung sendiri.'),
    inputs(['pasar_calon', 'pasar_mau', 'pasar_sering', 'pasar_belanja']),
    { type: 'figures', metrics: ['pasar_bulan'] },
  ])
  draft.section('pesaing', 'Pesaing', [
    told.length > 0 ? p('**Yang sudah Anda ketahui**') : null,
    told.length > 0 ? bullets(told.map((one) => sentenceCase(quoted(one)))) : null,
    p('Datangi tiga pesaing terdekat sebagai pembeli, lalu isi:'),
    table(
      ['Pesaing', 'Harga', 'Yang disukai pembeli', 'Kekurangannya'],
      [1, 2, 3].map((n) => [
        blankText(`nama pesaing ${n}`),
        blankText(`harga pesaing ${n}`),
        blankText(`kelebihan pesaing ${n}`),
        blankText(`kekurangan pesaing ${n}`),
      ]),
    ),
  ])
  draft.section('lapangan', 'Yang ditanyakan di lapangan', [
    {
      type: 'list',
      ordered: true,
      items: [
        'Tanya 20 calon pembeli: kapan terakhir membeli barang seperti ini, di mana, dan berapa harganya.',
        'Hitung pembeli pesaing selama satu jam ramai dan satu jam sepi, dua hari berbeda.',
        'Tawarkan contoh ke 10 orang dengan harga asli, catat berapa yang membayar.',
        'Tulis alasan yang menolak dengan kata-kata mereka sendiri.',
      ],
    },
  ])
  draft.section('keputusan', 'Keputusan', [
    p(
      'Lanjut bila sedikitnya [isi batas pembeli] dari 10 orang membayar dengan harga yang menutup biaya. Kalau belum, ubah barang, harga, atau tempat, lalu uji lagi.',
    ),
  ])
  return finish(draft, request, 'Riset Pasar')
}

const themes: readonly (readonly [string, RegExp])[] = [
  [
    'Rasa dan mutu',
    /rasa|enak|lezat|pedes|pedas|asin|manis|hambar|basi|segar|gurih|mutu|kualitas|bagus|awet|rusak|cacat|keras|alot|mantap|nikmat|seger|empuk|renyah|pentol|kuah|dingin/i,
  ],
  ['Kecepatan', /lama|lambat|nunggu|menunggu|antri|antre|cepat|cepet|telat|terlambat|sejam|\bjam\b|lelet/i],
  ['Porsi dan isi', /porsi|dikit|sedikit|kecil|gede|besar|banyak|isi|kurang isi|ukuran/i],
  ['Harga', /harga|mahal|murah|kemahalan|worth/i],
  ['Pelayanan', /ramah|jutek|pelayan|kurir|kasir|sopan|galak|cuek|admin|respon|judes|layanan/i],
  ['Tempat dan kemasan', /tempat|parkir|bersih|kotor|panas|sempit|toilet|bungkus|kemasan|packing|bocor|tumpah/i],
]
const complaints =
  /lama|lambat|nunggu|menunggu|antri|antre|telat|dikit|sedikit|kecil|mahal|jutek|galak|judes|cuek|kotor|panas|sempit|bocor|tumpah|basi|hambar|asin|keras|alot|rusak|cacat|kurang|kecewa|gak|tidak|nggak|ga |salah|lelet|jelek|parah|beda|copot|luntur|sobek|robek|pecah|patah|penyok|bau|apek|berisik|susah|ribet|dingin|lembek|gosong|mentah|hilang/i
const praise =
  /enak|lezat|ramah|cepat|cepet|murah|bersih|segar|bagus|mantap|puas|nikmat|\bpas\b|suka|worth|sopan|gurih|awet|nagih|juara|seger|gede|jumbo|empuk|renyah|wangi|rapi|mantul|the best|recommended/i

/** Customers' own words, sorted by what they are about. Words decide; nothing is added. */
export const makeReviews = (request: AnalysisRequest): AnalysisContent => {
  const draft = startDraft('ulasan')
  const reviews = request.reviews.map(quoted)
  const sorted = themes
    .map(([name, words]) => ({ name, said: reviews.filter((review) => words.test(review)) }))
    .filter(({ said }) => said.length > 0)
  const complained = reviews.filter((review) => complaints.test(review))
  const praised = reviews.filter((review) => praise.test(review))
  const others = reviews.filter((review) => !sorted.some(({ said }) => said.includes(review)))
  draft.group('tema', 'ulasan per pokok')
  sorted.forEach(({ name, said }, at) =>
    draft.figure(`tema_${at + 1}`, name, { value: said.length, unit: 'count', noun: 'ulasan', group: 'tema' }),
  )
  draft.figure('jumlah', 'Ulasan yang dibaca', { value: reviews.length, unit: 'count', noun: 'ulasan' })
  draft.figure('keluhan', 'Berisi keluhan', { value: complained.length, unit: 'count', noun: 'ulasan' })
  draft.figure('pujian', 'Berisi pujian', { value: praised.length, unit: 'count', noun: 'ulasan' })
  draft.metric('bagian_keluhan', 'Bagian keluhan', 'keluhan / jumlah * 100', { unit: 'percent' })
  const worst = sorted
    .map(({ name, said }) => ({ name, said: said.filter((review) => complained.includes(review)) }))
    .toSorted((a, b) => b.said.length - a.said.length)[0]
  draft.section('ringkasan', 'Ringkasan', [
    p(
      `Dari ${bind('jumlah')}, ${bind('keluhan')} berisi keluhan (${bind('bagian_keluhan')}) dan ${bind('pujian')} berisi pujian; satu ulasan bisa keduanya.`,
    ),
    worst && worst.said.length > 0
      ? p(`Masalah utama: **${worst.name.toLowerCase()}** (${worst.said.map((review) => `“${review}”`).join(', ')}).`)
      : p('Tidak ada keluhan yang terbaca dalam ulasan ini.'),
    { type: 'figures', metrics: ['jumlah', 'keluhan', 'pujian', 'bagian_keluhan'] },
  ])
  draft.section('pokok', 'Apa yang dibicarakan', [
    table(
      ['Pokok', 'Kata pelanggan', 'Banyaknya'],
      sorted.map(({ name, said }, at) => [name, said.map((review) => `“${review}”`).join(' '), bind(`tema_${at + 1}`)]),
    ),
    sorted.length > 1
      ? draft.chart({
          id: 'grafik_tema',
          title: 'Ulasan per pokok',
          shape: 'bar',
          unit: 'count',
          noun: 'ulasan',
          categories: sorted.map(({ name }) => name),
          series: [{ name: 'Ulasan', values: sorted.map((_, at) => `tema_${at + 1}`) }],
        })
      : null,
    others.length > 0 ? p(`Di luar pokok itu: ${others.map((review) => `“${review}”`).join(' ')}`) : null,
  ])
  draft.section('langkah', 'Langkah', [
    bullets([
      ...(worst && worst.said.length > 0
        ? [`Benahi ${worst.name.toLowerCase()} dulu: [isi tindakan dan tanggalnya].`]
        : []),
      'Balas yang mengeluh dengan langkah nyata, bukan permintaan maaf saja: [isi balasan].',
      'Pertahankan yang dipuji: ' +
        (praised.length > 0
          ? praised
              .slice(0, 3)
              .map((review) => `“${review}”`)
              .join(', ')
          : blankText('yang dipuji pelanggan')) +
        '.',
    ]),
  ])
  return finish(draft, request, 'Analisis Ulasan Pelanggan')
}

/** Anything else: what the message says, in order, and what is still to be found out. */
export const makeGeneral = (request: AnalysisRequest): AnalysisContent => {
  const draft = startDraft('umum')
  const facts = knownFacts(request)
  const about = aboutText(request)
  draft.section('ringkasan', 'Ringkasan', [
    p(`Kerangka analisis ${about}. Yang Anda sebut sudah masuk; yang belum diketahui ditandai untuk diisi.`),
    facts.length > 0 ? p('**Yang sudah diketahui**') : null,
    facts.length > 0 ? bullets(facts) : null,
    ...toldFigures(draft, request),
  ])
  draft.section('pokok', 'Pokok persoalan', [
    p(
      `Yang ingin diputuskan: ${blankText('keputusan yang akan diambil')}. Batas waktunya: ${blankText('tanggal keputusan')}.`,
    ),
  ])
  draft.section('keadaan', 'Keadaan sekarang', [
    bullets([
      'Penjualan sebulan: [isi penjualan sebulan].',
      'Biaya sebulan: [isi biaya sebulan].',
      'Yang sudah dicoba dan hasilnya: [isi yang sudah dicoba].',
    ]),
  ])
  draft.section('pilihan', 'Pilihan', [
    table(
      ['Pilihan', 'Untungnya', 'Ruginya', 'Biaya'],
      [1, 2].map((n) => [
        blankText(`pilihan ${n}`),
        blankText(`untung pilihan ${n}`),
        blankText(`rugi pilihan ${n}`),
        blankText(`biaya pilihan ${n}`),
      ]),
    ),
  ])
  draft.section('saran', 'Kesimpulan dan langkah', [
    p(
      `Berdasarkan hal di atas: ${blankText('kesimpulan')}. Langkah pertama: ${blankText('langkah pertama dan tanggalnya')}.`,
    ),
  ])
  return finish(draft, request, 'Analisis')
}
