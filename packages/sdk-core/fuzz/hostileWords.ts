// C5: ids, notes, JSON and type names that look like something of ours are nothing but words.
// `node packages/sdk-core/fuzz/hostileWords.ts [--slice] [--seed N]`
import './fromSource.ts'
import type { Entity } from '../src/cache/entity.ts'
import { campaign, type Findings } from './campaign.ts'
import { chance } from './randomList.ts'

const { QueryClient } = await import('@tanstack/query-core')
await import('../src/testing/loadParts.ts')
const { createEntityCache } = await import('../src/cache/createEntityCache.ts')
const { mulberry32 } = await import('../src/testing/mulberry32.ts')

const words = [
  ...[
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'hasOwnProperty',
    'valueOf',
    '$ref',
    '$id',
    'null',
  ],
  ...[
    'Note:1',
    ':1',
    'Note:',
    '@@Note:1',
    '@@unknown',
    'undefined',
    'NaN',
    '0',
    '-0',
    '1e9',
    '',
    ' ',
    '\u0000',
  ],
  ...[
    'pages',
    'nodes',
    'pageParams',
    'totalCount',
    '\u202e',
    '\ud800',
    '💶',
    'é',
    'é',
    '"',
    '\\',
    '{}',
    '[]',
    '%s',
  ],
  ...[
    '__typename',
    'id',
    '<script>',
    'query { a }',
    '}',
    'first: 1',
    'NOTE_ASC',
    'NotesConnection',
    'a'.repeat(5000),
  ],
]
/** Names that GraphQL allows for a type. */
const typenames = [
  'Note',
  '__proto__',
  'constructor',
  'toString',
  'Query',
  'NotesConnection',
  'pages',
  'valueOf',
]

await campaign('hostileWords', async (seed, isSlice): Promise<Findings> => {
  const { random, upTo, pick } = chance(mulberry32(seed))
  const word = () => (random() < 0.7 ? pick(words) : pick(words) + pick(words) + upTo(9))
  const defects: string[] = []
  const tries = isSlice ? 500 : 10_000
  const globals = () =>
    JSON.stringify([Object.prototype, Array.prototype].map(Reflect.ownKeys).map(({ length }) => length))
  const before = globals()

  for (let at = 0; at < tries && defects.length < 5; at++) {
    const queryClient = new QueryClient()
    const index = createEntityCache(queryClient)
    const typename = pick(typenames)
    const ids = [...new Set([word(), word(), word()])]
    const hidden = { answers: [{ __typename: typename, id: ids[0], note: 'hidden' }], [word()]: word() }
    const blob = JSON.parse(`{"__proto__": {"polluted": true}, "inner": ${JSON.stringify(hidden)}}`) as object
    const row = (id: string): Entity => ({ __typename: typename, id, note: word(), count: 0, blob })
    const friend = { __typename: typename, id: ids[0] }
    const rows = ids.map((id, nth): Entity => ({ ...row(id), friend: nth > 0 ? friend : null }))
    const text = pick(['notes', 'query { notes(orderBy: COUNT_ASC) { nodes { id } } }', word()])
    const queryKey = ['capstan', null, text, { [word()]: word() }]
    const queryFn = () => ({
      __typename: 'Query',
      notes: { __typename: `${typename}sConnection`, totalCount: rows.length, nodes: rows },
    })
    const expected = rows
      .slice(1)
      .map((each) => ({ ...each, count: 1, note: `${String(each.note)}!`, friend: null }))
    try {
      await queryClient.fetchQuery({ queryKey, queryFn })
      index.update([{ ...row(ids[0] ?? ''), note: word() }])
      index.update(rows.map((each) => ({ ...each, count: 1, note: `${String(each.note)}!` })))
      index.remove([{ __typename: typename, id: ids[0] ?? '' }])
      const shown = queryClient.getQueryData<ReturnType<typeof queryFn>>(queryKey)?.notes
      const right = { __typename: `${typename}sConnection`, totalCount: expected.length, nodes: expected }
      if (JSON.stringify(shown) !== JSON.stringify(right))
        defects.push(`${JSON.stringify({ typename, ids })} became ${JSON.stringify(shown).slice(0, 300)}`)
      if (ids.some((id, nth) => index.has(`${typename}:${id}`) !== nth > 0))
        defects.push(`${JSON.stringify({ typename, ids })} are not held as they should be`)
      queryClient.clear()
      if (index.size > 0) defects.push(`${index.size} records are left`)
    } catch (error) {
      defects.push(`${JSON.stringify({ typename, ids })}: ${String(error)}`)
    }
    if ('polluted' in {} || globals() !== before)
      defects.push(`${JSON.stringify({ typename, ids })} changed every object`)
  }
  return { runs: tries, defects }
})
