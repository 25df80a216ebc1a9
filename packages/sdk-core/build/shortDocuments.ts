import { stripIgnoredCharacters } from 'graphql'
import path from 'node:path'
import type { ListPlan } from '../src/cache/rows/ListPlan'
import type { ShownRecords } from '../src/client/records/shownBy'
import type { Effects } from './effects'

const ofGraphqlCodegen = [
  /import type \{ DocumentTypeDecoration \}.*\n/,
  /export class TypedDocumentString<[\s\S]*?\n}\n+/,
  // Documents bring the fragments they name; no document requests one alone.
  /export const \w+FragmentDoc = [^`]*`[^`]*`.*\n/g,
]
const document = /\/\*#__PURE__\*\/ new TypedDocumentString\(`([^`]*)`\) as unknown as TypedDocumentString</g

/** Facts of an operation that the build knows beside its text. */
export interface Known {
  effects: Effects
  /** How single rows of the lists of a query are requested. */
  listsOf: (text: string) => readonly ListPlan[]
  /** Which records of those that can be followed a query shows. */
  shownBy: (text: string) => readonly ShownRecords[]
}

/**
 * Generated operations as pages load them: plain texts without the spaces that only readers need, and without a class
 * for each file. Who wants to read them reads `operations.graphql`.
 */
export function shortDocuments(file: string, code: string, { effects, listsOf, shownBy }: Known): string {
  const own = ofGraphqlCodegen.reduce((rest, part) => rest.replace(part, ''), code)
  const short = own.replace(document, (_, text: string) => {
    const short = `'${stripIgnoredCharacters(text)}'`
    const declared = effects.get(/^\s*mutation (\w+)/.exec(text)?.[1] ?? '')
    const lists = listsOf(text)
    const ofLists = new Set(lists.flatMap(({ tables }) => tables))
    const shown = shownBy(text).filter(({ table }) => !ofLists.has(table))
    const known = [
      ...(declared ? [`effects: ${JSON.stringify(declared)}`] : []),
      ...(lists.length > 0 ? [`lists: ${JSON.stringify(lists)}`] : []),
      ...(shown.length > 0 ? [`shown: ${JSON.stringify(shown)}`] : []),
    ]
    const value = known.length > 0 ? `{ ${known.join(', ')}, toString: () => ${short} }` : short
    return `${value} as unknown as TypedDocument<`
  })
  if (!own.includes('TypedDocumentString') || short.includes('TypedDocumentString'))
    throw new Error('GraphQL Code Generator writes its documents in another way now.')
  const client = path.relative(path.dirname(file), 'src/client/TypedDocument')
  return `import type { TypedDocument } from '${client}'\n${short}`
}
