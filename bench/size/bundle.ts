import { brotliCompressSync, gzipSync } from 'node:zlib'
import { build, type Metafile, type OutputFile } from 'esbuild'

/** The chunks that were made of an entry. */
export interface Bundle {
  files: OutputFile[]
  outputs: Metafile['outputs']
}

const core = new URL('../../packages/sdk-core/', import.meta.url).pathname
const always = {
  bundle: true,
  splitting: true,
  minify: true,
  write: false,
  metafile: true,
  outdir: new URL('../out', import.meta.url).pathname,
  absWorkingDir: new URL('..', import.meta.url).pathname,
  format: 'esm',
  platform: 'browser',
  target: 'es2022',
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'error',
} as const

/** Bundles the published packages, as an application does: minified, React external, everything else included. */
export async function bundle(contents: string): Promise<Bundle> {
  const { outputFiles, metafile } = await build({
    ...always,
    stdin: { contents, resolveDir: new URL('..', import.meta.url).pathname },
    external: ['react', 'react-dom', 'react/jsx-runtime', 'react-dom/client'],
  })
  return { files: outputFiles, outputs: metafile.outputs }
}

/** Bundles sources of the core, with its dependencies, as published, or without them. */
export async function bundleCore(contents: string, { isAlone }: { isAlone: boolean }): Promise<Bundle> {
  const { outputFiles, metafile } = await build({
    ...always,
    stdin: { contents, resolveDir: `${core}src` },
    ...(isAlone
      ? { packages: 'external' }
      : { alias: { 'graphql-request': `${core}build/graphqlRequest.ts` } }),
  })
  return { files: outputFiles, outputs: metafile.outputs }
}

/** The names of the chunks a browser loads before it runs the entry or, with both kinds of import, ever. */
export function loaded({ outputs }: Bundle, kinds: readonly string[], from = entryOf(outputs)): Set<string> {
  const seen = new Set<string>()
  const visit = (name: string) => {
    if (seen.has(name)) return
    seen.add(name)
    for (const { path, kind, external } of outputs[name]?.imports ?? [])
      if (kinds.includes(kind) && !external) visit(path)
  }
  if (from) visit(from)
  return seen
}

// esbuild emits a chunk even if only unused code imports it; the chunks that count are reachable from the entry.
function entryOf(outputs: Metafile['outputs']): string | undefined {
  return Object.keys(outputs).find((name) => outputs[name]?.entryPoint === '<stdin>')
}

/** Returns the size of chunks in kB: each is compressed separately, as a server does. */
export function weigh({ files }: Bundle, names: ReadonlySet<string>) {
  const loaded = files.filter(({ path }) => [...names].some((name) => path.endsWith(`/${name}`)))
  const kB = (size: (file: OutputFile) => number) => loaded.reduce((sum, file) => sum + size(file), 0) / 1000
  return {
    raw: kB(({ contents }) => contents.length),
    get gzip() {
      return kB((file) => compressed(file, 'gzip'))
    },
    get brotli() {
      return kB((file) => compressed(file, 'brotli'))
    },
  }
}

const ways = { gzip: gzipSync, brotli: brotliCompressSync }
const known = new Map<string, number>()

/** Returns the compressed size of a chunk; each is compressed once, because many figures include the same one. */
function compressed({ hash, contents }: OutputFile, way: keyof typeof ways): number {
  const key = `${way} ${hash}`
  const length = known.get(key) ?? ways[way](contents).length
  known.set(key, length)
  return length
}
