import { describe, expect, it } from 'vitest'
import { anInstance } from '../../testing/anInstance'
import { refuse } from '../../testing/fakeServer'
import { bulkWorkOf } from './bulkWork'
import {
  BulkOperationDocument,
  BulkRowsDocument,
  CheckBulkOperationDocument,
  ResumeBulkOperationDocument,
  RetryBulkOperationDocument,
} from './operations.generated'
import { aBulkOperation, aBulkRow, bulkOperationAnswer, bulkOperationMade, bulkRowsAnswer } from './testing'

const operation = aBulkOperation()

function aPlatform() {
  const { server, capstan } = anInstance()
  server.on(BulkOperationDocument, () => bulkOperationAnswer(operation))
  server.on(BulkRowsDocument, () => bulkRowsAnswer([], 0))
  return { server, capstan, work: bulkWorkOf(capstan) }
}

describe('bulkWorkOf', () => {
  it('is one for all blocks of an instance', () => {
    const { capstan, work } = aPlatform()
    expect(bulkWorkOf(capstan)).toBe(work)
  })

  it('checks an operation once, however often that is asked for', async () => {
    const { server, work } = aPlatform()
    let checks = 0
    server.on(CheckBulkOperationDocument, () => {
      checks += 1
      return bulkOperationMade('checkBulkOperation', operation) as never // a payload
    })
    const both = [work.check(operation), work.check(operation)]
    expect(work.store.getState()).toEqual({ [operation.id]: { kind: 'check' } })
    await Promise.all(both)

    expect(checks).toBe(1)
    expect(work.store.getState()).toEqual({})
  })

  it('keeps the error code of a failed item, and starts again on retry', async () => {
    const { server, work } = aPlatform()
    server.on(CheckBulkOperationDocument, () => refuse('not_allowed', 'No.'))
    await work.check(operation)
    expect(work.store.getState()).toEqual({ [operation.id]: { kind: 'check', failed: 'not_allowed' } })

    server.on(CheckBulkOperationDocument, () => bulkOperationMade('checkBulkOperation', operation) as never) // a payload
    await work.check(operation)
    expect(work.store.getState()).toEqual({})
  })

  it('runs an operation that it is asked to run before its check has been read again', async () => {
    const { server, work } = aPlatform()
    const asked: string[] = []
    server.on(CheckBulkOperationDocument, () => {
      asked.push('check')
      return bulkOperationMade('checkBulkOperation', operation) as never // a payload
    })
    server.on(BulkRowsDocument, () => {
      asked.push('run')
      return bulkRowsAnswer([], 0)
    })
    const both = [work.check(operation), work.run(operation)]
    expect(work.store.getState()).toEqual({ [operation.id]: { kind: 'run' } })
    await Promise.all(both)

    expect(asked).toEqual(['check', 'run'])
    expect(work.store.getState()).toEqual({})
  })

  it('lets an operation go on that was stopped, before it sends its rows', async () => {
    const { server, work } = aPlatform()
    const asked: unknown[] = []
    server.on(ResumeBulkOperationDocument, ({ input }) => {
      asked.push(input)
      return bulkOperationMade('resumeBulkOperation', { ...operation, state: 'running' }) as never // a payload
    })
    await work.run({ ...operation, state: 'stopped' })

    expect(asked).toEqual([{ id: operation.id }])
    expect(work.store.getState()).toEqual({})
  })

  it('checks refused rows again before it tries them', async () => {
    const { server, work } = aPlatform()
    const asked: unknown[] = []
    server.on(RetryBulkOperationDocument, ({ input }) => {
      asked.push(input)
      return bulkOperationMade('retryBulkOperation', { ...operation, state: 'checking' }) as never // a payload
    })
    server.on(CheckBulkOperationDocument, ({ input }) => {
      asked.push(input)
      return bulkOperationMade('checkBulkOperation', operation) as never // a payload
    })
    const row = aBulkRow({ outcome: 'refused' })
    await work.retry(operation, [row])

    expect(asked).toEqual([{ id: operation.id, rowIds: [row.id] }, { id: operation.id }])
  })
})
