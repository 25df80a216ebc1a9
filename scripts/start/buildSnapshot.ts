import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'

/** Makes the data that a new folder begins with; a folder that is there already needs none. */
export async function buildSnapshot(root: string): Promise<void> {
  if (process.env.DATABASE_URL || existsSync(process.env.CAPSTAN_DATA ?? path.join(root, '.data/sandbox')))
    return
  // In a process of its own, because the memory that a database takes is never given back. Without it the platform starts all the same.
  const script = path.join(root, 'packages/sandbox/build/snapshot.ts')
  const child = spawn(process.execPath, [script], { stdio: ['ignore', 2, 2] })
  await new Promise((resolve) => child.once('exit', resolve).once('error', resolve))
}
