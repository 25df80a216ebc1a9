import { QueryClient } from '@tanstack/query-core'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Entity } from '../entity'

const text = 'query Steps { allSteps(filter: { status: { equalTo: "open" } }) { nodes { id status } } }'
const queryKey = ['capstan', null, text, {}]
const step = (id: string, status = 'open'): Entity => ({ __typename: 'Step', id, status })
const answerOf = (...nodes: Entity[]) => ({ allSteps: { __typename: 'StepsConnection', nodes } })

/** A list on the screen, and an entity cache whose code for changes has not been loaded. */
async function setUp() {
  const { createEntityCache } = await import('../createEntityCache')
  const { lazyAnswerEditor } = await import('./lazyAnswerEditor')
  const queryClient = new QueryClient()
  const entityCache = createEntityCache(queryClient)
  const queryFn = vi.fn(async () => answerOf(step('1'), step('2')))
  await queryClient.query({ queryKey, queryFn })
  const rows = () => queryClient.getQueryData<ReturnType<typeof answerOf>>(queryKey)?.allSteps.nodes
  const isStale = () => queryClient.getQueryState(queryKey)?.isInvalidated
  return { entityCache, lazyAnswerEditor, rows, isStale }
}

describe('the code that changes answers', () => {
  beforeEach(() => void vi.resetModules())

  it('is not loaded by reading', async () => {
    const { lazyAnswerEditor } = await setUp()

    expect(lazyAnswerEditor.loaded).toBeUndefined()
  })

  it('comes with the first change', async () => {
    const { entityCache, rows, isStale } = await setUp()

    entityCache.update([step('1', 'closed')])
    await vi.waitFor(() => expect(rows()).toEqual([step('2')]))

    expect(isStale()).toBe(false)
  })

  it('leaves every answer to be fetched again when it cannot be loaded', async () => {
    vi.doMock('./createAnswerEditor', () => {
      throw new Error('404')
    })
    const { entityCache, rows, isStale } = await setUp()

    entityCache.update([step('1', 'closed')])
    await vi.waitFor(() => expect(isStale()).toBe(true))
    vi.doUnmock('./createAnswerEditor')

    expect(rows()).toEqual([step('1'), step('2')])
  })
})
