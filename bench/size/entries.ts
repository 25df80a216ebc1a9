import { readFileSync } from 'node:fs'

/** The entries of a package that have code in them, as its `package.json` names them: `.` is its root. */
export function entriesOf(name: string): string[] {
  const manifest = new URL(`../../packages/${name}/package.json`, import.meta.url)
  const { exports } = JSON.parse(readFileSync(manifest, 'utf8')) as { exports: Record<string, unknown> }
  return Object.entries(exports)
    .filter(([, target]) => typeof target === 'object')
    .map(([subpath]) => subpath)
}
