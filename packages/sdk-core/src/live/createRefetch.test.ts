import { describe, expect, it, vi } from 'vitest'
import type { EntityIndex } from '../cache/createEntityIndex'
import { createRequestTracker } from '../cache/createRequestTracker'
import type { Entity } from '../cache/entity'
import type { Client } from '../client/Client'
import { createRecordRegistry } from './createRecordRegistry'
import { createRefetch } from './createRefetch'

const id = '10000000-0000-4000-8000-000000000001'

function setUp(nodes: readonly Entity[] = []) {
  const known = { __typename: 'Distribution', id, version: '3' }
  const index = { update: vi.fn(), remove: vi.fn(), refetch: vi.fn(async () => {}), read: () => known }
  const chosen = { reader: 'a' }
  const waiting: (() => void)[] = []
  const ask = async () => {
    await new Promise<void>((resolve) => waiting.push(resolve))
    return nodes
  }
  const records = createRecordRegistry()
  records.register({ table: 'steps', fetch: ask })
  const refetch = createRefetch({
    client: {} as Client, // it is only handed on
    records,
    index: index as unknown as EntityIndex,
    changeLog: createRequestTracker(),
    viewer: () => chosen.reader,
  })
  return { index, chosen, refetch, arrive: () => waiting.forEach((resolve) => resolve()) }
}

describe('createRefetch', () => {
  it('removes a record that is no longer visible', async () => {
    const { index, refetch, arrive } = setUp()
    const asked = refetch('steps', [id])
    arrive()
    await asked

    expect(index.remove).toHaveBeenCalledWith([{ __typename: 'Step', id }])
  })

  it('returns what the answers say after they were fetched again', async () => {
    const { index, refetch } = setUp()

    const found = await refetch('distributions', [id])

    expect(index.refetch).toHaveBeenCalledWith([`Distribution:${id}`])
    expect(found.get(id)).toMatchObject({ version: '3' })
  })

  it('fetches an account through the answers that show it, and updates nothing else', async () => {
    const { index, refetch } = setUp()

    await refetch('accounts', [id])

    expect(index.refetch).toHaveBeenCalledWith([`Account:${id}`])
    expect(index.update).not.toHaveBeenCalled()
  })

  it('changes nothing when another account was chosen meanwhile', async () => {
    const { index, chosen, refetch, arrive } = setUp()
    const asked = refetch('steps', [id])
    chosen.reader = 'b'
    arrive()

    expect(await asked).toEqual(new Map())
    expect([index.update, index.remove].flatMap(({ mock }) => mock.calls)).toEqual([])
  })
})
