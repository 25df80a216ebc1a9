import { QueryObserver } from '@tanstack/query-core'
import { describe, expect, it, vi } from 'vitest'
import { createCapstan } from '../createCapstan'
import { fakeServer } from '../testing/fakeServer'
import { listQuery } from './listQuery'
import type { Page } from './readAllPages'
import type { TypedDocument } from './TypedDocument'

interface Answer {
  __typename: 'Query'
  allAssets: { __typename: 'AssetsConnection'; nodes: ReturnType<typeof asset>[] }
}

const document =
  'query Assets($first:Int!$offset:Int!){__typename allAssets(first:$first offset:$offset orderBy:[ID_ASC]){__typename nodes{__typename id version}}}' as unknown as TypedDocument<
    Answer,
    Page
  >
const asset = (id: string) => ({ __typename: 'Asset' as const, id, version: '1' })

/** A list on the screen. */
async function reading(ids: readonly string[]) {
  const server = fakeServer()
  server.on(document, ({ first, offset }) => ({
    __typename: 'Query',
    allAssets: { __typename: 'AssetsConnection', nodes: ids.slice(offset, offset + first).map(asset) },
  }))
  const capstan = createCapstan({ environment: { fetch: server.fetch } })
  const select = ({ allAssets }: Answer) => allAssets.nodes.map(({ id }) => id)
  const query = listQuery(capstan, { document, list: 'allAssets', select })
  const shown = new QueryObserver(capstan.queryClient, query)
  const leave = shown.subscribe(() => {})
  const rows = () => shown.getCurrentResult().data
  await vi.waitFor(() => expect(rows()).toBeDefined())
  return { capstan, rows, pages: () => server.requests.map(({ variables }) => variables), leave }
}

describe('listQuery', () => {
  it('reads page by page until one is not full', async () => {
    const ids = Array.from({ length: 1001 }, (_, at) => `${10_000 + at}`)

    const { rows, pages, leave } = await reading(ids)

    leave()
    expect(pages()).toEqual([
      { first: 1000, offset: 0 },
      { first: 1000, offset: 1000 },
    ])
    expect(rows()).toEqual(ids)
  })

  it('is one list in the cache: what is created and deleted finds its place, and nothing is asked again', async () => {
    const { capstan, rows, pages, leave } = await reading(['1', '3', '4'])

    capstan.index.create([asset('2')])
    capstan.index.remove([asset('3')])

    await vi.waitFor(() => expect(rows()).toEqual(['1', '2', '4']))
    leave()
    expect(pages()).toHaveLength(1)
  })
})
