type Rule = readonly [RegExp, string]

/** The first that matches names it: browsers that call themselves by several names carry the most general one last. */
const browsers: readonly Rule[] = [
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/EdgA?\/|EdgiOS\//, 'Edge'],
  [/OPR\/|Opera|OPT\//, 'Opera'],
  [/UCBrowser\//, 'UC Browser'],
  [/FxiOS\/|Firefox\//, 'Firefox'],
  [/HeadlessChrome\/|CriOS\/|Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const devices: readonly Rule[] = [
  [/iPad/, 'iPad'],
  [/iPhone|iPod/, 'iPhone'],
  [/Android.*Mobile|Mobile.*Android/, 'ponsel Android'],
  [/Android/, 'tablet Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'Chromebook'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux|X11/, 'Linux'],
]

const named = (rules: readonly Rule[], text: string): string | null =>
  rules.find(([pattern]) => pattern.test(text))?.[1] ?? null

/** `Chrome di ponsel Android`: what a browser calls itself, in the owner's words. */
export const deviceWords = (userAgent: string): string => {
  const browser = named(browsers, userAgent)
  const device = named(devices, userAgent)
  if (browser !== null && device !== null) return `${browser} di ${device}`
  return browser ?? (device === null ? 'Perangkat tidak dikenal' : `Browser di ${device}`)
}

/** True for a device that is held in the hand. */
export const isHandheld = (userAgent: string): boolean => /iPad|iPhone|iPod|Android/.test(userAgent)
