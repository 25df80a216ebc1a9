import { describe, expect, it } from 'vitest'
import type { Client } from '../Client'
import { recordQuery } from './recordQuery'
import type { TypedDocument } from '../TypedDocument'

const id = '7d1c2f4e-0000-4000-8000-000000000001'
const text = 'query Investments($investorId:UUID!$roundId:UUID $first: Int!, $ids: [UUID!]!) { __typename }'

/** Runs the query; returns the variables that were sent. */
async function run(variables: Record<string, unknown>): Promise<unknown[]> {
  const sent: unknown[] = []
  const ask: Client['ask'] = (_, given) => {
    sent.push(given)
    return Promise.resolve({} as never)
  }
  const client = { ask, keyOf: () => ['capstan', null, text, variables] as const }
  // A text is a document of which the build knows nothing.
  const document = text as unknown as TypedDocument<unknown, typeof variables>
  const { queryFn } = recordQuery(
    { client },
    { document, variables, select: (answer) => answer, entities: [] },
  )
  await queryFn({ signal: new AbortController().signal })
  return sent
}

describe('recordQuery', () => {
  it.each([
    ['a required id', { investorId: '7', roundId: id }],
    ['an optional id', { investorId: id, roundId: 'series-b' }],
    ['a missing id', { roundId: id }],
    ['an id that is null', { investorId: null }],
  ])('sends no request for %s that no record can have', async (_, variables) => {
    await expect(run(variables)).rejects.toMatchObject({ code: 'not_found' })
  })

  it.each([
    [{ investorId: id, roundId: id, first: 50 }],
    [{ investorId: id, roundId: null, first: 50 }],
    [{ investorId: id, first: 50, ids: ['7'] }],
  ])('sends %j', async (variables) => {
    expect(await run(variables)).toEqual([variables])
  })
})
