import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Returns the imports between the folders of a package's `src`, including types. Each feature, each kind of part and each part of
 * the grid is a folder, and `src` itself. The `messages` of a folder may be imported by all folders below it.
 */
export function importsBetweenFolders(src: string): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>()
  for (const file of globSync('**/*.{ts,tsx}', { cwd: src }).filter(isProduct)) {
    const text = readFileSync(path.join(src, file), 'utf8')
    for (const [, named, specifier = named ?? ''] of text.matchAll(importing)) {
      const [from, to] = [folderOf(file), folderOf(path.join(path.dirname(file), specifier))]
      if (from !== to && !specifier.endsWith('/messages'))
        graph.set(from, (graph.get(from) ?? new Set()).add(to))
    }
  }
  return graph
}

// Code that is loaded when it is first needed closes no circle.
const importing = /\bfrom\s+'(\.[^']+)'|\bimport\('(\.[^']+)'\)\.[A-Z]/g

// Tests and their helpers may import anything; entries only re-export.
const isProduct = (file: string) => !/\.(test|stories)\.|(^|\/)testing[./]|^entries\//.test(file)

function folderOf(file: string): string {
  const [first = '', second = '', ...rest] = file.split(path.sep)
  if (second === '') return '.'
  return ['features', 'ui', 'grid'].includes(first) && rest.length > 0 ? `${first}/${second}` : first
}

/** Returns the imports between the files of a package's `src`, including types, without what is loaded when it is first needed. */
export function importsBetweenFiles(src: string): Map<string, Set<string>> {
  const files = globSync('**/*.{ts,tsx}', { cwd: src })
  return new Map(files.map((file) => [file, new Set(importsOf(src, file))]))
}

function importsOf(src: string, file: string): string[] {
  const text = readFileSync(path.join(src, file), 'utf8')
  return [...text.matchAll(importingAtOnce)].flatMap(([, named, typed, specifier = named ?? typed ?? '']) => {
    const target = path.join(path.dirname(file), specifier)
    const found = [target, `${target}.ts`, `${target}.tsx`].find(
      (each) => /\.tsx?$/.test(each) && existsSync(path.join(src, each)),
    )
    return found ? [found] : []
  })
}

const importingAtOnce =
  /^(?:import|export) [^'"]*?from '(\.[^']+)'|\bimport\('(\.[^']+)'\)\.[A-Z]|^import '(\.[^']+)'/gm

/** Returns the cycles of a graph. */
export function circlesOf(graph: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const reachable = (from: string) => {
    const seen = new Set<string>()
    const visit = (folder: string) =>
      graph.get(folder)?.forEach((next) => {
        if (seen.has(next)) return
        seen.add(next)
        visit(next)
      })
    visit(from)
    return seen
  }
  return [...graph.keys()].filter((folder) => reachable(folder).has(folder)).toSorted()
}
