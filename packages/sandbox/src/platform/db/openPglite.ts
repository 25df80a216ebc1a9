import { AsyncResource } from 'node:async_hooks'
import { mkdirSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import pg from 'pg'
import { checkDataDir } from './checkDataDir.ts'
import { lockDataDir } from './lockDataDir.ts'
import { pgliteModule } from './pgliteModule.ts'
import { PgliteSubscriber } from './PgliteSubscriber.ts'
import { refuseWritesOfReaders } from './reading.ts'
import { SnapshotFs } from './SnapshotFs.ts'
import type { Database, OpenDbOptions } from './Database.ts'

/** Opens PGlite behind a node-postgres pool of one client, in memory or in a folder that no other process may use. */
export async function openPglite(options: Omit<OpenDbOptions, 'url'> = {}): Promise<Database> {
  const { dataDir, snapshot, fill } = options
  const unlock = dataDir ? await lockDataDir(dataDir) : () => undefined
  try {
    if (dataDir) {
      checkDataDir(dataDir)
      mkdirSync(dataDir, { recursive: true })
      await fill?.(dataDir)
    }
    const pglite = await PGlite.create({
      ...(snapshot
        ? { fs: new SnapshotFs(await snapshot.arrayBuffer()) }
        : { dataDir: dataDir ?? 'memory://' }),
      extensions: { pgcrypto },
      pgliteWasmModule: await pgliteModule(),
      // Its buffers are touched from end to end when it starts; the usual 128 MB are more than the data.
      startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'],
    })
    return databaseOf(pglite, unlock)
  } catch (error) {
    unlock()
    throw error
  }
}

function databaseOf(pglite: PGlite, unlock: () => void): Database {
  const pgSubscriber = new PgliteSubscriber(pglite)
  // One session: one client, never recycled.
  const pool = new pg.Pool({
    ...createPgConfig(pglite),
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 30_000,
  })
  refuseWritesOfReaders(pool)
  return {
    kind: 'pglite',
    pool,
    pgSubscriber,
    // A notification may arrive during any request, so the listener is bound to the context in which it began.
    listen: (channel, callback) => pglite.listen(channel, AsyncResource.bind(callback)),
    snapshot: () => pglite.dumpDataDir('none'),
    async close() {
      pgSubscriber.release()
      await pool.end()
      await pglite.close()
      unlock()
    },
  }
}
