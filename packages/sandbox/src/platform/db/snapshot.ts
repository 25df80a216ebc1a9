import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { packageFile } from '../packageFiles.ts'
import { migrate } from './migrate.ts'
import { openPglite } from './openPglite.ts'
import { migrationsHash } from './readMigrations.ts'
import { seed } from './seed.ts'

const data = packageFile('snapshot/data.tar.gz')
const stamp = packageFile('snapshot/made-from')

/**
 * A data folder with every migration applied and the small seed in it, made when the package was built.
 *
 * Beginning with it saves running initdb. One that other migrations made is as good as none.
 */
export async function readSnapshot(): Promise<Blob | undefined> {
  if (!(await isCurrent())) return undefined
  return new Blob([await promisify(gunzip)(await readFile(data))])
}

async function isCurrent(): Promise<boolean> {
  const madeFrom = await readFile(stamp, 'utf8').catch(() => '')
  return madeFrom.split(' ', 1)[0] === (await migrationsHash())
}

/** What the snapshot that is there was made from, as `writeSnapshot` was told. */
export async function readSnapshotSources(): Promise<string> {
  return (await readFile(stamp, 'utf8').catch(() => '')).split(' ').slice(1).join(' ')
}

/** Makes the snapshot; `sources` says what else it was made from. */
export async function writeSnapshot(sources: string): Promise<void> {
  const db = await openPglite()
  try {
    await migrate(db)
    await seed(db, 'small')
    await db.pool.query('vacuum analyze')
    await db.pool.query('checkpoint')
    const tar = await db.snapshot?.()
    await mkdir(packageFile('snapshot/'), { recursive: true })
    await replace(data, await promisify(gzip)(Buffer.from((await tar?.arrayBuffer()) ?? new ArrayBuffer(0))))
    await replace(stamp, `${await migrationsHash()} ${sources}`)
  } finally {
    await db.close()
  }
}

/** Another process never reads half a file. */
async function replace(file: URL, content: Buffer | string): Promise<void> {
  const draft = new URL(`${file.href}.${process.pid}`)
  await writeFile(draft, content)
  await rename(draft, file)
}
