import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import pg from 'pg'

/** The location of the data: a PostgreSQL server, or else in memory. */
export interface Engine {
  name: string
  databaseUrl?: string
}

/** The work of a platform's process since the last report, in milliseconds. */
export interface Work {
  processor: number
  /** The longest time in which it answered no request. */
  longest: number
}

export interface MeasuredPlatform {
  url: string
  /** Runs SQL as the owner of the database, on PostgreSQL beside the platform. */
  sql: <Row>(text: string) => Promise<Row[]>
  work: () => Promise<Work>
  stop: () => Promise<void>
}

/** Starts a platform with the large seed in a separate process. */
export async function aPlatform({ databaseUrl }: Engine): Promise<MeasuredPlatform> {
  const script = fileURLToPath(
    new URL('../../packages/sandbox/src/testing/server/measuredPlatform.ts', import.meta.url),
  )
  const child = fork(script, [JSON.stringify({ databaseUrl, seed: databaseUrl ? 'large' : 'small' })])
  const answer = async (text?: string): Promise<unknown> => {
    const [value] = (await (text === undefined ? once(child, 'message') : ask(text))) as [unknown]
    return value
  }
  const ask = (text: string) => {
    const answered = once(child, 'message')
    child.send(text)
    return answered
  }
  const url = (await answer()) as string
  const client = databaseUrl ? new pg.Client({ connectionString: databaseUrl }) : undefined
  await client?.connect()
  return {
    url,
    sql: async <Row>(text: string) =>
      (client ? (await client.query(text)).rows : await answer(text)) as Row[],
    work: async () => (await answer('')) as Work,
    async stop() {
      await client?.end()
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
}
