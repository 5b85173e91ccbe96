/** Words that leave no doubt where a product belongs; everything else stays without a category. */
const words: readonly (readonly [string, string])[] = [
  [
    'Minuman',
    'teh kopi kopsu jus juice es susu air sirup soda cola boba latte cappuccino espresso americano matcha milkshake wedang aqua galon cendol',
  ],
  [
    'Makanan',
    'nasi mie mi bakso soto sate ayam bebek ikan lele rendang gado pecel rawon gudeg bubur lontong ketoprak martabak seblak dimsum pizza burger kentang roti kue donat pisang gorengan tempe tahu telur telor beras gula minyak tepung indomie sarden keripik kerupuk permen coklat biskuit snack sambal kecap garam sayur buah daging sosis nugget geprek penyet capcay kwetiau risol lemper cilok batagor siomay pempek',
  ],
  [
    'Pakaian',
    'kaos kaus baju kemeja celana jaket hoodie sweater rok gamis jilbab hijab kerudung mukena sarung daster batik sepatu sandal topi dompet jeans blouse dress',
  ],
  [
    'Elektronik',
    'hp handphone charger carger kabel headset earphone powerbank lampu kipas televisi tv kulkas setrika blender dispenser laptop mouse keyboard speaker baterai flashdisk adaptor',
  ],
]

const categoryOfWord = new Map(words.flatMap(([category, list]) => list.split(' ').map((word) => [word, category])))

/** The category that a product's name plainly says by its first telling word; null where it does not. */
export const guessCategory = (name: string): string | null => {
  for (const word of name.toLowerCase().match(/\p{L}+/gu) ?? []) {
    const category = categoryOfWord.get(word)
    if (category !== undefined) return category
  }
  return null
}
