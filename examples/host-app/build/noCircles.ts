import type { Plugin } from 'vite'

/** Refuses a build in which two files import each other: one would read a value of the other before it is set. */
export function noCircles(): Plugin {
  return {
    name: 'capstan:no-circles',
    generateBundle(_options, bundle) {
      const importsOf = new Map(
        Object.values(bundle).flatMap((file) =>
          file.type === 'chunk' ? [[file.fileName, file.imports]] : [],
        ),
      )
      const circle = circleIn(importsOf)
      if (circle) this.error(`Files of the app import each other in a circle: ${circle.join(' → ')}.`)
    },
  }
}

/** The first circle of imports, from a file back to itself. */
export function circleIn(importsOf: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const done = new Set<string>()
  const walk = (file: string, above: readonly string[]): string[] | undefined => {
    const at = above.indexOf(file)
    if (at >= 0) return [...above.slice(at), file]
    if (done.has(file)) return undefined
    for (const next of importsOf.get(file) ?? []) {
      const circle = walk(next, [...above, file])
      if (circle) return circle
    }
    done.add(file)
    return undefined
  }
  for (const file of importsOf.keys()) {
    const circle = walk(file, [])
    if (circle) return circle
  }
  return undefined
}
