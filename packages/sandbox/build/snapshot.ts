// Makes the snapshot that a new data folder begins with, unless the one there was made from the same files.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { readSnapshotSources, writeSnapshot } from '../src/platform/db/snapshot.ts'

const hash = createHash('sha256')
for (const folder of ['migrations', 'seed', 'src/platform/db']) {
  const at = new URL(`../${folder}/`, import.meta.url)
  for (const name of readdirSync(at).sort()) hash.update(name).update(readFileSync(new URL(name, at)))
}
const sources = hash.digest('hex')
// A day later the dates in it would have to be written again at every first start.
const madeFrom = `${sources} ${new Date().toISOString().slice(0, 10)}`

if ((await readSnapshotSources()) !== madeFrom) await writeSnapshot(madeFrom)
