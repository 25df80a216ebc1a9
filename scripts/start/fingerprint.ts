import { createHash } from 'node:crypto'
import { existsSync, statSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'

/** A short text that changes whenever one of these files, or one in these folders, does. */
export async function fingerprint(paths: string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const file of (await Promise.all(paths.map(filesIn))).flat()) {
    const { size, mtimeMs } = statSync(file)
    hash.update(`${file}\n${size}\n${mtimeMs}\n`)
  }
  return hash.digest('hex')
}

async function filesIn(at: string): Promise<string[]> {
  if (!existsSync(at)) return []
  if (statSync(at).isFile()) return [at]
  const entries = await readdir(at, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
}
