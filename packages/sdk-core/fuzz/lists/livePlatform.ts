import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

export type Statement = readonly [sql: string, ...values: unknown[]]

/** A platform that listens, in a process of its own, and an investor who is signed in to it. */
export interface LivePlatform {
  url: string
  cookie: string
  account: string
  /** Runs statements as the owner of the database, in one transaction; returns the rows of each. */
  sql(...statements: Statement[]): Promise<Record<string, string>[][]>
  stop(): void
}

/** Starts the platform on an engine; nothing when the engine is not there. */
export async function startLivePlatform(engine: string): Promise<LivePlatform | undefined> {
  const script = fileURLToPath(new URL('../../../sandbox/fuzz/livePlatform.ts', import.meta.url))
  const child = spawn(process.execPath, [script, engine], { stdio: ['pipe', 'pipe', 'inherit'] })
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
  const answer = async () => JSON.parse(String((await lines.next()).value)) as unknown
  const who = (await answer()) as Partial<Pick<LivePlatform, 'url' | 'cookie' | 'account'>>
  const { url, cookie, account } = who
  if (!url || !cookie || !account) return undefined
  return {
    ...{ url, cookie, account },
    async sql(...statements) {
      child.stdin.write(`${JSON.stringify(statements.map(([sql, ...values]) => [sql, values]))}\n`)
      const rows = (await answer()) as Record<string, string>[][] | { error: string }
      if ('error' in rows) throw new Error(rows.error)
      return rows
    },
    stop: () => child.stdin.end(),
  }
}
