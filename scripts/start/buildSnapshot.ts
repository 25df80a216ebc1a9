import { existsSync } from 'node:fs'
import path from 'node:path'
import { runAside } from './runAside.ts'

/** Makes the data that a new folder begins with; a PostgreSQL, and a folder that is there already, need none. */
export async function buildSnapshot(root: string, dataDir: string | undefined): Promise<void> {
  if (!dataDir || existsSync(dataDir)) return
  // In a separate process, because the memory of a database is never freed. Without it the platform still starts.
  await runAside([process.execPath, path.join(root, 'packages/sandbox/build/snapshot.ts')], root)
}
