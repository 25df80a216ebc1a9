import type { Session } from '../auth/sessions.ts'
import { isPostOff, isWordOff } from './adminSwitches.ts'
import { manifest, type ManifestEntry } from './components.ts'

/** The fields, arguments and tables that a session may request. */
export interface Grant {
  /**
   * Fields by their type, and the members of their arguments: `Query.allSteps`, `Query.allSteps(filter.id.in`; a column by which
   * rows are compared in any way is `Query.allFullHoldings(filter:amount`.
   */
  asked: ReadonlySet<string>
  /** Paths of the platform it may post to. */
  posts: ReadonlySet<string>
  /** Paths it may download from. */
  gets: ReadonlySet<string>
  /** Tables with records that it may subscribe to. */
  tables: ReadonlySet<string>
}

const known = new Map<string, Grant>()

/** Returns the grant that limits a session; undefined for a cookie session, which is limited only by the user's rights. */
export function grantFor(session: Session | undefined): Grant | undefined {
  return session?.kind === 'embed' ? grantOf(session.components ?? [], session.switchedOff ?? []) : undefined
}

/** Returns the combined grant of these components. */
export function grantOf(components: readonly string[], switchedOff: readonly string[] = []): Grant {
  const key = `${[...components].sort().join(' ')} without ${[...switchedOff].sort().join(' ')}`
  const grant = known.get(key) ?? makeGrant(components, switchedOff)
  // The number of components is limited; names of removed ones come only from the database.
  known.set(key, grant)
  return grant
}

function makeGrant(components: readonly string[], switchedOff: readonly string[]): Grant {
  const own = components.flatMap((name) => {
    const entry = manifest.components[name]
    return entry ? [{ name, entry }] : []
  })
  const isAlone = own.every(({ entry }) => entry.isAlone)
  const all = isAlone ? own : [{ name: 'always', entry: manifest.always }, ...own]
  return {
    asked: new Set([
      ...withoutFields,
      ...all.flatMap(({ name, entry }) =>
        wordsOf(entry).filter((word) => !isWordOff(name, word, switchedOff)),
      ),
    ]),
    posts: new Set(
      all.flatMap(({ name, entry }) =>
        words(entry.posts).filter((path) => !isPostOff(name, path, switchedOff)),
      ),
    ),
    gets: new Set(all.flatMap(({ entry }) => words(entry.gets))),
    tables: new Set(all.flatMap(({ entry }) => words(entry.tables))),
  }
}

/** The fields of a component and all that is sent in their arguments. */
function wordsOf(entry: ManifestEntry): string[] {
  return [
    ...Object.entries(entry.fields).flatMap(fieldNames),
    ...Object.entries(entry.arguments).flatMap(argumentPaths),
  ]
}

/** They omit fields of a document, and add none. */
const withoutFields = ['@include', '@skip']

const fieldNames = ([type, names]: [string, string]) => words(names).map((name) => `${type}.${name}`)

/** Every path with all it goes through: `filter`, `filter.id`, `filter.id.in`; of a column `filter`, `filter:`, `filter:amount`. */
function argumentPaths([field, paths]: [string, string]): string[] {
  return words(paths).flatMap((path) => {
    // A path to the column of another record is not a column itself: it ends with its dot.
    const isColumn = path.includes(':')
    const ends = [...path.matchAll(/[.=:]/g)].flatMap(({ 0: sign, index }) =>
      sign === ':' ? [index, index + 1] : [isColumn ? index + 1 : index],
    )
    return [...ends, path.length].map((end) => `${field}(${path.slice(0, end)}`)
  })
}

const words = (text: string | undefined) => text?.split(' ') ?? []
