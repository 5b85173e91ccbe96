import { backgroundColors, textColors } from '../shared/scene/deck-themes.ts'

const names: Readonly<Record<string, string>> = {
  '#102F30': 'Tinta',
  '#AE4426': 'Terakota',
  '#8A5310': 'Soga',
  '#2D4F86': 'Nila',
  '#45661D': 'Daun',
  '#FFFFFF': 'Putih',
  '#FBF3E0': 'Krem',
  '#F8E4D9': 'Persik',
  '#DCEAE4': 'Hijau muda',
  '#FBEBC2': 'Kuning muda',
  '#DFE7F3': 'Biru muda',
}

const named = (colors: readonly string[]): readonly (readonly [string, string])[] =>
  colors.map((color) => [color, names[color] ?? color] as const)

/** The six text colours with their names. */
export const textSwatches = named(textColors)

/** Transparent and the six background colours. */
export const backgroundSwatches = [['transparent', 'Transparan'] as const, ...named(backgroundColors)]
