import { describe, expect, it } from 'vitest'
import { anInstance } from '../../testing/anInstance'
import { refuse } from '../../testing/fakeServer'
import { fixtureIds } from '../../testing/fixtureIds'
import { bulkCounts, canUndo, type BulkOperation, type BulkRow } from './BulkOperation'
import {
  BulkRowsDocument,
  CheckBulkOperationDocument,
  MakeBulkOperationDocument,
} from './operations.generated'
import { checkBulkOperation, runBulkOperation } from './runBulkOperation'
import { aBulkOperation, aBulkRow, bulkOperationMade, bulkRowsAnswer } from './testing'

const rowAt = (nr: number, changes: Partial<BulkRow> = {}) =>
  aBulkRow({
    id: fixtureIds.nth(9000 + nr),
    place: nr,
    distributionId: fixtureIds.nth(12_000 + nr),
    ...changes,
  })

/** A platform with as many rows of an operation that are ready: a batch makes its rows done. */
function aRun(operation: BulkOperation, rows: BulkRow[], answer?: () => Response) {
  const batches: { query: string; variables: Record<string, unknown>; headers: Headers }[] = []
  let left = [...rows]
  const { server, capstan } = anInstance({
    environment: {
      fetch: (url, init) => {
        const body = JSON.parse(String(init?.body)) as { query: string; variables: Record<string, unknown> }
        if (!body.query.startsWith('mutation BulkBatch')) return server.fetch(url, init)
        batches.push({ ...body, headers: new Headers(init?.headers) })
        const refused = answer?.()
        if (refused) return Promise.resolve(refused)
        left = left.slice(Object.keys(body.variables).length)
        return Promise.resolve(Response.json({ data: {} }))
      },
    },
  })
  server.on(BulkRowsDocument, ({ first }) => bulkRowsAnswer(left.slice(0, first), left.length))
  return { capstan, batches, run: () => runBulkOperation(capstan, operation) }
}

describe('a bulk operation', () => {
  it('is run in batches of 200 of the mutation of a row, under the operation', async () => {
    const operation = aBulkOperation()
    const { batches, run } = aRun(
      operation,
      Array.from({ length: 450 }, (_, n) => rowAt(n)),
    )
    await run()

    // 200 + 200 + 50 = 450.
    expect(batches.map(({ variables }) => Object.keys(variables).length)).toEqual([200, 200, 50])
    const [{ query, variables, headers } = { query: '', variables: {}, headers: new Headers() }] = batches
    expect(query).toMatch(/^mutation BulkBatch\(\$i0:UpdateDistributionByIdInput!/)
    expect(query).toContain('r199:updateDistributionById(input:$i199){clientMutationId}')
    // proves CALL-084
    expect(variables.i1).toEqual({ id: fixtureIds.nth(12_001), patch: { status: 'closed', version: '1' } })
    expect(headers.get('X-Capstan-Bulk-Operation')).toBe(operation.id)
    expect(new Set(batches.map((batch) => batch.headers.get('Idempotency-Key'))).size).toBe(3)
  })

  it('writes notes on distributions, and on the allocation', async () => {
    const operation = aBulkOperation({ kind: 'note', newStatus: null, annotation: 'Wires are due.' })
    const { batches, run } = aRun(operation, [rowAt(0, { distributionId: null }), rowAt(1)])
    await run()

    const [batch] = batches
    expect(batch?.query).toContain('r0:createAllocationAnnotation(input:$i0)')
    expect(batch?.query).toContain('r1:createDistributionAnnotation(input:$i1)')
    // proves CALL-072, CALL-086
    expect(batch?.variables).toEqual({
      i0: { id: operation.allocationId, annotation: 'Wires are due.' },
      i1: { id: fixtureIds.nth(12_001), annotation: 'Wires are due.' },
    })
  })

  it('invites investors', async () => {
    const operation = aBulkOperation({ kind: 'invite', newStatus: null })
    const { batches, run } = aRun(operation, [
      rowAt(0, { distributionId: null, email: 'a@x.example', name: 'Ann', amount: '12.5' }),
    ])
    await run()

    // proves CALL-083
    expect(batches[0]?.variables).toEqual({
      i0: { accountEmail: 'a@x.example', name: 'Ann', amount: '12.5', allocationId: operation.allocationId },
    })
  })

  it('ends with the error of a batch that changed nothing, and does not try for ever', async () => {
    const { batches, run } = aRun(aBulkOperation(), [rowAt(0)], () => refuse('server_unavailable', 'Busy.'))

    await expect(run()).rejects.toMatchObject({ name: 'CapstanError' })
    expect(batches).toHaveLength(1)
  })

  it('ends when it was stopped elsewhere', async () => {
    const { run } = aRun(aBulkOperation(), [rowAt(0)], () => refuse('bulk_stopped', 'Stopped.'))

    await expect(run()).resolves.toBeUndefined()
  })

  it('is checked before, piece by piece', async () => {
    const { server, capstan } = anInstance()
    const sent: unknown[] = []
    const seen: number[] = []
    server.on(MakeBulkOperationDocument, ({ input }) => {
      sent.push(input)
      return bulkOperationMade(
        'makeBulkOperation',
        aBulkOperation({ state: 'checking', uncheckedCount: 24 }),
      ) as never // a payload
    })
    const left = [12, 0]
    server.on(CheckBulkOperationDocument, () => {
      const uncheckedCount = left.shift() ?? 0
      const state = uncheckedCount === 0 ? 'checked' : 'checking'
      return bulkOperationMade('checkBulkOperation', aBulkOperation({ state, uncheckedCount })) as never // a payload
    })
    const allocationId = fixtureIds.nth(7700)
    const checked = await checkBulkOperation(
      capstan,
      { allocationId, kind: 'status', newStatus: 'closed', distributionIds: [fixtureIds.nth(1)] },
      { onProgress: ({ uncheckedCount }) => seen.push(uncheckedCount) },
    )

    expect(checked.state).toBe('checked')
    expect(seen).toEqual([24, 12, 0])
    expect(sent).toEqual([
      { allocationId, kind: 'status', newStatus: 'closed', distributionIds: [fixtureIds.nth(1)] },
    ])
  })

  it('counts rows in three groups that add up: 20 done, 1 refused, 3 not tried of 24', () => {
    const operation = aBulkOperation({ readyCount: 0, doneCount: 18, keptCount: 2, refusedCount: 1 })
    expect(bulkCounts(operation)).toEqual({ done: 20, refused: 1, notTried: 3 })
  })

  it.each([
    [{ state: 'done', doneCount: 1, undoUntil: '2026-11-21T12:00:00.000Z' }, true],
    [{ state: 'done', doneCount: 0, undoUntil: '2026-11-21T12:00:00.000Z' }, false],
    [{ state: 'done', doneCount: 1, undoUntil: '2026-11-21T10:00:00.000Z' }, false],
    [{ state: 'checked', doneCount: 1, undoUntil: null }, false],
    [{ state: 'undone', doneCount: 1, undoUntil: '2026-11-21T12:00:00.000Z' }, false],
  ] as const)('can be undone as %j: %s', (changes, expected) => {
    expect(canUndo(aBulkOperation(changes), Date.parse('2026-11-21T11:00:00.000Z'))).toBe(expected)
  })
})
