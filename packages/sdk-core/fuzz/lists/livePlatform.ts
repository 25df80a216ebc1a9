import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

export type Statement = readonly [sql: string, ...values: unknown[]]

/** A platform with change events in its own process, and a signed-in user. */
export interface LivePlatform {
  /** Its servers: two on PostgreSQL. */
  urls: readonly string[]
  cookie: string
  /** The accounts the user acts for: two investors, and an issuer of the first one's. */
  accounts: readonly string[]
  /** Runs statements as the owner of the database, in one transaction; returns the rows of each. */
  sql(...statements: Statement[]): Promise<Record<string, string>[][]>
  /** The same, without those that are refused; returns how many rows each changed. */
  change(...statements: Statement[]): Promise<number[]>
  /** Has every server answer questions as a replica does that is so many milliseconds late; 0: as it is. */
  lag(milliseconds: number): Promise<void>
  stop(): void
}

/** Starts the platform on an engine; nothing when the engine is not there. */
export async function startLivePlatform(engine: string): Promise<LivePlatform | undefined> {
  const script = fileURLToPath(new URL('../../../sandbox/fuzz/livePlatform.ts', import.meta.url))
  const child = spawn(process.execPath, [script, engine], { stdio: ['pipe', 'pipe', 'inherit'] })
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
  const answer = async () => JSON.parse(String((await lines.next()).value)) as unknown
  const who = (await answer()) as Partial<Pick<LivePlatform, 'urls' | 'cookie' | 'accounts'>>
  const { urls, cookie, accounts } = who
  if (!urls || !cookie || !accounts) return undefined
  const ask = async <Answer>(name: 'sql' | 'changes', statements: Statement[]): Promise<Answer> => {
    child.stdin.write(`${JSON.stringify({ [name]: statements.map(([sql, ...values]) => [sql, values]) })}\n`)
    const said = (await answer()) as Answer | { error: string }
    if (typeof said === 'object' && said && 'error' in said) throw new Error(said.error)
    return said as Answer
  }
  return {
    ...{ urls, cookie, accounts },
    sql: (...statements) => ask('sql', statements),
    change: (...statements) => ask('changes', statements),
    async lag(milliseconds) {
      for (const url of urls) await sendScenario(url, milliseconds)
    },
    stop: () => child.stdin.end(),
  }
}

async function sendScenario(url: string, milliseconds: number): Promise<void> {
  const asked = milliseconds > 0 ? 'POST' : 'DELETE'
  const body = milliseconds > 0 ? JSON.stringify({ kind: 'lag', milliseconds }) : undefined
  const headers = { origin: url, ...(body && { 'content-type': 'application/json' }) }
  const { ok, status } = await fetch(`${url}/sandbox/scenario`, { method: asked, headers, body })
  if (!ok) throw new Error(`The platform answered ${status} to a scenario.`)
}
