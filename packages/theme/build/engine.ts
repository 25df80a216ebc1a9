import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

export interface Engine {
  brandTheme: (brand: unknown) => { properties: Record<string, string> }
  defaultBrand: unknown
  themeDeclarations: () => string
}

/** The brand engine as it is built from its sources, for what is generated with it. */
export async function loadEngine(): Promise<Engine> {
  const entry = fileURLToPath(new URL('../src/index.ts', import.meta.url))
  const { outputFiles } = await build({ entryPoints: [entry], bundle: true, write: false, format: 'esm' })
  const code = outputFiles[0]?.text ?? ''
  return (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Engine
}
