import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'

const folders = [new URL('schema/', import.meta.url), new URL('../imports/', import.meta.url)]

/** A hash of the code that the schema is built by, while it may still change: nothing, once the package is built. */
export async function schemaSources(): Promise<string | undefined> {
  if (!import.meta.url.endsWith('.ts')) return undefined
  const hash = createHash('sha256')
  for (const folder of folders) {
    const names = (await readdir(folder)).filter((name) => !name.endsWith('.test.ts')).sort()
    for (const name of names) hash.update(`${name}\n`).update(await readFile(new URL(name, folder)))
  }
  return hash.digest('hex')
}
