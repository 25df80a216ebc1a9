import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

// From the sources the package is two folders up; from the build, three.
const root = ['../../', '../../../']
  .map((path) => new URL(path, import.meta.url))
  .find((folder) => existsSync(new URL('package.json', folder)))

/** A file or folder of the package that is no code: the schema, migrations, brands, the snapshot. */
export const packageFile = (path: string): URL => new URL(path, root)

/** The version of the package. */
export async function versionOf(): Promise<string> {
  const { version } = JSON.parse(await readFile(packageFile('package.json'), 'utf8')) as { version: string }
  return version
}

/**
 * The built app: where the workspace builds it, or beside the packed package.
 *
 * In this order, because a workspace that was packed once has a copy of that day beside its sandbox.
 */
export function builtApp(isThere: (folder: URL) => boolean = existsSync): string {
  const packed = packageFile('app/')
  return fileURLToPath([packageFile('../../examples/host-app/dist/'), packed].find(isThere) ?? packed)
}
