import { manifest } from '../../src/platform/embed/components.ts'

/**
 * The names in the manifest for some components, read from the file again and independently, so that no mistake is made twice.
 */
export interface Named {
  /** The components, in words. */
  name: string
  field(type: string, field: string): boolean
  /** Returns true when a path of a field's arguments is named, or is the beginning of one that is. */
  path(field: string, path: string): boolean
  /** Every path that is named of a field's arguments. */
  paths(field: string): readonly string[]
}

/** Returns the names for components together. */
export function namedFor(components: readonly string[]): Named {
  const own = components.flatMap((name) => manifest.components[name] ?? [])
  const entries = own.some(({ isAlone }) => !isAlone) ? [manifest.always, ...own] : own
  const fields = new Map<string, Set<string>>()
  const paths = new Map<string, string[]>()
  for (const entry of entries) {
    for (const [type, names] of Object.entries(entry.fields))
      fields.set(type, new Set([...(fields.get(type) ?? []), ...names.split(' ')]))
    for (const [field, all] of Object.entries(entry.arguments))
      paths.set(field, [...(paths.get(field) ?? []), ...all.split(' ')])
  }
  return {
    name: components.join('+'),
    field: (type, field) => fields.get(type)?.has(field) ?? false,
    paths: (field) => paths.get(field) ?? [],
    path: (field, path) => paths.get(field)?.some((named) => leadsTo(named, path)) ?? false,
  }
}

/** Returns true when a path is named, or is the beginning of a named one. */
function leadsTo(named: string, path: string): boolean {
  const [argument = '', column] = named.split(':')
  if (column === undefined) return goesOn(named, path)
  // A column is compared in any way, within any `and` and `or`.
  const [within = ''] = /^\w+(?:\.(?:and|or))*(?=\.|$)/.exec(path) ?? []
  const below = path.slice(within.length + 1)
  const isCompared = below.startsWith(`${column}.`) && /^\w+$/.test(below.slice(column.length + 1))
  return path.startsWith(argument) && (below === '' || goesOn(column, below) || isCompared)
}

const goesOn = (named: string, path: string) =>
  named.startsWith(path) && ['', '.', '='].includes(named.charAt(path.length))
