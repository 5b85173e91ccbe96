import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { bind, onlyIf, p } from '../../draft.ts'
import type { WorkedStep } from '../../makers/worked.ts'
import { moneyOf, type Scene } from '../scene.ts'
import { countTold, numberOf } from '../told-parts.ts'

const number = String.raw`(\d{1,3}(?:\.\d{3})+|\d{1,6})`
const between = String.raw`(?:\s\p{L}{2,10})?[\s,]{1,3}(?:dan\s|yang\s)?`
const sold = String.raw`(?:laku|terjual|kejual|lakunya)\s${number}`
const spoiled = String.raw`(?:busuk|basi|rusak|kecut|layu|pecah|cacat|kedaluwarsa|expired|hancur|gosong)\s${number}`
const first = new RegExp(
  String.raw`([^\d,.;:\n]{2,60})\s${number}(?:\s(\p{L}{2,10}))?[\s,]{1,3}(?:${sold}${between}${spoiled}|${spoiled}${between}${sold})(?:\s\p{L}{2,10})?`,
  'giu',
)
const notName =
  /(?<!\p{L})(?:tolong|bikin|buat|buatkan|analis[ai]\p{L}*|stok\p{L}*|stock|persediaan|barang|masuk|ada|awal|bawa|produksi|dong|dan|untuk)(?!\p{L})/giu

/** What became of each of the goods: `roti 80 bungkus, laku 62, basi 7`; what is left is what neither was. */
export const stockFate: Scene = (request) => {
  const { message } = request
  const found = [...message.matchAll(first)]
  const rest = found.reduce((text, [whole]) => text.replace(whole, ' '), message)
  if (found.length === 0 || found.length > 12 || /\d/.test(rest) || moneyOf(request).length > 0) return null
  const goods = found.map(([said = '', name = '', had = '', noun = '', s1, w1, w2, s2], at) => ({
    said,
    name:
      sentenceCase(
        name
          .replaceAll(notName, ' ')
          .replaceAll(/\s{2,}/g, ' ')
          .trim(),
      ) || `Barang ${at + 1}`,
    noun: /^(?:laku|terjual|kejual|dan|yang)$/iu.test(noun) ? '' : noun.toLowerCase(),
    had,
    sold: s1 ?? s2 ?? '',
    spoiled: w1 ?? w2 ?? '',
  }))
  if (goods.some((one) => numberOf(one.sold) + numberOf(one.spoiled) > numberOf(one.had) || numberOf(one.had) === 0))
    return null
  const isOne = goods.length === 1
  const steps = goods.flatMap(({ name, noun }, at): WorkedStep[] => {
    const n = at + 1
    return [
      { id: `sisa_${n}`, label: `${name} tersisa`, formula: `stok_${n} - laku_${n} - buang_${n}`, unit: 'count', noun },
      { id: `terjual_${n}`, label: `${name} terjual`, formula: `laku_${n} / stok_${n} * 100`, unit: 'percent' },
      {
        id: `rusak_${n}`,
        label: isOne ? `${name} terbuang` : name,
        formula: `buang_${n} / stok_${n} * 100`,
        unit: 'percent',
      },
    ]
  })
  return {
    type: 'umum',
    title: 'Analisis Stok',
    ...(isOne ? {} : { groups: { rusak: 'bagian terbuang' } }),
    figures: goods.flatMap(({ said, name, noun, ...own }, at) => [
      { id: `stok_${at + 1}`, label: `${name}, stok`, told: countTold(own.had, noun, said), noun },
      { id: `laku_${at + 1}`, label: `${name}, terjual`, told: countTold(own.sold, noun, said), noun },
      { id: `buang_${at + 1}`, label: `${name}, terbuang`, told: countTold(own.spoiled, noun, said), noun },
    ]),
    steps: [
      ...steps,
      ...(isOne
        ? []
        : [
            { id: 'terbanyak', label: 'Paling banyak terbuang', formula: 'argmax(rusak)', unit: 'name' as const },
            {
              id: 'terbanyak_persen',
              label: 'Bagian terbuang paling besar',
              formula: 'max(rusak)',
              unit: 'percent' as const,
            },
          ]),
    ],
    answer: [
      ...goods.map(({ name }, at) =>
        p(
          `${name}: dari ${bind(`stok_${at + 1}`)} terjual **${bind(`laku_${at + 1}`)}** (${bind(`terjual_${at + 1}`)}), terbuang **${bind(`buang_${at + 1}`)}** (${bind(`rusak_${at + 1}`)}), tersisa **${bind(`sisa_${at + 1}`)}**.`,
        ),
      ),
      ...(isOne
        ? []
        : [
            p(
              `Menurut bagian stoknya, yang paling banyak terbuang **${bind('terbanyak')}** (${bind('terbanyak_persen')}).`,
              onlyIf('terbanyak_persen', 'positive'),
            ),
          ]),
    ],
    key: isOne ? 'rusak_1' : 'terbanyak_persen',
    shown: isOne ? ['sisa_1', 'terjual_1', 'rusak_1'] : goods.slice(0, 4).map((_, at) => `sisa_${at + 1}`),
    next: ['Harga beli tiap barang, supaya kerugian yang terbuang bisa dihitung: [isi harga beli].'],
  }
}
