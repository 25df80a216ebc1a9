import { createCapstan, isCapstanError, type Capstan } from '@capstan/sdk-core'
import { allocationDistributionsQuery } from '@capstan/sdk-core/allocations'
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

/** The result of a run: its parts, and the operations of the two sessions that changed the same rows. */
export interface BulkRun {
  parts: BulkPart[]
  sessions: readonly string[]
}

/** A client of a session, as in a browser; calls `onRequest` at each request. */
function clientOf({ origin, account, cookie }: BulkPlace, onRequest: () => void = () => undefined): Capstan {
  return createCapstan({
    account,
    endpoint: `${origin}/api/v2/graphql`,
    environment: {
      fetch: (url, init) => {
        onRequest()
        const headers = new Headers(init?.headers)
        headers.set('cookie', cookie)
        headers.set('origin', origin)
        headers.set('sec-fetch-site', 'same-origin')
        return fetch(url, { ...init, headers })
      },
    },
  })
}

/**
 * Shows the first rows and the whole list, sets a status for all of them, takes it back, writes a note on all and invites more, as a
 * page does. Then two sessions give the same rows different statuses at once; `other` is the cookie of the second one.
 */
export async function runBulk({ other, ...place }: BulkPlace & { other: string }): Promise<BulkRun> {
  const { roundId, allocationId, distributionIds } = place
  const asked = { allocationId, distributionIds }
  let requests = 0
  const capstan = clientOf(place, () => requests++)
  const parts: BulkPart[] = []
  const timed = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const [started, before] = [performance.now(), requests]
    const result = await work()
    parts.push({ name, took: performance.now() - started, requests: requests - before })
    return result
  }
  await timed('first rows', () => firstRows(capstan, roundId))
  await timed('whole list', async () => {
    const query = allocationDistributionsQuery(capstan, allocationId)
    const rows = query.select(await query.queryFn({ signal: new AbortController().signal }))
    if (rows.length !== distributionIds.length) throw new Error(`The list has ${rows.length} rows.`)
  })
  const change = { ...asked, kind: 'status' as const, newStatus: 'closed' }
  const operation = await timed('check', () => checkBulkOperation(capstan, change))
  expectCount(operation, 'readyCount', asked.distributionIds.length)
  await timed('run', () => runBulkOperation(capstan, operation))
  const undone = await timed('undo', () => undoBulkOperation(capstan, operation.id))
  expectCount(undone, 'undoneCount', asked.distributionIds.length)

  const annotation = 'Wires are due on Friday.'
  const note = await timed('check of notes', () =>
    checkBulkOperation(capstan, { ...asked, kind: 'note', annotation }),
  )
  expectCount(note, 'readyCount', asked.distributionIds.length)
  await timed('run of notes', () => runBulkOperation(capstan, note))
  const invitations = Array.from({ length: distributionIds.length / 5 }, (_, nr) => ({
    ...{ accountEmail: `invited${nr}@investors.example`, name: `Invited ${nr}`, amount: '5' },
  }))
  const invited = await timed('check of invitations', () =>
    checkBulkOperation(capstan, { allocationId, kind: 'invite', invitations }),
  )
  expectCount(invited, 'readyCount', invitations.length)
  await timed('run of invitations', () => runBulkOperation(capstan, invited))

  const [first, second] = [capstan, clientOf({ ...place, cookie: other }, () => requests++)]
  const both = await timed('check of two sessions', () =>
    Promise.all([
      checkBulkOperation(first, { ...asked, kind: 'status', newStatus: 'closed' }),
      checkBulkOperation(second, { ...asked, kind: 'status', newStatus: 'drafted' }),
    ]),
  )
  await timed('run of two sessions', () =>
    // Batches of rows that the other one was first to change are refused, and written down row by row.
    Promise.all([
      runBulkOperation(first, both[0]).catch(refused),
      runBulkOperation(second, both[1]).catch(refused),
    ]),
  )
  // Their timers would keep the process alive.
  first.destroy()
  second.destroy()
  return { parts, sessions: both.map(({ id }) => id) }
}

const refused = (error: unknown) => {
  if (!isCapstanError(error)) throw error
}

function firstRows(capstan: Capstan, roundId: string): Promise<void> {
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
