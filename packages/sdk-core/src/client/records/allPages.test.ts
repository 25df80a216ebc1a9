import { QueryObserver } from '@tanstack/query-core'
import { describe, expect, it, vi } from 'vitest'
import { createCapstan } from '../../createCapstan'
import { fakeServer, refuse } from '../../testing/fakeServer'
import { allPages, allPagesQuery, listQuery, type PageVariables } from './allPages'
import type { TypedDocument } from '../TypedDocument'

interface Answer {
  __typename: 'Query'
  allAssets: { __typename: 'AssetsConnection'; nodes: (ReturnType<typeof asset> | null)[] }
}

const text =
  'query Assets($after:UUID!$first:Int!){__typename allAssets(filter:{id:{greaterThan:$after}}first:$first orderBy:[ID_ASC]){__typename nodes{__typename id version}}}'
const document = {
  lists: [{ name: 'allAssets', typename: 'Asset', text: 'query AssetsRows{rows}', tables: ['assets'] }],
  toString: () => text,
} as unknown as TypedDocument<Answer, PageVariables>
const asset = (id: string) => ({ __typename: 'Asset' as const, id, version: '1' })

/** A list on the screen, of a platform with these rows. */
async function reading(rows: (string | null)[]) {
  const server = fakeServer()
  server.on(document, ({ first, after }) => {
    if (server.requests.length > 9) return refuse('too_many', 'The same page is asked for without end.')
    // A hole stands where its row does: behind the one before it.
    const last = rows.indexOf(after)
    const from = last < 0 ? 0 : last + 1
    const nodes = rows.slice(from, from + first).map((id) => id && asset(id))
    return {
      __typename: 'Query',
      allAssets: { __typename: 'AssetsConnection', nodes: nodes as ReturnType<typeof asset>[] },
    }
  })
  const capstan = createCapstan({ environment: { fetch: server.fetch } })
  const select = ({ allAssets }: Answer) => allAssets.nodes.map((row) => row?.id)
  const query = listQuery(capstan, { document, list: 'allAssets', select })
  const shown = new QueryObserver(capstan.queryClient, query)
  const leave = shown.subscribe(() => {})
  const ids = () => shown.getCurrentResult().data
  await vi.waitFor(() => expect(ids()).toBeDefined())
  return { capstan, query, ids, pages: () => server.requests.map(({ variables }) => variables), leave }
}

interface Filtered {
  filter: { status: string }
}

/** Two lists of one document on the screen, that differ in their filter alone. */
async function filtered() {
  const server = fakeServer()
  const byStatus = document as unknown as TypedDocument<Answer, PageVariables & Filtered>
  server.on(byStatus, () => ({
    __typename: 'Query',
    allAssets: { __typename: 'AssetsConnection', nodes: [asset('1')] },
  }))
  const capstan = createCapstan({ environment: { fetch: server.fetch } })
  const shown = ['open', 'closed'].map((status) => {
    const assets = allPages(byStatus, { filter: { status } }, (answer) => answer.allAssets)
    return new QueryObserver(
      capstan.queryClient,
      allPagesQuery(capstan, { assets }, (answer) => answer),
    )
  })
  for (const each of shown) each.subscribe(() => {})
  await vi.waitFor(() => expect(shown.every((each) => each.getCurrentResult().data)).toBe(true))
  return capstan
}

const numbered = (count: number) => Array.from({ length: count }, (_, at) => `${10_000 + at}`)

describe('listQuery', () => {
  it('reads on behind the last row until a page is not full', async () => {
    const rows = numbered(1_001)

    const { query, ids, pages, leave } = await reading(rows)

    leave()
    expect(pages()).toEqual([
      { first: 1000, after: '00000000-0000-0000-0000-000000000000' },
      { first: 1000, after: rows[999] },
    ])
    expect(ids()).toEqual(rows)
    expect(query.entities).toEqual([{ table: 'assets' }])
  })

  it('does not end at a page with a hole where a row may not be seen', async () => {
    const rows: (string | null)[] = numbered(1_001)
    rows[3] = null

    const { ids, leave } = await reading(rows)

    leave()
    expect(ids()).toHaveLength(1_000)
  })

  it('ends at a page of which no row may be seen', async () => {
    const hidden = Array.from({ length: 1_000 }, () => null)

    const { ids, pages, leave } = await reading([...numbered(1_000), ...hidden])

    leave()
    expect(ids()).toHaveLength(1_000)
    expect(pages()).toHaveLength(2)
  })

  it('is one list in the cache: created and deleted rows find their place without a request', async () => {
    const rows = numbered(1_500)
    const { capstan, ids, pages, leave } = await reading(rows)

    capstan.entityCache.create([asset('10003x')])
    capstan.entityCache.remove([asset('10001')])

    await vi.waitFor(() => expect(ids()).toHaveLength(1_500))
    leave()
    expect(ids()?.slice(0, 5)).toEqual(['10000', '10002', '10003', '10003x', '10004'])
    expect(pages()).toHaveLength(2)
  })
})

describe('allPagesQuery', () => {
  it('asks for the rows of each list with its own variables', async () => {
    const capstan = await filtered()
    const ask = vi.fn(async () => ({ rows: { nodes: [asset('1')] }, known: { nodes: [asset('1')] } }))

    const rows = new Map([['1', { version: 1, isGone: false }]])
    const job = { typename: 'Asset', changes: rows, changedAt: 1, askedAt: 2, ask, onMissed: () => {} }
    await capstan.entityCache.refreshRows(job)

    const statuses = (ask.mock.calls as unknown as [string, Filtered][]).map(
      ([, { filter }]) => filter.status,
    )
    expect(statuses.toSorted()).toEqual(['closed', 'open'])
    capstan.destroy()
  })
})
