import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

export interface Engine {
  brandTheme: (brand: unknown) => { properties: Record<string, string> }
  defaultBrand: unknown
  themeDeclarations: () => string
}

/** The brand engine as it is built from its sources, for what is generated with it. */
export async function loadEngine(): Promise<Engine> {
  const code = await bundleEngine('index.ts')
  return (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Engine
}

/** Returns a file of the sources with what it imports, as one module of JavaScript. */
export async function bundleEngine(entry: string): Promise<string> {
  const path = fileURLToPath(new URL(`../src/${entry}`, import.meta.url))
  const { outputFiles } = await build({ entryPoints: [path], bundle: true, write: false, format: 'esm' })
  // The comments name paths that depend on where it runs.
  return (outputFiles[0]?.text ?? '').replaceAll(/^\/\/ .*\n/gm, '')
}
