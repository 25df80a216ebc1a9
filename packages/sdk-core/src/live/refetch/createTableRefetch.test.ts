import { expect, it, vi } from 'vitest'
import type { RecordChanges } from '../../cache/rows/RecordChange'
import type { RefreshJob } from '../../cache/rows/RefreshJob'
import { createRulesRegistry } from '../createRulesRegistry'
import { createTableRefetch } from './createTableRefetch'

it('reports the latest announced state of records that an earlier request missed: removed, or visible again', async () => {
  const jobs: RefreshJob[] = []
  const refetch = createTableRefetch({
    environment: { now: () => 7, setTimeout: vi.fn() },
    client: { askRows: vi.fn() },
    entityCache: {
      refreshRows: async (job) => (jobs.push(job), new Map()),
      refetchType: vi.fn(),
    },
    rules: createRulesRegistry(),
    changeLog: { removed: vi.fn() },
    identity: () => 'a',
  })
  const gone: RecordChanges = new Map([['1', { version: 17, isGone: true }]])
  const seenAgain: RecordChanges = new Map([['1', { version: 17, isGone: false, isNew: true }]])
  const onMissed = vi.fn()
  await refetch({ table: 'rounds', changes: gone, changedAt: 1 }, onMissed)
  await refetch({ table: 'rounds', changes: seenAgain, changedAt: 2 }, vi.fn())

  jobs[0]?.onMissed(gone)

  expect(onMissed).toHaveBeenCalledExactlyOnceWith(seenAgain)
  await refetch({ table: 'rounds', changes: gone, changedAt: 3 }, onMissed)
  await refetch({ table: 'rounds', changedAt: 4 }, vi.fn())
  jobs[2]?.onMissed(gone)
  expect(onMissed).toHaveBeenCalledTimes(1)
})
