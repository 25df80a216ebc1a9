import { everySubpathBudget } from './budgets.ts'
import { bundle, bundleCore, loaded, weigh, type Bundle } from './bundle.ts'
import { everySubpath, subpathReport, subpaths } from './subpaths.ts'
import { kB, table } from './table.ts'

interface Figure {
  name: string
  made: Bundle
  /** The target of the design, in kB gzip. */
  aim: number
  /** The budget in CI, in kB gzip. */
  budget: number
  /** The kinds of imports that count; by default those of the first load. */
  kinds?: readonly string[]
}

/** The exports of a client's layers; `createCapstan` adds preferences and events. */
const clientLayer = `
  export { createClient } from './client/createClient'
  export { createSession } from './client/transport/createSession'
  export { createTransport } from './client/transport/createTransport'
  export { hostEnvironment } from './client/transport/Environment'
  export { createEntityCache } from './cache/createEntityCache'
  export { createRequestTracker } from './cache/requests/createRequestTracker'
  export { createQueryClient } from './cache/createQueryClient'
  export { createLazyLive } from './live/createLazyLive'
  export { createRulesRegistry } from './live/createRulesRegistry'`
/** All of it that a page may load: mutations, live updates and refetches of changed rows are loaded later. */
const whole = ['import-statement', 'dynamic-import']
const root = "export * from './index'"
/** All sources of the core that a page may ask for. */
const wholeCore = [root, ...subpaths.map((subpath) => `export * from './entries/${subpath}'`)].join('\n')

const first: readonly string[] = ['import-statement']
const firstLoad = (made: Bundle, kinds = first) => weigh(made, loaded(made, kinds))
/** The budget of the root, in kB gzip: its own code, and with its dependencies. */
const rootBudget = { own: 32.6, all: 41.6 }
/** Returns the budget of the root with every subpath, including those of new features. */
const withSubpaths = (budget: number) => Math.round(10 * (budget + everySubpathBudget())) / 10

/** The report on the core alone, and its parts that are over budget. */
export async function coreReport(): Promise<{ text: string; tooBig: string[] }> {
  const added = await subpathReport()
  const figures: Figure[] = [
    {
      name: 'client layer: transport, TanStack Query, index',
      made: await bundleCore(clientLayer, { isAlone: false }),
      aim: 21,
      budget: 28,
    },
    {
      name: 'client layer with all it loads later: edits, list rules, live',
      made: await bundleCore(clientLayer, { isAlone: false }),
      aim: 28,
      budget: 48,
      kinds: whole,
    },
    {
      name: 'own code of the root, dependencies external',
      made: await bundleCore(root, { isAlone: true }),
      aim: 25,
      budget: rootBudget.own,
    },
    {
      name: 'own code of the whole core with every subpath, dependencies external',
      made: await bundleCore(wholeCore, { isAlone: true }),
      aim: 25,
      budget: withSubpaths(rootBudget.own),
    },
    {
      name: 'everything: all that `@capstan/sdk-core` exports',
      made: await bundle("export * from '@capstan/sdk-core'"),
      aim: 45,
      budget: rootBudget.all,
    },
    {
      name: 'everything with every subpath',
      made: await bundle(everySubpath),
      aim: 45,
      budget: withSubpaths(rootBudget.all),
    },
  ]
  return {
    text: [
      ...table(
        ['first load of the core', 'minified kB', 'gzip kB', 'budget', 'aim'],
        figures.map(({ name, made, budget, aim, kinds }) => {
          const { raw, gzip } = firstLoad(made, kinds)
          return [name, kB(raw), kB(gzip), String(budget), String(aim)]
        }),
      ),
      ...added.lines,
      ...table(['loaded when needed', 'minified kB', 'gzip kB'], whenNeeded(await bundle(everySubpath))),
      ...table(['one export alone', 'minified kB', 'gzip kB'], await Promise.all(alone.map(oneExport))),
      ...table(
        ['what everything with every subpath is made of', 'minified kB'],
        parts(await bundleCore(wholeCore, { isAlone: false })),
      ),
    ].join('\n'),
    tooBig: [
      ...figures.flatMap(({ name, made, budget, kinds }) => {
        const { gzip } = firstLoad(made, kinds)
        return gzip > budget
          ? [`@capstan/sdk-core, ${name}: ${kB(gzip)} kB gzip, over its ${budget} kB.`]
          : []
      }),
      ...added.tooBig,
    ],
  }
}

const alone = [
  ['createCapstan', ''],
  ['isRecordId', ''],
  ['addMonths', ''],
  ['formatMoney', ''],
  ['fieldKind', ''],
  ['writeCsv', '/grid'],
  ['vestingEvents', '/securities'],
] as const

async function oneExport([name, subpath]: (typeof alone)[number]): Promise<string[]> {
  const { raw, gzip } = firstLoad(await bundle(`export { ${name} } from '@capstan/sdk-core${subpath}'`))
  return [`\`${name}\``, kB(raw), kB(gzip)]
}

/** Each part that an `import()` loads, with its dependencies that the first load lacks. */
function whenNeeded(made: Bundle): string[][] {
  const there = loaded(made, first)
  const asked = new Set(
    [...there].flatMap((name) =>
      (made.outputs[name]?.imports ?? [])
        .filter(({ kind }) => kind === 'dynamic-import')
        .map(({ path }) => path),
    ),
  )
  return [...asked].sort().map((name) => {
    const brought = [...loaded(made, first, name)].filter((chunk) => !there.has(chunk))
    const { raw, gzip } = weigh(made, new Set(brought))
    return [`\`${name.replace(/^.*\/|-\w+\.js$/g, '')}\``, kB(raw), kB(gzip)]
  })
}

/** The folders and packages of the first load, the heaviest first. */
function parts(made: Bundle): string[][] {
  const sizes = new Map<string, number>()
  for (const chunk of loaded(made, first))
    for (const [file, { bytesInOutput }] of Object.entries(made.outputs[chunk]?.inputs ?? {}))
      sizes.set(partOf(file), (sizes.get(partOf(file)) ?? 0) + bytesInOutput / 1000)
  return [...sizes]
    .filter(([, size]) => size >= 0.05)
    .sort(([, a], [, b]) => b - a)
    .map(([part, size]) => [part, kB(size)])
}

function partOf(file: string): string {
  const [, dependency] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file) ?? []
  const [, folder] = /sdk-core\/src\/(?:features\/)?(\w+)\//.exec(file) ?? []
  return dependency ?? (folder ? `\`${folder}/\`` : 'the instance itself')
}
