import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** A sandbox platform in its own process. */
export interface AskedPlatform {
  /** The investor's account that asks. */
  accountId: string
  sql(text: string, values: readonly unknown[]): Promise<unknown>
  query(text: string): Promise<Record<string, unknown>>
  stop(): void
}

/** Starts the sandbox on an engine; nothing when the engine is not there. */
export async function askPlatform(engine: string): Promise<AskedPlatform | undefined> {
  const script = fileURLToPath(new URL('../../sandbox/fuzz/engineProcess.ts', import.meta.url))
  const child = spawn(process.execPath, [script, engine], { stdio: ['pipe', 'pipe', 'inherit'] })
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
  const answer = async () => JSON.parse(String((await lines.next()).value)) as unknown

  const ask = async (line: object) => {
    child.stdin.write(`${JSON.stringify(line)}\n`)
    return answer()
  }

  const { accountId } = (await answer()) as { accountId: string | null }
  if (accountId === null) return undefined
  return {
    accountId,
    sql: (sql, values) => ask({ sql, values }),
    async query(query) {
      const { data, errors } = (await ask({ query })) as { data?: Record<string, unknown>; errors?: unknown }
      if (errors || !data) throw new Error(`${query}: ${JSON.stringify(errors)}`)
      return data
    },
    stop: () => child.stdin.end(),
  }
}
