// Makes the snapshot that a new data folder begins with, unless the one there was made from the same files.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { readSnapshotSources, writeSnapshot } from '../src/platform/db/snapshot.ts'

const hash = createHash('sha256')
for (const folder of ['schema', 'migrations', 'seed', 'src/platform/db']) {
  const at = new URL(`../${folder}/`, import.meta.url)
  const entries = readdirSync(at, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const files = entries.map(({ parentPath, name }) => path.join(parentPath, name)).sort()
  for (const file of files) hash.update(path.relative(fileURLToPath(at), file)).update(readFileSync(file))
}
const sources = hash.digest('hex')
// A day later the dates in it would have to be written again at every first start.
const madeFrom = `${sources} ${new Date().toISOString().slice(0, 10)}`

if ((await readSnapshotSources()) !== madeFrom) await writeSnapshot(madeFrom)
