import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const by = '// Written by `pnpm generate` from the exports that the feature marks `@public`; do not edit.'

/** Returns true when an entry of the kit is generated from its feature. */
export const isWritten = (entry: string): boolean => entry.includes(by)

/** The entries of the kit's features: the `@public` exports of a folder, a component with its props, by its name. */
export function featureEntries(src: string): Map<string, string> {
  const entries = new Map<string, string[]>()
  const files = globSync('features/*/**/*.{ts,tsx}', { cwd: src, exclude: ['**/*.{test,stories}.*'] }).sort()
  for (const file of files) {
    const names = publicNames(readFileSync(path.join(src, file), 'utf8'))
    if (names.length === 0) continue
    const [, feature = ''] = file.split(path.sep)
    const line = `${exportOf(names)} from '../${file.replace(/\.tsx?$/, '')}'`
    entries.set(feature, [...(entries.get(feature) ?? []), line])
  }
  return new Map([...entries].map(([feature, lines]) => [feature, textOf(lines)]))
}

/** A file of types alone is not loaded. */
const exportOf = (names: readonly string[]) =>
  names.every((name) => name.startsWith('type '))
    ? `export type { ${names.map((name) => name.slice(5)).join(', ')} }`
    : `export { ${names.join(', ')} }`

const textOf = (lines: readonly string[]) => `'use client'\n\n${by}\n${lines.join('\n')}\n`

/** Returns the names that a file exports as `@public`, with the word `type` before types. */
export function publicNames(text: string): string[] {
  const declared = /@public(?:\n \*| \*)\/\nexport (?:async )?(function|const|interface|type) (\w+)/g
  return [...text.matchAll(declared)].flatMap(([, kind = '', name = '']) => {
    if (kind === 'interface' || kind === 'type') return `type ${name}`
    return new RegExp(`^export (interface|type) ${name}Props\\b`, 'm').test(text)
      ? [name, `type ${name}Props`]
      : name
  })
}
