import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { packageFile } from '../packageFiles.ts'
import { pgliteMajor } from './checkDataDir.ts'
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
export async function hasSnapshot(): Promise<boolean> {
  const madeFrom = await readFile(stamp, 'utf8').catch(() => '')
  return madeFrom.split(' ', 1)[0] === (await migrationsHash())
}

/** The snapshot in memory. */
export async function readSnapshot(): Promise<Blob> {
  return new Blob([await promisify(gunzip)(await readFile(data))])
}

/**
 * Unpacks the snapshot file by file, so that it is never in memory whole, unless data exist already. The file that marks a folder
 * as a data folder comes last.
 */
export async function unpackSnapshot(cwd: string, file = fileURLToPath(data)): Promise<void> {
  const version = path.join(cwd, 'PG_VERSION')
  if (existsSync(version)) return
  const { extract } = await import('tar')
  const problems: string[] = []
  // A file that cannot be written is a warning to it; that names begin at the root is none to us.
  const onwarn = (code: string, message: string | Error) =>
    void (code !== 'TAR_ENTRY_INFO' && problems.push(String(message)))
  extract({ cwd, file, sync: true, preserveOwner: false, noMtime: true, filter: isNotVersion, onwarn })
  if (problems.length > 0) throw new Error(`The first data cannot be unpacked: ${problems[0]}`)
  await writeFile(version, `${pgliteMajor}\n`)
}

const isNotVersion = (name: string) => path.posix.normalize(`/${name}`) !== '/PG_VERSION'

/** Returns the sources of the existing snapshot, as passed to `writeSnapshot`. */
export async function readSnapshotSources(): Promise<string> {
  return (await readFile(stamp, 'utf8').catch(() => '')).split(' ').slice(1).join(' ')
}

/** Makes the snapshot; `sources` lists its other inputs. */
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
