import { wordsOf, type Noun } from './Noun.ts'

/** A feature's files in the core, by their paths in its `src`. */
export function coreFiles(noun: Noun): Record<string, string> {
  const { plural, Record } = noun
  const folder = `features/${plural}`
  return {
    [`${folder}/operations.graphql`]: operations(noun),
    [`${folder}/${plural}Query.ts`]: query(noun),
    [`${folder}/testing.ts`]: testing(noun),
    [`entries/${plural}.ts`]: `// The ${wordsOf(noun.Plural)} of an account.

export { ${plural}Query, type ${Record} } from '../${folder}/${plural}Query'
`,
  }
}

const operations = ({
  Plural,
  Record,
  label,
  isLive,
}: Noun) => `query ${Plural}${isLive ? '($after: UUID!, $first: Int!)' : ''} {
  all${Plural}(${isLive ? 'filter: { id: { greaterThan: $after } }, first: $first, ' : ''}orderBy: [ID_ASC]) {
    nodes {
      ...${Record}
    }
  }
}

fragment ${Record} on ${Record} {
  id
  ${label}
}
`

/** A list of live records is read completely, however long it is; a lookup has few rows. */
const queryOf = ({ Plural, isLive }: Noun) =>
  isLive
    ? `listQuery(capstan, { document: ${Plural}Document, list: 'all${Plural}', select: read${Plural} })`
    : `recordQuery(capstan, { document: ${Plural}Document, variables: {}, select: read${Plural} })`

const query = (noun: Noun) => {
  const { plural, Plural, Record, label, isNullable, isLive } = noun
  return `import type { Capstan } from '../../Capstan'
import { rowsOf } from '../../client/records/answers'
${
  isLive
    ? `import { listQuery } from '../../client/records/allPages'
import type { CapstanQuery } from '../../client/records/recordQuery'`
    : `import { recordQuery, type CapstanQuery } from '../../client/records/recordQuery'`
}
import { ${Plural}Document, type ${Plural}Query } from './operations.generated'

/** One of the ${wordsOf(Plural)}. */
export interface ${Record} {
  id: string
  ${label}: string${isNullable ? ' | null' : ''}
}

/** The ${wordsOf(Plural)} that the account of this instance may see. */
export function ${plural}Query(capstan: Capstan): CapstanQuery<readonly ${Record}[], ${Plural}Query> {
  return ${queryOf(noun)}
}

function read${Plural}({ all${Plural} }: ${Plural}Query): readonly ${Record}[] {
  return rowsOf(all${Plural})
}
`
}

const testing = ({
  plural,
  Plural,
  Record,
  connection,
  label,
  isLive,
}: Noun) => `import { fixtureIds } from '../../testing/fixtureIds'
import type { ${Plural}Query } from './operations.generated'
import type { ${Record} } from './${plural}Query'

/** One of the ${wordsOf(Plural)}. */
export const some${Record} = (changes: Partial<${Record}> = {}): ${Record} => ({
  id: fixtureIds.nth(1),
  ${label}: 'The first one',
  ...changes,
})

/** The answer of \`${Plural}\` that reads as these. */
export function ${plural}Answer(records: readonly ${Record}[]): ${Plural}Query {
  const nodes = records.map((record) => ({ __typename: '${Record}' as const,${isLive ? " version: '1'," : ''} ...record }))
  return { __typename: 'Query', all${Plural}: { __typename: '${connection}', nodes } }
}
`
