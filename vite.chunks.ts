import { join } from 'node:path'

/** What is read here of rolldown's graph of modules. */
interface Graph {
  getModuleInfo(id: string): {
    readonly importedIds: readonly string[]
    readonly dynamicallyImportedIds: readonly string[]
  } | null
}

const pages = ['kasir', 'masuk', 'index']

const allPages = 'pages'

/** What every page loads, in the order in which it can be evaluated: what knows nothing of React, React, the rest. */
export const foundationChunks = ['plain', 'react', allPages]

const isReact = (id: string): boolean => /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/.test(id)

/** All modules that `root` cannot do without, and with `far` those that it may ask for later. */
const reachable = (graph: Graph, root: string, far: boolean): Set<string> => {
  const found = new Set([root])
  for (const id of found) {
    const module = graph.getModuleInfo(id)
    for (const next of [...(module?.importedIds ?? []), ...(far ? (module?.dynamicallyImportedIds ?? []) : [])])
      found.add(next)
  }
  return found
}

/**
 * The chunk a module belongs to, so that a page loads few files, and none that it would evaluate in one long task: React
 * by itself, the modules of the same pages together, the chat apart from the workspace around it. Only what each page
 * that may ever ask for it loads at its start is put together: a chunk is evaluated whole, whoever asks for a part of it.
 */
export const chunkOf = (client: string): ((id: string, graph: Graph) => string | null) => {
  let chunks: Map<string, string | null> | undefined
  const read = (graph: Graph): Map<string, string | null> => {
    const near = pages.map((page) => reachable(graph, join(client, `${page}.html`), false))
    const far = pages.map((page) => reachable(graph, join(client, `${page}.html`), true))
    const chat = reachable(graph, join(client, '../../features/chat/client/index.tsx'), false)
    const nameOf = (id: string): string | null => {
      const of = pages.filter((_, at) => near[at]?.has(id))
      if (of.length < far.filter((ids) => ids.has(id)).length) return null
      if (of.length === pages.length) return [...reachable(graph, id, false)].some(isReact) ? allPages : 'plain'
      if (of.length > 1) return of.join('_')
      return of.includes('index') && chat.has(id) ? 'chat' : null
    }
    return new Map(near.flatMap((ids) => [...ids].map((id) => [id, nameOf(id)])))
  }
  return (id, graph) => {
    if (isReact(id)) return 'react'
    chunks ??= read(graph)
    return chunks.get(id) ?? null
  }
}

/**
 * The file of the server that a module belongs to: its room's, where the server cannot start without it. Rooms ask only
 * for rooms below them, so whole rooms can be evaluated one after another. Reading all of them as one text takes the
 * engine four times the room, which it never gives back.
 */
export const roomOf = (main: string): ((id: string, graph: Graph) => string | null) => {
  let needed: Set<string> | undefined
  return (id, graph) => {
    needed ??= reachable(graph, main, false)
    return needed.has(id) ? (/[\\/]src[\\/](?:core|features)[\\/]([^\\/]+)/.exec(id)?.[1] ?? null) : null
  }
}
