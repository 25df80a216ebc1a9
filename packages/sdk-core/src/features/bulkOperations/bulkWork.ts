import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Capstan } from '../../Capstan'
import { isCapstanError } from '../../errors/isCapstanError'
import { bulkOperationQuery, type BulkOperation, type BulkRow } from './BulkOperation'
import {
  goOnChecking,
  resumeBulkOperation,
  retryBulkRows,
  runBulkOperation,
  stopBulkOperation,
  undoBulkOperation,
} from './runBulkOperation'

/** The work that this page does for a bulk operation, or that failed. */
export interface BulkWorkState {
  kind: 'check' | 'run' | 'stop' | 'retry' | 'undo'
  /** The code of the error that ended the work; undefined while it is running. */
  failed?: string
}

/** The bulk operations that this page runs. They continue while other content is shown. */
export interface BulkWork {
  /** The work under way, by the id of the operation. */
  readonly store: Pick<StoreApi<Readonly<Record<string, BulkWorkState>>>, 'getState' | 'subscribe'>
  /** Checks the rows that were not checked yet. */
  check: (operation: BulkOperation) => Promise<void>
  /** Runs an operation, or resumes one that was stopped or interrupted. */
  run: (operation: BulkOperation) => Promise<void>
  /** Stops a run after the batch that is under way. */
  stop: (operation: BulkOperation) => Promise<void>
  /** Checks refused rows again, and tries those that can be changed now. */
  retry: (operation: BulkOperation, rows: readonly Pick<BulkRow, 'id'>[]) => Promise<void>
  /** Undoes an operation, or resumes undoing it. */
  undo: (operation: BulkOperation) => Promise<void>
}

const perCapstan = new WeakMap<Capstan, BulkWork>()

/** Returns the work on bulk operations of an instance: one for all its blocks. */
export function bulkWorkOf(capstan: Capstan): BulkWork {
  const work = perCapstan.get(capstan) ?? createBulkWork(capstan)
  perCapstan.set(capstan, work)
  return work
}

function createBulkWork(capstan: Capstan): BulkWork {
  const store = createStore<Readonly<Record<string, BulkWorkState>>>(() => ({}))
  const underWay = new Map<string, { kind: BulkWorkState['kind']; ended: Promise<void> }>()

  const set = (id: string, state?: BulkWorkState) => {
    const { [id]: _, ...others } = store.getState()
    store.setState(state ? { ...others, [id]: state } : others, true)
  }
  // A batch answers nothing of its operation, and a page without a socket hears of no change.
  const reread = ({ id }: BulkOperation) =>
    capstan.queryClient
      .refetchQueries({ queryKey: bulkOperationQuery(capstan, id).queryKey })
      .catch(() => undefined)
  const start = (
    operation: BulkOperation,
    kind: BulkWorkState['kind'],
    work: () => Promise<unknown>,
  ): Promise<void> => {
    const { id } = operation
    const isStop = kind === 'stop'
    // A stop is requested while the run is under way.
    const key = isStop ? `stop ${id}` : id
    const before = underWay.get(key)
    if (before?.kind === kind) return before.ended
    const isLast = () => underWay.get(key) === going
    const settled = async () => {
      // A check can be run before it has been read again, so a run that starts then waits for it.
      await before?.ended
      try {
        await work()
        await reread(operation)
        if (!isStop && isLast()) set(id)
      } catch (error) {
        await reread(operation)
        if (isLast()) set(id, { kind, failed: isCapstanError(error) ? error.code : 'unknown' })
      } finally {
        if (isLast()) underWay.delete(key)
      }
    }
    if (!isStop) set(id, { kind })
    const going = { kind, ended: Promise.resolve().then(settled) }
    underWay.set(key, going)
    return going.ended
  }
  const onProgress = (operation: BulkOperation) => void reread(operation)
  const runAll = async (operation: BulkOperation) => {
    const { state } = operation
    const resumed = state === 'stopped' ? await resumeBulkOperation(capstan, operation.id) : operation
    await runBulkOperation(capstan, resumed, { onProgress })
  }

  return {
    store,
    check: (operation) => start(operation, 'check', () => goOnChecking(capstan, operation.id)),
    run: (operation) => start(operation, 'run', () => runAll(operation)),
    stop: (operation) => start(operation, 'stop', () => stopBulkOperation(capstan, operation.id)),
    retry: (operation, rows) =>
      start(operation, 'retry', async () => {
        const checked = await retryBulkRows(capstan, operation.id, rows)
        if (checked.readyCount > 0) await runBulkOperation(capstan, checked, { onProgress })
      }),
    undo: (operation) => start(operation, 'undo', () => undoBulkOperation(capstan, operation.id)),
  }
}
