import { describe, expect, it, vi } from 'vitest'
import type { EntityIndex } from '../cache/createEntityIndex'
import { createFreshness } from '../cache/createFreshness'
import type { Client } from '../client/Client'
import { createRequery } from './createRequery'

const id = '10000000-0000-4000-8000-000000000001'

function setUp(nodes: readonly object[] = []) {
  const known = { __typename: 'Distribution', id, version: '3' }
  const index = { update: vi.fn(), remove: vi.fn(), askAgain: vi.fn(async () => {}), known: () => known }
  const chosen = { reader: 'a' }
  const waiting: (() => void)[] = []
  const ask = async () => {
    await new Promise<void>((resolve) => waiting.push(resolve))
    return { allSteps: { nodes } }
  }
  const requery = createRequery({
    client: { ask } as unknown as Client, // all that is used of it
    index: index as unknown as EntityIndex,
    witness: createFreshness(),
    reader: () => chosen.reader,
  })
  return { index, chosen, requery, arrive: () => waiting.forEach((resolve) => resolve()) }
}

describe('createRequery', () => {
  it('takes out what may not be seen any more', async () => {
    const { index, requery, arrive } = setUp()
    const asked = requery('steps', [id])
    arrive()
    await asked

    expect(index.remove).toHaveBeenCalledWith([{ __typename: 'Step', id }])
  })

  it('tells what the answers say that were asked again', async () => {
    const { index, requery } = setUp()

    const found = await requery('distributions', [id])

    expect(index.askAgain).toHaveBeenCalledWith([`Distribution:${id}`])
    expect(found.get(id)).toMatchObject({ version: '3' })
  })

  it('asks for an account by the answers that show it, and for nothing that none of them shows', async () => {
    const { index, requery } = setUp()

    await requery('accounts', [id])

    expect(index.askAgain).toHaveBeenCalledWith([`Account:${id}`])
    expect(index.update).not.toHaveBeenCalled()
  })

  it('touches nothing when another account was chosen meanwhile', async () => {
    const { index, chosen, requery, arrive } = setUp()
    const asked = requery('steps', [id])
    chosen.reader = 'b'
    arrive()

    expect(await asked).toEqual(new Map())
    expect([index.update, index.remove].flatMap(({ mock }) => mock.calls)).toEqual([])
  })
})
