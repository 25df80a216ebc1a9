import { createCapstan } from '@capstan/sdk-core'
import {
  checkBulkOperation,
  runBulkOperation,
  undoBulkOperation,
  type BulkOperation,
} from '@capstan/sdk-core/bulkOperations'
import { distributionsSource } from '@capstan/sdk-core/distributions'

/** The server and the account of a run. */
export interface BulkPlace {
  origin: string
  account: string
  cookie: string
  allocationId: string
  roundId: string
  distributionIds: readonly string[]
}

/** Milliseconds of each part, and the requests that it took. */
export interface BulkPart {
  name: string
  took: number
  requests: number
}

/** Shows the first rows, then sets a status for all of them, and takes it back, as a page does. */
export async function runBulk({
  origin,
  account,
  cookie,
  roundId,
  ...asked
}: BulkPlace): Promise<BulkPart[]> {
  let requests = 0
  const capstan = createCapstan({
    account,
    endpoint: `${origin}/api/v2/graphql`,
    environment: {
      fetch: (url, init) => {
        requests++
        const headers = new Headers(init?.headers)
        headers.set('cookie', cookie)
        headers.set('origin', origin)
        headers.set('sec-fetch-site', 'same-origin')
        return fetch(url, { ...init, headers })
      },
    },
  })
  const parts: BulkPart[] = []
  const timed = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const [started, before] = [performance.now(), requests]
    const result = await work()
    parts.push({ name, took: performance.now() - started, requests: requests - before })
    return result
  }
  await timed('first rows', () => firstRows(capstan, roundId))
  const change = { ...asked, kind: 'status' as const, newStatus: 'closed' }
  const operation = await timed('check', () => checkBulkOperation(capstan, change))
  expectCount(operation, 'readyCount', asked.distributionIds.length)
  await timed('run', () => runBulkOperation(capstan, operation))
  const undone = await timed('undo', () => undoBulkOperation(capstan, operation.id))
  expectCount(undone, 'undoneCount', asked.distributionIds.length)
  return parts
}

function firstRows(capstan: ReturnType<typeof createCapstan>, roundId: string): Promise<void> {
  const source = distributionsSource(capstan, 'broker', { roundId })
  source.show({ orderBy: ['INVESTOR_ACCOUNT_NAME_ASC', 'ID_ASC'] })
  return new Promise((resolve) => {
    const stop = source.store.subscribe(() => {
      if (source.store.getState().rows.length === 0) return
      stop()
      resolve()
    })
    source.start()
  })
}

function expectCount(operation: BulkOperation, count: 'readyCount' | 'undoneCount', expected: number): void {
  if (operation[count] !== expected) throw new Error(`${count} is ${operation[count]}, not ${expected}.`)
}
