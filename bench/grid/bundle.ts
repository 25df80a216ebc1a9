import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type BuildOptions, type Plugin } from 'esbuild'
import { gridNames, gridOf } from './grids.ts'

const here = import.meta.dirname
const repository = path.join(here, '../..')

/** The other grids have a package of their own, which is installed when they are measured for the first time. */
export function installPeers(): void {
  if (existsSync(path.join(here, 'peers/node_modules'))) return
  const { status } = spawnSync(
    'npx',
    ['--yes', 'pnpm@12.21.0', 'install', '--frozen-lockfile', '--prefer-offline'],
    { cwd: path.join(here, 'peers'), stdio: 'inherit' },
  )
  if (status !== 0) throw new Error('The other grids could not be installed.')
}

/** Ours is measured as it is published. */
export function buildOurs(): void {
  const filters = ['theme', 'sdk-core', 'sdk-react'].flatMap((name) => ['--filter', `@capstan/${name}`])
  const { status } = spawnSync('npx', ['--yes', 'pnpm@12.21.0', ...filters, 'build'], {
    cwd: repository,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new Error('Ours could not be built.')
}

/** Bundles each page as an application does, and returns its size above React and the harness, in kB gzip. */
export async function bundleAll(
  folder: string,
  { fromSources }: { fromSources: boolean },
): Promise<Record<string, number>> {
  const entries = {
    bare: 'peers/bare.tsx',
    ...Object.fromEntries(gridNames.map((name) => [name, gridOf(name).entry])),
  }
  const sizes: Record<string, number> = {}
  for (const [name, entry] of Object.entries(entries)) {
    const { outputFiles } = await bundle(entry, path.join(folder, `${name}.js`), fromSources)
    sizes[name] = outputFiles.reduce((sum, { contents }) => sum + gzipSync(contents).length / 1000, 0)
  }
  return Object.fromEntries(gridNames.map((name) => [name, (sizes[name] ?? 0) - (sizes.bare ?? 0)]))
}

/** Ours as it stands, not as it was built last. */
const ourSources: Plugin = {
  name: 'our-sources',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /sdk-react\/dist\// }, ({ path: built, ...from }) =>
      resolve(built.replace('/dist/', '/src/').replace(/\.js$/, ''), from),
    )
  },
}

async function bundle(entry: string, outfile: string, fromSources: boolean) {
  const options = {
    entryPoints: [path.join(here, entry)] as string[],
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    jsx: 'automatic',
    conditions: [...(fromSources ? ['capstan-source'] : []), 'production'],
    plugins: fromSources ? [ourSources] : [],
    define: { 'process.env.NODE_ENV': '"production"', 'process.env': '{}', global: 'globalThis' },
    legalComments: 'none',
    logLevel: 'error',
    outfile,
  } satisfies BuildOptions
  await build(options)
  return build({ ...options, write: false })
}
