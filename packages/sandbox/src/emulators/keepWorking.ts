import type { Database } from '../platform/db/Database.ts'

/** A due job that is locked belongs to another server, so the next attempt waits. */
const [shortest, longest, afterFailure] = [50, 30_000, 1000]

/**
 * Runs jobs as they become due: the transfer agent's answers, the chain's deployments and mints.
 *
 * Every server does; the database assigns each job to one of them. Returns a function that stops it.
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
