import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Plugin } from 'esbuild'

const packages = path.join(import.meta.dirname, '../../packages')
/** The modules of the grid: all others are shared with the rest of the kit, or not ours. */
const ofGrid = /packages\/sdk-(core|react)\/src\/grid\//

const onlyTheGrid: Plugin = {
  name: 'only-the-grid',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /.*/ }, async ({ path: asked, pluginData, ...from }) => {
      if (pluginData === 'asked' || from.kind === 'entry-point') return undefined
      const found = await resolve(asked, { ...from, pluginData: 'asked' })
      return ofGrid.test(found.path) || found.path.includes('/src/entries/')
        ? { ...found, sideEffects: false }
        : { path: asked, external: true }
    })
  },
}

/** The sizes of the grid's chunks in kB gzip, without the code that it shares with the rest of the kit. */
export interface OurSizes {
  /** The engine, its state and its sources, and the body that draws rows. */
  engine: number
  /** All of it that a page loads at first. */
  first: number
  /** With every panel. */
  all: number
}

export async function ourSizes(): Promise<OurSizes> {
  const core = path.join(packages, 'sdk-core/src/grid')
  const kit = path.join(packages, 'sdk-react/src/grid')
  const grid = [
    `export { DataGrid } from '${kit}/DataGrid'`,
    `export { useGridSource } from '${kit}/useGridSource'`,
    `export { createGrid } from '${core}/state/createGrid'`,
    `export { createGridSource } from '${core}/source/createGridSource'`,
  ].join('\n')
  const engine = [
    `export { createGridEngine } from '${core}/engine/createGridEngine'`,
    `export { createGrid } from '${core}/state/createGrid'`,
    `export { GridBody } from '${kit}/body/GridBody'`,
  ].join('\n')
  return { engine: await first(engine), first: await first(grid), all: await whole(grid) }
}

const options = {
  bundle: true,
  minify: true,
  write: false,
  format: 'esm',
  platform: 'browser',
  target: 'es2022',
  jsx: 'automatic',
  conditions: ['capstan-source', 'production'] as string[],
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [onlyTheGrid] as Plugin[],
  logLevel: 'error',
} as const

/** In one file, including code that is loaded later. */
async function whole(contents: string): Promise<number> {
  const { outputFiles } = await build({ ...options, stdin: { contents, resolveDir: packages } })
  return weight(outputFiles[0]?.text ?? '')
}

/** Without static imports: on a page the code is in one file, without these lines. */
function weight(script: string): number {
  return gzipSync(script.replace(/import\s*(?:\{[^}]*\}|\w+)\s*from"[^"]*";?/g, '')).length / 1000
}

/** Returns the size of the code that is loaded before the first render. */
async function first(contents: string): Promise<number> {
  const made = await build({
    ...options,
    stdin: { contents, resolveDir: packages },
    splitting: true,
    metafile: true,
    outdir: 'out',
    absWorkingDir: packages,
  })
  const seen = new Set<string>()
  const visit = (name: string) => {
    if (seen.has(name)) return
    seen.add(name)
    for (const each of made.metafile.outputs[name]?.imports ?? [])
      if (each.kind === 'import-statement' && !each.external) visit(each.path)
  }
  visit(
    Object.keys(made.metafile.outputs).find(
      (name) => made.metafile.outputs[name]?.entryPoint === '<stdin>',
    ) ?? '',
  )
  return made.outputFiles
    .filter(({ path: file }) => [...seen].some((name) => file.endsWith(`/${name}`)))
    .reduce((sum, { text }) => sum + weight(text), 0)
}
