import {
  getNamedType,
  isLeafType,
  isNonNullType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLOutputType,
} from 'postgraphile/graphql'
import { expect, it } from 'vitest'
import { accountIds, userIds } from '../../../seed/ids.ts'
import { onOneEngine } from '../../testing/database/onEveryEngine.ts'
import type { Actor } from '../../testing/database/TestDatabase.ts'
import { taxKey } from '../graphql/taxKey.ts'

const admin: Actor = { userId: userIds.admin, accountId: accountIds.operations }

onOneEngine('what an administrator can ask', (database) => {
  it('has no tax id in it, whole or in part', async () => {
    const ids = await database.rows<{ id: string }>(
      'select app_private.pgp_sym_decrypt(ciphertext, $1) as id from app_private.tax_ids where ciphertext is not null',
      [taxKey()],
    )
    expect(ids.length).toBeGreaterThan(5)
    const query = (await database.schema()).getQueryType()

    let answered = 0
    for (const field of Object.values(query?.getFields() ?? {}))
      for (const document of documentsOf(field)) {
        const { data, errors } = await database.ask(admin, document)
        const text = JSON.stringify([data, errors])
        if (data && Object.values(data).some((value) => value !== null)) answered += 1
        expect(ids.filter(({ id }) => text.includes(id)).length, document).toBe(0)
        expect(partsOf(data), document).toEqual([])
      }
    // The same question has an answer for the account itself.
    const own = { userId: userIds.investor, accountId: accountIds.maren }
    const { data } = await database.ask(own, `{ accountById(id: "${accountIds.maren}") { taxShort } }`)
    expect(partsOf(data)).toEqual(['taxShort'])
    // Some fields need an id of their own, and answer nothing here; the lists answer.
    expect(answered).toBeGreaterThan(100)
  }, 600_000)
})

/** The documents that ask a field for its values, and for those of each record that it leads to. */
function documentsOf(field: GraphQLField<unknown, unknown>): string[] {
  const given = argumentsOf(field.args, field.name)
  if (given === undefined) return []
  const ask = (selection: string) => `{ ${field.name}${given} ${selection} }`
  if (isLeafType(getNamedType(field.type))) return [ask('')]
  const nodes = fieldsOf(field.type).find(({ name }) => name === 'nodes')
  const whole = selectionsOf((nodes ?? field).type)
  return whole.map((selection) => ask(nodes ? `{ nodes { ${selection} } }` : `{ ${selection} }`))
}

/** The values of a type, then the values of each record it leads to by one step. */
function selectionsOf(type: GraphQLOutputType): string[] {
  const fields = fieldsOf(type).filter(({ args }) => args.every((each) => !isNonNullType(each.type)))
  const values = (of: readonly GraphQLField<unknown, unknown>[]) =>
    of.filter((each) => isLeafType(getNamedType(each.type))).map(({ name }) => name)
  const own = values(fields)
  const further = fields.flatMap((each) => {
    const next = values(fieldsOf(each.type).filter(({ args }) => args.length === 0))
    return !each.name.startsWith('query') && next.length > 0 ? [`${each.name} { ${next.join(' ')} }`] : []
  })
  return [...(own.length > 0 ? [own.join(' ')] : []), ...further]
}

function fieldsOf(type: GraphQLOutputType): GraphQLField<unknown, unknown>[] {
  const named = getNamedType(type)
  return isObjectType(named) ? Object.values(named.getFields()) : []
}

/** The arguments of a field as text: ids of the seed, and the first rows of a list; undefined where others are required. */
function argumentsOf(args: readonly GraphQLArgument[], field: string): string | undefined {
  const given = args.flatMap(({ name, type }) => {
    const kind = getNamedType(type).name
    if (name === 'first') return ['first: 50']
    if (kind === 'UUID') return [`${name}: "${idFor(name, field)}"`]
    return isNonNullType(type) && kind === 'String' ? [`${name}: ""`] : []
  })
  const missing = args.some(
    ({ name, type }) => isNonNullType(type) && !given.some((each) => each.startsWith(`${name}:`)),
  )
  if (missing) return undefined
  return given.length > 0 ? `(${given.join(', ')})` : ''
}

const idFor = (name: string, field: string) =>
  name === 'personId' || field === 'userById' ? userIds.broker : accountIds.maren

/** The fields of an answer that are named after a tax id and have a value. */
function partsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => [
    ...(/^tax|lastFour/i.test(name) && inner !== null ? [name] : []),
    ...partsOf(inner),
  ])
}
