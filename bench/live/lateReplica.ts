import { setTimeout as wait } from 'node:timers/promises'
import { signIn } from '../sandbox/signIn.ts'
import type { MeasuredPlatform } from './aPlatform.ts'
import { openWatchers } from './listWatchers.ts'

/** The work of a reader behind a replica. */
export interface LateWork {
  /** From before each change until it was read, in milliseconds. */
  times: number[]
  /** The number of requests for each row. */
  requests: number[]
}

/**
 * Changes rows of a platform that answers queries from a replica with the given lag in milliseconds. A reader requests each
 * changed row until it reads the version of the event, and doubles the wait every time.
 */
export async function readBehind(
  platform: MeasuredPlatform,
  { count, change, lag }: { count: number; change: (id: string) => string; lag: number },
): Promise<LateWork> {
  const { ask } = await signIn(platform.url, 'issuer@capstan.test')
  const watchers = await openWatchers(platform.url, { sockets: 1, tables: ['distributions'] })
  const shown = await ask('query ($first: Int!) { allDistributions(first: $first) { nodes { id } } }', {
    first: count,
  })
  await setLag(platform, lag)
  const work: LateWork = { times: [], requests: [] }
  for (const { id } of (shown.allDistributions as { nodes: { id: string }[] }).nodes) {
    const [{ version = '' } = {}] = await platform.sql<{ version: string }>(
      `select version from app_public.distributions where id = '${id}'`,
    )
    const started = performance.now()
    await platform.sql(change(id))
    await watchers.quiet()
    let requests = 0
    for (let pause = 100, read = ''; Number(read) <= Number(version); pause *= 2) {
      if (requests > 0) await wait(pause)
      const answer = await ask('query ($id: UUID!) { distributionById(id: $id) { version } }', { id })
      read = (answer.distributionById as { version: string }).version
      requests++
    }
    work.times.push(performance.now() - started)
    work.requests.push(requests)
    watchers.forget()
    await wait(lag)
  }
  watchers.close()
  return work
}

async function setLag({ url }: MeasuredPlatform, milliseconds: number): Promise<void> {
  const headers = { origin: url, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }
  const body = JSON.stringify({ kind: 'lag', milliseconds })
  const { ok, status } = await fetch(`${url}/sandbox/scenario`, { method: 'POST', headers, body })
  if (!ok) throw new Error(`The replica could not be made late: ${status}.`)
}
