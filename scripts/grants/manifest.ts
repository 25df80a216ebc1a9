import type { GraphQLSchema } from 'graphql'
import { readComponents, isAlone, isOfBoth, isOwn, readEveryPage } from './readComponents.ts'
import { type Operation, readByHand, readOperations } from './operations.ts'
import { type Asked, readAsked } from './readAsked.ts'
import { liveTables } from './tables.ts'
import type { Sent } from './trace.ts'

/** The permissions of a component. Lists are words with spaces between, so that a change shows as one line. */
export interface ManifestEntry {
  /** True when it does not include the grant that every page gets. */
  isAlone?: true
  /** True when it is only for sessions of the vendor's own account. */
  isOwn?: true
  /** True when it is for sessions of the vendor's own account and of an investor's. */
  isOfBoth?: true
  /** Components whose blocks this one shows on the way: a page with it needs their grants as well. */
  leadsTo?: string
  operations: string
  /** Fields by type. */
  fields: Record<string, string>
  /** By field, each path to a value that it may send. */
  arguments: Record<string, string>
  /** Paths it may post to. */
  posts?: string
  /** Paths it may download from. */
  gets?: string
  /** Tables with records that it may subscribe to: those it may read. */
  tables?: string
}

export interface Manifest {
  always: ManifestEntry
  components: Record<string, ManifestEntry>
}

/** Returns the permissions of each component, from the documents of the kit and the core and from those written by hand. */
export async function makeManifest(schema: GraphQLSchema): Promise<Manifest> {
  const operations = await readOperations()
  const byHand = readByHand()
  const always = byHand.get('always')
  const entry = (sent: Omit<Sent, 'shows'>, own: Operation[], leadsTo: string[] = []) => {
    const used = operations.filter(({ names }) => names.some((name) => sent.operations.has(name)))
    return entryOf(schema, [...used, ...own], { ...sent, leadsTo })
  }

  const components = readComponents().map(({ name, sent, leadsTo, gets }) => {
    if (byHand.has(name)) throw new Error(`${name} has a block now: remove what is written for it by hand.`)
    const files = gets.length > 0 && { gets: words(gets) }
    return [name, { ...apart(name), ...entry(sent, [], leadsTo), ...files }] as const
  })
  const nothing = { operations: new Set<string>(), posts: new Set<string>(), tables: new Set<string>() }
  const written = [...byHand]
    .filter(([name]) => name !== 'always')
    .map(([name, own]) => [name, { ...apart(name), ...entry(nothing, [own]) }] as const)
  return {
    always: entry(readEveryPage(), always ? [always] : []),
    components: Object.fromEntries([...components, ...written].sort(([a], [b]) => (a < b ? -1 : 1))),
  }
}

/** Returns the flags of a component: without the grant of every page, and the sessions it is for. */
const apart = (name: string) => ({
  ...(isAlone(name) && { isAlone: true as const }),
  ...(isOwn(name) && { isOwn: true as const }),
  ...(isOfBoth(name) && { isOfBoth: true as const }),
})

function entryOf(
  schema: GraphQLSchema,
  operations: readonly Operation[],
  sent: Pick<Sent, 'posts' | 'tables'> & { leadsTo: readonly string[] },
): ManifestEntry {
  const asked: Asked = { fields: new Map(), arguments: new Map() }
  for (const operation of operations) readAsked(schema, operation, asked)
  const { posts, leadsTo } = sent
  const live = liveTables()
  // Shown records may be followed; followed ones need not be shown, such as those a sum or a filter depends on.
  const shown = [...live].filter(([type]) => asked.fields.get(type)?.has('id')).map(([, table]) => table)
  const followed = [...sent.tables, ...operations.flatMap((each) => each.tables)]
  const tables = [...shown, ...followed.filter((each) => [...live.values()].includes(each))]
  return {
    ...(leadsTo.length > 0 && { leadsTo: words(leadsTo) }),
    operations: words(operations.flatMap(({ names }) => names)),
    fields: byKey(asked.fields),
    arguments: byKey(asked.arguments),
    ...(posts.size > 0 && { posts: words(posts) }),
    ...(tables.length > 0 && { tables: words(tables) }),
  }
}

const words = (all: Iterable<string>) => [...new Set(all)].sort().join(' ')

const byKey = (map: ReadonlyMap<string, ReadonlySet<string>>) =>
  Object.fromEntries([...map].sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, all]) => [key, words(all)]))
