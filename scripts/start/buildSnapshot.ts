import { existsSync } from 'node:fs'
import path from 'node:path'
import { runAside } from './runAside.ts'

/** Makes the data that a new folder begins with; a PostgreSQL, and a folder that is there already, need none. */
export async function buildSnapshot(root: string, dataDir: string | undefined): Promise<void> {
  if (!dataDir || existsSync(dataDir)) return
  // In a process of its own, because the memory that a database takes is never given back. Without it the platform starts all the same.
  await runAside([process.execPath, path.join(root, 'packages/sandbox/build/snapshot.ts')], root)
}
