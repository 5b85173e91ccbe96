/** What tells series of one metric apart: few, and each of few values; never an id, a name or an address. */
export type Labels = Readonly<Record<string, string>>

export interface Sample {
  readonly labels?: Labels
  readonly value: number
}

export interface Registry {
  /** Something that is counted where it happens. */
  counter(name: string, help: string): (labels?: Labels) => void
  /** How large things are that happen; `bounds` are the upper ends of its buckets, rising. */
  histogram(name: string, help: string, bounds: readonly number[]): (labels: Labels, value: number) => void
  /** Something that is looked up when somebody asks; what cannot be read then is left out. */
  reading(
    type: 'gauge' | 'counter',
    name: string,
    help: string,
    read: () => readonly Sample[] | Promise<readonly Sample[]>,
  ): void
  /** All of it in Prometheus' text format. */
  write(): Promise<string>
}

/** https://prometheus.io/docs/instrumenting/exposition_formats: the text format, version 0.0.4. */
export const metricsMediaType = 'text/plain; version=0.0.4; charset=utf-8'

const escapedHelp = (text: string): string => text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')
const escapedValue = (text: string): string => escapedHelp(text).replaceAll('"', '\\"')

const number = (value: number): string =>
  value === Infinity ? '+Inf' : value === -Infinity ? '-Inf' : Number.isNaN(value) ? 'NaN' : String(value)

const written = (labels: Labels): string => {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escapedValue(value)}"`)
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`
}

const line = (name: string, labels: Labels, value: number): string => `${name}${written(labels)} ${number(value)}`

interface Spread {
  readonly labels: Labels
  /** How many values fell into each bucket, the last one beyond all bounds. */
  readonly counts: number[]
  sum: number
}

/**
 * Numbers about the running server, kept in memory and written when asked. Our own hundred lines instead of a library:
 * the usual one costs twelve megabytes before the first number.
 */
export const createRegistry = (): Registry => {
  const metrics = new Map<string, { head: string; lines: () => readonly string[] | Promise<readonly string[]> }>()

  const define = (
    type: 'gauge' | 'counter' | 'histogram',
    name: string,
    help: string,
    lines: () => readonly string[] | Promise<readonly string[]>,
  ): void => {
    if (metrics.has(name)) throw new Error(`metric ${name} is there already`)
    metrics.set(name, { head: `# HELP ${name} ${escapedHelp(help)}\n# TYPE ${name} ${type}`, lines })
  }

  const linesOf = async (name: string): Promise<string> => {
    const { head, lines } = metrics.get(name) ?? { head: '', lines: () => [] }
    try {
      const own = await lines()
      return own.length === 0 ? '' : `${head}\n${own.join('\n')}\n`
    } catch {
      // A number that cannot be read now is missing; it must not take the others with it.
      return ''
    }
  }

  return {
    counter: (name, help) => {
      const counts = new Map<string, number>()
      define('counter', name, help, () => [...counts].map(([key, value]) => `${name}${key} ${number(value)}`))
      return (labels = {}) => {
        const key = written(labels)
        counts.set(key, (counts.get(key) ?? 0) + 1)
      }
    },
    histogram: (name, help, bounds) => {
      const spreads = new Map<string, Spread>()
      define('histogram', name, help, () =>
        [...spreads.values()].flatMap(({ labels, counts, sum }) => {
          let upTo = 0
          const buckets = counts.map((count, place) => {
            upTo += count
            return line(`${name}_bucket`, { ...labels, le: number(bounds[place] ?? Infinity) }, upTo)
          })
          return [...buckets, line(`${name}_sum`, labels, sum), line(`${name}_count`, labels, upTo)]
        }),
      )
      return (labels, value) => {
        const key = written(labels)
        const spread = spreads.get(key) ?? {
          labels,
          counts: Array.from({ length: bounds.length + 1 }, () => 0),
          sum: 0,
        }
        spreads.set(key, spread)
        const place = bounds.findIndex((bound) => value <= bound)
        const bucket = place < 0 ? bounds.length : place
        spread.counts[bucket] = (spread.counts[bucket] ?? 0) + 1
        spread.sum += value
      }
    },
    reading: (type, name, help, read) =>
      define(type, name, help, async () => (await read()).map(({ labels = {}, value }) => line(name, labels, value))),
    write: async () => (await Promise.all([...metrics.keys()].map(linesOf))).join(''),
  }
}
