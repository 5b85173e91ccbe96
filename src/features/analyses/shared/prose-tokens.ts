import type { AnalysisContent } from './analysis-content.ts'

/**
 * Prose as its owner edits it: `{Laba bersih}` instead of the binding. Words stay free, and a number cannot be typed
 * over by accident.
 */
export interface ProseTokens {
  readonly toOwner: (text: string) => string
  /** Braces that name no number become round brackets, so that nothing typed is lost and nothing is bound by chance. */
  readonly fromOwner: (text: string) => string
}

const binding = /\{\{([a-z][a-z0-9_]*)((?:\|[^{}|]*)*)\}\}/g

export const proseTokens = ({ dataset, metrics }: AnalysisContent): ProseTokens => {
  const labels = new Map(
    [...dataset.figures, ...metrics].map(({ id, label }) => [id, label.replaceAll(/[{}:]/g, '').trim()]),
  )
  const counts = new Map<string, number>()
  for (const label of labels.values()) counts.set(label, (counts.get(label) ?? 0) + 1)
  const nameOf = (id: string): string => {
    const label = labels.get(id) ?? ''
    return label === '' || counts.get(label) !== 1 ? `${label} #${id}`.trim() : label
  }
  const byName = new Map(Array.from(labels.keys(), (id) => [nameOf(id), id]))
  return {
    toOwner: (text) =>
      text.replaceAll(binding, (_, id: string, choices: string) => {
        const words = choices.slice(1).split('|')
        return `{${nameOf(id)}${choices === '' ? '' : `: ${words.join(' / ')}`}}`
      }),
    fromOwner: (text) =>
      text
        .replaceAll(/\{([^{}]*)\}/g, (_, inner: string) => {
          const [name = '', ...choices] = inner.split(':')
          const id = byName.get(name.trim())
          if (id === undefined) return `(${inner})`
          const words = choices.join(':').trim()
          return words === ''
            ? `\u0001${id}\u0002`
            : `\u0001${id}|${words
                .split(' / ')
                .map((word) => word.replaceAll('|', ''))
                .join('|')}\u0002`
        })
        .replaceAll('{', '(')
        .replaceAll('}', ')')
        .replaceAll('\u0001', '{{')
        .replaceAll('\u0002', '}}'),
  }
}
