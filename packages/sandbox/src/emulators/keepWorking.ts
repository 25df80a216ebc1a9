import type { Database } from '../platform/db/openDb.ts'

/** A job that is due and not to be had is another server's: it is asked for again, but not at once. */
const [shortest, longest, afterFailure] = [50, 30_000, 1000]

/**
 * Does what takes a moment elsewhere as it falls due: the transfer agent's answers, the chain's deployments and mints.
 *
 * Every server works; the database hands each job to one of them. Answers how to stop.
 */
export async function keepWorking(db: Database): Promise<() => Promise<void>> {
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let working = Promise.resolve()
  const workIn = (milliseconds: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => (working = working.then(work)), milliseconds).unref()
  }
  async function work(): Promise<void> {
    if (isStopped) return
    const next = await doJobs(db, () => isStopped).catch(() => afterFailure)
    if (!isStopped) workIn(Math.min(Math.max(next, shortest), longest))
  }
  const unlisten = await db.listen('app_job', () => workIn(0))
  workIn(0)
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await working
    await unlisten()
  }
}

/** Does every job that is due; answers in how many milliseconds there is another. */
async function doJobs({ pool }: Database, isStopped: () => boolean): Promise<number> {
  while (!isStopped()) {
    const { rows } = await pool.query<{ done: boolean }>('select app_private.run_job() as done')
    if (!rows[0]?.done) break
  }
  const { rows } = await pool.query<{ next: number | null }>('select app_private.next_job_in()::int as next')
  return rows[0]?.next ?? longest
}
