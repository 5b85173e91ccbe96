import { writeFile } from 'node:fs/promises'

const left = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
]
const parities = ['LLLLLL', 'LLGLGG', 'LLGGLG', 'LLGGGL', 'LGLLGG', 'LGGLLG', 'LGGGLL', 'LGLGLG', 'LGLGGL', 'LGGLGL']

const inverted = (bits: string): string => bits.replace(/./g, (bit) => (bit === '0' ? '1' : '0'))

/** The bars of an EAN-13 code, a one for each dark module. */
const barsOf = (digits: string): string => {
  const bars = [...digits].map((digit, at) => {
    const l = left[Number(digit)] ?? ''
    if (at === 0) return ''
    if (at > 6) return inverted(l)
    return parities[Number(digits[0])]?.[at - 1] === 'G' ? [...inverted(l)].toReversed().join('') : l
  })
  return `101${bars.slice(1, 7).join('')}01010${bars.slice(7).join('')}101`
}

const width = 640
const height = 480
const modules = 5

/** A frame in YUV 4:2:0: a label with these bars on a grey counter; nothing but the counter without any. */
const frameOf = (digits: string | null): Buffer => {
  const luma = Buffer.alloc(width * height, 0x80)
  if (digits !== null) {
    const bars = barsOf(digits)
    const from = Math.floor((width - bars.length * modules) / 2)
    for (let y = 120; y < 360; y += 1) {
      luma.fill(0xeb, y * width + from - 50, y * width + from + bars.length * modules + 50)
      for (const [at, bit] of [...bars].entries())
        if (bit === '1') luma.fill(0x10, y * width + from + at * modules, y * width + from + (at + 1) * modules)
    }
  }
  return Buffer.concat([luma, Buffer.alloc((width * height) / 2, 0x80)])
}

/** A film for Chromium's fake camera: each code for so many frames of a tenth of a second, null for an empty counter. */
export const writeBarcodeFilm = async (
  file: string,
  scenes: readonly (readonly [string | null, number])[],
): Promise<void> => {
  const frames = scenes.flatMap(([digits, count]) => {
    const frame = frameOf(digits)
    return Array.from({ length: count }, () => [Buffer.from('FRAME\n'), frame]).flat()
  })
  await writeFile(
    file,
    Buffer.concat([Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`), ...frames]),
  )
}
