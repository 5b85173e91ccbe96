/** Words that leave no doubt where a product belongs; everything else stays without a category. */
const words: readonly (readonly [string, string])[] = [
  [
    'Minuman',
    'teh kopi kopsu jus juice es susu air sirup soda cola boba latte cappuccino espresso americano matcha milkshake wedang aqua galon cendol smoothie smoothies lemonade frappe mojito mocha moka cappucino sprite fanta dawet bajigur bandrek sekoteng',
  ],
  [
    'Makanan',
    'nasi mie mi bakso soto sate ayam bebek ikan lele rendang gado pecel rawon gudeg bubur lontong ketoprak martabak seblak dimsum pizza burger kentang roti kue donat pisang gorengan tempe tahu telur telor beras gula minyak tepung indomie sarden keripik kerupuk permen coklat biskuit snack sambal kecap garam sayur buah daging sosis nugget geprek penyet capcay kwetiau risol croissant toast sandwich cake brownies bolu puding pudding waffle pancake salad spaghetti pasta steak sushi ramen udon ceker sempol takoyaki bakpao onde klepon lapis sop sup gulai tongseng bakwan lumpia perkedel risol lemper cilok batagor siomay pempek',
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

/** Oils that nobody cooks with, and what water runs through. */
const notEaten =
  /(?<!\p{L})minyak (?:kayu putih|telon|angin|rambut|wangi|urut|tawon|gosok|rem|tanah)(?!\p{L})|(?<!\p{L})(?:kran|keran|pompa|tandon|filter|meteran|slang|selang) air(?!\p{L})/iu
/** Ice cream is eaten, though ice is drunk. */
const iceCream = /(?<!\p{L})(?:es krim|ice cream)(?!\p{L})/iu

/** The category that a product's name plainly says by its first telling word; null where it does not. */
export const guessCategory = (name: string): string | null => {
  if (notEaten.test(name)) return null
  if (iceCream.test(name)) return 'Makanan'
  for (const word of name.toLowerCase().match(/\p{L}+/gu) ?? []) {
    const category = categoryOfWord.get(word)
    if (category !== undefined) return category
  }
  return null
}
