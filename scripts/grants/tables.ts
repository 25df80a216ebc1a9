import { getNamedType, type GraphQLSchema, isObjectType, Kind } from 'graphql'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { typenameOf } from '../../packages/sdk-core/src/live/typenameOf.ts'
import { root } from '../root.ts'
import type { Operation } from './operations.ts'

const generated = path.join(root, 'packages/sdk-core/src/client/PlatformTable.generated.ts')

/** The tables whose records can be followed, by what a record is called in answers. */
export function liveTables(): Map<string, string> {
  const names = [...readFileSync(generated, 'utf8').matchAll(/\| '(\w+)'/g)].map(([, name = '']) => name)
  const tables = new Map(names.map((name) => [typenameOf(name), name]))
  // An offering is an allocation as an investor sees it.
  return tables.set('InvestorOfferingDetail', 'allocations')
}

/** The table whose records an operation of the live layer asks for. */
export function tableAskedFor(schema: GraphQLSchema, { document }: Operation): string | undefined {
  const [operation] = document.definitions
  const root = operation?.kind === Kind.OPERATION_DEFINITION ? operation.selectionSet.selections : []
  const names = root.flatMap((each) => (each.kind === Kind.FIELD ? each.name.value : []))
  const lists = names.flatMap((name) => schema.getQueryType()?.getFields()[name] ?? [])
  const rows = lists.flatMap(({ type }) => {
    const list = getNamedType(type)
    return (isObjectType(list) && list.getFields().nodes) || []
  })
  return rows[0] && liveTables().get(getNamedType(rows[0].type).name)
}
