import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import pg from 'pg'

/** Where the data are: a PostgreSQL server, else in memory. */
export interface Engine {
  name: string
  databaseUrl?: string
}

/** What a platform's process did since it was asked last, in milliseconds. */
export interface Work {
  processor: number
  /** The longest time in which it answered nobody. */
  longest: number
}

export interface MeasuredPlatform {
  url: string
  /** Runs SQL as the owner of the database, on PostgreSQL beside the platform. */
  sql: <Row>(text: string) => Promise<Row[]>
  work: () => Promise<Work>
  stop: () => Promise<void>
}

/** Starts a platform with the large seed in a process of its own. */
export async function aPlatform({ databaseUrl }: Engine): Promise<MeasuredPlatform> {
  const script = fileURLToPath(
    new URL('../../packages/sandbox/src/testing/measuredPlatform.ts', import.meta.url),
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
