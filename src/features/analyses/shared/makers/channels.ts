import { sentenceCase } from '#core/text/shared/letter-case.ts'
import type { AnalysisContent } from '../analysis-content.ts'
import { bind, bullets, cards, note, onlyIf, p, sourcesSection, startDraft, table } from '../draft.ts'
import type { ToldFigure } from '../told-figure.ts'
import { aboutText, byRole, factsOf, keepOthers, type Maker, titleOf } from './scope.ts'

const known: readonly (readonly [string, RegExp])[] = [
  ['GoFood', /go-?food|gojek/i],
  ['GrabFood', /grab(?:food)?/i],
  ['ShopeeFood', /shopee ?food/i],
  ['Shopee', /shopee(?! ?food)/i],
  ['Tokopedia', /tokopedia|tokped/i],
  ['TikTok Shop', /tik ?tok/i],
  ['Lazada', /lazada/i],
  ['Blibli', /blibli/i],
  ['Bukalapak', /bukalapak/i],
  ['WhatsApp', /(?<!\p{L})(?:wa|whatsapp)(?!\p{L})/iu],
  ['Reseller', /reseller/i],
  ['Titip jual', /titip|konsinyasi/i],
]
const direct =
  /(?<!\p{L})(?:offline|langsung|warung|toko(?! ?pedia)|dine ?in|makan di tempat|sendiri|lapak|kasir|cod)(?!\p{L})/iu

const nameOf = (words: string): string => known.find(([, pattern]) => pattern.test(words))?.[0] ?? ''

interface Channel {
  readonly name: string
  readonly rate: ToldFigure | null
  readonly isDirect: boolean
}

const channelsOf = (rates: readonly ToldFigure[], message: string): Channel[] => {
  const taken = rates.map((rate): Channel => ({
    name:
      nameOf(`${rate.label} ${rate.said}`) ||
      sentenceCase(rate.label.replace(/^(?:potongan|komisi|admin|fee|biaya)\s+/i, '')) ||
      'Lewat aplikasi',
    rate,
    isDirect: false,
  }))
  const names = taken.map(({ name }) => name)
  return [
    ...taken.filter(({ name }, at) => names.indexOf(name) === at),
    // `WA ga ada potongan`
    {
      name:
        /(?<!\p{L})(?:wa|whatsapp)(?!\p{L})/iu.test(message) && !names.includes('WhatsApp')
          ? 'WhatsApp'
          : 'Jual langsung',
      rate: null,
      isDirect: true,
    },
  ]
}

const isCalledCost = ({ said }: ToldFigure): boolean =>
  /(?<!\p{L})(?:modal|hpp|harga pokok|bahan|biaya|ongkos|beli|kulak\p{L}{0,3})(?:nya)?(?!\p{L})/iu.test(said)

const saidOf = (figures: readonly ToldFigure[], { name, isDirect }: Channel): ToldFigure | undefined =>
  figures.find(({ said, label }) => (isDirect ? direct.test(`${label} ${said}`) : nameOf(`${label} ${said}`) === name))

/** What one thing leaves on each way of selling it, after the commission of each. */
export const makeChannels: Maker = (request): AnalysisContent => {
  const draft = startDraft('perbandingan')
  const rates = byRole(request, 'commission')
  const channels = channelsOf(rates, request.message)
  const money = request.figures.filter(({ kind }) => kind === 'money')
  const costly = money.filter(({ role }) => ['hpp', 'unit_cost', 'capital'].includes(role))
  // `nasi bakar 32rb, …, modal 17rb`: beside a cost that is called one, the other is what the thing sells for.
  const costs = costly.some(isCalledCost) ? costly.filter(isCalledCost) : costly
  const prices = money.filter(
    (one) => !costs.includes(one) && (costly.includes(one) || ['price', 'other', 'expense'].includes(one.role)),
  )
  const volumes = request.figures.filter(({ role, kind }) => role === 'volume' && kind === 'count')
  const used = new Set<ToldFigure>([...rates, ...costs.slice(0, 1)])
  const own = channels.map((channel) => saidOf(prices, channel))
  const base = prices.find((one) => !own.includes(one)) ?? prices[0]
  const cost = costs[0]
  const isChannel = nameOf(request.subject) !== '' || direct.test(request.subject)
  const thing = {
    ...request,
    subject: base && base.role !== 'price' && base.label !== '' ? base.label : isChannel ? '' : request.subject,
  }
  const noun = [base, cost].find((one) => one && one.noun !== '')?.noun ?? 'barang'
  if (base) used.add(base)
  draft.figure(
    'harga',
    base && base.role !== 'price' && base.label !== '' ? `Harga jual ${base.label}` : 'Harga jual',
    { value: base?.value ?? null, said: base?.said ?? '' },
  )
  draft.figure('modal', `Modal per ${noun}`, { value: cost?.value ?? null, said: cost?.said ?? '' })
  draft.group('terima', 'uang diterima')
  draft.group('untung', 'untung')
  const counted = channels.map((channel) => saidOf(volumes, channel))
  const countsAll = counted.every((one) => one !== undefined)
  // `ongkos kirim ditanggung 5rb`: borne where it is told, else where nothing else is taken.
  const borne = byRole(request, 'delivery').find(({ said }) => /tanggung|subsidi/i.test(said))
  const bearer = borne
    ? Math.max(
        0,
        channels.findIndex(({ name, isDirect }) => (nameOf(borne.said) || 'WhatsApp') === name || isDirect),
      )
    : -1
  if (borne) used.add(borne)
  channels.forEach(({ name, rate }, at) => {
    const n = at + 1
    if (borne && at === bearer) draft.figure(`ongkir_${n}`, `Ongkir ${name}`, { value: borne.value, said: borne.said })
    const less = borne && at === bearer ? ` - ongkir_${n}` : ''
    const [price, volume] = [own[at], counted[at]]
    const hasOwn = price !== undefined && price !== base
    if (hasOwn) draft.figure(`harga_${n}`, `Harga di ${name}`, { value: price.value, said: price.said })
    else draft.metric(`harga_${n}`, `Harga di ${name}`, 'harga')
    if (hasOwn) used.add(price)
    if (rate) {
      draft.figure(`persen_${n}`, `Potongan ${name}`, { value: rate.value, unit: 'percent', said: rate.said })
      draft.metric(`potongan_${n}`, `Potongan ${name}`, `harga_${n} * persen_${n} / 100`)
      draft.metric(`terima_${n}`, cost ? `Diterima dari ${name}` : name, `harga_${n} - potongan_${n}${less}`)
      draft.metric(
        `setara_${n}`,
        `Harga di ${name} supaya untungnya sama`,
        `ceil(terima_${channels.length} / positive(1 - persen_${n} / 100))`,
      )
    } else draft.metric(`terima_${n}`, cost ? `Diterima dari ${name}` : name, `harga_${n}${less}`)
    draft.metric(`untung_${n}`, name, `terima_${n} - modal`)
    draft.metric(`margin_${n}`, `Margin ${name}`, `untung_${n} / harga_${n} * 100`, { unit: 'percent' })
    if (countsAll && volume) {
      used.add(volume)
      draft.figure(`laku_${n}`, `Terjual di ${name}`, {
        value: volume.value,
        unit: 'count',
        noun: volume.noun || noun,
        per: volume.per ?? '',
        said: volume.said,
      })
      draft.metric(`laba_${n}`, `Untung dari ${name}`, `untung_${n} * laku_${n}`)
    }
  })
  const last = channels.length
  // Without a cost the money that arrives is what is compared.
  const value = cost ? 'untung' : 'terima'
  const lead = cost ? 'Untung paling besar' : 'Paling banyak diterima'
  const rated = channels.flatMap(({ rate }, at) => (rate ? [at + 1] : []))
  draft.metric('terbaik', lead, `argmax(${value})`, { unit: 'name' })
  draft.metric('terbaik_nilai', lead, `max(${value})`)
  draft.metric('selisih', 'Selisih terbesar dan terkecil', `max(${value}) - min(${value})`)
  draft.section('ringkasan', 'Ringkasan', [
    p(
      `${lead}: **${bind('terbaik')}**, ${bind('terbaik_nilai')} per ${noun}. Selisih dengan yang terkecil ${bind('selisih')}.`,
      onlyIf('selisih', 'positive'),
    ),
    p(`Perbandingan cara jual ${aboutText(thing)} setelah potongan.`),
    cards(...channels.slice(0, 4).map((_, at) => `${value}_${at + 1}`)),
    ...channels.flatMap(({ name }, at) => [
      note(
        `Lewat ${name} harga itu rugi: yang diterima ${bind(`terima_${at + 1}`)} di bawah modal ${bind('modal')}.`,
        onlyIf(`untung_${at + 1}`, 'negative'),
      ),
    ]),
  ])
  draft.section('hitungan', 'Hitungan tiap cara jual', [
    table(
      ['Cara jual', 'Harga', 'Potongan', 'Diterima', ...(cost ? ['Modal', 'Untung', 'Margin'] : [])],
      channels.map(({ name, rate }, at) => [
        name,
        bind(`harga_${at + 1}`),
        rate
          ? `${bind(`potongan_${at + 1}`)} (${bind(`persen_${at + 1}`)})`
          : at === bearer
            ? `${bind(`ongkir_${at + 1}`)} (ongkir)`
            : '–',
        bind(`terima_${at + 1}`),
        ...(cost ? [bind('modal'), bind(`untung_${at + 1}`), bind(`margin_${at + 1}`)] : []),
      ]),
    ),
    draft.chart({
      id: 'grafik_untung',
      title: cost ? `Untung per ${noun}` : `Diterima per ${noun}`,
      shape: 'bar',
      unit: 'rupiah',
      categories: channels.map(({ name }) => name),
      series: [{ name: cost ? 'Untung' : 'Diterima', values: channels.map((_, at) => `${value}_${at + 1}`) }],
    }),
    countsAll ? p('Dengan jumlah terjual yang Anda sebut:') : null,
    countsAll
      ? table(
          ['Cara jual', 'Terjual', 'Untung'],
          channels.map(({ name }, at) => [name, bind(`laku_${at + 1}`), bind(`laba_${at + 1}`)]),
        )
      : null,
  ])
  draft.section('harga_setara', 'Harga supaya untungnya sama', [
    p(
      `Supaya uang yang diterima sama dengan ${channels.at(-1)?.isDirect && channels.at(-1)?.name !== 'Jual langsung' ? channels.at(-1)?.name : 'jual langsung'} ${bind(`terima_${last}`)}:`,
    ),
    bullets(
      rated.map(
        (n) =>
          `${channels[n - 1]?.name ?? ''}: pasang **${bind(`setara_${n}`)}** (naik karena potongan ${bind(`persen_${n}`)}).`,
      ),
    ),
  ])
  draft.section('langkah', 'Yang perlu diperiksa', [
    bullets([
      ...(cost ? [] : [`Modal per ${noun}, supaya untungnya kelihatan: ${bind('modal')}.`]),
      ...(countsAll
        ? []
        : [
            'Jumlah terjual di tiap tempat: [isi jumlah terjual]. Untung kecil yang laku banyak bisa mengalahkan untung besar yang jarang laku.',
          ]),
      'Biaya lain tiap pesanan, misalnya kemasan, promo, dan ongkos kirim yang Anda tanggung: [isi biaya lain per pesanan].',
    ]),
  ])
  keepOthers(draft, request, used)
  sourcesSection(draft)
  return draft.finish({
    title: titleOf('Perbandingan Cara Jual', thing),
    key: `${value}_${last}`,
    facts: factsOf(request),
  })
}
